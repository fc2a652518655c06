import { beforeAll, describe, expect, it } from 'vitest';
import type { Practice, StudentHome } from '#features/student/contract.ts';
import { testApi } from '../../../../tests/api/api.ts';
import { addCategory, addQuestion } from '../../../../tests/api/questions.ts';

describe('the start of a student', () => {
  const api = testApi({ policy: { newcomers: 'Student' } });
  const category: Record<string, number> = {};
  beforeAll(async () => {
    // Nothing but what is made here.
    await api.db.execute('DELETE FROM questions');
    await api.db.execute('DELETE FROM question_categories');
    for (const [name, count] of Object.entries({ History: 6, Maths: 4, Music: 2 })) {
      const id = await addCategory(api.db, name);
      const below = await addCategory(api.db, 'Below', id);
      category[name] = id;
      for (let at = 0; at < count; at += 1) {
        await addQuestion(api.db, { content: { kind: 'truefalse', right: true } }, { categoryId: below });
      }
    }
    await addQuestion(api.db, { content: { kind: 'truefalse' } });
  });

  const home = async (token: string, query = ''): Promise<StudentHome> =>
    (await api.get(`/api/student/home${query}`, token)).body;
  async function practise(token: string, name: string, rights: boolean[], handIn = true): Promise<Practice> {
    const body = { categories: [category[name]], count: rights.length };
    const { practice } = (await api.post('/api/student/practices', body, token)).body;
    for (const [at, value] of rights.entries()) {
      const path = `/api/student/practices/${practice.id}/answers/${at + 1}`;
      await api.ask('PUT', path, { token, body: { answer: { value } } });
    }
    if (handIn) await api.post(`/api/student/practices/${practice.id}/submit`, {}, token);
    return practice;
  }

  it('is empty and suggests where there is most to find', async () => {
    const { accessToken } = await api.register();
    const empty = await home(accessToken);
    expect(empty).toMatchObject({ open: null, openCount: 0, ready: 13, progress: [], recent: [] });
    expect(empty.totals).toEqual({ practices: 0, answered: 0, score: null });
    expect(empty.week).toHaveLength(7);
    expect(empty.week.every((one) => one.answered === 0)).toBe(true);
    expect(empty.suggestion).toEqual({ categoryId: category.History, category: 'History', reason: 'first', count: 6 });
  });

  it('counts what was done, shows what is open, and suggests what went worst, then what is new', async () => {
    const { accessToken: token } = await api.register();
    await practise(token, 'History', [true, true, true, true]);
    api.later(1);
    expect((await home(token)).suggestion).toMatchObject({ category: 'Maths', reason: 'new', count: 4 });
    await practise(token, 'Maths', [true, false, false, true]);
    api.later(1);
    const open = await practise(token, 'Music', [true], false);
    const now = await home(token);
    expect(now.suggestion).toMatchObject({ category: 'Maths', reason: 'weak' });
    expect(now.open).toMatchObject({ id: open.id, answered: 1, questionCount: 1 });
    expect(now.totals).toEqual({ practices: 2, answered: 9, score: 0.75 });
    expect(now.progress).toEqual([
      { category: 'Maths', tried: 4, questions: 4, score: 0.5 },
      { category: 'History', tried: 4, questions: 6, score: 1 },
    ]);
    expect(now.recent.map((one) => [one.categories[0], one.score, one.maxScore])).toEqual([
      ['Maths', 2, 4],
      ['History', 4, 4],
    ]);
    expect(now.week.at(-1)).toEqual({ day: api.now().toISOString().slice(0, 10), answered: 9 });
  });

  it('counts the latest answer to a question, not the first', async () => {
    const { accessToken: token } = await api.register();
    await practise(token, 'Music', [false, false]);
    api.later(1);
    await practise(token, 'Music', [true, true]);
    expect((await home(token)).progress).toEqual([{ category: 'Music', tried: 2, questions: 2, score: 1 }]);
  });

  it('begins days where the student is', async () => {
    const { accessToken: token } = await api.register();
    await practise(token, 'Music', [true]);
    for (const hours of [-12, -5, 0, 5.5, 14]) {
      const { week } = await home(token, `?offset=${hours * 60}`);
      const there = new Date(api.now().getTime() + hours * 3_600_000).toISOString().slice(0, 10);
      expect(week.at(-1), String(hours)).toEqual({ day: there, answered: 1 });
    }
    expect((await api.get('/api/student/home?offset=9000', token)).status).toBe(400);
  });

  it('offers categories with what is ready in them, and what is in none', async () => {
    const { accessToken: token } = await api.register();
    const { categories, total } = (await api.get('/api/student/categories', token)).body;
    expect(total).toBe(13);
    const roots = categories.filter((one: { parentId: number | null }) => one.parentId === null);
    expect(roots.map((one: { name: string; questions: number }) => [one.name, one.questions])).toEqual([
      ['History', 6],
      ['Maths', 4],
      ['Music', 2],
      ['', 1],
    ]);
    const body = { categories: [0], count: 5 };
    expect((await api.post('/api/student/practices', body, token)).body.practice).toMatchObject({
      questionCount: 1,
      categories: [''],
    });
  });
});
