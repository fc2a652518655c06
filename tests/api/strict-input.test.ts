import { describe, expect, it } from 'vitest';
import { testApi } from './api.ts';

const api = testApi();
const admin = () => api.as('admin');

describe('what is not a number is none', () => {
  const WRONG = [true, [2], null, '', ' 2 ', '0x2', '2e0', {}];

  it.each([
    ['DELETE', '/apps/invoice/delete', (id: unknown) => ({ id }), '/apps/invoice/invoices'],
    ['DELETE', '/apps/users/delete', (id: unknown) => ({ id }), '/api/users/list/data'],
    ['DELETE', '/apps/permissions/delete', (id: unknown) => ({ id }), '/apps/permissions/data'],
    ['DELETE', '/apps/calendar/remove-event', (id: unknown) => ({ id }), '/apps/calendar/events'],
    ['DELETE', '/apps/todo/delete-task', (taskId: unknown) => ({ taskId }), '/apps/todo/tasks'],
    ['POST', '/apps/ecommerce/cart', (productId: unknown) => ({ productId }), '/apps/ecommerce/cart'],
    ['POST', '/apps/kanban/update-task', (id: unknown) => ({ data: { id, title: 'Other' } }), '/apps/kanban/board'],
    [
      'POST',
      '/apps/email/update-emails',
      (id: unknown) => ({ emailIds: [id], dataToUpdate: { isStarred: true } }),
      '/apps/email/emails',
    ],
  ] as const)('%s %s refuses it and changes nothing', async (method, path, bodyOf, list) => {
    const token = await admin();
    const before = (await api.get(list, token)).body;
    for (const wrong of WRONG) {
      const { status, body } = await api.ask(method, path, { token, body: bodyOf(wrong) });
      expect([status, typeof body.error], JSON.stringify(wrong)).toEqual([400, 'object']);
    }
    expect((await api.get(list, token)).body).toEqual(before);
  });

  it.each([
    ['GET', '/apps/email/get-email?id=', undefined],
    ['GET', '/apps/email/paginate-email?dir=next&emailId=', undefined],
    ['GET', '/api/users/user?id=', undefined],
    ['GET', '/api/invoice/invoices/', undefined],
    ['GET', '/apps/chat/get-chat?id=', undefined],
    ['DELETE', '/apps/invoice/delete?id=', undefined],
    ['DELETE', '/apps/users/delete?id=', undefined],
    ['DELETE', '/apps/permissions/delete?id=', undefined],
    ['DELETE', '/apps/calendar/remove-event?id=', undefined],
    ['DELETE', '/apps/todo/delete-task?taskId=', undefined],
    ['DELETE', '/apps/ecommerce/cart/', undefined],
    ['POST', '/apps/ecommerce/cart', (productId: number) => ({ productId })],
    ['POST', '/apps/permissions/update-permission', (id: number) => ({ id, name: 'Other' })],
    ['POST', '/apps/kanban/update-task', (id: number) => ({ data: { id, title: 'Other' } })],
  ] as const)('%s %s finds nothing beyond the last number there can be', async (method, path, bodyOf) => {
    const token = await admin();
    for (const id of [2_147_483_647, 2_147_483_648, 99_999_999_999, Number.MAX_SAFE_INTEGER, 1e30]) {
      const sent = bodyOf ? { token, body: bodyOf(id) } : { token };
      const { status } = await api.ask(method, bodyOf ? path : path + BigInt(id), sent);
      expect([id, status]).toEqual([id, 404]);
    }
  });

  it('pages and numbers of rows neither', async () => {
    const token = await admin();
    for (const page of WRONG.filter((one) => one !== null)) {
      expect((await api.post('/api/account/getAllUsers', { page }, token)).status).toBe(400);
      expect((await api.post('/api/account/getAllUsers', { perPage: page }, token)).status).toBe(400);
    }
    expect((await api.post('/api/account/getAllUsers', { page: '2', perPage: 5 }, token)).status).toBe(200);
  });

  it('nor is what stands before a product’s number without a name', async () => {
    for (const path of ['-1', '--1', '%20-1'])
      expect((await api.get(`/apps/ecommerce/products/${path}`, await admin())).status, path).toBe(404);
    expect((await api.get('/apps/ecommerce/products/any-name-1', await admin())).status).toBe(200);
  });
});

describe('a body', () => {
  const raw = async (method: string, path: string, body: string, type = 'application/json') => {
    const answer = await api.ask(method, path, { token: await admin(), raw: body, headers: { 'content-type': type } });
    return [answer.status, answer.body.error];
  };

  it('that is labelled as something else is refused, not passed over', async () => {
    const refused = [400, { body: ['Send JSON, with the content type application/json.'] }];
    const odd = ['application/json;', 'application/json ; charset=utf-8', 'application/json;charset=utf-8;'];
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx', ...odd])
      expect([type, await raw('POST', '/api/account/getAllUsers', '{"q":"nobody"}', type)]).toEqual([type, refused]);
    for (const type of ['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset=UTF-8'])
      expect([type, await raw('POST', '/api/account/getAllUsers', '{"q":5}', type)]).toEqual([
        type,
        [400, { q: ['Give text here.'] }],
      ]);
  });

  it('that is empty is one without fields, labelled or not', async () => {
    const { accessToken } = await api.signIn('client@demo.com', 'client');
    const send = (path: string, token: string, body = '') =>
      api.ask('POST', path, { token, raw: body, headers: { 'content-type': 'application/json' } });
    expect((await send('/api/account/getAllUsers', await admin())).body.users).toHaveLength(10);
    expect((await send('/api/notifications/read', accessToken)).body).toEqual({ unread: 0 });
    const needed = await send('/apps/kanban/add-task', await admin());
    expect([needed.status, Object.keys(needed.body.error)]).toEqual([400, ['data']]);
    expect(await raw('POST', '/apps/kanban/add-task', ' ')).toEqual([400, { body: ['The body is not valid JSON.'] }]);
    expect((await send('/jwt/logout', accessToken)).status).toBe(200);
    expect((await api.get('/api/me', accessToken)).status).toBe(401);
  });

  it('may say null for what is not given, where people are listed and on signing out', async () => {
    const all = { q: null, page: null, perPage: null, sort: null, sortColumn: null, role: null, status: null };
    const given = { ...all, active: null, created: null };
    const asked = (body: object) => admin().then((token) => api.post('/api/account/getAllUsers', body, token));
    expect((await asked(given)).body).toEqual((await asked({})).body);
    expect((await asked({ ...given, page: 0 })).status).toBe(400);
    expect((await asked([null])).status).toBe(400);
    const { accessToken } = await api.signIn('client@demo.com', 'client');
    expect((await api.post('/jwt/logout', { refreshToken: null }, accessToken)).status).toBe(200);
    expect((await api.get('/api/me', accessToken)).status).toBe(401);
  });

  it.each([
    '/apps/invoice/delete',
    '/apps/users/delete',
    '/apps/permissions/delete',
    '/apps/calendar/remove-event',
    '/apps/todo/delete-task',
    '/apps/kanban/delete-board',
  ])('that is no JSON is called so by DELETE %s', async (path) => {
    expect(await raw('DELETE', path, '{"id":')).toEqual([400, { body: ['The body is not valid JSON.'] }]);
  });

  it.each(['/apps/kanban/delete-board', '/apps/kanban/clear-tasks'])(
    'with what cannot be stored is refused by DELETE %s',
    async (path) => {
      expect((await raw('DELETE', path, '"\\u0000"'))[0]).toBe(400);
      expect((await raw('DELETE', path, '{"id":"a\\u0000"}'))[0]).toBe(400);
    },
  );
});

describe('a value of the wrong kind', () => {
  it.each([
    ['POST', '/api/account/getAllUsers', { q: 5 }, 'q', 'Give text here.'],
    ['POST', '/apps/users/add-user', { contact: ['1'] }, 'contact', 'Give text here.'],
    ['POST', '/jwt/login', [], 'body', 'Give an object here.'],
    ['POST', '/apps/calendar/add-event', { event: 'x' }, 'event', 'Give an object here.'],
  ])('is told in words: %s %s %j', async (method, path, body, field, words) => {
    const answer = await api.ask(method, path, { token: await admin(), body });
    expect([answer.status, answer.body.error[field]?.[0]]).toEqual([400, words]);
  });
});

describe('a list', () => {
  it('says what may be chosen', async () => {
    const { status, body } = await api.get('/apps/todo/tasks?filter=bogus', await admin());
    expect([status, body.error.filter[0]]).toEqual([400, expect.stringMatching(/^Choose from .*important/)]);
    const late = { task: { title: 'Call', dueDate: 'soon' } };
    const added = await api.post('/apps/todo/add-tasks', late, await admin());
    expect(added.body.error['task.dueDate'][0]).not.toMatch(/^Invalid input/);
  });

  it.each([
    '/apps/invoice/invoices?sort=&sortColumn=',
    '/api/users/list/data?sort=&sortColumn=',
    '/apps/ecommerce/products?sortBy=',
    '/apps/todo/tasks?sortBy=',
  ])('takes an order that was left empty for none: %s', async (path) => {
    const [asked, plain] = await Promise.all(
      [path, path.split('?')[0] ?? ''].map(async (one) => api.get(one, await admin())),
    );
    expect([asked?.status, asked?.body]).toEqual([200, plain?.body]);
  });
});
