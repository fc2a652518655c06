import { expect, test } from 'vitest';
import { type PermissionKey, rulesFor } from './access.ts';
import { PAGES, seesPage } from './pages.ts';

/** The dashboards a client with these permissions is offered. */
function dashboardsOf(...keys: PermissionKey[]) {
  const rules = rulesFor('client', keys);
  const can = (action: string, subject: string) =>
    rules.some((rule) => rule.subject === subject && [action, 'manage'].includes(rule.action));
  return PAGES.filter(({ target }) => ['analytics', 'store'].includes(target))
    .filter((page) => seesPage(page, 'client', can))
    .map(({ target }) => target);
}

test('the store dashboard is offered to whoever has something to see on it', () => {
  expect(dashboardsOf('management')).toEqual(['analytics']);
  expect(dashboardsOf('financial-management')).toEqual([]);
  expect(dashboardsOf('only-view')).toEqual(['analytics', 'store']);
  expect(dashboardsOf('management', 'financial-management')).toEqual(['analytics', 'store']);
  expect(dashboardsOf('management', 'billing-and-roles')).toEqual(['analytics', 'store']);
});
