import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testApi } from '../../tests/api/api.ts';
import { routeAccess } from './access.ts';

type Schema = Parameters<typeof z.fromJSONSchema>[0];
type Content = Record<string, { schema?: Schema }>;
interface Operation {
  summary?: string;
  'x-access'?: string;
  parameters?: { in: string; name: string; required?: boolean; schema: Schema }[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, { content?: Content }>;
}
interface Call extends Operation {
  name: string;
  method: string;
  path: string;
}

/** The last number there can be is never given. */
const NOBODY = 2_147_483_647;

const api = testApi();
let calls: Call[];
let admin: string;
let student: string;

beforeAll(async () => {
  const { paths } = (await api.get('/api/openapi.json')).body as { paths: Record<string, Record<string, Operation>> };
  calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([word, one]) => {
      const method = word.toUpperCase();
      return { ...one, name: `${method} ${path}`, method, path };
    }),
  );
  [admin, student] = [await api.as('admin'), await api.as('Student')];
});

const tokenFor = (call: Call) => (call['x-access']?.endsWith(' Student') ? student : admin);
const isPlain = ({ path }: Call) => !path.includes('{');
const bodyOf = ({ requestBody }: Call) => requestBody?.content['application/json']?.schema;
/** The same schema, which takes no field that it does not name. */
function closed(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map(closed);
  const parts = Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, closed(part)]));
  return parts.type === 'object' && parts.properties ? { additionalProperties: false, ...parts } : parts;
}
const named = (name: string) => calls.find((one) => one.name === name);

describe('the description of the API', () => {
  it('has every call, and says what it is for', () => {
    const routes = routeAccess(api.app).map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
    expect(calls.map((one) => one.name).sort()).toEqual(routes.sort());
    expect(calls.filter((one) => !one.summary).map((one) => one.name)).toEqual([]);
  });

  it('says what each of them answers', () => {
    const isTold = ([status, { content }]: [string, { content?: Content }]) =>
      status.startsWith('2') && Object.values(content ?? {}).some((one) => one.schema);
    const silent = calls.filter((one) => !Object.entries(one.responses).some(isTold));
    expect(silent.map((one) => one.name)).toEqual([]);
  });

  it('tells the truth: what is asked for is answered as described', async () => {
    const asked = calls.filter((one) => one.method === 'GET' && isPlain(one) && one.path !== '/api/live');
    for (const call of asked.filter((one) => !one.parameters?.some((each) => each.required))) {
      const { status, headers, body } = await api.get(call.path, tokenFor(call));
      const [type = ''] = (headers.get('content-type') ?? '').split(';');
      const described = call.responses[status]?.content?.[type];
      expect(described, `${call.name}: ${status} ${type}`).toBeDefined();
      if (type !== 'application/json') continue;
      const read = z.fromJSONSchema(closed(described?.schema ?? false) as Schema).safeParse(body);
      expect(read.error?.issues.slice(0, 3), call.name).toBeUndefined();
    }
  });

  it('has both shapes of a new account', () => {
    const [plain, wrapped] = (bodyOf(named('POST /apps/users/add-user') as Call) as { anyOf: Schema[] }).anyOf;
    expect(plain).toMatchObject({ properties: { fullName: { type: 'string' } } });
    expect(wrapped).toMatchObject({ properties: { user: plain }, required: ['user'] });
  });

  it('says where a list begins and how long a page is', () => {
    const defaultsOf = (name: string) =>
      named(name)?.parameters?.flatMap((one) =>
        /age$/.test(one.name) ? [(one.schema as { default: 1 }).default] : [],
      );
    expect(defaultsOf('GET /apps/invoice/invoices')).toEqual([1, 10]);
    expect(defaultsOf('GET /apps/ecommerce/products')).toEqual([1, 9]);
    const asked = bodyOf(named('POST /api/account/getAllUsers') as Call);
    expect(asked).toMatchObject({ properties: { page: { default: 1 }, perPage: { default: 10 } } });
  });
});

describe('a body', () => {
  it('is called needed where a call refuses to go without, and there alone', async () => {
    // Signing out comes last: nothing would be answered after it.
    const writing = calls.filter(
      (one) => one.method !== 'GET' && one.method !== 'DELETE' && isPlain(one) && bodyOf(one),
    );
    for (const call of writing.sort((a, b) => Number(/logout/.test(a.name)) - Number(/logout/.test(b.name)))) {
      const { status, text } = await api.ask(call.method, call.path, { token: tokenFor(call) });
      const isRefused = call.path === '/api/payments/webhook' ? status === 404 : status === 400;
      expect(isRefused, `${call.name}: ${status} ${text}`).toBe(call.requestBody?.required);
    }
  });

  it('can say what is to be deleted, in place of the address', async () => {
    const token = await api.as('admin');
    const deleting = calls.filter((one) => one.method === 'DELETE' && isPlain(one));
    const byNumber = deleting.filter((one) => one.parameters?.some(({ name }) => name === 'id'));
    expect(byNumber.length).toBeGreaterThan(10);
    for (const call of byNumber) {
      expect(call.requestBody?.required, call.name).toBe(false);
      const described = z.fromJSONSchema(bodyOf(call) ?? false);
      for (const body of [{ id: NOBODY }, { taskId: NOBODY }, NOBODY, [NOBODY], true]) {
        const { status } = await api.ask('DELETE', call.path, { token, body });
        const isTaken = described.safeParse(body).success;
        if (body === NOBODY) expect(isTaken, call.name).toBe(true);
        expect(status, `${call.name} ${JSON.stringify(body)}`).toBe(isTaken ? 404 : 400);
      }
    }
  });
});
