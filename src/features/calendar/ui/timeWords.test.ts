import { describe, expect, it } from 'vitest';
import { timeWords } from './timeWords.ts';

const year = new Date().getFullYear();
const words = (start: string, end: string, zone = 'UTC') =>
  timeWords({ start: `${year}-${start}:00.000Z`, end: `${year}-${end}:00.000Z`, allDay: false }, zone);

describe('when something is', () => {
  it('is two times on one day', () => {
    expect(words('11-18T13:00', '11-18T14:00')).toBe('13:00 – 14:00');
    expect(words('11-18T13:00', '11-18T13:00')).toBe('13:00');
    expect(words('11-18T22:00', '11-19T00:00')).toMatch(/^22:00 – 0?0:00$/);
    expect(timeWords({ start: `${year}-11-18`, end: `${year}-11-20`, allDay: true }, 'UTC')).toBe('');
  });

  it('names the days where there are several', () => {
    expect(words('11-18T13:00', '11-20T14:00')).toBe('18 Nov, 13:00 – 20 Nov, 14:00');
    expect(words('11-18T22:00', '11-19T10:00')).toBe('18 Nov, 22:00 – 19 Nov, 10:00');
  });

  it('goes by the days where the person is', () => {
    expect(words('11-18T22:00', '11-19T01:00', 'America/New_York')).toBe('17:00 – 20:00');
    expect(words('11-18T10:00', '11-18T22:00', 'Pacific/Auckland')).toBe('18 Nov, 23:00 – 19 Nov, 11:00');
  });
});
