import fc from 'fast-check';
import { expect, it } from 'vitest';
import { percentages } from './percentages.ts';

it('add up to 100, and nobody with more votes has less', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5_000), { minLength: 2, maxLength: 6 }), (votes) => {
      const found = percentages(votes);
      const all = votes.reduce((sum, one) => sum + one, 0);
      expect(found.reduce((sum, one) => sum + one, 0)).toBe(all === 0 ? 0 : 100);
      for (const [a, more] of votes.entries()) {
        for (const [b, less] of votes.entries())
          if (more > less) expect(found[a]).toBeGreaterThanOrEqual(found[b] ?? 0);
      }
    }),
  );
});

it('give what is left over to the first of equals', () => {
  expect(percentages([1, 1, 1])).toEqual([34, 33, 33]);
  expect(percentages([0, 0])).toEqual([0, 0]);
});
