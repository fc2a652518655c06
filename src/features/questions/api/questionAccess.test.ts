import { describe, expect, it } from 'vitest';
import { practiceFiles, practiceItems, practices } from '#features/student/api/tables.ts';
import { testApi } from '../../../../tests/api/api.ts';
import { questionBank, SINGLE } from '../../../../tests/questions/bank.ts';
import { pngOf } from '../../../../tests/support/pictures.ts';

const READS = [
  '/api/questions',
  '/api/questions/1',
  '/api/questions/1/versions',
  '/api/questions/1/versions/1',
  '/api/questions/tags',
  '/api/questions/categories',
];
const WRITES: [method: string, path: string, body?: object][] = [
  ['POST', '/api/questions', SINGLE],
  ['PUT', '/api/questions/1', { ...SINGLE, version: 1 }],
  ['DELETE', '/api/questions?id=1'],
  ['POST', '/api/questions/1/restore', { version: 1 }],
  ['POST', '/api/questions/bulk', { action: 'delete', ids: [1] }],
  ['POST', '/api/questions/categories', { name: 'New' }],
  ['PATCH', '/api/questions/categories/1', { name: 'Changed' }],
  ['DELETE', '/api/questions/categories?id=1'],
];

describe('who reaches the question bank', () => {
  const api = testApi();
  const bank = questionBank(api);
  const statuses = async (token: string | undefined) => {
    const as = token ? { token } : {};
    const reads = await Promise.all(READS.map((path) => api.ask('GET', path, as)));
    const writes = [];
    for (const [method, path, body] of WRITES)
      writes.push(await api.ask(method, path, { ...as, ...(body ? { body } : {}) }));
    const seen = (answers: { status: number }[]) => [...new Set(answers.map((one) => one.status))];
    return { reads: seen(reads), writes: seen(writes) };
  };

  it('is nobody without a session, no student and no client without the permission', async () => {
    expect(await statuses(undefined)).toEqual({ reads: [401], writes: [401] });
    expect(await statuses(await api.as('Student'))).toEqual({ reads: [403], writes: [403] });
    expect(await statuses(await api.as('client'))).toEqual({ reads: [403], writes: [403] });
    expect((await bank.read(1)).version).toBe(1);
  });

  it('only looks with the permission to view', async () => {
    const viewer = await bank.client('restricted-user');
    expect(await statuses(viewer.accessToken)).toEqual({ reads: [200], writes: [403] });
  });

  it('is everybody who manages', async () => {
    const manager = await bank.client('administrator');
    const { reads, writes } = await statuses(manager.accessToken);
    expect(reads).toEqual([200]);
    expect(writes.every((status) => status < 300 || status === 404)).toBe(true);
  });
});

describe('pictures of questions', () => {
  const api = testApi();
  const bank = questionBank(api);
  const upload = async (token: string) => {
    const form = new FormData();
    form.set('file', new File([pngOf(new Uint8Array(4))], 'cell wall.png', { type: 'image/png' }));
    const { body } = await api.ask('POST', '/api/files', { raw: form, token });
    return body.file as { id: number; url: string };
  };
  const img = (file: { url: string }) => `<p>See <img src="${file.url}" alt="a cell" /></p>`;
  const opens = async (file: { url: string }, token: string) => (await api.get(file.url, token)).status === 200;

  it('are opened by all who may see the question, also after it shows another one', async () => {
    const file = await upload(await bank.admin());
    const viewer = await bank.client('restricted-user');
    const client = await api.as('client');
    expect(await opens(file, viewer.accessToken)).toBe(false);
    const question = await bank.add({ text: img(file) });
    expect(question.text).toBe(img(file));
    expect(await opens(file, viewer.accessToken)).toBe(true);
    expect(await opens(file, client)).toBe(false);
    await bank.save(question.id, { ...SINGLE, version: 1 });
    expect(await opens(file, viewer.accessToken)).toBe(true);
    await bank.send('DELETE', `/api/questions?id=${question.id}`);
    expect(await opens(file, viewer.accessToken)).toBe(false);
  });

  it('are opened by students who were asked the question, and by no other', async () => {
    const file = await upload(await bank.admin());
    const question = await bank.add({ text: img(file) });
    const student = await api.signIn('student@demo.com', 'student');
    expect(await opens(file, student.accessToken)).toBe(false);
    const startedAt = api.now();
    const values = { personId: student.userData.id, questionCount: 1, startedAt };
    const [practice] = await api.db.insert(practices).values(values).returning({ id: practices.id });
    const { text, content, generalFeedback, points, difficulty, name } = question;
    await api.db.insert(practiceItems).values({
      practiceId: practice?.id ?? 0,
      position: 1,
      questionId: question.id,
      version: 1,
      question: { text, content, generalFeedback, points, difficulty, name },
      shown: [0, 1],
    });
    expect(await opens(file, student.accessToken)).toBe(false);
    await api.db.insert(practiceFiles).values({ practiceId: practice?.id ?? 0, fileId: file.id, early: true });
    expect(await opens(file, student.accessToken)).toBe(true);
    const other = await bank.client();
    await api.db.execute(`UPDATE people SET access = 'Student' WHERE id = ${other.user.id}`);
    expect(await opens(file, other.accessToken)).toBe(false);
  });

  it('never open a file of somebody else to those who write its id into a question', async () => {
    const owner = await bank.client();
    const secret = await upload(owner.accessToken);
    const token = await bank.admin();
    expect(await opens(secret, token)).toBe(false);
    const answers = [
      { text: '<p>a</p>', fraction: 100, feedback: '' },
      { text: '<p>b</p>', fraction: 0, feedback: img(secret) },
    ];
    const cases: [object, string][] = [
      [{ text: img(secret) }, 'text'],
      [{ generalFeedback: img(secret) }, 'generalFeedback'],
      [{ content: { kind: 'single', answers } }, 'content.answers.1.feedback'],
      [{ content: { kind: 'ordering', items: ['<p>a</p>', img(secret)] } }, 'content.items.1'],
      [{ content: { kind: 'essay', notes: img(secret) } }, 'content.notes'],
    ];
    const question = await bank.add();
    for (const [over, field] of cases) {
      const added = await bank.send('POST', '/api/questions', { ...SINGLE, ...over });
      expect(added.status, field).toBe(400);
      expect(Object.keys(added.body.error)).toEqual([field]);
      expect((await bank.save(question.id, { ...SINGLE, ...over, version: 1 })).status, field).toBe(400);
    }
    expect(await opens(secret, token)).toBe(false);
    expect(
      (await bank.send('POST', '/api/questions', { ...SINGLE, text: img({ url: '/api/files/999999/x.png' }) })).status,
    ).toBe(400);
  });

  it('stay as long as a question shows them', async () => {
    const file = await upload(await bank.admin());
    const question = await bank.add({ text: img(file) });
    expect((await bank.send('DELETE', `/api/files/${file.id}`)).status).toBe(409);
    await bank.send('DELETE', `/api/questions?id=${question.id}`);
    expect((await bank.send('DELETE', `/api/files/${file.id}`)).status).toBe(200);
    expect((await bank.send('DELETE', `/api/files/${file.id}`)).status).toBe(404);
  });

  it('go with a copy of the question', async () => {
    const writer = await bank.client('administrator');
    const file = await upload(writer.accessToken);
    const body = { ...SINGLE, text: img(file) };
    const added = await api.post('/api/questions', body, writer.accessToken);
    await bank.bulk({ action: 'duplicate', ids: [added.body.question.id] });
    await bank.send('DELETE', `/api/questions?id=${added.body.question.id}`);
    expect(await opens(file, await bank.admin())).toBe(true);
  });
});
