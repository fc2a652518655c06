import { expect, it } from 'vitest';
import { mixed, sixDigits } from './palette.ts';

it('colours are read as a built style sheet writes them, too', () => {
  expect(sixDigits('#fff')).toBe('#ffffff');
  expect(sixDigits('#3052d6')).toBe('#3052d6');
});

it('a share of one colour lies over another', () => {
  expect(mixed('#000000', '#ffffff', 0)).toBe('#ffffff');
  expect(mixed('#000000', '#ffffff', 1)).toBe('#000000');
  expect(mixed('#3052d6', '#ffffff', 0.5)).toBe('#98a9eb');
});
