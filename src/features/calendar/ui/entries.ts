import type { CalendarEvent, ExtraEntry } from '#features/calendar/contract.ts';

/** What a view shows: an event, or something of another app that is due. */
export type Entry =
  | { type: 'event'; key: string; start: string; end: string; allDay: boolean; title: string; event: CalendarEvent }
  | { type: 'extra'; key: string; start: string; end: string; allDay: boolean; title: string; extra: ExtraEntry };

export const asEntry = (event: CalendarEvent): Entry => ({
  type: 'event',
  key: event.extendedProps.key,
  start: event.start,
  end: event.end,
  allDay: event.allDay,
  title: event.title,
  event,
});

export const asExtra = (extra: ExtraEntry): Entry => ({
  type: 'extra',
  key: extra.key,
  start: extra.start,
  end: extra.start,
  allDay: extra.allDay,
  title: extra.title,
  extra,
});

/** All-day ones first, then by time. */
export const inOrder = (a: Entry, b: Entry) =>
  Number(b.allDay) - Number(a.allDay) || a.start.localeCompare(b.start) || a.title.localeCompare(b.title);
