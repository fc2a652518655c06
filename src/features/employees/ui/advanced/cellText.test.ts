import { expect, test } from 'vitest';
import { readCell } from './cellText.ts';

test('a cell is read as the fields of other amounts are', () => {
  expect(readCell('salary', '1,200')).toBe(1200);
  expect(readCell('salary', '$1,200.50')).toBe(1200.5);
  expect(Object.is(readCell('salary', '-0'), 0)).toBe(true);
  expect(readCell('age', ' 41 ')).toBe(41);
  // The server says what is wrong with these.
  expect(readCell('salary', '1e3')).toBe('1e3');
  expect(readCell('age', '41.5')).toBe('41.5');
  expect(readCell('city', '12')).toBe('12');
});
