import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import type { Deps } from '#api/deps.ts';
import { enterNotice, showNotices, stillThere } from '#api/notify.ts';
import { momentOf } from '#contract/zonedTime.ts';
import { eventLink } from './eventLink.ts';
import { type EventRow, type ExceptionRow, type Occurrence, occurrencesIn } from './occurrences.ts';
import { exceptionsOf } from './queries.ts';
import { DAY, HORIZON } from './rule.ts';
import { zoneOfPerson } from './settings.ts';
import { calendarEvents, calendarGuests, calendarReminders } from './tables.ts';

export const MINUTE = 60_000;
const AT_ONCE = 200;
/** After the server was away, only the reminders of the last hour are still of use. */
const LATE_MS = 60 * MINUTE;

/** A start as a moment for those who are reminded: days begin where the owner is. */
export const startFor = (event: EventRow, { start, exception }: Occurrence, zone: string) =>
  (exception ?? event).allDay ? momentOf(start, zone) : start;

/** The first start that comes after a moment. */
function firstStartAfter(event: EventRow, exceptions: ExceptionRow[], zone: string, after: number) {
  // A series that pauses for years still has a next time: the window is widened until it is found.
  for (let days = 2; ; days *= 8) {
    const to = Math.min(after + days * DAY, HORIZON);
    const starts = occurrencesIn(event, exceptions, after - DAY, to)
      .map((one) => startFor(event, one, zone))
      .filter((start) => start > after);
    if (starts.length > 0) return Math.min(...starts);
    if (to >= HORIZON || to > event.lastsUntil.getTime() + DAY) return undefined;
  }
}

/** When a reminder is due next, after a moment. */
function nextDue(event: EventRow, exceptions: ExceptionRow[], zone: string, minutes: number, after: number) {
  if (event.removedAt !== null) return null;
  const start = firstStartAfter(event, exceptions, zone, after + minutes * MINUTE);
  return start === undefined ? null : new Date(start - minutes * MINUTE);
}

/** Each reminder once, with the moment it is due next. */
export const reminderRows = (event: EventRow, exceptions: ExceptionRow[], zone: string, minutes: number[], now: Date) =>
  [...new Set(minutes)].map((one) => ({
    ...{ eventId: event.id, minutes: one },
    nextAt: nextDue(event, exceptions, zone, one, now.getTime()),
  }));

/** Stores the reminders of an event; left out, the ones it has are counted anew. Answers which they are. */
export async function setReminders(tx: Db, event: EventRow, minutes: number[] | undefined, now: Date) {
  const known = await tx.select().from(calendarReminders).where(eq(calendarReminders.eventId, event.id));
  const wanted = minutes ?? known.map((one) => one.minutes);
  if (known.length > 0) await tx.delete(calendarReminders).where(eq(calendarReminders.eventId, event.id));
  if (wanted.length === 0) return [];
  const exceptions = (await exceptionsOf(tx, [event.id])).get(event.id) ?? [];
  const zone = await zoneOfPerson(tx, event.ownerId);
  await tx.insert(calendarReminders).values(reminderRows(event, exceptions, zone, wanted, now));
  return wanted;
}

/** The owners, and the guests who did not say no. */
async function whomToRemind(tx: Db, events: Pick<EventRow, 'id' | 'ownerId'>[]): Promise<number[]> {
  const ids = events.map((event) => event.id);
  const guests = await tx
    .select({ personId: calendarGuests.personId })
    .from(calendarGuests)
    .where(and(inArray(calendarGuests.eventId, ids), inArray(calendarGuests.answer, ['accepted', 'tentative'])));
  return [...events.map((event) => event.ownerId), ...guests.flatMap((one) => one.personId ?? [])];
}

interface Due {
  event: EventRow;
  title: string;
  start: number;
  /** Which of a series it is. */
  occurrence: number | null;
}

/** Takes what is due; what another process holds is left to it. First the people: deleting them holds both in that order. */
async function takeDue(tx: Db, now: Date) {
  const isDue = lte(calendarReminders.nextAt, now);
  const soonest = await tx
    .select({ id: calendarReminders.eventId, ownerId: calendarEvents.ownerId })
    .from(calendarReminders)
    .innerJoin(calendarEvents, eq(calendarEvents.id, calendarReminders.eventId))
    .where(isDue)
    .orderBy(asc(calendarReminders.nextAt))
    .limit(AT_ONCE);
  if (soonest.length === 0) return { taken: 0, told: [] };
  await stillThere(tx, await whomToRemind(tx, soonest));
  const known = soonest.map((one) => one.id);
  const due = await tx
    .select()
    .from(calendarReminders)
    .where(and(inArray(calendarReminders.eventId, known), isDue))
    .orderBy(asc(calendarReminders.nextAt))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  const ids = [...new Set(due.map((one) => one.eventId))];
  if (ids.length === 0) return { taken: 0, told: [] };
  const events = await tx.select().from(calendarEvents).where(inArray(calendarEvents.id, ids));
  const exceptions = await exceptionsOf(tx, ids);
  const told = new Map<string, Due>();
  for (const { eventId, minutes, nextAt } of due) {
    const event = events.find((one) => one.id === eventId);
    if (!event || nextAt === null) continue;
    const apart = exceptions.get(eventId) ?? [];
    const zone = await zoneOfPerson(tx, event.ownerId);
    let next: Date | null = nextAt;
    while (next !== null && next <= now) {
      const at = next.getTime();
      const start = at + minutes * MINUTE;
      const which = occurrencesIn(event, apart, start - DAY, start + DAY).find(
        (one) => startFor(event, one, zone) === start,
      );
      const title = which?.exception?.title ?? event.title;
      const occurrence = which?.occurrence ?? null;
      if (at >= now.getTime() - LATE_MS) told.set(`${eventId} ${start}`, { event, title, start, occurrence });
      // What was missed longer ago is stepped over at once.
      next = nextDue(event, apart, zone, minutes, Math.max(at, now.getTime() - LATE_MS - 1));
    }
    await tx
      .update(calendarReminders)
      .set({ nextAt: next })
      .where(and(eq(calendarReminders.eventId, eventId), eq(calendarReminders.minutes, minutes)));
  }
  return { taken: due.length, told: [...told.values()] };
}

/** What is soon to begin becomes a notification, once for each person and occurrence. */
export async function remindOfEvents(deps: Deps, now: Date) {
  for (;;) {
    const { taken, reached } = await deps.db.transaction(async (tx) => {
      const { taken: count, told } = await takeDue(tx, now);
      const people: number[] = [];
      for (const { event, title, start, occurrence } of told) {
        const to = await whomToRemind(tx, [event]);
        const data = { title, start: new Date(start).toISOString() };
        const link = eventLink(event.id, occurrence);
        people.push(...(await enterNotice(tx, deps, { to, kind: 'event-reminder', data, link })));
      }
      return { taken: count, reached: people };
    });
    await showNotices(deps.bus, reached);
    if (taken < AT_ONCE) return;
  }
}
