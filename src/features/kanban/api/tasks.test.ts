import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../../tests/api/api.ts';
import { kanban } from '../../../../tests/api/kanban.ts';

const api = testApi();
const { board, card, cards, colleague, order, remove } = kanban(api);
const DAY = 86_400_000;

describe('boards', () => {
  it('come with the product: four with twelve cards, in the order of the line', async () => {
    const token = await api.as('admin');
    const { body: boards } = await api.get('/apps/kanban/boards', token);
    expect(boards.slice(0, 4).map((one: { id: string }) => one.id)).toEqual([
      'todo',
      'in-progress',
      'in-review',
      'done',
    ]);
    const { body: tasks } = await api.get('/apps/kanban/tasks', token);
    expect(tasks.filter((one: { boardId: unknown }) => typeof one.boardId === 'string')).toHaveLength(12);
    expect(tasks[4]).toMatchObject({ boardId: 'in-progress', labels: ['Curriculum'], coverImage: 'tile:pine-biology' });
    expect(tasks[4].comments).toHaveLength(9);
    expect(tasks[4].attachments[0].img).toMatch(/^\/api\/files\/\d+\/Lesson%20plan.md$/);
    expect(tasks[4].assignedTo[0]).toMatchObject({ title: 'Marcus Hale', img: '/avatars/28.svg' });
  });

  it('get numbers that are never used twice', async () => {
    const token = await api.as('admin');
    const one = await board(token);
    const two = await board(token);
    expect(two.id).toBe(Number(one.id) + 1);
    await remove('/apps/kanban/delete-board', two.id, token);
    expect((await board(token)).id).toBe(Number(two.id) + 1);
  });

  it('are deleted by a bare number, a bare word, an object or the address', async () => {
    const token = await api.as('admin');
    const three = [await board(token), await board(token), await board(token)];
    const [a, b, c] = three.map((one) => one.id);
    expect((await remove('/apps/kanban/delete-board', a, token)).body).toMatchObject({ id: a, tasks: 0 });
    expect((await remove('/apps/kanban/delete-board', { id: b }, token)).body.id).toBe(b);
    expect((await remove(`/apps/kanban/delete-board?id=${c}`, undefined, token)).body.id).toBe(c);
    expect((await remove('/apps/kanban/delete-board', c, token)).status).toBe(404);
    expect((await remove('/apps/kanban/delete-board', undefined, token)).status).toBe(400);
    expect((await remove('/apps/kanban/delete-board', [1], token)).body.error.id).toBeDefined();
    const raw = await api.ask('DELETE', '/apps/kanban/clear-tasks', { raw: '{', token });
    expect(raw.body.error.body).toEqual(['The body is not valid JSON.']);
    const word = await remove('/apps/kanban/clear-tasks', 'todo', token);
    expect(word.body).toMatchObject({ id: 'todo', tasks: 4 });
    await api.post('/apps/kanban/restore', { token: word.body.token }, token);
  });

  it('are made once when they are sent twice', async () => {
    const token = await api.as('admin');
    const key = crypto.randomUUID();
    const one = await board(token, { key });
    expect((await board(token, { key })).id).toBe(one.id);
  });
});

describe('a new card', () => {
  it('starts empty, due two days ahead, at the end of its board, with the next number', async () => {
    const token = await api.as('admin');
    const { id: boardId } = await board(token);
    const one = await card(token, boardId, {
      labels: ['X'],
      comments: [{ comment: 'no' }],
      assignedTo: [{ title: 'x' }],
    });
    expect(one).toMatchObject({ labels: [], attachments: [], comments: [], assignedTo: [], boardId });
    expect(Date.parse(one.dueDate)).toBe(api.now().getTime() + 2 * DAY);
    const two = await card(token, boardId, { dueDate: '2031-05-23' });
    expect(two.id).toBe(one.id + 1);
    expect(two.dueDate).toBe('2031-05-23T12:00:00.000Z');
    expect(await order(token, boardId)).toEqual([one.id, two.id]);
  });

  it('has the cover it is sent with, when that is a picture of ours', async () => {
    const token = await api.as('admin');
    const { id: boardId } = await board(token);
    const made = await card(token, boardId, { coverImage: 'tile:pine-biology' });
    expect(made).toMatchObject({ coverImage: 'tile:pine-biology' });
    const data = { title: 'x', boardId, coverImage: 'https://example.com/a.png' };
    expect((await api.post('/apps/kanban/add-task', { data }, token)).status).toBe(400);
    expect(await order(token, boardId)).toEqual([made.id]);
  });

  it('takes the next number also after one that was refused, or sent again', async () => {
    const token = await api.as('admin');
    const { id: boardId } = await board(token);
    const key = crypto.randomUUID();
    const one = await card(token, boardId, { key });
    const refused = { title: 'x', boardId, coverImage: '/api/files/999999/x.png' };
    expect((await api.post('/apps/kanban/add-task', { data: refused }, token)).status).toBe(400);
    expect((await card(token, boardId, { key })).id).toBe(one.id);
    expect((await card(token, boardId)).id).toBe(one.id + 1);
  });

  it('is refused without a title, with a day that is none, and on a board that is not there', async () => {
    const token = await api.as('admin');
    const { id: boardId } = await board(token);
    const add = (data: object) => api.post('/apps/kanban/add-task', { data }, token);
    expect((await add({ boardId, title: '  ' })).body.error['data.title']).toEqual(['Give the card a title.']);
    for (const dueDate of ['2031-02-30', '2031-02-30T09:00:00Z', '2031-02-29T23:30:00+02:00', '2031-02-28 09:00'])
      expect((await add({ boardId, title: 'x', dueDate })).body.error?.['data.dueDate'], dueDate).toBeDefined();
    expect((await add({ boardId: 'nowhere', title: 'x' })).status).toBe(404);
    expect((await add({ boardId: 2_147_483_648, title: 'x' })).status).toBe(404);
    expect((await api.post('/apps/kanban/add-task', {}, token)).status).toBe(400);
    expect(await order(token, boardId)).toEqual([]);
  });

  it('is made once when it is sent twice, also at the same moment', async () => {
    const token = await api.as('admin');
    const { id: boardId } = await board(token);
    const key = crypto.randomUUID();
    const both = await Promise.all([card(token, boardId, { key }), card(token, boardId, { key })]);
    expect(both[0].id).toBe(both[1].id);
    expect(await order(token, boardId)).toHaveLength(1);
  });
});

describe('update-task', () => {
  const update = async (token: string, data: object) => api.post('/apps/kanban/update-task', { data }, token);

  it('merges what is sent and leaves the rest', async () => {
    const token = await api.as('admin');
    const { id: boardId } = await board(token);
    const { id, title } = await card(token, boardId);
    const { status, body } = await update(token, { id, labels: ['UX', 'Code review', 'ux'], description: '<b>so</b>' });
    expect(status).toBe(200);
    expect(body.task).toMatchObject({ id, title, boardId, labels: ['UX', 'Code review'], description: '<b>so</b>' });
    const again = await update(token, { ...body.task, title: 'Other', dueDate: null, coverImage: 'tile:ink-3' });
    expect(again.body.task).toMatchObject({
      title: 'Other',
      dueDate: null,
      coverImage: 'tile:ink-3',
      labels: ['UX', 'Code review'],
    });
    expect((await update(token, { id, coverImage: null })).body.task).not.toHaveProperty('coverImage');
  });

  it('takes a whole card again, as it was read before', async () => {
    const token = await api.as('admin');
    const whole = await card(token, (await board(token)).id);
    for (const title of ['Second', 'Third']) {
      const { status, body } = await update(token, { ...whole, title });
      expect([status, body.task?.title]).toEqual([200, title]);
    }
  });

  it('moves the card to the end of the board it names', async () => {
    const token = await api.as('admin');
    const [from, to] = [await board(token), await board(token)];
    const { id } = await card(token, from.id);
    const there = await cards(token, to.id, 2);
    expect((await update(token, { id, boardId: to.id })).body.task.boardId).toBe(to.id);
    expect(await order(token, to.id)).toEqual([...there, id]);
    expect(await order(token, from.id)).toEqual([]);
  });

  it('cleans what would run or be fetched', async () => {
    const token = await api.as('admin');
    const { id } = await card(token, 'todo');
    const description = '<p onclick="x()">Hi<script>alert(1)</script><img src="https://evil.example/x.png"></p>';
    expect((await update(token, { id, description })).body.task.description).toBe('<p>Hi</p>');
    for (const coverImage of ['javascript:alert(1)', '//evil.example/x.png', 'https://evil.example/x.png', '/\\evil']) {
      expect((await update(token, { id, coverImage })).body.error['data.coverImage'], coverImage).toBeDefined();
    }
    await remove(`/apps/kanban/tasks/${id}`, undefined, token);
  });

  it('and add-task keep a description without markup as it was typed, and find it so', async () => {
    const token = await api.as('admin');
    const { id: boardId } = await board(token);
    for (const description of ['Tom & Jerry', 'a > b\n&lt;b&gt;', '<p>Tom &amp; Jerry</p>', '']) {
      const made = await card(token, boardId, { description });
      expect(made).toMatchObject({ description });
      const { body } = await update(token, { id: made.id, description: `${description}!` });
      expect(body.task.description).toBe(`${description}!`);
    }
    // Whoever shows it takes what has no markup for plain: what was HTML stays HTML.
    expect(await card(token, boardId, { description: 'a < b & c' })).toMatchObject({
      description: '<p>a &lt; b &amp; c</p>',
    });
    const found = await api.get(`/apps/kanban/board?q=${encodeURIComponent('tom & jerry')}`, token);
    expect(found.body.cards.filter((one: { boardId: unknown }) => one.boardId === boardId)).toHaveLength(2);
  });

  it('keeps comments that come back, adds new ones in the name of the caller, and takes no name from them', async () => {
    const token = await api.as('admin');
    const samir = await colleague('user');
    const { id } = await card(token, (await board(token)).id);
    await api.post(`/apps/kanban/tasks/${id}/comments`, { text: 'From Samir' }, samir.token);
    const sent = [
      { name: 'Somebody Else', img: '/x.png', comment: 'From Samir' },
      { name: 'The Head', img: '', comment: 'New' },
    ];
    const { body } = await update(token, { id, comments: sent });
    const said = (task: { comments: { name: string; comment: string }[] }) =>
      task.comments.map((one) => [one.name, one.comment]);
    expect(said(body.task)).toEqual([
      [samir.fullName, 'From Samir'],
      ['Ruth Adeyemi', 'New'],
    ]);
    // Left out: one's own goes, those of others stay. Nobody writes in another one's name.
    const changed = body.task.comments.map((one: object) => ({ ...one, comment: 'Twisted' }));
    expect(said((await update(token, { id, comments: [changed[0]] })).body.task)).toEqual([
      [samir.fullName, 'From Samir'],
    ]);
  });

  it('takes people by id, or by a name that one person has, and tells who is new', async () => {
    const token = await api.as('admin');
    const { id } = await card(token, (await board(token)).id);
    const samir = await colleague('restricted-user');
    const { body } = await update(token, {
      id,
      assignedTo: [{ id: samir.id, title: 'Wrong', img: '/x.png' }, { title: 'Noor Rahman' }],
    });
    expect(body.task.assignedTo.map((one: { title: string }) => one.title)).toEqual([samir.fullName, 'Noor Rahman']);
    expect(body.task.assignedTo[0].img).toBe(null);
    const told = (await api.get('/api/notifications', samir.token)).body.notifications;
    expect(told[0]).toMatchObject({
      kind: 'card-assigned',
      link: `/apps/kanban?card=${id}`,
      data: { name: 'Ruth Adeyemi' },
    });
    const same = body.task.assignedTo.map(({ title, img }: { title: string; img: string }) => ({ title, img }));
    expect((await update(token, { id, assignedTo: same })).body.task.assignedTo).toEqual(body.task.assignedTo);
    const bad = await update(token, { id, title: 'Not this', assignedTo: [{ title: 'Amara Okafor' }] });
    expect(bad.body.error['data.assignedTo.0']).toBeDefined();
    expect((await update(token, { id })).body.task.title).not.toBe('Not this');
  });

  it('answers 404 for a card that is not there', async () => {
    const token = await api.as('admin');
    expect((await update(token, { id: 2_000_000_000, title: 'x' })).status).toBe(404);
    expect((await update(token, { title: 'x' })).body.error['data.id']).toBeDefined();
  });
});

describe('GET tasks', () => {
  it('takes a page, and refuses one that cannot be', async () => {
    const token = await api.as('admin');
    const { body: all } = await api.get('/apps/kanban/tasks', token);
    const { body: second } = await api.get('/apps/kanban/tasks?page=2&perPage=5', token);
    expect(second).toEqual(all.slice(5, 10));
    expect((await api.get('/apps/kanban/tasks?page=999999', token)).body).toEqual([]);
    for (const bad of ['page=0', 'perPage=0', 'perPage=101', 'page=x']) {
      expect((await api.get(`/apps/kanban/tasks?${bad}`, token)).status, bad).toBe(400);
    }
  });

  it('answers a thousand at most', async () => {
    const token = await api.as('admin');
    const { id } = await board(token);
    await api.db.execute(sql`INSERT INTO kanban_cards (board_id, rank, title, created_at, changed_at)
      SELECT ${id}, n * 1048576, 'Card ' || n, now(), now() FROM generate_series(1, 1005) n`);
    expect((await api.get('/apps/kanban/tasks', token)).body).toHaveLength(1_000);
    const moved = await api.post('/apps/kanban/update-task-board', { data: { taskId: 1, newBoardId: 'done' } }, token);
    expect(moved.body).toHaveLength(1_000);
    const page = await api.get('/apps/kanban/board', token);
    expect(page.body.boards.at(-1)).toMatchObject({ id, total: 1_005, matching: 1_005 });
    expect(page.body.cards.filter((one: { boardId: number }) => one.boardId === id)).toHaveLength(1_000);
    await remove('/apps/kanban/delete-board', id, token);
  });
});
