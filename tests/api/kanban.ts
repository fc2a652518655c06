import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { PermissionRole } from '#contract/access.ts';
import { people, personRoles } from '#features/people/api/tables.ts';
import { type testApi, unique } from './api.ts';

type Api = ReturnType<typeof testApi>;

/** Boards and cards for a test, through the calls that people use. */
export function kanban(api: Api) {
  const board = async (token: string, more: object = {}) => {
    const { status, body, text } = await api.post(
      '/apps/kanban/add-board',
      { data: { title: unique('Board '), ...more } },
      token,
    );
    expect(status, text).toBe(201);
    return body.board as { id: number | string; title: string; version: number };
  };
  const card = async (token: string, boardId: number | string, more: object = {}) => {
    const data = { title: unique('Card '), boardId, ...more };
    const { status, body, text } = await api.post('/apps/kanban/add-task', { data }, token);
    expect(status, text).toBe(201);
    return body.newTask as { id: number; title: string; version: number; dueDate: string };
  };
  const cards = async (token: string, boardId: number | string, count: number) => {
    const made: number[] = [];
    for (let at = 0; at < count; at += 1) made.push((await card(token, boardId)).id);
    return made;
  };
  /** The ids on a board, from the top. */
  const order = async (token: string, boardId: number | string): Promise<number[]> => {
    const { body } = await api.get('/apps/kanban/board', token);
    const rows = body.cards as { id: number; boardId: number | string }[];
    return rows.filter((one) => one.boardId === boardId).map((one) => one.id);
  };
  const read = async (token: string, id: number) => {
    const { status, body, text } = await api.get(`/apps/kanban/tasks/${id}`, token);
    expect(status, text).toBe(200);
    return body.task;
  };
  const remove = (path: string, body: unknown, token: string) => api.ask('DELETE', path, { body, token });
  /** A client account with permission roles. */
  async function colleague(...roles: PermissionRole[]) {
    const account = await api.register();
    const { id } = account.user;
    const fullName = unique('Colleague ');
    await api.db.update(people).set({ access: 'client', fullName }).where(eq(people.id, id));
    if (roles.length > 0) await api.db.insert(personRoles).values(roles.map((role) => ({ personId: id, role })));
    return { id, fullName, token: (await api.signIn(account.email, account.password)).accessToken };
  }
  return { colleague, board, card, cards, order, read, remove };
}
