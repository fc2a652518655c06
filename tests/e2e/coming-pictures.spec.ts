// A picture that is still on its way into a text: whatever saves or hides the text waits for it.
import type { Locator, Page } from '@playwright/test';
import { expect, holdBack, RED_DOT, signedInAsNew, test, url } from './lms.ts';
import { beginAnswer, openMail, type Person } from './mails.ts';

/** Puts a picture on its way into the text of a box; it arrives when it is let go. */
async function beginPicture(page: Page, box: Locator) {
  const upload = await holdBack(page, /\/api\/files\?/);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    box.getByRole('button', { name: 'Picture' }).click(),
  ]);
  await chooser.setFiles({ name: 'red-dot.png', mimeType: 'image/png', buffer: RED_DOT });
  await expect(box.getByRole('status').filter({ hasText: 'Picture is being uploaded' })).toBeVisible();
  return upload;
}

async function sendPicture(page: Page, box: Locator) {
  const upload = await beginPicture(page, box);
  return async () => {
    upload.letGo();
    await expect(box.getByAltText('red dot')).toBeVisible();
  };
}

/** The names to choose from, which lie over the tools of the text, make way. */
const clearTools = (letter: Locator) => letter.getByRole('textbox', { name: 'Subject' }).focus();

const draftsOf = async ({ token }: Person) => {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url()}/apps/email/emails?folder=draft`, { headers });
  const { emails } = (await answer.json()) as { emails: { message: string }[] };
  return emails.map((one) => one.message).join();
};

const told = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words });

test('an event is not added without the picture that is still being uploaded', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  await page.goto(`${url()}/apps/calendar?view=month&date=2027-03-10`);
  await page.getByRole('button', { name: 'Add event' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Title').fill('With a picture');
  const arrive = await sendPicture(page, drawer);
  await drawer.getByRole('button', { name: 'Add event' }).click();
  await expect(told(page, 'Picture is being uploaded')).toBeVisible();
  await expect(drawer).toBeVisible();
  await arrive();
  await drawer.getByRole('button', { name: 'Add event' }).click();
  await expect(drawer).toBeHidden();
  const headers = { authorization: `Bearer ${token}` };
  const stored = async () => await (await fetch(`${url()}/apps/calendar/events`, { headers })).text();
  await expect.poll(stored).toContain('<img');
});

test('a description of a card waits for its picture', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/apps/kanban?card=5`);
  const drawer = page.getByRole('dialog');
  const part = drawer.getByRole('region', { name: 'Description' });
  await part.getByRole('button').first().click();
  const arrive = await sendPicture(page, part);
  await part.getByRole('button', { name: 'Save' }).click();
  await expect(told(page, 'Picture is being uploaded')).toBeVisible();
  await arrive();
  await part.getByRole('button', { name: 'Save' }).click();
  await expect(part.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await page.reload();
  await expect(part.getByAltText('red dot').first()).toBeVisible();
});

test('a letter can be made small while a picture is on its way into it', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/apps/email`);
  await page.getByRole('button', { name: 'Compose', exact: true }).click();
  const letter = page.getByRole('dialog', { name: 'New mail' });
  await clearTools(letter);
  const upload = await beginPicture(page, letter);
  await letter.getByRole('button', { name: 'Minimise' }).click();
  await expect(letter.getByRole('textbox', { name: 'Text' })).toBeHidden();
  const arrived = page.waitForResponse(/\/api\/files\?/);
  upload.letGo();
  await arrived;
  await letter.getByRole('button', { name: 'Restore' }).click();
  await expect(letter.getByAltText('red dot')).toBeVisible();
});

test('a picture comes into its answer, whichever mail is open by then', async ({ page }) => {
  test.setTimeout(120_000);
  const { me, answer, text } = await beginAnswer(page, ['Trip', 'Menu']);
  await page.keyboard.type('Look at this:');
  const upload = await beginPicture(page, answer);
  await openMail(page, 'Menu');
  await expect(answer).toHaveCount(0);
  // Back before it has come: it is still waited for, and comes below what was written meanwhile.
  await openMail(page, 'Trip');
  await answer.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.press('Control+Enter');
  await expect(told(page, 'A file is still being uploaded.')).toBeVisible();
  await openMail(page, 'Menu');
  await expect(answer).toHaveCount(0);
  upload.letGo();
  await expect.poll(() => draftsOf(me)).toMatch(/Look at this:.*<img[^>]*red dot/s);
  await openMail(page, 'Trip');
  await expect(answer.getByAltText('red dot')).toBeVisible();
  await expect(text).toContainText('Look at this:');
});

test('a picture follows its answer that becomes a forward', async ({ page }) => {
  test.setTimeout(120_000);
  const { answer } = await beginAnswer(page, ['Trip']);
  await page.keyboard.type('Look');
  const upload = await beginPicture(page, answer);
  await answer.getByRole('button', { name: 'Reply', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Forward', exact: true }).click();
  const letter = page.getByRole('dialog', { name: 'Fwd: Trip' });
  const text = letter.getByRole('textbox', { name: 'Text' });
  await clearTools(letter);
  await text.click();
  await page.keyboard.press('Home');
  upload.letGo();
  await expect(letter.getByAltText('red dot')).toBeVisible();
  // Whoever writes goes on where they were.
  await page.keyboard.type('Please ');
  await expect(text).toContainText('Please Look');
  await expect(letter.getByAltText('red dot')).toBeVisible();
});

test('a letter that makes way for another gets its picture among the drafts', async ({ page }) => {
  const me = await signedInAsNew(page);
  await page.goto(`${url()}/apps/email`);
  await page.getByRole('button', { name: 'Compose', exact: true }).click();
  const letter = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Send', exact: true }) });
  await letter.getByRole('textbox', { name: 'Subject' }).fill('With a dot');
  const upload = await beginPicture(page, letter);
  await expect(letter.getByText(/Draft saved at/)).toBeVisible();
  await page.getByRole('button', { name: 'Compose', exact: true }).click();
  await expect(letter.getByRole('textbox', { name: 'Subject' })).toHaveValue('');
  upload.letGo();
  await expect.poll(() => draftsOf(me)).toMatch(/<img[^>]*red dot/);
});
