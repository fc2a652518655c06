import { beforeAll, describe, expect, it } from 'vitest';
import type { Practice } from '#features/student/contract.ts';
import { testApi } from '../../../../tests/api/api.ts';
import { addCategory, addQuestion, EVERY_KIND } from '../../../../tests/api/questions.ts';

const KEY = '5f0c7a52-6f0e-4a55-9c3a-0d2f4f1f7b11';

describe('a practice', () => {
  const api = testApi({ policy: { newcomers: 'Student' } });
  let here = 0;
  beforeAll(async () => {
    here = await addCategory(api.db, 'Here');
    for (const content of Object.values(EVERY_KIND)) await addQuestion(api.db, { content }, { categoryId: here });
  });

  const student = async () => (await api.register()).accessToken;
  async function begin(token: string, key?: string): Promise<Practice> {
    const answer = await api.post('/api/student/practices', { categories: [here], count: 20, key }, token);
    expect(answer.status, answer.text).toBe(201);
    return answer.body.practice;
  }
  const list = async (token: string, query = ''): Promise<{ practices: Practice[]; total: number }> =>
    (await api.get(`/api/student/practices${query}`, token)).body;
  const submit = (token: string, id: number) => api.post(`/api/student/practices/${id}/submit`, {}, token);

  it('is begun once, however often its start is sent', async () => {
    const token = await student();
    const first = await begin(token, KEY);
    expect(await begin(token, KEY)).toEqual(first);
    const [one, two] = await Promise.all([begin(token, KEY), begin(token, KEY)]);
    expect([one?.id, two?.id]).toEqual([first.id, first.id]);
    expect((await list(token)).total).toBe(1);
  });

  it('is begun anew with another key, without one, by somebody else, and once the first is answered or over', async () => {
    const token = await student();
    const first = await begin(token, KEY);
    const other = await student();
    expect((await begin(other, KEY)).id).not.toBe(first.id);
    await submit(token, first.id);
    const second = await begin(token, KEY);
    expect(second).toMatchObject({ state: 'open' });
    expect(second.id).not.toBe(first.id);
    await api.ask('DELETE', `/api/student/practices?id=${second.id}`, { token });
    const third = await begin(token, KEY);
    await api.ask('PUT', `/api/student/practices/${third.id}/answers/1`, { token, body: { answer: null } });
    expect((await begin(token, KEY)).id).not.toBe(third.id);
    await begin(token, crypto.randomUUID());
    await begin(token);
    await begin(token);
    expect((await list(token, '?state=open')).total).toBe(5);
    const wrong = await api.post('/api/student/practices', { count: 5, key: 'mine' }, token);
    expect([wrong.status, Object.keys(wrong.body.error)]).toEqual([400, ['key']]);
  });

  it('is found again by its key also when no other could be begun', async () => {
    const token = await student();
    for (let at = 0; at < 4; at += 1) await begin(token);
    const last = await begin(token, KEY);
    expect((await begin(token, KEY)).id).toBe(last.id);
  });

  it('stands among the results by when it was handed in', async () => {
    const token = await student();
    const ids: number[] = [];
    for (let at = 0; at < 3; at += 1) {
      ids.push((await begin(token)).id);
      api.later(1);
    }
    const [a = 0, b = 0, open = 0] = ids;
    for (const id of [b, a]) {
      await submit(token, id);
      api.later(1);
    }
    const idsOf = async (query: string) => (await list(token, query)).practices.map((one) => one.id);
    expect(await idsOf('?state=finished')).toEqual([a, b]);
    expect(await idsOf('')).toEqual([a, b, open]);
    const home = (await api.get('/api/student/home', token)).body;
    expect(home.recent.map((one: Practice) => one.id)).toEqual([a, b]);
  });

  it('says of a text that is too long that it is, and keeps what was there', async () => {
    const token = await student();
    const { id, items } = await begin(token);
    const save = async (kind: string, text: string) => {
      const position = items.find((one) => one.question.kind === kind)?.position ?? 0;
      return (
        await api.ask('PUT', `/api/student/practices/${id}/answers/${position}`, { token, body: { answer: { text } } })
      ).body;
    };
    expect(await save('essay', '<p>Kept</p>')).toMatchObject({ answered: true });
    expect((await save('essay', 'x'.repeat(100_001))).error).toEqual({
      'answer.text': ['This text is too long: an essay takes at most 100,000 characters, its formatting included.'],
    });
    expect((await save('short', 'x'.repeat(1_001))).error).toEqual({ 'answer.text': ['This text is too long.'] });
    const { practice } = (await api.get(`/api/student/practices/${id}`, token)).body;
    expect(practice.items.find((one: Practice['items'][number]) => one.question.kind === 'essay').answer).toEqual({
      text: '<p>Kept</p>',
    });
  });
});
