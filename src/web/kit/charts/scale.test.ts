import { describe, expect, it } from 'vitest';
import { bucketsOf, means, sums } from './buckets.ts';
import { labelStep, ticksFor } from './scale.ts';

describe('the scale of a chart', () => {
  it('goes from zero over round numbers past the largest value', () => {
    expect(ticksFor(249)).toEqual([0, 100, 200, 300]);
    expect(ticksFor(46)).toEqual([0, 20, 40, 60]);
    expect(ticksFor(0.8)).toEqual([0, 0.2, 0.4, 0.6, 0.8]);
    expect(ticksFor(31)).toEqual([0, 10, 20, 30, 40]);
    // A second line would be written as the first is, where cents are not.
    expect(ticksFor(0)).toEqual([0]);
  });
  it('never divides what can only be counted', () => {
    expect(ticksFor(2, true)).toEqual([0, 1, 2]);
    expect(ticksFor(1, true)).toEqual([0, 1]);
  });
  it('writes as many labels as there is room for', () => {
    expect(labelStep(28, 700, 80)).toBe(7);
    expect(labelStep(6, 700, 80)).toBe(1);
    expect(labelStep(53, 320, 80)).toBe(14);
  });
});

describe('days put together', () => {
  it('stay days while they are few, and become weeks and months', () => {
    expect(bucketsOf('2026-10-19', 28, 'line')).toHaveLength(28);
    expect(bucketsOf('2026-10-19', 28, 'bars').map((one) => [one.first, one.last])).toEqual([
      ['2026-10-19', '2026-10-25'],
      ['2026-10-26', '2026-11-01'],
      ['2026-11-02', '2026-11-08'],
      ['2026-11-09', '2026-11-15'],
    ]);
    const year = bucketsOf('2025-11-16', 365, 'bars');
    expect(year).toHaveLength(12);
    expect([year[0]?.last, year.at(-1)?.last]).toEqual(['2025-12-15', '2026-11-15']);
  });
  it('are added up, or averaged where there is something', () => {
    const weeks = bucketsOf('2026-11-01', 15, 'bars');
    expect(sums(weeks, new Array(15).fill(2))).toEqual([14, 14, 2]);
    expect(means(weeks, [1, null, 3, ...new Array(12).fill(null)])).toEqual([2, null, null]);
  });
});
