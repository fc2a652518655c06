import ICAL from 'ical.js';
import { wallOf } from '#contract/zonedTime.ts';
import { WEEKDAYS } from '#features/calendar/repeat.ts';
import { DAY } from './rule.ts';

const MINUTE = 60_000;
const YEARS_TO_COME = 12;

interface Change {
  at: number;
  before: number;
  after: number;
}

const offsetAt = (moment: number, zone: string) => wallOf(moment, zone) - moment;

/** The moment, to the minute, at which the offset changes between two moments. */
function changeBetween(zone: string, from: number, to: number): Change {
  const [before, after] = [offsetAt(from, zone), offsetAt(to, zone)];
  let [low, high] = [from, to];
  while (high - low > MINUTE) {
    const middle = low + Math.floor((high - low) / 2 / MINUTE) * MINUTE;
    if (offsetAt(middle, zone) === before) low = middle;
    else high = middle;
  }
  return { at: high, before, after };
}

function changesIn(zone: string, year: number): Change[] {
  const changes: Change[] = [];
  const end = Date.UTC(year + 1, 0, 1);
  for (let from = Date.UTC(year, 0, 1); from < end; from += 7 * DAY) {
    const to = Math.min(from + 7 * DAY, end);
    if (offsetAt(from, zone) !== offsetAt(to, zone)) changes.push(changeBetween(zone, from, to));
  }
  return changes;
}

/** What the clocks showed when they were changed. */
const wallBefore = ({ at, before }: Change) => new Date(at + before);

/** "The last Sunday in March": as the rule of every year, when it was so in each of them. */
function ruleFor(changes: Change[]): string | undefined {
  const walls = changes.map(wallBefore);
  const [first] = walls;
  if (!first || walls.length < YEARS_TO_COME) return undefined;
  const month = first.getUTCMonth();
  const weekday = first.getUTCDay();
  const isAlike = walls.every(
    (one) =>
      one.getUTCMonth() === month && one.getUTCDay() === weekday && one.getTime() % DAY === first.getTime() % DAY,
  );
  if (!isAlike) return undefined;
  const nths = new Set(walls.map((one) => Math.ceil(one.getUTCDate() / 7)));
  const isLast = walls.every((one) => new Date(one.getTime() + 7 * DAY).getUTCMonth() !== month);
  const nth = isLast ? -1 : nths.size === 1 ? [...nths][0] : undefined;
  return nth === undefined ? undefined : `FREQ=YEARLY;BYMONTH=${month + 1};BYDAY=${nth}${WEEKDAYS[(weekday + 6) % 7]}`;
}

const offset = (ms: number) => ICAL.UtcOffset.fromSeconds(Math.round(ms / 1000));
export const wallTime = (wall: number, isDate = false) => {
  const at = new Date(wall);
  return ICAL.Time.fromData({
    ...{ year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate(), isDate },
    ...(isDate ? {} : { hour: at.getUTCHours(), minute: at.getUTCMinutes(), second: at.getUTCSeconds() }),
  });
};

function observance(zone: string, { before, after }: Pick<Change, 'before' | 'after'>, wall: number) {
  const standard = Math.min(offsetAt(Date.UTC(2026, 0, 1), zone), offsetAt(Date.UTC(2026, 6, 1), zone));
  const part = new ICAL.Component(after > standard ? 'daylight' : 'standard');
  part.addPropertyWithValue('dtstart', wallTime(wall));
  part.addPropertyWithValue('tzoffsetfrom', offset(before));
  part.addPropertyWithValue('tzoffsetto', offset(after));
  return part;
}

/** A zone as calendars want it beside the events: its changes of clocks from a year on, for ever where they have a rule. */
export function zoneComponent(zone: string, fromYear: number): ICAL.Component {
  const whole = new ICAL.Component('vtimezone');
  whole.addPropertyWithValue('tzid', zone);
  const start = Date.UTC(fromYear, 0, 1);
  const first = offsetAt(start, zone);
  whole.addSubcomponent(observance(zone, { before: first, after: first }, start));
  const years = Array.from({ length: YEARS_TO_COME }, (_, index) => fromYear + index);
  const changes = years.flatMap((year) => changesIn(zone, year));
  const alike = new Map<string, Change[]>();
  for (const one of changes) {
    const key = `${one.before} ${one.after}`;
    alike.set(key, [...(alike.get(key) ?? []), one]);
  }
  for (const group of alike.values()) {
    const rule = ruleFor(group);
    for (const one of rule ? group.slice(0, 1) : group) {
      const part = observance(zone, one, wallBefore(one).getTime());
      if (rule) part.addPropertyWithValue('rrule', ICAL.Recur.fromString(rule));
      whole.addSubcomponent(part);
    }
  }
  return whole;
}
