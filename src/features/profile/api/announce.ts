import { and, asc, eq, gt, isNotNull, ne } from 'drizzle-orm';
import type { Deps } from '#api/deps.ts';
import { enterNotice, showNotices, stillThere } from '#api/notify.ts';
import { isActive } from '#api/whoMay.ts';
import { people } from '#features/people/api/tables.ts';
import { profilePosts } from './tables.ts';
import { beginning, linkToPost } from './tell.ts';

const AT_ONCE = 500;

/** Some people of one announcement, each once: how far it went is written down with what was told. */
const tellSome = (deps: Deps) =>
  deps.db.transaction(async (tx) => {
    const [next] = await tx
      .select({ post: profilePosts, author: people.fullName })
      .from(profilePosts)
      .innerJoin(people, eq(people.id, profilePosts.authorId))
      .where(isNotNull(profilePosts.toldUpTo))
      .orderBy(asc(profilePosts.id))
      .limit(1);
    if (!next) return undefined;
    const { id, authorId } = next.post;
    const from = next.post.toldUpTo ?? 0;
    const some = await tx
      .select({ id: people.id })
      .from(people)
      .where(and(gt(people.id, from), ne(people.id, authorId), isActive))
      .orderBy(asc(people.id))
      .limit(AT_ONCE);
    const ids = some.map((one) => one.id);
    // First the people, then what is told of: in the order in which deleting them holds both.
    await stillThere(tx, [authorId, ...ids]);
    // Whoever else tells of it has it: they go on.
    const [post] = await tx
      .select({ text: profilePosts.text, deletedAt: profilePosts.deletedAt })
      .from(profilePosts)
      .where(and(eq(profilePosts.id, id), eq(profilePosts.toldUpTo, from)))
      .for('update', { skipLocked: true });
    if (!post) return undefined;
    const to = post.deletedAt ? [] : ids;
    const data = { name: next.author, title: beginning(post.text) };
    const told = await enterNotice(tx, deps, { to, kind: 'announcement', data, link: linkToPost(id) });
    const last = to.length < AT_ONCE ? null : (to.at(-1) ?? null);
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
