import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { fileUrl } from '#api/fileAccess.ts';
import { sizeText } from '#api/sizeText.ts';
import { escapeHtml } from '#contract/escapeHtml.ts';
import type { Attachment, Email, Reply } from '#features/email/contract.ts';
import { files } from '#features/files/api/tables.ts';
import { people } from '#features/people/api/tables.ts';
import type { LabelBook } from './labels.ts';
import { emailFiles, emails } from './tables.ts';

/** Lists of many mails leave out messages longer than this: their preview stands for them. */
const LONG = 64_000;
const MOST_REPLIES = 100;

const FIELDS = {
  id: emails.id,
  folder: emails.folder,
  state: emails.state,
  fromId: emails.fromId,
  fromName: emails.fromName,
  fromEmail: emails.fromEmail,
  avatar: people.avatar,
  to: emails.to,
  cc: emails.cc,
  bcc: emails.bcc,
  subject: emails.subject,
  preview: emails.preview,
  hasRemotePictures: emails.hasRemotePictures,
  isRead: emails.isRead,
  isStarred: emails.isStarred,
  labels: emails.labels,
  time: emails.time,
  sendAt: emails.sendAt,
  thread: emails.thread,
  kind: emails.kind,
  inReplyToId: emails.inReplyToId,
  version: emails.version,
};

/** How much of the message is read: all of it, all but long ones, or nothing. */
export type Extent = 'whole' | 'listed' | 'brief';
const MESSAGE = {
  whole: sql<string | null>`${emails.message}`,
  listed: sql<string | null>`CASE WHEN length(${emails.message}) <= ${LONG} THEN ${emails.message} END`,
  brief: sql<string | null>`''`,
};

export const readRows = (db: Db, extent: Extent) =>
  db
    .select({ ...FIELDS, message: MESSAGE[extent] })
    .from(emails)
    .leftJoin(people, eq(people.id, emails.fromId))
    .$dynamic();
export type MailRow = Awaited<ReturnType<typeof readRows>>[number];

export async function attachmentsOf(db: Db, ids: number[]): Promise<Map<number, Attachment[]>> {
  const found =
    ids.length === 0
      ? []
      : await db
          .select({ emailId: emailFiles.emailId, id: files.id, name: files.name, type: files.type, size: files.size })
          .from(emailFiles)
          .innerJoin(files, eq(files.id, emailFiles.fileId))
          .where(and(inArray(emailFiles.emailId, ids), eq(emailFiles.isAttached, true)))
          .orderBy(asc(emailFiles.emailId), asc(emailFiles.position), asc(files.id));
  const byMail = new Map<number, Attachment[]>();
  for (const { emailId, id, name, type, size } of found) {
    const url = fileUrl(id, name);
    const thumbnail = type.startsWith('image/') ? url : null;
    const one = { id, fileName: name, thumbnail, url, size: sizeText(size), type, bytes: size };
    byMail.set(emailId, [...(byMail.get(emailId) ?? []), one]);
  }
  return byMail;
}

const plain = (row: MailRow, attachments: Attachment[] | undefined, book: LabelBook): Reply => ({
  id: row.id,
  from: { email: row.fromEmail, name: row.fromName, avatar: row.avatar, id: row.fromId },
  to: row.to,
  cc: row.cc,
  bcc: row.bcc,
  subject: row.subject,
  message: row.message ?? `<p>${escapeHtml(row.preview)}</p>`,
  preview: row.preview,
  attachments: attachments ?? [],
  isStarred: row.isStarred,
  isRead: row.isRead,
  labels: book.namesOf(row.labels),
  time: row.time.toISOString(),
  folder: row.folder,
  state: row.state,
  sendAt: row.sendAt?.toISOString() ?? null,
  version: row.version,
  thread: row.thread,
  kind: row.kind,
  inReplyTo: row.inReplyToId,
  hasRemotePictures: row.hasRemotePictures,
  replies: [],
});

/** Mails of these conversations, the newest of each; not what was thrown away, nor what is not sent yet. */
async function conversationOf(db: Db, ownerId: number, threads: string[], extent: Extent): Promise<MailRow[]> {
  if (threads.length === 0) return [];
  const newest = db
    .select({
      id: emails.id,
      rank: sql<number>`row_number() OVER (PARTITION BY ${emails.thread} ORDER BY ${emails.time} DESC)`.as('rank'),
    })
    .from(emails)
    .where(
      and(
        eq(emails.ownerId, ownerId),
        inArray(emails.thread, threads),
        notInArray(emails.folder, ['trash', 'draft']),
        notInArray(emails.state, ['draft', 'scheduled']),
      ),
    )
    .as('newest');
  return readRows(db, extent)
    .innerJoin(newest, and(eq(newest.id, emails.id), sql`${newest.rank} <= ${MOST_REPLIES + 1}`))
    .orderBy(asc(emails.time), asc(emails.id));
}

/** Mails as they go out, with the others of their conversations: oldest first. */
export async function mailsOf(
  db: Db,
  ownerId: number,
  rows: MailRow[],
  book: LabelBook,
  extent: Extent,
): Promise<Email[]> {
  const threads = extent === 'brief' ? [] : [...new Set(rows.map((row) => row.thread))];
  const others = await conversationOf(db, ownerId, threads, extent);
  const byThread = new Map<string, MailRow[]>();
  for (const other of others) byThread.set(other.thread, [...(byThread.get(other.thread) ?? []), other]);
  const attached = await attachmentsOf(db, [...new Set([...rows, ...others].map((row) => row.id))]);
  return rows.map((row) => ({
    ...plain(row, attached.get(row.id), book),
    replies: (byThread.get(row.thread) ?? [])
      .filter((other) => other.id !== row.id)
      .map((other) => plain(other, attached.get(other.id), book)),
  }));
}
