import { readFileSync } from 'node:fs';
import { expect, newAccount, signedIn, signedInAsClient, signedInAsNew, test, url, withRoleOf } from './lms.ts';

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
  const there = page.url();
  await details.getByRole('button', { name: 'Next' }).click();
  const older = page.getByRole('dialog', { name: 'Signed in' });
  await expect(older).toContainText(somebody.fullName);
  await expect(page).not.toHaveURL(there);
  await older.getByRole('button', { name: 'Previous' }).click();
  await expect(page).toHaveURL(there);
  await expect(details.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();

  // A link to an entry holds when the list shows others.
  await page.getByRole('link', { name: 'Sign-in failed' }).click();
  await expect(details).toBeVisible();
  const link = new URL(page.url());
  await page.goto(`${url()}/lms/audit?open=${link.searchParams.get('open')}&q=nobody+has+this+name`);
  await expect(details).toContainText(somebody.fullName);
  await page.goto(`${url()}/lms/audit?open=999999999`);
  await expect(page.getByRole('dialog', { name: 'Details' })).toContainText('There is nothing here.');
  link.searchParams.delete('open');
  await page.goto(link.href);
  await expect(page.getByRole('row')).toHaveCount(3);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^audit-.*\.csv$/);
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(3);
});

test('people are links only for who may see their pages', async ({ page }) => {
  await withRoleOf('management', async (role) => {
    const somebody = await signedInAsClient(page, role);
    const entries = `${url()}/lms/audit?q=${encodeURIComponent(somebody.fullName)}`;
    const subject = page.getByRole('cell', { name: somebody.fullName, exact: true });
    const link = subject.getByRole('link');
    await page.goto(entries);
    await expect(subject.first()).toBeVisible();
    await expect(link).toHaveCount(0);
    // Nor are the entries of one person offered, whom the list could not name.
    const menu = page.getByRole('button', { name: /^Actions for/ }).first();
    await menu.click();
    await expect(page.getByRole('menuitem', { name: 'Only this action' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Only this person' })).toHaveCount(0);
    await signedIn(page, 'admin@demo.com', 'admin');
    await page.goto(entries);
    await expect(link.first()).toBeVisible();
    await menu.click();
    await expect(page.getByRole('menuitem', { name: 'Only this person' })).toBeVisible();
  });
});

test('an export is told with names for what it was of', async ({ page, request }) => {
  const { token, fullName } = await signedInAsNew(page);
  const headers = { authorization: `Bearer ${token}` };
  await request.get(`${url()}/api/invoice/export?format=csv&q=example.org&paid=last-7`, { headers });
  await page.goto(`${url()}/lms/audit?q=${encodeURIComponent(fullName)}`);
  await page.getByRole('link', { name: 'Invoices exported' }).click();
  const details = page.getByRole('dialog', { name: 'Invoices exported' });
  const fact = (name: string) => details.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) });
  await expect(fact('Search')).toBeVisible();
  await expect(fact('Paid on')).toBeVisible();
  await expect(fact('q')).toHaveCount(0);
});
