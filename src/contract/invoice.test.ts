import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountProblem, invoiceTotals, type Line, lineTotals, statusOf } from './invoice.ts';
import { MOST_CENTS, roundCents } from './money.ts';

const line: fc.Arbitrary<Line> = fc.record({
  quantityMilli: fc.integer({ min: 1, max: 1_000_000_000 }),
  priceCents: fc.oneof(fc.integer({ min: -100_000, max: 100_000 }), fc.integer({ min: -MOST_CENTS, max: MOST_CENTS })),
  discountBp: fc.integer({ min: 0, max: 10_000 }),
  taxBp: fc.integer({ min: 0, max: 10_000 }),
});
const fitting = fc.array(line, { minLength: 1, maxLength: 30 }).filter((lines) => !amountProblem(lines));
const small = fc.array(
  fc.record({
    quantityMilli: fc.integer({ min: 1, max: 100_000 }),
    priceCents: fc.integer({ min: 0, max: 500_000 }),
    discountBp: fc.integer({ min: 0, max: 10_000 }),
    taxBp: fc.integer({ min: 0, max: 10_000 }),
  }),
  { minLength: 1, maxLength: 30 },
);

/** The same sums with whole numbers of any size: half goes away from zero. */
function exactly({ quantityMilli, priceCents, discountBp, taxBp }: Line) {
  const round = (top: bigint, bottom: bigint) => {
    const size = top < 0n ? -top : top;
    const rounded = (2n * size + bottom) / (2n * bottom);
    return top < 0n ? -rounded : rounded;
  };
  const gross = round(BigInt(quantityMilli) * BigInt(priceCents), 1_000n);
  const discount = round(gross * BigInt(discountBp), 10_000n);
  const tax = round((gross - discount) * BigInt(taxBp), 10_000n);
  return { gross, discount, tax, total: gross - discount + tax };
}

describe('totals of an invoice', () => {
  it('are exact to the cent, for any lines that an invoice takes', () => {
    fc.assert(
      fc.property(fc.oneof(fitting, small), (lines) => {
        fc.pre(!amountProblem(lines));
        for (const one of lines) {
          const { grossCents, discountCents, taxCents, totalCents } = lineTotals(one);
          const { gross, discount, tax, total } = exactly(one);
          expect([grossCents, discountCents, taxCents, totalCents].map((cents) => BigInt(cents))).toEqual([
            gross,
            discount,
            tax,
            total,
          ]);
        }
      }),
    );
  });

  it('add up: the lines make the foot, whatever their order', () => {
    fc.assert(
      fc.property(small, (lines) => {
        const totals = invoiceTotals(lines);
        const { subtotalCents, discountCents, taxCents, totalCents } = totals;
        expect(subtotalCents - discountCents + taxCents).toBe(totalCents);
        expect(lines.reduce((sum, one) => sum + lineTotals(one).totalCents, 0)).toBe(totalCents);
        expect(invoiceTotals(lines.toReversed())).toEqual(totals);
        expect(Object.values(totals).every(Number.isSafeInteger)).toBe(true);
      }),
    );
  });

  it('round half a cent away from zero, up and down alike', () => {
    expect([0.5, 1.5, -0.5, -1.5, 0.49, -0.49].map(roundCents).map((cents) => cents + 0)).toEqual([1, 2, -1, -2, 0, 0]);
  });

  it('have a limit, also where a discount would hide it', () => {
    const plain = { quantityMilli: 1_000, priceCents: MOST_CENTS, discountBp: 0, taxBp: 0 };
    expect(amountProblem([plain])).toBeUndefined();
    for (const lines of [
      [{ ...plain, taxBp: 1 }],
      [plain, { ...plain, priceCents: 1 }],
      [{ ...plain, quantityMilli: 1_001, discountBp: 10_000 }],
      [
        { ...plain, quantityMilli: 2_000 },
        { ...plain, quantityMilli: 2_000, priceCents: -MOST_CENTS },
      ],
    ]) {
      expect(amountProblem(lines)).toBe('This amount is too large.');
    }
    expect(amountProblem([{ ...plain, priceCents: -1 }])).toBe('The total cannot be below zero.');
  });
});

describe('the status that follows from what happened', () => {
  const sent = { sent: true, opened: false, totalCents: 1_000, paidCents: 0, dueDate: '2026-06-15' };
  it.each([
    ['Draft', { sent: false }, '2027-01-01'],
    ['Sent', {}, '2026-06-15'],
    ['Downloaded', { opened: true }, '2026-06-15'],
    ['Partial Payment', { paidCents: 1 }, '2026-06-15'],
    ['Partial Payment', { paidCents: 999, opened: true }, '2026-06-15'],
    ['Past Due', {}, '2026-06-16'],
    ['Past Due', { paidCents: 999, opened: true }, '2026-06-16'],
    ['Paid', { paidCents: 1_000 }, '2027-01-01'],
    ['Paid', { paidCents: 1_500 }, '2026-06-15'],
    ['Paid', { totalCents: 0 }, '2026-06-16'],
  ] as const)('is %s with %o on %s', (status, facts, today) => {
    expect(statusOf({ ...sent, ...facts }, today)).toBe(status);
  });
});
