import { eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { LEAST_PAIRS, questionSums, questions } from '#features/questions/api/tables.ts';
import { testApi } from '../../../../tests/api/api.ts';
import { addCategory, addQuestion } from '../../../../tests/api/questions.ts';
import { addOutcomes } from './statistics.ts';
import { practiceItems, practices } from './tables.ts';

const mean = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

function correlation(xs: number[], ys: number[]): number | null {
  const [mx, my] = [mean(xs), mean(ys)];
  const sum = (of: (x: number, y: number) => number) => xs.reduce((so, x, at) => so + of(x, ys[at] as number), 0);
  const spread = Math.sqrt(sum((x) => (x - mx) ** 2) * sum((_, y) => (y - my) ** 2));
  return spread > 1e-9 ? sum((x, y) => (x - mx) * (y - my)) / spread : null;
}

describe('statistics of questions', () => {
  const api = testApi({ policy: { newcomers: 'Student' } });
  let category = 0;
  const ids: number[] = [];
  beforeAll(async () => {
    category = await addCategory(api.db, 'Measured');
    const answers = [100, 40, 0].map((fraction, at) => ({ text: `<p>${at}</p>`, fraction }));
    for (let at = 0; at < 8; at += 1) {
      ids.push(await addQuestion(api.db, { content: { kind: 'single', answers } }, { categoryId: category }));
    }
    ids.push(await addQuestion(api.db, { content: { kind: 'essay' } }, { categoryId: category }));
  });

  async function practise(token: string, count: number, choose: () => number | null) {
    const body = { categories: [category], count };
    const { practice } = (await api.post('/api/student/practices', body, token)).body;
    for (const { position, question } of practice.items) {
      const choice = choose();
      const answer = question.kind === 'essay' ? { text: '<p>x</p>' } : { choice };
      const path = `/api/student/practices/${practice.id}/answers/${position}`;
      await api.ask('PUT', path, { token, body: { answer } });
    }
    return () => api.post(`/api/student/practices/${practice.id}/submit`, {}, token);
  }

  /** The same from all answers there are, without running sums. */
  async function direct(questionId: number) {
    const items = await api.db
      .select({ practiceId: practices.id, questionId: practiceItems.questionId, score: practiceItems.fraction })
      .from(practiceItems)
      .innerJoin(practices, eq(practices.id, practiceItems.practiceId))
      .where(eq(practices.state, 'finished'));
    const graded = items.filter((one) => one.score !== null) as {
      practiceId: number;
      questionId: number;
      score: number;
    }[];
    const mine = graded.filter((one) => one.questionId === questionId);
    const pairs = mine.flatMap(({ practiceId, score }) => {
      const others = graded.filter((one) => one.practiceId === practiceId && one.questionId !== questionId);
      return others.length > 0 ? [[score, mean(others.map((one) => one.score))] as const] : [];
    });
    const tells =
      pairs.length >= LEAST_PAIRS
        ? correlation(
            pairs.map(([x]) => x),
            pairs.map(([, y]) => y),
          )
        : null;
    return { answered: mine.length, facility: mine.length > 0 ? mean(mine.map((one) => one.score)) : null, tells };
  }

  const measured = () =>
    api.db
      .select({
        ...{ id: questions.id, kind: questions.kind, answered: sql<number>`coalesce(${questionSums.n}, 0)` },
        ...{ facility: questionSums.facility, discrimination: questionSums.discrimination },
      })
      .from(questions)
      .leftJoin(questionSums, eq(questionSums.questionId, questions.id))
      .where(inArray(questions.id, ids));

  it('are what a direct computation over all answers gives, essays left out and gaps counted as 0', async () => {
    let state = 7;
    const random = () => {
      state = (state * 16_807) % 2_147_483_647;
      return state / 2_147_483_647;
    };
    for (let round = 0; round < 18; round += 1) {
      const { accessToken } = await api.register();
      const choose = () => (random() < 0.15 ? null : Math.floor(random() * 3));
      await (await practise(accessToken, round % 6 === 0 ? 1 : 3 + (round % 6), choose))();
    }
    const rows = await measured();
    expect(rows.some((row) => row.discrimination !== null)).toBe(true);
    for (const row of rows) {
      const { answered, facility, tells } = await direct(row.id);
      expect(row.answered).toBe(row.kind === 'essay' ? 0 : answered);
      if (facility === null) expect(row.facility).toBeNull();
      else expect(row.facility).toBeCloseTo(facility, 9);
      if (tells === null) expect(row.discrimination).toBeNull();
      else expect(row.discrimination).toBeCloseTo(tells, 6);
    }
  });

  it('lose nothing and block nobody when many hand in the same questions at once', async () => {
    const before = await measured();
    const hands = [];
    for (let at = 0; at < 6; at += 1) {
      const { accessToken } = await api.register();
      hands.push(await practise(accessToken, 9, () => at % 3));
    }
    const answers = await Promise.all(hands.map((hand) => hand()));
    expect(answers.map((one) => one.status)).toEqual(Array(6).fill(200));
    const after = await measured();
    for (const row of after) {
      const was = before.find((one) => one.id === row.id)?.answered ?? 0;
      expect(row.answered).toBe(row.kind === 'essay' ? 0 : was + 6);
    }
  });

  it('are added in any order at once without a deadlock', async () => {
    const graded = ids.slice(0, 8);
    const outcomes = graded.map((questionId) => ({ questionId, version: 1, score: 1, rest: 0.5 }));
    const before = await api.db.select().from(questionSums).where(inArray(questionSums.questionId, graded));
    const rounds = Array.from({ length: 20 }, (_, at) =>
      api.db.transaction((tx) => addOutcomes(tx, at % 2 === 0 ? outcomes : outcomes.toReversed())),
    );
    await Promise.all(rounds);
    const after = await api.db.select().from(questionSums).where(inArray(questionSums.questionId, graded));
    for (const sums of after) {
      expect(sums.n).toBe((before.find((one) => one.questionId === sums.questionId)?.n ?? 0) + 20);
    }
  });

  it('leave the version and the date of a question alone', async () => {
    const rows = await api.db.select().from(questions).where(inArray(questions.id, ids));
    expect(new Set(rows.map((row) => `${row.version} ${row.changedAt.toISOString()}`)).size).toBe(1);
  });

  describe('after a change', () => {
    const content = (right: number, feedback = '') => ({
      kind: 'single',
      answers: [0, 1].map((at) => ({ text: `<p>${at}</p>`, fraction: at === right ? 100 : 0, feedback })),
    });
    let question = 0;
    let place = 0;
    beforeAll(async () => {
      place = await addCategory(api.db, 'Changed');
      question = await addQuestion(api.db, { content: content(0) }, { categoryId: place });
    });

    async function begin() {
      const { accessToken } = await api.register();
      const { practice } = (await api.post('/api/student/practices', { categories: [place], count: 1 }, accessToken))
        .body;
      const path = `/api/student/practices/${practice.id}`;
      const shown = practice.items[0].question.options.findIndex((one: { text: string }) => one.text.includes('0'));
      await api.ask('PUT', `${path}/answers/1`, { token: accessToken, body: { answer: { choice: shown } } });
      return () => api.post(`${path}/submit`, {}, accessToken);
    }
    async function change(over: object) {
      const token = await api.as('admin');
      const path = `/api/questions/${question}`;
      const {
        name,
        text,
        points,
        difficulty,
        status,
        generalFeedback,
        tags,
        version,
        content: now,
      } = (await api.get(path, token)).body.question;
      const same = { name, text, points, difficulty, status, generalFeedback, tags, categoryId: place, content: now };
      const answer = await api.ask('PUT', path, { token, body: { ...same, version, ...over } });
      expect(answer.status, answer.text).toBe(200);
    }
    const counted = async () => {
      const { answered, facility, countedFrom } = (await api.get(`/api/questions/${question}`, await api.as('admin')))
        .body.question;
      return { answered, facility, countedFrom };
    };

    it('of the words they go on', async () => {
      await (await begin())();
      await change({ text: '<p>Better words</p>', content: content(0, '<p>Because.</p>') });
      await (await begin())();
      expect(await counted()).toEqual({ answered: 2, facility: 1, countedFrom: 1 });
    });

    it('of what is right they begin anew, and answers to what was right before do not count', async () => {
      const late = await begin();
      await change({ content: content(1, '<p>Because.</p>') });
      expect(await counted()).toEqual({ answered: 0, facility: null, countedFrom: 3 });
      expect((await late()).status).toBe(200);
      expect(await counted()).toEqual({ answered: 0, facility: null, countedFrom: 3 });
      await (await begin())();
      expect(await counted()).toEqual({ answered: 1, facility: 0, countedFrom: 3 });
    });
  });
});
