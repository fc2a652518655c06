import { describe, expect, it } from 'vitest';
import { rangeAsked, rangeProblem } from './range.ts';

const problem = (from?: string, to?: string) => rangeProblem({ range: 'custom', from, to });
const sentence = 'Choose a day between 2000 and 2099.';

describe('days of one’s own', () => {
  it('are from 2000 to 2099, as the address has them', () => {
    expect(problem('2000-01-01', '2000-12-31')).toBeNull();
    expect(problem('2099-01-01', '2099-12-31')).toBeNull();
    for (const day of ['1999-12-31', '0026-03-01', '2100-01-01', '20266-03-01', '2026-99-99', 'soon']) {
      expect(problem(day, '2026-03-10')).toEqual({ field: 'from', message: sentence });
      expect(problem('2026-03-10', day)).toEqual({ field: 'to', message: sentence });
      expect(rangeAsked.safeParse({ range: 'custom', from: day, to: '2026-03-10' }).success).toBe(false);
    }
  });

  it('are both there, in their order, and no more than three years', () => {
    expect(problem(undefined, '2026-03-10')).toMatchObject({ field: 'from' });
    expect(problem('2026-03-10')).toMatchObject({ field: 'to' });
    expect(problem('2026-03-10', '2026-03-09')).toMatchObject({ message: 'This is before the first day.' });
    expect(problem('2026-03-10', '2026-03-10')).toBeNull();
    expect(problem('2023-01-01', '2026-12-31')).toMatchObject({ message: 'Choose at most three years.' });
  });

  it('do not matter to the other ranges', () => {
    expect(rangeProblem({ range: 'last-year', from: '1999-12-31' })).toBeNull();
  });
});
