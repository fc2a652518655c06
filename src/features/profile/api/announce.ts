import { and, asc, eq, gt, isNotNull, ne } from 'drizzle-orm';
import type { Deps } from '#api/deps.ts';
import { enterNotice, showNotices } from '#api/notify.ts';
import { isActive } from '#api/whoMay.ts';
import { people } from '#features/people/api/tables.ts';
import { profilePosts } from './tables.ts';
import { beginning, linkToPost } from './tell.ts';

const AT_ONCE = 500;

/** Some people of one announcement, each once: how far it went is written down with what was told. */
const tellSome = (deps: Deps) =>
  deps.db.transaction(async (tx) => {
    const [post] = await tx
      .select({ post: profilePosts, author: people.fullName })
      .from(profilePosts)
      .innerJoin(people, eq(people.id, profilePosts.authorId))
      .where(isNotNull(profilePosts.toldUpTo))
      .orderBy(asc(profilePosts.id))
      .limit(1)
      .for('update', { of: profilePosts, skipLocked: true });
    if (!post) return undefined;
    const { id, toldUpTo, authorId, text, deletedAt } = post.post;
    const some = deletedAt
      ? []
      : await tx
          .select({ id: people.id })
          .from(people)
          .where(and(gt(people.id, toldUpTo ?? 0), ne(people.id, authorId), isActive))
          .orderBy(asc(people.id))
          .limit(AT_ONCE);
    const to = some.map((one) => one.id);
    const data = { name: post.author, title: beginning(text) };
    const told = await enterNotice(tx, deps, { to, kind: 'announcement', data, link: linkToPost(id) });
    const last = some.length < AT_ONCE ? null : (some.at(-1)?.id ?? null);
    await tx.update(profilePosts).set({ toldUpTo: last }).where(eq(profilePosts.id, id));
    return told;
  });

/** Tells everybody who wants to know of what the school announces, some hundreds at a time. */
export async function tellOfAnnouncements(deps: Deps): Promise<void> {
  for (;;) {
    const told = await tellSome(deps);
    if (!told) return;
    await showNotices(deps.bus, told);
  }
}
