import { asc, inArray } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { cleanHtml } from '#api/html.ts';
import { plainText } from '#api/plainText.ts';
import { slugOf } from '#contract/slug.ts';
import { people } from '#features/people/api/tables.ts';
import { digestTime, weekOf } from './digest.ts';
import { FASHION } from './samplePosts/fashion.ts';
import { FOOD } from './samplePosts/food.ts';
import { GAMING } from './samplePosts/gaming.ts';
import type { SampleComment, SamplePost } from './samplePosts/post.ts';
import { QUOTE } from './samplePosts/quote.ts';
import { UNPUBLISHED, VIDEO } from './samplePosts/video.ts';
import { blogBookmarks, blogComments, blogDigests, blogPosts, blogReports } from './tables.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const POSTS = [...FOOD, ...FASHION, ...GAMING, ...QUOTE, ...VIDEO, ...UNPUBLISHED].sort(
  (one, two) => (two.daysAgo ?? 0) - (one.daysAgo ?? 0),
);

/** Half past seven in the morning of a day from today. */
const morning = (now: Date, daysAgo: number) =>
  new Date((Math.floor(now.getTime() / DAY) - daysAgo) * DAY + 7.5 * HOUR);

type People = Map<string, number>;

function rowOf(post: SamplePost, ids: People, now: Date) {
  const content = cleanHtml(post.content);
  const at = post.daysAgo === undefined ? undefined : morning(now, post.daysAgo);
  const status = at === undefined ? ('Draft' as const) : at > now ? ('Scheduled' as const) : ('Published' as const);
  const writtenAt = new Date((at && at < now ? at.getTime() : now.getTime()) - 5 * HOUR);
  const authorId = ids.get(post.by) ?? null;
  return {
    ...{ title: post.title, slug: slugOf(post.title), categories: post.categories, tags: post.tags },
    ...{ excerpt: post.excerpt, content, image: `/blog/${post.picture}.svg`, status },
    publishedAt: status === 'Published' ? (at ?? null) : null,
    scheduledAt: status === 'Scheduled' ? (at ?? null) : null,
    ...{ authorId, authorName: post.by, createdAt: writtenAt, changedAt: writtenAt, changedById: authorId },
    words: [post.title, ...post.tags, post.excerpt, plainText(content)].join(' '),
  };
}

/** One after the other, some hours apart, never later than now. */
async function layComments(db: Db, postId: number, since: Date, comments: SampleComment[], ids: People, now: Date) {
  const step = Math.min(3 * HOUR, (now.getTime() - since.getTime()) / 20);
  let at = since.getTime();
  const row = (by: string, says: string) => {
    at += step;
    return { postId, text: says, authorId: ids.get(by) ?? null, authorName: by, createdAt: new Date(at) };
  };
  for (const { by, says, replies = [] } of comments) {
    const [root] = await db.insert(blogComments).values(row(by, says)).returning({ id: blogComments.id });
    let replyToId = root?.id ?? null;
    for (const reply of replies) {
      const [made] = await db
        .insert(blogComments)
        .values({ ...row(reply.by, reply.says), parentId: root?.id ?? null, replyToId })
        .returning({ id: blogComments.id });
      replyToId = made?.id ?? null;
    }
  }
}

/** Something for those who moderate: a comment that somebody reported. */
async function layReport(db: Db, postId: number, ids: People, now: Date) {
  const [author, reporter] = [ids.get('Quentin Dubois') ?? null, ids.get('Amara Okafor')];
  const at = new Date(now.getTime() - 2 * HOUR);
  const text = 'Essays written overnight, good marks promised! Write to me and I will send you the price list.';
  const [made] = await db
    .insert(blogComments)
    .values({ postId, text, authorId: author, authorName: 'Quentin Dubois', createdAt: at, reports: 1 })
    .returning({ id: blogComments.id });
  if (made && reporter) {
    const reason = 'This is advertising, and cheating, too.';
    await db.insert(blogReports).values({ commentId: made.id, personId: reporter, reason, at });
  }
}

/** Posts about school life in all five categories, with what people said about them. */
export async function layBlog(db: Db, now: Date) {
  const names = [
    ...new Set(
      POSTS.flatMap(({ by, comments = [] }) => [
        by,
        ...comments.flatMap((one) => [one.by, ...(one.replies ?? []).map((reply) => reply.by)]),
      ]),
    ),
  ];
  const found = await db
    .select({ id: people.id, name: people.fullName })
    .from(people)
    .where(inArray(people.fullName, [...names, 'Quentin Dubois']))
    .orderBy(asc(people.id));
  const ids: People = new Map(found.map(({ id, name }) => [name, id]));
  for (const post of POSTS) {
    const row = rowOf(post, ids, now);
    const [made] = await db.insert(blogPosts).values(row).returning({ id: blogPosts.id });
    if (!made || !row.publishedAt) continue;
    await layComments(db, made.id, row.publishedAt, post.comments ?? [], ids, now);
    const readers = found.slice(0, post.saved ?? 0);
    if (readers.length > 0)
      await db
        .insert(blogBookmarks)
        .values(readers.map(({ id }) => ({ postId: made.id, personId: id, at: row.publishedAt ?? now })));
    if (post.picture === 'yet') await layReport(db, made.id, ids, now);
  }
  // This week's letter went out before these people came.
  await db.insert(blogDigests).values({ week: weekOf(digestTime(now)), doneAt: now });
}
