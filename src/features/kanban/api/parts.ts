import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { fileUrl } from '#api/fileAccess.ts';
import { files } from '#features/files/api/tables.ts';
import type { CardPerson, Label } from '#features/kanban/contract.ts';
import { people } from '#features/people/api/tables.ts';
import { kanbanAttachments, kanbanCardLabels, kanbanCardPeople, kanbanLabels } from './tables.ts';

/** Rows by the card they belong to. */
export function byCard<T extends { cardId: number }>(rows: T[]): (cardId: number) => T[] {
  const found = new Map<number, T[]>();
  for (const row of rows) found.set(row.cardId, [...(found.get(row.cardId) ?? []), row]);
  return (cardId) => found.get(cardId) ?? [];
}

export const PERSON = { id: people.id, fullName: people.fullName, avatar: people.avatar };

/** Of somebody who may be gone, out of a left join. */
export const personOf = (row: { id: number; fullName: string; avatar: string | null } | null): CardPerson | null =>
  row?.id ? { id: row.id, fullName: row.fullName, avatar: row.avatar } : null;

export const labelsOf = (db: Db, cardIds: number[]): Promise<({ cardId: number } & Label)[]> =>
  db
    .select({
      cardId: kanbanCardLabels.cardId,
      id: kanbanLabels.id,
      name: kanbanLabels.name,
      colour: kanbanLabels.colour,
    })
    .from(kanbanCardLabels)
    .innerJoin(kanbanLabels, eq(kanbanLabels.id, kanbanCardLabels.labelId))
    .where(inArray(kanbanCardLabels.cardId, cardIds))
    .orderBy(asc(kanbanCardLabels.position), asc(kanbanLabels.id));

export const peopleOf = (db: Db, cardIds: number[]): Promise<({ cardId: number } & CardPerson)[]> =>
  db
    .select({ cardId: kanbanCardPeople.cardId, ...PERSON })
    .from(kanbanCardPeople)
    .innerJoin(people, eq(people.id, kanbanCardPeople.personId))
    .where(inArray(kanbanCardPeople.cardId, cardIds))
    .orderBy(asc(kanbanCardPeople.position), asc(people.id));

export async function attachmentsOf(db: Db, cardIds: number[]) {
  const rows = await db
    .select({
      id: kanbanAttachments.id,
      cardId: kanbanAttachments.cardId,
      fileId: kanbanAttachments.fileId,
      name: kanbanAttachments.name,
      img: kanbanAttachments.img,
      addedAt: kanbanAttachments.addedAt,
      fileName: files.name,
      type: files.type,
      size: files.size,
    })
    .from(kanbanAttachments)
    .leftJoin(files, eq(files.id, kanbanAttachments.fileId))
    .where(inArray(kanbanAttachments.cardId, cardIds))
    .orderBy(asc(kanbanAttachments.id));
  return rows.map(({ img, fileName, ...row }) => ({
    ...row,
    url: row.fileId === null ? img : fileUrl(row.fileId, fileName ?? row.name),
  }));
}

/** What a card is covered with: its own picture, or what is drawn. */
export const coverOf = (row: { cover: string | null; coverFileId: number | null; coverName: string | null }) =>
  row.coverFileId !== null && row.coverName !== null ? fileUrl(row.coverFileId, row.coverName) : row.cover;
