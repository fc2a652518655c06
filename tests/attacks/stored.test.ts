// What a request brings is what it may bring, and text stays text: nothing of it becomes a role, a statement or a page.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../api/api.ts';
import { attacker, proper, type Sent } from './lib/attacker.ts';
import { type Call, callsOf, gentleFirst } from './lib/description.ts';
import { withExtras } from './lib/extras.ts';
import { HTML, RUNS_IN_A_PAGE, SQL, textFields, watchTexts } from './lib/injections.ts';
import { harvest, type Ids, plain, pushThrough } from './lib/plain.ts';
import { query, rowsHolding, tablesOf } from './lib/stored.ts';

const api = testApi();
const attack = attacker(api);
let calls: Call[];
let ids: Ids;
let admin = 0;

beforeAll(async () => {
  await attack.begin();
  calls = gentleFirst(await callsOf(api));
  admin = (await api.signIn('admin@demo.com', 'admin')).userData.id;
  ids = await harvest(attack, calls, await attack.tokenOf(admin));
});
afterAll(() => attack.tell('what is stored', calls));

const withBody = () => calls.filter((one) => one.body);
const fresh = (personId: number) => attack.loginOf(personId);
const numbered = (call: Call) => ({ id: (name: string) => ids(call, name) });

describe('fields that nobody asked for', () => {
  const sentinels = ['sentinel-', '19999999', '1971-02-03'];

  it('are not stored, at any depth, by any call', async () => {
    let through = 0;
    for (const full of [false, true]) {
      for (const call of withBody()) {
        const { body, ...sent } = proper(call, plain({ full, ...numbered(call) }));
        const given: Sent = { ...sent, token: await fresh(admin), body: withExtras(body, call.body) };
        const { status } = await pushThrough(attack, call, given);
        if (status < 300) through += 1;
      }
    }
    expect(attack.take()).toEqual([]);
    // Most of them have to come through, or this would prove little.
    expect(through).toBeGreaterThan(withBody().length / 2);
    for (const text of sentinels) expect(await rowsHolding(api, text), text).toEqual([]);
  });

  it('raise nobody: a student stays one, and so does everybody else', async () => {
    const rights = () =>
      query(
        api,
        `SELECT p.id, access, role, status, password_hash, array(SELECT role FROM person_roles WHERE person_id = p.id ORDER BY 1) AS roles
         FROM people p ORDER BY id`,
      );
    // Somebody new: what went before may have suspended anybody else.
    const { id: student } = (await api.register()).user;
    await query(api, `UPDATE people SET access = 'Student' WHERE id = ${student}`);
    const before = await rights();
    const raise = {
      ...{ role: 'admin', access: 'admin', isAdmin: true, admin: true, status: 'active', roles: ['administrator'] },
      ...{ permissionRoles: ['administrator'], ability: [{ action: 'manage', subject: 'all' }], personId: admin },
      ...{ passwordHash: 'x', mustChangePassword: false, emailVerifiedAt: '2020-01-01T00:00:00.000Z', ownerId: admin },
    };
    for (const call of withBody()) {
      if (call.access === 'public' || call.name.includes('account/delete')) continue;
      const { body, ...sent } = proper(call, plain({ full: true, ...numbered(call) }));
      await pushThrough(attack, call, {
        ...sent,
        token: await fresh(student),
        body: withExtras(body, call.body, raise),
      });
    }
    expect(await rights()).toEqual(before);
    // Still let in: every refusal before was one for a student, not for a stranger.
    expect((await api.get('/api/me', await fresh(student))).status).toBe(200);
  });
});

describe('text that is SQL or a page', () => {
  beforeAll(async () => {
    await query(api, 'CREATE TABLE attack_canary (hit boolean NOT NULL)');
    await query(api, 'INSERT INTO attack_canary VALUES (false)');
  });

  const texts = watchTexts();
  const through = new Set<string>();
  /** What pages show as mark-up. */
  const RICH = [
    ...['blog_posts.content', 'products.description', 'help_articles.content', 'kanban_cards.description'],
    ...['calendar_events.description', 'questions.text', 'questions.general_feedback'],
  ];

  /** Sends the text in one field, or in every field at once. */
  async function inject(call: Call, text: string, field?: string) {
    const choice = plain({ full: true, ...numbered(call) });
    const chosen = (name: string, schema: object) =>
      field === undefined || field === name ? text : choice.text(name, schema);
    const given = { ...proper(call, { ...choice, text: chosen }), token: await fresh(admin) };
    texts.sent([given.query, given.body]);
    const answer = await pushThrough(attack, call, given);
    if (answer.status < 300) through.add(call.name);
    const changed = texts.changedIn(answer.text);
    if (changed) attack.findings.push(`${call.name} (${field ?? 'all fields'}: ${text}) answered ${changed}`);
  }

  it('is stored as it is or not at all, and never run', async () => {
    const tables = await tablesOf(api);
    for (const [turn, call] of calls.entries()) {
      if (call.name.includes('account/delete')) continue;
      await inject(call, SQL[turn % SQL.length] as string);
      await inject(call, HTML[turn % HTML.length] as string);
      // One by one as well: a field that is refused would hide the others.
      const fields = textFields(call);
      if (fields.length < 2) continue;
      for (const [place, field] of fields.entries()) {
        const list = place % 2 === 0 ? HTML : SQL;
        await inject(call, list[(turn + place) % list.length] as string, field);
      }
    }
    expect(attack.take()).toEqual([]);
    expect(await tablesOf(api)).toEqual(tables);
    expect(await query(api, 'SELECT hit FROM attack_canary')).toEqual([{ hit: false }]);
    // Most of them have to come through, or this would prove little.
    expect(through.size).toBeGreaterThan(calls.length / 2);
    expect((await api.get('/api/me', await fresh(admin))).body).toMatchObject({ role: 'admin' });
  });

  it('is stored without what would run, where pages show it as mark-up', async () => {
    for (const place of RICH) {
      const [table, column] = place.split('.');
      const found = await query<{ text: string }>(api, `SELECT "${column}"::text AS text FROM "${table}"`);
      expect(found.length, place).toBeGreaterThan(0);
      expect(
        found.filter(({ text }) => RUNS_IN_A_PAGE.test(text)),
        place,
      ).toEqual([]);
    }
  });

  it('is no mark-up and no second header in a mail', () => {
    expect(api.mails.length).toBeGreaterThan(0);
    for (const mail of api.mails) {
      expect(`${mail.subject}${mail.to}${mail.replyTo?.name ?? ''}${mail.replyTo?.address ?? ''}`).not.toMatch(
        /[\r\n]/,
      );
      expect(mail.html ?? '').not.toMatch(/<script|<svg|<img[^>]*\sonerror|<iframe|javascript:/i);
    }
  });
});
