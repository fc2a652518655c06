import { eq, sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { people } from '#features/people/api/tables.ts';
import { time } from './columns.ts';
import { type Db, rows } from './db.ts';
import type { Deps, Mail } from './deps.ts';
import { fewAtOnce } from './fewAtOnce.ts';
import { ofPerson } from './personColumns.ts';

type MailKind = 'invitation' | 'email-changed' | 'notice' | 'order' | 'blog-digest';
type Data = Record<string, string>;

/**
 * Mails of what concerns many people, or must not be lost. Entered in the transaction of what they tell of, so that
 * neither is there without the other; gone once they are sent or given up. A row holds what is to be said to whom: the
 * words are found when it goes.
 */
export const waitingMails = pgTable(
  'waiting_mails',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    kind: text().$type<MailKind>().notNull(),
    personId: ofPerson(),
    data: jsonb().$type<Data>().notNull().default({}),
    tries: integer().notNull().default(0),
    nextAt: time().notNull(),
    /** One of very many: it lets all others pass. */
    yields: boolean().notNull().default(false),
  },
  (t) => [index('waiting_mails_due').on(t.yields, t.nextAt, t.id), index('waiting_mails_of').on(t.personId)],
);

type Addressee = typeof people.$inferSelect;

interface Kind {
  /** Null when there is nothing to say any more. */
  write(deps: Deps, to: Addressee, data: Data): Promise<Mail | null>;
  /** In the transaction that gives the mail up. */
  lost?(tx: Db, at: Date, to: Addressee): Promise<unknown>;
}

const kinds = new Map<MailKind, Kind>();

export const defineMail = (name: MailKind, kind: Kind) => void kinds.set(name, kind);

const ROWS_AT_ONCE = 1_000;
/** Nobody is kept waiting for long by so many. */
const FEW = 20;

export const areMany = (count: number) => count > FEW;

export async function enterMails(
  tx: Db,
  nextAt: Date,
  kind: MailKind,
  mails: { personId: number; data?: Data }[],
  /** These are some of very many. */
  ofMany = false,
) {
  const yields = ofMany || areMany(mails.length);
  for (let from = 0; from < mails.length; from += ROWS_AT_ONCE) {
    const some = mails.slice(from, from + ROWS_AT_ONCE).map((one) => ({ ...one, kind, nextAt, yields }));
    await tx.insert(waitingMails).values(some);
  }
}

interface Claim {
  id: number;
  kind: MailKind;
  personId: number;
  data: Data;
  tries: number;
}

/** So many are on their way at once: others have mails to send, too. */
const AT_ONCE = 5;
/** Whoever takes a mail has it for so long, and longer while it is being sent; after that somebody else tries. */
const LEASE_MS = 120_000;
/** Minutes between tries. After the last one it is given up. */
const AGAIN_MINUTES = [1, 5, 30, 120, 480, 720];

const leaseEnd = (now: Date) => new Date(now.getTime() + LEASE_MS).toISOString();

const keep = (db: Db, now: Date, claims: Claim[]) =>
  db.execute(sql`UPDATE waiting_mails SET next_at = ${leaseEnd(now)}::timestamptz
    WHERE id IN (SELECT value::bigint FROM jsonb_array_elements_text(${JSON.stringify(claims.map(({ id }) => id))}::jsonb))`);

/** A kind that only a newer process knows is left to it, while a server is brought up to date. */
const known = () => sql.param([...kinds.keys()]);

const claim = (db: Db, now: Date, most: number) =>
  rows<Claim>(
    db,
    sql`UPDATE waiting_mails SET next_at = ${leaseEnd(now)}::timestamptz, tries = tries + 1
      WHERE id IN (
        SELECT id FROM waiting_mails WHERE next_at <= ${now.toISOString()}::timestamptz AND kind = ANY(${known()}::text[])
        ORDER BY yields, next_at, id LIMIT ${most} FOR UPDATE SKIP LOCKED)
      RETURNING id::int, kind, person_id AS "personId", data, tries`,
  );

/** The address, or what is said, was refused for good. */
const isFinal = (responseCode: number, code: string) => responseCode >= 500 && code !== 'EAUTH';

async function putOff(deps: Deps, one: Claim, to: Addressee, error: unknown) {
  const { code = 'unknown', responseCode = 0 } = error as { code?: string; responseCode?: number };
  const wait = isFinal(responseCode, code) ? undefined : AGAIN_MINUTES[one.tries - 1];
  const ofIt = eq(waitingMails.id, one.id);
  const now = deps.clock();
  // Messages of mail servers quote addresses; the code says enough.
  const fields = { kind: one.kind, code, tries: one.tries };
  if (wait !== undefined) {
    deps.log.warn(fields, 'a mail was not sent');
    const nextAt = new Date(now.getTime() + wait * 60_000);
    await deps.db.update(waitingMails).set({ nextAt }).where(ofIt);
    return;
  }
  deps.log.error(fields, 'a mail was given up');
  await deps.db.transaction(async (tx) => {
    await tx.delete(waitingMails).where(ofIt);
    await kinds.get(one.kind)?.lost?.(tx, now, to);
  });
}

async function sendOne(deps: Deps, one: Claim) {
  const [to] = await deps.db.select().from(people).where(eq(people.id, one.personId));
  if (!to) return;
  try {
    const mail = await kinds.get(one.kind)?.write(deps, to, one.data);
    if (mail) await deps.mailer.send(mail);
  } catch (error) {
    await putOff(deps, one, to, error);
    return;
  }
  await deps.db.delete(waitingMails).where(eq(waitingMails.id, one.id));
}

export const sendWaiting = fewAtOnce({ atOnce: AT_ONCE, keep, claim, send: sendOne });
