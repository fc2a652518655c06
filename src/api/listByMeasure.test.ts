import { gte, type SQL, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { questionSums, questions } from '#features/questions/api/tables.ts';
import { testApi } from '../../tests/api/api.ts';
import { addQuestion } from '../../tests/api/questions.ts';
import { pageByMeasure } from './listByMeasure.ts';

interface One {
  id: number;
  answered: number | null;
  facility: number | null;
  discrimination: number | null;
}

describe('a list sorted by what was measured', () => {
  const api = testApi();
  let all: One[] = [];

  beforeAll(async () => {
    for (let at = 0; at < 20; at += 1) await addQuestion(api.db, { content: { kind: 'essay' } });
    await api.db.delete(questionSums);
    // Some were never answered, some too rarely to tell anything, and many are equal.
    await api.db.execute(sql`
      INSERT INTO question_sums (question_id, n, x, xx, pairs, px, pxx, y, yy, xy)
      SELECT id, n, n * mean, n * mean, n, n * mean, n * mean, n * 0.5, n * 0.5, n * (mean / 2 + id % 4 * 0.02)
      FROM (SELECT id, 1 + id * 7 % 11 AS n, 0.2 + id * 13 % 5 * 0.1 AS mean FROM questions WHERE id % 5 <> 0) AS given`);
    all = await api.db
      .select({
        ...{ id: questions.id, answered: questionSums.n, facility: questionSums.facility },
        discrimination: questionSums.discrimination,
      })
      .from(questions)
      .leftJoin(questionSums, sql`${questionSums.questionId} = ${questions.id}`);
  });

  /** A plain sort: ties by id; what has no value last, but never answered is 0 times. */
  function wanted(of: One[], key: (one: One) => number | null, falling: boolean): number[] {
    const turn = falling ? -1 : 1;
    const inOrder = of.toSorted((one, other) => {
      const [a, b] = [key(one), key(other)];
      if (a === b) return turn * (one.id - other.id);
      if (a === null || b === null) return a === null ? 1 : -1;
      return turn * (a - b);
    });
    return inOrder.map((one) => one.id);
  }

  const KEYS = {
    answered: { measure: questionSums.n, emptyIsLeast: true, key: (one: One) => one.answered ?? 0 },
    facility: { measure: questionSums.facility, emptyIsLeast: false, key: (one: One) => one.facility },
    discrimination: {
      measure: questionSums.discrimination,
      emptyIsLeast: false,
      key: (one: One) => one.discrimination,
    },
  };

  async function checkPages(few: number, where: SQL | undefined, match: (one: One) => boolean) {
    for (const [name, { measure, emptyIsLeast, key }] of Object.entries(KEYS)) {
      const list = { table: questions, id: questions.id, measures: questionSums, owner: questionSums.questionId };
      for (const sort of ['asc', 'desc'] as const) {
        const expected = wanted(all.filter(match), key, sort === 'desc');
        for (let page = 1; page <= Math.ceil(expected.length / 7) + 1; page += 1) {
          const ask = { q: '', page, perPage: 7, sort };
          const found = await pageByMeasure(api.db, { ...list, measure, emptyIsLeast }, where, ask, few);
          const ids = expected.slice((page - 1) * 7, page * 7);
          expect(found, `${name} ${sort} page ${page}`).toEqual({ ids, total: expected.length });
        }
      }
    }
  }

  it('has every kind of value in it', () => {
    expect(all.some((one) => one.answered === null)).toBe(true);
    expect(all.some((one) => one.facility !== null && one.discrimination === null)).toBe(true);
    expect(new Set(all.flatMap((one) => one.discrimination ?? [])).size).toBeGreaterThan(3);
  });

  for (const [way, few] of [
    ['read whole', 4_000],
    ['walked', 0],
  ] as const) {
    it(`has the pages of a plain sort, both ways, ${way}`, () => checkPages(few, undefined, () => true));

    it(`has the pages of a plain sort with a filter, ${way}`, async () => {
      const from = all[20]?.id ?? 0;
      await checkPages(few, gte(questions.id, from), (one) => one.id >= from);
      await checkPages(few, sql`${questions.id} % 5 = 0`, (one) => one.id % 5 === 0);
    });
  }
});
