import { expect, test } from 'vitest';
import { arrange, fitting, move } from './look.ts';

const columns = [{ id: 'name', fixed: true }, { id: 'email' }, { id: 'role' }, { id: 'status' }];
const ids = (list: { id: string }[]) => list.map((one) => one.id);

test('without a choice the columns stand as the page wrote them', () => {
  expect(ids(arrange(columns, []))).toEqual(['name', 'email', 'role', 'status']);
});

test('a chosen order holds, the name stays first', () => {
  expect(ids(arrange(columns, ['status', 'name', 'role', 'email']))).toEqual(['name', 'status', 'role', 'email']);
});

test('a column that came later is shown, one that is gone is forgotten', () => {
  expect(ids(arrange(columns, ['status', 'gone', 'email']))).toEqual(['name', 'status', 'email', 'role']);
});

test('moving a column keeps the others in order and stays inside', () => {
  expect(move(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
  expect(move(['a', 'b', 'c'], 'c', -1)).toEqual(['c', 'a', 'b']);
  expect(move(['a', 'b', 'c'], 'a', 9)).toEqual(['b', 'c', 'a']);
});

test('columns that can be spared leave a narrow list, the first to go first; the others stay and scroll', () => {
  const all = [{ id: 'name' }, { id: 'kind', yields: 1 }, { id: 'level', yields: 3 }, { id: 'author', yields: 2 }];
  const each = (some: { id: string }[]) => some.length * 100;
  expect(ids(fitting(all, 400, each))).toEqual(['name', 'kind', 'level', 'author']);
  expect(ids(fitting(all, 399, each))).toEqual(['name', 'kind', 'author']);
  expect(ids(fitting(all, 250, each))).toEqual(['name', 'kind']);
  expect(ids(fitting(all, 10, each))).toEqual(['name']);
});
