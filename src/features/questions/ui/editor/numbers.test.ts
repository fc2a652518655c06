import { expect, test } from 'vitest';
import { readNumber } from './numbers.ts';

test('a number is read as the language means it', () => {
  expect(readNumber('12,500', 'en')).toBe(12_500);
  expect(readNumber('12,500', 'de')).toBe(12.5);
  expect(readNumber('12.5', 'de')).toBe(12.5);
  expect(readNumber('0,5', 'en')).toBe(0.5);
  expect(readNumber('1.234,5', 'de')).toBe(1234.5);
  expect(readNumber('٣٫٥', 'ar')).toBe(3.5);
  expect(readNumber('−2 × 10^3', 'en')).toBe(-2000);
  for (const none of ['', 'x', '1/2', 'Infinity', '1,2,3']) expect(readNumber(none, 'en'), none).toBeNaN();
});
