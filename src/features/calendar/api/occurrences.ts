import { momentOf, wallOf } from '#contract/zonedTime.ts';
import { type Repeat, readRepeat, untilMoment } from '#features/calendar/repeat.ts';
import { DAY, HORIZON, startsOf } from './rule.ts';
import type { calendarEvents, calendarExceptions } from './tables.ts';

export type EventRow = typeof calendarEvents.$inferSelect;
export type ExceptionRow = typeof calendarExceptions.$inferSelect;

export type Timing = Pick<EventRow, 'allDay' | 'startsAt' | 'endsAt' | 'timeZone' | 'repeat'>;

/** By whose clocks it happens; days have the same name everywhere. */
export const zoneOf = ({ allDay, timeZone }: Pick<EventRow, 'allDay' | 'timeZone'>) =>
  allDay ? 'UTC' : (timeZone ?? 'UTC');

export const repeatOf = ({ repeat }: Pick<Timing, 'repeat'>): Repeat | undefined =>
  repeat === null ? undefined : readRepeat(repeat);

export const lengthOf = ({ startsAt, endsAt }: Timing) => endsAt.getTime() - startsAt.getTime();

/** Starts of a series from one moment to another, as the rule alone gives them. */
export function* ruleStarts(event: Timing, from: number, before: number): Generator<number> {
  const repeat = repeatOf(event);
  const first = event.startsAt.getTime();
  if (!repeat) {
    if (first >= from && first < before) yield first;
    return;
  }
  const zone = zoneOf(event);
  const start = wallOf(first, zone);
  const until = repeat.until === undefined ? HORIZON : untilMoment(repeat.until);
  // Clocks are at most a day apart; what is outside is left out below.
  for (const wall of startsOf(repeat, start, from - DAY, Math.min(before, until + 1) + DAY)) {
    const moment = wall === start ? first : momentOf(wall, zone);
    if (moment >= before || moment > until) return;
    if (moment >= from) yield moment;
  }
}

export const isStart = (event: Timing, moment: number) => [...ruleStarts(event, moment, moment + 1)].length === 1;

/** One time that an event happens: as its series says, or as it was changed to. */
export interface Occurrence {
  /** Its start as the series has it; null for what does not repeat. */
  occurrence: number | null;
  start: number;
  end: number;
  exception?: ExceptionRow;
}

const touches = (from: number, to: number) => (one: Occurrence) =>
  one.start < to && (one.end > from || one.start >= from);

/** What happens within a window, in the order of time. */
export function occurrencesIn(event: Timing, exceptions: ExceptionRow[], from: number, to: number): Occurrence[] {
  const length = lengthOf(event);
  const first = event.startsAt.getTime();
  if (event.repeat === null) {
    return [{ occurrence: null, start: first, end: first + length }].filter(touches(from, to));
  }
  const apart = new Map(exceptions.map((one) => [one.occurrence.getTime(), one]));
  const usual: Occurrence[] = [];
  for (const start of ruleStarts(event, from - length, to)) {
    if (!apart.has(start)) usual.push({ occurrence: start, start, end: start + length });
  }
  const changed = exceptions
    .filter((one) => one.isChanged && one.removedAt === null)
    .map((one) => ({
      occurrence: one.occurrence.getTime(),
      start: one.startsAt.getTime(),
      end: one.endsAt.getTime(),
      exception: one,
    }))
    .filter((one) => touches(from, to)(one) && isStart(event, one.occurrence));
  return [...usual, ...changed].filter(touches(from, to)).sort((a, b) => a.start - b.start);
}

/** The moment to compare an event with: days begin where the person is who looks. */
export const clockFor = ({ allDay }: Pick<EventRow, 'allDay'>, now: Date, zone: string) =>
  allDay ? wallOf(now.getTime(), zone) : now.getTime();

/**
 * The last one before a moment. Looked for backwards in windows that are widened: an endless series has too many to
 * walk through.
 */
export function lastBefore<T>(find: (since: number, end: number) => T[], first: number, end: number): T | undefined {
  for (let days = 8; ; days *= 8) {
    const since = Math.max(end - days * DAY, first);
    const last = find(since, end).at(-1);
    if (last !== undefined || since <= first) return last;
  }
}

/** What goes on at a moment or comes first after it; of a series that is over, the last one. */
export function nextOccurrence(event: EventRow, exceptions: ExceptionRow[], from: number): Occurrence | undefined {
  const first = event.firstAt.getTime();
  const lastsUntil = event.lastsUntil.getTime();
  const begin = Math.max(from, first);
  // A series that pauses for years still has a next time: the window is widened until it is found.
  for (let days = 8; ; days *= 8) {
    const to = Math.min(begin + days * DAY, HORIZON);
    const [next] = occurrencesIn(event, exceptions, begin, to);
    if (next) return next;
    if (to >= HORIZON || to > lastsUntil) break;
  }
  const find = (since: number, end: number) => occurrencesIn(event, exceptions, since, end);
  return lastBefore(find, first, Math.min(from, lastsUntil + 1, HORIZON));
}

/** From when to when anything of it happens, for the index: endless series last to the horizon. */
export function spanOf(event: Timing, exceptions: ExceptionRow[]): { firstAt: Date; lastsUntil: Date } {
  const repeat = repeatOf(event);
  let last = event.startsAt.getTime();
  if (repeat?.count) for (const start of ruleStarts(event, last, HORIZON)) last = start;
  else if (repeat)
    last = repeat.until === undefined ? HORIZON : Math.max(last, Math.min(untilMoment(repeat.until) + DAY, HORIZON));
  const changed = exceptions.filter((one) => one.isChanged && one.removedAt === null);
  return {
    firstAt: new Date(Math.min(event.startsAt.getTime(), ...changed.map((one) => one.startsAt.getTime()))),
    lastsUntil: new Date(Math.max(last + lengthOf(event), ...changed.map((one) => one.endsAt.getTime()))),
  };
}
