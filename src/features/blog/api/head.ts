import { and, eq } from 'drizzle-orm';
import type { Deps } from '#api/deps.ts';
import { Refusal } from '#api/errors.ts';
import type { PageHead } from '#api/pageHead.ts';
import { CHANNEL, FEED } from './feed.ts';
import { findPost } from './one.ts';
import { isOpen, postPath } from './rows.ts';
import { blogPosts } from './tables.ts';

const MOST_LETTERS = 300;

/** What a shared link of a post shows before the page has run. Only of what everybody may read. */
export async function blogHead({ db }: Deps, slug: string | undefined): Promise<PageHead | undefined> {
  const id = await findPost(db, { slug }).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
  if (id === undefined) return undefined;
  const [post] = await db
    .select({
      ...{ id: blogPosts.id, slug: blogPosts.slug, title: blogPosts.title, excerpt: blogPosts.excerpt },
      ...{ image: blogPosts.image, words: blogPosts.words },
    })
    .from(blogPosts)
    .where(and(eq(blogPosts.id, id), isOpen));
  if (!post) return undefined;
  return {
    title: post.title,
    description: (post.excerpt || post.words).slice(0, MOST_LETTERS),
    path: postPath(post),
    type: 'article',
    feed: FEED,
    image: post.image?.startsWith('/api/files/') ? `${post.image}?inline=1` : post.image,
  };
}

export const blogListHead = async (_deps: Deps, word: string | undefined): Promise<PageHead | undefined> =>
  word === undefined
    ? { title: 'Blog', description: CHANNEL.about, path: '/pages/blog/list', type: 'website', feed: FEED }
    : undefined;
