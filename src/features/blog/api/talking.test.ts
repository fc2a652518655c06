import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { doDue } from '#api/due.ts';
import { tidy } from '#api/housekeeping.ts';
import { people, personDetails } from '#features/people/api/tables.ts';
import { testApi, unique } from '../../../../tests/api/api.ts';
import { blogHelp } from '../../../../tests/api/blog.ts';

const api = testApi();
const blog = blogHelp(api);

const noticesOf = async (token: string) =>
  (await api.get('/api/notifications?perPage=100', token)).body.notifications.filter((one: { kind: string }) =>
    one.kind.startsWith('blog-'),
  );

describe('comments', () => {
  it('appear at once, are answered in threads, and tell the author and whoever is answered', async () => {
    const [author, reader, third] = [await api.register(), await api.register(), await api.register()];
    const post = await blog.published(author.accessToken);
    const first = await blog.comment(reader.accessToken, post.id, 'Lovely <b>post</b>.');
    const reply = await blog.comment(third.accessToken, post.id, 'I agree.', first.id);
    const nested = await blog.comment(reader.accessToken, post.id, 'Thank you.', reply.id);
    const { body } = await blog.detail(post.id);
    expect(body.blog).toMatchObject({ comments: 3, comment: 3 });
    expect(body.comments).toHaveLength(1);
    expect(body.comments[0]).toMatchObject({ commentText: 'Lovely <b>post</b>.', state: 'shown', isMine: false });
    expect(body.comments[0].replies.map((one: { id: number }) => one.id)).toEqual([reply.id, nested.id]);
    expect(body.comments[0].replies[1].answers).toBe(third.username);
    const toAuthor = await noticesOf(author.accessToken);
    expect(toAuthor.map((one: { kind: string }) => one.kind)).toEqual(['blog-comment', 'blog-comment', 'blog-comment']);
    expect(toAuthor[2].link).toBe(`/pages/blog/detail/${post.slug}-${post.id}?comment=${first.id}`);
    expect((await noticesOf(reader.accessToken)).map((one: { kind: string }) => one.kind)).toEqual(['blog-reply']);
  });

  it('tell nobody who does not want it', async () => {
    const [author, reader] = [await api.register(), await api.register()];
    const notices = { commentOnArticle: { app: false, mail: false } };
    await api.db
      .insert(personDetails)
      .values({ personId: author.user.id, notices })
      .onConflictDoUpdate({ target: personDetails.personId, set: { notices } });
    const post = await blog.published(author.accessToken);
    await blog.comment(reader.accessToken, post.id, 'Hello.');
    expect(await noticesOf(author.accessToken)).toEqual([]);
  });

  it('are for people who are signed in, on posts they can read, and not endless', async () => {
    const admin = await api.as('admin');
    const post = await blog.published(admin);
    const draft = await blog.draft(admin);
    const path = `/api/blog/posts/${post.id}/comments`;
    expect((await api.post(path, { text: 'x' })).status).toBe(401);
    const student = await api.as('Student');
    expect((await api.post(`/api/blog/posts/${draft.id}/comments`, { text: 'x' }, student)).status).toBe(404);
    for (const body of [{}, { text: ' ' }, { text: 'x'.repeat(4001) }, { text: 'x', replyTo: 2_000_000_000 }])
      expect((await api.post(path, body, student)).status).toBe(400);
    const { accessToken } = await api.register();
    const statuses = [];
    for (let at = 0; at < 9; at += 1) statuses.push((await api.post(path, { text: `${at}` }, accessToken)).status);
    expect(statuses.slice(0, 8).every((one) => one === 201)).toBe(true);
    expect(statuses[8]).toBe(429);
  });

  it('sent again with their key are there once', async () => {
    const { accessToken: token } = await api.register();
    const post = await blog.published(token);
    const body = { text: 'Once', key: crypto.randomUUID() };
    await api.post(`/api/blog/posts/${post.id}/comments`, body, token);
    const { body: again } = await api.post(`/api/blog/posts/${post.id}/comments`, body, token);
    expect(again.comments).toHaveLength(1);
  });

  it('of other words under the same key are refused, not swallowed', async () => {
    const { accessToken: token } = await api.register();
    const post = await blog.published(token);
    const path = `/api/blog/posts/${post.id}/comments`;
    const key = crypto.randomUUID();
    const { body: first } = await api.post(path, { text: 'First', key }, token);
    for (const other of [{ text: 'Second' }, { text: 'First', replyTo: first.id }]) {
      const { status, body } = await api.post(path, { ...other, key }, token);
      expect([status, body.error]).toEqual([409, expect.stringContaining('Another comment was sent')]);
    }
    // Changed since, it is still the one that was sent.
    await api.ask('PATCH', `/api/blog/comments/${first.id}`, { token, body: { text: 'Better' } });
    const { body: again } = await api.post(path, { text: 'First', key }, token);
    expect([again.id, again.comments]).toEqual([first.id, [expect.objectContaining({ commentText: 'Better' })]]);
  });

  it('are changed, deleted and brought back by who wrote them alone', async () => {
    const [mine, other] = [await api.register(), await api.register()];
    const post = await blog.published(mine.accessToken);
    const { id } = await blog.comment(mine.accessToken, post.id, 'First words');
    const path = `/api/blog/comments/${id}`;
    expect((await api.ask('PATCH', path, { token: other.accessToken, body: { text: 'x' } })).status).toBe(404);
    expect((await api.ask('DELETE', path, { token: other.accessToken })).status).toBe(404);
    const { body } = await api.ask('PATCH', path, { token: mine.accessToken, body: { text: 'Better' } });
    expect(body.comments[0]).toMatchObject({ commentText: 'Better', editedAt: expect.any(String) });
    const { id: replyId } = await blog.comment(other.accessToken, post.id, 'An answer', id);
    await api.ask('DELETE', path, { token: mine.accessToken });
    const { body: after } = await blog.detail(post.id);
    // The thread stays for the answer, without a word or a name.
    expect(after.comments[0]).toMatchObject({ state: 'deleted', commentText: '', userFullName: '' });
    expect(after.comments[0].replies[0].id).toBe(replyId);
    expect(after.blog.comments).toBe(1);
    expect((await api.post(`${path}/restore`, {}, mine.accessToken)).body.comments[0].commentText).toBe('Better');
    await api.ask('DELETE', path, { token: mine.accessToken });
    await tidy(api.db, new Date(api.now().getTime() + 31 * 86_400_000), 30);
    expect((await api.post(`${path}/restore`, {}, mine.accessToken)).status).toBe(404);
  });
});

describe('moderation', () => {
  it('hides what was reported, and shows it again', async () => {
    const [admin, writer, reader] = [await api.as('admin'), await api.register({}), await api.as('Student')];
    const post = await blog.published(admin);
    const { id } = await blog.comment(writer.accessToken, post.id, 'Buy my essays');
    const report = (token?: string) => api.post(`/api/blog/comments/${id}/report`, { reason: 'Advertising' }, token);
    expect((await report(reader)).status).toBe(200);
    expect((await report(reader)).status).toBe(200);
    expect((await report(writer.accessToken)).status).toBe(400);
    expect((await report()).status).toBe(401);
    expect((await blog.detail(post.id, reader)).body.comments[0].isReported).toBe(true);
    const { body } = await api.get('/api/blog/comments?state=reported&q=essays', admin);
    const one = body.comments.find((comment: { id: number }) => comment.id === id);
    expect(one).toMatchObject({ postId: post.id, isHidden: false, reports: [{ reason: 'Advertising' }] });
    const judge = (deed: string, token = admin) => api.post(`/api/blog/comments/${id}/moderate`, { deed }, token);
    expect((await judge('hide', reader)).status).toBe(403);
    expect((await judge('burn')).status).toBe(400);
    expect((await judge('hide')).status).toBe(200);
    expect((await blog.detail(post.id)).body).toMatchObject({ comments: [], blog: { comments: 0 } });
    const seen = async (token: string) => (await blog.detail(post.id, token)).body.comments[0];
    expect(await seen(writer.accessToken)).toMatchObject({ state: 'hidden', commentText: 'Buy my essays' });
    expect(await seen(admin)).toMatchObject({ state: 'hidden', commentText: 'Buy my essays' });
    const states = async (state: string) =>
      (await api.get(`/api/blog/comments?state=${state}`, admin)).body.comments.map((row: { id: number }) => row.id);
    expect(await states('reported')).not.toContain(id);
    expect(await states('hidden')).toContain(id);
    await judge('show');
    expect((await blog.detail(post.id)).body.comments[0].commentText).toBe('Buy my essays');
    await report(reader);
    await judge('dismiss');
    expect((await blog.detail(post.id, reader)).body.comments[0]).toMatchObject({ state: 'shown', isReported: false });
    const { body: log } = await api.get('/api/audit?perPage=5', admin);
    expect(log.entries.map((entry: { action: string }) => entry.action)).toContain('comment-hidden');
  });
});

describe('hiding a comment taken back', () => {
  it('leaves it reported if it was, and not if it was judged before', async () => {
    const [admin, writer, reader] = [await api.as('admin'), await api.register(), await api.as('Student')];
    const post = await blog.published(admin);
    const { id } = await blog.comment(writer.accessToken, post.id, 'Buy more essays');
    await api.post(`/api/blog/comments/${id}/report`, { reason: 'Advertising' }, reader);
    const judge = async (deed: string, isReported?: boolean) =>
      (await api.post(`/api/blog/comments/${id}/moderate`, { deed, isReported }, admin)).body;
    const reported = async () =>
      (await api.get('/api/blog/comments?state=reported', admin)).body.comments.map((row: { id: number }) => row.id);
    expect(await judge('hide')).toEqual({ id, isReported: true });
    await judge('show', true);
    expect(await reported()).toContain(id);
    await judge('hide');
    await judge('show');
    expect(await reported()).not.toContain(id);
    expect(await judge('hide')).toEqual({ id, isReported: false });
    await judge('show', false);
    expect(await reported()).not.toContain(id);
  });
});

describe('people who go', () => {
  it('leave their posts, comments and pictures behind under their name', async () => {
    const admin = await api.as('admin');
    const gone = await api.register();
    const file = await blog.upload(gone.accessToken);
    const post = await blog.published(gone.accessToken, { featuredImage: file.url });
    await blog.comment(gone.accessToken, post.id, 'Goodbye');
    await api.ask('PUT', `/api/blog/posts/${post.id}/bookmark`, { token: gone.accessToken });
    const deleted = await api.ask('DELETE', `/apps/users/delete?id=${gone.user.id}`, { token: admin });
    expect(deleted.status, deleted.text).toBe(200);
    const { body } = await blog.detail(post.id);
    expect(body.blog).toMatchObject({ userFullName: gone.username, authorId: null, bookmarked: 0 });
    expect(body.comments[0]).toMatchObject({ commentText: 'Goodbye', userFullName: gone.username });
    expect((await api.get(file.url)).status).toBe(200);
  });
});

describe('the weekly digest', () => {
  it('goes once, on Monday, to those who want it, with the posts of the week', async () => {
    const wants = await api.register();
    const other = await api.register();
    const choose = async (id: number, mail: boolean) => {
      const notices = { blogDigest: { app: mail, mail } };
      await api.db
        .insert(personDetails)
        .values({ personId: id, notices })
        .onConflictDoUpdate({ target: personDetails.personId, set: { notices } });
      await api.db.update(people).set({ emailVerifiedAt: new Date() }).where(eq(people.id, id));
    };
    await choose(wants.user.id, true);
    await choose(other.user.id, false);
    const german = await api.register();
    await choose(german.user.id, true);
    await api.ask('PUT', '/api/preferences', { body: { language: 'de' }, token: german.accessToken });
    const post = await blog.published(wants.accessToken, { excerpt: 'Worth a look.' });
    await doDue(api.deps);
    const sentTo = (email: string) => api.mails.filter((mail) => mail.to === email && /blog/i.test(mail.subject));
    expect(sentTo(wants.email)).toHaveLength(0);
    api.later(7 * 24 * 60);
    await doDue(api.deps);
    await doDue(api.deps);
    expect(sentTo(wants.email)).toHaveLength(1);
    const [mail] = sentTo(wants.email);
    expect(mail?.text).toContain(`http://lms.test/pages/blog/detail/${post.slug}-${post.id}`);
    expect(mail?.text).toContain('http://lms.test/pages/account-settings');
    expect(sentTo(other.email)).toHaveLength(0);
    expect(sentTo(german.email)[0]).toMatchObject({
      subject: expect.stringMatching(/^Neu im Blog: |^\d+ neue Beiträge im Blog$/i),
      text: expect.stringMatching(/^Guten Tag .+,\n\ndas war letzte Woche neu im Blog:\n\n/),
    });
    // The sample's post for later came in between, so two weeks on.
    api.later(14 * 24 * 60);
    await doDue(api.deps);
    // A week without posts has no letter.
    expect(sentTo(wants.email)).toHaveLength(1);
  });

  it('is a few mails at a time, to each reader once, also when the mail server refuses some for now', async () => {
    const author = await api.register();
    const readers = Array.from({ length: 70 }, () => {
      const fullName = unique('reader');
      const email = `${fullName}@side.example`;
      return { fullName, username: fullName, email, access: 'Student' as const, emailVerifiedAt: new Date() };
    });
    const added = await api.db.insert(people).values(readers).returning({ id: people.id });
    const notices = { blogDigest: { app: false, mail: true } };
    await api.db.insert(personDetails).values(added.map(({ id }) => ({ personId: id, notices })));
    await blog.published(author.accessToken);
    api.later(7 * 24 * 60);
    const real = api.deps.mailer.send;
    const sent: string[] = [];
    let [underWay, most, tries] = [0, 0, 0];
    api.deps.mailer.send = async ({ to }) => {
      underWay += 1;
      tries += 1;
      const isRefused = tries % 3 === 0;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setTimeout(resolve));
      underWay -= 1;
      if (isRefused) throw Object.assign(new Error('Try again later'), { responseCode: 451, code: 'EENVELOPE' });
      sent.push(to);
    };
    try {
      for (let look = 0; look < 6; look += 1) {
        await doDue(api.deps);
        api.later(120);
      }
    } finally {
      api.deps.mailer.send = real;
    }
    expect(most).toBeLessThanOrEqual(5);
    const times = readers.map(({ email }) => sent.filter((to) => to === email).length);
    expect(new Set(times)).toEqual(new Set([1]));
  });
});
