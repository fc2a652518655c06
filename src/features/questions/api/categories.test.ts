import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEntries } from '#features/audit/api/tables.ts';
import { testApi, unique } from '../../../../tests/api/api.ts';
import { holding } from '../../../../tests/api/holding.ts';
import { questionBank } from '../../../../tests/questions/bank.ts';
import { categoryByPath } from './categories.ts';

describe('categories of questions', () => {
  const api = testApi();
  const bank = questionBank(api);
  const change = (id: number, body: object) => bank.send('PATCH', `/api/questions/categories/${id}`, body);
  const find = async (id: number) => (await bank.categories()).find((one) => one.id === id);

  it('are a tree with the number of questions directly in each', async () => {
    const top = await bank.addCategory(unique('Top'));
    const below = await bank.addCategory('Below', top.id);
    await bank.add({ categoryId: below.id });
    await bank.add({ categoryId: below.id });
    await bank.add({ categoryId: top.id });
    expect(await find(top.id)).toEqual({ ...top, count: 1 });
    expect(await find(below.id)).toEqual({ id: below.id, parentId: top.id, name: 'Below', count: 2 });
    const names = (await bank.categories()).map((one) => one.name.toLowerCase());
    expect(names).toEqual([...names].sort());
  });

  it('are renamed and moved', async () => {
    const [a, b] = [await bank.addCategory(unique('A')), await bank.addCategory(unique('B'))];
    const name = unique('Renamed');
    expect((await change(a.id, { name })).body.category).toEqual({ id: a.id, parentId: null, name, count: 0 });
    expect((await change(a.id, { parentId: b.id })).body.category.parentId).toBe(b.id);
    expect((await change(a.id, { parentId: null })).body.category.parentId).toBeNull();
    expect((await change(a.id, { name })).status).toBe(200);
  });

  it('are changed while the numbers of people are added up', async () => {
    // The number by which migration 0003 adds them up.
    const letGo = await holding(api).hold(sql`SELECT pg_advisory_xact_lock(7426110)`);
    await bank.addCategory(unique('Meanwhile'));
    await letGo();
  });

  it('never share a name with one beside them, whatever the case', async () => {
    const name = unique('Twin');
    const first = await bank.addCategory(name);
    const twin = await bank.send('POST', '/api/questions/categories', { name: name.toUpperCase() });
    expect(twin.status).toBe(409);
    expect(twin.body.error).toBe('There is a category with this name here already.');
    const inside = await bank.addCategory(name, first.id);
    expect((await change(inside.id, { parentId: null })).status).toBe(409);
    const other = await bank.addCategory(unique('Other'));
    expect((await change(other.id, { name })).status).toBe(409);
  });

  it('never go in circles, also when two are moved at once', async () => {
    const top = await bank.addCategory(unique('Circle'));
    const middle = await bank.addCategory('Middle', top.id);
    const low = await bank.addCategory('Low', middle.id);
    for (const parentId of [top.id, middle.id, low.id]) {
      const answer = await change(top.id, { parentId });
      expect(answer.status).toBe(400);
      expect(answer.body.error.parentId).toBeDefined();
    }
    const [x, y] = [await bank.addCategory(unique('X')), await bank.addCategory(unique('Y'))];
    const both = await Promise.all([change(x.id, { parentId: y.id }), change(y.id, { parentId: x.id })]);
    expect(both.map((one) => one.status).sort()).toEqual([200, 400]);
  });

  it('go ten levels deep at most, whole branches too', async () => {
    let parentId: number | null = null;
    const way: number[] = [];
    for (let level = 1; level <= 10; level += 1) {
      parentId = (await bank.addCategory(unique('Level'), parentId)).id;
      way.push(parentId);
    }
    const eleventh = await bank.send('POST', '/api/questions/categories', { name: 'Eleventh', parentId });
    expect(eleventh.body.error.parentId).toEqual(['Categories go 10 levels deep at most.']);
    const branch = await bank.addCategory(unique('Branch'));
    await bank.addCategory('Leaf', branch.id);
    expect((await change(branch.id, { parentId: way[8] })).status).toBe(400);
    expect((await change(branch.id, { parentId: way[7] })).status).toBe(200);
  });

  it('leave their questions and those below to their parent when they are deleted', async () => {
    const top = await bank.addCategory(unique('Keeps'));
    const gone = await bank.addCategory('Goes', top.id);
    const child = await bank.addCategory('Goes', gone.id);
    const question = await bank.add({ categoryId: gone.id });
    const answer = await bank.send('DELETE', `/api/questions/categories?id=${gone.id}`);
    expect(answer.body).toEqual({ id: gone.id, questions: 1, categories: 1 });
    expect((await bank.read(question.id)).category?.id).toBe(top.id);
    expect((await find(child.id))?.parentId).toBe(top.id);
    expect(await find(gone.id)).toBeUndefined();
    expect((await bank.send('DELETE', `/api/questions/categories?id=${gone.id}`)).status).toBe(404);
  });

  it('are not deleted while one in it has the name of one beside it', async () => {
    const top = await bank.addCategory(unique('Crowd'));
    const goes = await bank.addCategory('Goes', top.id);
    await bank.addCategory('Same', top.id);
    const inside = await bank.addCategory('same', goes.id);
    expect((await bank.send('DELETE', `/api/questions/categories?id=${goes.id}`)).status).toBe(409);
    expect((await find(inside.id))?.parentId).toBe(goes.id);
  });

  it('are refused without a name or with a parent that is not there', async () => {
    expect((await bank.send('POST', '/api/questions/categories', { name: ' ' })).body.error.name).toBeDefined();
    const orphan = await bank.send('POST', '/api/questions/categories', { name: 'x', parentId: 999_999 });
    expect(orphan.body.error.parentId).toEqual(['There is no such category.']);
    expect((await change(999_999, { name: 'x' })).status).toBe(404);
  });

  it('are found by their path, and made where they are missing', async () => {
    const top = unique('Path');
    const first = await categoryByPath(api.db, null, [top, 'One', ' Two '], api.now());
    expect(await categoryByPath(api.db, null, [top.toUpperCase(), 'one', '', 'two'], api.now())).toBe(first);
    expect(await categoryByPath(api.db, first, [], api.now())).toBe(first);
    const deep = Array.from({ length: 15 }, (_, level) => `${top} ${level}`);
    const made = await categoryByPath(api.db, null, deep, api.now());
    expect((await find(made ?? 0))?.name).toBe(`${top} 9`);
  });

  it('leave lines in the audit log', async () => {
    const one = await bank.addCategory(unique('Logged'));
    await change(one.id, { name: `${one.name}!` });
    await change(one.id, { name: `${one.name}!` });
    await bank.send('DELETE', `/api/questions/categories?id=${one.id}`);
    const entries = (await api.db.select().from(auditEntries)).filter(
      (entry) => entry.subjectType === 'category' && entry.subjectId === one.id,
    );
    expect(entries.map((entry) => entry.action)).toEqual(['category-added', 'category-changed', 'category-deleted']);
  });
});
