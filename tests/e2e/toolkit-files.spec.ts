// Files as people bring them: dropped where they do not belong, or written by another spreadsheet.
import type { Page } from '@playwright/test';
import { expect, RED_DOT, signedInAsNew, test, url } from './lms.ts';

async function drop(page: Page, zone: string, name: string, type: string) {
  const dataTransfer = await page.evaluateHandle(
    ([fileName = '', fileType = '']) => {
      const data = new DataTransfer();
      data.items.add(new File(['Something'], fileName, { type: fileType }));
      return data;
    },
    [name, type],
  );
  await page.getByRole('region', { name: zone, exact: true }).dispatchEvent('drop', { dataTransfer });
}

test('a zone takes what it asks for and names what it refuses', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/components/uploads`);
  await page.getByRole('switch', { name: 'Reading a file' }).uncheck();
  const zone = page.getByRole('region', { name: 'Course archive', exact: true });
  await expect(zone.getByRole('button')).toBeEnabled();
  await drop(page, 'Course archive', 'notes.txt', 'text/plain');
  await expect(zone.getByRole('alert')).toHaveText('notes.txt is not one of ZIP.');
  await expect(page.getByText('notes.txt was taken and forgotten again.')).toHaveCount(0);
  await drop(page, 'Course archive', 'course.zip', 'application/x-zip-compressed');
  await expect(page.getByText('course.zip was taken and forgotten again.').locator('visible=true')).toHaveCount(1);
  await expect(zone.getByRole('alert')).toHaveCount(0);
});

test('a table with semicolons is read, and what is no text is said to be none', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/components/uploads`);
  const read = page.getByRole('region', { name: 'Read on this page', exact: true });
  const field = read.locator('input[type=file]');
  const buffer = Buffer.from('\uFEFFname;form\nAmara Okafor;7b\nJonas Weber;8a\n');
  await field.setInputFiles({ name: 'pupils.csv', mimeType: 'application/vnd.ms-excel', buffer });
  await expect(read.getByRole('columnheader')).toHaveText(['name', 'form']);
  await expect(read.getByRole('row', { name: 'Jonas Weber 8a' })).toBeVisible();
  await field.setInputFiles({ name: 'picture.csv', mimeType: 'text/csv', buffer: RED_DOT });
  await expect(read.getByText('picture.csv is no text file. Save it as CSV in your spreadsheet.')).toBeVisible();
  await expect(read.getByRole('table')).toHaveCount(0);
});
