import { describe, expect, it } from 'vitest';
import { notify } from '#api/notify.ts';
import { testApi } from '../../../../tests/api/api.ts';

describe('notifications', () => {
  const api = testApi();

  it('are stored, counted as unread, told to open pages, and marked as read one by one or all', async () => {
    const { user, accessToken } = await api.register();
    await notify(api.deps, { to: [user.id], kind: 'new-sign-in', data: { device: 'Firefox on Linux' } });
    expect(api.events.at(-1)).toMatchObject({ people: [user.id], topic: 'notifications' });
    const first = (await api.get('/api/notifications', accessToken)).body;
    expect(first).toMatchObject({ total: 2, unread: 2 });
    expect(first.notifications[0]).toMatchObject({ kind: 'new-sign-in', isRead: false });
    const ids = [first.notifications[0].id];
    expect((await api.post('/api/notifications/read', { ids }, accessToken)).body).toEqual({ unread: 1 });
    const unread = (await api.get('/api/notifications?unread=true', accessToken)).body;
    expect(unread.notifications.map((one: { kind: string }) => one.kind)).toEqual(['welcome']);
    expect((await api.post('/api/notifications/read', {}, accessToken)).body).toEqual({ unread: 0 });
    expect((await api.post('/api/notifications/read', { ids, isRead: false }, accessToken)).body).toEqual({
      unread: 1,
    });
  });

  it('reach whoever is there, and fail for nobody who was deleted meanwhile', async () => {
    const { user, accessToken } = await api.register();
    await notify(api.deps, { to: [99_999_999, user.id], kind: 'welcome', data: { name: 'Once more' } });
    expect((await api.get('/api/notifications', accessToken)).body.total).toBe(2);
    await notify(api.deps, { to: [99_999_999], kind: 'welcome' });
  });

  it('belong to one person: others can neither read nor delete them', async () => {
    const [mine, other] = [await api.register(), await api.register()];
    const [first] = (await api.get('/api/notifications', mine.accessToken)).body.notifications;
    const path = `/api/notifications/${first.id}`;
    expect((await api.ask('DELETE', path, { token: other.accessToken })).status).toBe(404);
    await api.post('/api/notifications/read', { ids: [first.id] }, other.accessToken);
    expect((await api.get('/api/notifications', mine.accessToken)).body.unread).toBeGreaterThan(0);
    expect((await api.ask('DELETE', path, { token: mine.accessToken })).body).toEqual({ id: first.id });
  });
});
