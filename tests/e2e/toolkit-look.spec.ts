import { expect, signedInAsNew, test, url } from './lms.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('the entrance of the toolkit finds a page by typing and leads there', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/ui-element`);
  await expect(page.getByRole('heading', { name: 'Ink on paper' })).toBeVisible();
  await page.getByRole('searchbox').fill('slid');
  await expect(page.getByRole('heading', { name: 'Ink on paper' })).toBeHidden();
  await expect(page).toHaveURL(/q=slid/);
  const main = page.getByRole('main');
  await expect(main.getByRole('link')).toHaveCount(1);
  await main.getByRole('link', { name: 'Slider' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Slider' })).toBeVisible();
  await page.goto(`${url()}/ui-element?q=nowhere`);
  await expect(page.getByText('No match for “nowhere”')).toBeVisible();
});

test('a colour is copied as a variable or a value, and follows the accent', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/colors`);
  await page.getByRole('button', { name: /^canvas/ }).click();
  await expect(page.getByText('var(--lms-canvas) copied.')).toBeVisible();
  await page.getByText('Value', { exact: true }).click();
  await page.getByRole('button', { name: /^accent-fill #/ }).press('Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('#3052d6');
  await page.getByRole('radio', { name: 'Pine' }).check({ force: true });
  await expect(page.getByRole('button', { name: /^accent-fill #007467/ })).toBeVisible();
  await expect(page.getByText('Below AA')).toHaveCount(0);
});

test('an icon is found by another word, copied, saved, and reached with the keyboard alone', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/icons`);
  await page.getByRole('searchbox').fill('delete');
  await page.getByRole('button', { name: 'trash, used in this product', exact: true }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('<IconTrash size={24} stroke={1.75} aria-hidden />');
  await page.getByText('Save SVG').click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'trash, used in this product', exact: true }).press('Enter'),
  ]);
  expect(file.suggestedFilename()).toBe('trash.svg');

  await page.goto(`${url()}/icons`);
  const icons = page.getByRole('list', { name: 'Icons' }).getByRole('button');
  await icons.first().focus();
  await page.keyboard.press('Control+End');
  await expect(page.getByRole('button', { name: 'zzz', exact: true })).toBeFocused();
  await expect(page.getByRole('button', { name: 'zzz', exact: true })).toBeInViewport();
  expect(await icons.count()).toBeLessThan(400);
});

test('a card is folded, loaded anew, closed and brought back, filled, and put in order', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/cards/action`);
  await page.getByRole('button', { name: 'Fold: House rules of the library' }).click();
  await expect(page.getByText('Borrow up to five books')).toBeHidden();
  await page.getByRole('button', { name: 'Unfold: House rules of the library' }).click();
  await expect(page.getByText('Borrow up to five books')).toBeVisible();

  const asked = page.waitForRequest((request) => request.url().includes('ounts'));
  await page.getByRole('button', { name: 'Load anew: People in the school' }).click();
  await asked;

  await page.getByRole('button', { name: 'Close: Welcome to the new school year' }).click();
  await expect(page.getByText('The card is gone')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Your timetable is in the calendar.')).toBeVisible();

  await page.getByLabel('What went well this week').fill('Everybody passed');
  await page.getByRole('button', { name: 'Fill the window: Report' }).click();
  await expect(page.getByRole('button', { name: 'Leave the full window: Report' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('What went well this week')).toHaveValue('Everybody passed');

  const names = page.locator('[data-order] h3');
  await expect(names).toHaveText(['Due soon', 'Messages', 'Results']);
  await page.getByRole('button', { name: 'Move Due soon' }).press('ArrowDown');
  await expect(names).toHaveText(['Messages', 'Due soon', 'Results']);
  await page.reload();
  await expect(names).toHaveText(['Messages', 'Due soon', 'Results']);
});

test('the advanced cards show what is in the school and lead to it', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/cards/advance`);
  const paid = page.getByRole('article', { name: 'Paid invoices' });
  await expect(paid.getByRole('listitem').first()).toContainText(/\d/);
  await paid.getByRole('link', { name: 'All paid invoices' }).click();
  await expect(page).toHaveURL(/invoice\/list\?.*status=/);
});
