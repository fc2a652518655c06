import { and, asc, eq, inArray, max, sql } from 'drizzle-orm';
import { record } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import { badInput, notFound, Refusal } from '#api/errors.ts';
import { changesOf } from '#api/merge.ts';
import { storedAs } from '#api/oneAtATime.ts';
import type { CategoryChange, NewCategory } from '#features/help/contract.ts';
import type { Hand } from './articles.ts';
import { helpArticles, helpCards, helpCategories } from './tables.ts';
import { categorySubject } from './tell.ts';

const NEWER = 'Somebody changed this category since you opened it. Nothing was overwritten: look at it again first.';
const STAYS = 'The five groups of the FAQ stay. Change their words instead.';
const NO_CARD = 'There is no such card.';

async function refuseNoCard(tx: Db, cardId: number) {
  if ((await tx.$count(helpCards, eq(helpCards.id, cardId))) === 0) throw badInput({ cardId: [NO_CARD] });
}

async function lastRank(tx: Db, cardId: number): Promise<number> {
  const [last] = await tx
    .select({ rank: max(helpCategories.rank) })
    .from(helpCategories)
    .where(eq(helpCategories.cardId, cardId));
  return (last?.rank ?? 0) + 1;
}

async function lockCategory(tx: Db, id: number) {
  const [row] = await tx.select().from(helpCategories).where(eq(helpCategories.id, id)).for('update');
  if (!row) throw notFound();
  return row;
}

const WRITTEN = { table: helpCategories, writer: helpCategories.createdById };

/** Sent again with its key, it is the one that was stored. */
export async function addCategory({ tx, personId, doer }: Hand, { key, ...given }: NewCategory): Promise<number> {
  const before = key === undefined ? undefined : await storedAs(tx, WRITTEN, personId, key);
  if (before !== undefined) return before;
  await refuseNoCard(tx, given.cardId);
  const [made] = await tx
    .insert(helpCategories)
    .values({ ...given, rank: await lastRank(tx, given.cardId), createdById: personId, writingKey: key ?? null })
    .returning({ id: helpCategories.id, title: helpCategories.title });
  if (!made) throw new Error('the category was not stored');
  await record(tx, doer, [{ action: 'help-category-added', subject: categorySubject(made) }]);
  return made.id;
}

export async function changeCategory({ tx, doer }: Hand, id: number, { version, ...given }: CategoryChange) {
  const row = await lockCategory(tx, id);
  if (row.version !== version) throw new Refusal(409, NEWER);
  const { title, subtitle, icon, iconColor, cardId } = row;
  const before = { title, subtitle, icon, iconColor, cardId };
  const next = { ...before, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) };
  const changes = changesOf(before, next);
  if (Object.keys(changes).length === 0) return;
  const moves = next.cardId !== row.cardId && next.cardId !== null;
  if (moves && row.key !== null) throw new Refusal(409, STAYS);
  if (moves) await refuseNoCard(tx, Number(next.cardId));
  await tx
    .update(helpCategories)
    .set({
      ...next,
      ...(moves ? { rank: await lastRank(tx, Number(next.cardId)) } : {}),
      version: sql`${helpCategories.version} + 1`,
    })
    .where(eq(helpCategories.id, id));
  await record(tx, doer, [{ action: 'help-category-changed', subject: categorySubject(row), detail: { changes } }]);
}

/** Its questions go with it. */
export async function deleteCategory({ tx, doer }: Hand, id: number): Promise<number> {
  const row = await lockCategory(tx, id);
  if (row.key !== null) throw new Refusal(409, STAYS);
  const gone = await tx.delete(helpArticles).where(eq(helpArticles.categoryId, id)).returning({ id: helpArticles.id });
  await tx.delete(helpCategories).where(eq(helpCategories.id, id));
  const detail = { count: gone.length };
  await record(tx, doer, [{ action: 'help-category-deleted', subject: categorySubject(row), detail }]);
  return gone.length;
}

/**
 * The given ones first, in this order; what is there and was not given follows as it stood. What is not there stays where
 * it is: somebody may have moved or deleted it since the list was seen.
 */
const inOrder = (given: number[], there: { id: number }[]) => {
  const ids = there.map((one) => one.id);
  const placed = [...new Set(given)].filter((one) => ids.includes(one));
  return [...placed, ...ids.filter((one) => !placed.includes(one))];
};

const placed = (ids: number[]) => sql`array_position(${sql.param(ids)}::int[], id)`;

export async function orderArticles({ tx }: Hand, categoryId: number, given: number[]) {
  await lockCategory(tx, categoryId);
  const there = await tx
    .select({ id: helpArticles.id })
    .from(helpArticles)
    .where(eq(helpArticles.categoryId, categoryId))
    .orderBy(asc(helpArticles.rank), asc(helpArticles.id));
  const ids = inOrder(given, there);
  if (ids.length === 0) return;
  await tx
    .update(helpArticles)
    .set({ rank: placed(ids) })
    .where(and(inArray(helpArticles.id, ids), eq(helpArticles.categoryId, categoryId)));
}

export async function orderCategories({ tx }: Hand, cardId: number, given: number[]) {
  const [card] = await tx.select().from(helpCards).where(eq(helpCards.id, cardId)).for('update');
  if (!card) throw notFound();
  const there = await tx
    .select({ id: helpCategories.id })
    .from(helpCategories)
    .where(eq(helpCategories.cardId, cardId))
    .orderBy(asc(helpCategories.rank), asc(helpCategories.id));
  const ids = inOrder(given, there);
  if (ids.length === 0) return;
  await tx
    .update(helpCategories)
    .set({ rank: placed(ids) })
    .where(and(inArray(helpCategories.id, ids), eq(helpCategories.cardId, cardId)));
}
