import type { CalendarEvent } from '#features/calendar/contract.ts';
import type { Waiting } from '#web/outbox/keepOutbox.ts';
import {
  type Answer,
  type Change,
  type NewEventGiven,
  type Removal,
  withAnswer,
  withChange,
  withoutRemoved,
} from './change.ts';
import { addDays, momentAt } from './days.ts';

/** A new one as it will look: times that clocks show become moments. */
function asEvent({ key, payload }: Waiting<NewEventGiven>, at: number, zone: string): CalendarEvent {
  const more = payload.extendedProps ?? { calendar: 'Personal' };
  const allDay = payload.allDay ?? false;
  const moment = (text: string) =>
    allDay
      ? text.slice(0, 10)
      : /Z$/.test(text)
        ? text
        : momentAt(text.slice(0, 10), text.slice(11, 16), more.timeZone ?? zone);
  const start = moment(payload.start);
  const usual = allDay ? addDays(start, 1) : new Date(Date.parse(start) + 3_600_000).toISOString();
  return {
    // Only until the server has given it one of its own.
    id: -1 - at,
    url: '',
    title: payload.title,
    start,
    end: payload.end ? moment(payload.end) : usual,
    allDay,
    extendedProps: {
      calendar: more.calendar,
      ...{ location: more.location ?? '', description: '', guests: [], reminders: [], timeZone: null, repeat: null },
      ...{ organizer: { id: 0, name: '', email: '', avatar: null }, isMine: true, myAnswer: null, version: 0 },
      ...{ occurrence: null, isException: false, key },
    },
  };
}

/** What the server answered, with all on top that is still on its way. */
export function withWaiting(entries: CalendarEvent[], waiting: Waiting[], zone: string): CalendarEvent[] {
  let list = entries;
  for (const [at, one] of waiting.entries()) {
    if (one.kind === 'calendar.add') list = [...list, asEvent(one as Waiting<NewEventGiven>, at, zone)];
    if (one.kind === 'calendar.change') list = withChange(list, one.payload as Change);
    if (one.kind === 'calendar.remove') list = withoutRemoved(list, one.payload as Removal);
    if (one.kind === 'calendar.answer') list = withAnswer(list, one.payload as Answer);
  }
  return list;
}
