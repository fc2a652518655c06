import { expect, it } from 'vitest';
import { readToken, safeReturnTo } from './paths.ts';

it.each(['/lms/users', '/lms/users?q=a&page=2#row', '/'])('comes back to %s', (path) => {
  expect(safeReturnTo(path)).toBe(path);
});

it.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  '/..//evil.example',
  'lms/users',
  '',
  7,
  undefined,
])('refuses to go to %j', (given) => {
  expect(safeReturnTo(given)).toBeUndefined();
});

it('reads a token also when the address bar made a number of it', () => {
  expect(readToken({ token: 12345 })).toEqual({ token: '12345' });
  expect(readToken({ token: ['a'] })).toEqual({});
});
