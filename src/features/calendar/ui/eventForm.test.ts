import { describe, expect, it } from 'vitest';
import type { CalendarSettings } from '#features/calendar/contract.ts';
import { schemaErrors } from '#web/kit/formErrors.ts';
import { changedFields, endAfter, eventForm, guestsAfter, newForm, readStart } from './eventForm.ts';
import { choiceOf } from './repeat.ts';

const times = { start: '2026-11-17T09:00:00.000Z', end: '2026-11-17T10:00:00.000Z', allDay: false };
const form = { ...newForm(times, 'Business', { reminder: null } as CalendarSettings, 'UTC'), title: 'Chess' };
const wrong = (change: object) => schemaErrors(eventForm, { ...form, ...change });

describe('the days of an event', () => {
  it('are refused in the form when the server would refuse them', () => {
    const sentence = 'Choose a day between 1900 and 2199.';
    expect(wrong({})).toEqual({});
    expect(wrong({ startDay: '0001-01-01' })).toEqual({ startDay: sentence });
    expect(wrong({ startDay: '20266-11-17' })).toEqual({ startDay: sentence });
    expect(wrong({ endDay: '2200-01-01' })).toEqual({ endDay: sentence });
    const last = { allDay: true, startDay: '2199-12-30', endDay: '2199-12-30' };
    expect(wrong(last)).toEqual({});
    expect(wrong({ ...last, endDay: '2199-12-31' })).toEqual({ endDay: sentence });
  });

  it('say so too where a repetition ends on no day', () => {
    const weekly = { every: 'WEEKLY', ends: 'until' };
    expect(wrong({ ...weekly, until: '2027-01-01' })).toEqual({});
    expect(wrong({ ...weekly, until: '20277-01-01' })).toHaveProperty('until');
    expect(wrong({ ...weekly, until: '0001-01-01' })).toEqual({ until: 'The repetition ends before it begins.' });
  });
});

describe('an end that follows its beginning', () => {
  it('moves as far', () => {
    expect(endAfter(form, '2026-12-01', '10:30')).toEqual({ endDay: '2026-12-01', endTime: '11:30' });
    expect(endAfter({ ...form, allDay: true }, '2026-12-01', '')).toEqual({ endDay: '2026-12-01' });
  });

  it('stays where the day is none, and follows again from there', () => {
    for (const allDay of [true, false]) {
      const fields = { ...form, allDay };
      expect(endAfter(fields, '20266-11-17', '09:00')).toEqual({});
      expect(endAfter(fields, '', '09:00')).toEqual({});
      expect(endAfter({ ...fields, allDay: false }, '2026-12-01', '')).toEqual({});
      expect(endAfter({ ...fields, startDay: '20266-11-17' }, '2026-11-17', '09:00')).toEqual({});
      expect(endAfter({ ...fields, endDay: '2026-11-18' }, '9999-12-31', '23:30')).toEqual({});
    }
  });
});

describe('a start that is typed key by key', () => {
  /** Each one as the field hands it over; the end as it stands after the last. */
  function typed(keys: [day: string, time: string][], more = {}) {
    let values = { ...form, ...more };
    let known = readStart(values, values);
    for (const [day, time] of keys) {
      known = readStart(values, known);
      values = { ...values, startDay: day, startTime: time, ...endAfter({ ...values, ...known }, day, time) };
    }
    return `${values.endDay} ${values.endTime}`;
  }
  const days = ['2026-01-17', '2026-12-17', '', '2026-12-05', '0002-12-05', '0020-12-05', '0202-12-05', '2026-12-05'];

  it('takes the end along over days that cannot be read', () => {
    const keys = days.map((day): [string, string] => [day, '09:00']);
    expect(typed(keys)).toBe('2026-12-05 10:00');
    expect(typed(keys, { allDay: true, endDay: '2026-11-19' })).toBe('2026-12-07 10:00');
  });

  it('takes it along over times that cannot be read', () => {
    const times = ['', '01:00', '', '15:00', '15:03', '15:30'];
    expect(typed(times.map((time): [string, string] => ['2026-11-17', time]))).toBe('2026-11-17 16:30');
  });
});

describe('what was changed', () => {
  const series = (change: object) =>
    eventForm.parse({ ...form, startDay: '2027-01-20', endDay: '2027-01-20', ...change });
  const rule = (before: object, after: object) =>
    changedFields(series(before), series({ ...before, ...after })).extendedProps.repeat;
  const nextDay = { startDay: '2027-01-21', endDay: '2027-01-21' };

  it('is the rule only where another was chosen, not where another day was', () => {
    for (const monthly of ['day', 'nth', 'last'] as const) {
      const before = { every: 'MONTHLY', monthly };
      expect(rule(before, nextDay)).toBeUndefined();
      expect(rule(before, { startDay: '2027-01-30', endDay: '2027-01-30' })).toBeUndefined();
    }
    expect(rule({ every: 'WEEKLY', weekdays: ['WE'] }, nextDay)).toBeUndefined();
    expect(rule({ every: 'MONTHLY', monthly: 'nth' }, { ...nextDay, monthly: 'last' })).toBe('FREQ=MONTHLY;BYDAY=-1TH');
    expect(rule({ every: 'MONTHLY', monthly: 'nth' }, { ...nextDay, interval: 2 })).toBe(
      'FREQ=MONTHLY;INTERVAL=2;BYDAY=3TH',
    );
    expect(rule({ every: 'DAILY' }, { every: 'never' })).toBeNull();
  });

  it('names the day of the month that was shown, where a series came to be monthly', () => {
    const first = { startDay: '2027-03-01', endDay: '2027-03-01' };
    const weekly = { ...first, every: 'WEEKLY', weekdays: ['MO'] };
    expect(rule(weekly, { every: 'MONTHLY' })).toBe('FREQ=MONTHLY;BYMONTHDAY=1');
    expect(rule({ ...first, every: 'never' }, { every: 'MONTHLY' })).toBe('FREQ=MONTHLY');
    const named = { ...first, ...choiceOf('FREQ=MONTHLY;BYMONTHDAY=1', 'UTC') };
    expect(named).toMatchObject({ every: 'MONTHLY', monthly: 'day' });
    expect(rule(named, {})).toBeUndefined();
    expect(rule(named, nextDay)).toBeUndefined();
    expect(rule(named, { interval: 2 })).toBe('FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=1');
    expect(rule(named, { interval: 2, ...nextDay })).toBe('FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=21');
    expect(rule(named, { monthly: 'nth' })).toBe('FREQ=MONTHLY;BYDAY=1MO');
  });

  it('shows guests by name before the server has them, with what they answered', () => {
    const known = {
      id: 5,
      personId: 7,
      name: 'Ann',
      email: 'ann@example.org',
      avatar: null,
      answer: 'accepted' as const,
    };
    const picked = [
      { id: 7, fullName: 'Ann', email: 'Ann@example.org' },
      { fullName: 'Aunt', email: 'aunt@example.org' },
    ];
    expect(guestsAfter([known], picked)).toEqual([
      known,
      { id: -2, personId: null, name: 'Aunt', email: 'aunt@example.org', avatar: null, answer: 'pending' },
    ]);
  });
});
