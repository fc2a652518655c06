import { badInput } from '#api/errors.ts';
import { cleanText } from '#api/html.ts';
import { momentOf, wallOf } from '#contract/zonedTime.ts';
import type { ChangedEvent } from '#features/calendar/contract.ts';
import { readRepeat, untilMoment, writeDay, writeMoment, writeRepeat } from '#features/calendar/repeat.ts';
import type { EventRow, Timing } from './occurrences.ts';
import { zoneOf } from './occurrences.ts';
import { DAY } from './rule.ts';

const HOUR = 3_600_000;

/** All that an event says by itself. */
export type Content = Timing &
  Pick<EventRow, 'title' | 'url' | 'kind' | 'location' | 'description' | 'descriptionText'>;
export type Given = Omit<ChangedEvent, 'id' | 'extendedProps'> & {
  extendedProps: Omit<ChangedEvent['extendedProps'], 'occurrence'>;
};

export const dayOf = (wall: number) => Math.floor(wall / DAY) * DAY;
const toSecond = (moment: Date) => new Date(Math.floor(moment.getTime() / 1000) * 1000);
/** Rules and what stands apart from them are written in seconds, as iCalendar has them. */
export const inSeconds = <Some extends Pick<Timing, 'startsAt' | 'endsAt'>>(timing: Some): Some => ({
  ...timing,
  startsAt: toSecond(timing.startsAt),
  endsAt: toSecond(timing.endsAt),
});

/** Days are taken as they are written; a moment in UTC is the day it is in the zone. */
function readTime(text: string, allDay: boolean, zone: string): number {
  const [day = '', time = ''] = text.split(/[T ]/);
  const isUtc = time.endsWith('Z');
  const wall = Date.parse(`${day}T00:00:00Z`);
  if (allDay) return isUtc ? dayOf(wallOf(Date.parse(`${day}T${time}`), zone)) : wall;
  if (time === '') return momentOf(wall, zone);
  const hasOffset = isUtc || /[+-]\d\d:?\d\d$/.test(time);
  return hasOffset ? Date.parse(`${day}T${time}`) : momentOf(Date.parse(`${day}T${time}Z`), zone);
}

/** The times an event had, as days or as moments, when it becomes the other of the two. */
function turned(base: Timing, allDay: boolean, zone: string) {
  const [start, end] = [base.startsAt.getTime(), base.endsAt.getTime()];
  if (allDay === base.allDay) return { start, end };
  if (!allDay) return { start: momentOf(start, zone), end: momentOf(start, zone) + HOUR };
  const last = dayOf(wallOf(Math.max(start, end - 1), zone)) + DAY;
  return { start: dayOf(wallOf(start, zone)), end: last };
}

function timesOf(given: Given, base: Timing | undefined, allDay: boolean, zone: string) {
  const before = base ? turned(base, allDay, zone) : { start: 0, end: 0 };
  const start = given.start === undefined ? before.start : readTime(given.start, allDay, zone);
  const usual = start + (allDay ? DAY : HOUR);
  if (given.end === undefined) {
    // Moved by its start alone, it stays as long as it was.
    return { start, end: base ? start + (before.end - before.start) : usual };
  }
  if (given.end === null) return { start, end: usual };
  const end = readTime(given.end, allDay, zone);
  if (end < start) throw badInput({ 'event.end': ['The end is before the start.'] });
  return { start, end: allDay && end === start ? usual : end };
}

/** A last day is kept as its last second. */
export const endOfDay = (day: number) => day + DAY - 1000;
export const isEndOfDay = (wall: number) => wall === endOfDay(dayOf(wall));

/** The end of a repetition is written as its event's times are: as a day, or as a moment. */
function settleRepeat(text: string, timing: Timing, isKept: boolean, dayZone: string): string {
  const repeat = readRepeat(text);
  if (!repeat?.until) return text;
  const isDay = repeat.until.length === 8;
  const moment = untilMoment(repeat.until);
  let last = moment;
  if (isDay && !timing.allDay) last = momentOf(endOfDay(moment), zoneOf(timing));
  // The last moment of a day here is a moment of the next one elsewhere.
  if (!isDay && timing.allDay) last = dayOf(wallOf(moment, dayZone));
  if (!isKept && last < (timing.allDay ? dayOf(timing.startsAt.getTime()) : timing.startsAt.getTime()))
    throw badInput({ 'event.extendedProps.repeat': ['The repetition ends before it begins.'] });
  return writeRepeat({ ...repeat, until: timing.allDay ? writeDay(last) : writeMoment(last) });
}

/** The text as it is kept, and as it is read. */
export const describe = (text: string) => {
  const { text: description, plain: descriptionText } = cleanText(text);
  return { description, descriptionText };
};

/**
 * Times and repetition of an event, brought into the one form they are kept in. One of a series may go past the end of
 * a rule that is kept: the rule moves along with it.
 */
export function settleTiming(timing: Timing, isKept = false, dayZone = zoneOf(timing)): Timing {
  if (timing.repeat === null) return timing;
  const zone = zoneOf(timing);
  const { startsAt, endsAt } = inSeconds(timing);
  const length = endsAt.getTime() - startsAt.getTime();
  const start = momentOf(wallOf(startsAt.getTime(), zone), zone);
  const settled = { ...timing, startsAt: new Date(start), endsAt: new Date(start + length) };
  return { ...settled, repeat: settleRepeat(timing.repeat, settled, isKept, dayZone) };
}

/** What somebody sent, over what was there. `zone` is that of events which say none. */
export function contentOf(given: Given, base: Content | undefined, zone: string): Content {
  const { extendedProps: more } = given;
  const allDay = given.allDay ?? base?.allDay ?? false;
  const inZone = more.timeZone ?? base?.timeZone ?? zone;
  const { start, end } = timesOf(given, base, allDay, inZone);
  const repeat = more.repeat === undefined ? (base?.repeat ?? null) : more.repeat;
  const timing = {
    allDay,
    startsAt: new Date(start),
    endsAt: new Date(end),
    timeZone: allDay ? null : inZone,
    repeat,
  };
  return {
    title: given.title ?? base?.title ?? '',
    url: given.url === undefined ? (base?.url ?? '') : (given.url ?? ''),
    kind: more.calendar ?? base?.kind ?? 'Personal',
    location: more.location === undefined ? (base?.location ?? '') : (more.location ?? ''),
    ...(more.description === undefined && base
      ? { description: base.description, descriptionText: base.descriptionText }
      : describe(more.description ?? '')),
    ...settleTiming(timing, repeat === base?.repeat && allDay === base.allDay, inZone),
  };
}

/** Did the time change at which people have to be there? */
export const isMoved = (before: Timing, after: Timing) =>
  before.allDay !== after.allDay ||
  before.startsAt.getTime() !== after.startsAt.getTime() ||
  before.endsAt.getTime() !== after.endsAt.getTime() ||
  before.repeat !== after.repeat ||
  (before.repeat !== null && zoneOf(before) !== zoneOf(after));
