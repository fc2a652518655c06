import { expect, test } from 'vitest';
import { isFilterDay, rangeOf, rangeValue } from './dayWords.ts';

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

test('a list is asked for whole days alone', () => {
  for (const day of ['', '1900-01-01', '2026-11-18', '2999-12-31']) expect(isFilterDay(day)).toBe(true);
  for (const day of [null, '0002-11-18', '0202-11-18', '1899-12-31', '3000-01-01', '20266-11-18'])
    expect(isFilterDay(day)).toBe(false);
});
