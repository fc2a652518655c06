import { and, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '#api/db.ts';
import type { Deps } from '#api/deps.ts';
import { Refusal } from '#api/errors.ts';
import { hashToken } from '#api/tokens.ts';
import { IMPORT_BYTES } from '#features/calendar/choices.ts';
import type { ImportAnswer, importBody } from '#features/calendar/contract.ts';
import { type Part, type Problem, partsIn, readPart } from './importFile.ts';
import { type ExceptionRow, isStart, spanOf } from './occurrences.ts';
import { reminderRows } from './reminders.ts';
import { zoneOfPerson } from './settings.ts';
import { calendarEvents, calendarExceptions, calendarGuests, calendarReminders } from './tables.ts';

const AT_ONCE = 500;
const PREVIEW = 200;

/** An event of a file, with its occurrences that were changed or removed by themselves. */
interface Incoming {
  part: Part;
  exceptions: Omit<ExceptionRow, 'eventId'>[];
}

/** Without a name of its own, an event is known by what it says: brought again, it is the same. */
async function named(parts: Part[]): Promise<Part[]> {
  const made = async ({ content }: Part) =>
    `${await hashToken(`${content.title}\n${content.startsAt.toISOString()}\n${content.endsAt.toISOString()}`)}@import`;
  return Promise.all(parts.map(async (one) => (one.uid ? one : { ...one, uid: await made(one) })));
}

function exceptionsIn(whole: Part, changed: Part[], now: Date): Omit<ExceptionRow, 'eventId'>[] {
  const { content } = whole;
  if (content.repeat === null) return [];
  const found = new Map<number, Omit<ExceptionRow, 'eventId'>>();
  for (const { occurrence, content: own } of changed) {
    const { descriptionText: _, repeat: __, ...words } = own;
    const at = occurrence ?? 0;
    found.set(at, { ...words, occurrence: new Date(at), removedAt: null, isChanged: true });
  }
  const { descriptionText: _, repeat: __, ...usual } = content;
  const length = content.endsAt.getTime() - content.startsAt.getTime();
  for (const at of whole.removed) {
    const times = { startsAt: new Date(at), endsAt: new Date(at + length) };
    found.set(at, { ...usual, ...times, occurrence: new Date(at), removedAt: now, isChanged: false });
  }
  return [...found.values()].filter((one) => isStart(content, one.occurrence.getTime()));
}

function together(parts: Part[], now: Date): Incoming[] {
  const wholes = new Map(parts.filter((one) => one.occurrence === null).map((one) => [one.uid, one]));
  const changed = new Map<string, Part[]>();
  for (const one of parts) if (one.occurrence !== null) changed.set(one.uid, [...(changed.get(one.uid) ?? []), one]);
  return [...wholes.values()].map((part) => ({
    part,
    exceptions: exceptionsIn(part, changed.get(part.uid) ?? [], now),
  }));
}

/** Of events that are there already, all but the guests is taken from the file. */
const TAKEN = Object.fromEntries(
  [
    ...['title', 'url', 'kind', 'location', 'description', 'description_text', 'all_day', 'starts_at', 'ends_at'],
    ...['time_zone', 'repeat', 'first_at', 'lasts_until', 'changed_at', 'removed_at'],
  ].map((column) => [
    column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
    sql.raw(`excluded.${column}`),
  ]),
);

async function store(tx: Db, me: number, some: Incoming[], zone: string, now: Date): Promise<number[]> {
  const events = await tx
    .insert(calendarEvents)
    .values(
      some.map(({ part: { uid, content }, exceptions }) => ({
        ...content,
        ...spanOf(content, exceptions as ExceptionRow[]),
        ...{ ownerId: me, uid, createdAt: now, changedAt: now, removedAt: null },
      })),
    )
    .onConflictDoUpdate({
      target: [calendarEvents.ownerId, calendarEvents.uid],
      set: { ...TAKEN, version: sql`${calendarEvents.version} + 1` },
    })
    .returning();
  const ids = events.map((one) => one.id);
  await tx.delete(calendarExceptions).where(inArray(calendarExceptions.eventId, ids));
  await tx.delete(calendarReminders).where(inArray(calendarReminders.eventId, ids));
  const byUid = new Map(events.map((one) => [one.uid, one]));
  const exceptions = some.flatMap((one) => {
    const event = byUid.get(one.part.uid);
    return event ? one.exceptions.map((row) => ({ ...row, eventId: event.id })) : [];
  });
  const reminders = some.flatMap(({ part }) => {
    const event = byUid.get(part.uid);
    const apart = exceptions.filter((one) => one.eventId === event?.id);
    return event ? reminderRows(event, apart, zone, part.reminders, now) : [];
  });
  for (let from = 0; from < exceptions.length; from += AT_ONCE)
    await tx.insert(calendarExceptions).values(exceptions.slice(from, from + AT_ONCE));
  if (reminders.length > 0) await tx.insert(calendarReminders).values(reminders);
  return ids;
}

/** Names of events that the person is invited to: they are in the calendar as they are. */
async function invitedTo(db: Db, me: number, uids: string[]): Promise<Set<string>> {
  const found = await db
    .select({ uid: calendarEvents.uid })
    .from(calendarEvents)
    .innerJoin(calendarGuests, eq(calendarGuests.eventId, calendarEvents.id))
    .where(and(eq(calendarGuests.personId, me), inArray(calendarEvents.uid, uids)));
  return new Set(found.map((one) => one.uid));
}

function preview({ part: { content } }: Incoming, isNew: boolean): ImportAnswer['events'][number] {
  const { title, allDay, kind, repeat, startsAt, endsAt } = content;
  const text = (at: Date) => (allDay ? at.toISOString().slice(0, 10) : at.toISOString());
  return { title, start: text(startsAt), end: text(endsAt), allDay, calendar: kind, repeat, isNew };
}

/** Takes all events of a file that can be kept, or none when something fails; says which ones cannot. */
export async function importEvents(deps: Deps, me: number, ask: z.infer<typeof importBody>): Promise<ImportAnswer> {
  const { db, clock, bus } = deps;
  if (new TextEncoder().encode(ask.text).byteLength > IMPORT_BYTES)
    throw new Refusal(413, 'This file is too large: it may have 1 MB at most.');
  const now = clock();
  const zone = await zoneOfPerson(db, me);
  const read = partsIn(ask.text).map((part, at) => readPart(part, at + 1, { kind: ask.calendar, zone }));
  const problems: Problem[] = read.filter((one) => 'message' in one);
  const incoming = together(await named(read.filter((one) => 'content' in one)), now);
  const uids = incoming.map((one) => one.part.uid);
  if (uids.length === 0) return { added: 0, updated: 0, problems, events: [] };
  const invited = await invitedTo(db, me, uids);
  for (const { part } of incoming.filter((one) => invited.has(one.part.uid))) {
    const message = 'You are invited to this event: it is in your calendar already.';
    problems.push({ index: part.index, title: part.content.title, message });
  }
  const wanted = incoming.filter((one) => !invited.has(one.part.uid));
  const own = and(eq(calendarEvents.ownerId, me), inArray(calendarEvents.uid, uids));
  const known = await db.select({ uid: calendarEvents.uid }).from(calendarEvents).where(own);
  const there = new Set(known.map((one) => one.uid));
  if (!ask.dryRun) {
    await db.transaction(async (tx) => {
      for (let from = 0; from < wanted.length; from += AT_ONCE)
        await store(tx, me, wanted.slice(from, from + AT_ONCE), zone, now);
    });
    await bus.publish({ people: [me], topic: 'calendar', ids: [] });
  }
  const updated = wanted.filter((one) => there.has(one.part.uid)).length;
  return {
    ...{ added: wanted.length - updated, updated },
    problems: problems.sort((a, b) => a.index - b.index),
    events: wanted.slice(0, PREVIEW).map((one) => preview(one, !there.has(one.part.uid))),
  };
}
