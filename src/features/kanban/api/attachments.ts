import { and, eq } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { notFound, Refusal } from '#api/errors.ts';
import { fileIdOf, linkFiles, ownFile } from './files.ts';
import { type Hand, note } from './hand.ts';
import { attachmentsOf } from './parts.ts';
import { kanbanAttachments } from './tables.ts';

const NO_ATTACHMENT = 'There is no such file on this card. It may have been taken off.';
const MOST_FILES = 100;
const FULL = 'A card has at most 100 files. Take one off first.';

/** A file of the caller's, or one that is on the card already. The card is locked by the caller. */
export async function attach(tx: Db, hand: Hand, cardId: number, fileId: number, field = 'fileId'): Promise<number> {
  const there = await attachmentsOf(tx, [cardId]);
  const same = there.find((one) => one.fileId === fileId);
  if (same) return same.id;
  if (there.length >= MOST_FILES) throw new Refusal(409, FULL);
  const file = await ownFile(tx, hand, fileId, field);
  return keep(tx, hand, { cardId, fileId, name: file.name });
}

async function keep(
  tx: Db,
  hand: Hand,
  values: Pick<typeof kanbanAttachments.$inferInsert, 'cardId' | 'fileId' | 'name' | 'img'>,
): Promise<number> {
  const [made] = await tx
    .insert(kanbanAttachments)
    .values({ ...values, addedAt: hand.at, addedById: hand.me.id })
    .returning({ id: kanbanAttachments.id });
  if (!made) throw new Error('the attachment was not stored');
  await linkFiles(tx, hand, values.cardId);
  await note(tx, hand, [values.cardId], [{ what: 'file-added', detail: { name: values.name } }]);
  return made.id;
}

export async function detach(tx: Db, hand: Hand, cardId: number, id: number) {
  const [gone] = await tx
    .delete(kanbanAttachments)
    .where(and(eq(kanbanAttachments.id, id), eq(kanbanAttachments.cardId, cardId)))
    .returning({ name: kanbanAttachments.name });
  if (!gone) throw notFound(NO_ATTACHMENT);
  await linkFiles(tx, hand, cardId);
  await note(tx, hand, [cardId], [{ what: 'file-removed', detail: { name: gone.name } }]);
}

interface Sent {
  id?: number | undefined;
  name: string;
  img: string;
}

/** A whole list of files, as the specification sends it: what came back stays, the rest goes, what is new is added. */
export async function setSentAttachments(tx: Db, hand: Hand, cardId: number, sent: Sent[]) {
  const left = new Map((await attachmentsOf(tx, [cardId])).map((one) => [one.id, one]));
  for (const [at, { id, name, img }] of sent.entries()) {
    const same = [...left.values()].find((one) =>
      id === undefined ? one.url === img && one.name === name : one.id === id,
    );
    if (same) {
      left.delete(same.id);
      continue;
    }
    const fileId = fileIdOf(img);
    if (fileId === undefined) await keep(tx, hand, { cardId, name, img });
    else left.delete(await attach(tx, hand, cardId, fileId, `data.attachments.${at}.img`));
  }
  for (const id of left.keys()) await detach(tx, hand, cardId, id);
}
