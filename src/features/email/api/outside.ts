import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { type Db, rows } from '#api/db.ts';
import type { Deps, Mail } from '#api/deps.ts';
import { fewAtOnce } from '#api/fewAtOnce.ts';
import { contentOf } from '#api/fileContent.ts';
import { notify } from '#api/notify.ts';
import { plainText } from '#api/plainText.ts';
import { wholeOf } from '#api/storage.ts';
import { files } from '#features/files/api/tables.ts';
import { emailDeliveries, emailFiles, emails } from './tables.ts';
import { tellMails } from './tell.ts';

/** So many a process sends at the same time. */
const AT_ONCE = 10;
/** Whoever takes an address has it for so long, and longer while it is being sent; after that somebody else tries. */
const LEASE_MS = 120_000;
/** Minutes between tries. After the last one it has failed. */
const AGAIN_MINUTES = [1, 5, 30];

interface Claim {
  emailId: number;
  address: string;
  name: string;
  tries: number;
}

const leaseEnd = (now: Date) => new Date(now.getTime() + LEASE_MS).toISOString();

const keep = (db: Db, now: Date, sending: Claim[]) =>
  db.execute(sql`UPDATE email_deliveries SET next_at = ${leaseEnd(now)}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(sending)}::jsonb) AS mine("emailId" int, address text)
    WHERE email_id = mine."emailId" AND email_deliveries.address = mine.address AND next_at IS NOT NULL`);

const claim = (db: Db, now: Date, most: number) =>
  rows<Claim>(
    db,
    sql`UPDATE email_deliveries SET next_at = ${leaseEnd(now)}::timestamptz, tries = tries + 1
      WHERE (email_id, address) IN (
        SELECT email_id, address FROM email_deliveries WHERE next_at <= ${now.toISOString()}::timestamptz
        ORDER BY next_at, email_id, address LIMIT ${most} FOR UPDATE SKIP LOCKED)
      RETURNING email_id AS "emailId", address, name, tries`,
  );

async function filesOf(deps: Deps, emailId: number) {
  const found = await deps.db
    .select({
      ...{ id: files.id, name: files.name, type: files.type, content: files.content, storageKey: files.storageKey },
      isAttached: emailFiles.isAttached,
    })
    .from(emailFiles)
    .innerJoin(files, eq(files.id, emailFiles.fileId))
    .where(eq(emailFiles.emailId, emailId))
    .orderBy(asc(emailFiles.position));
  const read = [];
  for (const { id, name, type, isAttached, ...place } of found) {
    const content = await contentOf(deps.storage, place);
    if (!content) throw new Error('an attachment is lost');
    const cid = isAttached ? {} : { cid: `file-${id}@lms` };
    read.push({ name, type, content: await wholeOf(content), ...cid });
  }
  return read;
}

const OWN_PICTURE = /(<img[^>]+src=")\/api\/files\/(\d{1,9})\/[^"]*"/g;

/** One address a mail: nobody sees who else got it in secret. Pictures of ours travel along. */
async function letterTo(deps: Deps, mail: typeof emails.$inferSelect, address: string): Promise<Mail> {
  const attachments = await filesOf(deps, mail.id);
  const cids = new Set(attachments.flatMap((one) => ('cid' in one ? [one.cid] : [])));
  const html = mail.message.replace(OWN_PICTURE, (whole, before: string, id: string) =>
    cids.has(`file-${id}@lms`) ? `${before}cid:file-${id}@lms"` : whole,
  );
  return {
    to: address,
    subject: mail.subject,
    text: plainText(mail.message),
    html,
    replyTo: { name: mail.fromName, address: mail.fromEmail },
    messageId: `<${mail.messageId}@lms>`,
    references: [`<${mail.thread}@lms>`],
    attachments,
  };
}

/** Once nothing waits any more it is known what became of the mail. */
async function settle(tx: Db, emailId: number) {
  const [mail] = await tx.select({ state: emails.state }).from(emails).where(eq(emails.id, emailId)).for('update');
  if (mail?.state !== 'sending') return;
  const ofMail = eq(emailDeliveries.emailId, emailId);
  if ((await tx.$count(emailDeliveries, and(ofMail, eq(emailDeliveries.outcome, 'waiting')))) > 0) return;
  const failed = await tx.$count(emailDeliveries, and(ofMail, eq(emailDeliveries.outcome, 'failed')));
  await tx
    .update(emails)
    .set({ state: failed > 0 ? 'failed' : 'sent' })
    .where(eq(emails.id, emailId));
}

async function note(deps: Deps, { emailId, address }: Claim, set: Partial<typeof emailDeliveries.$inferInsert>) {
  await deps.db.transaction(async (tx) => {
    const which = and(eq(emailDeliveries.emailId, emailId), eq(emailDeliveries.address, address));
    await tx.update(emailDeliveries).set(set).where(which);
    await settle(tx, emailId);
  });
}

async function sendOne(deps: Deps, one: Claim) {
  const [mail] = await deps.db
    .select()
    .from(emails)
    .where(inArray(emails.id, [one.emailId]));
  if (!mail) return;
  const { isReal } = deps.mailer;
  try {
    await deps.mailer.send(await letterTo(deps, mail, one.address));
    const [outcome, way] = isReal ? (['mailed', 'mail'] as const) : (['outbox', 'outbox'] as const);
    await note(deps, one, { outcome, way, nextAt: null });
  } catch (error) {
    const wait = AGAIN_MINUTES[one.tries - 1];
    // Messages of mail servers quote addresses; the code says enough.
    deps.log.warn({ code: (error as { code?: string }).code ?? 'unknown', tries: one.tries }, 'a mail was not sent');
    if (wait !== undefined) {
      await note(deps, one, { nextAt: new Date(deps.clock().getTime() + wait * 60_000) });
      return;
    }
    await note(deps, one, { outcome: 'failed', nextAt: null });
    const data = { subject: mail.subject, address: one.address };
    await notify(deps, { to: [mail.ownerId], kind: 'mail-failed', data, link: `/apps/email?mail=${mail.id}` });
  }
  await tellMails(deps, [mail.ownerId], [mail.id]);
}

/** Mails to addresses that nobody reads here. */
export const sendOutside = fewAtOnce({ atOnce: AT_ONCE, keep, claim, send: sendOne });
