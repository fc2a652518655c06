import { describe, expect, it } from 'vitest';
import type { TaskRepeat } from '#features/todo/contract.ts';
import { nextOf } from './nextDue.ts';

const now = new Date('2026-11-15T12:00:00Z');
const repeat = (every: TaskRepeat['every'], more: Partial<TaskRepeat> = {}): TaskRepeat => ({
  ...{ every, interval: 1, timeZone: 'UTC' },
  ...more,
});
const onDay = (day: string, how: TaskRepeat) =>
  nextOf({ dueAt: new Date(day), dueIsDay: true, remindAt: null }, how, now)
    .dueAt.toISOString()
    .slice(0, 10);

describe('the next one of a repeating task', () => {
  it('comes after so many days, weeks, months and years, or on the next day of work', () => {
    expect(onDay('2026-11-20', repeat('day', { interval: 3 }))).toBe('2026-11-23');
    expect(onDay('2026-11-20', repeat('week', { interval: 2 }))).toBe('2026-12-04');
    expect(onDay('2026-11-20', repeat('weekday'))).toBe('2026-11-23');
    expect(onDay('2026-12-31', repeat('month', { interval: 2 }))).toBe('2027-02-28');
    expect(onDay('2028-02-29', repeat('year'))).toBe('2029-02-28');
  });

  it('is not one that has gone by', () => {
    expect(onDay('2026-11-01', repeat('day'))).toBe('2026-11-15');
    expect(onDay('2026-11-01', repeat('week'))).toBe('2026-11-15');
    expect(onDay('2025-01-31', repeat('month'))).toBe('2026-11-30');
  });

  it('comes back to the 31st after a shorter month', () => {
    const next = nextOf({ dueAt: new Date('2027-01-31'), dueIsDay: true, remindAt: null }, repeat('month'), now);
    expect(nextOf({ ...next, remindAt: null }, next.repeat, now).dueAt.toISOString()).toBe('2027-03-31T00:00:00.000Z');
  });

  it('stays at nine o’clock when clocks are put forward, and so does its reminder', () => {
    const before = { dueAt: new Date('2027-03-26T08:00:00Z'), remindAt: new Date('2027-03-25T08:00:00Z') };
    const next = nextOf(before, repeat('week', { timeZone: 'Europe/Berlin' }), now);
    expect(next.dueAt.toISOString()).toBe('2027-04-02T07:00:00.000Z');
    expect(next.remindAt?.toISOString()).toBe('2027-04-01T07:00:00.000Z');
  });

  it('without a date goes on from today', () => {
    const next = nextOf({ dueAt: null, remindAt: null }, repeat('day', { timeZone: 'Pacific/Kiritimati' }), now);
    expect([next.dueAt.toISOString(), next.dueIsDay]).toEqual(['2026-11-17T00:00:00.000Z', true]);
  });
});
