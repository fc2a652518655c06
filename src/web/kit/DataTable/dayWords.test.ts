import { expect, test } from 'vitest';
import { rangeOf, rangeValue } from './dayWords.ts';

test('a range keeps an open end open', () => {
  expect(rangeOf('2026-09-01..')).toEqual({ from: '2026-09-01', to: '' });
  expect(rangeOf('..2026-09-01')).toEqual({ from: '', to: '2026-09-01' });
});

test('a preset is no range', () => {
  for (const preset of ['last-7', 'never', undefined]) expect(rangeOf(preset)).toEqual({ from: '', to: '' });
});

test('a range without ends is no filter', () => {
  expect(rangeValue('', '')).toBeUndefined();
  expect(rangeValue('2026-09-01', '')).toBe('2026-09-01..');
});
