import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { notFound } from '#api/errors.ts';
import type { MailChanges } from '#features/email/contract.ts';
import type { Folder } from '#features/email/listContract.ts';
import { labelIds, labelNamed, ownMails, readLabels } from './labels.ts';
import { emailDeliveries, emails } from './tables.ts';

/** All of them, locked, or nothing is done: an id that is somebody else's is an id of nothing. */
async function lockMails(tx: Db, ownerId: number, ids: number[]): Promise<number[]> {
  const wanted = [...new Set(ids)];
  const found = await tx
    .select({ id: emails.id })
    .from(emails)
    .where(ownMails(ownerId, wanted))
    .orderBy(emails.id)
    .for('update');
  if (found.length < wanted.length) throw notFound('One of these mails is not there any more.');
  return wanted;
}

/**
 * What moving into a folder sets. The trash remembers where a mail came from. What waits to be sent and is moved is a
 * draft again: nothing is sent out of the trash.
 */
export function movedTo(folder: Folder | SQL, now: Date) {
  const isTrash = sql`${folder} = 'trash'`;
  const isHeld = sql`${emails.state} IN ('waiting', 'scheduled') AND ${folder} <> 'sent'`;
  const home = sql`CASE WHEN ${isHeld} THEN 'draft' ELSE ${emails.folder} END`;
  return {
    folder: sql`${folder}`,
    formerFolder: sql`CASE WHEN NOT (${isTrash}) THEN NULL WHEN ${emails.folder} = 'trash' THEN ${emails.formerFolder} ELSE ${home} END`,
    trashedAt: sql`CASE WHEN ${isTrash} THEN coalesce(${emails.trashedAt}, ${now.toISOString()}::timestamptz) END`,
    state: sql`CASE WHEN ${isHeld} THEN 'draft' ELSE ${emails.state} END`,
    sendAt: sql`CASE WHEN ${isHeld} THEN NULL ELSE ${emails.sendAt} END`,
    sendKey: sql`CASE WHEN ${isHeld} THEN NULL ELSE ${emails.sendKey} END`,
  };
}

/** Drafts are not on their way to anybody. */
export async function dropDeliveries(tx: Db, ids: number[] | undefined, ownerId: number) {
  const drafts = tx
    .select({ id: emails.id })
    .from(emails)
    .where(and(eq(emails.ownerId, ownerId), eq(emails.state, 'draft'), ids ? inArray(emails.id, ids) : undefined));
  await tx.delete(emailDeliveries).where(inArray(emailDeliveries.emailId, drafts));
}

const asText = (folder: Folder) => sql`${folder}::text`;

/** Answers which they were. */
export async function changeMails(tx: Db, ownerId: number, emailIds: number[], changes: MailChanges, now: Date) {
  const book = changes.labels && (await readLabels(tx, ownerId));
  const labels = book && labelIds(book, changes.labels ?? []);
  const ids = await lockMails(tx, ownerId, emailIds);
  await tx
    .update(emails)
    .set({
      ...(changes.isRead === undefined ? {} : { isRead: changes.isRead }),
      ...(changes.isStarred === undefined ? {} : { isStarred: changes.isStarred }),
      ...(changes.folder === undefined ? {} : movedTo(asText(changes.folder), now)),
      ...(labels ? { labels } : {}),
    })
    .where(inArray(emails.id, ids));
  if (changes.folder) await dropDeliveries(tx, ids, ownerId);
  return ids;
}

/** On where it was off, off where it was on. */
export async function toggleLabel(tx: Db, ownerId: number, emailIds: number[], name: string) {
  const { id } = labelNamed(await readLabels(tx, ownerId), name);
  const ids = await lockMails(tx, ownerId, emailIds);
  await tx
    .update(emails)
    .set({
      labels: sql`CASE WHEN ${id}::text = ANY(${emails.labels}) THEN array_remove(${emails.labels}, ${id}::text)
        ELSE array_append(${emails.labels}, ${id}::text) END`,
    })
    .where(inArray(emails.id, ids));
  return ids;
}
