import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../../tests/api/api.ts';
import { questions } from './tables.ts';

const api = testApi({ policy: { newcomers: 'admin' } });

const written = (text: string, key = crypto.randomUUID().toString()) => ({
  key,
  text,
  content: { kind: 'truefalse', right: true },
});
const add = (body: object, token: string) => api.post('/api/questions', body, token);
const howMany = (key: string) => api.db.$count(questions, eq(questions.writingKey, key));

describe('a question sent again with its key', () => {
  it('is stored once, and the answer is what was stored', async () => {
    const token = await api.as('admin');
    const body = written('<p>Ice floats.</p>');
    const first = await add(body, token);
    const again = await add(body, token);
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body).toEqual(first.body);
    expect(await howMany(body.key)).toBe(1);
  });

  it('is stored once when both come at the same time', async () => {
    const token = await api.as('admin');
    const body = written('<p>Two at once.</p>');
    const answers = await Promise.all(Array.from({ length: 4 }, () => add(body, token)));
    expect(answers.map((one) => one.status).toSorted()).toEqual([200, 200, 200, 201]);
    expect(new Set(answers.map((one) => one.body.question.id)).size).toBe(1);
    expect(await howMany(body.key)).toBe(1);
  });

  it('is written in the log once', async () => {
    const token = await api.as('admin');
    const body = written('<p>Logged once.</p>');
    const { id } = (await add(body, token)).body.question;
    await add(body, token);
    const { body: log } = await api.get('/api/audit?action=question-added&perPage=100', token);
    expect(log.entries.filter((one: { subject: { id: number } | null }) => one.subject?.id === id)).toHaveLength(1);
  });

  it('and changed in between becomes the next version of the same question', async () => {
    const token = await api.as('admin');
    const body = written('<p>Draft.</p>');
    const { id } = (await add(body, token)).body.question;
    const changed = await add({ ...body, text: '<p>Finished.</p>' }, token);
    expect(changed.status).toBe(200);
    expect(changed.body.question).toMatchObject({ id, text: '<p>Finished.</p>', version: 2 });
    // The first one arrives late: nothing newer is overwritten.
    expect((await add(body, token)).body.question).toMatchObject({ id, text: '<p>Finished.</p>', version: 2 });
  });

  it('and changed by somebody else since is refused, unless it only repeats', async () => {
    const token = await api.as('admin');
    const body = written('<p>Mine.</p>');
    const { id } = (await add(body, token)).body.question;
    const { accessToken: other } = await api.register();
    const { key: _, ...theirs } = { ...body, text: '<p>Theirs.</p>', version: 1 };
    expect((await api.ask('PUT', `/api/questions/${id}`, { token: other, body: theirs })).status).toBe(200);
    expect((await add(body, token)).body.question).toMatchObject({ id, text: '<p>Theirs.</p>' });
    expect((await add({ ...body, text: '<p>Mine again.</p>' }, token)).status).toBe(409);
    expect((await api.get(`/api/questions/${id}`, token)).body.question.text).toBe('<p>Theirs.</p>');
  });

  it('is another question for another author', async () => {
    const body = written('<p>Shared key.</p>');
    const mine = await add(body, await api.as('admin'));
    const { accessToken } = await api.register();
    const theirs = await add(body, accessToken);
    expect([mine.status, theirs.status]).toEqual([201, 201]);
    expect(theirs.body.question.id).not.toBe(mine.body.question.id);
  });

  it('needs a real key, and none means a new question each time', async () => {
    const token = await api.as('admin');
    const wrong = await add(written('<p>x</p>', 'again'), token);
    expect(wrong.status).toBe(400);
    expect(wrong.body.error.key).toEqual(['Give a UUID.']);
    const { key: _, ...plain } = written('<p>Without.</p>');
    const ids = [await add(plain, token), await add(plain, token)].map((one) => one.body.question.id);
    expect(new Set(ids).size).toBe(2);
  });
});
