import { expect, test } from 'vitest';
import { shortName } from './shortName.ts';

test('first names become a letter, the last one stays', () => {
  expect(shortName('Grace Mbeki')).toBe('G. Mbeki');
  expect(shortName('Ana Maria  da Silva')).toBe('A. Silva');
});

test('one name is kept, whatever it is written in', () => {
  expect(shortName(' Pelé ')).toBe('Pelé');
  expect(shortName('𝒜da Lovelace')).toBe('𝒜. Lovelace');
});
