import type { z } from 'zod';
import type {
  CalendarEvent,
  EventScope,
  Guest,
  GuestAnswer,
  newEvent,
  updateEventBody,
} from '#features/calendar/contract.ts';
import { addDays, daysBetween } from './days.ts';
import type { FormInput } from './eventForm.ts';

export type NewEventGiven = z.input<typeof newEvent>;
type ChangeGiven = z.input<typeof updateEventBody>;

/** Where something stands: two days, or two moments in UTC. */
export interface Times {
  start: string;
  end: string;
  allDay: boolean;
}

/** What a form had in it before and after it was filled in, by whose clocks. */
export interface Written {
  began: FormInput;
  typed: FormInput;
  zone: string;
}

/** Of fields that are to make a single event. */
export const ONCE = { every: 'never', monthDay: undefined } as const;

/** A change on its way, with what is needed to show it before the server has it. */
export interface Change extends ChangeGiven {
  was: Times;
  now: Times;
  /** Those who will be invited, by name. */
  guests?: Guest[] | undefined;
  /** What it is called, to name it where it is refused. */
  title?: string;
  /** The form it was written in, to open it again. */
  written?: Written;
}

export interface Removal {
  id: number;
  scope?: EventScope;
  occurrence?: string | null;
  /** When the occurrence starts that was removed. */
  start: string;
}

export interface Answer {
  id: number;
  answer: Exclude<GuestAnswer, 'pending'>;
}

interface Which {
  id: number;
  scope?: EventScope | undefined;
  occurrence?: string | null | undefined;
  start: string;
}

/** Whether a change of some scope means this entry too. */
export function means({ id, scope, occurrence, start }: Which, entry: CalendarEvent): boolean {
  if (entry.id !== id) return false;
  if (!occurrence || scope === undefined || scope === 'all') return true;
  if (entry.extendedProps.occurrence === occurrence) return true;
  return scope === 'following' && entry.start >= start;
}

const moved = (text: string, from: string, to: string, allDay: boolean) =>
  allDay
    ? addDays(text, daysBetween(from, to))
    : new Date(Date.parse(text) + Date.parse(to) - Date.parse(from)).toISOString();

/** An entry as far from where it was as the one that was moved. */
function timesAfter(entry: CalendarEvent, { was, now }: Change, isIt: boolean): Times {
  if (isIt || was.allDay !== now.allDay || entry.allDay !== was.allDay) return isIt ? now : { ...entry };
  return {
    start: moved(entry.start, was.start, now.start, now.allDay),
    end: moved(entry.end, was.end, now.end, now.allDay),
    allDay: now.allDay,
  };
}

/** Where an occurrence is in a series that was moved. One that stood apart in it is as far away as before. */
export const movedAlong = (occurrence: string, was: Times, now: Times) =>
  new Date(Date.parse(occurrence) + Date.parse(now.start) - Date.parse(was.start)).toISOString();

/** The occurrence as the server last told it: it may not have heard yet that the whole series was moved. */
export const occurrenceTold = ({ extendedProps: { occurrence, key } }: CalendarEvent) =>
  occurrence === null ? undefined : new Date(Number(key.split(':')[1])).toISOString();

/** The entries of a view with a change that the server has: it knows them by where they are now. */
export const withHeard = (entries: CalendarEvent[], change: Change) =>
  withChange(entries, change).map((entry) => {
    const { occurrence } = entry.extendedProps;
    const key = occurrence === null ? String(entry.id) : `${entry.id}:${Date.parse(occurrence)}`;
    return { ...entry, extendedProps: { ...entry.extendedProps, key } };
  });

/** The entries of a view with a change in them. */
export function withChange(entries: CalendarEvent[], change: Change): CalendarEvent[] {
  const { event, scope, occurrence, was } = change;
  const { guests: _, occurrence: __, ...more } = event.extendedProps ?? {};
  const given = { ...more, guests: change.guests };
  const patch = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const which = { id: event.id, scope, occurrence, start: was.start };
  return entries.map((entry) => {
    if (!means(which, entry)) return entry;
    const isIt = entry.extendedProps.occurrence === (occurrence ?? null);
    const { start, end, allDay } = timesAfter(entry, change, isIt);
    const its = entry.extendedProps.occurrence;
    // What is done next is done to the occurrence where it will be by then.
    const along = scope === 'all' && its !== null ? { occurrence: movedAlong(its, was, change.now) } : {};
    return {
      ...entry,
      ...{ start, end, allDay, title: event.title ?? entry.title, url: event.url ?? entry.url },
      extendedProps: { ...entry.extendedProps, ...(patch as Partial<CalendarEvent['extendedProps']>), ...along },
    };
  });
}

export const withoutRemoved = (entries: CalendarEvent[], removal: Removal) =>
  entries.filter((entry) => !means(removal, entry));

export const withAnswer = (entries: CalendarEvent[], { id, answer }: Answer) =>
  entries.map((entry) =>
    entry.id === id ? { ...entry, extendedProps: { ...entry.extendedProps, myAnswer: answer } } : entry,
  );
