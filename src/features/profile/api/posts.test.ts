import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { doDue } from '#api/due.ts';
import { tidy } from '#api/housekeeping.ts';
import { auditEntries } from '#features/audit/api/tables.ts';
import { files } from '#features/files/api/tables.ts';
import { people } from '#features/people/api/tables.ts';
import { profilePosts } from '#features/profile/api/tables.ts';
import { testApi, unique } from '../../../../tests/api/api.ts';
import { holding } from '../../../../tests/api/holding.ts';
import { pngOf } from '../../../../tests/support/pictures.ts';
import { tellOfAnnouncements } from './announce.ts';

const MP4 = Uint8Array.from([0, 0, 0, 24, ...[...'ftypisom'].map((one) => one.charCodeAt(0)), 0, 0, 2, 0]);

describe('posts', () => {
  const api = testApi();
  const { untilWaiting } = holding(api);
  const post = (body: object, token: string) => api.post('/api/profile/posts', body, token);
  const made = async (body: object, token: string) => {
    const answer = await post(body, token);
    expect(answer.status, answer.text).toBe(201);
    return answer.body.post;
  };
  const act = (method: string, path: string, token: string, body?: object) =>
    api.ask(method, `/api/profile/${path}`, { token, ...(body ? { body } : {}) });
  const read = async (id: number, token: string) => (await act('GET', `posts/${id}`, token)).body.post;
  const upload = async (
    token: string,
    type = 'image/png',
    content: Uint8Array<ArrayBuffer> = pngOf(new Uint8Array(9)),
  ) => {
    const form = new FormData();
    form.set('file', new File([content], 'shown', { type }));
    return (await api.ask('POST', '/api/files?for=attachment', { raw: form, token })).body.file;
  };
  const notices = async (token: string, kind: string) =>
    (await api.get('/api/notifications?perPage=100', token)).body.notifications.filter(
      (one: { kind: string }) => one.kind === kind,
    );

  it('need words, a picture, a link or a poll', async () => {
    const token = await api.as('Student');
    expect((await post({}, token)).body.error.text).toBeDefined();
    expect((await post({ text: '   ' }, token)).status).toBe(400);
    expect((await post({ text: 'x'.repeat(5001) }, token)).status).toBe(400);
    expect((await post({ text: 'Hi', link: 'javascript:alert(1)' }, token)).body.error.link).toBeDefined();
    expect((await made({ link: 'https://example.org/a' }, token)).link).toBe('https://example.org/a');
  });

  it('are made once, however often they are sent', async () => {
    const token = await api.as('Student');
    const key = crypto.randomUUID();
    const several = await Promise.all([1, 2, 3].map(() => made({ text: 'Once', key }, token)));
    expect(new Set(several.map((one) => one.id)).size).toBe(1);
  });

  it('show own pictures to everybody signed in, until they are deleted', async () => {
    const [mine, other] = [await api.register(), await api.as('Student')];
    const [a, b] = [await upload(mine.accessToken), await upload(mine.accessToken)];
    const one = await made({ files: [b.id, a.id] }, mine.accessToken);
    expect(one.media.map((each: { fileId: number }) => each.fileId)).toEqual([b.id, a.id]);
    expect(one.postImg).toBe(b.url);
    expect((await api.get(a.url, other)).status).toBe(200);
    expect((await api.ask('DELETE', `/api/files/${a.id}`, { token: mine.accessToken })).status).toBe(409);
    expect((await act('DELETE', `posts/${one.id}`, mine.accessToken)).status).toBe(200);
    expect((await api.get(a.url, other)).status).toBe(404);
    await act('POST', `posts/${one.id}/restore`, mine.accessToken, {});
    expect((await api.get(a.url, other)).status).toBe(200);
    const photos = (await act('GET', `people/${mine.user.id}/photos`, other)).body.photos;
    expect(photos.map((each: { url: string }) => each.url)).toEqual([a.url, b.url]);
    const kept = one.media
      .filter((each: { fileId: number }) => each.fileId === a.id)
      .map((each: { id: number }) => each.id);
    const changed = await act('PATCH', `posts/${one.id}`, mine.accessToken, { media: kept });
    expect(changed.body.post.media.map((each: { fileId: number }) => each.fileId)).toEqual([a.id]);
    expect((await act('PATCH', `posts/${one.id}`, mine.accessToken, { media: [] })).body.error.text).toBeDefined();
    expect((await read(one.id, mine.accessToken)).media).toHaveLength(1);
  });

  it('show no file of somebody else, nothing but pictures or one video', async () => {
    const [mine, other] = [await api.register(), await api.register()];
    const foreign = await upload(other.accessToken);
    expect((await post({ files: [foreign.id] }, mine.accessToken)).body.error.files).toBeDefined();
    const text = await upload(mine.accessToken, 'text/plain', new TextEncoder().encode('x'));
    expect((await post({ files: [text.id] }, mine.accessToken)).status).toBe(400);
    const video = await upload(mine.accessToken, 'video/mp4', MP4);
    const picture = await upload(mine.accessToken);
    expect((await post({ files: [video.id, picture.id] }, mine.accessToken)).status).toBe(400);
    expect(await made({ files: [video.id] }, mine.accessToken)).toMatchObject({ postVid: video.url, postImg: null });
  });

  it('are changed by their author alone, deleted by those who keep house too, and brought back by who did it', async () => {
    const [mine, other] = [await api.as('Student'), await api.as('client')];
    const one = await made({ text: 'First' }, mine);
    expect((await act('PATCH', `posts/${one.id}`, other, { text: 'Mine now' })).status).toBe(404);
    expect((await act('DELETE', `posts/${one.id}`, other)).status).toBe(404);
    expect((await act('PATCH', `posts/${one.id}`, mine, { text: 'Second' })).body.post).toMatchObject({
      postText: 'Second',
      editedAt: expect.any(String),
    });
    const admin = await api.as('admin');
    expect((await act('DELETE', `posts/${one.id}`, admin)).status).toBe(200);
    expect((await act('GET', `posts/${one.id}`, mine)).status).toBe(404);
    expect((await act('POST', `posts/${one.id}/restore`, mine, {})).status).toBe(404);
    expect((await act('POST', `posts/${one.id}/restore`, admin, {})).status).toBe(200);
    const recorded = await api.db.select().from(auditEntries).where(eq(auditEntries.subjectId, one.id));
    expect(recorded.map((each) => each.action)).toEqual(
      expect.arrayContaining(['profile-post-removed', 'profile-post-restored']),
    );
  });

  it('come page by page, none twice and none left out while new ones arrive', async () => {
    const mine = await api.register();
    const ids: number[] = [];
    for (let at = 0; at < 7; at += 1) ids.push((await made({ text: `Post ${at}` }, mine.accessToken)).id);
    const seen: number[] = [];
    let before = '';
    do {
      const { body } = await act('GET', `posts?of=${mine.user.id}&perPage=3${before}`, mine.accessToken);
      seen.push(...body.posts.map((one: { id: number }) => one.id));
      before = body.next === null ? '' : `&before=${body.next}`;
      await made({ text: 'Meanwhile' }, mine.accessToken);
    } while (before);
    expect(seen).toEqual([...ids].reverse());
    const newer = await act('GET', `posts/newer?of=${mine.user.id}&after=${ids.at(-1)}`, mine.accessToken);
    expect(newer.body.count).toBe(3);
    expect((await act('GET', 'posts?perPage=51', mine.accessToken)).status).toBe(400);
  });

  it('in one’s feed are own ones, of those one follows, and announcements', async () => {
    const [mine, friend, stranger] = [await api.register(), await api.register(), await api.register()];
    await act('PUT', `people/${friend.user.id}/follow`, mine.accessToken);
    const own = await made({ text: 'own' }, mine.accessToken);
    const theirs = await made({ text: 'theirs' }, friend.accessToken);
    const strange = await made({ text: 'strange' }, stranger.accessToken);
    const announced = await made({ text: 'All', isAnnouncement: true }, await api.as('admin'));
    const { posts } = (await act('GET', 'posts?perPage=50', mine.accessToken)).body;
    const ids = posts.map((one: { id: number }) => one.id);
    expect(ids).toEqual(expect.arrayContaining([own.id, theirs.id, announced.id]));
    expect(ids).not.toContain(strange.id);
    await api.db.update(people).set({ status: 'suspended' }).where(eq(people.id, friend.user.id));
    expect((await act('GET', `posts/${theirs.id}`, mine.accessToken)).status).toBe(404);
    expect((await act('PUT', `posts/${theirs.id}/like`, mine.accessToken)).status).toBe(404);
  });

  it('that are announcements come from those who manage the school, and everybody who wants is told once', async () => {
    const [mine, deaf] = [await api.register(), await api.register()];
    const body = { notices: { newAnnouncements: { app: false, mail: false } } };
    await api.ask('PUT', '/api/account/notices', { body, token: deaf.accessToken });
    for (const role of ['Student', 'client'] as const) {
      expect((await post({ text: 'Listen', isAnnouncement: true }, await api.as(role))).status).toBe(403);
    }
    const text = unique('No school on ');
    const one = await made({ text, isAnnouncement: true }, await api.as('admin'));
    await doDue(api.deps);
    await doDue(api.deps);
    const told = (await notices(mine.accessToken, 'announcement')).filter(
      (each: { data: { title: string } }) => each.data.title === text,
    );
    expect(told).toHaveLength(1);
    expect(told[0].link).toBe(`/pages/profile?post=${one.id}`);
    expect(await notices(deaf.accessToken, 'announcement')).toHaveLength(0);
  });

  it('that are announcements go by mail to who wants it so, once, whatever fails meanwhile', async () => {
    const [mine, hasty] = [await api.register(), await api.register()];
    for (const [{ accessToken: token }, ways] of [
      [mine, { app: true, mail: true }],
      [hasty, { app: false, mail: true }],
    ] as const)
      await api.ask('PUT', '/api/account/notices', { body: { notices: { newAnnouncements: ways } }, token });
    const text = unique('Closed on ');
    await made({ text, isAnnouncement: true }, await api.as('admin'));
    const sentTo = (email: string) => api.mails.filter((mail) => mail.to === email && mail.text.includes(text));
    // Nobody can be told in the app: the mails are not sent either.
    await api.db.execute("ALTER TABLE notifications ADD CONSTRAINT none CHECK (kind <> 'announcement') NOT VALID");
    await doDue(api.deps);
    await api.db.execute('ALTER TABLE notifications DROP CONSTRAINT none');
    expect([sentTo(mine.email), sentTo(hasty.email)]).toEqual([[], []]);
    const { send } = api.deps.mailer;
    api.deps.mailer.send = () => Promise.reject(new Error('not now'));
    await doDue(api.deps);
    api.deps.mailer.send = send;
    const body = { notices: { newAnnouncements: { app: true, mail: false } } };
    await api.ask('PUT', '/api/account/notices', { body, token: hasty.accessToken });
    api.later(2);
    await doDue(api.deps);
    expect(sentTo(mine.email)).toHaveLength(1);
    expect(sentTo(hasty.email)).toHaveLength(0);
  });

  it('that are announcements are told in the order in which deleting people holds them and their posts', async () => {
    const author = await api.register();
    const { id } = await made({ text: unique('Crossing ') }, author.accessToken);
    await api.db.update(profilePosts).set({ isAnnouncement: true, toldUpTo: 0 }).where(eq(profilePosts.id, id));
    let telling: Promise<void> | undefined;
    await api.db.transaction(async (tx) => {
      await tx.select({ id: people.id }).from(people).for('update');
      telling = tellOfAnnouncements(api.deps);
      await untilWaiting(1);
      await tx.update(profilePosts).set({ deletedAt: api.now() }).where(eq(profilePosts.id, id));
    });
    await telling;
    const [left] = await api.db.select().from(profilePosts).where(eq(profilePosts.id, id));
    expect(left?.toldUpTo).toBe(null);
  });

  it('are liked once by each, however many do it at once', async () => {
    const author = await api.register();
    const one = await made({ text: 'Like me' }, author.accessToken);
    const fans = [];
    for (let at = 0; at < 6; at += 1) fans.push(await api.register());
    await Promise.all(fans.flatMap((fan) => [1, 2].map(() => act('PUT', `posts/${one.id}/like`, fan.accessToken))));
    expect(await read(one.id, author.accessToken)).toMatchObject({ likes: 6, likedCount: 6, youLiked: false });
    expect((await read(one.id, author.accessToken)).likedUsers).toHaveLength(5);
    await Promise.all(
      fans.slice(0, 2).flatMap((fan) => [1, 2].map(() => act('DELETE', `posts/${one.id}/like`, fan.accessToken))),
    );
    expect(await read(one.id, fans[5]?.accessToken ?? '')).toMatchObject({ likes: 4, youLiked: true });
    const first = (await act('GET', `posts/${one.id}/likes?perPage=3`, author.accessToken)).body;
    const rest = (await act('GET', `posts/${one.id}/likes?perPage=3&before=${first.next}`, author.accessToken)).body;
    expect([first.people.length, rest.people.length, rest.next]).toEqual([3, 1, null]);
  });

  it('are shared with the original in them, counted, and stay when it goes', async () => {
    const [author, friend] = [await api.register(), await api.register()];
    const one = await made({ text: 'Worth it' }, author.accessToken);
    const share = (await act('POST', `posts/${one.id}/share`, friend.accessToken, { text: 'Look' })).body.post;
    expect(share).toMatchObject({ isShare: true, postText: 'Look', shared: { id: one.id, postText: 'Worth it' } });
    const again = (await act('POST', `posts/${share.id}/share`, author.accessToken, {})).body.post;
    expect(again.shared.id).toBe(one.id);
    expect((await read(one.id, friend.accessToken)).share).toBe(2);
    await act('DELETE', `posts/${again.id}`, author.accessToken);
    expect((await read(one.id, friend.accessToken)).share).toBe(1);
    await act('DELETE', `posts/${one.id}`, author.accessToken);
    expect(await read(share.id, friend.accessToken)).toMatchObject({ isShare: true, shared: null, postText: 'Look' });
    expect((await act('POST', `posts/${share.id}/share`, author.accessToken, {})).status).toBe(404);
  });

  it('tell open pages what changed', async () => {
    const token = await api.as('Student');
    const before = api.events.length;
    const one = await made({ text: 'Live' }, token);
    await act('PUT', `posts/${one.id}/like`, token);
    await act('DELETE', `posts/${one.id}`, token);
    const heard = api.events.slice(before).filter((each) => each.topic === 'profile');
    expect(heard.map((each) => each.ids[0])).toEqual([`new:${one.id}`, `post:${one.id}`, `gone:${one.id}`]);
    expect(heard.every((each) => each.people === 'everyone')).toBe(true);
  });

  it('go with their author, without what others posted elsewhere', async () => {
    const [leaving, stays] = [await api.register(), await api.register()];
    const file = await upload(leaving.accessToken);
    const theirs = await made({ text: 'Bye', files: [file.id] }, leaving.accessToken);
    const kept = await made({ text: 'Here' }, stays.accessToken);
    const share = (await act('POST', `posts/${theirs.id}/share`, stays.accessToken, {})).body.post;
    await act('POST', `posts/${kept.id}/comments`, leaving.accessToken, { text: 'Mine' });
    await act('PUT', `posts/${kept.id}/like`, leaving.accessToken);
    await api.db.update(people).set({ access: 'Student' }).where(eq(people.id, leaving.user.id));
    const gone = await api.ask('DELETE', `/apps/users/delete?id=${leaving.user.id}`, { token: await api.as('admin') });
    expect(gone.status, gone.text).toBe(200);
    expect(await read(kept.id, stays.accessToken)).toMatchObject({ likes: 0, comments: 0 });
    expect(await read(share.id, stays.accessToken)).toMatchObject({ isShare: true, shared: null });
    expect(await api.db.$count(files, eq(files.id, file.id))).toBe(0);
  });

  it('that were deleted are gone for good after a month', async () => {
    const token = await api.as('Student');
    const one = await made({ text: 'Old' }, token);
    await act('DELETE', `posts/${one.id}`, token);
    const inDays = (days: number) => new Date(api.now().getTime() + days * 86_400_000);
    await tidy(api.db, inDays(29), 30);
    expect(await api.db.$count(profilePosts, eq(profilePosts.id, one.id))).toBe(1);
    await tidy(api.db, inDays(31), 30);
    expect(await api.db.$count(profilePosts, eq(profilePosts.id, one.id))).toBe(0);
  });
});
