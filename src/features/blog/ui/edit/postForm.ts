import type { z } from 'zod';
import { isWritten } from '#contract/questionKinds.ts';
import { slugOf } from '#contract/slug.ts';
import type { EditablePost, PostBody, postBody } from '#features/blog/contract.ts';

export type PostValues = z.input<typeof postBody>;

/** How what is typed stands: on the server, on its way, waiting for the connection, or refused. */
export type Saving = 'untouched' | 'typing' | 'saving' | 'saved' | 'waiting' | 'refused' | 'behind';

export const NEW_POST: PostValues = {
  blogTitle: '',
  slug: '',
  blogCategories: [],
  tags: [],
  excerpt: '',
  featuredImage: null,
  content: '',
};

/** While nobody chose an address it follows the title: an empty field. What readers know stays as it is. */
function isMade({ slug, blogTitle, publishedAt }: EditablePost) {
  const made = slugOf(blogTitle) || 'post';
  return publishedAt === null && (slug === made || slug.replace(/-\d+$/, '') === made);
}

export const valuesOf = (post: EditablePost): PostValues => ({
  blogTitle: post.blogTitle,
  slug: isMade(post) ? '' : post.slug,
  blogCategories: post.blogCategories,
  tags: post.tags,
  excerpt: post.excerpt,
  featuredImage: post.featuredImage,
  content: post.content,
});

/** What goes to the server, always in the same order: two of them can be compared. */
export const bodyOf = (values: PostValues): PostBody => ({
  blogTitle: (values.blogTitle ?? '').trim(),
  slug: (values.slug ?? '').trim(),
  blogCategories: values.blogCategories ?? [],
  tags: values.tags ?? [],
  excerpt: (values.excerpt ?? '').trim(),
  featuredImage: values.featuredImage ?? null,
  content: values.content ?? '',
});

export const isSame = (one: PostValues, two: PostValues) => JSON.stringify(bodyOf(one)) === JSON.stringify(bodyOf(two));

/** Whether only the standing of a post changed: published, taken down or planned. */
export function hasSameWords(one: EditablePost, two: EditablePost) {
  const wordsOf = (post: EditablePost) => JSON.stringify({ ...bodyOf(valuesOf(post)), slug: post.slug });
  return wordsOf(one) === wordsOf(two);
}

/** What readers would miss, in the words of the server. */
export function missingIn({ blogTitle, content }: PostBody): Partial<Record<keyof PostBody, string>> {
  return {
    ...(blogTitle ? {} : { blogTitle: 'Give the post a title.' }),
    ...(isWritten(content) ? {} : { content: 'Write something first.' }),
  };
}
