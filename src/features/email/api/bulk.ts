import { and, eq, gt, ne, not, type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '#api/db.ts';
import type { Deps } from '#api/deps.ts';
import { badInput, notFound, Refusal } from '#api/errors.ts';
import type { BulkAction, MailBulk } from '#features/email/contract.ts';
import { dropDeliveries, movedTo } from './change.ts';
import { labelNamed, ownMails, readLabels } from './labels.ts';
import { matchMails } from './match.ts';
import { holdAgain } from './send.ts';
import { emails, emailUndos, type HeldBefore } from './tables.ts';

const UNDO_MINUTES = 10;
const GONE = 'This cannot be taken back any more.';
const NOT_IN_TRASH = 'Only what is in the trash can be deleted for ever.';
const STILL_SENT = 'One of these mails is still being sent: it can be deleted for ever once that is done.';

type Values = Record<string, SQL | boolean>;
interface Deed {
  set: Values;
  /** Those that it changes at all. */
  where: SQL;
}

const has = (label: string) => sql`${emails.labels} @> ARRAY[${label}::text]`;
const without = (label: string) => sql`array_remove(${emails.labels}, ${label}::text)`;
const withLabel = (label: string) => sql`array_append(${emails.labels}, ${label}::text)`;
/** What was thrown away before anybody remembered where it was goes to the inbox. */
const former = sql`coalesce(${emails.formerFolder}, 'inbox')`;

function deedOf(action: Exclude<BulkAction, 'delete'>, folder: SQL, label: string, now: Date): Deed {
  const deeds: Record<typeof action, () => Deed> = {
    read: () => ({ set: { isRead: true }, where: not(emails.isRead) }),
    unread: () => ({ set: { isRead: false }, where: sql`${emails.isRead}` }),
    star: () => ({ set: { isStarred: true }, where: not(emails.isStarred) }),
    unstar: () => ({ set: { isStarred: false }, where: sql`${emails.isStarred}` }),
    label: () => ({ set: { labels: withLabel(label) }, where: not(has(label)) }),
    unlabel: () => ({ set: { labels: without(label) }, where: has(label) }),
    move: () => ({ set: movedTo(folder, now), where: sql`${emails.folder} <> ${folder}` }),
    trash: () => ({ set: movedTo(sql`'trash'::text`, now), where: ne(emails.folder, 'trash') }),
    restore: () => ({ set: movedTo(former, now), where: eq(emails.folder, 'trash') }),
  };
  return deeds[action]();
}

async function whichOnes(tx: Db, ownerId: number, { ids, match }: MailBulk, book: Parameters<typeof matchMails>[2]) {
  if (match) return matchMails(ownerId, match, book);
  const wanted = [...new Set(ids)];
  const where = ownMails(ownerId, wanted) as SQL;
  if ((await tx.$count(emails, where)) < wanted.length) throw notFound('One of these mails is not there any more.');
  return where;
}

/** What still waits for the mail servers of others goes with its mail: until then it stays. */
const isSettled = ne(emails.state, 'sending');

async function deleteForEver(tx: Db, bulk: MailBulk, where: SQL) {
  if (bulk.match && bulk.match.folder !== 'trash') throw badInput({ 'match.folder': [NOT_IN_TRASH] });
  if (bulk.ids && (await tx.$count(emails, and(where, ne(emails.folder, 'trash')))) > 0)
    throw new Refusal(409, NOT_IN_TRASH);
  if (bulk.ids && (await tx.$count(emails, and(where, not(isSettled)))) > 0) throw new Refusal(409, STILL_SENT);
  return countOf(
    tx,
    tx
      .delete(emails)
      .where(and(where, eq(emails.folder, 'trash'), isSettled))
      .returning({ id: emails.id })
      .getSQL(),
  );
}

/** What is to be sent and is moved is a draft: taken back, it is among the drafts or waits for its time again. */
const isHeld = sql`${emails.state} IN ('waiting', 'scheduled')`;
const heldBefore = sql<HeldBefore | null>`CASE WHEN ${isHeld} THEN jsonb_build_object('id', ${emails.id},
  'version', ${emails.version}, 'state', ${emails.state}, 'sendAt', ${emails.sendAt}) END`;

/** How many rows a statement touched, without sending their ids anywhere. */
async function countOf(tx: Db, statement: SQL): Promise<number> {
  const [found] = await rows<{ n: number }>(tx, sql`WITH done AS (${statement}) SELECT count(*)::int AS n FROM done`);
  return found?.n ?? 0;
}

/** One statement, however many mails. It notes what it changed, so that it can be taken back. */
async function changeAll(
  tx: Db,
  ownerId: number,
  action: Exclude<BulkAction, 'delete'>,
  deed: Deed,
  where: SQL,
  label: string,
  now: Date,
) {
  const before = tx.$with('before').as(
    tx
      .select({
        id: emails.id,
        was: sql<string>`CASE WHEN ${isHeld} THEN 'draft' ELSE ${emails.folder} END`.as('was'),
        held: heldBefore.as('held'),
      })
      .from(emails)
      .where(and(where, deed.where))
      .for('update'),
  );
  const done = tx.$with('done').as(
    tx
      .update(emails)
      .set(deed.set)
      .from(before)
      .where(sql`${emails.id} = "before"."id"`)
      .returning({
        id: emails.id,
        was: sql<string>`"before"."was"`.as('was'),
        held: sql<HeldBefore | null>`"before"."held"`.as('held'),
      }),
  );
  const token = crypto.randomUUID();
  const expiresAt = new Date(now.getTime() + UNDO_MINUTES * 60_000);
  const made = await tx
    .with(before, done)
    .insert(emailUndos)
    .select(
      sql`SELECT ${token}::uuid, ${ownerId}::int, ${action}::text, ${label || null}::text,
        coalesce(array_agg("done"."id"), '{}'), coalesce(array_agg("done"."was"), '{}'),
        coalesce(jsonb_agg("done"."held") FILTER (WHERE "done"."held" IS NOT NULL), '[]'), ${expiresAt.toISOString()}::timestamptz FROM "done"`,
    )
    .returning({ changed: sql<number>`cardinality(${emailUndos.ids})`.mapWith(Number) });
  const changed = made[0]?.changed ?? 0;
  return { changed, undo: changed > 0 ? token : null };
}

export async function bulkMails(tx: Db, ownerId: number, bulk: MailBulk, now: Date) {
  const book = await readLabels(tx, ownerId);
  const where = await whichOnes(tx, ownerId, bulk, book);
  if (bulk.action === 'delete') return { changed: await deleteForEver(tx, bulk, where), undo: null };
  const label = bulk.label === undefined ? '' : labelNamed(book, bulk.label).id;
  const deed = deedOf(bulk.action, sql`${bulk.folder ?? ''}::text`, label, now);
  const done = await changeAll(tx, ownerId, bulk.action, deed, where, label, now);
  if (bulk.action === 'move' || bulk.action === 'trash') await dropDeliveries(tx, undefined, ownerId);
  return done;
}

export const emptyTrash = (tx: Db, ownerId: number) =>
  countOf(
    tx,
    tx
      .delete(emails)
      .where(and(eq(emails.ownerId, ownerId), eq(emails.place, 'trash'), isSettled))
      .returning({ id: emails.id })
      .getSQL(),
  );

const OPPOSITE: Partial<Record<BulkAction, BulkAction>> = {
  read: 'unread',
  unread: 'read',
  star: 'unstar',
  unstar: 'star',
  label: 'unlabel',
  unlabel: 'label',
};

/** Puts back what an action changed, once. What was deleted meanwhile stays away. */
export async function undoBulk(tx: Db, deps: Deps, ownerId: number, token: string) {
  const now = deps.clock();
  const [undo] = await tx
    .delete(emailUndos)
    .where(and(eq(emailUndos.token, token), eq(emailUndos.ownerId, ownerId), gt(emailUndos.expiresAt, now)))
    .returning();
  if (!undo) throw notFound(GONE);
  const opposite = OPPOSITE[undo.action];
  const { set } =
    opposite && opposite !== 'delete'
      ? deedOf(opposite, sql``, undo.label ?? '', now)
      : { set: movedTo(sql`undone.folder`, now) };
  const statement = tx
    .update(emails)
    .set(set)
    .from(sql`unnest(${sql.param(undo.ids)}::int[], ${sql.param(undo.folders)}::text[]) AS undone(id, folder)`)
    .where(
      and(
        sql`${emails.id} = undone.id`,
        eq(emails.ownerId, ownerId),
        opposite === 'label' ? not(has(undo.label ?? '')) : undefined,
      ),
    )
    .returning({ id: emails.id });
  const changed = await countOf(tx, statement.getSQL());
  const late = opposite ? 0 : await holdAgain(tx, deps, ownerId, undo.held);
  return { changed, undo: null, late };
}
