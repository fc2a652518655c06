import { z } from 'zod';
import {
  type CalendarEvent,
  type CalendarSettings,
  type EventKind,
  eventKind,
  type Guest,
  MOST_GUESTS,
  newEvent,
} from '#features/calendar/contract.ts';
import { eventTime } from '#features/calendar/eventTime.ts';
import { FREQUENCIES } from '#features/calendar/repeat.ts';
import type { Picked } from '#web/kit/addresses.ts';
import { asHtml } from '#web/kit/asHtml.ts';
import type { NewEventGiven, Times } from './change.ts';
import { addDays, dayIn, daysBetween, isDay, momentAt, timeIn } from './days.ts';
import { choiceOf, ENDS, isByDay, MONTHLY, MOST, ruleOf } from './repeat.ts';

const { title } = newEvent.shape;
const { url, extendedProps } = newEvent.shape;
const { location, description } = extendedProps.unwrap().shape;
const CHOOSE_DAY = 'Choose a day between 1900 and 2199.';
const isKept = (text: string) => eventTime.safeParse(text).success;
const day = z.string().min(1, 'Give a day or a time.').refine(isKept, CHOOSE_DAY);

const amount = (most: number, wrong: string) =>
  z.coerce.number<number>('Give a number.').int('Give a whole number.').min(1, wrong).max(most, wrong);

/** The fields as people fill them in: day and time apart, the last day of what lasts all day, people as picked. */
export const eventForm = z
  .object({
    title,
    calendar: eventKind,
    allDay: z.boolean(),
    startDay: day,
    startTime: z.string(),
    endDay: day,
    endTime: z.string(),
    timeZone: z.string(),
    every: z.enum(['never', ...FREQUENCIES]),
    interval: amount(MOST.interval, 'Give a number from 1 to 99.'),
    weekdays: z.array(z.string()),
    monthly: z.enum(MONTHLY),
    monthDay: z.number().optional(),
    ends: z.enum(ENDS),
    until: z.string(),
    count: amount(MOST.count, 'Give a number from 1 to 999.'),
    guests: z.array(z.custom<Picked>()).max(MOST_GUESTS, `Invite at most ${MOST_GUESTS} guests.`),
    location: location.unwrap().unwrap(),
    url: url.unwrap().unwrap(),
    description: description.unwrap().unwrap(),
    reminders: z.array(z.string()),
  })
  .superRefine(({ allDay, startDay, startTime, endDay, endTime, ends, until, every }, context) => {
    const wrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (!allDay && !startTime) wrong('startTime', 'Give a day or a time.');
    if (!allDay && !endTime) wrong('endTime', 'Give a day or a time.');
    const [from, to] = allDay ? [startDay, endDay] : [`${startDay}T${startTime}`, `${endDay}T${endTime}`];
    const areDays = isKept(startDay) && isKept(endDay);
    if (areDays && to < from) wrong(endDay < startDay ? 'endDay' : 'endTime', 'The end is before the start.');
    // What lasts all day ends before the next one.
    if (areDays && allDay && !isKept(addDays(endDay, 1))) wrong('endDay', CHOOSE_DAY);
    if (every === 'never' || ends !== 'until') return;
    if (!/^\d{4}-/.test(until)) wrong('until', until ? CHOOSE_DAY : 'Give a day or a time.');
    else if (until < startDay) wrong('until', 'The repetition ends before it begins.');
  });
export type FormInput = z.input<typeof eventForm>;
export type FormValues = z.output<typeof eventForm>;

function clocks({ start, end, allDay }: Times, zone: string) {
  if (allDay) {
    const last = end > start ? addDays(end, -1) : start;
    return { allDay, startDay: start, endDay: last, startTime: '09:00', endTime: '10:00' };
  }
  return {
    allDay,
    startDay: dayIn(start, zone),
    startTime: timeIn(start, zone),
    endDay: dayIn(end, zone),
    endTime: timeIn(end, zone),
  };
}

/** An event in the fields, its times as the clocks of its own zone show them. */
export function formOf(event: CalendarEvent, zone: string): FormInput {
  const { calendar, timeZone, repeat, guests, location: place, description, reminders } = event.extendedProps;
  const ownZone = timeZone ?? zone;
  return {
    title: event.title,
    calendar,
    ...clocks(event, ownZone),
    timeZone: ownZone,
    ...choiceOf(repeat, ownZone),
    guests: guests.map((one) => ({
      ...(one.personId ? { id: one.personId } : {}),
      ...{ fullName: one.name || one.email, email: one.email, avatar: one.avatar },
    })),
    location: place,
    url: event.url,
    description: asHtml(description),
    reminders: reminders.map(String),
  };
}

export function newForm(times: Times, kind: EventKind, settings: CalendarSettings, zone: string): FormInput {
  return {
    title: '',
    calendar: kind,
    ...clocks(times, zone),
    timeZone: zone,
    ...choiceOf(null, zone),
    ...{ guests: [], location: '', url: '', description: '' },
    reminders: settings.reminder === null ? [] : [String(settings.reminder)],
  };
}

const minutes = (day: string, time: string) => Date.parse(`${day}T${time || '00:00'}Z`) / 60_000;

type Start = Pick<FormInput, 'startDay' | 'startTime'>;

/** The start as it could last be read: half-typed ones come in between. */
export const readStart = ({ allDay, startDay, startTime }: FormInput, before: Start): Start =>
  isDay(startDay) && (allDay || startTime) ? { startDay, startTime } : before;

/** What begins later ends later: it stays as long as it was. An end before the beginning was set on purpose, and stays. */
export function endAfter({ allDay, startDay, startTime, endDay, endTime }: FormInput, day: string, time: string) {
  if (![day, startDay, endDay].every(isDay) || !(allDay || time)) return {};
  if (allDay && endDay < startDay) return {};
  if (!allDay && minutes(endDay, endTime) < minutes(startDay, startTime)) return {};
  const end = (minutes(endDay, endTime) + minutes(day, time) - minutes(startDay, startTime)) * 60_000;
  const text = allDay ? addDays(endDay, daysBetween(startDay, day)) : new Date(end).toISOString();
  if (!isDay(text.slice(0, 10))) return {};
  return { endDay: text.slice(0, 10), ...(allDay ? {} : { endTime: text.slice(11, 16) }) };
}

/** What the server is told. */
export function fieldsOf(values: FormValues) {
  const { allDay, startDay, endDay, startTime, endTime, timeZone } = values;
  return {
    title: values.title,
    url: values.url,
    allDay,
    start: allDay ? startDay : `${startDay}T${startTime}`,
    end: allDay ? addDays(endDay, 1) : `${endDay}T${endTime}`,
    extendedProps: {
      calendar: values.calendar,
      location: values.location,
      description: values.description,
      guests: values.guests.map((one) => (one.id ? { personId: one.id } : { email: one.email, name: one.fullName })),
      reminders: values.reminders.map(Number),
      timeZone,
      repeat: ruleOf(values, startDay),
    },
  } satisfies NewEventGiven;
}

/** Where the event will stand: two days, or two moments. */
export function timesOf({ allDay, startDay, endDay, startTime, endTime, timeZone }: FormValues): Times {
  if (allDay) return { allDay, start: startDay, end: addDays(endDay, 1) };
  return { allDay, start: momentAt(startDay, startTime, timeZone), end: momentAt(endDay, endTime, timeZone) };
}

/** Guests as they will be shown: new ones have not answered. */
export const guestsAfter = (known: Guest[], picked: Picked[]): Guest[] =>
  picked.map(
    ({ id, fullName, email, avatar }, at) =>
      known.find((one) => one.email.toLowerCase() === email.toLowerCase()) ?? {
        ...{ id: -1 - at, personId: id ?? null, name: fullName, email, avatar: avatar ?? null, answer: 'pending' },
      },
  );

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The first of a series may be on another day of its month than the one that is shown: the rule names the day. */
const dayNamed = (before: FormValues, after: FormValues) =>
  before.every !== 'never' && isByDay(after) && !(isByDay(before) && before.startDay === after.startDay)
    ? { monthDay: Number(after.startDay.slice(8)) }
    : {};

/** Only what was changed: an occurrence keeps the rest from its series. */
export function changedFields(before: FormValues, after: FormValues) {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const { start, end, allDay } = is;
  const times = { start, end, allDay };
  const sameTimes = same(times, { start: was.start, end: was.end, allDay: was.allDay });
  const sameZone = was.extendedProps.timeZone === is.extendedProps.timeZone;
  // Another day alone is no other rule: the server moves the days of the rule along.
  const sameRule = ruleOf(after, before.startDay) === was.extendedProps.repeat;
  const given = { ...is.extendedProps, repeat: ruleOf({ ...after, ...dayNamed(before, after) }, after.startDay) };
  const changed = Object.entries(given).filter(([name, value]) =>
    name === 'repeat' ? !sameRule : !same(value, was.extendedProps[name as keyof typeof was.extendedProps]),
  );
  const more = Object.fromEntries(changed) as Partial<typeof is.extendedProps>;
  return {
    ...(was.title === is.title ? {} : { title: is.title }),
    ...(was.url === is.url ? {} : { url: is.url }),
    ...(sameTimes && sameZone ? {} : times),
    // Times are read in the zone that comes with them.
    extendedProps: { ...more, ...(sameTimes && sameZone ? {} : { timeZone: is.extendedProps.timeZone }) },
  };
}
