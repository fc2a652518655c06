import { expect, test } from 'vitest';
import { PAGES } from '#contract/pages.ts';
import { isBranch, menuOf } from './menu.ts';

const some = (...targets: string[]) => PAGES.filter((page) => targets.includes(page.target));
const namesOf = (menu: ReturnType<typeof menuOf>) =>
  menu.map(({ group, entries }) => [group, entries.map((entry) => (isBranch(entry) ? entry.branch : entry.target))]);

test('a group without pages is not shown', () => {
  expect(namesOf(menuOf(some('lms-users', 'email'), 'admin'))).toEqual([
    ['learning', ['lms-users']],
    ['workspace', ['email']],
  ]);
});

test('a branch with one page is that page', () => {
  expect(namesOf(menuOf(some('access-control'), 'client'))).toEqual([['business', ['access-control']]]);
  expect(namesOf(menuOf(some('access-control', 'roles'), 'client'))).toEqual([['business', ['access']]]);
});

test("a learner's menu ends with their own pages and has no toolkit", () => {
  const pages = some('student-home', 'account-settings', 'api-docs');
  expect(namesOf(menuOf(pages, 'Student'))).toEqual([
    ['learning', ['student-home']],
    ['me', ['account-settings']],
  ]);
  expect(namesOf(menuOf(pages, 'admin')).map(([group]) => group)).not.toContain('me');
});

test('no page stands in the menu twice, and each one exists', () => {
  const targets = menuOf(PAGES, 'admin').flatMap(({ entries }) =>
    entries.flatMap((entry) => (isBranch(entry) ? entry.pages : [entry]).map(({ target }) => target)),
  );
  expect(new Set(targets).size).toBe(targets.length);
  expect(targets.length).toBeGreaterThan(60);
});
