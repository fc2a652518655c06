import { and, asc, count, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { type Db, wordsIn } from '#api/db.ts';
import { notFound } from '#api/errors.ts';
import { files } from '#features/files/api/tables.ts';
import type { CardPerson, Label, LightCard, WholeBoard } from '#features/kanban/contract.ts';
import { type BoardQuery, SOON_DAYS } from '#features/kanban/listContract.ts';
import { people } from '#features/people/api/tables.ts';
import { boardOf, wireId } from './boards.ts';
import { NO_CARD } from './order.ts';
import { coverOf } from './parts.ts';
import {
  kanbanAttachments,
  kanbanBoards,
  kanbanCardLabels,
  kanbanCardPeople,
  kanbanCards,
  kanbanChecklist,
  kanbanComments,
  kanbanLabels,
} from './tables.ts';

const MOST_OF_A_BOARD = 1_000;
const DAY_MS = 86_400_000;

const counted = (table: typeof kanbanComments | typeof kanbanAttachments) =>
  sql<number>`(SELECT count(*)::int FROM ${table} WHERE ${table.cardId} = ${kanbanCards.id})`;

/** All that a card on a board shows, in one row: each part is found by its index, so a thousand cards are one statement. */
const LIGHT = {
  id: kanbanCards.id,
  rank: kanbanCards.rank,
  title: kanbanCards.title,
  dueDate: kanbanCards.dueDate,
  cover: kanbanCards.cover,
  coverFileId: kanbanCards.coverFileId,
  coverName: files.name,
  version: kanbanCards.version,
  board: { id: kanbanBoards.id, slug: kanbanBoards.slug },
  attachments: counted(kanbanAttachments),
  comments: counted(kanbanComments),
  checklist: sql<LightCard['checklist']>`(
    SELECT json_build_object('done', count(*) FILTER (WHERE ${kanbanChecklist.isDone}), 'total', count(*))
    FROM ${kanbanChecklist} WHERE ${kanbanChecklist.cardId} = ${kanbanCards.id})`,
  labels: sql<Label[] | null>`(
    SELECT json_agg(json_build_object('id', ${kanbanLabels.id}, 'name', ${kanbanLabels.name},
      'colour', ${kanbanLabels.colour}) ORDER BY ${kanbanCardLabels.position}, ${kanbanLabels.id})
    FROM ${kanbanCardLabels} JOIN ${kanbanLabels} ON ${kanbanLabels.id} = ${kanbanCardLabels.labelId}
    WHERE ${kanbanCardLabels.cardId} = ${kanbanCards.id})`,
  people: sql<CardPerson[] | null>`(
    SELECT json_agg(json_build_object('id', ${people.id}, 'fullName', ${people.fullName},
      'avatar', ${people.avatar}) ORDER BY ${kanbanCardPeople.position}, ${people.id})
    FROM ${kanbanCardPeople} JOIN ${people} ON ${people.id} = ${kanbanCardPeople.personId}
    WHERE ${kanbanCardPeople.cardId} = ${kanbanCards.id})`,
};

const lightRows = (db: Db, where: SQL | undefined) =>
  db
    .select(LIGHT)
    .from(kanbanCards)
    .innerJoin(kanbanBoards, eq(kanbanBoards.id, kanbanCards.boardId))
    .leftJoin(files, eq(files.id, kanbanCards.coverFileId))
    .where(and(isNull(kanbanCards.deletedAt), where))
    .orderBy(asc(kanbanBoards.rank), asc(kanbanCards.rank));

const lightOf = (row: Awaited<ReturnType<typeof lightRows>>[number]): LightCard => ({
  id: row.id,
  boardId: wireId(row.board),
  rank: row.rank,
  title: row.title,
  labels: row.labels ?? [],
  dueDate: row.dueDate?.toISOString() ?? null,
  cover: coverOf(row),
  attachments: row.attachments,
  comments: row.comments,
  checklist: row.checklist,
  people: row.people ?? [],
  version: row.version,
});

export async function readLight(db: Db, id: number): Promise<LightCard> {
  const [row] = await lightRows(db, eq(kanbanCards.id, id));
  if (!row) throw notFound(NO_CARD);
  return lightOf(row);
}

/** One of these, or none at all where 0 is among them. */
function has(table: typeof kanbanCardLabels | typeof kanbanCardPeople, column: SQL, ids: number[] | undefined) {
  if (ids === undefined) return undefined;
  const any = sql`FROM ${table} WHERE ${table.cardId} = ${kanbanCards.id}`;
  const wanted = ids.filter((one) => one > 0);
  const some = wanted.length > 0 ? sql`EXISTS (SELECT 1 ${any} AND ${inArray(column, wanted)})` : undefined;
  return or(some, ids.includes(0) ? sql`NOT EXISTS (SELECT 1 ${any})` : undefined) ?? sql`false`;
}

/** The same as the contract's `dueState`. */
function dueIs(due: BoardQuery['due'], now: Date): SQL | undefined {
  if (due === undefined) return undefined;
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const [start, end] = [new Date(today), new Date(today + (SOON_DAYS + 1) * DAY_MS)];
  const open = eq(kanbanBoards.isDone, false);
  const ways = {
    overdue: and(open, lt(kanbanCards.dueDate, start)),
    soon: and(open, gte(kanbanCards.dueDate, start), lt(kanbanCards.dueDate, end)),
    none: and(open, isNull(kanbanCards.dueDate)),
    done: eq(kanbanBoards.isDone, true),
  };
  return or(...due.map((one) => ways[one])) ?? sql`false`;
}

const matching = ({ q, labels, people: persons, due, ids }: BoardQuery, now: Date) =>
  and(
    isNull(kanbanCards.deletedAt),
    ids ? inArray(kanbanCards.id, ids) : undefined,
    ...wordsIn(kanbanCards.search, q),
    has(kanbanCardLabels, sql`${kanbanCardLabels.labelId}`, labels),
    has(kanbanCardPeople, sql`${kanbanCardPeople.personId}`, persons),
    dueIs(due, now),
  );

/** The page: boards with their counts, their first thousand cards each, and the labels to choose from. */
export async function readBoard(db: Db, query: BoardQuery, now: Date): Promise<WholeBoard> {
  const inLine = db
    .select({
      id: kanbanCards.id,
      boardId: kanbanCards.boardId,
      n: sql<number>`row_number() OVER (PARTITION BY ${kanbanCards.boardId} ORDER BY ${kanbanCards.rank})`.as('n'),
    })
    .from(kanbanCards)
    .innerJoin(kanbanBoards, eq(kanbanBoards.id, kanbanCards.boardId))
    .where(matching(query, now))
    .as('in_line');
  const first = sql`${kanbanCards.id} IN (SELECT ${inLine.id} FROM ${inLine} WHERE ${inLine.n} <= ${MOST_OF_A_BOARD})`;
  const found = await lightRows(db, first);
  const counts = await db.select({ boardId: inLine.boardId, matching: count() }).from(inLine).groupBy(inLine.boardId);
  const totals = await db
    .select({ row: kanbanBoards, total: count(kanbanCards.id) })
    .from(kanbanBoards)
    .leftJoin(kanbanCards, and(eq(kanbanCards.boardId, kanbanBoards.id), isNull(kanbanCards.deletedAt)))
    .where(isNull(kanbanBoards.deletedAt))
    .groupBy(kanbanBoards.id)
    .orderBy(asc(kanbanBoards.rank));
  const byBoard = new Map(counts.map((one) => [one.boardId, one.matching]));
  return {
    boards: totals.map(({ row, total }) => ({ ...boardOf(row), total, matching: byBoard.get(row.id) ?? 0 })),
    cards: found.map(lightOf),
    labels: await db.select().from(kanbanLabels).orderBy(sql`lms_fold(${kanbanLabels.name})`, asc(kanbanLabels.id)),
  };
}
