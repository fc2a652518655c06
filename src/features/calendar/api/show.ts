import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import type { CalendarEvent, Guest } from '#features/calendar/contract.ts';
import { people } from '#features/people/api/tables.ts';
import { grouped } from './grouped.ts';
import type { EventRow, Occurrence } from './occurrences.ts';
import { calendarGuests, calendarReminders } from './tables.ts';

/** An event, or one occurrence of it. */
export interface Entry {
  event: EventRow;
  occurrence?: Occurrence;
}

const timeText = (moment: number, allDay: boolean) => {
  const text = new Date(moment).toISOString();
  return allDay ? text.slice(0, 10) : text;
};

export async function guestsOf(db: Db, eventIds: number[]): Promise<Map<number, Guest[]>> {
  const found = await db
    .select({ guest: calendarGuests, name: people.fullName, email: people.email, avatar: people.avatar })
    .from(calendarGuests)
    .leftJoin(people, eq(people.id, calendarGuests.personId))
    .where(inArray(calendarGuests.eventId, eventIds))
    .orderBy(asc(calendarGuests.id));
  return grouped(
    found.map(({ guest, name, email, avatar }) => ({
      eventId: guest.eventId,
      ...{ id: guest.id, personId: guest.personId, answer: guest.answer },
      ...{ name: name ?? guest.name, email: email ?? guest.email, avatar },
    })),
    (one) => one.eventId,
  );
}

async function remindersOf(db: Db, eventIds: number[]) {
  const found = await db
    .select()
    .from(calendarReminders)
    .where(inArray(calendarReminders.eventId, eventIds))
    .orderBy(asc(calendarReminders.minutes));
  return grouped(found, (one) => one.eventId);
}

/** Events as the wire has them, with all that belongs to them. */
export async function showEvents(db: Db, entries: Entry[], me: number): Promise<CalendarEvent[]> {
  if (entries.length === 0) return [];
  const ids = [...new Set(entries.map(({ event }) => event.id))];
  const owners = [...new Set(entries.map(({ event }) => event.ownerId))];
  const [guests, reminders, organizers] = await Promise.all([
    guestsOf(db, ids),
    remindersOf(db, ids),
    db
      .select({ id: people.id, name: people.fullName, email: people.email, avatar: people.avatar })
      .from(people)
      .where(inArray(people.id, owners)),
  ]);
  return entries.map(({ event, occurrence }) => {
    const shown = occurrence?.exception ?? event;
    const start = occurrence?.start ?? event.startsAt.getTime();
    const end = occurrence?.end ?? event.endsAt.getTime();
    const invited = (guests.get(event.id) ?? []).map(({ id, personId, name, email, avatar, answer }) => ({
      ...{ id, personId, name, email, avatar, answer },
    }));
    const which = occurrence?.occurrence ?? null;
    return {
      id: event.id,
      url: shown.url,
      title: shown.title,
      start: timeText(start, shown.allDay),
      end: timeText(end, shown.allDay),
      allDay: shown.allDay,
      extendedProps: {
        calendar: shown.kind,
        location: shown.location,
        description: shown.description,
        guests: invited,
        reminders: (reminders.get(event.id) ?? []).map((one) => one.minutes),
        timeZone: shown.timeZone,
        repeat: event.repeat,
        organizer: organizers.find((one) => one.id === event.ownerId) ?? {
          ...{ id: event.ownerId, name: '', email: '', avatar: null },
        },
        isMine: event.ownerId === me,
        myAnswer: invited.find((one) => one.personId === me)?.answer ?? null,
        version: event.version,
        occurrence: which === null ? null : new Date(which).toISOString(),
        isException: occurrence?.exception !== undefined,
        key: which === null ? String(event.id) : `${event.id}:${which}`,
      },
    };
  });
}
