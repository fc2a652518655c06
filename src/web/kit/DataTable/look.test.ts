import { expect, test } from 'vitest';
import { arrange, move } from './look.ts';

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
