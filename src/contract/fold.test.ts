import { expect, test } from 'vitest';
import { fold } from './fold.ts';

test('accents and capitals do not count, however a letter is written down', () => {
  expect(fold('Zoë')).toBe('zoe');
  expect(fold('ZOE\u0308')).toBe('zoe');
  expect(fold('İzmir, ÅNGSTRÖM')).toBe('izmir, angstrom');
});

test('letters that only look alike stay apart, and so do words of other alphabets', () => {
  expect(fold('Straße øl')).toBe('straße øl');
  expect(fold('مُعَلِّم')).toBe('معلم');
});
