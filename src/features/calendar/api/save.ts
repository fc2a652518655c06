import { and, eq, gte } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { badInput, notFound, Refusal } from '#api/errors.ts';
import type { ChangedEvent, EventScope, NewEvent } from '#features/calendar/contract.ts';
import { type Content, contentOf, inSeconds, isMoved } from './content.ts';
import { askAnew, type GuestRow, guestsIn, insertGuests, resolveGuests, setGuests } from './guests.ts';
import { cutBefore, exceptionsAfter, moveFrom, repeatAfter, restOf, seriesAfter } from './move.ts';
import type { EventRow, Occurrence } from './occurrences.ts';
import { exceptionsOf } from './queries.ts';
import { setReminders } from './reminders.ts';
import { zoneOfPerson } from './settings.ts';
import { aloneAt, askedAt, usualAt } from './standing.ts';
import { insertEvent, lockEvent, occurrenceOf, refuseOther, replaceExceptions, rewriteEvent } from './store.ts';
import { calendarEvents, calendarExceptions, calendarGuests } from './tables.ts';

/** What was stored, and whom it concerns. */
export interface Saved {
  event: EventRow;
  occurrence?: Occurrence;
  /** Those who have to answer, those who only have to know, and those who are no longer invited. */
  asked: GuestRow[];
  informed: GuestRow[];
  gone: GuestRow[];
}

const CHANGED = 'This event was changed in the meantime. Look at it again, then save.';

async function madeBefore(tx: Db, me: number, key: string): Promise<Saved | undefined> {
  const [event] = await tx
    .select()
    .from(calendarEvents)
    .where(and(eq(calendarEvents.ownerId, me), eq(calendarEvents.writingKey, key)));
  return event && { event, asked: [], informed: [], gone: [] };
}

export async function addEvent(
  tx: Db,
  me: number,
  given: NewEvent,
  key: string | undefined,
  now: Date,
): Promise<Saved> {
  const known = key && (await madeBefore(tx, me, key));
  if (known) return known;
  const content = contentOf(given, undefined, await zoneOfPerson(tx, me));
  // Who cannot be invited is refused before the insert: it would take a number.
  const guests = await resolveGuests(tx, me, given.extendedProps.guests ?? []);
  const event = await insertEvent(tx, me, content, now, { key });
  if (!event) {
    const meanwhile = key && (await madeBefore(tx, me, key));
    if (meanwhile) return meanwhile;
    throw new Error('the event was not stored');
  }
  const asked = await insertGuests(tx, event.id, guests);
  await setReminders(tx, event, given.extendedProps.reminders ?? [], now);
  return { event, asked, informed: [], gone: [] };
}

type Words = Pick<Content, 'title' | 'location'>;
const isOther = (before: Words, after: Words) => before.title !== after.title || before.location !== after.location;

/** Guests and reminders of a stored change. Who is asked anew depends on whether the time changed. */
async function settle(tx: Db, before: Content, event: EventRow, given: ChangedEvent, now: Date): Promise<Saved> {
  const { guests, reminders } = given.extendedProps;
  const changes = guests === undefined ? undefined : await setGuests(tx, event.id, event.ownerId, guests ?? []);
  const { added, gone } = changes ?? { added: [], gone: [] };
  await setReminders(tx, event, reminders === undefined ? undefined : (reminders ?? []), now);
  if (isMoved(before, event)) return { event, asked: await askAnew(tx, event.id), informed: [], gone };
  const isNew = new Set(added.map((one) => one.id));
  const others = isOther(before, event) ? (await guestsIn(tx, event.id)).filter((one) => !isNew.has(one.id)) : [];
  return { event, asked: added, informed: others, gone };
}

const hasTimes = ({ start, end, allDay, extendedProps }: ChangedEvent) =>
  [start, end, allDay, extendedProps.timeZone].some((one) => one !== undefined);

/** What one occurrence says by itself after a change. */
async function aloneAfter(tx: Db, event: EventRow, given: ChangedEvent, at: Occurrence) {
  const alone = { ...given, extendedProps: { ...given.extendedProps, repeat: null } };
  const content = contentOf(alone, aloneAt(event, at), await zoneOfPerson(tx, event.ownerId));
  const { descriptionText: _, repeat: __, ...kept } = inSeconds(content);
  return kept;
}

/** What stands apart in a series. A change that was made at one of them is made to that one too. */
async function apartAfter(tx: Db, event: EventRow, given: ChangedEvent, at: Occurrence | undefined) {
  const known = (await exceptionsOf(tx, [event.id])).get(event.id) ?? [];
  if (!at?.exception) return known;
  const alone = await aloneAfter(tx, event, given, at);
  return known.map((one) => (one.occurrence.getTime() === at.occurrence ? { ...one, ...alone } : one));
}

async function changeAll(tx: Db, event: EventRow, given: ChangedEvent, at: Occurrence | undefined, now: Date) {
  // Whoever changes no times leaves those of the series alone, also from one that was moved by itself.
  const zone = await zoneOfPerson(tx, event.ownerId);
  const isAsked = at !== undefined && hasTimes(given);
  const { base, content } = isAsked
    ? askedAt(event, given, at, zone)
    : { base: event, content: contentOf(given, event, zone) };
  const move = moveFrom(base, content);
  const series = event.repeat === null ? content : seriesAfter(event, base, content, move);
  if (event.repeat !== null && (isMoved(event, series) || at?.exception)) {
    const apart = await apartAfter(tx, event, given, at);
    const isSameRule = content.repeat === event.repeat;
    await replaceExceptions(
      tx,
      event.id,
      isMoved(event, series) ? exceptionsAfter(apart, series, move, isSameRule) : apart,
    );
  }
  return settle(tx, event, await rewriteEvent(tx, event, series, now), given, now);
}

/** Those of a series are for all of it: one occurrence alone has none of its own. */
function refuseOthers(known: number[], given: number[] | null | undefined) {
  if (given === undefined) return;
  const wanted = new Set(given);
  if (wanted.size === known.length && known.every((one) => wanted.has(one))) return;
  throw badInput({ 'event.extendedProps.reminders': ['Reminders are for the whole series, not for one event of it.'] });
}

async function changeThis(tx: Db, event: EventRow, given: ChangedEvent, at: Occurrence, now: Date): Promise<Saved> {
  const base = aloneAt(event, at);
  const content = await aloneAfter(tx, event, given, at);
  const row = { ...content, isChanged: true, removedAt: null };
  const [exception] = await tx
    .insert(calendarExceptions)
    .values({ eventId: event.id, occurrence: new Date(at.occurrence ?? 0), ...row })
    .onConflictDoUpdate({ target: [calendarExceptions.eventId, calendarExceptions.occurrence], set: row })
    .returning();
  if (!exception) throw notFound();
  const written = await rewriteEvent(tx, event, {}, now);
  const reminders = await setReminders(tx, written, undefined, now);
  refuseOthers(reminders, given.extendedProps.reminders);
  const times = { start: exception.startsAt.getTime(), end: exception.endsAt.getTime() };
  const occurrence = { occurrence: at.occurrence, ...times, exception };
  const isNews = isMoved(base, { ...content, repeat: null }) || isOther(base, content);
  const informed = isNews ? await guestsIn(tx, event.id) : [];
  return { event: written, occurrence, asked: [], informed, gone: [] };
}

/** What goes on from an occurrence on. */
function restAfter(event: EventRow, given: ChangedEvent, at: Occurrence, zone: string): Content {
  // One that comes to stand alone stays where it was moved to, and what it was called.
  if (given.extendedProps.repeat === null) return contentOf(given, aloneAt(event, at), zone);
  return hasTimes(given) ? askedAt(event, given, at, zone).content : contentOf(given, usualAt(event, at), zone);
}

/** The series ends before the occurrence; what follows goes on as an event of its own. */
async function changeFollowing(
  tx: Db,
  event: EventRow,
  given: ChangedEvent,
  at: Occurrence,
  now: Date,
): Promise<Saved> {
  const from = at.occurrence ?? 0;
  const cut = cutBefore(event, from);
  const isAlone = given.extendedProps.repeat === null && at.exception !== undefined;
  if (!cut && !isAlone) return changeAll(tx, event, given, at, now);
  const usual = usualAt(event, at);
  const content = restAfter(event, given, at, await zoneOfPerson(tx, event.ownerId));
  if (!cut) {
    await replaceExceptions(tx, event.id, []);
    return settle(tx, event, await rewriteEvent(tx, event, content, now), given, now);
  }
  const move = moveFrom(usual, content);
  const isSameRule = content.repeat === event.repeat;
  const repeat = isSameRule ? restOf(repeatAfter(usual, content, move), cut.count) : content.repeat;
  const made = await insertEvent(tx, event.ownerId, { ...content, repeat }, now);
  if (!made) throw new Error('the event was not stored');

  const apart = await apartAfter(tx, event, given, at);
  const later = apart.filter((one) => one.occurrence.getTime() >= from);
  await tx
    .delete(calendarExceptions)
    .where(and(eq(calendarExceptions.eventId, event.id), gte(calendarExceptions.occurrence, new Date(from))));
  await replaceExceptions(tx, made.id, exceptionsAfter(later, made, move, isSameRule));
  const cutShort = await rewriteEvent(tx, event, { repeat: cut.repeat }, now);
  const reminders = await setReminders(tx, cutShort, undefined, now);

  const guests = await guestsIn(tx, event.id);
  if (guests.length > 0)
    await tx.insert(calendarGuests).values(guests.map(({ id: _, ...guest }) => ({ ...guest, eventId: made.id })));
  await setReminders(tx, made, reminders, now);
  const rest = { ...usual, repeat };
  return settle(tx, rest, await rewriteEvent(tx, made, {}, now), given, now);
}

/** Which one is meant, and how much of it. */
export interface Which {
  scope: EventScope | undefined;
  occurrence: string | null | undefined;
}

interface Asked extends Which {
  version: number | undefined;
}

export async function changeEvent(tx: Db, me: number, given: ChangedEvent, which: Asked, now: Date): Promise<Saved> {
  const event = await lockEvent(tx, me, given.id);
  if (which.version !== undefined && which.version !== event.version) throw new Refusal(409, CHANGED);
  const text = which.occurrence ?? given.extendedProps.occurrence;
  refuseOther(event, text);
  if (event.repeat === null) return changeAll(tx, event, given, undefined, now);
  const at = text ? await occurrenceOf(tx, event, Date.parse(text)) : undefined;
  const scope = which.scope ?? 'all';
  if (scope === 'all' || !at) {
    if (scope !== 'all') throw new Refusal(400, { occurrence: ['Say which occurrence is meant.'] });
    return changeAll(tx, event, given, at, now);
  }
  return scope === 'this' ? changeThis(tx, event, given, at, now) : changeFollowing(tx, event, given, at, now);
}
