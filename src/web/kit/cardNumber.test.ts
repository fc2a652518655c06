import { describe, expect, it } from 'vitest';
import { isAhead, isCardNumber } from './cardNumber.ts';

describe('a card number', () => {
  it('is known by its last digit', () => {
    expect(isCardNumber('4242 4242 4242 4242')).toBe(true);
    expect(isCardNumber('4242 4242 4242 4241')).toBe(false);
    expect(isCardNumber('0')).toBe(false);
  });

  it('counts to the end of its month', () => {
    const now = new Date(2030, 4, 31);
    expect(isAhead('05/30', now)).toBe(true);
    expect(isAhead('04/30', now)).toBe(false);
    expect(isAhead('13/30', now)).toBe(false);
    expect(isAhead('soon', now)).toBe(false);
  });
});
