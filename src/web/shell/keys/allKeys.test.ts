import { expect, test } from 'vitest';
import type { KeyTable } from '#web/pageShortcuts.ts';
import { ALL_KEYS } from './allKeys.ts';

const declared = import.meta.glob<Record<string, KeyTable>>(
  ['/src/features/**/ui/**/keys.ts', '/src/web/kit/**/keys.ts'],
  { eager: true },
);
const sources = import.meta.glob<string>(
  ['/src/{web,features}/**/*.{ts,tsx}', '!/src/**/*.test.ts', '!/src/features/toolkit/**'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);
const words = import.meta.glob<Record<string, unknown>>('/src/web/i18n/locales/en/**/*.json', {
  eager: true,
  import: 'default',
});

const tables = Object.values(declared).flatMap((file) => Object.entries(file));

test('every table of keys is in the sheet of shortcuts', () => {
  const listed = ALL_KEYS.map(({ table }) => table);
  expect(tables.length).toBeGreaterThan(8);
  expect(tables.filter(([, table]) => !listed.includes(table)).map(([name]) => name)).toEqual([]);
});

test('keys of a page are declared in such a table and nowhere else', () => {
  const names = new Set(tables.map(([name]) => name));
  const calls = Object.entries(sources).flatMap(([file, text]) =>
    [...text.matchAll(/\b(?:usePageShortcuts\((\w*)|(useHotkeys)\()/g)].map(([, table, other]) => ({
      file,
      table: table ?? other ?? '',
    })),
  );
  expect(calls.length).toBeGreaterThan(7);
  expect(calls.filter(({ table }) => !names.has(table))).toEqual([]);
});

test.each(tables)('%s has words for each key, and no key twice', (_, table) => {
  const lines = Object.values(table);
  const missing = lines.filter(({ label }) => {
    const [area, path = ''] = label.split(':');
    const file = Object.entries(words).find(([name]) => name.endsWith(`/${area}.json`))?.[1];
    const text = path.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown>)?.[part], file);
    return typeof text !== 'string';
  });
  expect(missing).toEqual([]);
  const keys = lines.filter(({ inside }) => !inside).flatMap((line) => line.keys);
  expect(new Set(keys).size).toBe(keys.length);
});
