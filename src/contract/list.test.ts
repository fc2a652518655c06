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
