import { and, asc, desc, eq, getTableColumns, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { type Db, wordsIn } from '#api/db.ts';
import { badInput } from '#api/errors.ts';
import type { CalendarEvent, EventsQuery } from '#features/calendar/contract.ts';
import { grouped } from './grouped.ts';
import { clockFor, type EventRow, type ExceptionRow, nextOccurrence, occurrencesIn } from './occurrences.ts';
import { DAY } from './rule.ts';
import { type Entry, showEvents } from './show.ts';
import { calendarEvents, calendarExceptions, calendarGuests, calendarSettings } from './tables.ts';

const MOST_ROWS = 1_000;
/** So many repeating events of one person are looked through for a window. */
const MOST_SERIES = 5_000;
/** What is within a window is put in order only when all before it was read, too. */
const MOST_IN_WINDOW = 10_000;
const TOO_FAR = 'Ask for fewer days instead of so many pages.';

const isThere = isNull(calendarEvents.removedAt);
const isOwn = (me: number) => and(eq(calendarEvents.ownerId, me), isThere);
/** Written with its own subselect: guests are few, and their events are found by number. */
const isInvited = (me: number) =>
  and(
    sql`${calendarEvents.id} IN (SELECT ${calendarGuests.eventId} FROM ${calendarGuests} WHERE ${calendarGuests.personId} = ${me})`,
    isThere,
  );
const isOfKind = (kinds: EventsQuery['calendars']) => (kinds ? inArray(calendarEvents.kind, kinds) : undefined);

export async function exceptionsOf(db: Db, eventIds: number[]): Promise<Map<number, ExceptionRow[]>> {
  if (eventIds.length === 0) return new Map();
  const found = await db.select().from(calendarExceptions).where(inArray(calendarExceptions.eventId, eventIds));
  return grouped(found, (one) => one.eventId);
}

const byStart = (db: Db, where: SQL | undefined, most: number) =>
  db
    .select()
    .from(calendarEvents)
    .where(where)
    .orderBy(asc(calendarEvents.startsAt), asc(calendarEvents.id))
    .limit(most);

const inOrder = (a: Entry, b: Entry) =>
  (a.occurrence?.start ?? a.event.startsAt.getTime()) - (b.occurrence?.start ?? b.event.startsAt.getTime()) ||
  a.event.id - b.event.id;

interface Page {
  skip: number;
  size: number;
}

/** Every event once. */
async function storedEvents(db: Db, me: number, kinds: EventsQuery['calendars'], page: Page): Promise<Entry[]> {
  const { skip, size } = page;
  const first = (where: SQL | undefined) => byStart(db, and(where, isOfKind(kinds)), skip + size);
  const found = await first(isOwn(me))
    .unionAll(first(isInvited(me)))
    .orderBy(sql`starts_at`, sql`id`)
    .limit(size)
    .offset(skip);
  return found.map((event) => ({ event }));
}

/** What happens within a window: short events by their start, what repeats or lasts long by its end. */
async function entriesIn(
  db: Db,
  me: number,
  { from, to }: { from: number; to: number },
  kinds: EventsQuery['calendars'],
  most: number,
): Promise<Entry[]> {
  const [start, end] = [new Date(from), new Date(to)];
  const inWindow = and(lt(calendarEvents.firstAt, end), gte(calendarEvents.lastsUntil, start));
  const short = and(
    eq(calendarEvents.spans, false),
    isOfKind(kinds),
    gte(calendarEvents.startsAt, new Date(from - 31 * DAY)),
    lt(calendarEvents.startsAt, end),
    gte(calendarEvents.endsAt, start),
  );
  const found = [
    ...(await byStart(db, and(isOwn(me), short), most)),
    ...(await byStart(db, and(isOwn(me), calendarEvents.spans, inWindow), MOST_SERIES)),
    ...(await byStart(db, and(isInvited(me), inWindow), MOST_SERIES)),
  ];
  const repeating = found.filter((one) => one.repeat !== null).map((one) => one.id);
  const exceptions = await exceptionsOf(db, repeating);
  return found.flatMap((event) =>
    occurrencesIn(event, exceptions.get(event.id) ?? [], from, to).map((occurrence) => ({ event, occurrence })),
  );
}

const kindOf = ({ event, occurrence }: Entry) => occurrence?.exception?.kind ?? event.kind;

export async function listEvents(db: Db, me: number, ask: EventsQuery): Promise<CalendarEvent[]> {
  const { calendars, from, to, page, perPage } = ask;
  if (calendars?.length === 0) return [];
  const isPaged = page !== undefined || perPage !== undefined;
  const size = isPaged ? (perPage ?? 10) : MOST_ROWS;
  const skip = isPaged ? ((page ?? 1) - 1) * size : 0;
  if (from === undefined || to === undefined)
    return showEvents(db, await storedEvents(db, me, calendars, { skip, size }), me);
  // One more than can be paged through tells whether there are more.
  const most = Math.min(skip + size, MOST_IN_WINDOW + 1);
  const found = await entriesIn(db, me, { from, to }, calendars, most);
  const wanted = calendars ? found.filter((one) => calendars.includes(kindOf(one))) : found;
  if (skip + size > MOST_IN_WINDOW && wanted.length > MOST_IN_WINDOW) throw badInput({ page: [TOO_FAR] });
  return showEvents(db, wanted.sort(inOrder).slice(skip, skip + size), me);
}

/** What repeats stands where it comes next. */
async function atNext(db: Db, entries: Entry[], now: Date, zone: string): Promise<Entry[]> {
  const repeating = entries.filter(({ event }) => event.repeat !== null).map(({ event }) => event.id);
  const exceptions = await exceptionsOf(db, repeating);
  return entries.map(({ event }) => {
    if (event.repeat === null) return { event };
    const occurrence = nextOccurrence(event, exceptions.get(event.id) ?? [], clockFor(event, now, zone));
    return occurrence ? { event, occurrence } : { event };
  });
}

/** By title, place and description; the latest first. */
export async function searchEvents(db: Db, me: number, ask: { q: string; page: number; perPage: number }, now: Date) {
  const skip = (ask.page - 1) * ask.perPage;
  const size = ask.perPage + 1;
  const words = wordsIn(calendarEvents.search, ask.q);
  // Asked along: the search makes no question more for it.
  const zone = sql<
    string | null
  >`(SELECT ${calendarSettings.timeZone} FROM ${calendarSettings} WHERE ${calendarSettings.personId} = ${me})`.as(
    'zone',
  );
  const latest = (where: SQL | undefined) =>
    db
      .select({ ...getTableColumns(calendarEvents), zone })
      .from(calendarEvents)
      .where(and(where, ...words))
      .orderBy(desc(calendarEvents.startsAt), desc(calendarEvents.id))
      .limit(skip + size);
  const found = await latest(isOwn(me))
    .unionAll(latest(isInvited(me)))
    .orderBy(sql`starts_at DESC`, sql`id DESC`)
    .limit(size)
    .offset(skip);
  const page = found.slice(0, ask.perPage).map((event) => ({ event }));
  const shown = await atNext(db, page, now, found[0]?.zone ?? 'UTC');
  const events = await showEvents(
    db,
    shown.sort((a, b) => inOrder(b, a)),
    me,
  );
  return { events, hasMore: found.length > ask.perPage };
}

/** An event that the caller may see: their own, or one they are invited to. */
export async function findEvent(db: Db, me: number, id: number): Promise<EventRow | undefined> {
  const [found] = await db
    .select()
    .from(calendarEvents)
    .where(and(eq(calendarEvents.id, id), isThere, sql`(${isOwn(me)} OR ${isInvited(me)})`));
  return found;
}
