import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '#features/calendar/contract.ts';
import type { Change, Times } from './change.ts';
import { isContested } from './conflict.ts';
import { type FormInput, formOf } from './eventForm.ts';

const ZONE = 'Europe/Berlin';
const event = (over: Partial<CalendarEvent> = {}, more: object = {}) =>
  ({
    ...{ id: 1, url: '', title: 'Chess', allDay: false },
    ...{ start: '2027-03-09T08:00:00.000Z', end: '2027-03-09T09:00:00.000Z' },
    ...over,
    extendedProps: {
      ...{ calendar: 'Business', location: '', description: '', guests: [], reminders: [], timeZone: ZONE },
      ...{ repeat: null, version: 1, occurrence: null },
      ...more,
    },
  }) as unknown as CalendarEvent;

const WAS: Times = { start: '2027-03-09T08:00:00.000Z', end: '2027-03-09T09:00:00.000Z', allDay: false };

describe('a change that waited', () => {
  const written = (typed: Partial<FormInput>, began = event()): Change => {
    const form = formOf(began, ZONE);
    return {
      ...{ event: { id: 1 }, was: WAS, now: WAS },
      written: { began: form, typed: { ...form, ...typed }, zone: ZONE },
    };
  };

  it('is made beside another field, and is not where the same was changed', () => {
    const renamed = written({ title: 'Mine' });
    expect(isContested(renamed, event())).toBe(false);
    expect(isContested(renamed, event({}, { location: 'Hall' }))).toBe(false);
    expect(isContested(renamed, event({ title: 'Theirs' }))).toBe(true);
  });

  it('is the same one again when only its answer was lost', () => {
    expect(
      isContested(
        written({ title: 'Mine', reminders: ['60', '10'] }),
        event({ title: 'Mine' }, { reminders: [10, 60] }),
      ),
    ).toBe(false);
  });

  it('has its times as one: another day here and another hour there are not put together', () => {
    const moved = written({ startDay: '2027-03-10', endDay: '2027-03-10' });
    expect(isContested(moved, event())).toBe(false);
    const later = { start: '2027-03-09T10:00:00.000Z', end: '2027-03-09T11:00:00.000Z' };
    expect(isContested(moved, event(later))).toBe(true);
  });

  it('without a form is a move: it goes on from where it was', () => {
    const now = { ...WAS, start: '2027-03-10T08:00:00Z', end: '2027-03-10T09:00:00Z' };
    const move: Change = { event: { id: 1, ...now }, was: WAS, now };
    expect(isContested(move, event({ title: 'Theirs' }))).toBe(false);
    expect(isContested(move, event({ start: now.start, end: now.end }))).toBe(false);
    expect(isContested(move, event({ start: '2027-03-09T07:00:00.000Z' }))).toBe(true);
  });
});
