import { type SQL, sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { time } from '#api/columns.ts';
import { ofPerson } from '#api/personColumns.ts';
import type { CalendarSettings, EventKind, EventScope, GuestAnswer } from '#features/calendar/contract.ts';
import { people } from '#features/people/api/tables.ts';

export const calendarEvents = pgTable(
  'calendar_events',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    ownerId: ofPerson(),
    /** Of iCalendar: the same event in every calendar. */
    uid: text().notNull(),
    writingKey: uuid(),
    title: text().notNull(),
    url: text().notNull(),
    kind: text().$type<EventKind>().notNull(),
    location: text().notNull(),
    description: text().notNull(),
    /** The same without its markup, to be found by. */
    descriptionText: text().notNull(),
    allDay: boolean().notNull(),
    /** All-day: midnight UTC of its first day and of the day after its last one. */
    startsAt: time().notNull(),
    endsAt: time().notNull(),
    /** By whose clocks it repeats. All-day events have none. */
    timeZone: text(),
    repeat: text(),
    /** The first start and the last end of all its occurrences, moved ones included. */
    firstAt: time().notNull(),
    lastsUntil: time().notNull(),
    version: integer().notNull().default(1),
    createdAt: time().notNull(),
    changedAt: time().notNull(),
    removedAt: time(),
    /** What can reach into a window long after it started. */
    spans: boolean()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`repeat IS NOT NULL OR ends_at - starts_at > interval '31 days'`),
    search: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`lms_fold(title || chr(10) || location || chr(10) || description_text)`),
  },
  (t) => {
    const isThere = sql`${t.removedAt} IS NULL`;
    return [
      index('calendar_events_by_start').on(t.ownerId, t.startsAt, t.id, t.kind).where(isThere),
      index('calendar_events_spanning').on(t.ownerId, t.lastsUntil).where(sql`${isThere} AND ${t.spans}`),
      uniqueIndex('calendar_events_uid').on(t.ownerId, t.uid),
      uniqueIndex('calendar_events_writing').on(t.ownerId, t.writingKey).where(sql`${t.writingKey} IS NOT NULL`),
      index('calendar_events_removed').on(t.removedAt).where(sql`${t.removedAt} IS NOT NULL`),
      index('calendar_events_search').using('gin', sql`${t.search} gin_trgm_ops`).with({ fastupdate: false }),
      check('calendar_events_times', sql`${t.endsAt} >= ${t.startsAt}`),
    ];
  },
);

/** An occurrence that was changed or removed by itself. */
export const calendarExceptions = pgTable(
  'calendar_exceptions',
  {
    eventId: integer()
      .notNull()
      .references(() => calendarEvents.id, { onDelete: 'cascade' }),
    /** Its start as the series has it. */
    occurrence: time().notNull(),
    removedAt: time(),
    /** Has its own content; otherwise it was only removed. */
    isChanged: boolean().notNull(),
    title: text().notNull(),
    url: text().notNull(),
    kind: text().$type<EventKind>().notNull(),
    location: text().notNull(),
    description: text().notNull(),
    allDay: boolean().notNull(),
    startsAt: time().notNull(),
    endsAt: time().notNull(),
    timeZone: text(),
  },
  (t) => [primaryKey({ columns: [t.eventId, t.occurrence] })],
);

export const calendarGuests = pgTable(
  'calendar_guests',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    eventId: integer()
      .notNull()
      .references(() => calendarEvents.id, { onDelete: 'cascade' }),
    personId: integer().references(() => people.id, { onDelete: 'cascade' }),
    /** Of guests without an account. */
    email: text().notNull().default(''),
    name: text().notNull().default(''),
    answer: text().$type<GuestAnswer>().notNull().default('pending'),
    answeredAt: time(),
  },
  (t) => [
    uniqueIndex('calendar_guests_person').on(t.eventId, t.personId),
    uniqueIndex('calendar_guests_email').on(t.eventId, sql`lower(${t.email})`).where(sql`${t.personId} IS NULL`),
    index('calendar_guests_of').on(t.personId, t.eventId),
  ],
);

/** Each reminder of an event with the moment it is due next; none once there is no more to come. */
export const calendarReminders = pgTable(
  'calendar_reminders',
  {
    eventId: integer()
      .notNull()
      .references(() => calendarEvents.id, { onDelete: 'cascade' }),
    minutes: integer().notNull(),
    nextAt: time(),
  },
  (t) => [
    primaryKey({ columns: [t.eventId, t.minutes] }),
    index('calendar_reminders_due').on(t.nextAt).where(sql`${t.nextAt} IS NOT NULL`),
  ],
);

/** What was removed, so that it can be brought back. */
export const calendarRemovals = pgTable(
  'calendar_removals',
  {
    token: uuid().primaryKey(),
    ownerId: ofPerson(),
    eventId: integer()
      .notNull()
      .references(() => calendarEvents.id, { onDelete: 'cascade' }),
    scope: text().$type<EventScope>().notNull(),
    occurrence: time(),
    /** The repetition before it was cut short, and after. */
    repeatBefore: text(),
    repeatAfter: text(),
    removedAt: time().notNull(),
  },
  (t) => [
    index('calendar_removals_owner').on(t.ownerId),
    index('calendar_removals_event').on(t.eventId),
    index('calendar_removals_at').on(t.removedAt),
  ],
);

export const calendarSettings = pgTable('calendar_settings', {
  personId: integer()
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  kinds: text().array().$type<CalendarSettings['kinds']>().notNull(),
  weekStart: integer().$type<CalendarSettings['weekStart']>().notNull(),
  timeZone: text(),
  reminder: integer(),
  showTodos: boolean().notNull(),
  showInvoices: boolean().notNull(),
  /** Opens the calendar to programs that subscribe to it. */
  feedToken: text().unique(),
});
