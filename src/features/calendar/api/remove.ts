import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { notFound, Refusal } from '#api/errors.ts';
import type { EventScope } from '#features/calendar/contract.ts';
import { type GuestRow, guestsIn } from './guests.ts';
import { cutBefore } from './move.ts';
import type { EventRow } from './occurrences.ts';
import { setReminders } from './reminders.ts';
import type { Which } from './save.ts';
import { lockEvent, occurrenceOf, refuseOther, rewriteEvent } from './store.ts';
import { calendarEvents, calendarExceptions, calendarRemovals } from './tables.ts';

export interface Removed {
  event: EventRow;
  token: string;
  guests: GuestRow[];
}

type Removal = Pick<typeof calendarRemovals.$inferInsert, 'occurrence' | 'repeatBefore' | 'repeatAfter'>;

async function note(tx: Db, event: EventRow, scope: EventScope, now: Date, more: Removal = {}): Promise<Removed> {
  const token = crypto.randomUUID();
  const { id: eventId, ownerId } = event;
  await tx.insert(calendarRemovals).values({ token, ownerId, eventId, scope, removedAt: now, ...more });
  return { event, token, guests: await guestsIn(tx, event.id) };
}

async function removeAll(tx: Db, event: EventRow, now: Date): Promise<Removed> {
  const removed = { ...event, removedAt: now };
  await tx.update(calendarEvents).set({ removedAt: now }).where(eq(calendarEvents.id, event.id));
  await setReminders(tx, removed, undefined, now);
  return note(tx, removed, 'all', now);
}

/** Kept as an exception, with what it said, so that it can be brought back as it was. */
async function removeThis(tx: Db, event: EventRow, occurrence: number, now: Date): Promise<Removed> {
  const { exception, start, end } = await occurrenceOf(tx, event, occurrence);
  const { title, url, kind, location, description, allDay, timeZone } = exception ?? event;
  await tx
    .insert(calendarExceptions)
    .values({
      ...{ eventId: event.id, occurrence: new Date(occurrence), removedAt: now, isChanged: exception !== undefined },
      ...{ title, url, kind, location, description, allDay, timeZone },
      ...{ startsAt: new Date(start), endsAt: new Date(end) },
    })
    .onConflictDoUpdate({
      target: [calendarExceptions.eventId, calendarExceptions.occurrence],
      set: { removedAt: now },
    });
  const written = await rewriteEvent(tx, event, {}, now);
  await setReminders(tx, written, undefined, now);
  return note(tx, written, 'this', now, { occurrence: new Date(occurrence) });
}

async function removeFollowing(tx: Db, event: EventRow, occurrence: number, now: Date): Promise<Removed> {
  await occurrenceOf(tx, event, occurrence);
  const cut = cutBefore(event, occurrence);
  if (!cut) return removeAll(tx, event, now);
  const written = await rewriteEvent(tx, event, { repeat: cut.repeat }, now);
  await setReminders(tx, written, undefined, now);
  return note(tx, written, 'following', now, { repeatBefore: event.repeat, repeatAfter: cut.repeat });
}

export async function removeEvent(tx: Db, me: number, id: number, which: Which, now: Date): Promise<Removed> {
  const event = await lockEvent(tx, me, id);
  refuseOther(event, which.occurrence);
  if (event.repeat === null || which.scope === undefined || which.scope === 'all') return removeAll(tx, event, now);
  if (!which.occurrence) throw new Refusal(400, { occurrence: ['Say which occurrence is meant.'] });
  const occurrence = Date.parse(which.occurrence);
  return which.scope === 'this' ? removeThis(tx, event, occurrence, now) : removeFollowing(tx, event, occurrence, now);
}

async function bringBack(tx: Db, event: EventRow, now: Date): Promise<EventRow> {
  const there = { ...event, removedAt: null };
  await tx.update(calendarEvents).set({ removedAt: null }).where(eq(calendarEvents.id, event.id));
  await setReminders(tx, there, undefined, now);
  return there;
}

/** Own events that were removed as a whole; others are left out. */
export async function restoreEvents(tx: Db, me: number, ids: number[], now: Date): Promise<EventRow[]> {
  if (ids.length === 0) return [];
  const found = await tx
    .select()
    .from(calendarEvents)
    .where(and(inArray(calendarEvents.id, ids), eq(calendarEvents.ownerId, me), isNotNull(calendarEvents.removedAt)))
    .orderBy(calendarEvents.id)
    .for('update');
  const back: EventRow[] = [];
  for (const event of found) back.push(await bringBack(tx, event, now));
  return back;
}

async function restoreOccurrence(tx: Db, event: EventRow, occurrence: Date) {
  const here = and(eq(calendarExceptions.eventId, event.id), eq(calendarExceptions.occurrence, occurrence));
  await tx.delete(calendarExceptions).where(and(here, eq(calendarExceptions.isChanged, false)));
  await tx.update(calendarExceptions).set({ removedAt: null }).where(here);
}

/** Exactly what one removal took away. */
export async function undoRemoval(tx: Db, me: number, token: string, now: Date): Promise<EventRow> {
  const [removal] = await tx
    .delete(calendarRemovals)
    .where(and(eq(calendarRemovals.token, token), eq(calendarRemovals.ownerId, me)))
    .returning();
  if (!removal) throw notFound();
  if (removal.scope === 'all') {
    const [event] = await restoreEvents(tx, me, [removal.eventId], now);
    if (!event) throw notFound();
    return event;
  }
  const event = await lockEvent(tx, me, removal.eventId);
  if (removal.scope === 'this' && removal.occurrence) await restoreOccurrence(tx, event, removal.occurrence);
  if (removal.scope === 'following' && event.repeat !== removal.repeatAfter)
    throw new Refusal(409, 'This event was changed since: what was removed cannot be brought back.');
  const change = removal.scope === 'following' ? { repeat: removal.repeatBefore } : {};
  const written = await rewriteEvent(tx, event, change, now);
  await setReminders(tx, written, undefined, now);
  return written;
}
