import { afterEach, describe, expect, it, vi } from 'vitest';
import { type EventRow, nextOccurrence, spanOf } from './occurrences.ts';

const series = (repeat: string, start = '2027-01-04T09:00:00Z', timeZone = 'Europe/Berlin') => {
  const startsAt = new Date(start);
  const timing = { allDay: false, startsAt, endsAt: new Date(+startsAt + 3_600_000), timeZone, repeat };
  return { ...timing, ...spanOf(timing, []) } as EventRow;
};
const at = (event: EventRow, from: string) => {
  const start = nextOccurrence(event, [], Date.parse(from))?.start;
  return start === undefined ? undefined : new Date(start).toISOString().slice(0, 10);
};

describe('the next of a series', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ['the first, long before it', 'FREQ=DAILY', '0001-01-01T00:00:00Z', '2027-01-04'],
    ['the last, long after all', 'FREQ=DAILY', '9999-01-01T00:00:00Z', '2199-12-31'],
    ['the last of what ends on a day', 'FREQ=DAILY;UNTIL=21500601T235959Z', '2180-01-01T00:00:00Z', '2150-06-01'],
    [
      'the last where the end is later than all',
      'FREQ=DAILY;UNTIL=99991231T235959Z',
      '9999-01-01T00:00:00Z',
      '2199-12-31',
    ],
    ['the last of what is counted', 'FREQ=DAILY;COUNT=999', '2180-01-01T00:00:00Z', '2029-09-28'],
    ['after a pause of years', 'FREQ=YEARLY;INTERVAL=20', '2030-01-01T00:00:00Z', '2047-01-04'],
    ['the last before a pause', 'FREQ=YEARLY;INTERVAL=99', '2190-01-01T00:00:00Z', '2126-01-04'],
  ])('is %s, without walking through all of them', (_what, repeat, from, wanted) => {
    const event = series(repeat);
    const clocks = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
    expect(at(event, from)).toBe(wanted);
    expect(clocks.mock.calls.length).toBeLessThan(500);
  });
});
