import ICAL from 'ical.js';
import { badInput, Refusal } from '#api/errors.ts';
import { isZone, momentOf } from '#contract/zonedTime.ts';
import { EVENT_KINDS, MOST_REMINDERS } from '#features/calendar/choices.ts';
import { type EventKind, IMPORT_EVENTS } from '#features/calendar/contract.ts';
import { type Content, describe, settleTiming } from './content.ts';
import { importedRepeat } from './importRepeat.ts';
import { DAY } from './rule.ts';

/** One VEVENT: an event, or one of its occurrences that was changed by itself. */
export interface Part {
  index: number;
  uid: string;
  content: Content;
  reminders: number[];
  /** Starts of removed occurrences. */
  removed: number[];
  /** Which occurrence this is; null for the event itself. */
  occurrence: number | null;
}

export interface Problem {
  index: number;
  title: string;
  message: string;
}

/** What cannot be kept, in a sentence for whoever brought the file. */
class Unfit extends Error {}

const UNREADABLE = 'This is no iCalendar file, or it is damaged.';

/** All events of a file, however many calendars it holds. */
export function partsIn(text: string): ICAL.Component[] {
  try {
    const read: unknown[] = ICAL.parse(text);
    const calendars = (Array.isArray(read[0]) ? read : [read]) as [string, unknown[], unknown[]][];
    const parts = calendars.flatMap((one) => {
      const calendar = new ICAL.Component(one);
      if (calendar.name !== 'vcalendar') throw badInput({ text: [UNREADABLE] });
      return calendar.getAllSubcomponents('vevent');
    });
    if (parts.length > IMPORT_EVENTS) throw badInput({ text: ['Take at most 5,000 events at once.'] });
    return parts;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw badInput({ text: [UNREADABLE] });
  }
}

interface When {
  moment: number;
  wall: number;
  allDay: boolean;
  /** The zone it was written in, when that is one we know. */
  zone: string | undefined;
}

function readWhen(property: ICAL.Property, time: ICAL.Time, zone: string): When {
  const { year, month, day, hour, minute, second, isDate } = time;
  const wall = isDate ? Date.UTC(year, month - 1, day) : Date.UTC(year, month - 1, day, hour, minute, second);
  if (Number.isNaN(wall) || year < 1900 || year > 2199) throw new Unfit('The time of this event cannot be read.');
  if (isDate) return { moment: wall, wall, allDay: true, zone: undefined };
  if (time.zone?.tzid === 'UTC') return { moment: wall, wall, allDay: false, zone: undefined };
  const named = property.getFirstParameter('tzid');
  if (named && isZone(named)) return { moment: momentOf(wall, named), wall, allDay: false, zone: named };
  // A zone of the file's own making: the file says when its clocks change.
  const isOwn = named && time.zone && time.zone.tzid === named;
  return { moment: isOwn ? time.toUnixTime() * 1000 : momentOf(wall, zone), wall, allDay: false, zone: undefined };
}

function timesIn(part: ICAL.Component, name: string, zone: string): When[] {
  return part
    .getAllProperties(name)
    .flatMap((property) => (property.getValues() as ICAL.Time[]).map((time) => readWhen(property, time, zone)));
}

function endOf(part: ICAL.Component, start: When, zone: string): number {
  const [end] = timesIn(part, 'dtend', zone);
  const length = part.getFirstPropertyValue('duration') as ICAL.Duration | null;
  const usual = start.moment + (start.allDay ? DAY : 0);
  const given = end?.moment ?? (length ? start.moment + length.toSeconds() * 1000 : usual);
  if (given < start.moment) throw new Unfit('The end is before the start.');
  return start.allDay ? Math.max(given, usual) : given;
}

/** Of properties that others made up, the library leaves texts as they are written. */
const unescaped = (text: string) => text.replace(/\\([nN,;\\])/g, (_, one: string) => (/n/i.test(one) ? '\n' : one));

/** Cut to length, without what cannot be stored. */
function textOf(part: ICAL.Component, name: string, most: number) {
  const property = part.getFirstProperty(name);
  const text = String(property?.getFirstValue() ?? '');
  return (property?.type === 'unknown' ? unescaped(text) : text)
    .replaceAll('\0', '')
    .trim()
    .slice(0, most)
    .replace(/\p{Surrogate}/gu, '');
}

function kindOf(part: ICAL.Component, usual: EventKind): EventKind {
  const named = part.getAllProperties('categories').flatMap((one) => one.getValues().map(String));
  return EVENT_KINDS.find((kind) => named.some((one) => one.toLowerCase() === kind.toLowerCase())) ?? usual;
}

function remindersIn(part: ICAL.Component): number[] {
  const minutes = part.getAllSubcomponents('valarm').flatMap((alarm) => {
    const trigger = alarm.getFirstPropertyValue('trigger');
    const before = trigger instanceof ICAL.Duration ? -trigger.toSeconds() / 60 : -1;
    return before >= 0 && before <= 40_320 && Number.isInteger(before) ? [before + 0] : [];
  });
  return [...new Set(minutes)].slice(0, MOST_REMINDERS);
}

function repeatIn(part: ICAL.Component, start: When, zone: string): string | null {
  const rules = part.getAllProperties('rrule');
  if (rules.length === 0 && !part.hasProperty('rdate')) return null;
  const rule = String(rules[0]?.getFirstValue() ?? '');
  const repeat = rules.length === 1 && !part.hasProperty('rdate') ? importedRepeat(rule, start.wall, zone) : undefined;
  if (!repeat) throw new Unfit('This repetition cannot be kept: use days, weeks, months or years.');
  return repeat;
}

function contentIn(part: ICAL.Component, usual: { kind: EventKind; zone: string }): Content {
  const [start] = timesIn(part, 'dtstart', usual.zone);
  if (!start) throw new Unfit('The time of this event cannot be read.');
  const own = textOf(part, 'x-lms-zone', 100);
  const zone = start.zone ?? (isZone(own) ? own : usual.zone);
  const url = textOf(part, 'url', 2_000);
  const html = part.getFirstProperty('x-alt-desc');
  const isHtml = html?.getFirstParameter('fmttype') === 'text/html';
  const timing = {
    allDay: start.allDay,
    startsAt: new Date(start.moment),
    endsAt: new Date(endOf(part, start, usual.zone)),
    timeZone: start.allDay ? null : zone,
    repeat: repeatIn(part, start, zone),
  };
  return {
    title: textOf(part, 'summary', 200) || 'Event',
    url: /^(https?:\/\/\S+|mailto:\S+|\/(?!\/)\S*)$/i.test(url) ? url : '',
    kind: kindOf(part, usual.kind),
    location: textOf(part, 'location', 200),
    ...describe(textOf(part, isHtml ? 'x-alt-desc' : 'description', 20_000)),
    ...settleTiming(timing),
  };
}

export function readPart(
  part: ICAL.Component,
  index: number,
  usual: { kind: EventKind; zone: string },
): Part | Problem {
  const title = textOf(part, 'summary', 200);
  try {
    if (textOf(part, 'status', 20) === 'CANCELLED') throw new Unfit('This event was cancelled.');
    const [changed] = timesIn(part, 'recurrence-id', usual.zone);
    return {
      ...{ index, uid: textOf(part, 'uid', 500), content: contentIn(part, usual), reminders: remindersIn(part) },
      removed: timesIn(part, 'exdate', usual.zone).map((one) => one.moment),
      occurrence: changed?.moment ?? null,
    };
  } catch (error) {
    if (error instanceof Unfit) return { index, title, message: error.message };
    const refused =
      error instanceof Refusal && typeof error.error === 'object' ? Object.values(error.error).flat() : [];
    return { index, title, message: refused[0] ?? 'This event cannot be read.' };
  }
}
