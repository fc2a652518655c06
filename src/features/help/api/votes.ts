import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import type { Me } from '#api/deps.ts';
import { badInput, notFound } from '#api/errors.ts';
import { isPublished } from './read.ts';
import { helpArticles, helpVotes } from './tables.ts';

export interface Voter {
  me: Me | null;
  visitor: string | undefined;
}

/** Whoever has an account votes with it; the name a browser made up counts for strangers alone. */
const isBy = ({ me, visitor }: Voter) =>
  me ? eq(helpVotes.personId, me.id) : visitor ? eq(helpVotes.visitor, visitor) : sql`false`;

export async function voteOf(db: Db, articleId: number, voter: Voter): Promise<boolean | null> {
  const [found] = await db
    .select({ helpful: helpVotes.helpful })
    .from(helpVotes)
    .where(and(eq(helpVotes.articleId, articleId), isBy(voter)));
  return found?.helpful ?? null;
}

/** One word from each, which they may change or take back. */
export async function vote(db: Db, articleId: number, voter: Voter, helpful: boolean | null, now: Date) {
  const { me, visitor } = voter;
  if (!me && !visitor) throw badInput({ visitor: ['Sign in, or say which browser this is.'] });
  await db.transaction(async (tx) => {
    // Whoever asks twice at once is counted once.
    const [there] = await tx
      .select({ id: helpArticles.id })
      .from(helpArticles)
      .where(and(eq(helpArticles.id, articleId), isPublished))
      .for('no key update');
    if (!there) throw notFound();
    await tx.delete(helpVotes).where(and(eq(helpVotes.articleId, articleId), isBy(voter)));
    if (helpful === null) return;
    const by = me ? { personId: me.id } : { visitor };
    await tx.insert(helpVotes).values({ articleId, ...by, helpful, votedAt: now });
  });
}
