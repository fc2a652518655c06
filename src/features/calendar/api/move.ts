import { momentOf, wallOf } from '#contract/zonedTime.ts';
import {
  type Repeat,
  readRepeat,
  untilMoment,
  WEEKDAYS,
  type Weekday,
  writeDay,
  writeMoment,
  writeRepeat,
} from '#features/calendar/repeat.ts';
import { type Content, dayOf, endOfDay, isEndOfDay, settleTiming } from './content.ts';
import {
  type EventRow,
  type ExceptionRow,
  isStart,
  lastBefore,
  lengthOf,
  repeatOf,
  ruleStarts,
  type Timing,
  zoneOf,
} from './occurrences.ts';
import { DAY, HORIZON, nearestStart } from './rule.ts';

const turn = (day: Weekday, days: number): Weekday =>
  WEEKDAYS[(((WEEKDAYS.indexOf(day) + days) % 7) + 7) % 7] as Weekday;

/** Days of the rule that follow from the first start move along with it: every Monday becomes every Tuesday. */
function moveDays(repeat: Repeat, start: number, days: number): Repeat {
  if (days === 0) return repeat;
  const date = new Date(start).getUTCDate();
  const weekday = WEEKDAYS[(new Date(start).getUTCDay() + 6) % 7] as Weekday;
  if (repeat.freq === 'WEEKLY') return { ...repeat, days: repeat.days.map((one) => ({ day: turn(one.day, days) })) };
  if (repeat.days.length > 0) {
    const [was] = repeat.days;
    const nth = Math.ceil(date / 7);
    const isLast = was?.nth === -1 && new Date(start + 7 * DAY).getUTCDate() < date;
    // Most months have no fifth one: the last is meant.
    return { ...repeat, days: [{ day: weekday, nth: isLast || (nth === 5 && was?.nth !== 5) ? -1 : nth }] };
  }
  return repeat.monthDay && repeat.monthDay > 0 ? { ...repeat, monthDay: date } : repeat;
}

/** The last time stays the last one: a last day goes on as many days as the start, a last moment as all the others. */
function moveUntil({ until, ...repeat }: Repeat, days: number, { delta, from, to }: Move): Repeat {
  if (until === undefined) return repeat;
  const moment = untilMoment(until);
  if (until.length === 8) return { ...repeat, until: writeDay(moment + days * DAY) };
  const wall = wallOf(moment, from);
  return { ...repeat, until: writeMoment(momentOf(wall + (isEndOfDay(wall) ? days * DAY : delta), to)) };
}

/** How far something was moved on the clocks, and by whose clocks it is to be counted. */
export interface Move {
  delta: number;
  from: string;
  to: string;
}

export function moveFrom(before: Timing, after: Timing): Move {
  const [from, to] = [zoneOf(before), zoneOf(after)];
  return { delta: wallOf(after.startsAt.getTime(), to) - wallOf(before.startsAt.getTime(), from), from, to };
}

/** A moment as far away by the clocks. Of a rule that was moved along it stays one of the starts. */
const movedIn = (repeat: Repeat | undefined, moment: number, { delta, from, to }: Move) =>
  momentOf(nearestStart(repeat, wallOf(moment, from) + delta), to);

function lastStart(series: Timing): number | undefined {
  const until = repeatOf(series)?.until;
  const end = until === undefined ? HORIZON : Math.min(untilMoment(until) + 1, HORIZON);
  return lastBefore((since, to) => [...ruleStarts(series, since, to)], series.startsAt.getTime(), end);
}

/** The weekdays of a month are not always as far apart: what was the last one stays so, and none comes after it. */
function keepLast(moved: Repeat, before: Timing, after: Timing, move: Move): Repeat {
  if (moved.until === undefined || moved.freq !== 'MONTHLY' || moved.days.length === 0) return moved;
  const was = lastStart(before);
  if (was === undefined || was === before.startsAt.getTime()) return moved;
  const last = movedIn(moved, was, move);
  if (lastStart({ ...after, repeat: writeRepeat(moved) }) === last) return moved;
  if (moved.until.length === 8) return { ...moved, until: writeDay(last) };
  const isDay = isEndOfDay(wallOf(untilMoment(moved.until), move.to));
  return { ...moved, until: writeMoment(isDay ? momentOf(endOfDay(dayOf(wallOf(last, move.to))), move.to) : last) };
}

/** The rule of a series that was moved: as somebody wrote it just now, or the old one moved along. */
export function repeatAfter(before: Timing, content: Content, move: Move): string | null {
  const repeat = repeatOf(content);
  const isStill = move.delta === 0 && move.from === move.to;
  if (!repeat || content.repeat !== before.repeat || isStill) return content.repeat;
  const start = wallOf(content.startsAt.getTime(), move.to);
  const days = Math.floor(start / DAY) - Math.floor((start - move.delta) / DAY);
  const moved = moveUntil(moveDays(repeat, start, days), days, move);
  return writeRepeat(keepLast(moved, before, content, move));
}

/** What was made longer at an occurrence that lasts longer by itself is made as much longer. */
function lengthAfter(event: Timing, base: Timing, content: Timing) {
  const isAlike = base.allDay === event.allDay && content.allDay === event.allDay;
  const length = lengthOf(event) + lengthOf(content) - lengthOf(base);
  return isAlike && length >= 0 ? length : lengthOf(content);
}

/** The whole series, given where one of its occurrences stood and where it went. */
export function seriesAfter(event: EventRow, base: Timing, content: Content, move: Move): Content {
  const length = lengthAfter(event, base, content);
  const first = event.startsAt.getTime();
  const repeat = repeatAfter(event, content, move);
  const wall = wallOf(first, move.from);
  const fits = content.repeat === event.repeat && nearestStart(repeatOf(event), wall) === wall;
  const start = movedIn(fits ? repeatOf({ repeat }) : undefined, first, move);
  const timing = settleTiming({
    ...content,
    repeat,
    startsAt: new Date(start),
    endsAt: new Date(start + length),
  });
  return { ...content, ...timing };
}

/**
 * What was changed or removed by itself stays so, under its new time in the series; what the series no longer has
 * goes. A changed occurrence keeps the time it was given.
 */
export function exceptionsAfter(
  exceptions: ExceptionRow[],
  after: Timing,
  move: Move,
  isSameRule: boolean,
): ExceptionRow[] {
  if (after.repeat === null) return [];
  const repeat = isSameRule ? repeatOf(after) : undefined;
  return exceptions
    .map((one) => ({ ...one, occurrence: new Date(movedIn(repeat, one.occurrence.getTime(), move)) }))
    .filter((one, at, all) => all.findIndex((other) => +other.occurrence === +one.occurrence) === at)
    .filter((one) => isStart(after, one.occurrence.getTime()));
}

/** A series without what comes from an occurrence on; null when nothing would be left. */
export function cutBefore(event: EventRow, occurrence: number): { repeat: string; count: number } | null {
  const repeat = repeatOf(event);
  const earlier = [...ruleStarts(event, event.startsAt.getTime(), occurrence)];
  const last = earlier.at(-1);
  if (!repeat || last === undefined) return null;
  const until = event.allDay ? writeDay(last) : writeMoment(last);
  return { repeat: writeRepeat({ ...repeat, count: undefined, until }), count: earlier.length };
}

/** The rule of the rest: what was counted is counted down. */
export function restOf(text: string | null, done: number): string | null {
  const repeat = text === null ? undefined : readRepeat(text);
  return repeat?.count ? writeRepeat({ ...repeat, count: Math.max(1, repeat.count - done) }) : text;
}
