import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { doDue } from '#api/due.ts';
import { accountInfo } from '#features/account/api/tables.ts';
import { people } from '#features/people/api/tables.ts';
import { testApi, unique } from '../../../../tests/api/api.ts';
import { pngOf } from '../../../../tests/support/pictures.ts';

describe('a profile', () => {
  const api = testApi();
  const upload = async (token: string, type = 'image/png', content = pngOf(new Uint8Array(40))) => {
    const form = new FormData();
    form.set('file', new File([content], 'cover.png', { type }));
    return (await api.ask('POST', '/api/files?for=attachment', { raw: form, token })).body.file;
  };
  const patch = (token: string, body: object) => api.ask('PATCH', '/api/profile', { body, token });
  const idOf = async (name: string) =>
    (await api.db.select().from(people).where(eq(people.fullName, name)))[0]?.id ?? 0;

  it('has every part for the demo accounts, the newest posts first', async () => {
    for (const role of ['admin', 'client', 'Student'] as const) {
      const { status, body } = await api.get('/profile/data', await api.as(role));
      expect(status).toBe(200);
      expect(Object.keys(body)).toEqual(
        expect.arrayContaining([
          ...['header', 'userAbout', 'suggestedPages', 'twitterFeeds', 'posts'],
          ...['latestPhotos', 'suggestions', 'polls'],
        ]),
      );
      expect(body.header.coverImg).toMatch(/^\/profile\/cover-\d\d\.svg$/);
      expect(body.suggestedPages).toHaveLength(6);
      expect(body.posts.length).toBeGreaterThan(1);
      const ids = body.posts.map((one: { id: number }) => one.id);
      expect(ids).toEqual([...ids].sort((a, b) => b - a));
      for (const post of body.posts) {
        expect(post.likedCount).toBe(post.likes);
        expect(post.likedUsers.length).toBe(Math.min(5, post.likes));
        expect(post).toHaveProperty('postImg');
        expect(post).toHaveProperty('postVid');
      }
      const sum = body.polls.reduce((all: number, one: { result: number }) => all + one.result, 0);
      expect(sum).toBe(100);
    }
  });

  it('of somebody new is empty but whole', async () => {
    const mine = await api.register();
    const { body } = await api.get('/profile/data', mine.accessToken);
    expect([body.posts, body.latestPhotos]).toEqual([[], []]);
    expect(body.userAbout).toEqual({
      ...{ about: '', lives: '', country: '', website: '', email: mine.email },
      ...{ joined: expect.any(String), socialLinks: {}, connections: {} },
    });
    expect(body.suggestions).toHaveLength(5);
  });

  it('of others is open to everybody signed in, their address to those who work here', async () => {
    const amara = await idOf('Amara Okafor');
    const ruth = await idOf('Ruth Adeyemi');
    const seen = async (role: 'admin' | 'client' | 'Student', id: number) =>
      (await api.get(`/profile/data?id=${id}`, await api.as(role))).body.userAbout.email;
    expect(await seen('Student', ruth)).toBeNull();
    expect(await seen('Student', amara)).toBe('student@demo.com');
    expect(await seen('admin', amara)).toBe('student@demo.com');
    expect(await seen('client', amara)).toBe('student@demo.com');
    expect((await api.get('/profile/data')).status).toBe(401);
  });

  it('of nobody, or of somebody who was suspended, is not there', async () => {
    const token = await api.as('admin');
    expect((await api.get('/profile/data?id=99999999', token)).status).toBe(404);
    expect((await api.get('/profile/data?id=x', token)).status).toBe(400);
    const other = await api.register();
    const path = `/profile/data?id=${other.user.id}`;
    expect((await api.get(path, token)).status).toBe(200);
    await api.db.update(people).set({ status: 'suspended' }).where(eq(people.id, other.user.id));
    expect((await api.get(path, token)).status).toBe(404);
  });

  it('takes what one tells, and the account settings know it', async () => {
    const mine = await api.register();
    const about = { about: 'I teach.', website: 'https://example.org/me', lives: 'Porto', designation: 'Teacher' };
    const { status, body } = await patch(mine.accessToken, about);
    expect(status).toBe(200);
    expect(body.userAbout).toMatchObject({ about: 'I teach.', lives: 'Porto', website: 'https://example.org/me' });
    expect(body.header.designation).toBe('Teacher');
    const [info] = await api.db.select().from(accountInfo).where(eq(accountInfo.personId, mine.user.id));
    expect(info).toMatchObject({ bio: 'I teach.', website: 'https://example.org/me' });
    await patch(mine.accessToken, { lives: '' });
    const now = (await api.get('/profile/data', mine.accessToken)).body;
    expect([now.userAbout.lives, now.header.designation]).toEqual(['', 'Teacher']);
  });

  it('shows others the country, links and names elsewhere of the account settings, not the birthday or phone', async () => {
    const mine = await api.register();
    const token = mine.accessToken;
    const info = { country: 'Chile', dob: '1990-02-28', phone: '+56 2 1234 5678' };
    expect((await api.ask('PATCH', '/api/account/info', { body: info, token })).status).toBe(200);
    const social = { socialLinks: { twitter: '@ada' }, connections: { github: { id: 'ada' } } };
    api.events.length = 0;
    expect((await api.ask('PUT', '/api/account/social', { body: social, token })).status).toBe(200);
    const news = { people: 'everyone', topic: 'profile', ids: [`person:${mine.user.id}`] };
    expect(api.events).toContainEqual(news);
    for (const role of ['admin', 'client', 'Student'] as const) {
      const { body, text } = await api.get(`/profile/data?id=${mine.user.id}`, await api.as(role));
      expect(body.userAbout).toMatchObject({ country: 'Chile', about: '', website: '' });
      expect(body.userAbout.socialLinks).toEqual({ twitter: 'https://x.com/ada' });
      expect(body.userAbout.connections).toEqual({ github: { profileImg: null, id: 'ada' } });
      for (const secret of [info.dob, info.phone]) expect(text).not.toContain(secret);
    }
    const gone = { socialLinks: { twitter: null }, connections: { github: null } };
    await api.ask('PUT', '/api/account/social', { body: gone, token });
    const { userAbout } = (await api.get(`/api/profile/people/${mine.user.id}`, await api.as('Student'))).body;
    expect([userAbout.socialLinks, userAbout.connections]).toEqual([{}, {}]);
  });

  it('refuses addresses that run, and texts without end', async () => {
    const { accessToken } = await api.register();
    for (const website of ['javascript:alert(1)', 'ftp://x.org', 'example']) {
      expect((await patch(accessToken, { website })).body.error.website).toBeDefined();
    }
    expect((await patch(accessToken, { about: 'x'.repeat(1001) })).status).toBe(400);
    expect((await patch(accessToken, { cover: { drawn: 9 } })).status).toBe(400);
  });

  it('has a cover: drawn, or an own picture that everybody signed in may open', async () => {
    const mine = await api.register();
    const other = await api.as('Student');
    expect((await patch(mine.accessToken, { cover: { drawn: 3 } })).body.header.coverImg).toBe('/profile/cover-03.svg');
    const file = await upload(mine.accessToken);
    expect((await api.get(file.url, other)).status).toBe(404);
    expect((await patch(mine.accessToken, { cover: { fileId: file.id } })).body.header.coverImg).toBe(file.url);
    expect((await api.get(file.url, other)).status).toBe(200);
    expect((await api.get(file.url)).status).toBe(401);
    await patch(mine.accessToken, { cover: { drawn: 1 } });
    expect((await api.get(file.url, other)).status).toBe(404);
    const foreign = await patch(await api.as('client'), { cover: { fileId: file.id } });
    expect(foreign.body.error.cover).toBeDefined();
    const text = await upload(mine.accessToken, 'text/plain', new TextEncoder().encode(unique()));
    expect((await patch(mine.accessToken, { cover: { fileId: text.id } })).status).toBe(400);
  });
});

describe('following', () => {
  const api = testApi();
  const follow = (id: number, token: string, method = 'PUT') =>
    api.ask(method, `/api/profile/people/${id}/follow`, { token });
  const told = async (token: string) =>
    (await api.get('/api/notifications', token)).body.notifications.filter(
      (one: { kind: string }) => one.kind === 'new-follower',
    );

  it('counts once however often, and tells the other one once', async () => {
    const [mine, other] = [await api.register(), await api.register()];
    await Promise.all([1, 2, 3].map(() => follow(other.user.id, mine.accessToken)));
    const frame = async () => (await api.get(`/api/profile/people/${other.user.id}`, mine.accessToken)).body;
    expect(await frame()).toMatchObject({ isFollowed: true, counts: { followers: 1 } });
    expect(await told(other.accessToken)).toHaveLength(1);
    await follow(other.user.id, mine.accessToken, 'DELETE');
    await follow(other.user.id, mine.accessToken);
    expect(await told(other.accessToken)).toHaveLength(1);
    const list = (await api.get(`/api/profile/people/${other.user.id}/followers`, other.accessToken)).body;
    expect(list.people.map((one: { id: number }) => one.id)).toEqual([mine.user.id]);
  });

  it('tells nobody who does not want to know', async () => {
    const [mine, other] = [await api.register(), await api.register()];
    const body = { notices: { followMe: { app: false, mail: false } } };
    const set = await api.ask('PUT', '/api/account/notices', { body, token: other.accessToken });
    expect(set.status, set.text).toBe(200);
    await follow(other.user.id, mine.accessToken);
    expect(await told(other.accessToken)).toHaveLength(0);
  });

  it('tells by mail who wants it so', async () => {
    const [mine, other] = [await api.register(), await api.register()];
    const body = { notices: { followMe: { app: false, mail: true } } };
    await api.ask('PUT', '/api/account/notices', { body, token: other.accessToken });
    await follow(other.user.id, mine.accessToken);
    expect(await told(other.accessToken)).toHaveLength(0);
    await doDue(api.deps);
    expect(api.mails.filter((mail) => mail.to === other.email && mail.subject.includes('follows you'))).toHaveLength(1);
  });

  it('is of others who are there', async () => {
    const mine = await api.register();
    expect((await follow(mine.user.id, mine.accessToken)).status).toBe(400);
    expect((await follow(99_999_999, mine.accessToken)).status).toBe(404);
  });

  it('lists people page by page, nobody twice', async () => {
    const mine = await api.register();
    const others = [];
    for (let at = 0; at < 5; at += 1) others.push(await api.register());
    for (const one of others) await follow(one.user.id, mine.accessToken);
    const seen: number[] = [];
    let before = '';
    do {
      const path = `/api/profile/people/${mine.user.id}/following?perPage=2${before}`;
      const { body } = await api.get(path, mine.accessToken);
      seen.push(...body.people.map((one: { id: number }) => one.id));
      before = body.next === null ? '' : `&before=${body.next}`;
    } while (before);
    expect(seen).toEqual(others.map((one) => one.user.id).reverse());
  });

  it('suggests whom one’s own people follow, with how many of them do', async () => {
    const [mine, a, b] = [await api.register(), await api.register(), await api.register()];
    const [wanted, known] = [await api.register(), await api.register()];
    for (const one of [a, b, known]) await follow(one.user.id, mine.accessToken);
    for (const one of [a, b]) await follow(wanted.user.id, one.accessToken);
    await follow(known.user.id, a.accessToken);
    const { people } = (await api.get('/api/profile/suggestions', mine.accessToken)).body;
    expect(people[0]).toMatchObject({ id: wanted.user.id, mutualFriend: 2, isFollowed: false });
    const ids = people.map((one: { id: number }) => one.id);
    for (const one of [mine, a, b, known]) expect(ids).not.toContain(one.user.id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
