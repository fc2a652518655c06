import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { expect, signedIn, signedInAsNew, test, url } from './lms.ts';

const textOf = async (file: Download) => readFile(await file.path(), 'utf8');

test('a film plays, jumps and is told in the language one chooses', async ({ page }) => {
  await signedIn(page, 'admin@demo.com', 'admin');
  await page.goto(`${url()}/extensions/react-player`);
  const film = page.getByRole('region', { name: 'A film', exact: true });
  await expect(film.getByText('This triangle has a right angle.')).toBeVisible();
  await film.getByRole('button', { name: 'Play' }).click();
  await expect(film.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.keyboard.press('k');
  await expect(film.getByRole('button', { name: 'Play' })).toBeVisible();
  await page.keyboard.press('9');
  await expect(film.getByText('Together they are c by c.')).toBeVisible();
  await film.getByRole('button', { name: 'Captions' }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(film.getByText('Zusammen sind sie c mal c.')).toBeVisible();
  await film.getByRole('button', { name: 'Speed: 1×' }).click();
  await page.getByRole('menuitemradio', { name: '1.5×' }).click();
  await expect(film.getByRole('button', { name: 'Speed: 1.5×' })).toBeVisible();

  const read = page.getByRole('region', { name: 'Reading along' });
  await read.getByRole('button', { name: /side by side/ }).click();
  await expect(read.getByRole('slider', { name: 'Position' })).toHaveAttribute('aria-valuetext', '0:04 of 0:12');
  await expect(page.getByRole('region', { name: 'A file that cannot be played' }).getByRole('alert')).toContainText(
    'It cannot be played',
  );
});

test('slides follow the buttons, the keys and their small pictures', async ({ page }) => {
  await signedIn(page, 'admin@demo.com', 'admin');
  await page.goto(`${url()}/extensions/swiper`);
  const steps = page.getByRole('region', { name: 'Dots and keys' });
  await steps.getByRole('group', { name: 'Slides' }).focus();
  await page.keyboard.press('End');
  await expect(steps.getByRole('button', { name: 'Go to 4' })).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(steps.getByRole('button', { name: 'Go to 1' })).toHaveAttribute('aria-current', 'true');

  const product = page.getByRole('region', { name: 'With thumbnails' });
  await product.getByRole('button', { name: 'Microscope, picture 3' }).click();
  await expect(product.getByRole('status')).toHaveText('3 of 3');
  await product.getByRole('button', { name: 'Back' }).click();
  await expect(product.getByRole('button', { name: 'Microscope, picture 2' })).toHaveAttribute('aria-current', 'true');
});

test('the language changes at once, with its plurals and its direction', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/extensions/i18n`);
  await page.getByRole('textbox', { name: 'Tasks' }).fill('2');
  await expect(page.getByRole('rowheader', { name: '2 tasks are left' })).toBeVisible();
  await page.getByRole('radio', { name: 'العربية' }).check();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1, name: 'اللغات' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'بقيت مهمتان' })).toBeVisible();
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.getByRole('rowheader', { name: '1.234.567' })).toBeVisible();
});

test('a file is read in the page, and what is wrong in it is named', async ({ page }) => {
  await signedIn(page, 'admin@demo.com', 'admin');
  await page.goto(`${url()}/extensions/import`);
  const read = page.getByRole('region', { name: 'Choose or drop' });
  const buffer = Buffer.from('name;form\nAmara Okafor;7b\n\nJonas Weber;8a\n');
  await read.locator('input[type=file]').setInputFiles({ name: 'pupils.csv', mimeType: 'text/csv', buffer });
  await expect(read.getByText('2 rows were read.')).toBeVisible();
  await expect(read.getByRole('row', { name: '4 Jonas Weber 8a' })).toBeVisible();

  const faults = page.getByRole('region', { name: 'Faults by row and cell' });
  await faults.getByRole('switch').check();
  await expect(faults.getByRole('row')).toHaveCount(5);
  await expect(faults.getByRole('row', { name: /^5 .*Add the part after the dot/ })).toBeVisible();
  const columns = page.getByRole('region', { name: 'Which column is what' });
  await columns.getByRole('combobox', { name: '“Klasse” becomes' }).selectOption('Class');
  await expect(columns.getByRole('columnheader', { name: 'Class' })).toBeVisible();
  const refused = page.getByRole('region', { name: 'Files that cannot be read' });
  await refused.getByRole('button', { name: 'No text' }).click();
  await expect(refused.getByRole('alert')).toHaveText('This is no text file. Save it as CSV in your spreadsheet.');
});

test('rows become files with the chosen columns', async ({ page }) => {
  await signedIn(page, 'admin@demo.com', 'admin');
  await page.goto(`${url()}/extensions/export`);
  const made = page.getByRole('region', { name: 'A file of what is here' });
  await made.getByRole('checkbox', { name: 'Role' }).uncheck();
  await made.getByRole('textbox', { name: 'Name of the file' }).fill('class-7b');
  const csv = page.waitForEvent('download');
  await made.getByRole('button', { name: 'Save 25 rows' }).click();
  expect((await csv).suggestedFilename()).toBe('class-7b.csv');
  expect((await textOf(await csv)).split('\r\n')[0]).toBe('\ufefffullName,email');
  await made.getByText('JSON', { exact: true }).click();
  const json = page.waitForEvent('download');
  await made.getByRole('button', { name: 'Save 25 rows' }).click();
  const rows = JSON.parse(await textOf(await json)) as Record<string, string>[];
  expect(rows).toHaveLength(25);
  expect(Object.keys(rows[0] ?? {})).toEqual(['fullName', 'email']);

  const whole = page.waitForEvent('download');
  await page.getByRole('region', { name: 'The whole list' }).getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV file' }).click();
  expect((await textOf(await whole)).trim().split('\r\n').length).toBeGreaterThan(25);
});

test('only the ticked rows are exported', async ({ page }) => {
  await signedIn(page, 'admin@demo.com', 'admin');
  await page.goto(`${url()}/extensions/export-selected`);
  const few = page.getByRole('region', { name: 'A few rows' });
  await few.getByRole('checkbox', { name: 'Select the invoice of Maadi Academy' }).check();
  const csv = page.waitForEvent('download');
  await few.getByRole('button', { name: 'Export 2 invoices' }).click();
  expect((await textOf(await csv)).trim().split('\r\n').slice(1)).toEqual([
    '5037,Escola do Mar,88550',
    '5040,Maadi Academy,310000',
  ]);
  await few.getByRole('checkbox', { name: 'Select all invoices' }).check();
  await few.getByRole('checkbox', { name: 'Select all invoices' }).uncheck();
  await expect(few.getByRole('button', { name: 'Export 0 invoices' })).toBeDisabled();

  const list = page.getByRole('region', { name: 'Any list of the product' });
  await list.getByRole('checkbox', { name: /^Select Amara Okafor/ }).check();
  await page.getByRole('region', { name: 'Actions for the selection' }).getByRole('button', { name: 'Export' }).click();
  const one = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV file' }).click();
  const lines = (await textOf(await one)).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('Amara Okafor');
});

test('rows that could not be read are not offered as a file', async ({ page }) => {
  await signedInAsNew(page);
  await page.route('**/api/account/getAllUsers', (route) => route.abort('internetdisconnected'));
  await page.goto(`${url()}/extensions/export`);
  const file = page.getByRole('region', { name: 'A file of what is here' });
  const again = file.getByRole('button', { name: 'Try again' });
  // It is asked three times.
  await expect(again).toBeVisible({ timeout: 15_000 });
  await expect(file.getByRole('button', { name: /^Save \d+ row/ })).toHaveCount(0);
  await page.unroute('**/api/account/getAllUsers');
  await again.click();
  await expect(file.getByRole('button', { name: /^Save [1-9]\d* row/ })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeEnabled();
});
