import { expect } from 'vitest';
import type { testApi } from './api.ts';

type Api = ReturnType<typeof testApi>;

/** People who talk with each other, and what they do most. */
export function talking(api: Api) {
  const send = (token: string, contact: unknown, message: string, more: object = {}) =>
    api.post('/apps/chat/send-msg', { obj: { message, contact, ...more } }, token);
  const say = (token: string, chatId: number, message: string, more: object = {}) =>
    api.post(`/apps/chat/${chatId}/messages`, { message, ...more }, token);
  async function person(fullName?: string) {
    const { user, accessToken } = await api.register(fullName ? { fullName } : {});
    return { id: user.id, token: accessToken };
  }
  /** Two who have just begun to talk. */
  async function pair() {
    const [one, two] = [await person(), await person()];
    const answer = await send(one.token, two.id, 'Hello');
    expect(answer.status, answer.text).toBe(201);
    return { one, two, chatId: answer.body.chat.id as number, firstId: answer.body.newMessage.id as number };
  }
  async function group(size = 3) {
    const everybody = [];
    for (let n = 0; n < size; n += 1) everybody.push(await person());
    const [owner = { id: 0, token: '' }, ...others] = everybody;
    const body = { name: 'Exams', people: others.map((one) => one.id) };
    const answer = await api.post('/apps/chat/groups', body, owner.token);
    expect(answer.status, answer.text).toBe(201);
    return { owner, others, chatId: answer.body.chat.id as number };
  }
  const messages = async (token: string, chatId: number, query = '') =>
    (await api.get(`/apps/chat/${chatId}/messages${query}`, token)).body.messages as {
      id: number;
      message: string;
      [more: string]: unknown;
    }[];
  const entry = async (token: string, chatId: number) => (await api.get(`/apps/chat/${chatId}/info`, token)).body.chat;
  async function upload(token: string, name = 'plan.txt') {
    const form = new FormData();
    form.set('file', new File(['words'], name, { type: 'text/plain' }));
    const answer = await api.ask('POST', '/api/files?for=attachment', { token, raw: form });
    expect(answer.status, answer.text).toBe(201);
    return answer.body.file as { id: number; url: string };
  }
  return { send, say, person, pair, group, messages, entry, upload };
}
