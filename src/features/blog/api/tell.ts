import { and, eq } from 'drizzle-orm';
import type { Subject } from '#api/audit.ts';
import type { Deps, Me } from '#api/deps.ts';
import { notify } from '#api/notify.ts';
import { isActive } from '#api/whoMay.ts';
import { whoWants } from '#api/wishes.ts';
import { people } from '#features/people/api/tables.ts';
import { postPath, type StoredPost } from './rows.ts';

/** Open pages look again. What nobody outside reads yet concerns those who work here. */
export const tellBlog = (deps: Pick<Deps, 'bus'>, ids: number[], isOpen = true) =>
  deps.bus.publish({ people: isOpen ? 'everyone' : 'staff', topic: 'blog', ids });

export const postSubject = ({ id, title }: { id: number; title: string }): Subject => ({
  type: 'post',
  id,
  name: title || `#${id}`,
});

interface Said {
  commentId: number;
  /** Whose comment it answers. */
  answered: number | null;
}

/** Whoever is answered, and the author of the post: each once, nobody of their own words, and only who wants it. */
export async function tellOfComment(deps: Deps, me: Me, post: StoredPost, { commentId, answered }: Said) {
  const link = `${postPath(post)}?comment=${commentId}`;
  const data = { name: me.fullName, title: post.title };
  const tell = async (kind: 'blog-comment' | 'blog-reply', personId: number | null) => {
    if (personId === null || personId === me.id) return;
    const there = await deps.db.$count(people, and(eq(people.id, personId), isActive));
    const to = there > 0 ? await whoWants(deps.db, 'commentOnArticle', [personId]) : [];
    await notify(deps, { to, kind, data, link });
  };
  await tell('blog-reply', answered);
  if (post.authorId !== answered) await tell('blog-comment', post.authorId);
}
