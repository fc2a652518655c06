import { expect, test } from 'vitest';
import { sortAlone, sortAlso, sortKeys, writeSort } from './sorting.ts';

const post = { id: 'post', way: 'asc' } as const;
const age = { id: 'age', way: 'desc' } as const;

test('the address names the columns in turn; a way that is not said is the last one that was', () => {
  expect(sortKeys({ sortColumn: 'post,age', sort: 'asc,desc' })).toEqual([post, age]);
  expect(sortKeys({ sortColumn: 'post,age', sort: 'desc' })).toEqual([{ id: 'post', way: 'desc' }, age]);
  expect(writeSort([post, age])).toEqual({ sortColumn: 'post,age', sort: 'asc,desc' });
});

test('a column alone takes the place of all others, and turns round when it was there', () => {
  expect(sortAlone([post, age], 'city', 'asc')).toEqual([{ id: 'city', way: 'asc' }]);
  expect(sortAlone([post, age], 'age', 'desc')).toEqual([{ id: 'age', way: 'asc' }]);
});

test('one more column comes last, turns round, then leaves; the last one stays', () => {
  const two = sortAlso([post], 'age', 'desc');
  expect(two).toEqual([post, age]);
  const turned = sortAlso(two, 'age', 'desc');
  expect(turned).toEqual([post, { id: 'age', way: 'asc' }]);
  expect(sortAlso(turned, 'age', 'desc')).toEqual([post]);
  expect(sortAlso([{ id: 'post', way: 'desc' }], 'post', 'asc')).toEqual([post]);
});

test('more than five columns are not sorted by', () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, way: 'asc' as const }));
  expect(sortAlso(five, 'f', 'asc')).toEqual(five);
});
