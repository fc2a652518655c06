import { asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import type { Me } from '#api/deps.ts';
import type { Card, CardPerson, Comment, HistoryEntry } from '#features/kanban/contract.ts';
import { people } from '#features/people/api/tables.ts';
import { readLight } from './lightCards.ts';
import { findCard } from './order.ts';
import { attachmentsOf, PERSON, personOf } from './parts.ts';
import { kanbanBoards, kanbanChecklist, kanbanComments, kanbanHistory, kanbanMentions } from './tables.ts';

const NEWEST = 50;

/** One's own; those of others with "Manage Others' Tasks". Nobody writes in another one's name. */
export const mayDeleteComment = (me: Me, authorId: number | null) =>
  me.ability.can('manage', 'Kanban') && (authorId === me.id || me.ability.can('manage', 'OthersTasks'));
export const mayEditComment = (me: Me, authorId: number | null) =>
  me.ability.can('manage', 'Kanban') && authorId === me.id;

async function mentionsIn(db: Db, commentIds: number[]): Promise<Map<number, CardPerson[]>> {
  const found = new Map<number, CardPerson[]>();
  if (commentIds.length === 0) return found;
  const rows = await db
    .select({ commentId: kanbanMentions.commentId, person: PERSON })
    .from(kanbanMentions)
    .innerJoin(people, eq(people.id, kanbanMentions.personId))
    .where(inArray(kanbanMentions.commentId, commentIds))
    .orderBy(asc(people.id));
  for (const { commentId, person } of rows) found.set(commentId, [...(found.get(commentId) ?? []), person]);
  return found;
}

async function commentsOn(db: Db, me: Me, cardId: number): Promise<Comment[]> {
  const rows = await db
    .select({ row: kanbanComments, author: PERSON })
    .from(kanbanComments)
    .leftJoin(people, eq(people.id, kanbanComments.authorId))
    .where(eq(kanbanComments.cardId, cardId))
    .orderBy(asc(kanbanComments.id));
  const mentions = await mentionsIn(
    db,
    rows.map(({ row }) => row.id),
  );
  return rows.map(({ row, author }) => ({
    id: row.id,
    author: personOf(author),
    text: row.text,
    mentions: mentions.get(row.id) ?? [],
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    mayEdit: mayEditComment(me, row.authorId),
    mayDelete: mayDeleteComment(me, row.authorId),
  }));
}

async function historyOf(db: Db, cardId: number, size: number, skipped = 0): Promise<HistoryEntry[]> {
  const rows = await db
    .select({ row: kanbanHistory, by: PERSON })
    .from(kanbanHistory)
    .leftJoin(people, eq(people.id, kanbanHistory.byId))
    .where(eq(kanbanHistory.cardId, cardId))
    .orderBy(desc(kanbanHistory.id))
    .limit(size)
    .offset(skipped);
  return rows.map(({ row: { id, at, what, detail }, by }) => ({
    ...{ id, what, detail },
    at: at.toISOString(),
    by: personOf(by),
  }));
}

/** The newest first. */
export async function listHistory(db: Db, id: number, page: number, perPage: number) {
  await findCard(db, id);
  const [counted] = await db.select({ total: count() }).from(kanbanHistory).where(eq(kanbanHistory.cardId, id));
  const skipped = (page - 1) * perPage;
  const history = Number.isSafeInteger(skipped) ? await historyOf(db, id, perPage, skipped) : [];
  return { history, total: counted?.total ?? 0 };
}

/** Everything about one card. */
export async function readCard(db: Db, me: Me, id: number): Promise<Card> {
  const light = await readLight(db, id);
  const row = await findCard(db, id);
  const [board] = await db
    .select({ isDone: kanbanBoards.isDone })
    .from(kanbanBoards)
    .where(eq(kanbanBoards.id, row.boardId));
  const [maker] =
    row.createdById === null ? [] : await db.select(PERSON).from(people).where(eq(people.id, row.createdById));
  const attachments = await attachmentsOf(db, [id]);
  return {
    ...light,
    description: row.description,
    isDone: board?.isDone ?? false,
    attachments: attachments.map(({ id, name, type, size, url, addedAt }) => ({
      ...{ id, name, type, size, url },
      addedAt: addedAt.toISOString(),
    })),
    comments: await commentsOn(db, me, id),
    checklist: await db
      .select({ id: kanbanChecklist.id, title: kanbanChecklist.title, isDone: kanbanChecklist.isDone })
      .from(kanbanChecklist)
      .where(eq(kanbanChecklist.cardId, id))
      .orderBy(asc(kanbanChecklist.position), asc(kanbanChecklist.id)),
    history: await historyOf(db, id, NEWEST),
    createdAt: row.createdAt.toISOString(),
    createdBy: maker ?? null,
    changedAt: row.changedAt.toISOString(),
  };
}
