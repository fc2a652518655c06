import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { type Db, wordsIn } from '#api/db.ts';
import { fold } from '#contract/fold.ts';
import type { SearchHit } from '#features/help/contract.ts';
import { isPublished } from './read.ts';
import { helpArticles, helpCards, helpCategories } from './tables.ts';

const MOST = 20;
const LETTERS = 180;
const BEFORE = 50;

/** The text around the first hit; its beginning where the hit is in the question. */
function excerptOf(plain: string, q: string): string {
  const text = plain.normalize('NFC');
  const places = q
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => fold(text).indexOf(fold(word)))
    .filter((at) => at >= 0);
  const at = places.length > 0 ? Math.min(...places) : 0;
  if (at <= BEFORE) return text.length > LETTERS ? `${text.slice(0, LETTERS).trimEnd()}…` : text;
  const begin = text.indexOf(' ', at - BEFORE) + 1;
  const piece = text.slice(begin, begin + LETTERS).trimEnd();
  return `…${piece}${begin + LETTERS < text.length ? '…' : ''}`;
}

/** In the FAQ and the knowledge base at once. Hits in the question come first. */
export async function searchHelp(db: Db, q: string): Promise<{ results: SearchHit[]; total: number }> {
  const words = wordsIn(helpArticles.search, q);
  if (words.length === 0) return { results: [], total: 0 };
  const matches = and(isPublished, ...words);
  const inQuestion = and(...wordsIn(sql`lms_fold(${helpArticles.question})`, q));
  const found = await db
    .select({ article: helpArticles, category: helpCategories, card: helpCards })
    .from(helpArticles)
    .innerJoin(helpCategories, eq(helpCategories.id, helpArticles.categoryId))
    .leftJoin(helpCards, eq(helpCards.id, helpCategories.cardId))
    .where(matches)
    .orderBy(desc(sql`(${inQuestion})`), asc(helpArticles.id))
    .limit(MOST);
  const results = found.map(({ article: { id, slug, question, plain }, category, card }): SearchHit => {
    const place = card ? ('knowledge-base' as const) : ('faq' as const);
    const where = card
      ? { category: card.category, categoryTitle: card.title, sectionTitle: category.title }
      : { category: category.key ?? '', categoryTitle: category.title, sectionTitle: '' };
    return { id, slug, question, excerpt: excerptOf(plain, q), place, ...where };
  });
  return { results, total: found.length < MOST ? found.length : await db.$count(helpArticles, matches) };
}
