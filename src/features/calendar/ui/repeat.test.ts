import { describe, expect, it } from 'vitest';
import { choiceOf, monthlyOn, ruleOf } from './repeat.ts';

const again = (rule: string | null, start = '2027-03-09') => ruleOf(choiceOf(rule, 'UTC'), start);

describe('a repetition in fields', () => {
  it('is the same rule again', () => {
    for (const rule of ['FREQ=DAILY', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE', 'FREQ=YEARLY;COUNT=3', null])
      expect(again(rule)).toBe(rule);
    expect(again('FREQ=MONTHLY;BYDAY=2TU')).toBe('FREQ=MONTHLY;BYDAY=2TU');
    expect(again('FREQ=MONTHLY;BYDAY=-1TU')).toBe('FREQ=MONTHLY;BYDAY=-1TU');
  });

  it('ends on a day, whatever the time of its last moment', () => {
    const last = choiceOf('FREQ=DAILY;UNTIL=20270402T035959Z', 'America/New_York');
    expect(last).toMatchObject({ ends: 'until', until: '2027-04-01' });
    expect(again('FREQ=DAILY;UNTIL=20270401')).toBe('FREQ=DAILY;UNTIL=20270401');
  });

  it('means the last of its weekdays where there is no fifth one in most months', () => {
    expect(again('FREQ=MONTHLY;BYDAY=3WE', '2026-12-30')).toBe('FREQ=MONTHLY;BYDAY=-1WE');
    expect([monthlyOn('nth', '2026-12-16'), monthlyOn('nth', '2026-12-30')]).toEqual(['nth', 'last']);
    expect(monthlyOn('day', '2026-12-30')).toBe('day');
  });
});
