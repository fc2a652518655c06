import { expect, test } from 'vitest';
import { fileNameIn } from './fileName.ts';

test('the server names the file', () => {
  expect(fileNameIn('attachment; filename="people.csv"')).toBe('people.csv');
  expect(fileNameIn('attachment; filename=people.xlsx')).toBe('people.xlsx');
  expect(fileNameIn('attachment; filename="a.csv"; filename*=UTF-8\'\'f%C3%A4lle.csv')).toBe('fälle.csv');
});

test('without a name there is none', () => {
  expect(fileNameIn(null)).toBeUndefined();
  expect(fileNameIn('inline')).toBeUndefined();
});
