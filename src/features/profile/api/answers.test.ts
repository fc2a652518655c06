import { describe, expect, it } from 'vitest';
import { testApi, unique } from '../../../../tests/api/api.ts';

describe('comments and polls', () => {
  const api = testApi();
  const act = (method: string, path: string, token: string, body?: object) =>
    api.ask(method, `/api/profile/${path}`, { token, ...(body ? { body } : {}) });
  const posted = async (token: string, body: object = { text: 'A post' }) =>
    (await act('POST', 'posts', token, body)).body.post;
  const notices = async (token: string, kind: string) =>
    (await api.get('/api/notifications?perPage=100', token)).body.notifications.filter(
      (one: { kind: string }) => one.kind === kind,
    );
  const POLL = { question: 'Tea or coffee?', options: ['Tea', 'Coffee', 'Neither'] };

  it('a comment is counted, shown, and told to the author of the post alone', async () => {
    const [author, other] = [await api.register(), await api.register()];
    const post = await posted(author.accessToken);
    const key = crypto.randomUUID();
    const say = () => act('POST', `posts/${post.id}/comments`, other.accessToken, { text: 'Well said', key });
    const answers = await Promise.all([say(), say()]);
    expect(answers.map((one) => one.status)).toEqual([201, 201]);
    const now = (await act('GET', `posts/${post.id}`, author.accessToken)).body.post;
    expect(now.comments).toBe(1);
    expect(now.detailedComments[0]).toMatchObject({ comment: 'Well said', commentsLikes: 0, mayDelete: true });
    expect(now.detailedComments[0].mayEdit).toBe(false);
    await act('POST', `posts/${post.id}/comments`, author.accessToken, { text: 'Thank you' });
    expect(await notices(author.accessToken, 'post-comment')).toHaveLength(1);
    expect(await notices(other.accessToken, 'post-comment')).toHaveLength(0);
  });

  it('nobody is told of answers who does not want to know', async () => {
    const [author, other] = [await api.register(), await api.register()];
    const body = { notices: { answerOnForm: { app: false, mail: false } } };
    await api.ask('PUT', '/api/account/notices', { body, token: author.accessToken });
    const post = await posted(author.accessToken, { poll: POLL });
    await act('POST', `posts/${post.id}/comments`, other.accessToken, { text: 'Hello' });
    const { poll } = post;
    await act('PUT', `polls/${poll.id}/vote`, other.accessToken, { optionId: poll.options[0].id });
    expect(await notices(author.accessToken, 'post-comment')).toHaveLength(0);
    expect(await notices(author.accessToken, 'poll-vote')).toHaveLength(0);
  });

  it('a comment is changed by its author, deleted by those it concerns, and comes back', async () => {
    const [author, other, third] = [await api.register(), await api.register(), await api.as('Student')];
    const post = await posted(author.accessToken);
    const said = await act('POST', `posts/${post.id}/comments`, other.accessToken, { text: 'One' });
    const { id } = said.body.comment;
    expect((await act('PATCH', `comments/${id}`, author.accessToken, { text: 'Two' })).status).toBe(404);
    expect((await act('PATCH', `comments/${id}`, other.accessToken, { text: ' ' })).status).toBe(400);
    const changed = await act('PATCH', `comments/${id}`, other.accessToken, { text: 'Two' });
    expect(changed.body.comment).toMatchObject({ comment: 'Two', editedAt: expect.any(String) });
    expect((await act('DELETE', `comments/${id}`, third)).status).toBe(404);
    expect((await act('DELETE', `comments/${id}`, author.accessToken)).status).toBe(200);
    expect((await act('GET', `posts/${post.id}`, other.accessToken)).body.post.comments).toBe(0);
    expect((await act('POST', `comments/${id}/restore`, other.accessToken, {})).status).toBe(404);
    expect((await act('POST', `comments/${id}/restore`, author.accessToken, {})).body.post.comments).toBe(1);
  });

  it('a comment is liked once by each', async () => {
    const [author, other] = [await api.register(), await api.register()];
    const post = await posted(author.accessToken);
    const { id } = (await act('POST', `posts/${post.id}/comments`, other.accessToken, { text: 'One' })).body.comment;
    await Promise.all([1, 2].map(() => act('PUT', `comments/${id}/like`, author.accessToken)));
    const liked = await act('PUT', `comments/${id}/like`, other.accessToken);
    expect(liked.body.comment).toMatchObject({ commentsLikes: 2, youLiked: true });
    const less = await act('DELETE', `comments/${id}/like`, other.accessToken);
    expect(less.body.comment).toMatchObject({ commentsLikes: 1, youLiked: false });
  });

  it('older comments come page by page', async () => {
    const author = await api.register();
    const post = await posted(author.accessToken);
    for (let at = 1; at <= 5; at += 1) {
      await act('POST', `posts/${post.id}/comments`, author.accessToken, { text: `c${at}` });
    }
    const first = (await act('GET', `posts/${post.id}/comments?perPage=3`, author.accessToken)).body;
    expect(first.comments.map((one: { comment: string }) => one.comment)).toEqual(['c3', 'c4', 'c5']);
    const path = `posts/${post.id}/comments?perPage=3&before=${first.next}`;
    const rest = (await act('GET', path, author.accessToken)).body;
    expect(rest.comments.map((one: { comment: string }) => one.comment)).toEqual(['c1', 'c2']);
    expect(rest.next).toBeNull();
  });

  it('a poll takes one vote from each, which can be changed and taken back', async () => {
    const author = await api.register();
    const { poll } = await posted(author.accessToken, { poll: POLL });
    const [tea, coffee] = poll.options.map((one: { id: number }) => one.id);
    const voters = [await api.register(), await api.register(), await api.register()];
    const vote = (token: string, optionId: number) => act('PUT', `polls/${poll.id}/vote`, token, { optionId });
    await Promise.all(voters.flatMap((one) => [vote(one.accessToken, tea), vote(one.accessToken, tea)]));
    const now = (await vote(voters[0]?.accessToken ?? '', coffee)).body.poll;
    expect(now.votes).toBe(3);
    expect(now.options.map((one: { result: number }) => one.result)).toEqual([67, 33, 0]);
    expect(now.options[1]).toMatchObject({ isMine: true, votes: 1 });
    expect(now.options[1].votedUser[0].id).toBe(voters[0]?.user.id);
    expect(await notices(author.accessToken, 'poll-vote')).toHaveLength(3);
    const back = await act('DELETE', `polls/${poll.id}/vote`, voters[0]?.accessToken ?? '');
    expect(back.body.poll.options.map((one: { result: number }) => one.result)).toEqual([100, 0, 0]);
  });

  it('a vote that is taken back and given again is told once', async () => {
    const [author, other] = [await api.register(), await api.register()];
    const { poll } = await posted(author.accessToken, { poll: POLL });
    const optionId = poll.options[0].id;
    for (let at = 0; at < 3; at += 1) {
      expect((await act('PUT', `polls/${poll.id}/vote`, other.accessToken, { optionId })).body.poll.votes).toBe(1);
      expect((await act('DELETE', `polls/${poll.id}/vote`, other.accessToken)).body.poll.votes).toBe(0);
    }
    expect(await notices(author.accessToken, 'poll-vote')).toHaveLength(1);
  });

  it('a vote is for an answer of that poll', async () => {
    const author = await api.register();
    const one = (await posted(author.accessToken, { poll: POLL })).poll;
    const other = (await posted(author.accessToken, { poll: { ...POLL, question: unique() } })).poll;
    const wrong = await act('PUT', `polls/${one.id}/vote`, author.accessToken, { optionId: other.options[0].id });
    expect(wrong.body.error.optionId).toBeDefined();
    const nothing = await act('PUT', 'polls/99999999/vote', author.accessToken, { optionId: 1 });
    expect(nothing.status).toBe(404);
  });

  it('a poll needs two different answers and a time to come', async () => {
    const token = await api.as('Student');
    const ask = async (poll: object) => (await act('POST', 'posts', token, { poll: { ...POLL, ...poll } })).status;
    expect(await ask({ options: ['One'] })).toBe(400);
    expect(await ask({ options: ['Yes', 'yes'] })).toBe(400);
    expect(await ask({ options: Array.from({ length: 7 }, (_, at) => `${at}`) })).toBe(400);
    expect(await ask({ question: '' })).toBe(400);
    expect(await ask({ closesAt: '2020-01-01T00:00:00Z' })).toBe(400);
  });

  it('a poll that is closed takes no votes, and is closed by its author or by the time', async () => {
    const [author, other] = [await api.register(), await api.register()];
    const first = (await posted(author.accessToken, { poll: POLL })).poll;
    expect((await act('POST', `polls/${first.id}/close`, other.accessToken, {})).status).toBe(404);
    expect((await act('POST', `polls/${first.id}/close`, author.accessToken, {})).body.poll.isClosed).toBe(true);
    const vote = (poll: { id: number; options: { id: number }[] }) =>
      act('PUT', `polls/${poll.id}/vote`, other.accessToken, { optionId: poll.options[0]?.id });
    expect((await vote(first)).status).toBe(409);
    const closesAt = new Date(api.now().getTime() + 5 * 60_000).toISOString();
    const timed = (await posted(author.accessToken, { poll: { ...POLL, closesAt } })).poll;
    expect((await vote(timed)).status).toBe(200);
    const shown = (await act('GET', `polls?id=${author.user.id}`, other.accessToken)).body.polls;
    expect(shown.map((one: { id: number }) => one.id)).toEqual([timed.id]);
    api.later(6);
    expect((await vote(timed)).status).toBe(409);
    expect((await act('DELETE', `polls/${timed.id}/vote`, other.accessToken)).status).toBe(409);
  });
});

describe('pages and notices of the school', () => {
  const api = testApi();
  const act = (method: string, path: string, token: string, body?: object) =>
    api.ask(method, `/api/profile/${path}`, { token, ...(body ? { body } : {}) });

  it('a page is followed once by each', async () => {
    const mine = await api.register();
    const [page] = (await act('GET', 'pages', mine.accessToken)).body.pages;
    await act('PUT', `pages/${page.id}/follow`, mine.accessToken);
    const again = (await act('PUT', `pages/${page.id}/follow`, mine.accessToken)).body;
    expect(again.page).toMatchObject({ isFollowed: true, followers: page.followers + 1 });
    const order = (await act('GET', 'pages', mine.accessToken)).body.pages.map((one: { id: number }) => one.id);
    expect(order[0]).toBe(page.id);
    const less = await act('DELETE', `pages/${page.id}/follow`, mine.accessToken);
    expect(less.body.page).toMatchObject({ isFollowed: false, followers: page.followers });
    expect((await act('PUT', 'pages/99999999/follow', mine.accessToken)).status).toBe(404);
  });

  it('are kept by those who manage the school', async () => {
    const [admin, student] = [await api.as('admin'), await api.as('Student')];
    const page = { name: unique('Club '), kind: 'club', subtitle: 'Mondays' };
    expect((await act('POST', 'pages', student, page)).status).toBe(403);
    const made = await act('POST', 'pages', admin, page);
    expect(made.status).toBe(201);
    const { id } = made.body.page;
    expect((await act('POST', 'pages', admin, { ...page, name: page.name.toUpperCase() })).status).toBe(409);
    const renamed = await act('PATCH', `pages/${id}`, admin, { ...page, kind: 'team' });
    expect(renamed.body.page.kind).toBe('team');
    await act('DELETE', `pages/${id}`, admin);
    expect((await act('PUT', `pages/${id}/follow`, student)).status).toBe(404);
    expect((await act('POST', `pages/${id}/restore`, admin, {})).body.page.id).toBe(id);

    const notice = { text: unique('Bring a coat '), tags: ['sport'] };
    expect((await act('POST', 'notices', student, notice)).status).toBe(403);
    const put = await act('POST', 'notices', admin, notice);
    expect(put.body.notice).toMatchObject({ desc: notice.text, tags: ['sport'] });
    const first = async () => (await api.get('/profile/data', student)).body.twitterFeeds[0].desc;
    expect(await first()).toBe(notice.text);
    await act('DELETE', `notices/${put.body.notice.id}`, admin);
    expect(await first()).not.toBe(notice.text);
    await act('POST', `notices/${put.body.notice.id}/restore`, admin, {});
    expect(await first()).toBe(notice.text);
  });
});
