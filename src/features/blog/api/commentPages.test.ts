import { describe, expect, it } from 'vitest';
import { testApi } from '../../../../tests/api/api.ts';
import { blogHelp } from '../../../../tests/api/blog.ts';
import { blogComments } from './tables.ts';

const api = testApi();
const blog = blogHelp(api);

describe('more comments than fit on a page', () => {
  const talked = async (count: number) => {
    const writer = await api.register();
    const post = await blog.published(writer.accessToken);
    const said = Array.from({ length: count }, (_, at) => `word ${at}`);
    const rows = said.map((text) => ({
      postId: post.id,
      authorId: writer.user.id,
      authorName: 'x',
      createdAt: api.now(),
      text,
    }));
    const made = await api.db.insert(blogComments).values(rows).returning({ id: blogComments.id });
    return { post, ids: made.map(({ id }) => id) };
  };
  type Said = { id: number; commentText: string; replies: { id: number }[] };
  const idsOf = (comments: Said[]) => comments.flatMap((one) => [one.id, ...one.replies.map(({ id }) => id)]);

  it('are read page by page, each once, answers with what they answer', async () => {
    const { post, ids } = await talked(700);
    const reader = await api.register();
    const answers = await api.db
      .insert(blogComments)
      .values(
        Array.from({ length: 1_200 }, (_, at) => ({
          ...{ postId: post.id, parentId: ids[at % 20] ?? 0, replyToId: ids[at % 20] ?? 0, createdAt: api.now() },
          ...{ authorId: null, authorName: 'Guest', text: `answer ${at}` },
        })),
      )
      .returning({ id: blogComments.id });
    const { body } = await blog.detail(post.id, reader.accessToken);
    expect(body.blog.comments).toBe(1_900);
    const pages: Said[][] = [body.comments];
    let { more } = body;
    expect(idsOf(body.comments).length + more.count).toBe(1_900);
    while (more) {
      const answer = await api.get(`/api/blog/posts/${post.id}/comments?after=${more.after}`);
      expect(answer.status, answer.text).toBe(200);
      pages.push(answer.body.comments);
      more = answer.body.more;
    }
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages) expect(idsOf(page).length).toBeLessThanOrEqual(1_100);
    const all = pages.flatMap(idsOf);
    expect(new Set(all)).toEqual(new Set([...ids, ...answers.map(({ id }) => id)]));
    expect(all).toHaveLength(1_900);
    expect(pages.flat().map(({ id }) => id)).toEqual(ids);
  });

  it('show what one said oneself, and the one that somebody is led to, with the first page', async () => {
    const { post, ids } = await talked(1_100);
    const reader = await api.register();
    const done = await blog.comment(reader.accessToken, post.id, 'The newest word.');
    const words = (body: { comments: Said[] }) => body.comments.map((one) => one.commentText);
    expect(words(done)).toContain('The newest word.');
    expect(done).toMatchObject({ count: 1_101 });
    const { body } = await blog.detail(post.id, reader.accessToken);
    expect(words(body).at(-1)).toBe('The newest word.');
    expect(body.more.count).toBe(1_101 - body.comments.length);
    expect(words((await blog.detail(post.id)).body)).not.toContain('The newest word.');
    const led = await api.get(`/blog/list/data/detail?id=${post.id}&comment=${ids[1_000]}`);
    expect(words(led.body).at(-1)).toBe('word 1000');
    const draft = await blog.draft(reader.accessToken);
    expect((await api.get(`/api/blog/posts/${draft.id}/comments`)).status).toBe(404);
  });
});
