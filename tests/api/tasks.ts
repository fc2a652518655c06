import { expect } from 'vitest';
import { type testApi, unique } from './api.ts';

/** Tasks of people in a test: each person begins with none. */
export function tasks(api: ReturnType<typeof testApi>) {
  /** A new person with to-dos, by default an admin. */
  async function person() {
    const { user, accessToken, email, password } = await api.register();
    return { id: user.id, token: accessToken, email, password };
  }
  /** Somebody of the school who plans projects: to-dos, but nobody else's. */
  async function planner(roles: string[] = ['user']) {
    const one = await person();
    await api.db.execute(`UPDATE people SET access = 'client' WHERE id = ${one.id}`);
    for (const role of roles) {
      await api.db.execute(`INSERT INTO person_roles (person_id, role) VALUES (${one.id}, '${role}')`);
    }
    const { accessToken } = await api.signIn(one.email, one.password);
    return { ...one, token: accessToken };
  }
  const send = (method: string, path: string, token: string, body?: unknown) =>
    api.ask(method, `/apps/todo/${path}`, { token, ...(body === undefined ? {} : { body }) });

  async function add(token: string, task: object = {}) {
    const { status, body, text } = await send('POST', 'add-tasks', token, {
      task: { title: unique('Task '), ...task },
    });
    expect(status, text).toBe(201);
    return body.task;
  }
  async function list(token: string, query = '') {
    const { status, body, text } = await send('GET', `tasks?${query}`, token);
    expect(status, text).toBe(200);
    return body as any[];
  }
  const titles = async (token: string, query = '') => (await list(token, query)).map((one) => one.title as string);
  async function change(token: string, task: object, scope = 'own') {
    const { status, body, text } = await send('POST', `update-task?scope=${scope}`, token, { task });
    expect(status, text).toBe(200);
    return body.task;
  }
  async function read(token: string, id: number) {
    return (await send('GET', `tasks/${id}`, token)).body.task;
  }
  async function counts(token: string, query = '') {
    return (await send('GET', `counts?${query}`, token)).body;
  }
  async function bulk(token: string, body: object) {
    const answer = await send('POST', 'bulk', token, body);
    expect(answer.status, answer.text).toBe(200);
    return answer.body.job;
  }
  async function notices(token: string, kind: string) {
    const { body } = await api.get('/api/notifications?perPage=100', token);
    return (body.notifications as any[]).filter((one) => one.kind === kind);
  }
  return { person, planner, send, add, list, titles, change, read, counts, bulk, notices };
}
