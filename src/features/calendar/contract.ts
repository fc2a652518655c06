import { z } from 'zod';
import { minLength } from 'zod/mini';
import { id, onceKey } from '#contract/ids.ts';
import { listBase, pageNumber, rowCount, searchText, yesOrNo } from '#contract/list.ts';
import { isZone } from '#contract/zonedTime.ts';
import { ANSWERS, EVENT_KINDS, MOST_REMINDERS } from './choices.ts';
import { eventTime } from './eventTime.ts';
import { readRepeat, writeRepeat } from './repeat.ts';

export const eventKind = z.enum(EVENT_KINDS, `Choose from ${EVENT_KINDS.join(', ')}.`);
export type EventKind = z.infer<typeof eventKind>;

export const guestAnswer = z.enum(['pending', ...ANSWERS]);
export type GuestAnswer = z.infer<typeof guestAnswer>;

/** Which occurrences of a repeating event a change means. */
export const SCOPES = ['this', 'following', 'all'] as const;
export const eventScope = z.enum(SCOPES, `Choose from ${SCOPES.join(', ')}.`);
export type EventScope = z.infer<typeof eventScope>;

export const MOST_GUESTS = 100;

export const WINDOW_DAYS = 400;
const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

export const timeZone = z.string('Choose a time zone.').refine(isZone, 'There is no such time zone.');

/** The start of an occurrence as its series has it: what `extendedProps.occurrence` says. */
const occurrence = z.iso.datetime({ offset: true, message: 'Give the start of the occurrence.' });

export const eventRepeat = z
  .string('Say how it repeats.')
  .max(200, 'Use at most 200 characters.')
  .refine((text) => readRepeat(text) !== undefined, 'This repetition cannot be kept: use days, weeks, months or years.')
  .transform((text) => {
    const repeat = readRepeat(text);
    return repeat ? writeRepeat(repeat) : text;
  });

/** Links of events lead to pages; nothing that runs. */
const eventUrl = z
  .string('Give a link.')
  .trim()
  .max(2_000, 'Use at most 2,000 characters.')
  .refine((url) => /^(https?:\/\/\S+|mailto:\S+|\/(?!\/)\S*)?$/i.test(url), 'Give a link that begins with https://.');

/** Somebody with an account, or anybody by their address. */
export const guestGiven = z
  .object({
    personId: z.nullish(id),
    email: z.email('Enter an email address.').max(200, 'Use at most 200 characters.').nullish(),
    name: z.string().trim().max(100, 'Use at most 100 characters.').nullish(),
  })
  .refine((guest) => guest.personId || guest.email, {
    message: 'Say who: a person or an email address.',
    path: ['email'],
  });
export type GuestGiven = z.infer<typeof guestGiven>;

const reminder = z
  .number('Give minutes.')
  .int('Give whole minutes.')
  .min(0, 'Give minutes before the start.')
  .max(40_320, 'Remind at most four weeks before.');

const extras = {
  calendar: eventKind,
  location: z.string('Say where.').trim().max(200, 'Use at most 200 characters.').nullish(),
  /** Plain, or HTML: it is cleaned. */
  description: z.string('Describe it.').max(20_000, 'Use at most 20,000 characters.').nullish(),
  guests: z.array(guestGiven).max(MOST_GUESTS, `Invite at most ${MOST_GUESTS} guests.`).nullish(),
  reminders: z.array(reminder).max(MOST_REMINDERS, `Set at most ${MOST_REMINDERS} reminders.`).nullish(),
  timeZone: timeZone.nullish(),
  repeat: eventRepeat.nullish(),
};
const fields = {
  title: z.string('Give it a title.').trim().min(1, 'Give it a title.').max(200, 'Use at most 200 characters.'),
  url: eventUrl.nullish(),
  start: eventTime,
  /** All-day events end before this day. Left out: an hour, or a day. */
  end: z.nullish(eventTime),
  allDay: z.boolean('Say true or false.').nullish(),
};

export const newEvent = z.object({
  ...fields,
  extendedProps: z.object(extras).prefault({} as { calendar: EventKind }),
});
export type NewEvent = z.infer<typeof newEvent>;

/** What is left out stays as it is. */
export const changedEvent = z
  .object(fields)
  .partial()
  .extend({
    id,
    extendedProps: z
      .object({ ...extras, occurrence: occurrence.nullish() })
      .partial()
      .prefault({}),
  });
export type ChangedEvent = z.infer<typeof changedEvent>;

export const addEventBody = z.object({ event: newEvent, key: onceKey });
export const updateEventBody = z.object({
  event: changedEvent,
  scope: eventScope.optional(),
  occurrence: occurrence.nullish(),
  /** What the writer began from: what was changed since is not overwritten. The one within an event says nothing. */
  version: z.number().int().optional(),
});
/** Taken from the query or from the body. */
export const removeEventAsk = z.object({
  id: z.preprocess((given) => given ?? '', id),
  scope: eventScope.optional(),
  occurrence: occurrence.nullish(),
});
export const removeEventQuery = z.object({
  id: z.string().optional(),
  scope: z.string().optional(),
  occurrence: z.string().optional(),
});
export const restoreBody = z
  .object({
    ids: z.array(id).max(1_000, 'Choose at most 1,000.').optional(),
    token: z.uuid('Give a UUID.').optional(),
  })
  .refine((given) => given.ids || given.token, { message: 'Say which ones: send their ids.', path: ['ids'] });
/** What follows (`restId`) goes back into the series that it was taken from at an occurrence, with the rule it had. */
export const rejoinBody = z.object({ id, restId: id, occurrence, repeat: eventRepeat });
export type Rejoin = z.infer<typeof rejoinBody>;
export const answerBody = z.object({ id, answer: z.enum(ANSWERS, `Choose from ${ANSWERS.join(', ')}.`) });

/** `calendars=A&calendars=B`, `calendars[]=A` or `calendars=A,B`. Empty is none of them. */
const kinds = z
  .union([z.string(), z.array(z.string())])
  .transform((given) => [given].flat().flatMap((one) => one.split(',')))
  .transform((list, context): EventKind[] => {
    const read = z.array(eventKind).safeParse(list.map((one) => one.trim()).filter(Boolean));
    if (read.success) return read.data;
    context.addIssue({ code: 'custom', message: `Choose from ${EVENT_KINDS.join(', ')}.` });
    return z.NEVER;
  })
  .optional();

const paging = {
  page: z.optional(pageNumber),
  perPage: z.optional(rowCount),
};
const moment = z.pipe(
  eventTime,
  z.transform((text) => Date.parse(text.replace(' ', 'T'))),
);
const isWindow = ({ from, to }: { from?: number | undefined; to?: number | undefined }) =>
  from === undefined || to === undefined || (to > from && to - from <= WINDOW_DAYS * DAY);
const WRONG_WINDOW = { message: `Ask for at most ${WINDOW_DAYS} days, the end after the beginning.`, path: ['to'] };

/** With a window, repeating events come as their occurrences; without one, every event once. */
export const eventsQuery = z
  .object({ calendars: kinds, 'calendars[]': kinds, from: moment.optional(), to: moment.optional(), ...paging })
  .refine((ask) => (ask.from === undefined) === (ask.to === undefined), {
    message: 'Give both ends: from and to.',
    path: ['to'],
  })
  .refine(isWindow, WRONG_WINDOW)
  .transform(({ 'calendars[]': more, calendars, ...ask }) => ({ ...ask, calendars: calendars ?? more }));
export type EventsQuery = z.infer<typeof eventsQuery>;

/** Of what repeats: one occurrence, or the next one. Left out, the whole series. */
export const oneEventQuery = z.object({
  occurrence: z.union([z.literal('next'), occurrence], 'Give the start of the occurrence.').optional(),
});

export const extrasQuery = z
  .object({ from: moment, to: moment, todos: z._default(yesOrNo, false), invoices: z._default(yesOrNo, false) })
  .refine(isWindow, WRONG_WINDOW);
export const searchQuery = z.object({
  q: searchText.check(minLength(1, 'Type what you look for.')),
  page: listBase.shape.page,
  perPage: listBase.shape.perPage,
});

const guest = z.object({
  id: z.number(),
  personId: z.number().nullable(),
  name: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  answer: guestAnswer,
});
export type Guest = z.infer<typeof guest>;

export const calendarEvent = z.object({
  id: z.number(),
  url: z.string(),
  title: z.string(),
  /** A day for all-day events, a moment in UTC for others. */
  start: z.string(),
  end: z.string(),
  allDay: z.boolean(),
  extendedProps: z.object({
    calendar: eventKind,
    location: z.string(),
    description: z.string(),
    guests: z.array(guest),
    reminders: z.array(z.number()),
    timeZone: z.string().nullable(),
    repeat: z.string().nullable(),
    organizer: z.object({ id: z.number(), name: z.string(), email: z.string(), avatar: z.string().nullable() }),
    /** The caller's own, to change; otherwise they are a guest. */
    isMine: z.boolean(),
    myAnswer: guestAnswer.nullable(),
    version: z.number(),
    /** Which occurrence of a repeating event this is; null where the whole series is meant. */
    occurrence: z.string().nullable(),
    /** This occurrence was changed by itself. */
    isException: z.boolean(),
    /** Different for every entry of a list. */
    key: z.string(),
  }),
});
export type CalendarEvent = z.infer<typeof calendarEvent>;
export const calendarEvents = z.array(calendarEvent);
export const oneEvent = z.object({ event: calendarEvent });
export const foundEvents = z.object({ events: calendarEvents, hasMore: z.boolean() });
/** The token brings back exactly what was removed. */
export const removedEvent = z.object({ id: z.number(), token: z.string() });
export const restoredEvents = z.object({ ids: z.array(z.number()) });

export const extraEntry = z.object({
  key: z.string(),
  type: z.enum(['todo', 'invoice']),
  id: z.number(),
  title: z.string(),
  start: z.string(),
  allDay: z.boolean(),
  isDone: z.boolean(),
  link: z.string(),
});
export type ExtraEntry = z.infer<typeof extraEntry>;
export const extraEntries = z.object({ entries: z.array(extraEntry) });

export const calendarSettings = z.object({
  kinds: z.array(eventKind),
  /** 0 is Sunday. */
  weekStart: z.union([z.literal(0), z.literal(1), z.literal(6)], 'Choose Saturday, Sunday or Monday.'),
  /** Of new events. None: that of the device. */
  timeZone: timeZone.nullable(),
  /** Minutes before new events. */
  reminder: reminder.nullable(),
  showTodos: z.boolean('Say true or false.'),
  showInvoices: z.boolean('Say true or false.'),
});
export type CalendarSettings = z.infer<typeof calendarSettings>;

export const settingsChange = calendarSettings.partial();
export const settingsAnswer = z.object({ settings: calendarSettings });
export const subscription = z.object({ link: z.string().nullable() });

export const IMPORT_EVENTS = 5_000;
export const importBody = z.object({
  /** The content of an .ics file. */
  text: z.string('Choose a file.').min(1, 'Choose a file.'),
  /** For events that name no kind of ours. */
  calendar: eventKind.default('Personal'),
  /** Says what would happen and changes nothing. */
  dryRun: z.boolean('Say true or false.').default(false),
});
export const importAnswer = z.object({
  added: z.number(),
  updated: z.number(),
  problems: z.array(z.object({ index: z.number(), title: z.string(), message: z.string() })),
  /** The first ones, for the preview. */
  events: z.array(
    z.object({
      title: z.string(),
      start: z.string(),
      end: z.string(),
      allDay: z.boolean(),
      calendar: eventKind,
      repeat: z.string().nullable(),
      isNew: z.boolean(),
    }),
  ),
});
export type ImportAnswer = z.infer<typeof importAnswer>;
