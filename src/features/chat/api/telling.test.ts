import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { people } from '#features/people/api/tables.ts';
import { testApi } from '../../../../tests/api/api.ts';
import { talking } from '../../../../tests/api/chat.ts';
import { follow } from '../../../../tests/api/live.ts';

const api = testApi();
const { say, send, pair } = talking(api);

const notices = async (token: string) =>
  (await api.get('/api/notifications?unread=true&perPage=100', token)).body.notifications.filter(
    (one: { kind: string }) => one.kind === 'chat-message',
  );
/** What is told after the answer: long enough for it to happen. */
const settle = () => new Promise((done) => setTimeout(done, 150));

describe('whoever is not here', () => {
  it('is told once of a chat, and again after they have read it', async () => {
    const { one, two, chatId } = await pair();
    await vi.waitFor(async () => expect(await notices(two.token)).toHaveLength(1));
    expect((await notices(two.token))[0]).toMatchObject({
      link: `/apps/chat?chat=${chatId}`,
      data: { name: expect.any(String) },
    });
    api.later(1);
    const last = (await say(one.token, chatId, 'Second')).body.message.id;
    await settle();
    expect(await notices(two.token)).toHaveLength(1);
    await api.post(`/apps/chat/${chatId}/seen`, { messageId: last }, two.token);
    expect(await notices(two.token)).toHaveLength(0);
    api.later(1);
    await say(one.token, chatId, 'Third');
    await vi.waitFor(async () => expect(await notices(two.token)).toHaveLength(1));
  });

  it('is told once of many messages at the same time', async () => {
    const { one, two, chatId } = await pair();
    await vi.waitFor(async () => expect(await notices(two.token)).toHaveLength(1));
    await api.post('/api/notifications/read', {}, two.token);
    api.later(1);
    await Promise.all(['a', 'b', 'c', 'd'].map((text) => say(one.token, chatId, text)));
    await vi.waitFor(async () => expect((await notices(two.token)).length).toBeGreaterThan(0));
    await settle();
    expect(await notices(two.token)).toHaveLength(1);
  });

  it('is left alone about a muted chat, and when they want no notifications', async () => {
    const { one, two, chatId, firstId } = await pair();
    await vi.waitFor(async () => expect(await notices(two.token)).toHaveLength(1));
    await api.post(`/apps/chat/${chatId}/seen`, { messageId: firstId }, two.token);
    await api.ask('PUT', `/apps/chat/${chatId}/own`, { token: two.token, body: { isMuted: true } });
    api.later(1);
    await say(one.token, chatId, 'Muted');
    await settle();
    expect(await notices(two.token)).toEqual([]);
    await api.ask('PUT', `/apps/chat/${chatId}/own`, { token: two.token, body: { isMuted: false } });
    const body = { settings: { notifications: false } };
    await api.ask('PUT', '/apps/chat/users/profile-user', { token: two.token, body });
    await say(one.token, chatId, 'Not wanted');
    await settle();
    expect(await notices(two.token)).toEqual([]);
  });
});

it('whoever has a page open gets the message itself, and no notification', async () => {
  const { one, two, chatId, firstId } = await pair();
  await vi.waitFor(async () => expect(await notices(two.token)).toHaveLength(1));
  await api.post(`/apps/chat/${chatId}/seen`, { messageId: firstId }, two.token);
  const stream = await follow(api.app, two.token);
  await stream.until('hello');
  api.later(0.5);
  const { body } = await say(one.token, chatId, 'Are you here?');
  expect(await stream.until(`"topic":"chat","ids":[${chatId},${body.message.id}]`)).toBe(true);
  await settle();
  expect(await notices(two.token)).toEqual([]);
});

it('whoever cannot open chats gets a mail, once in an hour', async () => {
  const admin = await api.as('admin');
  const [beatrix] = await api.db.select().from(people).where(eq(people.fullName, 'Beatrix Novak'));
  const mails = () => api.mails.filter((mail) => mail.to === beatrix?.email);
  await send(admin, beatrix?.id, 'Choir on Monday?');
  await vi.waitFor(() => expect(mails()).toHaveLength(1));
  expect(mails()[0]?.text).toContain('Choir on Monday?');
  api.later(9);
  const again = await api.as('admin');
  await send(again, beatrix?.id, 'At four?');
  await settle();
  expect(mails()).toHaveLength(1);
  api.later(55);
  const preferences = { language: 'fr' } as const;
  await api.db
    .update(people)
    .set({ preferences })
    .where(eq(people.id, beatrix?.id ?? 0));
  await send(await api.as('admin'), beatrix?.id, 'Hello?');
  await vi.waitFor(() => expect(mails()).toHaveLength(2));
  expect(mails()[1]?.subject).toContain('vous a envoyé un message');
});
