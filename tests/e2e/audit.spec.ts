import { readFileSync } from 'node:fs';
import { expect, newAccount, signedIn, test, url } from './lms.ts';

test('an administrator finds out who tried to sign in, narrows it down and keeps a copy', async ({ page, request }) => {
  const somebody = await newAccount();
  await request.post(`${url()}/jwt/login`, { data: { email: somebody.email, password: 'not the right one' } });
  await signedIn(page, 'admin@demo.com', 'admin');
  await page.goto(`${url()}/lms/audit`);
  await page.getByRole('button', { name: 'Sign-ins' }).click();
  await page.getByPlaceholder('Search name or address').fill(somebody.fullName);
  await expect(page).toHaveURL(/action=signed-in/);
  await expect(page.getByRole('row')).toHaveCount(3);

  await page.getByRole('link', { name: 'Sign-in failed' }).click();
  const details = page.getByRole('dialog', { name: 'Sign-in failed' });
  await expect(details).toContainText('Wrong password');
  await expect(details).toContainText(somebody.fullName);
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^audit-.*\.csv$/);
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(3);
});
