// A letter being written: what is typed for nobody yet, and keys that are meant for a box of its own.
import type { Page } from '@playwright/test';
import { expect, signedInAsNew, test, url } from './lms.ts';
import { beginAnswer } from './mails.ts';

async function compose(page: Page) {
  await page.goto(`${url()}/apps/email`);
  await page.getByRole('button', { name: 'Compose', exact: true }).click();
  const letter = page.locator('section[role="dialog"][data-size]');
  const to = letter.locator('[data-field="to"] input');
  await to.fill('somebody@example.org');
  await to.press('Enter');
  return letter;
}

test('who was typed for Cc is there after the letter was small, and Send says what is wrong', async ({ page }) => {
  await signedInAsNew(page);
  const letter = await compose(page);
  await letter.getByRole('button', { name: 'Cc', exact: true }).press('Enter');
  const cc = letter.locator('[data-field="cc"] input');
  await cc.fill('ghost');
  await letter.getByRole('button', { name: 'Minimise' }).click();
  await expect(cc).toBeHidden();
  await expect(letter.getByRole('button', { name: 'Send', exact: true })).toHaveCount(0);
  await letter.getByRole('button', { name: 'Restore' }).click();
  await expect(cc).toHaveValue('ghost');
  await letter.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(letter.getByText('“ghost” is nobody and no address.')).toBeVisible();
  await expect(cc).toBeFocused();
  // From the small window, too, it is said where it can be read.
  await letter.getByRole('button', { name: 'Minimise' }).click();
  await letter.getByRole('button', { name: 'Restore' }).press('Control+Enter');
  await expect(cc).toBeFocused();
});

test('words that are nobody yet are not dropped by closing the letter or by leaving the page', async ({ page }) => {
  await signedInAsNew(page);
  const letter = await compose(page);
  await letter.getByRole('button', { name: 'Bcc', exact: true }).press('Enter');
  const bcc = letter.locator('[data-field="bcc"] input');
  await bcc.fill('ghost');
  await letter.getByRole('button', { name: 'Save and close' }).click();
  await expect(letter.getByText('“ghost” is nobody and no address.')).toBeVisible();
  await expect(bcc).toBeFocused();
  const pages = page.getByRole('list', { name: 'Workspace' });
  await pages.getByRole('link', { name: 'Chat' }).click();
  await expect(page).toHaveURL(/apps\/chat/);
  await pages.getByRole('link', { name: 'Email' }).click();
  await expect(bcc).toHaveValue('ghost');
  await bcc.fill('');
  await letter.getByRole('button', { name: 'Save and close' }).click();
  await expect(page.getByText('Kept in Drafts')).toBeVisible();
});

test('the keys of a small box are its own: the letter stays, and the focus comes back', async ({ page }) => {
  await signedInAsNew(page);
  const letter = await compose(page);
  await letter.getByRole('textbox', { name: 'Subject' }).fill('Later');
  const later = letter.getByRole('button', { name: 'Send later' });
  await later.click();
  await page.getByRole('menuitem', { name: 'Choose a time…' }).click();
  const when = page.getByLabel('When');
  await expect(when).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Escape');
  await expect(when).toBeHidden();
  await expect(letter).toBeVisible();
  await expect(later).toBeFocused();

  const text = letter.getByRole('textbox', { name: 'Text' });
  await text.click();
  await page.keyboard.type('Words');
  await letter.getByRole('button', { name: 'Link', exact: true }).click();
  const address = letter.getByLabel('Enter an address');
  await expect(address).toBeFocused();
  await page.keyboard.type('https://example.org');
  await page.keyboard.press('Escape');
  await expect(address).toBeHidden();
  await expect(text).toBeFocused();
  await expect(text).toContainText('Words');
  await letter.getByRole('textbox', { name: 'Subject' }).press('Escape');
  await expect(page.getByText('Kept in Drafts')).toBeVisible();
  await expect(letter).toHaveCount(0);
});

test('Escape in a box of an answer leaves the answer, and Escape in the answer leaves the mail', async ({ page }) => {
  test.setTimeout(120_000);
  const { answer, text } = await beginAnswer(page, ['Trip']);
  await page.keyboard.type('Words');
  await answer.getByRole('button', { name: 'Link', exact: true }).click();
  const address = answer.getByLabel('Enter an address');
  await expect(address).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(address).toBeHidden();
  await expect(text).toBeFocused();
  await answer.getByRole('button', { name: 'Send later' }).click();
  await page.getByRole('menuitem', { name: 'Choose a time…' }).press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(text).toContainText('Words');
  await answer.getByRole('button', { name: 'Attach files' }).press('Escape');
  await expect(answer).toHaveCount(0);
  await expect(page.getByText('Kept in Drafts')).toBeVisible();
  await expect(page).toHaveURL(/mail=\d+/);
});
