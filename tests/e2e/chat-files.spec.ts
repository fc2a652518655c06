// Files on their way into a chat: nothing waits or stays behind without a word.
import type { Page } from '@playwright/test';
import { callAs, expect, holdBack, signedInAsNew, test, url } from './lms.ts';

const field = (page: Page) => page.locator('[data-composer]');
const line = (page: Page, text: string) => page.locator('article').filter({ hasText: text }).last();
const told = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words });
const file = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('the plan') });

/** A chat with somebody, in which one message was written. */
async function openChat(page: Page) {
  await signedInAsNew(page);
  const id = await page.evaluate(() => (JSON.parse(localStorage.getItem('userData') ?? '{}') as { id: number }).id);
  const { token } = await signedInAsNew(page);
  const answer = await fetch(`${url()}/apps/chat/send-msg`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ obj: { contact: id, message: 'Room B204' } }),
  });
  expect(answer.status).toBe(201);
  const { chat } = (await answer.json()) as { chat: { id: number } };
  await page.goto(`${url()}/apps/chat?chat=${chat.id}`);
  await expect(line(page, 'Room B204')).toBeVisible();
}

test('Enter says that a file is still on its way; the words stay, and go with it', async ({ page }) => {
  await openChat(page);
  const { letGo: arrive } = await holdBack(page, /api\/files\?for=attachment/);
  await page.locator('input[type=file]').setInputFiles(file('plan.txt'));
  await field(page).fill('Here it is');
  await field(page).press('Enter');
  await expect(told(page, 'A file is still being uploaded.')).toBeVisible();
  await expect(field(page)).toHaveValue('Here it is');

  // A message that was sent is changed meanwhile: it has nothing to do with the file.
  await field(page).fill('');
  await field(page).press('ArrowUp');
  await expect(field(page)).toHaveValue('Room B204');
  await field(page).fill('Room B205');
  await field(page).press('Enter');
  await expect(line(page, 'Room B205')).toContainText('edited');

  const stored = page.waitForResponse(/api\/files\?for=attachment/);
  arrive();
  await stored;
  await expect(page.getByRole('button', { name: 'Remove plan.txt' })).toBeVisible();
  await field(page).fill('Here it is');
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toHaveAttribute('aria-disabled', 'false');
  await field(page).press('Enter');
  await expect(line(page, 'Here it is')).toContainText('plan.txt');
});

test('more files than a message takes are not dropped without a word', async ({ page }) => {
  await openChat(page);
  const files = Array.from({ length: 11 }, (_, at) => file(`plan-${at + 1}.txt`));
  await page.locator('input[type=file]').setInputFiles(files);
  await expect(told(page, 'Attach at most 10 files.')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(files.slice(1));
  await expect(page.getByRole('button', { name: /^Remove plan-/ })).toHaveCount(10);
});

test('somebody who looks elsewhere is told how many files were sent to them', async ({ page, browser }) => {
  const there = await (await browser.newContext()).newPage();
  await signedInAsNew(there);
  const other = await there.evaluate(() => (JSON.parse(localStorage.getItem('userData') ?? '{}') as { id: number }).id);
  const me = await signedInAsNew(page);
  await callAs(me.token, 'PUT', '/apps/chat/users/profile-user', { settings: { notifications: true } });
  await page.addInitScript(() => {
    class Told extends EventTarget {
      static permission = 'granted';
      constructor(_who: string, { body }: { body: string }) {
        super();
        document.documentElement.dataset.told = body;
      }
    }
    Object.defineProperty(window, 'Notification', { value: Told });
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
  });
  await page.goto(`${url()}/apps/chat`);
  const body = { contact: other, message: 'Send the plans' };
  const { chat } = await callAs<{ chat: { id: number } }>(me.token, 'POST', '/apps/chat/send-msg', { obj: body });
  await expect(page.locator('[data-chat]').filter({ hasText: 'Send the plans' })).toBeVisible();

  await there.goto(`${url()}/apps/chat?chat=${chat.id}`);
  await expect(line(there, 'Send the plans')).toBeVisible();
  await there.locator('input[type=file]').setInputFiles([file('plan-1.txt'), file('plan-2.txt')]);
  await expect(there.getByRole('button', { name: /^Remove plan-/ })).toHaveCount(2);
  await there.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-told', 'Sent 2 files');
});
