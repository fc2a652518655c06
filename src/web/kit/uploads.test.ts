import { expect, test } from 'vitest';
import { FILE_TYPES } from '#features/files/choices.ts';
import { isOffered, refusedBecause, SERVER_LIMITS, typeNames } from './uploads.ts';

const pictures = { accept: ['image/*'], most: 1000 };

test('a file inside the limits goes', () => {
  expect(refusedBecause({ type: 'image/png', size: 1000 }, pictures)).toBeUndefined();
});

test('one byte too many, or a type that is not asked for, is refused before it is sent', () => {
  expect(refusedBecause({ type: 'image/png', size: 1001 }, pictures)).toBe('tooBig');
  expect(refusedBecause({ type: 'application/pdf', size: 10 }, pictures)).toBe('wrongType');
  expect(refusedBecause({ type: 'text/html', size: 10 }, SERVER_LIMITS)).toBe('wrongType');
});

test('every type the server takes has a name people know', () => {
  expect(typeNames(['image/*'])).toBe('PNG, JPEG, GIF, WebP');
  expect(typeNames(FILE_TYPES)).not.toContain('/');
});

test('a file that the page reads itself is known by its ending or its type', () => {
  const lists = '.csv,.tsv,.txt,text/csv';
  const isList = (name: string, type: string) => isOffered({ name, type }, lists);
  // Windows and some browsers name the same types otherwise, or not at all.
  expect(isList('people.csv', 'application/vnd.ms-excel')).toBe(true);
  expect(isList('PEOPLE.CSV', '')).toBe(true);
  expect(isList('people', 'text/csv')).toBe(true);
  expect(isList('people.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')).toBe(false);
  expect(isList('csv', '')).toBe(false);
  expect(isOffered({ name: 'course.zip', type: 'application/x-zip-compressed' }, '.zip')).toBe(true);
  expect(isOffered({ name: 'notes.txt', type: 'text/plain' }, '.zip')).toBe(false);
  expect(isOffered({ name: 'term.ics', type: '' }, '.ics,text/calendar')).toBe(true);
});
