import { beforeEach, expect, test, vi } from 'vitest';
import type { Employee } from '#features/employees/contract.ts';
import { queryClient } from '#web/queryClient.ts';
import { changeNow, rowNow } from './cached.ts';

vi.mock('#web/client.ts', () => ({ ApiError: class extends Error {} }));

const before = { id: 7, post: 'Librarian', city: 'Nantes', version: 1 } as Employee;
const keyOf = (sortColumn: string) => ['employees', 'list', { sortColumn }];
const cityIn = (sortColumn: string) =>
  queryClient.getQueryData<{ rows: Employee[] }>(keyOf(sortColumn))?.rows.map(({ city }) => city);

beforeEach(() => {
  queryClient.clear();
  queryClient.setQueryData(keyOf('id'), { rows: [before], total: 1 });
  queryClient.setQueryData(keyOf('city'), { rows: [{ ...before, city: 'Newtown', version: 2 }], total: 1 });
});

test('a row reads as it was last heard of, whichever list heard of it', () => {
  expect(rowNow(7)?.city).toBe('Newtown');
  queryClient.setQueryData(keyOf('id'), { rows: [{ ...before, city: 'Porto', version: 3 }], total: 1 });
  expect(rowNow(7)?.city).toBe('Porto');
  expect(rowNow(8)).toBeUndefined();
});

test('a change of one cell makes no old row look new', () => {
  changeNow(7, { post: 'Accountant', version: 3 });
  expect(rowNow(7)).toMatchObject({ post: 'Accountant', city: 'Newtown', version: 3 });
  expect(cityIn('id')).toEqual(['Newtown']);
  expect(cityIn('city')).toEqual(['Newtown']);
});

test('a list that was changed here is asked for when it is next looked at', () => {
  changeNow(7, { city: 'Porto' });
  expect(
    queryClient
      .getQueryCache()
      .find({ queryKey: keyOf('id') })
      ?.isStaleByTime(30_000),
  ).toBe(true);
});
