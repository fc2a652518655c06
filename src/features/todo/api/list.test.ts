import { describe, expect, it } from 'vitest';
import { testApi, unique } from '../../../../tests/api/api.ts';
import { follow } from '../../../../tests/api/live.ts';
import { tasks } from '../../../../tests/api/tasks.ts';

const api = testApi();
const todo = tasks(api);
const day = (days: number) => new Date(api.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

describe('the list of tasks', () => {
  it('begins empty, and shows the newest first with the fields of the specification', async () => {
    const { token } = await todo.person();
    expect(await todo.list(token)).toEqual([]);
    await todo.add(token, { title: 'First' });
    await todo.add(token, { title: 'Second' });
    const [newest, oldest] = await todo.list(token);
    expect([newest.title, oldest.title]).toEqual(['Second', 'First']);
    expect(newest).toMatchObject({
      ...{ dueDate: null, description: '', assignee: null, tags: [], subtasks: [], repeat: null, remindAt: null },
      ...{ isCompleted: false, isDeleted: false, isImportant: false },
    });
    expect(await todo.titles(token, 'sortBy=latest')).toEqual(['Second', 'First']);
  });

  it('is sorted by title without regard to case and accents, both ways', async () => {
    const { token } = await todo.person();
    for (const title of ['banana', 'Apple', 'Éclair', 'cherry']) await todo.add(token, { title });
    expect(await todo.titles(token, 'sortBy=title-asc')).toEqual(['Apple', 'banana', 'cherry', 'Éclair']);
    expect(await todo.titles(token, 'sortBy=title-desc')).toEqual(['Éclair', 'cherry', 'banana', 'Apple']);
  });

  it('is sorted by due date, what has none last, equal ones by id', async () => {
    const { token } = await todo.person();
    const given = [null, '2031-05-23', '2031-05-22T23:00:00.000Z', '2031-05-23', null, '2031-05-23T12:00:00.000Z'];
    const ids: number[] = [];
    for (const dueDate of given) ids.push((await todo.add(token, { dueDate })).id);
    const sorted = (await todo.list(token, 'sortBy=due-date')).map((one) => ids.indexOf(one.id));
    expect(sorted).toEqual([2, 1, 3, 5, 0, 4]);
  });

  it('is sorted by the name of whom a task was given to, also after that person changed it', async () => {
    const { token } = await todo.person();
    const [zoe, ann] = [await todo.person(), await todo.person()];
    const name = (id: number, fullName: string) =>
      api.db.execute(`UPDATE people SET full_name = '${fullName}' WHERE id = ${id}`);
    await name(zoe.id, 'Zoe');
    await name(ann.id, 'Ann');
    await todo.add(token, { title: 'for nobody' });
    await todo.add(token, { title: 'for zoe', assignee: { id: zoe.id } });
    await todo.add(token, { title: 'for ann', assignee: ann.id });
    expect(await todo.titles(token, 'sortBy=assignee')).toEqual(['for ann', 'for zoe', 'for nobody']);
    await name(zoe.id, 'Aaron');
    expect(await todo.titles(token, 'sortBy=assignee')).toEqual(['for zoe', 'for ann', 'for nobody']);
  });

  it('is filtered by flag, and leaves the bin out of everything else', async () => {
    const { token } = await todo.person();
    await todo.add(token, { title: 'plain' });
    await todo.add(token, { title: 'important', isImportant: true });
    await todo.add(token, { title: 'done', isCompleted: true, isImportant: true });
    await todo.add(token, { title: 'gone', isImportant: true, isDeleted: true });
    expect(await todo.titles(token)).toEqual(['done', 'important', 'plain']);
    expect(await todo.titles(token, 'filter=')).toEqual(['done', 'important', 'plain']);
    expect(await todo.titles(token, 'filter=important')).toEqual(['done', 'important']);
    expect(await todo.titles(token, 'filter=completed')).toEqual(['done']);
    expect(await todo.titles(token, 'filter=deleted')).toEqual(['gone']);
    expect(await todo.titles(token, 'filter=open')).toEqual(['important', 'plain']);
  });

  it('is searched by words of title and tags, without accents and case, all of them', async () => {
    const { token } = await todo.person();
    await todo.add(token, { title: 'Write to the Café', tags: ['parents'] });
    await todo.add(token, { title: 'Write a report', tags: ['update'] });
    expect(await todo.titles(token, 'q=cafe')).toEqual(['Write to the Café']);
    expect(await todo.titles(token, 'q=WRITE%20paren')).toEqual(['Write to the Café']);
    expect(await todo.titles(token, 'q=upd')).toEqual(['Write a report']);
    expect(await todo.titles(token, 'q=%25')).toEqual([]);
    expect(await todo.titles(token, 'q=write&tag=update')).toEqual(['Write a report']);
    expect(await todo.titles(token, 'tag=nothing')).toEqual([]);
  });

  it('is searched by the day of the due date and by its month, whole or short', async () => {
    const { token } = await todo.person();
    await todo.add(token, { title: 'autumn', dueDate: '2031-11-15' });
    await todo.add(token, { title: 'spring', dueDate: '2031-05-05T12:00:00.000Z' });
    await todo.add(token, { title: 'some time' });
    for (const q of ['15', 'nov', 'November', 'NOV 15'])
      expect(await todo.titles(token, `q=${q}`), q).toEqual(['autumn']);
    for (const q of ['5', '05', 'may', 'May 5']) expect(await todo.titles(token, `q=${q}`), q).toEqual(['spring']);
    await todo.add(token, { title: 'harvest', dueDate: '2031-09-28' });
    for (const q of ['sep', 'Sept', 'september']) expect(await todo.titles(token, `q=${q}`), q).toEqual(['harvest']);
    for (const q of ['ember', 'novem', '25', 'june']) expect(await todo.titles(token, `q=${q}`), q).toEqual([]);
    expect(await todo.titles(token, 'q=nov&filter=completed')).toEqual([]);
  });

  it('takes the day of a moment where the asker is', async () => {
    const { token } = await todo.person();
    await todo.add(token, { title: 'late', dueDate: '2031-05-22T23:30:00.000Z' });
    expect(await todo.titles(token, 'q=22')).toEqual(['late']);
    expect(await todo.titles(token, 'q=22&timeZone=Europe/Berlin')).toEqual([]);
    expect(await todo.titles(token, 'q=23&timeZone=Europe/Berlin')).toEqual(['late']);
  });

  it('knows what is overdue, due today and in the coming week', async () => {
    const { token } = await todo.person();
    await todo.add(token, { title: 'yesterday', dueDate: day(-1) });
    await todo.add(token, { title: 'today', dueDate: day(0) });
    await todo.add(token, { title: 'in a week', dueDate: day(7) });
    await todo.add(token, { title: 'in some days', dueDate: day(3) });
    await todo.add(token, { title: 'an hour ago', dueDate: new Date(api.now().getTime() - 3_600_000).toISOString() });
    await todo.add(token, { title: 'done', dueDate: day(-3), isCompleted: true });
    expect((await todo.titles(token, 'filter=overdue&sortBy=due-date')).sort()).toEqual(['an hour ago', 'yesterday']);
    expect(await todo.titles(token, 'filter=today')).toContain('today');
    expect(await todo.titles(token, 'filter=today')).not.toContain('yesterday');
    const week = await todo.titles(token, 'filter=week');
    expect(week).toContain('in some days');
    expect(week).not.toContain('in a week');
    const { all, filters, tags } = await todo.counts(token);
    expect([all, filters.open, filters.overdue, filters.completed, filters.deleted]).toEqual([6, 5, 2, 1, 0]);
    expect(tags).toEqual({});
  });

  it('counts by filter and tag what the lists show', async () => {
    const { token } = await todo.person();
    await todo.add(token, { tags: ['team', 'own'], isImportant: true });
    await todo.add(token, { tags: ['team'], isCompleted: true });
    await todo.add(token, { tags: ['team'], isDeleted: true });
    const { all, filters, tags } = await todo.counts(token);
    expect({ all, ...filters }).toMatchObject({ all: 2, important: 1, completed: 1, deleted: 1, open: 1 });
    expect(tags).toEqual({ team: 1, own: 1 });
  });

  it('counts what the list of an address holds, on all its pages', async () => {
    const [mine, other] = [await todo.person(), await todo.person()];
    for (const title of ['Big one', 'Big two', 'Big three']) await todo.add(mine.token, { title, tags: ['big'] });
    await todo.add(mine.token, { title: 'Big and done', isCompleted: true });
    await todo.add(mine.token, { title: 'Big in the bin', tags: ['big'], isDeleted: true });
    await todo.add(other.token, { title: 'Big of somebody else', tags: ['big'] });
    const matching = async (query: string) => (await todo.counts(mine.token, query)).matching;
    const asked = ['', 'filter=completed', 'tag=big', 'q=BIG', 'q=big&tag=big', 'q=big&filter=deleted', 'tag=none'];
    for (const query of asked) {
      expect(await matching(query), query).toBe((await todo.list(mine.token, query)).length);
      expect(await matching(`${query}&perPage=1`), query).toBe(await matching(query));
    }
    expect([await matching('tag=big'), await matching('q=big')]).toEqual([3, 4]);
    expect(await matching(`scope=everyone&person=${other.id}&q=big`)).toBe(1);
  });

  it('counts what emptying the bin deletes: one’s own, and nothing that others wrote', async () => {
    const [mine, other] = [await todo.person(), await todo.person()];
    await todo.add(mine.token, { title: 'my own', isDeleted: true });
    await todo.add(mine.token, { title: 'given away', isDeleted: true, assignee: other.id });
    await todo.add(other.token, { title: 'given to me', isDeleted: true, assignee: mine.id });
    await todo.add(other.token, { title: 'theirs', isDeleted: true });
    const { bin, filters } = await todo.counts(mine.token);
    expect([bin, filters.deleted]).toEqual([2, 3]);
    expect((await todo.send('POST', 'empty-bin', mine.token)).body).toEqual({ deleted: bin });
    expect(await todo.titles(mine.token, 'filter=deleted')).toEqual(['given to me']);
    expect((await todo.titles(other.token, 'filter=deleted')).sort()).toEqual(['given to me', 'theirs']);
    expect((await todo.counts(mine.token)).bin).toBe(0);
  });

  it('comes in pages when asked, and refuses impossible ones', async () => {
    const { token } = await todo.person();
    for (let made = 0; made < 7; made += 1) await todo.add(token, { title: `n${made}` });
    expect(await todo.titles(token, 'page=2&perPage=3')).toEqual(['n3', 'n2', 'n1']);
    expect(await todo.titles(token, 'page=3&perPage=3')).toEqual(['n0']);
    expect(await todo.titles(token, 'page=9&perPage=3')).toEqual([]);
    expect(await todo.titles(token, 'page=2&perPage=3&q=n')).toEqual(['n3', 'n2', 'n1']);
    for (const bad of ['page=0', 'perPage=0', 'perPage=101', 'page=x', 'sortBy=size', 'filter=mine', 'timeZone=Moon']) {
      const { status, body } = await todo.send('GET', `tasks?${bad}`, token);
      expect(status, bad).toBe(400);
      expect(Object.keys(body.error)).toEqual([bad.split('=')[0]]);
    }
  });

  it('answers up to a thousand without a page, the same along every way to find them', async () => {
    const { id, token } = await todo.person();
    await api.db.execute(`INSERT INTO todos (owner_id, title, rank, tags, due_at, is_important, created_at, changed_at)
      SELECT ${id}, 'Many ' || lpad((n * 7 % 6007)::text, 5, '0'), -n, CASE WHEN n % 2 = 0 THEN '{even}'::text[] ELSE '{}' END,
        now() + n * interval '1 hour', n % 10 = 0, now(), now() FROM generate_series(1, 6100) n`);
    expect(await todo.list(token)).toHaveLength(1_000);
    for (const sortBy of ['latest', 'title-asc', 'title-desc', 'due-date', 'assignee', 'manual']) {
      // Six thousand hits are walked, three thousand are gathered.
      const walked = await todo.titles(token, `sortBy=${sortBy}&q=many&page=31&perPage=100`);
      const plain = await todo.titles(token, `sortBy=${sortBy}&page=31&perPage=100`);
      expect(walked, sortBy).toEqual(plain);
      const even = await todo.titles(token, `sortBy=${sortBy}&tag=even&page=1&perPage=20`);
      expect(even).toHaveLength(20);
      if (sortBy === 'title-asc') expect(even).toEqual([...even].sort());
    }
    expect(await todo.list(token, 'filter=important&page=7&perPage=100')).toHaveLength(10);
    expect((await todo.counts(token)).tags).toEqual({ even: 3_050 });
  });
});

describe('who may see tasks', () => {
  it('nobody without a session, no student, and no client without the permission', async () => {
    expect((await api.get('/apps/todo/tasks')).status).toBe(401);
    for (const role of ['Student', 'client'] as const) {
      const token = await api.as(role);
      expect((await api.get('/apps/todo/tasks', token)).status).toBe(403);
      expect((await api.post('/apps/todo/add-tasks', { task: { title: 'x' } }, token)).status).toBe(403);
    }
    const { token } = await todo.planner();
    expect(await todo.list(token)).toEqual([]);
  });

  it('whoever asks for everybody’s needs the permission to manage others’ tasks', async () => {
    const owner = await todo.planner();
    const title = unique('Hidden ');
    const { id } = await todo.add(owner.token, { title });
    const planner = await todo.planner();
    expect((await todo.send('GET', 'tasks?scope=everyone', planner.token)).status).toBe(403);
    expect((await todo.send('GET', 'counts?scope=everyone', planner.token)).status).toBe(403);
    expect(
      (await todo.send('POST', 'update-task?scope=everyone', planner.token, { task: { id, title: 'x' } })).status,
    ).toBe(403);
    const support = await todo.planner(['support']);
    expect(await todo.titles(support.token, `scope=everyone&q=${title}`)).toEqual([title]);
    expect(await todo.titles(support.token, `scope=everyone&person=${owner.id}`)).toEqual([title]);
    expect(await todo.titles(support.token, `scope=everyone&person=${planner.id}`)).toEqual([]);
    expect((await todo.counts(support.token, `scope=everyone&person=${owner.id}`)).all).toBe(1);
    expect(await todo.list(support.token)).toEqual([]);
    // Even then an id alone is not enough: they have to say that they mean others' tasks.
    expect((await todo.send('POST', 'update-task', support.token, { task: { id, title: 'x' } })).status).toBe(404);
    expect((await todo.change(support.token, { id, title: 'Helped' }, 'everyone')).title).toBe('Helped');
  });

  it('whoever sees everybody’s hears of a change while a page of theirs is open, and nobody else does', async () => {
    const owner = await todo.planner();
    const [planner, support] = [await todo.planner(), await todo.planner(['support'])];
    const open = [await follow(api.app, planner.token), await follow(api.app, support.token)];
    await Promise.all(open.map((one) => one.until('event: hello')));
    api.events.length = 0;
    const { id } = await todo.add(owner.token);
    const told = (name: string) => api.events.find(({ topic }) => topic === name);
    expect(told('todos')).toEqual({ people: [owner.id], topic: 'todos', ids: [id] });
    // Of the sample's people some have a page open, too.
    expect(told('todos-others')).toMatchObject({ people: expect.arrayContaining([support.id]), ids: [id] });
    expect(told('todos-others')?.people).not.toContain(planner.id);
    expect(told('todos-others')?.people).not.toContain(owner.id);
    for (const one of open) await one.close();
  });
});

describe('the sample', () => {
  it('gives the demo’s admin tasks of every kind', async () => {
    const token = await api.as('admin');
    const all = await todo.list(token);
    expect(all.length + (await todo.list(token, 'filter=deleted')).length).toBeGreaterThanOrEqual(18);
    const { filters } = await todo.counts(token);
    for (const name of ['important', 'completed', 'deleted', 'overdue', 'today', 'week', 'given-to-me', 'given-away']) {
      expect(filters[name], name).toBeGreaterThan(0);
    }
    expect(filters['given-to-me']).toBe(2);
    expect(all.some((one) => one.subtasks.length > 0)).toBe(true);
  });
});
