import { and, asc, desc, eq, gt, gte, isNotNull, lt } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import type { Deps, Mail } from '#api/deps.ts';
import { readerOf } from '#api/language.ts';
import { type Reader, signed } from '#api/mailWords/letter.ts';
import { say } from '#api/mailWords/say.ts';
import { defineMail, enterMails } from '#api/waitingMails.ts';
import { isActive } from '#api/whoMay.ts';
import { whoWants } from '#api/wishes.ts';
import { people } from '#features/people/api/tables.ts';
import { isOpen, postPath } from './rows.ts';
import { blogDigests, blogPosts } from './tables.ts';

const DAY = 86_400_000;
const WEEK = 7 * DAY;
/** Mondays at seven, UTC. The first of January 1970 was a Thursday. */
const FIRST_MONDAY = 4 * DAY + 7 * 3_600_000;
/** So many are asked for at once. */
const PEOPLE = 500;
const MOST_POSTS = 20;

/** The last Monday morning that has come. */
export const digestTime = (now: Date) =>
  new Date(Math.floor((now.getTime() - FIRST_MONDAY) / WEEK) * WEEK + FIRST_MONDAY);
export const weekOf = (monday: Date) => monday.toISOString().slice(0, 10);

interface Told {
  id: number;
  slug: string;
  title: string;
  excerpt: string;
}

function digestMail(to: Reader, posts: Told[], publicUrl: string): Mail {
  const { language } = to;
  const list = posts.map((post) => [post.title, post.excerpt, publicUrl + postPath(post)].filter(Boolean).join('\n'));
  const [{ title = '' } = {}, ...more] = posts;
  const subject =
    more.length === 0
      ? say(language, 'digestOfOne', { title })
      : say(language, 'digestOfMany', { count: posts.length });
  const link = `${publicUrl}/pages/account-settings/notifications`;
  return signed(to, subject, say(language, 'digest', { posts: list.join('\n\n'), link }));
}

/** What was published in the seven days before Monday morning, and still is. */
const postsOf = (db: Db, monday: Date): Promise<Told[]> =>
  db
    .select({ id: blogPosts.id, slug: blogPosts.slug, title: blogPosts.title, excerpt: blogPosts.excerpt })
    .from(blogPosts)
    .where(
      and(isOpen, gte(blogPosts.publishedAt, new Date(monday.getTime() - WEEK)), lt(blogPosts.publishedAt, monday)),
    )
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
    .limit(MOST_POSTS);

defineMail('blog-digest', {
  async write(deps, to, { monday = '' }) {
    const { db, policy } = deps;
    // Until it goes they may have changed their mind, or their email.
    const canHave = to.status === 'active' && to.emailVerifiedAt !== null;
    if (!canHave || (await whoWants(db, 'blogDigest', [to.id])).length === 0) return null;
    const posts = await postsOf(db, new Date(monday));
    return posts.length === 0 ? null : digestMail(readerOf(deps, to), posts, policy.publicUrl);
  },
});

/**
 * Enters the mails of some of those who want it, and writes down how far it is, in one go: nobody is left out and nobody
 * entered twice. Nobody else does it meanwhile. Answers whether there are more.
 */
const enterNext = (deps: Deps, monday: Date, now: Date) =>
  deps.db.transaction(async (tx) => {
    const week = weekOf(monday);
    const [turn] = await tx.select().from(blogDigests).where(eq(blogDigests.week, week)).for('update', {
      skipLocked: true,
    });
    if (!turn || turn.doneAt) return false;
    const isEmpty = (await postsOf(tx, monday)).length === 0;
    const next = isEmpty
      ? []
      : await tx
          .select({ id: people.id })
          .from(people)
          // An address that nobody confirmed may be a stranger's.
          .where(and(gt(people.id, turn.afterId), isActive, isNotNull(people.emailVerifiedAt)))
          .orderBy(asc(people.id))
          .limit(PEOPLE);
    const wanting = await whoWants(
      tx,
      'blogDigest',
      next.map((one) => one.id),
    );
    const data = { monday: monday.toISOString() };
    await enterMails(
      tx,
      now,
      'blog-digest',
      wanting.map((personId) => ({ personId, data })),
      true,
    );
    const goesOn = next.length === PEOPLE;
    const mark = { afterId: next.at(-1)?.id ?? turn.afterId, doneAt: goesOn ? null : now };
    await tx.update(blogDigests).set(mark).where(eq(blogDigests.week, week));
    return goesOn;
  });

/** The letter of the week: what was published in the seven days before Monday morning. */
export async function enterDigests(deps: Deps, now: Date): Promise<void> {
  const monday = digestTime(now);
  const week = weekOf(monday);
  const [known] = await deps.db.select().from(blogDigests).where(eq(blogDigests.week, week));
  if (known?.doneAt) return;
  if (!known) await deps.db.insert(blogDigests).values({ week }).onConflictDoNothing();
  while (await enterNext(deps, monday, now));
}
