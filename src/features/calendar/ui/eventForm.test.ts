import { describe, expect, it } from 'vitest';
import type { CalendarSettings } from '#features/calendar/contract.ts';
import { schemaErrors } from '#web/kit/formErrors.ts';
import { endAfter, eventForm, newForm } from './eventForm.ts';

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
      expect(endAfter({ ...fields, startDay: '20266-11-17' }, '2026-11-17', '09:00')).toEqual({});
      expect(endAfter({ ...fields, endDay: '2026-11-18' }, '9999-12-31', '23:30')).toEqual({});
    }
  });
});
