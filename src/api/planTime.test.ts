import { describe, expect, it } from 'vitest';
import { paidUntil } from './planTime.ts';

const day = (text: string) => new Date(`${text}T12:00:00Z`);
const until = (since: string, period: 'monthly' | 'yearly', now: string) =>
  paidUntil(day(since), period, day(now)).toISOString().slice(0, 10);

describe('how long a plan is paid for', () => {
  it('is to the same day of the next month', () => {
    expect(until('2026-03-14', 'monthly', '2026-03-20')).toBe('2026-04-14');
    expect(until('2026-03-14', 'monthly', '2026-11-15')).toBe('2026-12-14');
    expect(until('2026-03-14', 'monthly', '2026-11-13')).toBe('2026-11-14');
  });

  it('is to the last day of a shorter month, and the day comes back after it', () => {
    expect(until('2026-01-31', 'monthly', '2026-02-10')).toBe('2026-02-28');
    expect(until('2026-01-31', 'monthly', '2026-03-05')).toBe('2026-03-31');
  });

  it('is a year when it is paid by the year', () => {
    expect(until('2024-02-29', 'yearly', '2025-01-01')).toBe('2025-02-28');
    expect(until('2024-02-29', 'yearly', '2025-03-01')).toBe('2026-02-28');
    expect(until('2026-11-15', 'yearly', '2026-11-15')).toBe('2027-11-15');
  });
});
