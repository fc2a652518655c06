import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { notFound } from '#api/errors.ts';
import { files } from '#features/files/api/tables.ts';
import type { Task, TasksQuery } from '#features/kanban/contract.ts';
import { people } from '#features/people/api/tables.ts';
import { wireId } from './boards.ts';
import { NO_CARD } from './order.ts';
import { attachmentsOf, byCard, coverOf, labelsOf, peopleOf } from './parts.ts';
import { kanbanBoards, kanbanCards, kanbanComments } from './tables.ts';

/** More are only answered by the page. */
const MOST_TASKS = 1_000;
const PAGE = 100;

const cardRows = (db: Db, ids?: number[]) =>
  db
    .select({
      id: kanbanCards.id,
      title: kanbanCards.title,
      description: kanbanCards.description,
      dueDate: kanbanCards.dueDate,
      cover: kanbanCards.cover,
      coverFileId: kanbanCards.coverFileId,
      coverName: files.name,
      version: kanbanCards.version,
      board: { id: kanbanBoards.id, slug: kanbanBoards.slug },
    })
    .from(kanbanCards)
    .innerJoin(kanbanBoards, eq(kanbanBoards.id, kanbanCards.boardId))
    .leftJoin(files, eq(files.id, kanbanCards.coverFileId))
    .where(and(isNull(kanbanCards.deletedAt), ids ? inArray(kanbanCards.id, ids) : undefined))
    .orderBy(asc(kanbanBoards.rank), asc(kanbanCards.rank));

const commentsOf = (db: Db, cardIds: number[]) =>
  db
    .select({
      id: kanbanComments.id,
      cardId: kanbanComments.cardId,
      comment: kanbanComments.text,
      name: people.fullName,
      img: people.avatar,
    })
    .from(kanbanComments)
    .leftJoin(people, eq(people.id, kanbanComments.authorId))
    .where(inArray(kanbanComments.cardId, cardIds))
    .orderBy(asc(kanbanComments.id));

type Row = Awaited<ReturnType<typeof cardRows>>[number];

/** Cards as the specification has them, with all that hangs on them: a statement for each kind, however many cards. */
async function withParts(db: Db, rows: Row[]): Promise<Task[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const labels = byCard(await labelsOf(db, ids));
  const attachments = byCard(await attachmentsOf(db, ids));
  const comments = byCard(await commentsOf(db, ids));
  const assigned = byCard(await peopleOf(db, ids));
  return rows.map((row) => {
    const cover = coverOf(row);
    return {
      id: row.id,
      title: row.title,
      description: row.description,
      labels: labels(row.id).map((one) => one.name),
      boardId: wireId(row.board),
      dueDate: row.dueDate?.toISOString() ?? null,
      ...(cover === null ? {} : { coverImage: cover }),
      attachments: attachments(row.id).map(({ id, name, url }) => ({ id, name, img: url })),
      comments: comments(row.id).map(({ id, name, img, comment }) => ({ id, name: name ?? '', img, comment })),
      assignedTo: assigned(row.id).map(({ id, fullName, avatar }) => ({ id, title: fullName, img: avatar })),
      version: row.version,
    };
  });
}

/** In the order of the boards, then of their cards. */
export async function listTasks(db: Db, { page, perPage }: TasksQuery = {}): Promise<Task[]> {
  const isPaged = page !== undefined || perPage !== undefined;
  const size = isPaged ? (perPage ?? PAGE) : MOST_TASKS;
  const skipped = ((page ?? 1) - 1) * size;
  if (!Number.isSafeInteger(skipped)) return [];
  return withParts(db, await cardRows(db).limit(size).offset(skipped));
}

export async function readTask(db: Db, id: number): Promise<Task> {
  const [found] = await withParts(db, await cardRows(db, [id]));
  if (!found) throw notFound(NO_CARD);
  return found;
}
