// What is somebody's own is theirs: another person of the same rights neither sees nor changes it by naming its number.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { people, personRoles } from '#features/people/api/tables.ts';
import { testApi } from '../api/api.ts';
import { attacker, proper } from './lib/attacker.ts';
import { belongingsOf } from './lib/belongings.ts';
import { type Call, callsOf, gentleFirst } from './lib/description.ts';
import { type Answered, harvest, plain, pushThrough } from './lib/plain.ts';

/**
 * What belongs to the school: whoever may come in sees and changes all of it. Anything else is somebody's own, also an
 * area that nobody has thought of yet.
 */
const OF_THE_SCHOOL = [
  ...['Accounts', 'People', 'Audit', 'Roles', 'Permissions', 'Questions', 'Invoices', 'Data table', 'Kanban', 'Blog'],
  ...['Help', 'Products', 'Dashboards', 'Cards', 'System', 'Pricing', 'Newsletter', 'Profile'],
];

/** Those who manage the shop, the tasks of others and questions see every order, task and result; the others their own. */
const OF_ADMINISTRATORS = ['Orders', 'Results', 'Shop', 'To-do'];
/** What people say in front of everybody. */
const SHOWN = /\/reviews/;
/** The same to everybody: who works here, and what is sold. */
const OF_ALL = ['GET /apps/chat/get-chat', 'GET /apps/ecommerce/products/{id}'];
/** How people show themselves to the others. */
const ABOUT = /^(fullName|username|about|bio|country|website|company|contact|role)$/;

const ROLES = ['admin', 'client', 'Student'] as const;
/** So many numbers of things are tried with each call. */
const NUMBERS = 10;
/** The areas in which somebody sees again what they wrote. */
const SEEN: Record<(typeof ROLES)[number], string[]> = {
  admin: ['API keys', 'Calendar', 'Chat', 'Email'],
  client: ['Calendar', 'Email', 'Orders', 'To-do'],
  Student: [],
};

const api = testApi();
const attack = attacker(api);
let calls: Call[];
const covered = new Set<string>();
beforeAll(async () => {
  await attack.begin();
  calls = gentleFirst(await callsOf(api)).filter((one) => !/jwt\/|account\/delete|view-as/.test(one.path));
});
afterAll(async () => attack.tell('belongings', [...covered]));

async function newPerson(role: (typeof ROLES)[number]): Promise<number> {
  const { id } = (await api.register()).user;
  await api.db.update(people).set({ access: role }).where(eq(people.id, id));
  if (role === 'client') {
    await api.db.insert(personRoles).values(['user', 'restricted-user'].map((one) => ({ personId: id, role: one })));
  }
  return id;
}

/** Of what somebody made: the number at the top of the answer. */
const madeIds = (made: Answered[]): number[] =>
  made.flatMap(([, text]) => /^\{(?:"\w+":\{)?"id":(\d+)/.exec(text)?.[1] ?? []).map(Number);

describe.each(ROLES)('what belongs to one %s', (role) => {
  const marker = `secret-of-one-${role}`;
  let owner = 0;
  let other = 0;
  let own: Call[];
  /** What the owner was answered when they made something: its number is in it. */
  const made: Answered[] = [];
  beforeAll(async () => {
    const shared = role === 'admin' ? [...OF_THE_SCHOOL, ...OF_ADMINISTRATORS] : OF_THE_SCHOOL;
    own = calls.filter((one) => !shared.includes(one.area) && one.access !== 'public' && !SHOWN.test(one.path));
    for (const { name } of own) covered.add(name);
    [owner, other] = [await newPerson(role), await newPerson(role)];
    for (const full of [false, true]) {
      for (const call of own.filter((one) => one.method !== 'GET' && one.method !== 'DELETE')) {
        const choice = plain({ full });
        const text = (name: string, schema: object) => {
          const usual = choice.text(name, schema);
          return usual.startsWith('Plain ') && !ABOUT.test(name) ? `${marker} ${name}` : usual;
        };
        const sent = { ...proper(call, { ...choice, text }), token: await attack.loginOf(owner) };
        const answer = await pushThrough(attack, call, sent);
        if (answer.status < 300 && answer.text.startsWith('{')) made.push([call, answer.text]);
      }
    }
    const mine = await belongingsOf(api, owner);
    expect(mine.length).toBeGreaterThan(3);
    // Students write nothing that only they may read; their practices have numbers alone.
    expect(mine.some((row) => row.includes(marker))).toBe(role !== 'Student');
  });

  it(`is not seen by another ${role}`, async () => {
    const ids = await harvest(attack, own, await attack.loginOf(owner), made, NUMBERS);
    const seen = new Set<string>();
    const numbers = new RegExp(`\\b(${madeIds(made).join('|')})$`);
    for (const call of own.filter((one) => one.method === 'GET')) {
      for (let turn = 0; turn < (call.params.length + call.query.length > 0 ? NUMBERS : 1); turn += 1) {
        const sent = proper(call, plain({ id: (name) => ids(call, name) }));
        const mine = await attack.send(call, { ...sent, token: await attack.loginOf(owner) });
        if (mine.text.includes(marker)) seen.add(call.area);
        const { text } = await attack.send(call, { ...sent, token: await attack.loginOf(other) });
        if (text.includes(marker)) attack.findings.push(`${call.name} shows ${text.slice(0, 300)}`);
        // Also without a word of theirs: whoever names the number gets the same thing.
        const isTheirs = Object.values({ ...sent.query, path: sent.path }).some((one) => numbers.test(String(one)));
        if (
          isTheirs &&
          !OF_ALL.includes(call.name) &&
          mine.status === 200 &&
          text === mine.text &&
          /"id":\d/.test(text)
        )
          attack.findings.push(`${call.name} (${JSON.stringify(sent)}) shows ${text.slice(0, 300)}`);
      }
    }
    expect(attack.take()).toEqual([]);
    // The owner sees it wherever they keep something, or this would prove nothing.
    expect([...seen].sort()).toEqual(SEEN[role]);
  });

  it(`is not changed by another ${role}`, async () => {
    const ids = await harvest(attack, own, await attack.loginOf(owner), made);
    const before = await belongingsOf(api, owner);
    for (const full of [false, true]) {
      for (const call of own.filter((one) => one.method !== 'GET')) {
        for (let turn = 0; turn < 3; turn += 1) {
          const sent = proper(call, plain({ full, id: (name) => ids(call, name) }));
          await pushThrough(attack, call, { ...sent, token: await attack.loginOf(other) });
        }
      }
    }
    const after = new Set(await belongingsOf(api, owner));
    expect(before.filter((row) => !after.has(row))).toEqual([]);
    expect(attack.take()).toEqual([]);
  });
});
