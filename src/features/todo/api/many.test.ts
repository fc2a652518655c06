import { describe, expect, it } from 'vitest';
import type { TodoTag } from '#features/todo/contract.ts';
import { testApi } from '../../../../tests/api/api.ts';
import { tasks } from '../../../../tests/api/tasks.ts';

const api = testApi();
const todo = tasks(api);

async function several(token: string, count: number, more: object = {}) {
  const ids: number[] = [];
  for (let made = 0; made < count; made += 1) ids.push((await todo.add(token, { title: `t${made}`, ...more })).id);
  return ids;
}
const undo = async (token: string, job: { id: string }) =>
  (await api.post(`/api/jobs/${job.id}/undo`, {}, token)).body.job;

describe('many tasks at once', () => {
  it('are changed in every way, by id or by what the list shows, and that is taken back', async () => {
    const { token } = await todo.person();
    const ids = await several(token, 3, { tags: ['team'], dueDate: '2031-05-23' });
    const before = (await todo.list(token)).map(({ version, changedAt, ...rest }) => rest);
    const ways: [object, (task: any) => unknown, unknown][] = [
      [{ action: 'complete' }, (task) => task.isCompleted, true],
      [{ action: 'important' }, (task) => task.isImportant, true],
      [{ action: 'tag', tag: 'own' }, (task) => task.tags, ['team', 'own']],
      [{ action: 'untag', tag: 'team' }, (task) => task.tags, []],
      [{ action: 'due', dueDate: '2032-01-01' }, (task) => task.dueDate, '2032-01-01'],
      [{ action: 'due', dueDate: null }, (task) => task.dueDate, null],
    ];
    for (const [action, look, expected] of ways) {
      const job = await todo.bulk(token, { ...action, match: { q: 't', tag: 'team' } });
      expect(job, JSON.stringify(action)).toMatchObject({ state: 'done', total: 3, changed: 3, canUndo: true });
      for (const task of await todo.list(token)) expect(look(task)).toEqual(expected);
      expect(await undo(token, job)).toMatchObject({ changed: 3, failed: 0 });
      expect((await todo.list(token)).map(({ version, changedAt, ...rest }) => rest)).toEqual(before);
    }
    expect(await todo.bulk(token, { action: 'reopen', ids })).toMatchObject({ changed: 0, failed: 0 });
    expect(await todo.bulk(token, { action: 'unimportant', ids })).toMatchObject({ changed: 0 });
  });

  it('go to the bin, come back, and go for ever only from there', async () => {
    const { token } = await todo.person();
    const ids = await several(token, 3);
    expect(await todo.bulk(token, { action: 'purge', ids })).toMatchObject({ changed: 0, failed: 3 });
    const job = await todo.bulk(token, { action: 'delete', ids });
    expect(await todo.list(token)).toEqual([]);
    await undo(token, job);
    expect(await todo.list(token)).toHaveLength(3);
    await todo.bulk(token, { action: 'delete', match: {} });
    await todo.bulk(token, { action: 'restore', ids: ids.slice(0, 1) });
    expect(await todo.titles(token)).toEqual(['t0']);
    const purged = await todo.bulk(token, { action: 'purge', match: { filter: 'deleted' } });
    expect(purged).toMatchObject({ changed: 2, canUndo: false });
    expect(await todo.list(token, 'filter=deleted')).toEqual([]);
  });

  it('of others are not put back by whoever may not reach them any more', async () => {
    const [owner, helper] = [await todo.person(), await todo.planner(['support'])];
    const [id = 0] = await several(owner.token, 1);
    const [own = 0] = await several(helper.token, 1);
    const answer = await todo.send('POST', 'bulk?scope=everyone', helper.token, {
      action: 'important',
      ids: [id, own],
    });
    expect(answer.body.job).toMatchObject({ changed: 2 });
    await api.db.execute(`UPDATE person_roles SET role = 'user' WHERE person_id = ${helper.id}`);
    expect(await undo(helper.token, answer.body.job)).toMatchObject({ changed: 1, failed: 1 });
    expect(await todo.read(owner.token, id)).toMatchObject({ isImportant: true });
    expect(await todo.read(helper.token, own)).toMatchObject({ isImportant: false });
  });

  it('are not put back over what somebody changed since', async () => {
    const { token } = await todo.person();
    const [first = 0, second = 0] = await several(token, 2);
    const job = await todo.bulk(token, { action: 'important', ids: [first, second] });
    await todo.change(token, { id: first, title: 'Newer' });
    expect(await undo(token, job)).toMatchObject({ changed: 1, failed: 1 });
    expect((await todo.read(token, first)).isImportant).toBe(true);
    expect((await todo.read(token, second)).isImportant).toBe(false);
  });

  it('make the next of repeating ones, and take those back', async () => {
    const { token } = await todo.person();
    const ids = await several(token, 2, { repeat: { every: 'day' }, dueDate: '2031-05-23' });
    const job = await todo.bulk(token, { action: 'complete', ids });
    expect(await todo.list(token)).toHaveLength(4);
    await undo(token, job);
    expect(await todo.list(token)).toHaveLength(2);
  });

  it('that were put back still come on the day of the month they began with', async () => {
    const { token } = await todo.person();
    const [first = 0] = await several(token, 1, { repeat: { every: 'month' }, dueDate: '2031-01-31' });
    const { nextId: id } = await todo.change(token, { id: first, isCompleted: true });
    expect((await todo.read(token, id)).dueDate).toBe('2031-02-28');
    for (const action of [{ action: 'important' }, { action: 'due', dueDate: '2031-02-10' }]) {
      await undo(token, await todo.bulk(token, { ...action, ids: [id] }));
      expect(await todo.read(token, id)).toMatchObject({ dueDate: '2031-02-28', repeat: { day: 31 } });
    }
    const { nextId: last } = await todo.change(token, { id, isCompleted: true });
    expect((await todo.read(token, last)).dueDate).toBe('2031-03-31');
  });

  it('may be put off by whom one was given to, who sends all of it back', async () => {
    const [giver, helper] = [await todo.person(), await todo.person()];
    const repeating = { repeat: { every: 'month' }, dueDate: '2031-01-31', assignee: helper.id };
    const [first = 0] = await several(giver.token, 1, repeating);
    const { nextId: id } = await todo.change(helper.token, { id: first, isCompleted: true });
    const second = await todo.read(helper.token, id);
    expect(second).toMatchObject({ dueDate: '2031-02-28', repeat: { day: 31 } });
    const later = await todo.change(helper.token, { ...second, dueDate: '2031-02-20' });
    expect(later).toMatchObject({ dueDate: '2031-02-20', repeat: { every: 'month' } });
    expect(later.repeat).not.toHaveProperty('day');
  });

  it('that others gave are done, but not tagged and not deleted for ever', async () => {
    const [giver, helper] = [await todo.person(), await todo.person()];
    const ids = await several(giver.token, 2, { assignee: helper.id });
    expect(await todo.bulk(helper.token, { action: 'complete', ids })).toMatchObject({ changed: 2 });
    expect(await todo.bulk(helper.token, { action: 'tag', tag: 'x', ids })).toMatchObject({ changed: 0, failed: 2 });
    await todo.bulk(helper.token, { action: 'delete', ids });
    expect(await todo.bulk(helper.token, { action: 'purge', ids })).toMatchObject({ changed: 0, failed: 2 });
  });

  it('are left alone when it is not clear which, or what to do', async () => {
    const { token } = await todo.person();
    for (const body of [
      { action: 'delete' },
      { action: 'delete', ids: [1], match: {} },
      { action: 'burn', ids: [1] },
      { action: 'tag', ids: [1] },
      { action: 'due', ids: [1], dueDate: 'soon' },
    ]) {
      expect((await todo.send('POST', 'bulk', token, body)).status, JSON.stringify(body)).toBe(400);
    }
    const planner = await todo.planner();
    const everyone = { action: 'delete', match: { scope: 'everyone' } };
    expect((await todo.send('POST', 'bulk', planner.token, everyone)).status).toBe(403);
  });
});

describe('tags', () => {
  const tagsOf = async (token: string): Promise<TodoTag[]> => (await todo.send('GET', 'tags', token)).body.tags;
  const names = async (token: string) => (await tagsOf(token)).map((one) => one.name);
  const BUILT_IN = ['team', 'low', 'medium', 'high', 'update'];

  it('are five from the start, and what one makes or types', async () => {
    const { token } = await todo.person();
    expect(await names(token)).toEqual(BUILT_IN);
    expect((await tagsOf(token))[0]).toEqual({ name: 'team', colour: 'ink', isBuiltIn: true, count: 0 });
    expect((await todo.send('POST', 'tags', token, { name: 'parents', colour: 'sky' })).status).toBe(201);
    expect((await todo.send('POST', 'tags', token, { name: 'parents' })).status).toBe(409);
    expect((await todo.send('POST', 'tags', token, { name: 'team' })).status).toBe(409);
    await todo.add(token, { tags: ['typed', 'team'] });
    expect(await names(token)).toEqual([...BUILT_IN, 'parents', 'typed']);
    expect((await tagsOf(token)).find((one) => one.name === 'typed')).toMatchObject({ colour: 'graphite', count: 1 });
    expect(await names((await todo.person()).token)).toEqual(BUILT_IN);
  });

  it('are recoloured, renamed on all tasks, and taken off all tasks', async () => {
    const { token } = await todo.person();
    const patch = (body: object) => todo.send('PATCH', 'tags', token, body);
    const { id } = await todo.add(token, { tags: ['old', 'team'] });
    const both = await todo.add(token, { tags: ['new one', 'old'] });
    expect((await patch({ name: 'old', newName: 'fresh', colour: 'brick' })).body.tag).toEqual({
      ...{ name: 'fresh', colour: 'brick', isBuiltIn: false, count: 2 },
    });
    expect((await todo.read(token, id)).tags).toEqual(['fresh', 'team']);
    expect((await patch({ name: 'fresh', newName: 'new one' })).status).toBe(409);
    expect((await patch({ name: 'missing', colour: 'sky' })).status).toBe(404);
    expect((await patch({ name: 'team', newName: 'crew' })).status).toBe(409);
    expect((await patch({ name: 'team', colour: 'sky' })).body.tag.colour).toBe('sky');
    const gone = await todo.send('DELETE', 'tags?name=fresh', token);
    expect(gone.body.name).toBe('fresh');
    expect([...gone.body.ids].sort()).toEqual([id, both.id].sort());
    expect((await todo.read(token, id)).tags).toEqual(['team']);
    expect((await todo.send('DELETE', 'tags?name=fresh', token)).status).toBe(404);
    expect((await todo.send('DELETE', 'tags?name=team', token)).status).toBe(409);
  });
});
