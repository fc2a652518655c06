import { expect, test } from 'vitest';
import { rankPages } from './rankPages.ts';

const pages = ['Users', 'Account settings', 'Reset password (basic)', 'Questions', 'Évaluations'].map((name) => ({
  name,
  link: `/somewhere/${name.toLowerCase().slice(0, 3)}`,
}));
const found = (query: string) => rankPages(pages, query).map(({ name }) => name);

test('a name that begins with the words comes before one that only holds them', () => {
  expect(found('se')).toEqual(['Account settings', 'Users', 'Reset password (basic)']);
});

test('accents and case do not matter', () => {
  expect(found('EVAL')).toEqual(['Évaluations']);
});

test('a page is found by its address too', () => {
  expect(found('/que')).toEqual(['Questions']);
});

test('words that are nowhere find nothing', () => {
  expect(found('xyz')).toEqual([]);
});
