import { and, asc, eq, exists, isNotNull, or, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { NEW_SETTINGS } from '#features/calendar/choices.ts';
import type { CalendarSettings } from '#features/calendar/contract.ts';
import { occurrencesIn } from './occurrences.ts';
import { exceptionsOf } from './queries.ts';
import { MINUTE, startFor } from './reminders.ts';
import { DAY } from './rule.ts';
import { readSettings } from './settings.ts';
import { calendarEvents, calendarExceptions, calendarReminders, calendarSettings } from './tables.ts';

/** Those that are due first; as many as one import brings. */
const MOST = 5_000;

/** Days of one's own begin at other moments in another zone: what was to come before them still does, and once. */
async function moveReminders(tx: Db, me: number, from: string, to: string) {
  const hasDay = exists(
    tx
      .select({ one: sql`1` })
      .from(calendarExceptions)
      .where(and(eq(calendarExceptions.eventId, calendarEvents.id), calendarExceptions.allDay)),
  );
  const found = await tx
    .select({ event: calendarEvents, minutes: calendarReminders.minutes, nextAt: calendarReminders.nextAt })
    .from(calendarReminders)
    .innerJoin(calendarEvents, eq(calendarEvents.id, calendarReminders.eventId))
    .where(and(eq(calendarEvents.ownerId, me), isNotNull(calendarReminders.nextAt), or(calendarEvents.allDay, hasDay)))
    .orderBy(asc(calendarReminders.nextAt))
    .limit(MOST)
    .for('update', { of: calendarReminders });
  const exceptions = await exceptionsOf(tx, [...new Set(found.map(({ event }) => event.id))]);
  const moved = found.flatMap(({ event, minutes, nextAt }) => {
    const start = (nextAt?.getTime() ?? 0) + minutes * MINUTE;
    const which = occurrencesIn(event, exceptions.get(event.id) ?? [], start - DAY, start + DAY).find(
      (one) => startFor(event, one, from) === start,
    );
    if (!which) return [];
    return [{ id: event.id, minutes, at: new Date(startFor(event, which, to) - minutes * MINUTE) }];
  });
  await tx.execute(sql`UPDATE calendar_reminders SET next_at = moved.at
    FROM jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) AS moved(id int, minutes int, at timestamptz)
    WHERE event_id = moved.id AND calendar_reminders.minutes = moved.minutes`);
}

const zoneIn = (settings: CalendarSettings) => settings.timeZone ?? 'UTC';

export const changeSettings = (db: Db, me: number, change: Partial<CalendarSettings>) =>
  db.transaction(async (tx) => {
    await tx
      .insert(calendarSettings)
      .values({ personId: me, ...NEW_SETTINGS })
      .onConflictDoNothing();
    const isMine = eq(calendarSettings.personId, me);
    await tx.select({ id: calendarSettings.personId }).from(calendarSettings).where(isMine).for('update');
    const before = await readSettings(tx, me);
    await tx
      .update(calendarSettings)
      .set({ personId: me, ...change })
      .where(isMine);
    const after = await readSettings(tx, me);
    if (zoneIn(before) !== zoneIn(after)) await moveReminders(tx, me, zoneIn(before), zoneIn(after));
    return after;
  });
