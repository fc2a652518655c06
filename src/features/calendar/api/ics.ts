import ICAL from 'ical.js';
import { plainText } from '#api/plainText.ts';
import { momentOf, wallOf } from '#contract/zonedTime.ts';
import type { Guest } from '#features/calendar/contract.ts';
import { type EventRow, type ExceptionRow, isStart, zoneOf } from './occurrences.ts';
import { wallTime, zoneComponent } from './vtimezone.ts';

/** What a mail with an event asks for. */
export type Method = 'REQUEST' | 'CANCEL';

export interface Series {
  event: EventRow;
  exceptions: ExceptionRow[];
  reminders?: number[];
}

export interface Party {
  organizer: { name: string; email: string };
  guests: Pick<Guest, 'name' | 'email' | 'answer'>[];
}

type Shown = Pick<
  EventRow,
  'title' | 'url' | 'kind' | 'location' | 'description' | 'allDay' | 'startsAt' | 'endsAt' | 'timeZone'
>;

const utc = (moment: number) => ICAL.Time.fromJSDate(new Date(moment), true);

/** By the clocks of its zone where they name the moment; the second of two same hours is written in UTC. */
function addTime(part: ICAL.Component, name: string, moment: number, zone: string, allDay: boolean) {
  if (allDay) return part.addPropertyWithValue(name, wallTime(moment, true));
  const wall = wallOf(moment, zone);
  if (zone === 'UTC' || momentOf(wall, zone) !== moment) return part.addPropertyWithValue(name, utc(moment));
  const property = part.addPropertyWithValue(name, wallTime(wall));
  property.setParameter('tzid', zone);
  return property;
}

function addWords(part: ICAL.Component, { title, url, kind, location, description }: Shown) {
  part.addPropertyWithValue('summary', title);
  if (location) part.addPropertyWithValue('location', location);
  if (url) part.addPropertyWithValue('url', url);
  part.addPropertyWithValue('categories', kind);
  if (!description) return;
  const isHtml = description.includes('<');
  part.addPropertyWithValue('description', isHtml ? plainText(description) : description);
  // Said to be text, or its lines would break the file's.
  if (isHtml) part.addProperty(new ICAL.Property(['x-alt-desc', { fmttype: 'text/html' }, 'text', description]));
}

const PARTSTAT = { pending: 'NEEDS-ACTION', accepted: 'ACCEPTED', declined: 'DECLINED', tentative: 'TENTATIVE' };

function addParty(part: ICAL.Component, { organizer, guests }: Party) {
  part.addPropertyWithValue('organizer', `mailto:${organizer.email}`).setParameter('cn', organizer.name);
  for (const guest of guests) {
    const attendee = part.addPropertyWithValue('attendee', `mailto:${guest.email}`);
    attendee.setParameter('cn', guest.name);
    attendee.setParameter('partstat', PARTSTAT[guest.answer]);
    attendee.setParameter('rsvp', 'TRUE');
  }
}

function addReminders(part: ICAL.Component, title: string, reminders: number[]) {
  for (const minutes of reminders) {
    const alarm = new ICAL.Component('valarm');
    alarm.addPropertyWithValue('action', 'DISPLAY');
    alarm.addPropertyWithValue('description', title);
    alarm.addPropertyWithValue('trigger', ICAL.Duration.fromSeconds(-minutes * 60));
    part.addSubcomponent(alarm);
  }
}

function vevent(series: Series, shown: Shown, now: Date, party?: Party): ICAL.Component {
  const { event, reminders = [] } = series;
  const part = new ICAL.Component('vevent');
  part.addPropertyWithValue('uid', event.uid);
  part.addPropertyWithValue('dtstamp', utc(now.getTime()));
  part.addPropertyWithValue('sequence', event.version - 1);
  const zone = zoneOf(shown);
  addTime(part, 'dtstart', shown.startsAt.getTime(), zone, shown.allDay);
  addTime(part, 'dtend', shown.endsAt.getTime(), zone, shown.allDay);
  if (!shown.allDay) part.addPropertyWithValue('x-lms-zone', zone);
  addWords(part, shown);
  if (party) addParty(part, party);
  addReminders(part, shown.title, reminders);
  return part;
}

/** An event and the occurrences that were changed by themselves; the removed ones are named in it. */
function eventParts(series: Series, now: Date, party?: Party): ICAL.Component[] {
  const { event } = series;
  const whole = vevent(series, event, now, party);
  if (event.repeat === null) return [whole];
  whole.addPropertyWithValue('rrule', ICAL.Recur.fromString(event.repeat));
  const there = series.exceptions
    .filter((one) => isStart(event, one.occurrence.getTime()))
    .sort((a, b) => a.occurrence.getTime() - b.occurrence.getTime());
  const changed: ICAL.Component[] = [];
  for (const one of there) {
    const at = one.occurrence.getTime();
    if (one.removedAt !== null) addTime(whole, 'exdate', at, zoneOf(event), event.allDay);
    else if (one.isChanged) {
      const part = vevent({ event, exceptions: [] }, one, now, party);
      addTime(part, 'recurrence-id', at, zoneOf(event), event.allDay);
      changed.push(part);
    }
  }
  return [whole, ...changed];
}

const zonesIn = ({ event, exceptions }: Series) => [event, ...exceptions].map(zoneOf).filter((zone) => zone !== 'UTC');

const PRODUCT = '-//LMS//Calendar//EN';

export const fileHead = (method?: Method) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:${PRODUCT}`, 'CALSCALE:GREGORIAN', ...(method ? [`METHOD:${method}`] : [])]
    .map((line) => `${line}\r\n`)
    .join('');
export const FILE_END = 'END:VCALENDAR\r\n';

/** Zones come before the first event that needs them; `known` are those the file has already. */
export function seriesText(series: Series, now: Date, known: Set<string>, party?: Party): string {
  const zones = [...new Set(zonesIn(series))].filter((zone) => !known.has(zone));
  for (const zone of zones) known.add(zone);
  const parts = [...zones.map((zone) => zoneComponent(zone, 2000)), ...eventParts(series, now, party)];
  return parts.map((part) => `${part.toString()}\r\n`).join('');
}

/** The file of an invitation, or of its withdrawal. */
export function invitationFile(method: Method, series: Series, party: Party, now: Date): string {
  const text = seriesText(series, now, new Set(), party);
  const said = method === 'CANCEL' ? text.replaceAll('BEGIN:VEVENT\r\n', 'BEGIN:VEVENT\r\nSTATUS:CANCELLED\r\n') : text;
  return `${fileHead(method)}${said}${FILE_END}`;
}
