import { and, eq } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import type { Me } from '#api/deps.ts';
import { notFound, Refusal } from '#api/errors.ts';
import type { DraftBody } from '#features/email/contract.ts';
import { emails } from './tables.ts';
import { linkFiles, writtenOf } from './written.ts';

const NEWER = 'This draft was changed in another window. Nothing was overwritten: look at the newer version first.';

export interface Writer {
  id: number;
  fullName: string;
  email: string;
}

/** What every mail that somebody writes begins with. */
export const begun = (writer: Writer, now: Date) => ({
  ownerId: writer.id,
  fromId: writer.id,
  fromName: writer.fullName,
  fromEmail: writer.email,
  time: now,
  isRead: true,
  messageId: crypto.randomUUID(),
});

export async function lockDraft(tx: Db, ownerId: number, id: number, version: number | undefined) {
  const [found] = await tx
    .select()
    .from(emails)
    .where(and(eq(emails.id, id), eq(emails.ownerId, ownerId)))
    .for('update');
  if (!found) throw notFound();
  if (found.state === 'draft' && version !== undefined && version !== found.version) throw new Refusal(409, NEWER);
  return found;
}

const SENT = 'This mail is on its way already: it cannot be changed.';

async function changeDraft(tx: Db, me: Me, id: number, body: DraftBody, now: Date) {
  const found = await lockDraft(tx, me.id, id, body.version);
  if (found.state !== 'draft') throw new Refusal(409, SENT);
  const { linked, values } = await writtenOf(tx, me, body, id);
  await tx
    .update(emails)
    .set({ ...values, time: now, version: found.version + 1 })
    .where(eq(emails.id, id));
  await linkFiles(tx, id, linked);
  return id;
}

/** Answers its id and whether it is new. The same key again is the draft that was made the first time. */
export async function saveDraft(tx: Db, me: Me, writer: Writer, body: DraftBody, now: Date) {
  if (body.id !== undefined) return { id: await changeDraft(tx, me, body.id, body, now), isNew: false };
  const { linked, values } = await writtenOf(tx, me, body);
  const [made] = await tx
    .insert(emails)
    .values({
      ...begun(writer, now),
      thread: crypto.randomUUID(),
      ...values,
      folder: 'draft',
      state: 'draft',
      draftKey: body.key ?? null,
    })
    .onConflictDoNothing()
    .returning({ id: emails.id });
  if (made) {
    await linkFiles(tx, made.id, linked);
    return { id: made.id, isNew: true };
  }
  const [known] = await tx
    .select({ id: emails.id })
    .from(emails)
    .where(and(eq(emails.ownerId, me.id), eq(emails.draftKey, body.key ?? '')));
  if (!known) throw new Error('the draft was not stored');
  return { id: known.id, isNew: true };
}

/** For good: a draft that nobody wants needs no trash. */
export async function deleteDraft(tx: Db, ownerId: number, id: number) {
  const gone = await tx
    .delete(emails)
    .where(and(eq(emails.id, id), eq(emails.ownerId, ownerId), eq(emails.state, 'draft')))
    .returning({ id: emails.id });
  if (gone.length === 0) throw notFound();
}
