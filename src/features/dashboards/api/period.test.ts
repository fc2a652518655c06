import { describe, expect, it } from 'vitest';
import { figureQuery } from '#features/dashboards/contract.ts';
import { periodOf } from './period.ts';

const ask = (given: object) => figureQuery.parse(given);

describe('the days a dashboard is about', () => {
  const now = new Date('2026-11-15T12:00:00Z');

  it('end today, beside as many days right before them', () => {
    expect(periodOf(ask({}), now)).toEqual({
      from: '2026-10-19',
      to: '2026-11-15',
      previousFrom: '2026-09-21',
      previousTo: '2026-10-18',
      days: 28,
    });
    expect(periodOf(ask({ range: 'last-month' }), now)).toMatchObject({ from: '2026-10-16', days: 31 });
    expect(periodOf(ask({ range: 'last-year' }), now)).toMatchObject({ from: '2025-11-16', days: 365 });
  });

  it('are those of the asker, not of the server', () => {
    const late = new Date('2026-11-15T23:30:00Z');
    expect(periodOf(ask({ timeZone: 'Europe/Berlin' }), late).to).toBe('2026-11-16');
    expect(periodOf(ask({ timeZone: 'America/New_York' }), late).to).toBe('2026-11-15');
  });

  it('make a whole month where the month before was shorter', () => {
    const march = new Date('2026-03-31T12:00:00Z');
    expect(periodOf(ask({ range: 'last-month' }), march)).toMatchObject({ from: '2026-03-01', to: '2026-03-31' });
  });

  it('may be chosen freely, both ends included', () => {
    const own = { range: 'custom', from: '2026-02-01', to: '2026-02-10' };
    expect(periodOf(ask(own), now)).toMatchObject({ previousFrom: '2026-01-22', previousTo: '2026-01-31', days: 10 });
  });
});
