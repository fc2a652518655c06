import { describe, expect, it } from 'vitest';
import { addMonths, dayIn, daysOf, momentAt, startOfWeek, timeIn } from './days.ts';
import { spanOf, step } from './views.ts';

describe('days', () => {
  it('are those of the zone', () => {
    expect(dayIn('2027-03-09T23:30:00.000Z', 'Europe/Berlin')).toBe('2027-03-10');
    expect(timeIn('2027-03-09T23:30:00.000Z', 'Europe/Berlin')).toBe('00:30');
    expect(momentAt('2027-07-01', '09:00', 'Europe/Berlin')).toBe('2027-07-01T07:00:00.000Z');
  });

  it('what ends at midnight does not touch the next day', () => {
    const event = { start: '2027-03-09T20:00:00.000Z', end: '2027-03-09T23:00:00.000Z', allDay: false };
    expect(daysOf(event, 'Europe/Berlin')).toEqual({ first: '2027-03-09', last: '2027-03-09' });
    expect(daysOf({ start: '2027-03-09', end: '2027-03-11', allDay: true }, 'UTC').last).toBe('2027-03-10');
  });

  it('weeks begin where the person says, months have six of them', () => {
    expect(startOfWeek('2027-03-10', 1)).toBe('2027-03-08');
    expect(startOfWeek('2027-03-10', 6)).toBe('2027-03-06');
    expect(spanOf('month', '2027-03-10', 1)).toEqual({ from: '2027-03-01', to: '2027-04-12' });
  });

  it('a month further is never two', () => {
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
    expect(step('month', '2027-01-31', 1)).toBe('2027-02-01');
  });
});
