import { describe, expect, test } from 'vitest';
import { activeView, clearPatch, openFilters, openView, pageButtons, rowsKey } from './address.ts';
import type { Filter, View } from './types.ts';

interface Search {
  q: string;
  page: number;
  perPage: number;
  sort: 'asc' | 'desc';
  sortColumn: string;
  role?: string[] | undefined;
  status?: string[] | undefined;
}

const search: Search = { q: '', page: 1, perPage: 10, sort: 'asc', sortColumn: 'name' };
const all: View<Search> = { id: 'all', label: 'All', search: {} };
const students: View<Search> = { id: 'students', label: 'Students', search: { role: ['Student'] } };
const views = [all, students];
const filter = (id: 'role' | 'status'): Filter<Search> => ({ id, label: id, show: String, edit: () => null });
const filters = [filter('role'), filter('status')];

describe('tabs', () => {
  test('the tab whose part is in the address is open', () => {
    expect(activeView(views, search)).toBe(all);
    expect(activeView(views, { ...search, role: ['Student'] })).toBe(students);
  });

  test('a filter that is no tab leaves the first one open', () => {
    expect(activeView(views, { ...search, role: ['Student', 'admin'] })).toBe(all);
  });

  test('opening one unsets what the others set, and starts at page 1', () => {
    expect(openView(views, all)).toEqual({ role: undefined, page: 1 });
    expect(openView(views, students)).toEqual({ role: ['Student'], page: 1 });
  });

  test('what the tab says is not offered as a filter', () => {
    expect(openFilters(filters, students).map((one) => one.id)).toEqual(['status']);
    expect(openFilters(filters, all).map((one) => one.id)).toEqual(['role', 'status']);
  });
});

test('clearing takes search and filters away', () => {
  expect(clearPatch(filters)).toEqual({ role: undefined, status: undefined, q: '', page: 1 });
});

test('turning the page asks for the same rows, another filter does not', () => {
  expect(rowsKey({ ...search, page: 3, sort: 'desc' })).toBe(rowsKey(search));
  expect(rowsKey({ ...search, status: ['active'] })).not.toBe(rowsKey(search));
});

describe('page buttons', () => {
  test.each([
    [1, 1, [1]],
    [3, 6, [1, 2, 3, 4, 5, 6]],
    [1, 20, [1, 2, 3, 4, 5, 'gap-end', 20]],
    [10, 20, [1, 'gap-start', 9, 10, 11, 'gap-end', 20]],
    [20, 20, [1, 'gap-start', 16, 17, 18, 19, 20]],
  ])('page %i of %i', (page, pages, buttons) => {
    expect(pageButtons(page, pages)).toEqual(buttons);
  });

  test.each([
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 20, [1, 2, 3, 'gap-end', 20]],
    [10, 20, [1, 'gap-start', 10, 'gap-end', 20]],
    [20, 20, [1, 'gap-start', 18, 19, 20]],
  ])('page %i of %i in a narrow place', (page, pages, buttons) => {
    expect(pageButtons(page, pages, true)).toEqual(buttons);
  });

  test('never more than seven', () => {
    for (let page = 1; page <= 50; page += 1) expect(pageButtons(page, 50)).toHaveLength(7);
  });
});
