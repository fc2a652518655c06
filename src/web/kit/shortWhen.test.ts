import { expect, test } from 'vitest';
import { shortWhen } from './shortWhen.ts';

const now = new Date(2026, 10, 19, 10, 42).getTime();
const when = (day: number, hour = 9) => shortWhen(new Date(2026, 10, day, hour, 5).toISOString(), now);

test('a moment is said as short as it can be', () => {
  expect(when(19)).toBe('9:05');
  expect(when(18, 23)).toBe('Yesterday');
  expect(when(13)).toBe('Fri');
  expect(when(12)).toBe('12 Nov');
  expect(shortWhen(new Date(2025, 8, 2).toISOString(), now)).toBe('2 Sep 2025');
});

test('what is ahead of now shows a time today, and its day after that', () => {
  expect(when(19, 23)).toBe('23:05');
  expect(when(20, 0)).toBe('20 Nov');
});
