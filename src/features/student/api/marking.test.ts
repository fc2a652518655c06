import { beforeAll, describe, expect, it } from 'vitest';
import type { Practice } from '#features/student/contract.ts';
import type { Result } from '#features/student/resultsContract.ts';
import { testApi } from '../../../../tests/api/api.ts';
import { addCategory, addQuestion, EVERY_KIND } from '../../../../tests/api/questions.ts';

describe('marking what was handed in', () => {
  const api = testApi({ policy: { newcomers: 'Student' } });
  let category = 0;
  let admin = '';
  beforeAll(async () => {
    admin = await api.as('admin');
    category = await addCategory(api.db, 'Essays');
    for (let at = 0; at < 2; at += 1)
      await addQuestion(api.db, { content: EVERY_KIND.essay, points: 5 }, { categoryId: category });
    await addQuestion(api.db, { content: EVERY_KIND.truefalse, points: 2 }, { categoryId: category });
  });

  const put = (path: string, body: unknown, token: string) => api.ask('PUT', path, { body, token });

  /** A student who answered everything, the statement rightly, and handed in; or left the essays out. */
  async function handedIn(essays = true) {
    const { user, accessToken: token } = await api.register();
    const begun = await api.post('/api/student/practices', { categories: [category], count: 50 }, token);
    const { id, items }: Practice = begun.body.practice;
    for (const { position, question } of items) {
      const answer =
        question.kind === 'essay' ? (essays ? { text: `<p>Words ${position}</p>` } : null) : { value: true };
      const saved = await put(`/api/student/practices/${id}/answers/${position}`, { answer }, token);
      expect(saved.status, saved.text).toBe(200);
    }
    const positions = items.filter(({ question }) => question.kind === 'essay').map(({ position }) => position);
    const other = items.find(({ question }) => question.kind !== 'essay')?.position ?? 0;
    await api.post(`/api/student/practices/${id}/submit`, {}, token);
    return { id, user, token, essays: positions, other };
  }
  const read = async (id: number): Promise<Result> => (await api.get(`/api/results/${id}`, admin)).body.result;
  const own = async (id: number, token: string): Promise<Practice> =>
    (await api.get(`/api/student/practices/${id}`, token)).body.practice;
  const mark = (id: number, position: number, body: object, token = admin) =>
    put(`/api/results/${id}/marks/${position}`, body, token);
  const at = <One extends { position: number }>(items: One[], position = 0) =>
    items.find((one) => one.position === position);

  it('lists what was handed in, by person and by what waits, and never what is open', async () => {
    const one = await handedIn();
    const { accessToken } = await api.register();
    await api.post('/api/student/practices', { categories: [category], count: 1 }, accessToken);
    const list = async (query: string) => (await api.get(`/api/results?${query}`, admin)).body;
    const { results, total } = await list(`person=${one.user.id}`);
    expect(total).toBe(1);
    expect(results[0]).toMatchObject({
      ...{ id: one.id, state: 'finished', score: 2, maxScore: 2, ungraded: 2 },
      person: { id: one.user.id, name: one.user.fullName },
    });
    expect((await list(`person=${one.user.id}&toMark=true`)).total).toBe(1);
    expect((await list(`person=${one.user.id}&toMark=false`)).total).toBe(0);
    expect((await list(`q=${one.user.fullName}`)).results).toEqual(results);
    expect((await list('q=nobody-is-called-so')).total).toBe(0);
    // Names alone: what else people are found by is for those who see them.
    expect((await list(`person=${one.user.id}&q=example.com`)).total).toBe(0);
    const ids = (await list('perPage=100')).results.map((row: { id: number }) => row.id);
    expect(ids[0]).toBe(one.id);
    const oldest = (await list('perPage=100&sort=asc&toMark=true')).results.map((row: { id: number }) => row.id);
    expect(oldest.at(-1)).toBe(one.id);
    const shares = (await list('perPage=100&sortColumn=share&sort=asc')).results
      .filter((row: { maxScore: number }) => row.maxScore > 0)
      .map((row: { score: number; maxScore: number }) => row.score / row.maxScore);
    expect(shares).toEqual(shares.toSorted((a: number, b: number) => a - b));
    const counts = (await api.get('/api/results/counts', admin)).body;
    expect(counts.all).toBe((await list('')).total);
    expect(counts.toMark).toBe((await list('toMark=true')).total);
    const open = await api.get('/api/student/practices?state=open', accessToken);
    expect((await api.get(`/api/results/${open.body.practices[0].id}`, admin)).status).toBe(404);
  });

  it('says the very points that were given', async () => {
    const { id, essays } = await handedIn();
    const [first = 0] = essays;
    const { result }: { result: Result } = (await mark(id, first, { score: 0.23 })).body;
    expect([at(result.items, first)?.result?.score, result.score]).toEqual([0.23, 2.23]);
  });

  it('gives points and a comment, counts the practice anew and tells the student once all is marked', async () => {
    const { id, token, user, essays, other } = await handedIn();
    const [first = 0, second = 0] = essays;
    const before = await read(id);
    expect(at(before.items, first)).toMatchObject({ notes: '<p>SECRET notes</p>', result: { state: 'ungraded' } });
    expect(at(before.items, other)?.notes).toBeUndefined();

    const one = await mark(id, first, { score: 3.5, comment: '  Good.\nShorter next time.  ' });
    expect(one.status, one.text).toBe(200);
    expect(one.body.result).toMatchObject({ score: 5.5, maxScore: 7, ungraded: 1 });
    const notices = async () =>
      (await api.get('/api/notifications', token)).body.notifications.filter(
        (notice: { kind: string }) => notice.kind === 'essay-marked',
      );
    expect(await notices()).toEqual([]);
    const { body } = await mark(id, second, { score: 0 });
    expect(body.result).toMatchObject({ score: 5.5, maxScore: 12, ungraded: 0 });
    expect(await notices()).toMatchObject([{ link: `/student/practice/${id}` }]);

    // Taken back and set again it is no news.
    const at2 = at((await read(id)).items, second)?.marked?.at;
    await mark(id, second, { score: null, seen: at2 });
    expect((await mark(id, second, { score: 0 })).body.result.ungraded).toBe(0);
    expect(await notices()).toHaveLength(1);

    const seen = await own(id, token);
    expect(seen).toMatchObject({ score: 5.5, maxScore: 12, ungraded: 0 });
    expect(at(seen.items, first)?.result).toMatchObject({
      ...{ state: 'marked', score: 3.5, comment: 'Good.\nShorter next time.' },
    });
    expect(at(seen.items, second)?.result).toMatchObject({ state: 'marked', score: 0 });
    // Neither the notes nor who marked it.
    expect(JSON.stringify(seen)).not.toContain('SECRET notes');
    expect(at(seen.items, first)).not.toHaveProperty('marked');
    expect(
      api.events.filter(({ topic, people }) => topic === 'student' && people?.includes(user.id as never)),
    ).not.toEqual([]);
    const log = await api.get(`/api/audit?action=essay-marked&person=${user.id}`, admin);
    expect(log.body.entries.map((entry: { detail: object }) => entry.detail)).toMatchObject([
      { practice: id, score: 0, points: 5 },
      { practice: id, score: 0, points: 5 },
      { practice: id, score: 3.5, points: 5 },
    ]);
  });

  it('is changed and taken back, by whoever saw the mark that stands', async () => {
    const { id, token, essays } = await handedIn();
    const [place = 0] = essays;
    await mark(id, place, { score: 4, comment: 'First' });
    const set = at((await read(id)).items, place)?.marked?.at;
    expect(set).toEqual(expect.any(String));

    const blind = await mark(id, place, { score: 1, comment: 'Second' });
    expect([blind.status, blind.body.error]).toEqual([409, expect.stringMatching(/Somebody else marked/)]);
    expect(at((await own(id, token)).items, place)?.result).toMatchObject({ score: 4, comment: 'First' });
    // The same once more is an answer that was lost, not another mark.
    expect((await mark(id, place, { score: 4, comment: 'First' })).status).toBe(200);

    api.later(1);
    const changed = await mark(id, place, { score: 1, comment: 'Second', seen: set });
    expect(changed.body.result).toMatchObject({ score: 3, maxScore: 7 });
    const newer = at((changed.body.result as Result).items, place)?.marked?.at;
    expect(newer).not.toBe(set);

    const gone = await mark(id, place, { score: null, comment: 'ignored', seen: newer });
    expect(gone.body.result).toMatchObject({ score: 2, maxScore: 2, ungraded: 2 });
    expect(at((await own(id, token)).items, place)?.result).toMatchObject({ state: 'ungraded', score: null });
    expect(at((await own(id, token)).items, place)?.result?.comment).toBeUndefined();
  });

  it('refuses in words what cannot be marked', async () => {
    const { id, essays, other } = await handedIn();
    const [place = 0] = essays;
    const fields = async (body: object) => (await mark(id, place, body)).body.error;
    expect(await fields({ score: 5.01 })).toEqual({ score: ['Give at most the points of the question.'] });
    expect(Object.keys(await fields({ score: -1 }))).toEqual(['score']);
    expect(Object.keys(await fields({ score: 1.234 }))).toEqual(['score']);
    expect(Object.keys(await fields({ score: 'many' }))).toEqual(['score']);
    expect(Object.keys(await fields({}))).toEqual(['score']);
    expect(Object.keys(await fields({ score: 1, comment: 'x'.repeat(5_001) }))).toEqual(['comment']);
    expect((await mark(id, other, { score: 1 })).status).toBe(409);
    expect((await mark(id, 99, { score: 1 })).status).toBe(404);
    expect((await mark(2_000_000, 1, { score: 1 })).status).toBe(404);
    const empty = await handedIn(false);
    expect((await mark(empty.id, empty.essays[0] ?? 0, { score: 1 })).status).toBe(409);
    // What was left out counts as nothing.
    expect(await read(empty.id)).toMatchObject({ score: 2, maxScore: 12, ungraded: 0 });
    expect(await read(id)).toMatchObject({ score: 2, maxScore: 2, ungraded: 2 });
  });

  it('counts both when two people mark two essays at once', async () => {
    const { id, essays } = await handedIn();
    const answers = await Promise.all(essays.map((place) => mark(id, place, { score: 2 })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await read(id)).toMatchObject({ score: 6, maxScore: 12, ungraded: 0 });
  });

  it('is for those who look after the questions', async () => {
    const { id, token, essays } = await handedIn();
    const path = `/api/results/${id}`;
    for (const who of [token, await api.as('client')])
      for (const call of ['/api/results', '/api/results/counts', path])
        expect((await api.get(call, who)).status, call).toBe(403);
    expect((await mark(id, essays[0] ?? 0, { score: 5 }, token)).status).toBe(403);
    expect((await api.get(path)).status).toBe(401);
  });
});
