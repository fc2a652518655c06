import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { rightAnswer } from '#contract/grading/grade.ts';
import { toAnswer } from '#contract/grading/shown.ts';
import { questionSums, questions } from '#features/questions/api/tables.ts';
import type { Practice, PracticeItem } from '#features/student/contract.ts';
import { testApi } from '../../../../tests/api/api.ts';
import { holding } from '../../../../tests/api/holding.ts';
import { addCategory, addQuestion, EVERY_KIND } from '../../../../tests/api/questions.ts';
import { practiceItems, practices } from './tables.ts';

describe('practice', () => {
  const api = testApi({ policy: { newcomers: 'Student' } });
  let kinds = 0;
  let sums = 0;
  beforeAll(async () => {
    const parent = await addCategory(api.db, 'All kinds');
    kinds = await addCategory(api.db, 'Kinds below', parent);
    for (const content of Object.values(EVERY_KIND)) {
      await addQuestion(
        api.db,
        { content, generalFeedback: '<p>SECRET in general</p>', points: 2 },
        { categoryId: kinds },
      );
    }
    sums = await addCategory(api.db, 'Sums');
    for (let at = 0; at < 12; at += 1) {
      const difficulty = at < 3 ? 'hard' : 'easy';
      await addQuestion(
        api.db,
        { text: `<p>${at}</p>`, content: { kind: 'truefalse' }, difficulty },
        { categoryId: sums },
      );
    }
    await addQuestion(api.db, { content: EVERY_KIND.single }, { categoryId: sums, status: 'draft' });
    await addQuestion(api.db, { content: EVERY_KIND.single }, { categoryId: sums, status: 'retired' });
  });

  const { hold, untilWaiting } = holding(api);
  const student = async () => (await api.register()).accessToken;
  const put = (path: string, body: unknown, token: string) => api.ask('PUT', path, { body, token });
  async function start(token: string, body: object = { categories: [kinds], count: 50 }): Promise<Practice> {
    const answer = await api.post('/api/student/practices', body, token);
    expect(answer.status, answer.text).toBe(201);
    return answer.body.practice;
  }
  const at = (id: number) => `/api/student/practices/${id}`;
  const read = async (token: string, id: number): Promise<Practice> => (await api.get(at(id), token)).body.practice;
  const submit = async (token: string, id: number): Promise<Practice> =>
    (await api.post(`${at(id)}/submit`, {}, token)).body.practice;
  const save = (token: string, id: number, position: number, answer: unknown) =>
    put(`${at(id)}/answers/${position}`, { answer }, token);
  const ofKind = (practice: Practice, kind: string) =>
    practice.items.find((one) => one.question.kind === kind) as PracticeItem;

  /** The right answers as the browser would have to send them, read behind its back. */
  async function rightAnswers(id: number) {
    const items = await api.db.select().from(practiceItems).where(eq(practiceItems.practiceId, id));
    return items.map(({ position, question, shown }) => {
      const right = rightAnswer(question.content);
      return { position, answer: right && toAnswer(question.content, shown, right) };
    });
  }

  it('begins with the chosen number of ready questions of the categories and those below', async () => {
    const token = await student();
    const [all] = (await api.get('/api/student/categories', token)).body.categories.filter(
      (one: { name: string }) => one.name === 'All kinds',
    );
    expect(all).toMatchObject({ parentId: null, questions: 8, byDifficulty: { easy: 0, medium: 8, hard: 0 } });
    const practice = await start(token, { categories: [all.id], count: 5 });
    expect(practice).toMatchObject({
      state: 'open',
      categories: ['All kinds'],
      questionCount: 5,
      answered: 0,
      score: null,
    });
    expect(practice.items.map((one) => one.position)).toEqual([1, 2, 3, 4, 5]);
    expect((await start(token, { categories: [sums], count: 50 })).questionCount).toBe(12);
    expect((await start(token, { categories: [sums], count: 50, difficulty: 'hard' })).questionCount).toBe(3);
  });

  it('prefers what was not seen, and brings back what went wrong', async () => {
    const token = await student();
    const texts = (practice: Practice) => practice.items.map((one) => one.question.text);
    const first = await start(token, { categories: [sums], count: 6 });
    for (const { position, answer } of await rightAnswers(first.id)) {
      await save(token, first.id, position, position === 1 ? { value: false } : answer);
    }
    await submit(token, first.id);
    const wrong = first.items[0]?.question.text;
    const second = await start(token, { categories: [sums], count: 7 });
    const seenBefore = texts(second).filter((text) => texts(first).includes(text));
    expect(seenBefore).toEqual([wrong]);
    expect(new Set(texts(second)).size).toBe(7);
  });

  it('refuses in words what cannot be practised', async () => {
    const token = await student();
    const ask = async (body: object) => (await api.post('/api/student/practices', body, token)).body.error;
    const empty = await addCategory(api.db, 'Nothing in here');
    expect((await ask({ categories: [empty], count: 5 })).categories[0]).toMatch(/no questions to practise/);
    expect((await ask({ categories: [2_000_000], count: 5 })).categories[0]).toMatch(/no questions to practise/);
    expect(Object.keys(await ask({ count: 0 }))).toEqual(['count']);
    expect(Object.keys(await ask({ count: 51 }))).toEqual(['count']);
    expect(Object.keys(await ask({ count: 5, difficulty: 'impossible' }))).toEqual(['difficulty']);
    expect(Object.keys(await ask({ count: 5, categories: ['x'] }))).toEqual(['categories.0']);
    expect((await api.get('/api/student/practices', token)).body).toEqual({ practices: [], total: 0 });
  });

  it('keeps at most five open, also when many begin at once', async () => {
    const token = await student();
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => api.post('/api/student/practices', { categories: [sums], count: 1 }, token)),
    );
    expect(tries.filter((one) => one.status === 201)).toHaveLength(5);
    expect(tries.filter((one) => one.status === 409)).toHaveLength(3);
    expect((await api.get('/api/student/practices?state=open', token)).body.total).toBe(5);
  });

  it('says nothing about what is right before it is handed in', async () => {
    const token = await student();
    const started = await api.post('/api/student/practices', { categories: [kinds], count: 50 }, token);
    const { id } = started.body.practice;
    const saved = await Promise.all(
      (await rightAnswers(id)).map(({ position, answer }) => save(token, id, position, answer ?? { text: '<p>x</p>' })),
    );
    const answers = [
      started,
      ...saved,
      // The one secret word in it is what the student typed.
      { text: (await api.get(at(id), token)).text.replaceAll('SECRETword', '') },
      await api.get('/api/student/practices', token),
      await api.get('/api/student/home', token),
    ];
    for (const { text } of answers) {
      expect(text).not.toContain('SECRET');
      expect(text).not.toMatch(/fraction|feedback|"right|correct|tolerance|accepted|"content"|notes|shown/i);
    }
    expect(saved.every((one) => one.status === 200)).toBe(true);
    const open = await read(token, id);
    expect(open.items.every((one) => one.result === undefined)).toBe(true);
    expect(
      ofKind(open, 'matching')
        .question.choices?.map((one) => one.text)
        .sort(),
    ).toEqual(['animal', 'plant', 'stone']);
    expect(ofKind(open, 'numerical').question).toEqual({
      kind: 'numerical',
      text: '<p>What?</p>',
      points: 2,
      unit: 'kg',
    });
    expect(ofKind(open, 'essay').question).toMatchObject({ template: '<p>Dear…</p>', minWords: 5, maxWords: 50 });
  });

  it('shows options, choices and items in changing orders, known by their place alone', async () => {
    const orders = { single: new Set(), matching: new Set(), ordering: new Set() };
    for (let round = 0; round < 5; round += 1) {
      const token = await student();
      for (let again = 0; again < 4; again += 1) {
        const practice = await start(token);
        const { options } = ofKind(practice, 'single').question;
        expect(options?.map((one) => one.key)).toEqual([0, 1, 2]);
        orders.single.add(options?.map((one) => one.text).join());
        orders.matching.add(
          ofKind(practice, 'matching')
            .question.choices?.map((one) => one.text)
            .join(),
        );
        orders.ordering.add(
          ofKind(practice, 'ordering')
            .question.items?.map((one) => one.text)
            .join(),
        );
      }
    }
    for (const seen of Object.values(orders)) expect(seen.size).toBeGreaterThan(1);
  });

  it('gives all points to right answers of every kind, and then tells what was right and why', async () => {
    const token = await student();
    const { id } = await start(token);
    for (const { position, answer } of await rightAnswers(id)) {
      if (answer) expect((await save(token, id, position, answer)).status).toBe(200);
    }
    const open = await read(token, id);
    const essay = ofKind(open, 'essay');
    await save(token, id, essay.position, { text: '<p>Because <script>alert(1)</script>so.</p>' });
    const done = await submit(token, id);
    expect(done).toMatchObject({ state: 'finished', answered: 8, score: 14, maxScore: 14, ungraded: 1 });
    for (const { question, result, answer } of done.items) {
      expect(result?.state, question.kind).toBe(question.kind === 'essay' ? 'ungraded' : 'right');
      expect(result?.generalFeedback).toBe('<p>SECRET in general</p>');
      if (result?.right && question.kind !== 'multiple') expect(result.right).toEqual(answer);
    }
    expect(ofKind(done, 'single').result?.feedback?.[0]?.html).toBe('<p>SECRET one</p>');
    expect(ofKind(done, 'multiple').result?.feedback).toHaveLength(2);
    expect(ofKind(done, 'short').result?.accepted).toEqual(['SECRETword']);
    expect(ofKind(done, 'numerical').result?.accepted).toEqual(['73.5 ± 0.25 kg']);
    expect(ofKind(done, 'essay').answer).toEqual({ text: '<p>Because so.</p>' });
    expect(ofKind(done, 'essay').result?.score).toBeNull();
    expect(JSON.stringify(done)).not.toContain('SECRET notes');
    expect(await read(token, id)).toEqual(done);
  });

  it('gives nothing for what was left out and says so', async () => {
    const token = await student();
    const { id } = await start(token);
    const done = await submit(token, id);
    expect(done).toMatchObject({ answered: 0, score: 0, maxScore: 16, ungraded: 0 });
    expect(new Set(done.items.map((one) => one.result?.state))).toEqual(new Set(['unanswered']));
  });

  it('is saved as one goes, taken back, flagged, and read on another device', async () => {
    const account = await api.register();
    const { id, items } = await start(account.accessToken);
    const single = items.find((one) => one.question.kind === 'single') as PracticeItem;
    const place = `${at(id)}/answers/${single.position}`;
    const saved = await put(place, { answer: { choice: 2 } }, account.accessToken);
    expect(saved.body).toMatchObject({ position: single.position, answered: true });
    await put(`${place}/flag`, { flagged: true }, account.accessToken);
    const other = (await api.signIn(account.email, account.password)).accessToken;
    const there = await read(other, id);
    expect(there.answered).toBe(1);
    expect(ofKind(there, 'single')).toMatchObject({ answer: { choice: 2 }, flagged: true });
    await put(place, { answer: null }, other);
    await put(`${place}/flag`, { flagged: false }, other);
    const here = await read(account.accessToken, id);
    expect(ofKind(here, 'single')).toMatchObject({ answer: null, flagged: false });
    expect(here.answered).toBe(0);
  });

  it('takes answers that say nothing as none', async () => {
    const token = await student();
    const practice = await start(token);
    const empty = {
      ...{ single: { choice: null }, multiple: { choices: [] }, truefalse: { value: null }, short: { text: '  ' } },
      ...{ numerical: { text: '' }, matching: { pairs: [null, null, null] }, essay: { text: '<p><br></p>' } },
    };
    for (const [kind, answer] of Object.entries(empty)) {
      const saved = await save(token, practice.id, ofKind(practice, kind).position, answer);
      expect(saved.body.answered, kind).toBe(false);
    }
    expect((await read(token, practice.id)).answered).toBe(0);
  });

  it('refuses answers of another kind, out of range or out of shape, and keeps what was there', async () => {
    const token = await student();
    const practice = await start(token);
    const wrong: Record<string, unknown[]> = {
      single: [{ choice: 3 }, { choice: -1 }, { choice: 0.5 }, { choice: '1' }, { choices: [1] }, {}, 'x', 7, []],
      multiple: [{ choices: [0, 0] }, { choices: [9] }, { choices: 1 }, { choice: 1 }],
      truefalse: [{ value: 'true' }, { value: 1 }],
      short: [{ text: 5 }, { text: 'x'.repeat(1001) }],
      numerical: [{ text: '1'.repeat(101) }, { value: 3 }],
      matching: [{ pairs: [0] }, { pairs: [0, 1, 4] }, { pairs: [0, 1, 2, 0] }, { pairs: [0, 1, 'x'] }],
      ordering: [{ order: [0, 1, 2] }, { order: [0, 1, 2, 2] }, { order: [0, 1, 2, 4] }, { order: [] }],
      essay: [{ text: 'x'.repeat(100_001) }, { html: '<p>x</p>' }],
    };
    for (const [kind, answers] of Object.entries(wrong)) {
      const { position } = ofKind(practice, kind);
      for (const answer of answers) {
        const { status, body } = await save(token, practice.id, position, answer);
        expect([status, typeof body.error], `${kind} ${JSON.stringify(answer).slice(0, 60)}`).toEqual([400, 'object']);
      }
    }
    expect((await put(`${at(practice.id)}/answers/1`, {}, token)).status).toBe(400);
    expect((await put(`${at(practice.id)}/answers/1/flag`, { flagged: 'yes' }, token)).status).toBe(400);
    expect((await read(token, practice.id)).answered).toBe(0);
  });

  it('stays as it is once it is handed in', async () => {
    const token = await student();
    const { id } = await start(token);
    await submit(token, id);
    expect((await save(token, id, 1, null)).status).toBe(409);
    expect((await put(`${at(id)}/answers/1/flag`, { flagged: true }, token)).status).toBe(409);
    expect((await api.ask('DELETE', `/api/student/practices?id=${id}`, { token })).status).toBe(409);
    expect((await save(token, id, 99, null)).status).toBe(404);
  });

  it('is graded once, however often and however much at once it is handed in', async () => {
    const token = await student();
    const only = await addCategory(api.db, 'Only one');
    const question = await addQuestion(api.db, { content: EVERY_KIND.truefalse }, { categoryId: only });
    const { id } = await start(token, { categories: [only], count: 1 });
    await save(token, id, 1, { value: true });
    const answers = await Promise.all(Array.from({ length: 4 }, () => api.post(`${at(id)}/submit`, {}, token)));
    expect(answers.map((one) => [one.status, one.body.practice.score])).toEqual(Array(4).fill([200, 1]));
    expect(await submit(token, id)).toEqual(answers[0]?.body.practice);
    const [sums] = await api.db.select().from(questionSums).where(eq(questionSums.questionId, question));
    expect(sums).toMatchObject({ n: 1, facility: 1, discrimination: null });
  });

  it('counts an answer that arrives together with handing in, or refuses it', async () => {
    const token = await student();
    const only = await addCategory(api.db, 'At the last moment');
    await addQuestion(api.db, { content: EVERY_KIND.truefalse }, { categoryId: only });
    for (let round = 0; round < 5; round += 1) {
      const { id } = await start(token, { categories: [only], count: 1 });
      const [saved] = await Promise.all([save(token, id, 1, { value: true }), api.post(`${at(id)}/submit`, {}, token)]);
      const { score } = await read(token, id);
      expect([saved.status, score]).toEqual(saved.status === 200 ? [200, 1] : [409, 0]);
    }
  });

  it('is not touched by what happens to its questions later', async () => {
    const token = await student();
    const only = await addCategory(api.db, 'Changing');
    const question = await addQuestion(api.db, { content: EVERY_KIND.truefalse }, { categoryId: only });
    const { id } = await start(token, { categories: [only], count: 1 });
    await api.db
      .update(questions)
      .set({ text: '<p>New words</p>', status: 'retired' })
      .where(eq(questions.id, question));
    expect((await read(token, id)).items[0]?.question.text).toBe('<p>What?</p>');
    await api.db.delete(questions).where(eq(questions.id, question));
    await save(token, id, 1, { value: true });
    expect(await submit(token, id)).toMatchObject({ score: 1, maxScore: 1 });
  });

  it('is handed in while one of its questions is deleted', async () => {
    const [token, admin] = [await student(), await api.as('admin')];
    const only = await addCategory(api.db, 'Deleted at the end');
    const add = () => addQuestion(api.db, { content: EVERY_KIND.truefalse }, { categoryId: only });
    const [first, second] = [await add(), await add()];
    const { id } = await start(token, { categories: [only], count: 2 });
    const letGo = await hold(sql`SELECT 1 FROM ${questions} WHERE id = ${first} FOR UPDATE`);
    const handing = api.post(`${at(id)}/submit`, {}, token);
    await untilWaiting(1);
    let isDeleted = false;
    const deleting = api.ask('DELETE', `/api/questions?id=${second}`, { token: admin }).finally(() => {
      isDeleted = true;
    });
    await untilWaiting(2, () => isDeleted);
    await letGo();
    expect([(await handing).status, (await deleting).status]).toEqual([200, 200]);
    expect(await read(token, id)).toMatchObject({ state: 'finished', maxScore: 2 });
  });

  it('begins without a question that is deleted at the same moment', async () => {
    const token = await student();
    const only = await addCategory(api.db, 'Deleted at the start');
    const add = () => addQuestion(api.db, { content: EVERY_KIND.truefalse }, { categoryId: only });
    const [kept, gone] = [await add(), await add()];
    const letGo = await hold(sql`DELETE FROM ${questions} WHERE id = ${gone}`);
    const starting = start(token, { categories: [only], count: 2 });
    await untilWaiting(1);
    await letGo();
    const { id, questionCount } = await starting;
    expect(questionCount).toBe(1);
    const items = await api.db.select().from(practiceItems).where(eq(practiceItems.practiceId, id));
    expect(items.map((one) => one.questionId)).toEqual([kept]);
  });

  it('can be left while it is open, and nothing of it stays', async () => {
    const token = await student();
    const { id } = await start(token);
    const gone = await api.ask('DELETE', `/api/student/practices?id=${id}`, { token });
    expect([gone.status, gone.body]).toEqual([200, { id }]);
    expect((await api.get(at(id), token)).status).toBe(404);
    expect(await api.db.select().from(practices).where(eq(practices.id, id))).toEqual([]);
    expect((await api.ask('DELETE', '/api/student/practices', { token, body: { id } })).status).toBe(404);
    expect((await api.ask('DELETE', '/api/student/practices', { token, body: {} })).status).toBe(400);
  });

  it('is nobody else’s: every call with its id answers 404 and changes nothing', async () => {
    const [mine, other] = [await student(), await student()];
    const { id } = await start(mine);
    const before = await read(mine, id);
    const calls: [string, string, unknown?][] = [
      ['GET', at(id)],
      ['PUT', `${at(id)}/answers/1`, { answer: null }],
      ['PUT', `${at(id)}/answers/1/flag`, { flagged: true }],
      ['POST', `${at(id)}/submit`, {}],
      ['DELETE', `/api/student/practices?id=${id}`],
    ];
    for (const [method, path, body] of calls) {
      const answer = await api.ask(method, path, { token: other, ...(body === undefined ? {} : { body }) });
      expect(answer.status, `${method} ${path}`).toBe(404);
    }
    expect((await api.get(at(2_000_000_000), mine)).status).toBe(404);
    expect((await api.get('/api/student/practices/x', mine)).status).toBe(404);
    expect(await read(mine, id)).toEqual(before);
    expect((await api.get('/api/student/practices', other)).body.total).toBe(0);
  });

  it('lists what was practised, newest first, by page', async () => {
    const token = await student();
    const ids = [];
    for (let round = 0; round < 3; round += 1) {
      const { id } = await start(token, { categories: [sums], count: 1 });
      if (round < 2) await submit(token, id);
      ids.unshift(id);
      api.later(1);
    }
    const list = async (query: string) => (await api.get(`/api/student/practices?${query}`, token)).body;
    const idsOf = (page: { practices: { id: number }[] }) => page.practices.map((one) => one.id);
    expect(idsOf(await list(''))).toEqual(ids);
    expect(idsOf(await list('state=finished'))).toEqual(ids.slice(1));
    expect(await list('state=finished&perPage=1&page=2')).toMatchObject({ practices: [{ id: ids[2] }], total: 2 });
    expect(await list('page=50')).toEqual({ practices: [], total: 3 });
    expect((await api.get('/api/student/practices?state=lost&page=0', token)).status).toBe(400);
  });
});
