import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import type { Deps, Me } from '#api/deps.ts';
import { badInput, notFound, Refusal } from '#api/errors.ts';
import { mayReach } from '#api/whoMay.ts';
import { type Address, type SendBody, UNDO_SECONDS } from '#features/email/contract.ts';
import { people } from '#features/people/api/tables.ts';
import { begun, lockDraft, type Writer } from './drafts.ts';
import { emailDeliveries, emails, type HeldBefore } from './tables.ts';
import { linkFiles, type WrittenMail, writtenOf } from './written.ts';

const LONGEST_MS = 366 * 86_400_000;
const PAST = 'Choose a time that is still to come.';
const TOO_FAR = 'Choose a time within a year.';
const ON_ITS_WAY = 'This mail was sent already.';

/** The accounts that read their mails here, by address in lower case. */
export async function accountsOf(db: Db, addresses: string[]): Promise<Map<string, number>> {
  if (addresses.length === 0) return new Map();
  const lowered = addresses.map((one) => one.toLowerCase());
  const found = await db
    .select({ id: people.id, email: people.email })
    .from(people)
    .where(and(inArray(sql`lower(${people.email})`, lowered), mayReach('Email')))
    .orderBy(people.id)
    .for('key share');
  return new Map(found.map((one) => [one.email.toLowerCase(), one.id]));
}

export const everybody = (mail: { to: Address[]; cc: Address[]; bcc: Address[] }) => [
  ...mail.to,
  ...mail.cc,
  ...mail.bcc,
];

/** Says how each address will be reached. Nothing happens before the mail is due. */
async function announce(tx: Db, deps: Pick<Deps, 'mailer'>, emailId: number, all: Address[]) {
  const here = await accountsOf(
    tx,
    all.map((one) => one.email),
  );
  const outside = deps.mailer.isReal ? ('mail' as const) : ('outbox' as const);
  await tx.delete(emailDeliveries).where(eq(emailDeliveries.emailId, emailId));
  await tx.insert(emailDeliveries).values(
    all.map(({ name, email }) => ({
      ...{ emailId, name, address: email },
      way: here.has(email.toLowerCase()) ? ('here' as const) : outside,
    })),
  );
}

export function timeToSend(sendAt: string, now: Date): Date {
  const at = new Date(sendAt);
  if (at <= now) throw badInput({ sendAt: [PAST] });
  if (at.getTime() - now.getTime() > LONGEST_MS) throw badInput({ sendAt: [TOO_FAR] });
  return at;
}

async function sentBefore(tx: Db, ownerId: number, key: string | undefined): Promise<number | undefined> {
  if (!key) return undefined;
  const [found] = await tx
    .select({ id: emails.id })
    .from(emails)
    .where(and(eq(emails.ownerId, ownerId), eq(emails.sendKey, key)));
  return found?.id;
}

type Held = ReturnType<typeof heldOf>;
function heldOf({ values }: WrittenMail, body: SendBody, now: Date) {
  const at = body.sendAt ? timeToSend(body.sendAt, now) : undefined;
  return {
    ...values,
    folder: 'sent' as const,
    formerFolder: null,
    trashedAt: null,
    state: at ? ('scheduled' as const) : ('waiting' as const),
    sendAt: at ?? new Date(now.getTime() + UNDO_SECONDS * 1000),
    time: now,
    isRead: true,
    sendKey: body.key ?? null,
  };
}

/** The draft becomes the mail. Undefined when another window sent it with the same key meanwhile. */
async function holdDraft(tx: Db, ownerId: number, body: SendBody & { draftId: number }, held: Held) {
  const draft = await lockDraft(tx, ownerId, body.draftId, body.version);
  if (draft.state !== 'draft') {
    if (body.key && draft.sendKey === body.key) return undefined;
    throw new Refusal(409, ON_ITS_WAY);
  }
  await tx
    .update(emails)
    .set({ ...held, version: draft.version + 1 })
    .where(eq(emails.id, draft.id));
  return draft.id;
}

async function holdNew(tx: Db, writer: Writer, held: Held, now: Date) {
  const [made] = await tx
    .insert(emails)
    .values({ ...begun(writer, now), thread: crypto.randomUUID(), ...held })
    .onConflictDoNothing()
    .returning({ id: emails.id });
  return made?.id;
}

/** Puts a mail where it waits until it is due: for some seconds, or until its time. Answers its id. */
export async function holdMail(tx: Db, deps: Deps, me: Me, writer: Writer, body: SendBody): Promise<number> {
  const known = await sentBefore(tx, me.id, body.key);
  if (known !== undefined) return known;
  const now = deps.clock();
  const written = await writtenOf(tx, me, body, body.draftId);
  const held = heldOf(written, body, now);
  const { draftId } = body;
  const id = await (draftId === undefined
    ? holdNew(tx, writer, held, now)
    : holdDraft(tx, me.id, { ...body, draftId }, held));
  if (id === undefined) {
    const other = await sentBefore(tx, me.id, body.key);
    if (other === undefined) throw new Refusal(409, ON_ITS_WAY);
    return other;
  }
  await linkFiles(tx, id, written.linked);
  await announce(tx, deps, id, everybody(written.values));
  return id;
}

async function lockHeld(tx: Db, ownerId: number, id: number) {
  const [found] = await tx
    .select({ id: emails.id, state: emails.state })
    .from(emails)
    .where(and(eq(emails.id, id), eq(emails.ownerId, ownerId)))
    .for('update');
  if (!found || found.state === 'received') throw notFound();
  return found;
}

/** Back among the drafts, if nobody has it yet. Called back twice it stays there. */
export async function callBack(tx: Db, ownerId: number, id: number, now: Date) {
  const { state } = await lockHeld(tx, ownerId, id);
  if (state === 'draft') return;
  if (state !== 'waiting' && state !== 'scheduled') throw new Refusal(409, ON_ITS_WAY);
  await tx
    .update(emails)
    .set({
      state: 'draft',
      folder: 'draft',
      sendAt: null,
      sendKey: null,
      time: now,
      version: sql`${emails.version} + 1`,
    })
    .where(eq(emails.id, id));
  await tx.delete(emailDeliveries).where(eq(emailDeliveries.emailId, id));
}

/**
 * Those that were moved wait for their time again, unless they were changed since. Answers how many are drafts because
 * it has passed.
 */
export async function holdAgain(tx: Db, deps: Deps, ownerId: number, held: HeldBefore[]): Promise<number> {
  const now = deps.clock();
  let late = 0;
  for (const { id, version, state, sendAt } of held) {
    const as = and(...[eq(emails.id, id), eq(emails.ownerId, ownerId), eq(emails.version, version)]);
    const isDraft = and(as, eq(emails.state, 'draft'), eq(emails.folder, 'draft'));
    const at = new Date(sendAt);
    if (at <= now) {
      late += await tx.$count(emails, isDraft);
      continue;
    }
    const again = { folder: 'sent', state, sendAt: at } as const;
    const { to, cc, bcc } = emails;
    const [mail] = await tx.update(emails).set(again).where(isDraft).returning({ to, cc, bcc });
    if (mail) await announce(tx, deps, id, everybody(mail));
  }
  return late;
}

/** Another time, or at once. */
export async function reschedule(tx: Db, ownerId: number, id: number, sendAt: Date, state: 'scheduled' | 'waiting') {
  const held = await lockHeld(tx, ownerId, id);
  if (held.state === 'draft') throw notFound();
  if (held.state !== 'waiting' && held.state !== 'scheduled') throw new Refusal(409, ON_ITS_WAY);
  await tx.update(emails).set({ sendAt, state }).where(eq(emails.id, id));
}
