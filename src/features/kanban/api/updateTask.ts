import { eq } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { files } from '#features/files/api/tables.ts';
import type { TaskChange } from '#features/kanban/contract.ts';
import { setSentAttachments } from './attachments.ts';
import { findBoard } from './boards.ts';
import { setSentPeople } from './cardPeople.ts';
import { type CardFields, coverNamed, writeFields } from './changeCard.ts';
import { setSentComments } from './comments.ts';
import type { Hand } from './hand.ts';
import { setLabelNames } from './labels.ts';
import { type CardRow, type Done, findCard, hold, lockCard, place } from './order.ts';
import { coverOf } from './parts.ts';

/** What comes back as it was sent is no change. */
async function coverIn(tx: Db, card: CardRow, sent: string | null): Promise<CardFields['cover']> {
  if (!sent) return null;
  const [file] =
    card.coverFileId === null
      ? []
      : await tx.select({ name: files.name }).from(files).where(eq(files.id, card.coverFileId));
  if (sent === coverOf({ ...card, coverName: file?.name ?? null })) return undefined;
  return coverNamed(sent);
}

/** The card, on the board it is to stand on. */
async function onBoard(tx: Db, hand: Hand, { id, boardId }: TaskChange): Promise<{ card: CardRow; done: Done }> {
  await findCard(tx, id);
  const still: Done = { boards: [], renumbered: false };
  if (boardId === undefined) return { card: await lockCard(tx, id), done: still };
  const held = await hold(tx, id, (await findBoard(tx, boardId)).id);
  if (held.from.id === held.to.id) return { card: held.card, done: still };
  return { card: held.card, done: await place(tx, hand, held, 'end') };
}

/** Merges what was sent into a card, over what others wrote: a whole card says nothing of when it was read. Answers who is new on it, and which boards changed. */
export async function updateTask(tx: Db, hand: Hand, data: TaskChange) {
  const { card, done } = await onBoard(tx, hand, data);
  const { title, description, dueDate, coverImage } = data;
  const cover = coverImage === undefined ? undefined : await coverIn(tx, card, coverImage);
  await writeFields(tx, hand, card, { title, description, dueDate, cover });
  if (data.labels) await setLabelNames(tx, hand, card, data.labels);
  if (data.attachments) await setSentAttachments(tx, hand, card.id, data.attachments);
  if (data.comments) await setSentComments(tx, hand, card.id, data.comments);
  const newcomers = data.assignedTo ? await setSentPeople(tx, hand, card.id, data.assignedTo) : [];
  return { newcomers, done };
}
