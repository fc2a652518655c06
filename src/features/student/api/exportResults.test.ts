import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ResultRow } from '#features/student/resultsContract.ts';
import { testApi } from '../../../../tests/api/api.ts';

const ROWS = 1_150;

describe('results as a file', () => {
  const api = testApi({ policy: { newcomers: 'Student' } });

  const lines = async (query: string, token: string) => {
    const answer = await api.get(`/api/results/export?${query}`, token);
    expect(answer.status, answer.text).toBe(200);
    return answer.text
      .replace(/^\uFEFF/, '')
      .trim()
      .split(/\r?\n/);
  };
  const ids = async (query: string, token: string) =>
    (await lines(query, token)).slice(1).map((line) => Number(line.split(',')[0]));

  it('holds what matches in the order of the list, all pages, also where nothing is graded', async () => {
    const admin = await api.as('admin');
    const { user } = await api.register();
    // Every fifth has nothing that is graded, many have the same share.
    await api.db.execute(sql`INSERT INTO practices
      (person_id, state, categories, question_count, started_at, finished_at, score, max_score, ungraded)
      SELECT ${user.id}::int, 'finished', ARRAY['Plants', 'Rocks'], 3, now() - interval '1 hour',
        now() - (g % 700) * interval '1 minute',
        CASE WHEN g % 5 = 0 THEN 0 ELSE (g % 7) + 0.5 END, CASE WHEN g % 5 = 0 THEN 0 ELSE 8 END,
        CASE WHEN g % 5 = 0 THEN 2 ELSE 0 END
      FROM generate_series(1, ${ROWS}::int) g`);
    const listed = async (query: string) => {
      const found: ResultRow[] = [];
      for (let page = 1; page <= Math.ceil(ROWS / 100); page += 1)
        found.push(...(await api.get(`/api/results?${query}&perPage=100&page=${page}`, admin)).body.results);
      return found.map(({ id }) => id);
    };
    for (const order of ['', 'sort=asc', 'sortColumn=share&sort=desc', 'sortColumn=share&sort=asc']) {
      const query = `person=${user.id}&${order}`;
      const [file, list] = [await ids(query, admin), await listed(query)];
      expect(list).toHaveLength(ROWS);
      expect(file, order).toEqual(list);
    }
    expect(await ids(`person=${user.id}&toMark=true`, admin)).toHaveLength(ROWS / 5);
    expect(await ids('q=nobody-is-called-so', admin)).toEqual([]);
  });

  it('says whose it is, of what, and how it went', async () => {
    const admin = await api.as('admin');
    const { user } = await api.register();
    await api.db.execute(sql`INSERT INTO practices
      (person_id, state, categories, question_count, started_at, finished_at, score, max_score, ungraded) VALUES
      (${user.id}::int, 'finished', ARRAY['Plants', 'Rocks'], 3, '2026-01-02T08:00:00Z', '2026-01-02T08:20:00Z', 1, 3, 1),
      (${user.id}::int, 'open', ARRAY['Plants'], 3, '2026-01-03T08:00:00Z', NULL, NULL, NULL, 0)`);
    const [head, row, ...more] = await lines(`person=${user.id}`, admin);
    expect(head).toBe(
      'id,studentId,student,categories,questions,startedAt,finishedAt,score,maxScore,percent,essaysToMark',
    );
    expect(row).toContain(`,${user.id},${user.fullName},"Plants; Rocks",3,`);
    expect(row).toMatch(/,1,3,33\.33,1$/);
    expect(more, 'what is open is the student’s alone').toEqual([]);
    const book = await api.get(`/api/results/export?format=xlsx&person=${user.id}`, admin);
    expect(book.text.startsWith('PK')).toBe(true);
    const log = await api.get('/api/audit?action=results-exported', admin);
    expect(log.body.total).toBeGreaterThanOrEqual(2);
  });

  it('is for those who look after learning', async () => {
    const { accessToken } = await api.register();
    expect((await api.get('/api/results/export', accessToken)).status).toBe(403);
    expect((await api.get('/api/results/export')).status).toBe(401);
    expect((await api.get('/api/results/export?format=pdf', await api.as('admin'))).status).toBe(400);
  });
});
