import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi, unique } from '../../../../tests/api/api.ts';
import { questionBank } from '../../../../tests/questions/bank.ts';
import { questions } from './tables.ts';

describe('an import sent again with its key', () => {
  const api = testApi();
  let token = '';
  beforeAll(async () => {
    token = await api.as('admin');
  });

  const send = (text: string, more: object) => api.post('/api/questions/import', { text, ...more }, token);
  async function imported(text: string, more: object) {
    const { status, body, text: answer } = await send(text, more);
    expect(status, answer).toBe(200);
    return body as { ids: number[] };
  }
  const text = () => `${unique('Once')} one {T}\n\nTwice {F}\n\nWho knows{`;
  const countOf = (key: string) => api.db.$count(questions, eq(questions.importKey, key));

  it('is stored once, and the answer is what was stored', async () => {
    const [words, key] = [text(), crypto.randomUUID()];
    const first = await imported(words, { key });
    expect(first).toMatchObject({ right: 2, wrong: 1, imported: key });
    expect(await imported(words, { key })).toEqual(first);
    expect(await countOf(key)).toBe(2);
  });

  it('is stored once when both come at the same time, and logged once', async () => {
    const [words, key] = [text(), crypto.randomUUID()];
    const fileName = `${key}.txt`;
    const answers = await Promise.all(Array.from({ length: 3 }, () => imported(words, { key, fileName })));
    expect(new Set(answers.map((one) => one.ids.join())).size).toBe(1);
    expect(await countOf(key)).toBe(2);
    const { body } = await api.get('/api/audit?action=questions-imported&perPage=100', token);
    const named = body.entries.filter((one: { subject: { name: string } | null }) => one.subject?.name === fileName);
    expect(named).toHaveLength(1);
  });

  it('is an import of its own for somebody else', async () => {
    const [words, key] = [text(), crypto.randomUUID()];
    const { ids } = await imported(words, { key });
    const { accessToken } = await questionBank(api).client('administrator');
    const other = await api.post('/api/questions/import', { text: words, key }, accessToken);
    expect(other.body.ids).toHaveLength(2);
    expect(other.body.ids).not.toContain(ids[0]);
  });

  it('needs a real key', async () => {
    const { status, body } = await send(text(), { key: 'again' });
    expect(status).toBe(400);
    expect(body.error.key).toEqual(['Give a UUID.']);
  });
});
