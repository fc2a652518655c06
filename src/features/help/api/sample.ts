import { asc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { people } from '#features/people/api/tables.ts';
import { layArticles, overMonths } from './basics.ts';
import { helpArticles, helpCategories, helpVotes } from './tables.ts';
import { FAQ } from './texts/faq.ts';

/** What people asked this school, and what some said of the answers in the knowledge base. */
export async function layFaq(db: Db, now: Date) {
  const groups = await db.select().from(helpCategories).where(isNotNull(helpCategories.key));
  let laid = 0;
  for (const { id, key } of groups) {
    const entries = key ? FAQ[key] : [];
    await layArticles(db, id, entries, laid, overMonths(now));
    laid += entries.length;
  }
  await layVotes(db, now);
}

const VOTERS = 12;

async function layVotes(db: Db, now: Date) {
  const voters = await db.select({ id: people.id }).from(people).orderBy(asc(people.id)).limit(VOTERS);
  const articles = await db
    .select({ id: helpArticles.id })
    .from(helpArticles)
    .innerJoin(helpCategories, eq(helpCategories.id, helpArticles.categoryId))
    .where(isNotNull(helpCategories.cardId))
    .orderBy(asc(helpArticles.id));
  const votes = articles.flatMap(({ id: articleId }, place) =>
    voters
      .filter((_, index) => (index * 7 + place * 3) % 5 < 2)
      .map(({ id: personId }, index) => ({ articleId, personId, helpful: (index + place) % 4 !== 3, votedAt: now })),
  );
  if (votes.length > 0) await db.insert(helpVotes).values(votes);
}
