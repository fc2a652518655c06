import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { type Db, rows } from '#api/db.ts';
import type { Deps } from '#api/deps.ts';
import { later } from '#api/later.ts';
import { mayStill } from '#api/mayStill.ts';
import { notify } from '#api/notify.ts';
import type { Address } from '#features/email/contract.ts';
import { accountsOf, callBack, everybody } from './send.ts';
import { emailAddresses, emailDeliveries, emailFiles, emails } from './tables.ts';
import { tellMails } from './tell.ts';
import { recipientsText } from './written.ts';

type Mail = typeof emails.$inferSelect;
interface Copy {
  id: number;
  ownerId: number;
}
const AGAIN_MS = 60_000;

/** A copy into each inbox, with its files. Who was written to in secret stands in nobody's copy. */
async function copyInto(tx: Db, mail: Mail, owners: number[], now: Date): Promise<Copy[]> {
  if (owners.length === 0) return [];
  const recipients = recipientsText(mail.to, mail.cc);
  const copies = await rows<Copy>(
    tx,
    sql`INSERT INTO emails (owner_id, folder, state, from_id, from_name, from_email, "to", cc, recipients, subject, message,
        preview, has_attachments, has_remote_pictures, time, message_id, thread, kind)
      SELECT reader.id, 'inbox', 'received', from_id, from_name, from_email, "to", cc, ${recipients}, subject, message,
        preview, has_attachments, has_remote_pictures, ${now.toISOString()}::timestamptz, message_id, thread, kind
      FROM emails, unnest(${sql.param(owners)}::int[]) AS reader(id) WHERE emails.id = ${mail.id}
      RETURNING id, owner_id AS "ownerId"`,
  );
  await tx.execute(sql`INSERT INTO email_files (email_id, file_id, is_attached, position)
    SELECT copy.id, ${emailFiles.fileId}, ${emailFiles.isAttached}, ${emailFiles.position}
    FROM ${emailFiles}, unnest(${sql.param(copies.map((one) => one.id))}::int[]) AS copy(id)
    WHERE ${emailFiles.emailId} = ${mail.id}`);
  return copies;
}

/** Next time these addresses are offered first. */
async function remember(tx: Db, ownerId: number, all: Address[], now: Date) {
  await tx
    .insert(emailAddresses)
    .values(all.map(({ name, email }) => ({ ownerId, name, address: email.toLowerCase(), lastUsedAt: now })))
    .onConflictDoUpdate({
      target: [emailAddresses.ownerId, emailAddresses.address],
      set: {
        used: sql`${emailAddresses.used} + 1`,
        lastUsedAt: now,
        name: sql`CASE WHEN excluded.name = '' THEN ${emailAddresses.name} ELSE excluded.name END`,
      },
    });
}

/** Takes one mail that is due and brings it into the inboxes here; what goes elsewhere is due from now on. */
async function deliverNext(deps: Deps, now: Date) {
  return deps.db.transaction(async (tx) => {
    const [mail] = await tx
      .select()
      .from(emails)
      .where(and(inArray(emails.state, ['waiting', 'scheduled']), lte(emails.sendAt, now)))
      .orderBy(asc(emails.sendAt), asc(emails.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!mail) return undefined;
    // Whoever may not write mails any more has it back among the drafts: nothing goes out in their name.
    if (!(await mayStill(tx, mail.ownerId, 'manage', 'Email'))) {
      await callBack(tx, mail.ownerId, mail.id, now);
      return { mail, copies: [] };
    }
    const all = everybody(mail);
    const accounts = await accountsOf(
      tx,
      all.map((one) => one.email),
    );
    const copies = await copyInto(tx, mail, [...accounts.values()], now);
    const outside = all.filter((one) => !accounts.has(one.email.toLowerCase()));
    const isHere = inArray(sql`lower(${emailDeliveries.address})`, [...accounts.keys(), '']);
    const way = deps.mailer.isReal ? ('mail' as const) : ('outbox' as const);
    const ofMail = eq(emailDeliveries.emailId, mail.id);
    await tx.update(emailDeliveries).set({ way, nextAt: now }).where(ofMail);
    await tx
      .update(emailDeliveries)
      .set({ way: 'here', outcome: 'delivered', nextAt: null })
      .where(and(ofMail, isHere));
    await tx
      .update(emails)
      .set({ state: outside.length > 0 ? 'sending' : 'sent', sendAt: null, time: now })
      .where(eq(emails.id, mail.id));
    await remember(tx, mail.ownerId, all, now);
    return { mail, copies };
  });
}

async function tellArrived(deps: Deps, mail: Mail, copies: Copy[]) {
  await tellMails(deps, [mail.ownerId], [mail.id]);
  for (const { id, ownerId } of copies) {
    await tellMails(deps, [ownerId], [id]);
    if (ownerId === mail.ownerId) continue;
    const data = { name: mail.fromName, subject: mail.subject };
    await notify(deps, { to: [ownerId], kind: 'mail-arrived', data, link: `/apps/email?mail=${id}` });
  }
}

/** One that cannot be delivered now waits a little and does not hold up the others. */
async function putOff(deps: Deps, now: Date) {
  const soon = new Date(now.getTime() + AGAIN_MS);
  await deps.db
    .update(emails)
    .set({ sendAt: soon })
    .where(
      eq(
        emails.id,
        sql`(SELECT id FROM emails WHERE state IN ('waiting', 'scheduled') AND send_at <= ${now.toISOString()}::timestamptz ORDER BY send_at, id LIMIT 1)`,
      ),
    );
}

/** Everything whose time has come. */
export async function deliverDue(deps: Deps, now: Date) {
  for (;;) {
    try {
      const done = await deliverNext(deps, now);
      if (!done) return;
      await tellArrived(deps, done.mail, done.copies);
    } catch (error) {
      later(deps, 'delivering a mail', () => Promise.reject(error));
      await putOff(deps, now);
    }
  }
}
