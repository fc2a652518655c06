import { momentOf, wallOf } from '#contract/zonedTime.ts';
import type { ChangedEvent } from '#features/calendar/contract.ts';
import { type Content, contentOf, describe } from './content.ts';
import { type EventRow, lengthOf, type Occurrence, type Timing, zoneOf } from './occurrences.ts';
import { DAY } from './rule.ts';

/** A series as it stands at one of its occurrences: its own words, the times of that one. */
const standingAt = (event: EventRow, { start, end, exception }: Occurrence): Content => ({
  ...event,
  ...(exception ? { allDay: exception.allDay, timeZone: exception.timeZone } : {}),
  startsAt: new Date(start),
  endsAt: new Date(end),
});

/** A series as its rule has it at one of its occurrences, wherever that one was moved. */
export const usualAt = (event: EventRow, at: Occurrence): Content => {
  const start = at.occurrence ?? at.start;
  return { ...event, startsAt: new Date(start), endsAt: new Date(start + lengthOf(event)) };
};

/** One occurrence by itself, in the words it was given. */
export const aloneAt = (event: EventRow, at: Occurrence): Content => ({
  ...standingAt(event, at),
  ...(at.exception ? { ...at.exception, ...describe(at.exception.description) } : {}),
  repeat: null,
});

const dayOf = (timing: Timing) => Math.floor(wallOf(timing.startsAt.getTime(), zoneOf(timing)) / DAY);

/** Some days away, at the same time by the clocks. */
function daysAway(timing: Content, days: number): Content {
  const zone = zoneOf(timing);
  const start = momentOf(wallOf(timing.startsAt.getTime(), zone) + days * DAY, zone);
  return { ...timing, startsAt: new Date(start), endsAt: new Date(start + lengthOf(timing)) };
}

/** A change of a series that was asked for at one of its occurrences: from where that one stood to where it goes. */
interface Asked {
  base: Content;
  content: Content;
}

/** What was asked for at an occurrence, as it is meant for its series. */
export function askedAt(event: EventRow, given: ChangedEvent, at: Occurrence, zone: string): Asked {
  const stands = standingAt(event, at);
  if (stands.allDay === event.allDay) return { base: stands, content: contentOf(given, stands, zone) };
  // A whole day among hours, or hours among whole days: it stands for the time that the series has on that day.
  const usual = usualAt(event, at);
  const base = daysAway(usual, dayOf(stands) - dayOf(usual));
  if (given.allDay === event.allDay) return { base, content: contentOf(given, base, zone) };
  // It stays what it is, and so does the series: only the days are the same for both.
  const { start: _, end: __, allDay: ___, extendedProps, ...words } = given;
  const { timeZone: ____, ...more } = extendedProps;
  const alone = { ...given, extendedProps: { ...extendedProps, repeat: null } };
  const days = dayOf(contentOf(alone, { ...stands, repeat: null }, zone)) - dayOf(stands);
  return { base, content: contentOf({ ...words, extendedProps: more }, daysAway(base, days), zone) };
}
