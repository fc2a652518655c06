import fc from 'fast-check';
import * as library from 'rrule';
import { describe, expect, it } from 'vitest';
import { type Repeat, readRepeat, WEEKDAYS, writeRepeat } from '#features/calendar/repeat.ts';
import { startsOf } from './rule.ts';

// Its two builds name their parts differently.
const { RRule } = ('default' in library ? library.default : library) as unknown as typeof library;

const start = fc.date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
const interval = fc.integer({ min: 1, max: 5 });
const end = fc.oneof(fc.constant({}), fc.record({ count: fc.integer({ min: 1, max: 60 }) }));
const weekStart = fc.option(fc.constantFrom('SU' as const, 'SA' as const), { nil: undefined });
const dayOf = fc.constantFrom(...WEEKDAYS);

const repeats: fc.Arbitrary<Repeat> = fc
  .tuple(
    fc.oneof(
      fc.record({
        freq: fc.constantFrom('DAILY' as const, 'WEEKLY' as const, 'MONTHLY' as const, 'YEARLY' as const),
        days: fc.constant<Repeat['days']>([]),
      }),
      fc.record({
        freq: fc.constant('WEEKLY' as const),
        days: fc.uniqueArray(dayOf, { minLength: 1 }).map((days) => days.map((day) => ({ day }))),
      }),
      fc.record({
        freq: fc.constant('MONTHLY' as const),
        days: fc.tuple(dayOf, fc.constantFrom(-1, 1, 2, 3, 4, 5)).map(([day, nth]) => [{ day, nth }]),
      }),
      fc.record({
        freq: fc.constant('MONTHLY' as const),
        days: fc.constant<Repeat['days']>([]),
        monthDay: fc.constantFrom(-1, 1, 15, 28, 30, 31),
      }),
    ),
    interval,
    end,
    weekStart,
  )
  .map(([rule, every, ending, week]) => ({ ...rule, interval: every, ...ending, weekStart: week }));

describe('the starts of a repetition', () => {
  it('are those that the library for iCalendar gives, in every window', () => {
    fc.assert(
      fc.property(
        repeats,
        start,
        fc.integer({ min: -400, max: 6_000 }),
        fc.integer({ min: 1, max: 400 }),
        (repeat, date, after, days) => {
          const wall = Math.floor(date.getTime() / 1000) * 1000;
          const rule = RRule.fromString(
            `DTSTART:${new Date(wall).toISOString().replace(/[-:]|\.\d+/g, '')}\nRRULE:${writeRepeat(repeat)}`,
          );
          // A first start beside the rule counts with us, and not there.
          fc.pre(rule.after(new Date(wall), true)?.getTime() === wall);
          const from = wall + after * 86_400_000;
          const to = from + days * 86_400_000;
          const theirs = rule.between(new Date(from), new Date(to - 1), true).map((one) => one.getTime());
          expect([...startsOf(repeat, wall, from, to)]).toEqual(theirs);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('begin with the first start also where it does not fit', () => {
    const tuesday = Date.parse('2026-11-17T09:00:00Z');
    const repeat = readRepeat('FREQ=WEEKLY;BYDAY=MO;COUNT=3') as Repeat;
    const starts = [...startsOf(repeat, tuesday, 0, tuesday * 2)].map((one) =>
      new Date(one).toISOString().slice(0, 10),
    );
    expect(starts).toEqual(['2026-11-17', '2026-11-23', '2026-11-30']);
  });

  it('end where there is no such day', () => {
    const repeat = readRepeat('FREQ=YEARLY;INTERVAL=99') as Repeat;
    const leap = Date.parse('2096-02-29T00:00:00Z');
    expect([...startsOf(repeat, leap, leap, Date.parse('2199-01-01T00:00:00Z'))]).toEqual([leap]);
  });
});

describe('the text of a repetition', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(repeats, (repeat) => writeRepeat(readRepeat(writeRepeat(repeat)) as Repeat) === writeRepeat(repeat)),
    );
  });

  it.each([
    '',
    'FREQ=HOURLY',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=DAILY;COUNT=3;UNTIL=20270101',
    'FREQ=DAILY;COUNT=1000000',
    'FREQ=WEEKLY;BYDAY=XX',
    'FREQ=WEEKLY;BYDAY=1MO',
    'FREQ=MONTHLY;BYDAY=MO',
    'FREQ=MONTHLY;BYMONTHDAY=32',
    'FREQ=YEARLY;BYSETPOS=1',
    'FREQ=DAILY;UNTIL=20271399',
    'FREQ=DAILY;FREQ=WEEKLY',
  ])('is refused: %s', (text) => {
    expect(readRepeat(text)).toBeUndefined();
  });
});
