import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { notFound } from '#api/errors.ts';
import { type ListHelp, listPage } from '#api/list.ts';
import type { EmailsMeta, Label, MailMeta, MailPage, OneEmail } from '#features/email/contract.ts';
import { FOLDER_VIEWS, type FolderView, type MailMatch, type MailQuery } from '#features/email/listContract.ts';
import { type LabelBook, readLabels } from './labels.ts';
import { between, inView, matchMails, sought } from './match.ts';
import { mailsOf, readRows } from './rows.ts';
import { emailDeliveries, emails, emailTallies } from './tables.ts';

const MOST_ROWS = 1_000;
const SOURCE = { table: emails, id: emails.id, sortable: { time: emails.time }, indexed: ['time'] };

interface Tally {
  total: number;
  unread: number;
}
const NONE: Tally = { total: 0, unread: 0 };

/** How many there are in each list and with each label: a few rows, however many mails. */
async function tallies(db: Db, ownerId: number): Promise<Map<string, Tally>> {
  const found = await db
    .select({
      bucket: emailTallies.bucket,
      total: sql<number>`sum(${emailTallies.total})`.mapWith(Number),
      unread: sql<number>`sum(${emailTallies.unread})`.mapWith(Number),
    })
    .from(emailTallies)
    .where(eq(emailTallies.ownerId, ownerId))
    .groupBy(emailTallies.bucket);
  return new Map(found.map(({ bucket, ...counted }) => [bucket, counted]));
}

const metaOf = (counted: Map<string, Tally>): EmailsMeta => ({
  inbox: counted.get('inbox')?.unread ?? 0,
  draft: counted.get('draft')?.total ?? 0,
  spam: counted.get('spam')?.unread ?? 0,
});

export const readMeta = async (db: Db, ownerId: number) => metaOf(await tallies(db, ownerId));

const countedLabels = (book: LabelBook, counted: Map<string, Tally>): Label[] =>
  book.list.map((one) => ({ ...one, ...(counted.get(`label:${one.id}`) ?? NONE) }));

export async function listLabels(db: Db, ownerId: number): Promise<Label[]> {
  return countedLabels(await readLabels(db, ownerId), await tallies(db, ownerId));
}

/** All that the side pane shows. */
export async function readSidePane(db: Db, ownerId: number): Promise<MailMeta> {
  const counted = await tallies(db, ownerId);
  const folders = Object.fromEntries(FOLDER_VIEWS.map((view) => [view, counted.get(view) ?? NONE]));
  const labels = countedLabels(await readLabels(db, ownerId), counted);
  return { folders: folders as Record<FolderView, Tally>, labels, emailsMeta: metaOf(counted) };
}

/** Newest first. Without a page it is everything, up to a thousand. */
export async function listMails(
  db: Db,
  ownerId: number,
  ask: MailQuery,
  limits?: ListHelp['limits'],
): Promise<MailPage> {
  const book = await readLabels(db, ownerId);
  const counted = await tallies(db, ownerId);
  const isPaged = ask.page !== undefined || ask.perPage !== undefined;
  const page = { page: ask.page ?? 1, perPage: ask.perPage ?? (isPaged ? 50 : MOST_ROWS) };
  const filters = sought(ownerId, ask, book);
  const days = between(ask.q);
  const isWhole = filters.length === 0 && days.length === 0;
  const known = isWhole ? (counted.get(ask.folder)?.total ?? 0) : undefined;
  const help: ListHelp = { easy: [...inView(ownerId, ask.folder), ...days], total: async () => known, limits };
  const extent = ask.brief ? 'brief' : 'listed';
  const { rows, ...total } = await listPage(
    db,
    SOURCE,
    { ...page, q: '', sort: 'desc', sortColumn: 'time' },
    filters,
    (ids) => readRows(db, extent).where(inArray(emails.id, ids)),
    (row) => row.id,
    help,
  );
  return { emails: await mailsOf(db, ownerId, rows, book, extent), emailsMeta: metaOf(counted), ...total };
}

interface Place {
  id: number;
  place: string;
  /** As the database writes it: finer than a Date. */
  time: string;
}

async function placeOf(db: Db, ownerId: number, id: number): Promise<Place> {
  const [found] = await db
    .select({ id: emails.id, place: emails.place, time: sql<string>`${emails.time}::text` })
    .from(emails)
    .where(and(eq(emails.id, id), eq(emails.ownerId, ownerId)));
  if (!found) throw notFound();
  return found;
}

/** The one before it is newer, the one after it older. */
async function neighbour(db: Db, ownerId: number, { id, place, time }: Place, dir: 'previous' | 'next') {
  const self = sql`(${time}::timestamptz, ${id}::int)`;
  const way = dir === 'previous' ? asc : desc;
  const [found] = await db
    .select({ id: emails.id })
    .from(emails)
    .where(
      and(
        eq(emails.ownerId, ownerId),
        eq(emails.place, place),
        sql`(${emails.time}, ${emails.id}) ${dir === 'previous' ? sql`>` : sql`<`} ${self}`,
      ),
    )
    .orderBy(way(emails.time), way(emails.id))
    .limit(1);
  return found?.id;
}

async function deliveriesOf(db: Db, id: number) {
  return db
    .select({
      name: emailDeliveries.name,
      email: emailDeliveries.address,
      way: emailDeliveries.way,
      outcome: emailDeliveries.outcome,
      tries: emailDeliveries.tries,
    })
    .from(emailDeliveries)
    .where(eq(emailDeliveries.emailId, id))
    .orderBy(asc(emailDeliveries.address));
}

export async function readMail(db: Db, ownerId: number, id: number): Promise<OneEmail> {
  const place = await placeOf(db, ownerId, id);
  const rows = await readRows(db, 'whole').where(eq(emails.id, id));
  const [mail] = await mailsOf(db, ownerId, rows, await readLabels(db, ownerId), 'whole');
  if (!mail) throw notFound();
  const hasPreviousMail = (await neighbour(db, ownerId, place, 'previous')) !== undefined;
  const hasNextMail = (await neighbour(db, ownerId, place, 'next')) !== undefined;
  return { ...mail, hasPreviousMail, hasNextMail, deliveries: await deliveriesOf(db, id) };
}

export async function readNeighbour(db: Db, ownerId: number, id: number, dir: 'previous' | 'next') {
  const found = await neighbour(db, ownerId, await placeOf(db, ownerId, id), dir);
  if (found === undefined) throw notFound();
  return readMail(db, ownerId, found);
}

const MOST_ABOVE = 10_000;

/** How many mails stand above one in a list. */
export async function readRow(db: Db, ownerId: number, id: number, match: MailMatch): Promise<number | null> {
  const { time } = await placeOf(db, ownerId, id);
  const list = matchMails(ownerId, match, await readLabels(db, ownerId));
  if ((await db.$count(emails, and(list, eq(emails.id, id)))) === 0) return null;
  const above = db
    .select({ id: emails.id })
    .from(emails)
    .where(and(list, sql`(${emails.time}, ${emails.id}) > (${time}::timestamptz, ${id}::int)`))
    .orderBy(desc(emails.time), desc(emails.id))
    .limit(MOST_ABOVE + 1)
    .as('above');
  const row = await db.$count(above);
  return row > MOST_ABOVE ? null : row;
}
