// Calls about single people, for tests of what may be done to whom.
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { PermissionRole } from '#contract/access.ts';
import { people, personRoles } from '#features/people/api/tables.ts';
import type { PersonDetail } from '#features/people/contract.ts';
import { type testApi, unique } from './api.ts';

export const STATES = [
  'suspend',
  'reactivate',
  'unlock',
  'send-password-reset',
  'force-password-change',
  'invite',
  'revoke-invitation',
];

export function personCalls(api: ReturnType<typeof testApi>) {
  const idOf = async (email: string) => {
    const [found] = await api.db.select({ id: people.id }).from(people).where(eq(people.email, email));
    return found?.id ?? 0;
  };
  const add = async (over: object = {}, token?: string) => {
    const name = unique('Noa Lind');
    const body = { fullName: name, email: `${unique('noa')}@example.com`, ...over };
    return api.post('/api/people', body, token ?? (await api.as('admin')));
  };
  const added = async (over: object = {}) => {
    const answer = await add(over);
    expect(answer.status, answer.text).toBe(201);
    return answer.body.person as PersonDetail;
  };
  const act = async (id: number, what: string, token?: string) =>
    api.post(`/api/people/${id}/${what}`, {}, token ?? (await api.as('admin')));
  const change = async (id: number, body: object, token?: string) =>
    api.ask('PATCH', `/api/people/${id}`, { body, token: token ?? (await api.as('admin')) });
  const remove = async (id: number, token?: string) =>
    api.ask('DELETE', `/api/people?id=${id}`, { token: token ?? (await api.as('admin')) });
  const give = (personId: number, role: PermissionRole) => api.db.insert(personRoles).values({ personId, role });
  /** A client who may add and remove people, and nothing else that matters here. */
  const manager = async () => {
    const person = await added({ role: 'client', password: 'Long-enough-1' });
    await give(person.id, 'manager');
    return { id: person.id, token: (await api.signIn(person.email, 'Long-enough-1')).accessToken };
  };
  return { idOf, add, added, act, change, remove, give, manager };
}
