import { expect, signedInAsNew, test, url } from './lms.ts';

test('a dialog asks, takes the answer, and what can be undone needs none', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/components/dialogs`);
  await page.getByRole('button', { name: 'Delete board…' }).click();
  const asked = page.getByRole('dialog', { name: 'Delete the board “Term project”?' });
  await expect(asked.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByText('You cancelled: nothing happened.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete board…' }).click();
  await asked.getByRole('button', { name: 'Delete board' }).click();
  await expect(page.getByText('You said yes: the board would be gone.')).toBeVisible();

  await page.getByRole('button', { name: 'Rename course' }).click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Bo');
  await name.press('Enter');
  await expect(page.getByText('Use three letters or more.')).toBeVisible();
  await name.fill('Botany in autumn');
  await name.press('Enter');
  await expect(page.getByText('Botany in autumn', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Archive Algebra' }).click();
  await expect(page.getByRole('button', { name: 'Archive Algebra' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Archive Algebra' })).toBeVisible();
});

test('a drawer leads through a list and asks about what was typed', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/components/drawers`);
  await page.getByRole('button', { name: 'Amara Okafor' }).click();
  const first = page.getByRole('dialog', { name: 'Amara Okafor' });
  await expect(first.getByRole('heading', { name: 'Amara Okafor' })).toBeFocused();
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await first.getByRole('button', { name: 'Next' }).click();
  const second = page.getByRole('dialog', { name: 'Daniel Osei' });
  await expect(second.getByText('2 of 3')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(second).toHaveCount(0);

  await page.getByRole('button', { name: 'Add student' }).click();
  await page.getByRole('textbox', { name: 'Full name' }).fill('Mei Lin');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep writing' }).click();
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Mei Lin');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Mei Lin would be added now.')).toBeVisible();
});

test('a list in the page is searched, filtered, archived and brought back', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/components/data-table`);
  const table = page.getByRole('table', { name: 'Tests', exact: true });
  await expect(table.getByText('Algebra')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search tests' }).fill('rivers');
  await expect(table.getByText('Algebra')).toHaveCount(0);
  await table.getByRole('checkbox', { name: 'Select Rivers' }).check();
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(page.getByText('No match for “rivers”')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(table.getByText('Rivers')).toBeVisible();
});

test('a chart is shown as a table and saved as a file', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/components/charts`);
  const card = page.getByRole('region', { name: 'Learners by course' });
  await card.getByRole('button').first().click();
  await page.getByRole('menuitem', { name: 'Show as table' }).click();
  await expect(card.getByRole('row', { name: /Algebra.*84.*61/ })).toBeVisible();
  await card.getByRole('button').first().click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  expect((await saved).suggestedFilename()).toMatch(/^learners.*\.csv$/);
});

test('an uploaded file is there, and gone from the server once it is taken off', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  await page.goto(`${url()}/components/uploads`);
  const homework = page.getByRole('region', { name: 'Several files' });
  const answer = page.waitForResponse((one) => one.url().includes('/api/files') && one.request().method() === 'POST');
  await homework
    .locator('input[type=file]')
    .setInputFiles({ name: 'leaf.txt', mimeType: 'text/plain', buffer: Buffer.from('A leaf.') });
  const { file } = (await (await answer).json()) as { file: { url: string } };
  await expect(homework.getByText(/^Files: 1/)).toBeVisible();
  const deleted = page.waitForResponse((one) => one.request().method() === 'DELETE');
  await homework.getByRole('button', { name: 'Remove leaf.txt' }).click();
  expect((await deleted).status()).toBe(200);
  const after = await page.request.get(`${url()}${file.url}`, { headers: { Authorization: `Bearer ${token}` } });
  expect(after.status()).toBe(404);
});

test('text that people wrote is shown without what would run', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/components/rich-text`);
  const clean = page.getByRole('region', { name: 'Cleaned when shown' });
  await clean
    .getByRole('textbox', { name: 'HTML' })
    .fill('<p>Roots</p><iframe src="/"></iframe><a href="javascript:void 0">Go</a>');
  await expect(clean.getByText('Roots', { exact: true })).toBeVisible();
  await expect(clean.locator('iframe, [href^="javascript"]')).toHaveCount(0);
  const found = page.getByRole('region', { name: 'Words that were looked for' });
  await found.getByRole('searchbox').fill('roots');
  await expect(found.locator('mark')).toHaveText('roots');
});

test('on a phone a list inside the page waits in its own height', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedInAsNew(page);
  await page.goto(`${url()}/components/data-table`);
  const states = page.getByRole('region', { name: 'Its states', exact: true });
  await expect(states.getByRole('radio', { name: 'Loading' })).toBeChecked();
  const height = async () => (await states.boundingBox())?.height ?? 0;
  await expect.poll(height).toBeGreaterThan(200);
  expect(await height()).toBeLessThan(844);
});
