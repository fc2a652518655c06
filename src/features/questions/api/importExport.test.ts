import { desc, eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '#features/audit/api/tables.ts';
import { files } from '#features/files/api/tables.ts';
import { QUESTION_FORMATS, type QuestionFormat } from '#features/questions/choices.ts';
import { writerOf } from '#features/questions/formats/formats.ts';
import { kept } from '#features/questions/formats/kept.ts';
import type { ExportQuestion } from '#features/questions/formats/parsed.ts';
import { testApi, unique } from '../../../../tests/api/api.ts';
import { arbitraryPath, arbitraryPlainChoice, arbitraryQuestion } from '../../../../tests/questions/arbitrary.ts';
import { pngOf } from '../../../../tests/support/pictures.ts';
import { readTree } from './categories.ts';
import { cleanQuestion } from './clean.ts';
import { readQuestions } from './store.ts';
import { questionFiles, questions } from './tables.ts';

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describe('importing and exporting questions', () => {
  const api = testApi();
  let token = '';
  beforeAll(async () => {
    token = await api.as('admin');
  });

  const send = (text: string, more: object = {}) => api.post('/api/questions/import', { text, ...more }, token);
  async function imported(text: string, more: object = {}) {
    const { status, body, text: answer } = await send(text, more);
    expect(status, answer).toBe(200);
    return body as {
      format: string;
      rows: any[];
      right: number;
      wrong: number;
      ids: number[];
      imported: string | null;
    };
  }
  const exported = async (format: QuestionFormat, ids: number[]) => {
    const answer = await api.get(`/api/questions/export?format=${format}&ids=${ids.join(',')}`, token);
    expect(answer.status, answer.text).toBe(200);
    return answer.text;
  };
  async function stored(ids: number[]): Promise<ExportQuestion[]> {
    const tree = await readTree(api.db);
    const found = await readQuestions(api.db, inArray(questions.id, ids), 0, ids.length);
    return found.map(({ categoryId, ...question }) => ({ ...question, categoryPath: tree.pathOf(categoryId) }));
  }

  const seed = Date.now();
  const some = fc.sample(
    fc
      .record({
        body: fc.oneof({ weight: 4, arbitrary: arbitraryQuestion() }, arbitraryPlainChoice),
        path: arbitraryPath,
      })
      .map(({ body: { categoryId: _, ...body }, path }) => ({
        ...body,
        id: 1,
        categoryPath: path,
      })),
    { numRuns: 60, seed },
  );

  it('what is nothing once it is cleaned is a gap: a question that was ready becomes a draft', async () => {
    const writer = writerOf('moodle-xml', { answers: 0 });
    const question: ExportQuestion = {
      ...{ id: 1, name: 'Order these', text: '<p>Order these</p>', generalFeedback: '', points: 1, difficulty: 'easy' },
      ...{ status: 'ready', tags: [], categoryPath: [] },
      content: { kind: 'ordering', items: ['<script>first</script>', 'second', 'third'] },
    };
    const file = [writer.head, writer.write(question, []).text, writer.tail].join('');
    const { ids, rows } = await imported(file);
    expect(rows[0]?.notes).toContain('It has gaps and becomes a draft.');
    expect((await stored(ids)).map(({ status, content }) => ({ status, content }))).toEqual([
      { status: 'draft', content: { kind: 'ordering', items: ['', 'second', 'third'] } },
    ]);
  });

  it('the table is a sheet, too', async () => {
    const [one] = await stored((await imported('::Sheet:: Is it? {T}')).ids);
    const answer = await api.get(`/api/questions/export?format=xlsx&ids=${one?.id}`, token);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toMatch(/questions-.*\.xlsx/);
    expect(answer.text.startsWith('PK')).toBe(true);
    const check = await api.get(`/api/questions/export/check?format=xlsx&ids=${one?.id}`, token);
    expect(check.body).toMatchObject({ count: 1, leftCount: 0 });
  });

  it.each(QUESTION_FORMATS)('what is exported as %s imports again equal, through the database', async (format) => {
    const writer = writerOf('moodle-xml', { answers: 0 });
    const file = [writer.head, ...some.map((one) => writer.write(one, []).text), writer.tail].join('');
    const first = await imported(file);
    expect(first.rows.flatMap((row) => row.problems)).toEqual([]);
    const originals = await stored(first.ids);
    const expected = originals.flatMap((one) => kept(format, one) ?? []);
    expect(expected).not.toEqual([]);
    const again = await imported(await exported(format, first.ids), { format, status: 'draft' });
    const copies = (await stored(again.ids)).map(({ id: _, ...one }) => one);
    expect(copies, `seed ${seed}`).toEqual(
      expected.map((one) => ({ ...cleanQuestion(one), status: one.status ?? 'draft' })),
    );
    const { body: check } = await api.get(
      `/api/questions/export/check?format=${format}&ids=${first.ids.join(',')}`,
      token,
    );
    expect(check).toMatchObject({ count: originals.length, leftCount: originals.length - expected.length });
    expect(check.left).toHaveLength(check.leftCount);
  });

  it('a dry run stores nothing and says the same as the import', async () => {
    const text = `${unique('Is it so')}? {TRUE}\n\nWho knows{`;
    const before = await api.db.$count(questions);
    const dry = await imported(text, { dryRun: true });
    expect(await api.db.$count(questions)).toBe(before);
    expect(dry).toMatchObject({ format: 'gift', right: 1, wrong: 1, ids: [] });
    expect(dry.rows[1]).toMatchObject({ line: 3, problems: ['The brace that closes the answers, }, is missing.'] });
    const real = await imported(text);
    expect({ ...real, ids: [], imported: null }).toEqual(dry);
    expect(real.ids).toHaveLength(1);
  });

  it('answers a key by which the list, bulk actions and exports find exactly what was imported', async () => {
    const text = (word: string) => `${word} one {T}\n\n${word} two {F}\n\n${word} three {T}`;
    const first = await imported(text('First'));
    const second = await imported(text('Second'));
    const list = async (key: string | null) =>
      (await api.get(`/api/questions?imported=${key}&sortColumn=id&sort=asc`, token)).body;
    expect((await list(first.imported)).questions.map((one: { id: number }) => one.id)).toEqual(first.ids);
    expect((await list(second.imported)).total).toBe(3);
    expect((await list(crypto.randomUUID())).total).toBe(0);
    const { body } = await api.post(
      '/api/questions/bulk',
      { action: 'duplicate', match: { imported: first.imported } },
      token,
    );
    expect(body.job.total).toBe(3);
    const file = await api.get(`/api/questions/export?format=gift&imported=${second.imported}`, token);
    expect(file.text.match(/Second/g)?.length).toBeGreaterThanOrEqual(3);
    expect(file.text).not.toContain('First');
  });

  it('exports and checks as many chosen questions as can be chosen, in the body of a request', async () => {
    const { ids } = await imported(`${unique('Chosen')} {T}\n\n${unique('Chosen')} {F}`);
    const many = [...ids, ...Array.from({ length: 9_998 }, (_, at) => 1_000_000_000 + at)];
    const file = await api.post('/api/questions/export', { format: 'gift', ids: many }, token);
    expect(file.status, file.text).toBe(200);
    expect(file.headers.get('content-disposition')).toContain('.gift.txt');
    expect(file.text.match(/Chosen/g)?.length).toBeGreaterThanOrEqual(2);
    const check = await api.post('/api/questions/export/check', { format: 'aiken', ids: many }, token);
    expect(check.body).toMatchObject({ count: 2, leftCount: 2 });
    const [entry] = await api.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'questions-exported'))
      .orderBy(desc(auditEntries.id))
      .limit(1);
    expect(entry?.detail).toEqual({ format: 'gift', chosen: 10_000 });
    for (const body of [
      { format: 'gift', ids: [...many, 1] },
      { format: 'gift' },
      { format: 'pdf', ids },
      { format: 'gift', ids: ['x'] },
    ]) {
      expect((await api.post('/api/questions/export', body, token)).status).toBe(400);
    }
    expect((await api.post('/api/questions/export', { format: 'gift', ids }, await api.as('Student'))).status).toBe(
      403,
    );
  });

  it('makes categories below the chosen one, once, whichever way they are cased', async () => {
    const name = unique('Below');
    const { body } = await api.post('/api/questions/categories', { name }, token);
    const text = `$CATEGORY: Cells/Walls\n\nOne {T}\n\n$CATEGORY: cells/WALLS\n\nTwo {F}`;
    const { ids } = await imported(text, { categoryId: body.category.id });
    const paths = (await stored(ids)).map((one) => one.categoryPath);
    expect(paths).toEqual([
      [name, 'Cells', 'Walls'],
      [name, 'Cells', 'Walls'],
    ]);
  });

  it('imports ready questions that have gaps as drafts, and says so', async () => {
    const { rows, ids } = await imported('Half {~%20%a ~b}\n\nWhole {=a ~b}', { status: 'ready' });
    expect(rows[0].notes).toEqual(['It has gaps and becomes a draft.', 'The right answers have to add up to 100 %.']);
    expect((await stored(ids)).map((one) => one.status)).toEqual(['draft', 'ready']);
  });

  it('takes pictures along as files of whoever imports, shown to who may see the question, and exports them again', async () => {
    const text = `<quiz><question type="truefalse"><name><text>Picture</text></name><questiontext format="html">
      <text><![CDATA[<p><img src="@@PLUGINFILE@@/a%20dot.png" alt="dot"></p>]]></text>
      <file name="a dot.png" path="/" encoding="base64">${PIXEL}</file></questiontext>
      <answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question></quiz>`;
    const first = await imported(text);
    const [question] = await stored(first.ids);
    const url = /src="(\/api\/files\/(\d+)\/a%20dot\.png)"/.exec(question?.text ?? '');
    expect(url).not.toBeNull();
    const shown = await api.db.select().from(questionFiles).where(inArray(questionFiles.questionId, first.ids));
    expect(shown.map((one) => one.fileId)).toEqual([Number(url?.[2])]);
    expect((await api.get(url?.[1] ?? '', token)).status).toBe(200);
    const file = await exported('moodle-xml', first.ids);
    expect(file).toContain(PIXEL);
    const again = await imported(file);
    expect((await stored(again.ids))[0]?.text).toBe(question?.text);
    expect(await api.db.$count(files, eq(files.name, 'a dot.png'))).toBe(1);
  });

  it('shows nobody a file by its address in an import', async () => {
    const other = await api.register();
    const form = new FormData();
    form.set('file', new File([pngOf(new Uint8Array(4))], 'secret.png', { type: 'image/png' }));
    const { body } = await api.ask('POST', '/api/files', { raw: form, token: other.accessToken });
    const { ids, rows } = await imported(`[html]See <img src\\="${body.file.url}"> here {T}`);
    expect(rows[0].notes).toEqual(['A picture is not on this server, or not yours to show, and was left out.']);
    expect((await stored(ids))[0]?.text).toBe('See  here');
    expect(await api.db.$count(questionFiles, inArray(questionFiles.questionId, ids))).toBe(0);
    expect((await api.get(body.file.url, token)).status).toBe(404);
  });

  it('never stores what would run in a page', async () => {
    const { ids } = await imported('[html]<p onclick\\="x()">Hi<script>alert(1)</script></p> {T}');
    expect((await stored(ids))[0]?.text).toBe('<p>Hi</p>');
  });

  it('says what is wrong with a request and changes nothing', async () => {
    const before = await api.db.$count(questions);
    expect((await send('')).body.error.text).toBeDefined();
    expect((await send('Hello there')).body.error.format).toBeDefined();
    expect((await send('Q {T}', { format: 'qti' })).body.error.format).toBeDefined();
    expect((await send('Q {T}', { categoryId: 2_000_000_000 })).body.error.categoryId).toBeDefined();
    expect((await send('x'.repeat(20 * 1024 * 1024 + 1))).status).toBe(413);
    expect((await send('x'.repeat(41 * 1024 * 1024))).status).toBe(413);
    for (const query of ['format=qti', '', 'format=gift&ids=x', 'format=gift&kind=song'])
      expect((await api.get(`/api/questions/export?${query}`, token)).status, query).toBe(400);
    expect(await api.db.$count(questions)).toBe(before);
  });

  it('is for those who work with questions', async () => {
    const student = await api.as('Student');
    expect((await api.post('/api/questions/import', { text: 'Q {T}' }, student)).status).toBe(403);
    expect((await api.get('/api/questions/export?format=gift', student)).status).toBe(403);
    expect((await api.get('/api/questions/export/check?format=gift', student)).status).toBe(403);
    expect((await api.get('/api/questions/export?format=gift')).status).toBe(401);
  });

  it('is written down, and told to open pages', async () => {
    const told = api.events.length;
    const fileName = unique('file');
    await imported('Q {T}\n\nText alone', { fileName });
    const entries = await api.db.select().from(auditEntries).where(eq(auditEntries.subjectName, fileName));
    expect(entries.map(({ action, detail }) => ({ action, detail }))).toEqual([
      { action: 'questions-imported', detail: { format: 'gift', imported: 1, wrong: 1 } },
    ]);
    expect(api.events.slice(told).some((event) => event.topic === 'questions')).toBe(true);
    const exports = () => api.db.$count(auditEntries, eq(auditEntries.action, 'questions-exported'));
    const before = await exports();
    await api.get('/api/questions/export?format=csv&kind=essay', token);
    expect(await exports()).toBe(before + 1);
  });

  it('exports what the list shows, as a file with a name', async () => {
    const word = unique('rare');
    await imported(`The ${word} one {T}\n\nThe ${word} two {=a ~b}\n\nAnother {T}`);
    const answer = await api.get(`/api/questions/export?format=gift&q=${word}&kind=truefalse&page=3&sort=asc`, token);
    expect(answer.headers.get('content-disposition')).toMatch(/attachment; filename="questions-[\d-]+\.gift\.txt"/);
    expect(answer.text.match(/\{TRUE\}/g)).toHaveLength(1);
    expect(answer.text).toContain(`${word} one`);
    const { body } = await api.get(`/api/questions/export/check?format=aiken&q=${word}`, token);
    expect(body).toEqual({
      count: 2,
      leftCount: 1,
      left: [{ id: expect.any(Number), name: `The ${word} one`, kind: 'truefalse', why: expect.any(String) }],
      lost: [],
    });
  });
});
