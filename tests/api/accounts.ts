import { expect } from 'vitest';
import { type testApi, unique } from './api.ts';

/** Accounts of a test's own, and the ways they are read. */
export function accounting(api: ReturnType<typeof testApi>) {
  async function add(token: string, more: object = {}) {
    const name = unique('acc');
    const body = { fullName: `Account ${name}`, username: name, email: `${name}@example.com`, ...more };
    const answer = await api.post('/apps/users/add-user', body, token);
    expect(answer.status, answer.text).toBe(201);
    return answer.body.user;
  }
  async function list(token: string, query: string) {
    const answer = await api.get(`/api/users/list/data?${query}`, token);
    expect(answer.status, answer.text).toBe(200);
    return answer.body;
  }
  const accountOf = async (token: string, id: number) =>
    (await api.get(`/api/people/${id}/account`, token)).body.account;
  return { add, list, accountOf };
}
