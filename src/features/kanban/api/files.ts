import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { badInput } from '#api/errors.ts';
import { isOwnOf } from '#api/fileAccess.ts';
import { fileIdsIn } from '#api/plainText.ts';
import { files } from '#features/files/api/tables.ts';
import type { Hand } from './hand.ts';
import { kanbanAttachments, kanbanCards, kanbanFiles } from './tables.ts';

const NOT_YOURS = 'This file is not there, or it is not yours.';

export const fileIdOf = (path: string): number | undefined => {
  const found = /^\/api\/files\/(\d{1,9})\//.exec(path);
  return found ? Number(found[1]) : undefined;
};

/** A file that somebody puts on a card is their own: nobody opens a file for others by writing its number. */
export async function ownFile(tx: Db, { me }: Hand, fileId: number, field: string) {
  const [file] = await tx
    .select({ id: files.id, name: files.name, type: files.type })
    .from(files)
    .where(and(eq(files.id, fileId), isOwnOf(me.id, me.key?.areas)))
    .for('key share');
  if (!file) throw badInput({ [field]: [NOT_YOURS] });
  return file;
}

/** After every change: the card opens what it shows, and nothing else any more. */
export async function linkFiles(tx: Db, { me }: Hand, cardId: number) {
  const [card] = await tx
    .select({ description: kanbanCards.description, coverFileId: kanbanCards.coverFileId })
    .from(kanbanCards)
    .where(eq(kanbanCards.id, cardId));
  const attached = await tx
    .select({ fileId: kanbanAttachments.fileId })
    .from(kanbanAttachments)
    .where(eq(kanbanAttachments.cardId, cardId));
  const checked = [card?.coverFileId, ...attached.map((one) => one.fileId)].filter((one) => one != null);
  const inText = fileIdsIn(card?.description ?? '');
  const shown = [...new Set([...checked, ...inText])];
  const ofCard = eq(kanbanFiles.cardId, cardId);
  await tx.delete(kanbanFiles).where(shown.length > 0 ? and(ofCard, notInArray(kanbanFiles.fileId, shown)) : ofCard);
  // What the text shows was checked by nobody: only own pictures are opened for others.
  const own =
    inText.length === 0
      ? []
      : await tx
          .select({ id: files.id })
          .from(files)
          .where(and(inArray(files.id, inText), isOwnOf(me.id, me.key?.areas)));
  const opened = [...new Set([...checked, ...own.map((one) => one.id)])];
  if (opened.length === 0) return;
  await tx
    .insert(kanbanFiles)
    .values(opened.map((fileId) => ({ cardId, fileId })))
    .onConflictDoNothing();
}
