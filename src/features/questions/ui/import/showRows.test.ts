import { expect, test } from 'vitest';
import type { ImportRow } from '#features/questions/contract.ts';
import { showRows } from './showRows.ts';

const row = (line: number, name: string, problems: string[] = []): ImportRow => ({
  line,
  kind: 'single',
  kindName: 'Single choice',
  name,
  preview: '',
  categoryPath: ['Geography'],
  problems,
  notes: [],
});
const rows = [row(1, 'Nile'), row(5, 'Amazon', ['Mark the right answer.']), row(9, 'Danube')];
const first = { q: '', page: 1, perPage: 2, sort: 'asc' as const, sortColumn: 'line' };
const lines = (shown: { page: ImportRow[] }) => shown.page.map((one) => one.line);

test('pages are cut from everything that was found', () => {
  expect(showRows(rows, first)).toMatchObject({ total: 3 });
  expect(lines(showRows(rows, { ...first, page: 2 }))).toEqual([9]);
});

test('only what is wrong, only what is right', () => {
  expect(lines(showRows(rows, { ...first, only: 'wrong' }))).toEqual([5]);
  expect(lines(showRows(rows, { ...first, only: 'right' }))).toEqual([1, 9]);
});

test('words are looked for in names, places and reasons', () => {
  expect(lines(showRows(rows, { ...first, q: ' dan ' }))).toEqual([9]);
  expect(lines(showRows(rows, { ...first, q: 'mark the' }))).toEqual([5]);
});

test('words find names with accents', () => {
  expect(lines(showRows([row(1, 'Nile'), row(5, 'Rhône')], { ...first, q: 'RHONE' }))).toEqual([5]);
});

test('sorted by name, down and up', () => {
  expect(lines(showRows(rows, { ...first, perPage: 3, sortColumn: 'name' }))).toEqual([5, 9, 1]);
  expect(lines(showRows(rows, { ...first, perPage: 3, sortColumn: 'name', sort: 'desc' }))).toEqual([1, 9, 5]);
});

test('sorted as the language does that was chosen: Arabic has its own letters first', () => {
  const both = [row(1, 'Nile'), row(5, 'النيل')];
  const byName = { ...first, sortColumn: 'name' };
  expect(lines(showRows(both, byName, 'en'))).toEqual([1, 5]);
  expect(lines(showRows(both, byName, 'ar'))).toEqual([5, 1]);
});
