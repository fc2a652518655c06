// Trying until it fits: every call that takes a secret somebody could guess stops whoever tries, and links work once.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApi } from '../api/api.ts';
import { attacker, proper } from './lib/attacker.ts';
import { type Call, callsOf } from './lib/description.ts';
import { plain } from './lib/plain.ts';

/** Short enough to be guessed. Tokens of links and logins have 256 random bits. */
const GUESSED = ['password', 'current', 'currentPassword', 'code'];
const TRIES = 40;

const api = testApi();
const attack = attacker(api);
let guessable: Call[];
beforeAll(async () => {
  await attack.begin();
  const hasSecret = (call: Call) => Object.keys(call.body?.properties ?? {}).some((name) => GUESSED.includes(name));
  guessable = (await callsOf(api)).filter(hasSecret);
});
afterAll(() => attack.tell('guessing', guessable));

it('a secret is tried a few times and then not at all, by every call that compares one', async () => {
  expect(guessable.length).toBeGreaterThan(5);
  for (const call of guessable) {
    const { user, email } = await api.register();
    const login = await attack.tokenOf(user.id);
    const statuses = new Set<number>();
    let compared = false;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const sent = proper(call, plain());
      const secrets = Object.fromEntries(GUESSED.map((name) => [name, `guess ${tries} of it`]));
      const given = sent.body as Record<string, unknown>;
      const body = Object.fromEntries(Object.entries(given).map(([name, one]) => [name, secrets[name] ?? one]));
      // A login is tried for one account from many places.
      if (call.name === 'POST /jwt/login') body.email = email;
      const { status, text } = await attack.send(call, { ...sent, body, token: login });
      statuses.add(status);
      const refused = status === 400 ? (JSON.parse(text) as { error: Record<string, string[]> }).error : {};
      if (
        Object.entries(refused).some(
          ([name, [why]]) => [...GUESSED, 'email'].includes(name) && /not your|Invalid|not right/.test(why ?? ''),
        )
      )
        compared = true;
      if (status === 429) break;
    }
    if (compared && !statuses.has(429)) attack.findings.push(`${call.name} lets a secret be guessed: ${[...statuses]}`);
  }
  expect(attack.take()).toEqual([]);
});

it('an invitation works once, and the one before a new one not at all', async () => {
  const admin = await api.as('admin');
  const email = `invited-${process.pid}@example.com`;
  const made = await api.post('/api/people', { fullName: 'Invited', email, invite: true }, admin);
  expect(made.status, made.text).toBeLessThan(300);
  const linkOf = () => {
    const mail = api.mails.findLast((one) => one.to === email);
    return /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  await expect.poll(linkOf).not.toBe('');
  const first = linkOf();
  const id = made.body.id ?? made.body.person?.id ?? made.body.user?.id;
  expect((await api.post(`/api/people/${id}/invite`, {}, admin)).status).toBeLessThan(300);
  await expect.poll(linkOf).not.toBe(first);
  const choose = (token: string) => api.post('/jwt/reset-password', { token, password: 'a very fine pass phrase' });
  expect((await choose(first)).status).toBe(400);
  expect((await choose(linkOf())).status).toBeLessThan(300);
  expect((await choose(linkOf())).status).toBe(400);
});
