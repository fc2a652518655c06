import { asc, eq, isNull, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type Random, seeded } from '#api/random.ts';
import { testApi } from '../../../../tests/api/api.ts';
import { kanban } from '../../../../tests/api/kanban.ts';
import { kanbanBoards, kanbanCards } from './tables.ts';

const api = testApi();
const { board, card, cards, order, remove } = kanban(api);

const move = (token: string, body: object) => api.post('/apps/kanban/move', body, token);

describe('moving a card', () => {
  it('puts it after one, before one, or at the end, and answers only what changed', async () => {
    const token = await api.as('admin');
    const [from, to] = [await board(token), await board(token)];
    const [a = 0, b = 0, c = 0] = await cards(token, to.id, 3);
    const { id: x } = await card(token, from.id);
    const { status, body } = await move(token, { taskId: x, boardId: to.id, afterId: a });
    expect(status).toBe(200);
    expect(body.task).toMatchObject({ id: x, boardId: to.id });
    expect(body.boards.map((one: { id: number }) => one.id).sort()).toEqual([from.id, to.id].sort());
    expect(await order(token, to.id)).toEqual([a, x, b, c]);
    await move(token, { taskId: x, boardId: to.id, beforeId: a });
    expect(await order(token, to.id)).toEqual([x, a, b, c]);
    await move(token, { taskId: a, boardId: to.id });
    expect(await order(token, to.id)).toEqual([x, b, c, a]);
    await move(token, { taskId: b, boardId: to.id, afterId: c, beforeId: a });
    expect(await order(token, to.id)).toEqual([x, c, b, a]);
  });

  it('goes by the neighbour that is still there, and is refused when neither is', async () => {
    const token = await api.as('admin');
    const { id } = await board(token);
    const [a = 0, b = 0, c = 0, x = 0] = await cards(token, id, 4);
    await move(token, { taskId: a, boardId: 'todo' });
    expect((await move(token, { taskId: x, boardId: id, afterId: a, beforeId: b })).status).toBe(200);
    expect(await order(token, id)).toEqual([x, b, c]);
    const refused = await move(token, { taskId: b, boardId: id, afterId: a });
    expect(refused.status).toBe(409);
    expect(await order(token, id)).toEqual([x, b, c]);
    expect((await move(token, { taskId: 2_000_000_000, boardId: id })).status).toBe(404);
    expect((await move(token, { taskId: x, boardId: 'nowhere' })).status).toBe(404);
    await remove(`/apps/kanban/tasks/${a}`, undefined, token);
  });

  it('is done once when it is sent twice', async () => {
    const token = await api.as('admin');
    const { id } = await board(token);
    const [a = 0, b = 0, c = 0] = await cards(token, id, 3);
    const sent = { taskId: c, boardId: id, beforeId: a, key: crypto.randomUUID() };
    await move(token, sent);
    await move(token, { taskId: c, boardId: id });
    expect((await move(token, sent)).status).toBe(200);
    expect(await order(token, id)).toEqual([a, b, c]);
  });

  it('takes the place of another card: downwards after it, upwards and across boards before it', async () => {
    const token = await api.as('admin');
    const [one, two] = [await board(token), await board(token)];
    const [a = 0, b = 0, c = 0] = await cards(token, one.id, 3);
    const [x = 0, y = 0] = await cards(token, two.id, 2);
    const reorder = (taskId: number, targetTaskId: number) =>
      api.post('/apps/kanban/reorder-tasks', { data: { taskId, targetTaskId } }, token);
    await reorder(a, c);
    expect(await order(token, one.id)).toEqual([b, c, a]);
    await reorder(a, b);
    expect(await order(token, one.id)).toEqual([a, b, c]);
    await reorder(a, a);
    expect(await order(token, one.id)).toEqual([a, b, c]);
    const { body } = await reorder(b, y);
    expect(body.find((task: { id: number }) => task.id === b).boardId).toBe(two.id);
    expect(await order(token, two.id)).toEqual([x, b, y]);
    expect((await reorder(a, 2_000_000_000)).status).toBe(404);
    expect((await api.post('/apps/kanban/reorder-tasks', { data: { taskId: a } }, token)).status).toBe(400);
  });

  it('goes to the end of a board, and stays where it is on its own', async () => {
    const token = await api.as('admin');
    const [one, two] = [await board(token), await board(token)];
    const [a = 0, b = 0] = await cards(token, one.id, 2);
    const [x = 0] = await cards(token, two.id, 1);
    const to = (taskId: number, newBoardId: number | string) =>
      api.post('/apps/kanban/update-task-board', { data: { taskId, newBoardId } }, token);
    await to(a, one.id);
    expect(await order(token, one.id)).toEqual([a, b]);
    await to(a, two.id);
    expect(await order(token, two.id)).toEqual([x, a]);
    expect((await to(a, 'nowhere')).status).toBe(404);
    expect((await to(2_000_000_000, two.id)).status).toBe(404);
  });

  it('finds room however often cards go to the same place', async () => {
    const token = await api.as('admin');
    const { id } = await board(token);
    const [a = 0, b = 0, c = 0, d = 0] = await cards(token, id, 4);
    let renumbered = 0;
    for (let at = 0; at < 30; at += 1) {
      const taskId = at % 2 === 0 ? c : d;
      const { body } = await move(token, { taskId, boardId: id, afterId: a });
      if (body.renumbered) renumbered += 1;
    }
    expect(renumbered).toBeGreaterThan(0);
    expect(await order(token, id)).toEqual([a, d, c, b]);
  });

  it('tells the open pages which card it was', async () => {
    const token = await api.as('admin');
    const { id } = await board(token);
    const [a = 0, b = 0] = await cards(token, id, 2);
    api.events.length = 0;
    await move(token, { taskId: b, boardId: id, beforeId: a });
    expect(api.events).toEqual([{ people: 'staff', topic: 'kanban', ids: [b] }]);
  });
});

/** One person at work: looks now and then, and moves what they see. */
async function work(random: Random, token: string, boards: (number | string)[], moves: number, deleted: Set<number>) {
  const tally = { done: 0, added: [] as number[] };
  const look = async () => (await api.get('/apps/kanban/board', token)).body.cards.map((one: { id: number }) => one.id);
  let seen: number[] = await look();
  for (let at = 0; at < moves; at += 1) {
    if (at % 5 === 0) seen = await look();
    const taskId = random.pick(seen);
    const boardId = random.pick(boards);
    const way = random.whole(1, 100);
    const data = { taskId, targetTaskId: random.pick(seen), newBoardId: boardId };
    let answer: { status: number; text: string; body: { newTask?: { id: number } } };
    if (way <= 30)
      answer = await move(token, { taskId, boardId, afterId: random.pick(seen), beforeId: random.pick(seen) });
    else if (way <= 50) answer = await move(token, { taskId, boardId });
    else if (way <= 70) answer = await api.post('/apps/kanban/reorder-tasks', { data }, token);
    else if (way <= 85) answer = await api.post('/apps/kanban/update-task-board', { data }, token);
    else if (way <= 93) answer = await api.post('/apps/kanban/add-task', { data: { title: 'New', boardId } }, token);
    else answer = await remove(`/apps/kanban/tasks/${taskId}`, undefined, token);
    expect([200, 201, 404, 409], answer.text).toContain(answer.status);
    if (answer.status < 300) tally.done += 1;
    if (answer.body.newTask) tally.added.push(answer.body.newTask.id);
    if (way > 93 && answer.status === 200) deleted.add(taskId);
  }
  return tally;
}

/** Room for a busy machine: what is left of a test that ran out of time would move the cards of the next one. */
const MANY_MOVES_MS = 300_000;

describe('eight people at once', () => {
  it(
    'make 500 random moves, and all of them and the database agree in the end',
    async () => {
      const admin = await api.as('admin');
      for (const one of (await api.get('/apps/kanban/boards', admin)).body)
        await remove('/apps/kanban/delete-board', one.id, admin);
      const boards: (number | string)[] = [];
      for (let at = 0; at < 4; at += 1) boards.push((await board(admin)).id);
      const first: number[] = [];
      for (const id of boards) first.push(...(await cards(admin, id, 6)));
      const tokens = await Promise.all(Array.from({ length: 8 }, () => api.as('admin')));
      const deleted = new Set<number>();
      const tallies = await Promise.all(
        tokens.map((token, at) => work(seeded(500 + at), token, boards, at < 4 ? 63 : 62, deleted)),
      );
      const done = tallies.reduce((sum, one) => sum + one.done, 0);
      expect(done).toBeGreaterThan(300);

      const stored = await api.db
        .select({ id: kanbanCards.id, boardId: kanbanCards.boardId, rank: kanbanCards.rank })
        .from(kanbanCards)
        .innerJoin(kanbanBoards, eq(kanbanBoards.id, kanbanCards.boardId))
        .where(isNull(kanbanCards.deletedAt))
        .orderBy(asc(kanbanBoards.rank), asc(kanbanCards.rank), asc(kanbanCards.id));
      const made = [...first, ...tallies.flatMap((one) => one.added)];
      const left = made.filter((id) => !deleted.has(id)).sort((x, y) => x - y);
      // None lost, none doubled, none with the place of another.
      expect(stored.map((one) => one.id).sort((x, y) => x - y)).toEqual(left);
      expect(new Set(stored.map((one) => `${one.boardId} ${one.rank}`)).size).toBe(stored.length);

      const inOrder = stored.map(({ id, boardId }) => ({ id, boardId }));
      for (const token of tokens) {
        const { body: tasks } = await api.get('/apps/kanban/tasks', token);
        const { body: page } = await api.get('/apps/kanban/board', token);
        const placed = (one: { id: number; boardId: number }) => ({ id: one.id, boardId: one.boardId });
        expect(tasks.map(placed)).toEqual(inOrder);
        expect(page.cards.map(placed)).toEqual(inOrder);
      }
    },
    MANY_MOVES_MS,
  );

  it('do the same as one after the other: every board has the order its moves say', async () => {
    const token = await api.as('admin');
    const { id } = await board(token);
    const made = await cards(token, id, 8);
    const random = seeded(11);
    let line = [...made];
    for (let at = 0; at < 60; at += 1) {
      const taskId = random.pick(made);
      const others = line.filter((one) => one !== taskId);
      const place = random.whole(0, others.length);
      await move(token, { taskId, boardId: id, afterId: others[place - 1] ?? null, beforeId: others[place] ?? null });
      line = [...others.slice(0, place), taskId, ...others.slice(place)];
    }
    expect(await order(token, id)).toEqual(line);
  });

  it('who change the same card and delete its board at the same moment end in one of the two orders', async () => {
    const token = await api.as('admin');
    const [one, two] = [await board(token), await board(token)];
    const made = await cards(token, one.id, 6);
    const answers = await Promise.all([
      ...made.map((taskId) => move(token, { taskId, boardId: two.id })),
      remove('/apps/kanban/delete-board', one.id, token),
    ]);
    expect(answers.every(({ status }) => status === 200 || status === 404)).toBe(true);
    const saved = await order(token, two.id);
    const [row] = await api.db
      .select({ gone: sql<number>`count(*)::int` })
      .from(kanbanCards)
      .where(sql`id IN ${made} AND deleted_at IS NOT NULL`);
    expect(saved.length + (row?.gone ?? 0)).toBe(6);
  });
});
