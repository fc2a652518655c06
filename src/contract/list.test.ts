import { expect, it } from 'vitest';
import { peopleQuery } from '#features/people/listContract.ts';
import { lenient } from './list.ts';

const read = lenient(peopleQuery);
const DEFAULTS = { q: '', page: 1, perPage: 10, sort: 'asc', sortColumn: 'fullName' };

it('falls back for each wrong value of an address and keeps the right ones', () => {
  expect(read({})).toEqual(DEFAULTS);
  expect(read({ page: -3, perPage: '9999', sort: 'up', sortColumn: 'secret', role: 'root', q: 'ann' })).toEqual({
    ...DEFAULTS,
    q: 'ann',
  });
  expect(read({ page: '3', perPage: 25, role: 'admin,client' })).toMatchObject({
    page: 3,
    perPage: 25,
    role: ['admin', 'client'],
  });
});

it('takes a number for a text where a text is meant', () => {
  expect(read({ q: 123 }).q).toBe('123');
});

it('knows the days there are', () => {
  const read = (created: string) => peopleQuery.safeParse({ created }).error?.issues.map(({ message }) => message);
  for (const days of ['2024-02-29..', '..2026-11-30', '2026-01-31..2026-02-28', 'last-7', '']) {
    expect(read(days), days).toBeUndefined();
  }
  for (const days of ['2026-02-30..', '2025-02-29..2026-01-01', '..2026-11-31', '2026-13-01..']) {
    expect(read(days), days).toEqual(['There is no such day.']);
  }
});
