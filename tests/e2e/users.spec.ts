import type { Locator } from '@playwright/test';
import { expect, expectNoOverflow, signedIn, signedInAsNew, test, url } from './lms.ts';

test.beforeEach(async ({ page }) => {
  await signedIn(page, 'admin@demo.com', 'admin');
  await page.goto(`${url()}/lms/users`);
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
});

test('the list is searched while typing, and its state is in the address', async ({ page }) => {
  await page.getByPlaceholder('Search name or email').fill('chloe');
  await expect(page.getByRole('row', { name: /Chloé Laurent/ })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page).toHaveURL(/q=chloe/);
  await page.reload();
  await expect(page.getByRole('row', { name: /Chloé Laurent/ })).toBeVisible();
  await expect(page.getByPlaceholder('Search name or email')).toHaveValue('chloe');
});

test('tabs, sorting and paging go into the address, and back undoes them', async ({ page }) => {
  await page.getByRole('button', { name: /^Students/ }).click();
  await expect(page).toHaveURL(/role=Student|role=%5B%22Student/);
  await expect(page.getByRole('cell', { name: 'Student', exact: true })).toHaveCount(10);
  await page.getByRole('button', { name: /^Email/ }).click();
  await expect(page).toHaveURL(/sortColumn=email/);
  await expect(page.getByRole('columnheader', { name: /Email/ })).toHaveAttribute('aria-sort', 'ascending');
  await page.goBack();
  await expect(page).not.toHaveURL(/sortColumn=email/);
});

test('the search field follows back and forward', async ({ page }) => {
  const field = page.getByPlaceholder('Search name or email');
  await field.fill('chloe');
  await expect(page).toHaveURL(/q=chloe/);
  await page.goBack();
  await expect(field).toHaveValue('');
  await page.goForward();
  await expect(page).toHaveURL(/q=chloe/);
  await expect(field).toHaveValue('chloe');
});

test('nothing found repeats the query and offers a way out', async ({ page }) => {
  await page.getByPlaceholder('Search name or email').fill('zzzz');
  await expect(page.getByText(/No match for .zzzz/)).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('row')).toHaveCount(11);
});

test('a wrong address falls back instead of failing', async ({ page }) => {
  await page.goto(`${url()}/lms/users?page=-3&perPage=9999&sortColumn=secret`);
  await expect(page.getByRole('row')).toHaveCount(11);
});

test('a list that cannot be loaded says so and tries again', async ({ page }) => {
  await page.route('**/api/account/getAllUsers', (route) =>
    route.fulfill({ status: 409, json: { error: 'Not now.' } }),
  );
  await page.getByPlaceholder('Search name or email').fill('ruth');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute('**/api/account/getAllUsers');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Ruth Adeyemi').first()).toBeVisible();
});

test('rows are walked and ticked by keys, and g with a letter goes to a page from a row, too', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/lms/users`);
  const rows = page.getByRole('table').locator('tbody').getByRole('row');
  await expect(rows.nth(2)).toBeVisible();
  await page.locator('#page').focus();
  for (const key of ['j', 'j', 'k', 'j']) await page.keyboard.press(key);
  await expect(rows.nth(1).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('x');
  await expect(rows.nth(1).getByRole('checkbox')).toBeChecked();
  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await expect(page).toHaveURL(/account-settings/);
  await expect(page.getByText(/is suspended/)).toHaveCount(0);
});

test('on a phone what is done with the whole list stands beside its filters, in no row of its own', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${url()}/lms/users?q=a`);
  const exporting = page.getByRole('button', { name: 'Export', exact: true });
  await expect(exporting).toHaveCount(1);
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
  const filters = page.getByRole('button', { name: /^Filters/ });
  await expect(filters).toBeVisible();
  expect(await top(exporting)).toBe(await top(filters));
  // By keys, however much stands before it.
  await filters.focus();
  for (const _ of ['the words', 'Export', 'Import']) await page.keyboard.press('Tab');
  const importing = page.getByRole('link', { name: 'Import' });
  await expect(importing).toBeFocused();
  await expect(importing).toBeInViewport();
  await exporting.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'CSV file' })).toBeVisible();
  await expectNoOverflow(page, 'the menu of the export');
});
