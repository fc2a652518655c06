import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { people } from '#features/people/api/tables.ts';
import { authorName, isOpen, postPath } from './rows.ts';
import { blogPosts } from './tables.ts';

const NEWEST = 30;
export const FEED = { path: '/blog/rss.xml', title: 'LMS blog' };
export const CHANNEL = { about: 'Stories from school life: craft, food, games, words and films' };

/** Nothing that XML would read as its own, and none of the characters it cannot hold. */
const xml = (text: string) =>
  text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`);

/** The newest published posts as RSS 2.0, all links whole. */
export async function feedOf(db: Db, publicUrl: string): Promise<string> {
  const posts = await db
    .select({
      ...{ id: blogPosts.id, slug: blogPosts.slug, title: blogPosts.title, excerpt: blogPosts.excerpt },
      ...{ categories: blogPosts.categories, publishedAt: blogPosts.publishedAt, author: authorName },
      start: sql<string>`left(${blogPosts.words}, 300)`,
    })
    .from(blogPosts)
    .leftJoin(people, eq(people.id, blogPosts.authorId))
    .where(isOpen)
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
    .limit(NEWEST);
  const items = posts.map((post) => {
    const link = xml(publicUrl + postPath(post));
    return [
      '    <item>',
      `      <title>${xml(post.title)}</title>`,
      `      <link>${link}</link>`,
      // By the id alone: another title is the same post.
      `      <guid isPermaLink="false">${xml(`${publicUrl}/blog/${post.id}`)}</guid>`,
      `      <pubDate>${(post.publishedAt ?? new Date(0)).toUTCString()}</pubDate>`,
      `      <dc:creator>${xml(post.author)}</dc:creator>`,
      ...post.categories.map((one) => `      <category>${xml(one)}</category>`),
      `      <description>${xml(post.excerpt || post.start)}</description>`,
      '    </item>',
    ].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '  <channel>',
    `    <title>${FEED.title}</title>`,
    `    <link>${xml(`${publicUrl}/pages/blog/list`)}</link>`,
    `    <description>${CHANNEL.about}</description>`,
    `    <atom:link href="${xml(`${publicUrl}${FEED.path}`)}" rel="self" type="application/rss+xml" />`,
    ...(posts[0]?.publishedAt ? [`    <lastBuildDate>${posts[0].publishedAt.toUTCString()}</lastBuildDate>`] : []),
    ...items,
    '  </channel>',
    '</rss>',
    '',
  ].join('\n');
}
