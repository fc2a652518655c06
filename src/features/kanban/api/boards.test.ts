import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { tidy } from '#api/housekeeping.ts';
import { testApi, unique } from '../../../../tests/api/api.ts';
import { kanban } from '../../../../tests/api/kanban.ts';
import { kanbanCards } from './tables.ts';

const api = testApi();
const { board, card, cards, colleague, order, read, remove } = kanban(api);
const DAY_MINUTES = 24 * 60;

const patch = (path: string, body: object, token: string) => api.ask('PATCH', `/apps/kanban${path}`, { body, token });
const restore = (token: string, back: string) => api.post('/apps/kanban/restore', { token: back }, token);
const ids = (rows: { id: number | string }[]) => rows.map((one) => one.id);

describe('a board', () => {
  it('is renamed and changes its look; a save over a newer one is refused', async () => {
    const token = await api.as('admin');
    const { id, version } = await board(token);
    const look = { title: 'Waiting', glyph: 'pause', colour: 'warning', isDone: true, wipLimit: 3 };
    const { body } = await patch(`/boards/${id}`, { ...look, version }, token);
    expect(body.board).toMatchObject({ id, ...look, version: version + 1 });
    expect((await patch(`/boards/${id}`, { title: 'Late', version }, token)).status).toBe(409);
    const knowing = await patch(`/boards/${id}`, { title: 'Late', version: version + 1 }, token);
    expect(knowing.body.board).toMatchObject({ ...look, title: 'Late' });
    expect((await patch(`/boards/${id}`, { wipLimit: null }, token)).body.board.wipLimit).toBeNull();
    for (const bad of [{ title: '' }, { glyph: 'cat' }, { wipLimit: 0 }, { colour: 'pink' }]) {
      expect((await patch(`/boards/${id}`, bad, token)).status, JSON.stringify(bad)).toBe(400);
    }
    expect((await patch('/boards/nowhere', { title: 'x' }, token)).status).toBe(404);
    expect((await patch('/boards/todo', { title: 'To do' }, token)).body.board.id).toBe('todo');
  });

  it('moves before another one or to the end, however often', async () => {
    const token = await api.as('admin');
    const made = [await board(token), await board(token), await board(token)];
    const [a, b, c] = ids(made);
    const move = async (id: unknown, beforeId: unknown) => {
      const { body } = await api.post('/apps/kanban/move-board', { id, beforeId }, token);
      return ids(body).slice(-3);
    };
    expect(await move(c, a)).toEqual([c, a, b]);
    expect(await move(c, null)).toEqual([a, b, c]);
    for (let at = 0; at < 24; at += 1) await move(at % 2 === 0 ? a : b, c);
    expect(await move(a, b)).toEqual([a, b, c]);
    const { body } = await api.post('/apps/kanban/move-board', { id: c, beforeId: 'todo' }, token);
    expect(ids(body)[0]).toBe(c);
    expect((await api.post('/apps/kanban/move-board', { id: c, beforeId: 'nowhere' }, token)).status).toBe(404);
  });

  it('says before what goes along with it', async () => {
    const token = await api.as('admin');
    const { body } = await api.get('/apps/kanban/boards/in-progress/belongings', token);
    expect(body).toEqual({ id: 'in-progress', tasks: 2, comments: 13, attachments: 5, checklist: 14 });
    expect((await api.get('/apps/kanban/boards/999999/belongings', token)).status).toBe(404);
  });
});

describe('what was deleted', () => {
  it('comes back with its board, each card at its place', async () => {
    const token = await api.as('admin');
    const { id } = await board(token);
    const made = await cards(token, id, 3);
    const before = ids((await api.get('/apps/kanban/boards', token)).body);
    const gone = await remove('/apps/kanban/delete-board', id, token);
    expect(gone.body).toMatchObject({ id, tasks: 3 });
    expect((await api.get(`/apps/kanban/tasks/${made[0]}`, token)).status).toBe(404);
    expect(ids((await api.get('/apps/kanban/boards', token)).body)).not.toContain(id);
    const { body } = await restore(token, gone.body.token);
    expect(body.boards).toEqual([id]);
    expect(body.tasks.sort()).toEqual([...made].sort());
    expect(ids((await api.get('/apps/kanban/boards', token)).body)).toEqual(before);
    expect(await order(token, id)).toEqual(made);
    expect((await restore(token, gone.body.token)).status).toBe(404);
  });

  it('comes back between what was moved and added meanwhile', async () => {
    const token = await api.as('admin');
    const { id } = await board(token);
    const [a = 0, b = 0, c = 0] = await cards(token, id, 3);
    const gone = await remove(`/apps/kanban/tasks/${b}`, undefined, token);
    expect(gone.body.id).toBe(b);
    const { id: d } = await card(token, id);
    await api.post('/apps/kanban/move', { taskId: d, boardId: id, beforeId: c }, token);
    await restore(token, gone.body.token);
    const line = await order(token, id);
    expect(line.filter((one) => one !== d)).toEqual([a, b, c]);
    expect((await read(token, b)).history.map((one: { what: string }) => one.what)).toEqual([
      'restored',
      'deleted',
      'made',
    ]);
  });

  it('needs its board first', async () => {
    const token = await api.as('admin');
    const { id } = await board(token);
    const [a = 0, b = 0] = await cards(token, id, 2);
    const one = await remove(`/apps/kanban/tasks/${a}`, undefined, token);
    const cleared = await remove('/apps/kanban/clear-tasks', id, token);
    expect(cleared.body).toMatchObject({ id, tasks: 1 });
    const whole = await remove('/apps/kanban/delete-board', id, token);
    expect((await restore(token, cleared.body.token)).status).toBe(409);
    await restore(token, whole.body.token);
    expect(await order(token, id)).toEqual([]);
    await restore(token, cleared.body.token);
    await restore(token, one.body.token);
    expect(await order(token, id)).toEqual([a, b]);
  });

  it('is gone for good after thirty days', async () => {
    const token = await api.as('admin');
    const { id } = await board(token);
    const [kept = 0, lost = 0] = await cards(token, id, 2);
    const early = await remove(`/apps/kanban/tasks/${lost}`, undefined, token);
    api.later(29 * DAY_MINUTES);
    await tidy(api.db, api.now(), 30);
    expect(await api.db.$count(kanbanCards, eq(kanbanCards.id, lost))).toBe(1);
    api.later(2 * DAY_MINUTES);
    await tidy(api.db, api.now(), 30);
    const later = await api.as('admin');
    expect((await restore(later, early.body.token)).status).toBe(404);
    expect(await api.db.$count(kanbanCards, eq(kanbanCards.id, lost))).toBe(0);
    expect(await order(later, id)).toEqual([kept]);
  });

  it('is in the audit log when it was a board or all of its cards', async () => {
    const token = await api.as('admin');
    const { id, title } = await board(token);
    await cards(token, id, 2);
    const cleared = await remove('/apps/kanban/clear-tasks', id, token);
    await restore(token, cleared.body.token);
    await remove('/apps/kanban/delete-board', id, token);
    const { body } = await api.get('/api/audit?action=board-deleted,board-cleared,board-restored', token);
    const entries = body.entries.filter((one: { subject: { name: string } }) => one.subject.name === title);
    expect(entries.map((one: { action: string }) => one.action)).toEqual([
      'board-deleted',
      'board-restored',
      'board-cleared',
    ]);
    expect(entries[0]).toMatchObject({ subject: { type: 'board', id }, detail: { cards: 2 } });
  });
});

describe('the page', () => {
  it('shows what a card on a board shows, and counts', async () => {
    const token = await api.as('admin');
    const { body } = await api.get('/apps/kanban/board', token);
    const biology = body.cards.find((one: { title: string }) => one.title.startsWith('Biology 11'));
    expect(biology).toMatchObject({
      boardId: 'in-progress',
      labels: [{ name: 'Curriculum', colour: 'accent' }],
      cover: 'tile:pine-biology',
      attachments: 5,
      comments: 9,
      checklist: { done: 5, total: 8 },
    });
    expect(biology.people.map((one: { fullName: string }) => one.fullName)).toEqual([
      'Marcus Hale',
      'Tomás Herrera',
      'Hannah Vogel',
    ]);
    expect(biology).not.toHaveProperty('description');
    expect(body.boards.find((one: { id: string }) => one.id === 'todo')).toMatchObject({ total: 4, matching: 4 });
  });

  it('narrows by words, label, person and due day, together', async () => {
    const token = await api.as('admin');
    const { id } = await board(token);
    const word = unique('zephyr');
    const day = (days: number) => new Date(api.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const dues = { late: day(-1), today: day(0), soon: day(2), later: day(3) };
    const made: Record<string, number> = {};
    for (const [name, dueDate] of Object.entries(dues)) {
      made[name] = (await card(token, id, { title: `Élan ${name}`, description: `<p>${word}</p>`, dueDate })).id;
    }
    made.never = (await card(token, id, { title: 'Élan never', description: word, dueDate: null })).id;
    const done = await board(token, { isDone: true });
    made.done = (await card(token, done.id, { title: 'Élan done', description: word, dueDate: day(-3) })).id;
    const names = async (query: string) => {
      const { status, body, text } = await api.get(`/apps/kanban/board?q=${word}&${query}`, token);
      expect(status, text).toBe(200);
      return body.cards.map((one: { title: string }) => one.title.replace('Élan ', ''));
    };
    expect(await names('')).toEqual(['late', 'today', 'soon', 'later', 'never', 'done']);
    expect(await names('due=overdue')).toEqual(['late']);
    expect(await names('due=soon')).toEqual(['today', 'soon']);
    expect(await names('due=none,done')).toEqual(['never', 'done']);
    const someone = await colleague('user');
    await api.ask('PUT', `/apps/kanban/tasks/${made.soon}/people/${someone.id}`, { token });
    expect(await names(`people=${someone.id}`)).toEqual(['soon']);
    expect(await names(`people=${someone.id},0&due=soon`)).toEqual(['today', 'soon']);
    const update = { data: { id: made.today, labels: [unique('Label ')] } };
    await api.post('/apps/kanban/update-task', update, token);
    const { labels } = await read(token, made.today ?? 0);
    expect(await names(`labels=${labels[0].id}`)).toEqual(['today']);
    expect(await names(`labels=0&people=${someone.id}`)).toEqual(['soon']);
    const folded = await api.get('/apps/kanban/board?q=elan%20NEVER', token);
    expect(ids(folded.body.cards)).toEqual([made.never]);
    expect(folded.body.boards.find((one: { id: number }) => one.id === id)).toMatchObject({ total: 5, matching: 1 });
    expect((await api.get('/apps/kanban/board?due=someday', token)).status).toBe(400);
    const some = await api.get(`/apps/kanban/board?ids=${made.late},${made.done},2000000000`, token);
    expect(ids(some.body.cards)).toEqual([made.late, made.done]);
  });
});

describe('who may', () => {
  const READS = ['/boards', '/tasks', '/board', '/labels', '/tasks/1', '/tasks/1/history', '/boards/todo/belongings'];
  const WRITES: [string, string, unknown][] = [
    ['POST', '/add-task', { data: { title: 'x', boardId: 'todo' } }],
    ['POST', '/add-board', { data: { title: 'x' } }],
    ['POST', '/update-task', { data: { id: 1, title: 'x' } }],
    ['POST', '/reorder-tasks', { data: { taskId: 1, targetTaskId: 2 } }],
    ['POST', '/update-task-board', { data: { taskId: 1, newBoardId: 'done' } }],
    ['POST', '/move', { taskId: 1, boardId: 'done' }],
    ['POST', '/move-board', { id: 'done' }],
    ['POST', '/restore', { token: 'x' }],
    ['POST', '/labels', { name: 'x' }],
    ['POST', '/tasks/1/comments', { text: 'x' }],
    ['POST', '/tasks/1/checklist', { title: 'x' }],
    ['POST', '/tasks/1/attachments', { fileId: 1 }],
    ['PATCH', '/tasks/1', { version: 1, title: 'x' }],
    ['PATCH', '/boards/todo', { title: 'x' }],
    ['PATCH', '/labels/1', { name: 'x' }],
    ['PUT', '/tasks/1/labels/1', undefined],
    ['PUT', '/tasks/1/people/1', undefined],
    ['DELETE', '/tasks/1', undefined],
    ['DELETE', '/labels/1', undefined],
    ['DELETE', '/delete-board', 'todo'],
    ['DELETE', '/clear-tasks', 'todo'],
  ];
  const statuses = async (token?: string) => {
    const asked = token ? { token } : {};
    const reads = [];
    for (const path of READS) reads.push((await api.ask('GET', `/apps/kanban${path}`, asked)).status);
    const writes = [];
    for (const [method, path, body] of WRITES) {
      writes.push((await api.ask(method, `/apps/kanban${path}`, { ...asked, body })).status);
    }
    return { reads: [...new Set(reads)], writes: [...new Set(writes)] };
  };

  it('only look sees everything and changes nothing', async () => {
    const { token } = await colleague('restricted-user');
    const before = (await api.get('/apps/kanban/tasks', token)).text;
    expect(await statuses(token)).toEqual({ reads: [200], writes: [403] });
    expect((await api.get('/apps/kanban/tasks', token)).text).toBe(before);
    expect((await read(token, 1)).comments[0]).toMatchObject({ mayEdit: false, mayDelete: false });
  });

  it('neither student nor a client without a permission gets in, and a stranger signs in first', async () => {
    expect(await statuses(await api.as('Student'))).toEqual({ reads: [403], writes: [403] });
    expect(await statuses(await api.as('client'))).toEqual({ reads: [403], writes: [403] });
    expect(await statuses()).toEqual({ reads: [401], writes: [401] });
  });

  it('plans projects changes cards of others too', async () => {
    const admin = await api.as('admin');
    const { token } = await colleague('user');
    const { id } = await card(admin, (await board(admin)).id);
    expect((await patch(`/tasks/${id}`, { version: 1, title: 'By a colleague' }, token)).status).toBe(200);
    expect((await remove(`/apps/kanban/tasks/${id}`, undefined, token)).status).toBe(200);
    const [row] = await api.db
      .select({ gone: sql<boolean>`deleted_at IS NOT NULL` })
      .from(kanbanCards)
      .where(eq(kanbanCards.id, id));
    expect(row?.gone).toBe(true);
  });
});
