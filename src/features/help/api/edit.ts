import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { notFound } from '#api/errors.ts';
import type { Article, ArticleRow, EditCategory, EditTree } from '#features/help/contract.ts';
import { people } from '#features/people/api/tables.ts';
import { readCards } from './read.ts';
import { helpArticles, helpCategories, helpVotes } from './tables.ts';

type Row = typeof helpArticles.$inferSelect;
type Counts = Map<number, { yes: number; no: number }>;

async function countVotes(db: Db, ids?: number[]): Promise<Counts> {
  const counted = await db
    .select({
      id: helpVotes.articleId,
      yes: sql<number>`count(*) FILTER (WHERE ${helpVotes.helpful})`.mapWith(Number),
      no: sql<number>`count(*) FILTER (WHERE NOT ${helpVotes.helpful})`.mapWith(Number),
    })
    .from(helpVotes)
    .where(ids ? inArray(helpVotes.articleId, ids) : undefined)
    .groupBy(helpVotes.articleId);
  return new Map(counted.map(({ id, yes, no }) => [id, { yes, no }]));
}

const rowOf = (row: Pick<Row, keyof typeof LIST>, votes: Counts): ArticleRow => ({
  id: row.id,
  categoryId: row.categoryId,
  question: row.draft?.question ?? row.question,
  slug: row.slug,
  status: row.status,
  hasDraft: row.draft !== null,
  updatedAt: row.updatedAt.toISOString(),
  ...(votes.get(row.id) ?? { yes: 0, no: 0 }),
});

/** Without the answers: a list shows none. */
const LIST = {
  ...{ id: helpArticles.id, categoryId: helpArticles.categoryId, question: helpArticles.question },
  ...{ slug: helpArticles.slug, status: helpArticles.status, draft: helpArticles.draft },
  updatedAt: helpArticles.updatedAt,
};

const categoryOf = (row: typeof helpCategories.$inferSelect, articles: ArticleRow[]): EditCategory => {
  const { rank: _, createdById: __, writingKey: ___, ...category } = row;
  return { ...category, articles: articles.filter((one) => one.categoryId === row.id) };
};

/** Everything there is, drafts too, with what people said of it. */
export async function readTree(db: Db): Promise<EditTree> {
  const [cards, categories, articles, votes] = [
    await readCards(db),
    await db.select().from(helpCategories).orderBy(asc(helpCategories.rank), asc(helpCategories.id)),
    await db.select(LIST).from(helpArticles).orderBy(asc(helpArticles.rank), asc(helpArticles.id)),
    await countVotes(db),
  ];
  const rows = articles.map((one) => rowOf(one, votes));
  return { cards, categories: categories.map((one) => categoryOf(one, rows)) };
}

export async function readCategory(db: Db, id: number): Promise<EditCategory> {
  const [category] = await db.select().from(helpCategories).where(eq(helpCategories.id, id));
  if (!category) throw notFound();
  const articles = await db
    .select(LIST)
    .from(helpArticles)
    .where(eq(helpArticles.categoryId, id))
    .orderBy(asc(helpArticles.rank), asc(helpArticles.id));
  const votes = await countVotes(
    db,
    articles.map((one) => one.id),
  );
  return categoryOf(
    category,
    articles.map((one) => rowOf(one, votes)),
  );
}

/** One question as its writers see it. */
export async function readArticle(db: Db, id: number): Promise<Article> {
  const [found] = await db
    .select({ row: helpArticles, changedBy: people.fullName })
    .from(helpArticles)
    .leftJoin(people, eq(people.id, helpArticles.changedById))
    .where(eq(helpArticles.id, id));
  if (!found) throw notFound();
  const { row, changedBy } = found;
  return {
    ...rowOf(row, await countVotes(db, [id])),
    version: row.version,
    content: row.draft?.content ?? row.content,
    published: row.status === 'published' ? { question: row.question, content: row.content } : null,
    changedBy,
    createdAt: row.createdAt.toISOString(),
  };
}
