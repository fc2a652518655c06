import { expect, it } from 'vitest';
import { countedIn, grouped, isIban, placeAfter } from './groups.ts';

it('what was typed or pasted is read without what only groups it', () => {
  expect(countedIn('4242-4242 42x', /\d/, 19)).toBe('4242424242');
  expect(countedIn('de89 3704', /[a-z0-9]/i, 34)).toBe('DE893704');
  expect(countedIn('123456', /\d/, 4)).toBe('1234');
});

it('stands in groups of four, without one at the end', () => {
  expect(grouped('42424242')).toBe('4242 4242');
  expect(grouped('42424')).toBe('4242 4');
  expect(grouped('')).toBe('');
});

it('the cursor stays behind the letter it was behind', () => {
  expect([0, 1, 4, 5, 8, 9].map(placeAfter)).toEqual([0, 1, 4, 6, 9, 11]);
});

it('an account number with a mistyped digit is found', () => {
  expect(isIban('DE89370400440532013000')).toBe(true);
  expect(isIban('GB82WEST12345698765432')).toBe(true);
  expect(isIban('DE89370400440532013001')).toBe(false);
  expect(isIban('DE89')).toBe(false);
});
