import { and, asc, eq, isNotNull, ne, type SQL } from 'drizzle-orm';
import { type Db, wordsIn } from '#api/db.ts';
import { notFound } from '#api/errors.ts';
import { FAQ_GROUPS } from '#features/help/choices.ts';
import type { FaqCategory, FaqData, HelpCard } from '#features/help/contract.ts';
import { helpArticles, helpCards, helpCategories } from './tables.ts';

/** What everybody may read. */
export const isPublished = eq(helpArticles.status, 'published');

const LINK = { id: helpArticles.id, question: helpArticles.question, slug: helpArticles.slug };

const cardOf = ({ id, category, img, title, description }: typeof helpCards.$inferSelect): HelpCard => ({
  ...{ id, category, img, title },
  desc: description,
});

export async function readCards(db: Db): Promise<HelpCard[]> {
  return (await db.select().from(helpCards).orderBy(asc(helpCards.rank), asc(helpCards.id))).map(cardOf);
}

/** All five groups, also those in which nothing was found. */
export async function readFaq(db: Db, q: string): Promise<FaqData> {
  const groups = await db.select().from(helpCategories).where(isNotNull(helpCategories.key));
  const found = await db
    .select({ ...LINK, ans: helpArticles.content, group: helpCategories.key })
    .from(helpArticles)
    .innerJoin(helpCategories, eq(helpCategories.id, helpArticles.categoryId))
    .where(and(isNotNull(helpCategories.key), isPublished, ...wordsIn(helpArticles.search, q)))
    .orderBy(asc(helpArticles.rank), asc(helpArticles.id));
  const entries = FAQ_GROUPS.map((key) => {
    const { icon = 'help-circle', title = '', subtitle = '' } = groups.find((one) => one.key === key) ?? {};
    const qandA = found
      .filter((one) => one.group === key)
      .map(({ id, slug, question, ans }) => ({ id, slug, question, ans }));
    return [key, { icon, title, subtitle, qandA }];
  });
  return Object.fromEntries(entries) as FaqData;
}

/** The categories of one card, or of all, that have something to read. */
export async function readCategories(db: Db, category: string | undefined): Promise<FaqCategory[]> {
  if (category !== undefined && (await db.$count(helpCards, eq(helpCards.category, category))) === 0) throw notFound();
  const found = await db
    .select({
      category: helpCategories,
      card: helpCards.category,
      link: LINK,
    })
    .from(helpCategories)
    .innerJoin(helpCards, eq(helpCards.id, helpCategories.cardId))
    .innerJoin(helpArticles, and(eq(helpArticles.categoryId, helpCategories.id), isPublished))
    .where(category === undefined ? undefined : eq(helpCards.category, category))
    .orderBy(
      ...[asc(helpCards.rank), asc(helpCategories.rank), asc(helpCategories.id)],
      ...[asc(helpArticles.rank), asc(helpArticles.id)],
    );
  const byId = new Map<number, FaqCategory>();
  for (const { category: one, card, link } of found) {
    const { id, title, icon, iconColor } = one;
    const known = byId.get(id) ?? { id, title, icon, iconColor, category: card, questions: [] };
    known.questions.push(link);
    byId.set(id, known);
  }
  return [...byId.values()];
}

const RELATED = 5;

/** Of the same category first, in the order of the page. */
async function relatedTo(db: Db, article: { id: number; categoryId: number; cardId: number }) {
  const near = (where: SQL | undefined, most: number) =>
    db
      .select(LINK)
      .from(helpArticles)
      .innerJoin(helpCategories, eq(helpCategories.id, helpArticles.categoryId))
      .where(and(where, isPublished, ne(helpArticles.id, article.id)))
      .orderBy(asc(helpCategories.rank), asc(helpArticles.rank), asc(helpArticles.id))
      .limit(most);
  const same = await near(eq(helpArticles.categoryId, article.categoryId), RELATED);
  if (same.length === RELATED) return same;
  const others = and(eq(helpCategories.cardId, article.cardId), ne(helpArticles.categoryId, article.categoryId));
  return [...same, ...(await near(others, RELATED - same.length))];
}

/** A question of the knowledge base by its address or its id; without either, the first one. */
export async function readQuestion(db: Db, { slug, id }: { slug?: string | undefined; id?: number | undefined }) {
  const [found] = await db
    .select({ article: helpArticles, category: helpCategories, card: helpCards })
    .from(helpArticles)
    .innerJoin(helpCategories, eq(helpCategories.id, helpArticles.categoryId))
    .innerJoin(helpCards, eq(helpCards.id, helpCategories.cardId))
    .where(
      and(
        isPublished,
        slug === undefined ? undefined : eq(helpArticles.slug, slug),
        id === undefined ? undefined : eq(helpArticles.id, id),
      ),
    )
    .orderBy(asc(helpCards.rank), asc(helpCategories.rank), asc(helpArticles.rank), asc(helpArticles.id))
    .limit(1);
  if (!found) throw notFound();
  const { article, category, card } = found;
  return {
    id: article.id,
    slug: article.slug,
    title: article.question,
    lastUpdated: article.updatedAt.toISOString(),
    relatedQuestions: await relatedTo(db, { id: article.id, categoryId: category.id, cardId: card.id }),
    content: article.content,
    plain: article.plain,
    category: card.category,
    categoryTitle: card.title,
    sectionTitle: category.title,
  };
}
