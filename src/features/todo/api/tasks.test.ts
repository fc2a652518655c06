import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { doDue } from '#api/due.ts';
import { tidy } from '#api/housekeeping.ts';
import { testApi, unique } from '../../../../tests/api/api.ts';
import { holding } from '../../../../tests/api/holding.ts';
import { tasks } from '../../../../tests/api/tasks.ts';
import { remindOfTasks } from './reminders.ts';

const heard: string[] = [];
const api = testApi({ onQuery: (text) => heard.push(text) });
const todo = tasks(api);
const { hold, untilWaiting } = holding(api);
const MISSING = 999_999_999;

describe('a task', () => {
  it('is given back as it was written', async () => {
    const { id, token } = await todo.person();
    const written = {
      ...{ title: 'Plan', description: 'All of it', dueDate: '2031-05-23T12:00:00.000Z', tags: ['team', 'own'] },
      ...{ isImportant: true, remindAt: '2031-05-23T10:00:00.000Z' },
      repeat: { every: 'week', interval: 2, timeZone: 'Europe/Berlin' },
    };
    const task = await todo.add(token, { ...written, assignee: { id }, subtasks: [{ title: 'One' }] });
    expect(task).toMatchObject({ ...written, isCompleted: false, isDeleted: false, version: 1, nextId: null });
    expect(task.assignee).toMatchObject({ id, fullName: task.owner.fullName, avatar: null });
    for (const nobody of [null, {}, { fullName: '', avatar: '' }])
      expect((await todo.add(token, { assignee: nobody })).assignee).toBe(null);
    expect(task.subtasks).toEqual([{ id: expect.any(Number), title: 'One', isDone: false }]);
    expect((await todo.add(token, { dueDate: '2031-05-23' })).dueDate).toBe('2031-05-23');
    expect((await todo.add(token, { dueDate: '2031-05-23T14:00:00+02:00' })).dueDate).toBe('2031-05-23T12:00:00.000Z');
    expect((await todo.add(token, { dueDate: '' })).dueDate).toBe(null);
  });

  it('is refused with the field that is wrong, and nothing is stored', async () => {
    const { token } = await todo.person();
    const wrong: [object, string][] = [
      [{ title: '' }, 'task.title'],
      [{ title: ' ' }, 'task.title'],
      [{ title: 'x', dueDate: 'soon' }, 'task.dueDate'],
      [{ title: 'x', dueDate: '2031-02-30' }, 'task.dueDate'],
      [{ title: 'x', tags: 'team' }, 'task.tags'],
      [{ title: 'x', isImportant: 'yes' }, 'task.isImportant'],
      [{ title: 'x', assignee: { id: MISSING } }, 'task.assignee'],
      [{ title: 'x', assignee: { id: 'x', fullName: '' } }, 'task.assignee'],
      [{ title: 'x', assignee: { fullName: 'Nobody Here' } }, 'task.assignee'],
      [{ title: 'x', repeat: { every: 'hour' } }, 'task.repeat.every'],
      [{ title: 'x', subtasks: [{ title: '' }] }, 'task.subtasks.0.title'],
    ];
    for (const [task, field] of wrong) {
      const { status, body } = await todo.send('POST', 'add-tasks', token, { task });
      expect([status, Object.keys(body.error ?? {})], JSON.stringify(task)).toEqual([400, [field]]);
    }
    expect((await todo.send('POST', 'add-tasks', token, {})).status).toBe(400);
    expect(await todo.list(token)).toEqual([]);
  });

  it('is added once with the same key', async () => {
    const { token } = await todo.person();
    const body = { task: { title: 'Once', subtasks: [{ title: 'Step' }] }, key: crypto.randomUUID() };
    const [first, second] = await Promise.all([1, 2].map(() => todo.send('POST', 'add-tasks', token, body)));
    expect([first?.status, second?.status]).toEqual([201, 201]);
    expect(first?.body.task.id).toBe(second?.body.task.id);
    const [only, ...more] = await todo.list(token);
    expect([only.subtasks.length, more]).toEqual([1, []]);
    const { id } = await todo.add(token);
    expect((await todo.send('POST', 'add-tasks', token, body)).body.task.id).toBe(only.id);
    expect((await todo.add(token)).id).toBe(id + 1);
  });

  it('keeps what a change leaves out, and a second change wins unless it names an older version', async () => {
    const { token } = await todo.person();
    const task = await todo.add(token, { title: 'Old', description: 'Stays', tags: ['team'], dueDate: '2031-05-23' });
    expect(await todo.change(token, { id: task.id, title: 'New' })).toMatchObject({
      ...{ title: 'New', description: 'Stays', tags: ['team'], dueDate: '2031-05-23', version: 2 },
    });
    // The whole task as it was read, sent back with one flag changed.
    expect(await todo.change(token, { ...task, isImportant: true })).toMatchObject({ title: 'Old', isImportant: true });
    const late = await todo.send('POST', 'update-task', token, { task: { id: task.id, title: 'Late' }, version: 1 });
    expect(late.status).toBe(409);
    expect(late.body.error).toContain('changed this task');
    expect((await todo.read(token, task.id)).title).toBe('Old');
    const { version } = await todo.read(token, task.id);
    const good = await todo.send('POST', 'update-task', token, { task: { id: task.id, title: 'Good' }, version });
    expect(good.body.task).toMatchObject({ title: 'Good', version: version + 1 });
    expect((await todo.change(token, { id: task.id, title: 'Good' })).version).toBe(version + 1);
    expect((await todo.change(token, { id: task.id, dueDate: null })).dueDate).toBe(null);
  });

  it('is nobody else’s: for others it is not there', async () => {
    const { token } = await todo.person();
    const stranger = (await todo.person()).token;
    const { id } = await todo.add(token, { title: 'Mine', subtasks: [{ title: 'Step' }] });
    const step = (await todo.read(token, id)).subtasks[0].id;
    for (const [method, path, body] of [
      ['GET', `tasks/${id}`],
      ['POST', 'update-task', { task: { id, title: 'x' } }],
      ['DELETE', `delete-task?taskId=${id}`],
      ['DELETE', `purge-task?taskId=${id}`],
      ['POST', 'restore-task', { taskId: id }],
      ['POST', 'move', { taskId: id, beforeId: id }],
      ['POST', 'add-subtask', { taskId: id, title: 'x' }],
      ['POST', 'update-subtask', { id: step, isDone: true }],
      ['DELETE', `delete-subtask?id=${step}`],
      ['POST', 'update-task', { task: { id: MISSING, title: 'x' } }],
      ['DELETE', `delete-task?taskId=${MISSING}`],
    ] as const) {
      const { status, body: answer } = await todo.send(method, path, stranger, body);
      expect([status, typeof answer.error], `${method} ${path}`).toEqual([404, 'string']);
    }
    const job = await todo.bulk(stranger, { action: 'delete', ids: [id] });
    expect(job).toMatchObject({ changed: 0, failed: 1 });
    expect(JSON.stringify(job)).not.toContain('Mine');
    expect(await todo.read(token, id)).toMatchObject({ title: 'Mine', version: 1, isDeleted: false });
  });
});

describe('the bin', () => {
  it('takes what is deleted, gives it back, and lets go of it for ever', async () => {
    const { token } = await todo.person();
    const { id } = await todo.add(token, { title: 'Gone' });
    expect((await todo.send('DELETE', `purge-task?taskId=${id}`, token)).status).toBe(409);
    const deleted = await todo.send('DELETE', `delete-task?taskId=${id}`, token);
    expect([deleted.status, deleted.body.id]).toEqual([200, id]);
    expect((await todo.send('DELETE', 'delete-task', token, { taskId: id })).status).toBe(200);
    expect((await todo.send('DELETE', 'delete-task', token)).status).toBe(400);
    expect([await todo.titles(token), await todo.titles(token, 'filter=deleted')]).toEqual([[], ['Gone']]);
    expect((await todo.send('POST', 'restore-task', token, { taskId: id })).body.task.isDeleted).toBe(false);
    expect(await todo.titles(token)).toEqual(['Gone']);
    await todo.change(token, { id, isDeleted: true });
    expect((await todo.send('DELETE', `purge-task?taskId=${id}`, token)).body).toEqual({ id });
    expect((await todo.send('GET', `tasks/${id}`, token)).status).toBe(404);
  });

  it('is emptied at once, and by itself after thirty days', async () => {
    const { token } = await todo.person();
    const other = await todo.person();
    await todo.add(other.token, { title: 'of another', isDeleted: true });
    await todo.add(token, { title: 'a', isDeleted: true });
    await todo.add(token, { title: 'b' });
    expect((await todo.send('POST', 'empty-bin', token)).body).toEqual({ deleted: 1 });
    expect(await todo.titles(token)).toEqual(['b']);
    const tidyIn = (days: number) => tidy(api.db, new Date(api.now().getTime() + days * 86_400_000), 30);
    await tidyIn(29);
    expect(await todo.titles(other.token, 'filter=deleted')).toEqual(['of another']);
    await tidyIn(31);
    expect(await todo.titles(other.token, 'filter=deleted')).toEqual([]);
  });
});

describe('the order by hand', () => {
  it('puts new tasks first and moves them anywhere, again and again', async () => {
    const { token } = await todo.person();
    const ids: number[] = [];
    for (const title of ['d', 'c', 'b', 'a']) ids.unshift((await todo.add(token, { title })).id);
    const [a, b, c, d] = ids;
    const order = () => todo.titles(token, 'sortBy=manual');
    const move = async (body: object) => expect((await todo.send('POST', 'move', token, body)).status).toBe(200);
    expect(await order()).toEqual(['a', 'b', 'c', 'd']);
    await move({ taskId: d, beforeId: b });
    expect(await order()).toEqual(['a', 'd', 'b', 'c']);
    await move({ taskId: a, afterId: c });
    expect(await order()).toEqual(['d', 'b', 'c', 'a']);
    // So often to the same place that there is no room left in between.
    for (let times = 0; times < 30; times += 1) await move({ taskId: times % 2 ? c : a, beforeId: b });
    expect(await order()).toEqual(['d', 'a', 'c', 'b']);
    expect((await todo.send('POST', 'move', token, { taskId: a })).status).toBe(400);
    expect((await todo.send('POST', 'move', token, { taskId: a, beforeId: b, afterId: c })).status).toBe(400);
  });

  it('is each person’s own, also of tasks that were given to them', async () => {
    const [giver, helper] = [await todo.person(), await todo.person()];
    const own = await todo.add(helper.token, { title: 'own' });
    const given = await todo.add(giver.token, { title: 'given', assignee: helper.id });
    await todo.add(giver.token, { title: 'other' });
    expect(await todo.titles(helper.token, 'sortBy=manual')).toEqual(['given', 'own']);
    await todo.send('POST', 'move', helper.token, { taskId: given.id, afterId: own.id });
    expect(await todo.titles(helper.token, 'sortBy=manual')).toEqual(['own', 'given']);
    expect(await todo.titles(giver.token, 'sortBy=manual')).toEqual(['other', 'given']);
    expect((await todo.read(giver.token, given.id)).version).toBe(1);
  });
});

describe('steps', () => {
  it('are added, ticked, renamed, moved and removed, each a new version of the task', async () => {
    const { token } = await todo.person();
    const { id } = await todo.add(token);
    const key = crypto.randomUUID();
    for (let times = 0; times < 2; times += 1) {
      expect((await todo.send('POST', 'add-subtask', token, { taskId: id, title: 'one', key })).status).toBe(201);
    }
    const { task } = (await todo.send('POST', 'add-subtask', token, { taskId: id, title: 'two' })).body;
    const [one, two] = task.subtasks;
    expect([one.title, two.title, task.subtasks.length, task.version]).toEqual(['one', 'two', 2, 3]);
    await todo.send('POST', 'update-subtask', token, { id: one.id, isDone: true });
    const moved = await todo.send('POST', 'update-subtask', token, { id: two.id, title: '2', beforeId: one.id });
    expect(moved.body.task.subtasks).toEqual([
      { id: two.id, title: '2', isDone: false },
      { id: one.id, title: 'one', isDone: true },
    ]);
    expect((await todo.send('DELETE', `delete-subtask?id=${two.id}`, token)).body.task.subtasks).toHaveLength(1);
    const whole = await todo.change(token, {
      id,
      subtasks: [{ title: 'new' }, { id: one.id, title: 'one', isDone: true }],
    });
    expect(whole.subtasks.map((step: { title: string }) => step.title)).toEqual(['new', 'one']);
    expect(whole.subtasks[1].id).toBe(one.id);
  });
});

describe('a repeating task', () => {
  it('makes its next one when it is done, once, and takes it back when that was a mistake', async () => {
    const { token } = await todo.person();
    const { id } = await todo.add(token, {
      ...{ title: 'Weekly', dueDate: '2031-05-23', repeat: { every: 'week' }, tags: ['team'] },
      ...{ subtasks: [{ title: 'Step', isDone: true }], remindAt: '2031-05-22T15:00:00.000Z' },
    });
    const done = await todo.change(token, { id, isCompleted: true });
    expect(done.nextId).toEqual(expect.any(Number));
    expect(await todo.read(token, done.nextId)).toMatchObject({
      ...{ title: 'Weekly', dueDate: '2031-05-30', isCompleted: false, tags: ['team'] },
      ...{ remindAt: '2031-05-29T15:00:00.000Z', subtasks: [{ title: 'Step', isDone: false }] },
    });
    await todo.change(token, { id, isCompleted: true, isImportant: true });
    expect(await todo.titles(token)).toEqual(['Weekly', 'Weekly']);
    expect((await todo.change(token, { id, isCompleted: false })).nextId).toBe(null);
    expect(await todo.titles(token)).toEqual(['Weekly']);
    const again = await todo.change(token, { id, isCompleted: true });
    await todo.change(token, { id: again.nextId, title: 'Worked on' });
    await todo.change(token, { id, isCompleted: false });
    await todo.change(token, { id, isCompleted: true });
    expect((await todo.titles(token)).sort()).toEqual(['Weekly', 'Worked on']);
  });
});

describe('a task given to somebody', () => {
  it('is in their list, and they hear of it', async () => {
    const [giver, helper] = [await todo.person(), await todo.planner()];
    const { id } = await todo.add(giver.token, { title: 'Help me', assignee: { id: helper.id } });
    expect(await todo.titles(helper.token)).toEqual(['Help me']);
    expect(await todo.titles(helper.token, 'filter=given-to-me')).toEqual(['Help me']);
    expect(await todo.titles(giver.token, 'filter=given-away')).toEqual(['Help me']);
    const [notice] = await todo.notices(helper.token, 'task-assigned');
    expect(notice).toMatchObject({ link: `/apps/todo?task=${id}`, data: { title: 'Help me' } });
    await todo.change(giver.token, { id, title: 'Help me soon' });
    expect(await todo.notices(helper.token, 'task-assigned')).toHaveLength(1);
    expect(await todo.notices(giver.token, 'task-assigned')).toEqual([]);
    const told = api.events.filter((event) => event.topic === 'todos').at(-1);
    expect(told).toMatchObject({ people: [giver.id, helper.id], ids: [id] });
    await todo.change(giver.token, { id, assignee: null });
    expect(await todo.list(helper.token)).toEqual([]);
  });

  it('can be done, put off and ticked by them; the rest is up to whoever wrote it', async () => {
    const [giver, helper] = [await todo.person(), await todo.person()];
    const task = await todo.add(giver.token, { title: 'Given', assignee: helper.id, subtasks: [{ title: 'Step' }] });
    const { id } = task;
    expect(await todo.change(helper.token, { ...task, isCompleted: true, dueDate: '2031-05-23' })).toMatchObject({
      ...{ isCompleted: true, dueDate: '2031-05-23', title: 'Given' },
    });
    const step = { id: task.subtasks[0].id, isDone: true };
    expect((await todo.send('POST', 'update-subtask', helper.token, step)).status).toBe(200);
    for (const change of [{ title: 'x' }, { description: 'x' }, { tags: ['x'] }, { assignee: null }]) {
      const { status } = await todo.send('POST', 'update-task', helper.token, { task: { id, ...change } });
      expect(status, JSON.stringify(change)).toBe(403);
    }
    expect((await todo.send('DELETE', `delete-task?taskId=${id}`, helper.token)).status).toBe(200);
    expect((await todo.send('DELETE', `purge-task?taskId=${id}`, helper.token)).status).toBe(403);
    expect((await todo.send('POST', 'empty-bin', helper.token)).body).toEqual({ deleted: 0 });
    expect(await todo.read(giver.token, id)).toMatchObject({ title: 'Given', isDeleted: true });
  });

  it('cannot be given to who may not open to-dos', async () => {
    const { token } = await todo.person();
    const student = (await api.signIn('student@demo.com', 'student')).userData.id;
    const { status, body } = await todo.send('POST', 'add-tasks', token, { task: { title: 'x', assignee: student } });
    expect([status, Object.keys(body.error)]).toEqual([400, ['task.assignee']]);
  });

  it('goes over to them when whoever wrote it is deleted', async () => {
    const [giver, helper] = [await todo.person(), await todo.person()];
    const title = unique('Kept ');
    await todo.add(giver.token, { title, assignee: helper.id });
    await todo.add(giver.token, { title: 'goes along' });
    const admin = await api.as('admin');
    const { body } = await api.get(`/api/people/${giver.id}/belongings`, admin);
    expect([body.gone?.tasks, body.kept?.givenTasks]).toEqual([1, 1]);
    expect((await api.ask('DELETE', `/apps/users/delete?id=${giver.id}`, { token: admin })).status).toBe(200);
    const [kept] = await todo.list(helper.token);
    expect([kept.title, kept.owner.id, kept.assignee]).toEqual([title, helper.id, null]);
    const mine = await todo.add(admin, { title: 'stays', assignee: helper.id });
    expect((await api.ask('DELETE', `/apps/users/delete?id=${helper.id}`, { token: admin })).status).toBe(200);
    expect((await todo.read(admin, mine.id)).assignee).toBe(null);
  });
});

describe('a reminder', () => {
  it('comes once, when its time has come, to the owner and to whom the task was given', async () => {
    const [giver, helper] = [await todo.person(), await todo.person()];
    const at = (minutes: number) => new Date(api.now().getTime() + minutes * 60_000).toISOString();
    const { id } = await todo.add(giver.token, { title: 'Call', assignee: helper.id, remindAt: at(4) });
    await todo.add(giver.token, { title: 'Done', remindAt: at(4), isCompleted: true });
    await doDue(api.deps);
    expect(await todo.notices(giver.token, 'task-reminder')).toEqual([]);
    api.later(5);
    await Promise.all([doDue(api.deps), doDue(api.deps)]);
    await doDue(api.deps);
    for (const { token } of [giver, helper]) {
      const [notice, ...more] = await todo.notices(token, 'task-reminder');
      expect(notice).toMatchObject({ link: `/apps/todo?task=${id}`, data: { title: 'Call' } });
      expect(more).toEqual([]);
    }
    await todo.change(giver.token, { id, remindAt: at(1) });
    api.later(2);
    await doDue(api.deps);
    expect(await todo.notices(giver.token, 'task-reminder')).toHaveLength(2);
  });

  it('comes all the same when it could not be told of at first', async () => {
    const { token } = await todo.person();
    await todo.add(token, { title: 'Ring', remindAt: new Date(api.now().getTime() + 60_000).toISOString() });
    api.later(2);
    await api.db.execute("ALTER TABLE notifications ADD CONSTRAINT none CHECK (kind <> 'task-reminder') NOT VALID");
    await doDue(api.deps);
    await api.db.execute('ALTER TABLE notifications DROP CONSTRAINT none');
    expect(await todo.notices(token, 'task-reminder')).toEqual([]);
    await doDue(api.deps);
    expect(await todo.notices(token, 'task-reminder')).toHaveLength(1);
  });

  it('and the deletion of whoever wrote the task do not cross each other', async () => {
    const [giver, helper, admin] = [await todo.person(), await todo.person(), await api.as('admin')];
    const remindAt = new Date(api.now().getTime() + 60_000).toISOString();
    await todo.add(giver.token, { title: 'Hand over', assignee: helper.id, remindAt });
    const letGo = await hold(sql`LOCK TABLE profiles`);
    heard.length = 0;
    const deleting = api.ask('DELETE', `/api/people?id=${giver.id}`, { token: admin });
    await untilWaiting(1);
    const reminding = remindOfTasks(api.deps, new Date(remindAt));
    await untilWaiting(2);
    await letGo();
    await reminding;
    expect((await deleting).status).toBe(200);
    expect(heard.filter((text) => /rollback/i.test(text))).toEqual([]);
    expect(await todo.notices(helper.token, 'task-reminder')).toHaveLength(1);
  });
});
