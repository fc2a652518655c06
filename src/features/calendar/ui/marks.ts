import type { CalendarEvent, EventKind } from '#features/calendar/contract.ts';
import { addDays, daysOf } from './days.ts';

/** Longer ones are marked on their first weeks only. */
const MOST_DAYS = 62;

/** What kinds of events there are on each day. */
export function marksOf(events: CalendarEvent[], kinds: EventKind[], zone: string): Map<string, EventKind[]> {
  const marks = new Map<string, EventKind[]>();
  for (const event of events) {
    const { calendar, myAnswer } = event.extendedProps;
    if (!kinds.includes(calendar) || myAnswer === 'declined') continue;
    const { first, last } = daysOf(event, zone);
    for (let day = first, count = 0; day <= last && count < MOST_DAYS; day = addDays(day, 1), count += 1)
      marks.set(day, [...(marks.get(day) ?? []), calendar]);
  }
  return marks;
}
