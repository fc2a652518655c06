import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { PermissionRole } from '#contract/access.ts';
import { people, personRoles } from '#features/people/api/tables.ts';
import { testApi } from '../../tests/api/api.ts';
import { denyUnruled, routeAccess } from './access.ts';
import type { Env } from './deps.ts';
import { answerError } from './errors.ts';

const PUBLIC = [
  'GET /api/start',
  'POST /jwt/login',
  'POST /jwt/register',
  'POST /jwt/refresh-token',
  'POST /jwt/logout',
  'POST /jwt/forgot-password',
  'POST /jwt/reset-password',
  'POST /jwt/reset-password/check',
  'POST /jwt/verify-email',
  'POST /jwt/two-steps/login',
  'POST /api/newsletter',
  'GET /api/avatars/:key',
  'GET /api/invoice/shared/:token',
  'GET /calendar/feed/:token',
  'GET /blog/list/data',
  'GET /blog/list/data/sidebar',
  'GET /blog/list/data/detail',
  'GET /api/blog/posts/:id/comments',
  'GET /api/blog/list',
  'GET /blog/rss.xml',
  // Pictures of what is published; the test of files says which.
  'GET /api/files/:id/:name',
  'POST /api/payments/webhook',
  'GET /faq/data',
  'GET /faq/data/knowledge_base',
  'GET /faq/data/category',
  'GET /faq/data/question',
  'GET /api/help/search',
  'POST /api/help/articles/:id/vote',
  'GET /pricing/data',
  'GET /healthz',
  'GET /readyz',
  'GET /api/openapi.json',
];

describe('access', () => {
  const api = testApi();
  const send = (method: string, path: string, token?: string) => {
    const place = path.replace(/:\w+/g, '1');
    return api.ask(method, place, { ...(token ? { token } : {}), ...(method === 'GET' ? {} : { body: {} }) });
  };

  it('has a rule on every route', () => {
    expect(routeAccess(api.app).filter((route) => !route.rule)).toEqual([]);
  });

  it('has the rules that were agreed on: whoever changes one changes the list beside this test', async () => {
    const said = (rule: unknown) =>
      typeof rule === 'object' && rule ? Object.values(rule).flat().join(' ') : String(rule);
    const lines = routeAccess(api.app).map(({ method, path, rule }) => `${method} ${path}: ${said(rule)}`);
    await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot('./access.rules.txt');
  });

  it('denies a route that has no rule', async () => {
    const app = new Hono<Env>();
    app.onError(answerError);
    app.use(denyUnruled);
    app.get('/forgotten', (c) => c.text('secret'));
    const answer = await app.request('/forgotten');
    expect(answer.status).toBe(403);
    expect(await answer.text()).not.toContain('secret');
  });

  it('is open to strangers on the public calls alone', async () => {
    const open = routeAccess(api.app).filter((route) => route.rule === 'public');
    expect(open.map((route) => `${route.method} ${route.path}`).sort()).toEqual([...PUBLIC].sort());
    for (const { method, path, rule } of routeAccess(api.app)) {
      if (rule === 'public') continue;
      const answer = await send(method, path);
      expect(answer.status, `${method} ${path}`).toBe(401);
      expect(answer.body.error).toBe('Sign in to go on.');
    }
  });

  it('lets a Student and a plain client reach their own things alone', async () => {
    for (const role of ['Student', 'client'] as const) {
      const token = await api.as(role);
      for (const { method, path, rule } of routeAccess(api.app)) {
        if (typeof rule === 'string' && rule !== 'operator') continue;
        // What a student reaches, call by call, is tested with the student's own calls.
        if (role === 'Student' && typeof rule === 'object' && rule.subject === 'Student') continue;
        expect((await send(method, path, token)).status, `${role} ${method} ${path}`).toBe(403);
      }
    }
  });

  it('opens areas to a client through the permissions of its roles, from the next request on', async () => {
    const [client] = await api.db.select().from(people).where(eq(people.email, 'client@demo.com'));
    const id = client?.id ?? 0;
    const token = await api.as('client');
    const list = () => api.post('/api/account/getAllUsers', {}, token);
    const give = (role: PermissionRole) => api.db.insert(personRoles).values({ personId: id, role });
    await give('support');
    expect((await list()).status).toBe(403);
    await give('manager');
    expect((await list()).status).toBe(200);
    const { ability } = (await api.get('/api/me', token)).body;
    expect(ability).toContainEqual({ action: 'manage', subject: 'User' });
    expect(ability).toContainEqual({ action: 'read', subject: 'ACL' });
    await api.db.delete(personRoles).where(eq(personRoles.personId, id));
    expect((await list()).status).toBe(403);
  });

  it('counts permission roles for clients alone', async () => {
    const [student] = await api.db.select().from(people).where(eq(people.email, 'student@demo.com'));
    await api.db.insert(personRoles).values({ personId: student?.id ?? 0, role: 'administrator' });
    expect((await api.post('/api/account/getAllUsers', {}, await api.as('Student'))).status).toBe(403);
  });
});

describe('figures for the operator', () => {
  const api = testApi({ policy: { metricsToken: 'a token for prometheus' } });

  it('are for an admin or whoever has the token', async () => {
    expect((await api.get('/metrics', 'a token for prometheus')).text).toContain('lms_up');
    expect((await api.get('/metrics', await api.as('admin'))).status).toBe(200);
    expect((await api.get('/metrics', 'another token')).status).toBe(401);
    expect((await api.get('/metrics', await api.as('client'))).status).toBe(403);
  });
});
