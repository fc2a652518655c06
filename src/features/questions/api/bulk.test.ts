import { describe, expect, it } from 'vitest';
import { auditEntries } from '#features/audit/api/tables.ts';
import { testApi, unique } from '../../../../tests/api/api.ts';
import { questionBank, SINGLE } from '../../../../tests/questions/bank.ts';
import { copyName } from './copy.ts';
import { storeQuestions } from './store.ts';

describe('work on many questions', () => {
  const api = testApi();
  const bank = questionBank(api);
  const several = (count: number, over: object = {}) =>
    Promise.all(Array.from({ length: count }, () => bank.add(over)));
  const idsOf = (rows: { id: number }[]) => rows.map((one) => one.id);

  it('moves them, as new versions, and back again but for those changed since', async () => {
    const [from, to] = [await bank.addCategory(unique('From')), await bank.addCategory(unique('To'))];
    const rows = await several(3, { categoryId: from.id });
    const there = await bank.add({ categoryId: to.id });
    const job = await bank.bulk({ action: 'move', categoryId: to.id, ids: [...idsOf(rows), there.id, 999_999] });
    expect(job).toMatchObject({ kind: 'questions-move', total: 5, done: 5, changed: 3, failed: 1, canUndo: true });
    expect(job.problems).toEqual([{ id: 999_999, name: '#999999', reason: 'This question is not there any more.' }]);
    const [first, second, third] = rows;
    expect(await bank.read(first?.id ?? 0)).toMatchObject({ category: { id: to.id }, version: 2 });
    expect((await bank.read(there.id)).version).toBe(1);

    await bank.save(second?.id ?? 0, { ...SINGLE, name: 'Mine', categoryId: to.id, version: 2 });
    const undo = await bank.undo(job);
    expect(undo).toMatchObject({ kind: 'undo-questions-move', changed: 2, failed: 1 });
    expect(undo.problems[0]).toMatchObject({ id: second?.id, reason: 'This question was changed since.' });
    expect((await bank.read(third?.id ?? 0)).category?.id).toBe(from.id);
    expect((await bank.read(second?.id ?? 0)).category?.id).toBe(to.id);
  });

  it('tags them and untags them, counts right, and can take it back', async () => {
    const [on, off] = [unique('On'), unique('Off')];
    const rows = await several(3, { tags: [off, 'Stays'] });
    const job = await bank.bulk({ action: 'tag', add: [on], remove: [off.toUpperCase()], ids: idsOf(rows) });
    expect(job.changed).toBe(3);
    expect((await bank.read(rows[0]?.id ?? 0)).tags).toEqual(['Stays', on]);
    expect(await bank.tags(on)).toEqual([{ name: on, count: 3 }]);
    expect(await bank.tags(off)).toEqual([]);
    await bank.undo(job);
    expect((await bank.read(rows[0]?.id ?? 0)).tags).toEqual([off, 'Stays']);
    expect(await bank.tags(off)).toEqual([{ name: off, count: 3 }]);
  });

  it('makes them ready, but not those with gaps, and says what is missing', async () => {
    const whole = await bank.add();
    const open = await bank.add({ name: 'Open', content: { kind: 'short', answers: [] } });
    const job = await bank.bulk({ action: 'status', status: 'ready', ids: [whole.id, open.id] });
    expect(job).toMatchObject({ changed: 1, failed: 1 });
    expect(job.problems).toEqual([
      { id: open.id, name: 'Open', reason: 'Give at least one answer that is fully right.' },
    ]);
    expect((await bank.read(whole.id)).status).toBe('ready');
    expect((await bank.read(open.id)).status).toBe('draft');
    await bank.undo(job);
    expect(await bank.read(whole.id)).toMatchObject({ status: 'draft', version: 3 });
  });

  it('duplicates them as drafts of whoever does it, once each even where the copies match too', async () => {
    const tag = unique('Copied');
    await several(3, { tags: [tag], name: 'Roots', status: 'ready' });
    const job = await bank.bulk({ action: 'duplicate', match: { tag } });
    expect(job).toMatchObject({ total: 3, changed: 3 });
    const { questions, total } = await bank.list(`tag=${tag}&status=draft`);
    expect(total).toBe(3);
    expect(questions[0]).toMatchObject({ name: 'Roots (2)', version: 1, status: 'draft' });

    await bank.save(questions[0]?.id ?? 0, { ...SINGLE, tags: [tag], version: 1 });
    const undo = await bank.undo(job);
    expect(undo).toMatchObject({ changed: 2, failed: 1 });
    expect((await bank.list(`tag=${tag}`)).total).toBe(4);
  });

  it('does it once when it is sent again with its key, also at the same time', async () => {
    const tag = unique('Again');
    const [row] = await several(1, { tags: [tag] });
    const bulk = { action: 'duplicate', ids: [row?.id ?? 0], key: crypto.randomUUID() };
    const first = await bank.bulk(bulk);
    expect(await bank.bulk(bulk)).toEqual(first);
    const other = { ...bulk, key: crypto.randomUUID() };
    const jobs = await Promise.all([bank.bulk(other), bank.bulk(other), bank.bulk(other)]);
    expect(new Set(jobs.map((one) => one.id)).size).toBe(1);
    expect((await bank.list(`tag=${tag}`)).total).toBe(3);
  });

  it('does not take the key of somebody else for its own', async () => {
    const [row] = await several(1);
    const bulk = { action: 'duplicate', ids: [row?.id ?? 0], key: crypto.randomUUID() };
    const mine = await bank.bulk(bulk);
    const { accessToken } = await bank.client('administrator');
    const { body } = await api.post('/api/questions/bulk', bulk, accessToken);
    expect(body.job).toMatchObject({ total: 1 });
    expect(body.job.id).not.toBe(mine.id);
  });

  it('deletes all that match, more than one step of them, with a line for each in the audit log', async () => {
    const tag = unique('Many');
    const body = {
      ...SINGLE,
      name: '',
      generalFeedback: '',
      points: 1,
      difficulty: 'easy',
      status: 'draft',
      categoryId: null,
    };
    const bodies = Array.from({ length: 450 }, () => ({ ...body, tags: [tag] })) as Parameters<
      typeof storeQuestions
    >[2];
    const ids = await api.db.transaction((tx) => storeQuestions(tx, { id: 1 }, bodies, api.now()));
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    const job = await bank.bulk({ action: 'delete', match: { tag } });
    expect(job).toMatchObject({ total: 450, done: 450, changed: 450, canUndo: false });
    expect((await bank.list(`tag=${tag}`)).total).toBe(0);
    const entries = (await api.db.select().from(auditEntries)).filter((one) => one.action === 'question-deleted');
    expect(entries.filter((one) => ids.includes(one.subjectId ?? 0))).toHaveLength(450);
    expect(api.events.some((one) => one.topic === 'questions' && one.people === 'staff')).toBe(true);
  });

  it('changes nothing when it is not clear which, or where to', async () => {
    for (const body of [
      { action: 'delete' },
      { action: 'delete', ids: [1], match: {} },
      { action: 'explode', ids: [1] },
      { action: 'move', ids: [1], categoryId: 999_999 },
      { action: 'status', ids: [1], status: 'gone' },
      { action: 'tag', ids: [1], add: ['x'.repeat(51)] },
    ]) {
      expect((await bank.send('POST', '/api/questions/bulk', body)).status, JSON.stringify(body)).toBe(400);
    }
    expect((await bank.bulk({ action: 'delete', ids: [] })).changed).toBe(0);
  });

  it('names copies by a number', () => {
    expect(copyName('Roots')).toBe('Roots (2)');
    expect(copyName('Roots (9)')).toBe('Roots (10)');
    expect(copyName('')).toBe('');
    expect(copyName('x'.repeat(200))).toHaveLength(200);
  });
});
