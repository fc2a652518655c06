// Whatever is sent, the answer is a refusal that tells nothing: too much, too deep, of wrong kinds, to odd places.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../api/api.ts';
import { attacker, fill, proper } from './lib/attacker.ts';
import { type Call, callsOf, fieldsOf, gentleFirst } from './lib/description.ts';
import { harvest, type Ids, plain, pushThrough } from './lib/plain.ts';
import { query, tablesOf } from './lib/stored.ts';
import { wrong } from './lib/values.ts';

/** More of them for a longer run: LMS_FUZZ_RUNS=500. The seed of a failure is printed with it. */
const RUNS = Number(process.env.LMS_FUZZ_RUNS ?? 4);
const isLong = process.env.LMS_FUZZ_RUNS !== undefined;
const SEED = Number(process.env.LMS_FUZZ_SEED ?? Date.now() % 1_000_000_000);

const api = testApi();
const attack = attacker(api);
let calls: Call[];
let ids: Ids;
let admin = 0;

beforeAll(async () => {
  await attack.begin();
  calls = gentleFirst(await callsOf(api)).filter((one) => !one.name.includes('/api/account/delete'));
  admin = (await api.signIn('admin@demo.com', 'admin')).userData.id;
  ids = await harvest(attack, calls, await attack.tokenOf(admin));
});
afterAll(async () => attack.tell(`inputs (LMS_FUZZ_SEED=${SEED}, LMS_FUZZ_RUNS=${RUNS})`, calls));

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const token = () => attack.loginOf(admin);
const place = (call: Call) => fill(call, plain({ id: (name) => ids(call, name) }));
const writing = () => calls.filter((one) => one.method !== 'GET');

describe('a body', () => {
  it('of more than a megabyte is refused by every call that takes no file', async () => {
    const huge = `{"x":"${'x'.repeat(1024 * 1024)}"}`;
    for (const call of writing()) {
      const headers = { 'content-type': 'application/json' };
      const { status } = await attack.send(call, { ...place(call), token: await token(), raw: huge, headers });
      // Those that read a file as text have a limit of their own; those without a body do not look at it.
      if (call.body && status !== 413 && status !== 400)
        attack.findings.push(`${call.name} took a megabyte: ${status}`);
    }
    expect(attack.take()).toEqual([]);
  });

  it('that is nested very deep is refused, wherever the depth begins', async () => {
    const depth = 20_000;
    const lists = `${'['.repeat(depth)}${']'.repeat(depth)}`;
    const objects = `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
    for (const call of writing().filter((one) => one.body)) {
      const fields = fieldsOf(call.body ?? {});
      const sent = proper(call, plain());
      const within = (field: string, deep: string) =>
        JSON.stringify({ ...(sent.body as object), [field]: 'DEEP' }).replace('"DEEP"', deep);
      const bodies = [lists, ...fields.map((field, turn) => within(field, turn % 2 ? lists : objects))];
      for (const raw of bodies) {
        const headers = { 'content-type': 'application/json' };
        await attack.send(call, { ...place(call), token: await token(), raw, headers });
      }
    }
    expect(attack.take()).toEqual([]);
  });

  it('that is broken, or names what every object has, is refused and changes no object', async () => {
    const bodies = ['{', 'null', '[]', '""', '1e999', '{"a":1}{', '\u0000', '\ufeff{}', '{"__proto__":{"polluted":1}}'];
    bodies.push('{"constructor":{"prototype":{"polluted":1}}}');
    for (const [turn, call] of writing().entries()) {
      const raws = [bodies[turn % bodies.length], bodies[8], bodies[9]];
      for (const raw of raws as string[]) {
        const headers = { 'content-type': 'application/json' };
        await attack.send(call, { ...place(call), token: await token(), raw, headers });
      }
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(attack.take()).toEqual([]);
  });

  it('that is a page or a picture with a script is kept by no call', async () => {
    const files: [string, string, string][] = [
      ['page.html', 'text/html', '<!doctype html><script>alert(1)</script>'],
      ['picture.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
      ['picture.png', 'image/png', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
      ['a"\r\nSet-Cookie: x=1\r\n\r\n.txt', 'text/plain', '<html><body onload=alert(1)>'],
    ];
    const kept = () => query<{ id: number }>(api, 'SELECT id FROM files ORDER BY id');
    const before = await kept();
    for (const [turn, call] of writing().entries()) {
      // One each, and all of them where a file is taken.
      const some = call.body ? [files[turn % files.length] as (typeof files)[number]] : files;
      for (const [name, type, content] of some) {
        const raw = new FormData();
        raw.set('file', new File([content], name, { type }));
        await attack.send(call, { ...place(call), token: await token(), raw });
      }
    }
    expect(attack.take()).toEqual([]);
    const now = await kept();
    expect(now.filter(({ id }) => !before.some((one) => one.id === id))).toEqual([]);
  });
});

describe('values of wrong kinds', () => {
  it('are refused in every field, every parameter and every place of every address', async () => {
    const tables = await tablesOf(api);
    for (const [turn, call] of calls.entries()) {
      const body = call.body ? wrong(call.body) : fc.constant(undefined);
      const inQuery = Object.fromEntries(call.query.map(({ name, schema }) => [name, wrong(schema).map(asText)]));
      const request = fc.record({ body, query: fc.record(inQuery, { requiredKeys: [] }) });
      for (const given of fc.sample(request, {
        seed: SEED + turn,
        numRuns: call.body || call.query.length ? RUNS : 1,
      })) {
        const query = given.query as Record<string, string>;
        const sent = { ...given, query, path: place(call).path, token: await token() };
        if (call.method === 'GET' || given.body === undefined) delete sent.body;
        await attack.send(call, sent);
      }
    }
    expect(attack.take()).toEqual([]);
    expect(await tablesOf(api)).toEqual(tables);
  });
});

describe('numbers at the ends of what is allowed', () => {
  it('are taken or refused by every call', async () => {
    const ends = [({ maximum = 1e15 }) => maximum, ({ minimum = -1e15 }) => minimum];
    for (const call of calls) {
      for (const number of ends) {
        const sent = proper(call, plain({ full: true, number, id: (name) => ids(call, name) }));
        await pushThrough(attack, call, { ...sent, token: await token() });
      }
    }
    expect(attack.take()).toEqual([]);
  });
});

describe('an address', () => {
  const ODD = [
    ...['..', '%2e%2e%2f%2e%2e%2fetc%2fpasswd', '..%5c..%5c', '%00', '1%00', '%E0%A4%A', '%ff', '%', '1%2f2'],
    ...['0', '-1', '2147483648', '99999999999999999999', '1e3', '1.5', 'NaN', '0x1', '1;DROP', '1%20OR%201=1'],
    ...['undefined', 'null', '[object%20Object]', '%F0%9F%92%A9', "'", '%22', 'a'.repeat(5000), '%0d%0aSet-Cookie:x=1'],
  ];

  it('with an odd place leads nowhere', async () => {
    for (const [turn, call] of calls.filter((one) => one.params.length > 0).entries()) {
      const login = await token();
      // A third of them each, so that it does not take long; a long run tries all.
      for (const odd of ODD.filter((_, place) => isLong || place % 3 === turn % 3)) {
        const path = call.path.replaceAll(/\{\w+\}/g, odd);
        const sent = call.body && call.method !== 'GET' ? { body: {} } : {};
        await attack.send(call, { ...sent, path, token: login });
      }
    }
    expect(attack.take()).toEqual([]);
  });

  it('takes no other method than its own', async () => {
    const known = new Set(calls.map((one) => one.name));
    const methods = ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'];
    for (const call of calls) {
      const login = await token();
      for (const method of methods) {
        if (known.has(`${method} ${call.path}`)) continue;
        const headers = { 'x-http-method-override': call.method, 'x-method-override': call.method };
        const { status } = await attack.send(call, { ...place(call), method, headers, token: login });
        // Another call may have this address with a place in it.
        if (status < 300 && !couldMatch(known, method, call.path))
          attack.findings.push(`${method} ${call.path} was answered ${status}`);
      }
    }
    expect(attack.take()).toEqual([]);
  });
});

/** "GET /api/people/counts" is also "GET /api/people/{id}". */
function couldMatch(known: Set<string>, method: string, path: string): boolean {
  const fits = (one: string) => {
    const [word, place = ''] = one.split(' ');
    const pattern = place.replaceAll(/\{\w+\}/g, '[^/]+');
    return word === method && new RegExp(`^${pattern}$`).test(path);
  };
  return [...known].some(fits);
}
