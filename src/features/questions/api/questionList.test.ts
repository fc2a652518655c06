import { describe, expect, it } from 'vitest';
import { writeTexts } from '#contract/list.ts';
import { readyProblems } from '#contract/question.ts';
import { DIFFICULTIES, QUESTION_KINDS, QUESTION_STATUSES } from '#contract/questionKinds.ts';
import type { QuestionRow } from '#features/questions/contract.ts';
import { QUESTION_SORT_COLUMNS } from '#features/questions/listContract.ts';
import { testApi, unique } from '../../../../tests/api/api.ts';
import { questionBank } from '../../../../tests/questions/bank.ts';

describe('the list of questions', () => {
  const api = testApi();
  const bank = questionBank(api);
  const everything = async (query = '') => {
    const rows: QuestionRow[] = [];
    for (let page = 1; ; page += 1) {
      const { questions, total } = await bank.list(`${query}&page=${page}&perPage=40`);
      rows.push(...questions);
      if (rows.length >= total || questions.length === 0) return rows;
    }
  };

  it('begins with what was changed last', async () => {
    const { questions, total } = await bank.list();
    expect(questions).toHaveLength(10);
    expect(total).toBeGreaterThanOrEqual(72);
    const times = questions.map((one) => one.changedAt);
    expect(times).toEqual([...times].sort().reverse());
    expect(questions[0]).toMatchObject({
      kind: 'single',
      preview: 'Where in the cell does the Krebs cycle take place?',
      category: { name: 'Respiration', path: ['Science', 'Biology 11', 'Respiration'] },
      author: { fullName: 'Grace Mbeki', avatar: '/avatars/22.svg' },
      version: 3,
    });
    expect(Object.keys(questions[0] ?? {})).not.toContain('content');
  });

  it('shows every question once over its pages, whatever it is sorted by, and backwards it is the other way round', async () => {
    for (const sortColumn of QUESTION_SORT_COLUMNS) {
      const up = await everything(`sort=asc&sortColumn=${sortColumn}`);
      expect(new Set(up.map((one) => one.id)).size, sortColumn).toBe(up.length);
      const down = await everything(`sort=desc&sortColumn=${sortColumn}`);
      const valueIn = (row: QuestionRow) => row[sortColumn as keyof QuestionRow];
      const ids = (rows: QuestionRow[]) => rows.filter((one) => valueIn(one) !== null).map((one) => one.id);
      expect(ids(down), sortColumn).toEqual(ids(up).reverse());
    }
  });

  it('sorts by the names of authors and categories, and by difficulty from easy to hard', async () => {
    const authors = (await everything('sort=asc&sortColumn=author')).map((one) => one.author?.fullName ?? '');
    expect(authors[0]).toBe('Chloé Laurent');
    expect(authors.at(-1)).toBe('Tomás Herrera');
    const categories = (await everything('sort=asc&sortColumn=category')).map(
      (one) => one.category?.name.toLowerCase() ?? '',
    );
    expect(categories).toEqual([...categories].sort());
    const ranks = (await everything('sort=asc&sortColumn=difficulty')).map((one) =>
      DIFFICULTIES.indexOf(one.difficulty),
    );
    expect(ranks).toEqual([...ranks].sort());
  });

  it('searches names, texts and answers, parts of words in any order, accents ignored', async () => {
    const name = unique('Zymurgy');
    const added = await bank.add({
      name,
      text: '<p>Über die <strong>Gär</strong>ung</p>',
      content: { kind: 'short', answers: [{ text: 'Éthanol' }] },
    });
    for (const q of [name.slice(1), 'ethanol garung', 'ETHANOL', `uber ${name}`]) {
      const { questions } = await bank.list(`q=${encodeURIComponent(q)}`);
      expect(
        questions.map((one) => one.id),
        q,
      ).toEqual([added.id]);
    }
    expect((await bank.list('q=strong+garung')).total).toBe(0);
    expect((await bank.list('q=%25%25')).total).toBe(0);
  });

  it('filters by kind, status and difficulty, one or several, repeated or with commas', async () => {
    const all = await everything();
    for (const kind of QUESTION_KINDS) {
      const rows = await everything(`kind=${kind}`);
      expect(rows.length, kind).toBe(all.filter((one) => one.kind === kind).length);
      expect(rows.length, kind).toBeGreaterThan(0);
    }
    for (const status of QUESTION_STATUSES) {
      const rows = await everything(`status=${status}`);
      expect(rows.every((one) => one.status === status)).toBe(true);
      expect(rows.length).toBeGreaterThan(0);
    }
    const hard = all.filter((one) => ['easy', 'hard'].includes(one.difficulty)).length;
    expect((await bank.list('difficulty=easy,hard')).total).toBe(hard);
    expect((await bank.list('difficulty=easy&difficulty=hard')).total).toBe(hard);
  });

  it('filters by a category with all below it, by authors and by tags', async () => {
    const all = await everything();
    const categories = await bank.categories();
    const idOf = (name: string) => categories.find((one) => one.name === name)?.id;
    const science = await bank.list(`category=${idOf('Science')}`);
    expect(science.total).toBe(all.filter((one) => one.category?.path[0] === 'Science').length);
    const two = await bank.list(`category=${idOf('Algebra II')},${idOf('Genetics')}`);
    expect(two.total).toBe(
      all.filter((one) => one.category?.path.some((name) => ['Algebra II', 'Genetics'].includes(name))).length,
    );
    const author = all[0]?.author?.id;
    expect((await bank.list(`author=${author}`)).total).toBe(all.filter((one) => one.author?.id === author).length);
    const tagged = all.filter((one) => one.tags.includes('Exam 2026') || one.tags.includes('Lists'));
    expect((await bank.list('tag=exam+2026,LISTS')).total).toBe(tagged.length);
    expect((await bank.list('tag=nobody-uses-this')).total).toBe(0);
    expect((await bank.list('category=999999')).total).toBe(0);
  });

  it('filters by the days of its making, as the dashboard counts them', async () => {
    const all = await everything();
    const today = api.now().toISOString().slice(0, 10);
    const from = new Date(api.now().getTime() - 29 * 86_400_000).toISOString().slice(0, 10);
    const fresh = all.filter((one) => one.createdAt.slice(0, 10) >= from && one.createdAt.slice(0, 10) <= today);
    expect(fresh.length).toBeLessThan(all.length);
    await bank.add();
    expect((await bank.list(`created=${from}..${today}`)).total).toBe(fresh.length + 1);
    expect((await bank.list('created=last-30&sortColumn=author')).total).toBe(fresh.length + 1);
    expect((await bank.list('created=before-30')).total).toBe(all.length - fresh.length);
  });

  it('filters by what is in no category, alone or beside others', async () => {
    const loose = await bank.add({ categoryId: null });
    const kept = await bank.add({ categoryId: (await bank.addCategory(unique('Shelf'))).id });
    const none = await everything('category=0');
    expect(none.map((one) => one.id)).toContain(loose.id);
    expect(none.every((one) => one.category === null)).toBe(true);
    const both = (await everything(`category=0,${kept.category?.id}`)).map((one) => one.id);
    expect(both.sort()).toEqual([...none.map((one) => one.id), kept.id].sort());
    const job = await bank.bulk({ action: 'status', status: 'retired', match: { category: [0] } });
    expect(job.total).toBe(none.length);
  });

  it('filters by tags with commas and backslashes in them', async () => {
    const tags = [unique('Paris, Texas'), unique('back\\slash'), unique('plain')] as const;
    const ids = [];
    for (const tag of tags) ids.push((await bank.add({ tags: [tag] })).id);
    const found = async (query: string) => (await everything(query)).map((one) => one.id).sort((a, b) => a - b);
    for (const [at, tag] of tags.entries()) {
      expect(await found(`tag=${encodeURIComponent(writeTexts([tag]))}`), tag).toEqual([ids[at]]);
    }
    expect(await found(`tag=${encodeURIComponent(writeTexts([...tags]))}`)).toEqual(ids);
    expect(await found(tags.map((tag) => `tag=${encodeURIComponent(tag)}`).join('&'))).toEqual(ids);
    expect((await bank.bulk({ action: 'status', status: 'retired', match: { tag: [tags[0]] } })).total).toBe(1);
  });

  it('counts all and each status in one call, for whoever may read the bank', async () => {
    const { body } = await bank.send('GET', '/api/questions/counts');
    const all = await everything();
    const of = (status: string) => all.filter((one) => one.status === status).length;
    expect(body).toEqual({ all: all.length, draft: of('draft'), ready: of('ready'), retired: of('retired') });
    expect((await api.get('/api/questions/counts', await api.as('Student'))).status).toBe(403);
  });

  it('refuses what it does not know', async () => {
    for (const query of [
      'kind=cloze',
      'sortColumn=text',
      'sort=up',
      'perPage=0',
      'page=0',
      'author=me',
      'category=-1',
      'author=0',
      'imported=yesterday',
    ]) {
      const field = query.split('=')[0] ?? '';
      const answer = await bank.send('GET', `/api/questions?${query}`);
      expect(answer.status, query).toBe(400);
      expect(Object.keys(answer.body.error)[0], query).toMatch(new RegExp(`^${field}`));
    }
    expect((await bank.list('page=500')).questions).toEqual([]);
  });
});

describe('the sample questions', () => {
  const api = testApi();
  const bank = questionBank(api);

  it('are real ones: of every kind and difficulty, with feedback, and every ready one is complete', async () => {
    const { total } = await bank.list();
    const rows = [...(await bank.list('perPage=100')).questions];
    expect(rows).toHaveLength(total);
    for (const kind of QUESTION_KINDS) expect(rows.filter((one) => one.kind === kind).length, kind).toBeGreaterThan(4);
    for (const level of DIFFICULTIES) expect(rows.filter((one) => one.difficulty === level).length).toBeGreaterThan(9);
    for (const row of rows) {
      const question = await bank.read(row.id);
      if (question.status === 'ready') expect(readyProblems(question), row.preview).toEqual([]);
      expect(question.category, row.preview).not.toBeNull();
      expect(question.tags.length, row.preview).toBeGreaterThan(0);
      expect(question.text, row.preview).not.toMatch(/\[picture|\*\*|\$/);
    }
  });

  it('have histories and pictures that open', async () => {
    const { questions } = await bank.list('q=parabola');
    const texts = await Promise.all(questions.map((one) => bank.read(one.id)));
    const url = /src="([^"]+)"/.exec(texts.map((one) => one.text).join(''))?.[1] ?? '';
    const picture = await bank.send('GET', url);
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toBe('image/png');
  });
});
