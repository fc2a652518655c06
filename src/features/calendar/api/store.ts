import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { notFound, Refusal } from '#api/errors.ts';
import type { Content } from './content.ts';
import {
  clockFor,
  type EventRow,
  type ExceptionRow,
  isStart,
  nextOccurrence,
  type Occurrence,
  occurrencesIn,
  spanOf,
} from './occurrences.ts';
import { exceptionsOf, findEvent } from './queries.ts';
import { DAY } from './rule.ts';
import { zoneOfPerson } from './settings.ts';
import { calendarEvents, calendarExceptions } from './tables.ts';

/** An own event, nobody else changing it until the end of the transaction. */
export async function lockEvent(tx: Db, me: number, id: number): Promise<EventRow> {
  const [event] = await tx
    .select()
    .from(calendarEvents)
    .where(and(eq(calendarEvents.id, id), eq(calendarEvents.ownerId, me), isNull(calendarEvents.removedAt)))
    .for('update');
  if (event) return event;
  if (await findEvent(tx, me, id)) throw new Refusal(403, 'Only whoever invited you can change this event.');
  throw notFound();
}

const newUid = () => `${crypto.randomUUID()}@lms`;

export async function insertEvent(
  tx: Db,
  ownerId: number,
  content: Content,
  now: Date,
  more: { key?: string | undefined; uid?: string | undefined } = {},
): Promise<EventRow | undefined> {
  const [made] = await tx
    .insert(calendarEvents)
    .values({
      ...content,
      ...spanOf(content, []),
      ...{ ownerId, uid: more.uid ?? newUid(), writingKey: more.key, createdAt: now, changedAt: now },
    })
    .onConflictDoNothing()
    .returning();
  return made;
}

/** Writes an event anew; its exceptions have been settled before. */
export async function rewriteEvent(tx: Db, event: EventRow, content: Partial<Content>, now: Date): Promise<EventRow> {
  const exceptions = (await exceptionsOf(tx, [event.id])).get(event.id) ?? [];
  const next = { ...event, ...content };
  const [written] = await tx
    .update(calendarEvents)
    .set({ ...content, ...spanOf(next, exceptions), version: event.version + 1, changedAt: now })
    .where(eq(calendarEvents.id, event.id))
    .returning();
  if (!written) throw notFound();
  return written;
}

export async function replaceExceptions(tx: Db, eventId: number, exceptions: ExceptionRow[]) {
  await tx.delete(calendarExceptions).where(eq(calendarExceptions.eventId, eventId));
  if (exceptions.length > 0) await tx.insert(calendarExceptions).values(exceptions.map((one) => ({ ...one, eventId })));
}

/** What is said of an occurrence is not done to another one: of a series that became a single event only that one is left. */
export function refuseOther(event: EventRow, occurrence: string | null | undefined) {
  if (event.repeat === null && occurrence && Date.parse(occurrence) !== event.startsAt.getTime()) throw notFound();
}

/** One occurrence as it is now. What is not there, or was removed, is not found. */
export async function occurrenceOf(tx: Db, event: EventRow, occurrence: number): Promise<Occurrence> {
  const exceptions = (await exceptionsOf(tx, [event.id])).get(event.id) ?? [];
  const exception = exceptions.find((one) => one.occurrence.getTime() === occurrence);
  if (event.repeat === null || exception?.removedAt || !isStart(event, occurrence)) throw notFound();
  if (exception) {
    return { occurrence, start: exception.startsAt.getTime(), end: exception.endsAt.getTime(), exception };
  }
  const [usual] = occurrencesIn(event, [], occurrence, occurrence + 1).filter((one) => one.start === occurrence);
  if (!usual) throw notFound();
  return usual;
}

const NEAR = 16 * DAY;

/** The occurrence that a link means. One that the series no longer has was moved with it: the one nearest to it is meant. */
export async function occurrenceAsked(db: Db, me: number, event: EventRow, asked: string, now: Date) {
  if (event.repeat === null) return undefined;
  const at = asked === 'next' ? now.getTime() : Date.parse(asked);
  if (asked !== 'next' && isStart(event, at)) return occurrenceOf(db, event, at);
  const exceptions = (await exceptionsOf(db, [event.id])).get(event.id) ?? [];
  if (asked === 'next') {
    const zone = event.allDay ? await zoneOfPerson(db, me) : 'UTC';
    return nextOccurrence(event, exceptions, clockFor(event, now, zone));
  }
  const far = ({ occurrence, start }: Occurrence) => Math.abs((occurrence ?? start) - at);
  const [nearest] = occurrencesIn(event, exceptions, at - NEAR, at + NEAR).sort((a, b) => far(a) - far(b));
  return nearest ?? nextOccurrence(event, exceptions, at);
}
