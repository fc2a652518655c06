import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoOverflow, holdBack, signedIn, signedInAsNew, test, url } from './lms.ts';

type Person = Awaited<ReturnType<typeof signedInAsNew>>;

const PLAN = { name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('the plan for spring') };

async function call(person: Person, path: string, json?: unknown) {
  const answer = await fetch(url() + path, {
    method: json === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });
  expect(answer.ok, `${path}: ${answer.status}`).toBe(true);
  return answer.json();
}

/** Mails that came, without anybody writing them by hand. */
async function letMailsCome(to: Person, from: Person, subjects: string[], message = '<p>Words.</p>') {
  for (const subject of subjects)
    await call(from, '/apps/email/send', { to: [{ email: to.email }], subject, message, key: crypto.randomUUID() });
  const arrived = async () => (await call(to, '/apps/email/emails')).emails.length;
  await expect.poll(arrived, { timeout: 30_000, intervals: [500] }).toBeGreaterThanOrEqual(subjects.length);
}

async function twoPeople(browser: Browser, page: Page) {
  const other = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  return { me: await signedInAsNew(page), other, friend: await signedInAsNew(other) };
}

const row = (page: Page, subject: string) =>
  page.locator('li', { has: page.locator('[data-mail]', { hasText: subject }) });
const openRow = (page: Page, subject: string) => row(page, subject).locator('[data-mail]').first().click();
const writing = (page: Page) =>
  page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Send', exact: true }) });
const textOf = (page: Page) => page.frameLocator('article iframe').last().locator('body');

async function write(page: Page, to: string, subject: string, text: string) {
  await page.getByRole('button', { name: 'Compose', exact: true }).click();
  const box = writing(page);
  const field = box
    .getByRole('textbox', { name: 'To', exact: true })
    .or(box.getByRole('combobox', { name: 'To', exact: true }));
  await field.first().fill(to);
  await field.first().press('Enter');
  await box.getByRole('textbox', { name: 'Subject' }).fill(subject);
  await box.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.type(text);
  return box;
}

test('a mail with an attachment arrives by itself, and the answer stands in the same conversation', async ({
  browser,
  page,
}) => {
  test.setTimeout(120_000);
  const { me, other, friend } = await twoPeople(browser, page);
  await other.goto(`${url()}/apps/email`);
  await expect(other.getByText('Nothing in Inbox')).toBeVisible();
  await page.goto(`${url()}/apps/email`);
  const box = await write(page, friend.email, 'Plan for spring', 'Here is the plan, attached.');
  await box.locator('input[type=file]').last().setInputFiles(PLAN);
  await expect(box.getByText('plan.txt')).toBeVisible();
  await expect(box.getByText(/Draft saved at/)).toBeVisible();
  await box.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Sent' })).toBeVisible();

  await expect(row(other, 'Plan for spring')).toBeVisible({ timeout: 30_000 });
  await openRow(other, 'Plan for spring');
  await expect(textOf(other)).toContainText('Here is the plan');
  const download = other.waitForEvent('download');
  await other.getByRole('button', { name: /plan\.txt/ }).click();
  expect((await download).suggestedFilename()).toBe('plan.txt');

  await other.getByRole('button', { name: 'Reply', exact: true }).click();
  await other.getByRole('textbox', { name: 'Text' }).click();
  await other.keyboard.type('Thank you.');
  await other.getByRole('button', { name: 'Send', exact: true }).click();

  await expect(row(page, 'Re: Plan for spring')).toBeVisible({ timeout: 30_000 });
  await openRow(page, 'Re: Plan for spring');
  await expect(textOf(page)).toContainText('Thank you.');
  const earlier = page.getByRole('list', { name: 'Conversation' }).getByRole('button', { name: /^You/ });
  await earlier.click();
  await expect(page.frameLocator('article iframe').first().locator('body')).toContainText('Here is the plan');
  expect(me.email).not.toBe(friend.email);
  await other.context().close();
});

test('the first answer after a page has loaded takes what is typed at once, and no key of it means anything else', async ({
  page,
}) => {
  await signedIn(page, 'admin@demo.com', 'admin');
  await page.goto(`${url()}/apps/email`);
  await openRow(page, 'Application for the spring intake');
  await page.getByRole('button', { name: /^Reply to / }).click();
  const text = page.getByRole('textbox', { name: 'Text' });
  await expect(text).toBeFocused();
  await expect(page.locator('.ProseMirror')).toBeFocused();
  await page.keyboard.type('Please file it under label 1');
  await expect(text).toContainText('Please file it under label 1');
});

test('a name, Enter and Tab, faster than anybody is found, is that person or nobody', async ({ page }) => {
  await signedIn(page, 'admin@demo.com', 'admin');
  await page.goto(`${url()}/apps/email`);
  await page.getByRole('button', { name: 'Compose', exact: true }).click();
  const box = writing(page);
  const to = box
    .getByRole('combobox', { name: 'To', exact: true })
    .or(box.getByLabel('To', { exact: true }))
    .first();
  await to.click();
  // Those who are offered without a word.
  await expect(page.getByRole('option').first()).toBeVisible();
  const typeAndGoOn = async (typed: string) => {
    const answered = page.waitForResponse((answer) => answer.url().includes(typed));
    await to.fill(typed);
    await to.press('Enter');
    await to.press('Tab');
    await answered;
  };
  await typeAndGoOn('zzzz');
  await expect(to).toHaveValue('zzzz');
  await typeAndGoOn('samir');
  await expect(box.getByRole('button', { name: /^Remove Samir/ })).toBeVisible();
  await expect(box.getByRole('button', { name: /^Remove / })).toHaveCount(1);
});

test('a name and Enter is somebody, and what is wrong with the line of recipients can be read', async ({ page }) => {
  await signedIn(page, 'admin@demo.com', 'admin');
  await page.goto(`${url()}/apps/email`);
  await page.getByRole('button', { name: 'Compose', exact: true }).click();
  const box = writing(page);
  await box.getByRole('textbox', { name: 'Subject' }).fill('To nobody yet');
  await box.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(box.getByText('Say whom the mail is for.')).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.keyboard.type('amara');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(box.getByRole('button', { name: 'Remove Amara Okafor' })).toBeVisible();
});

test('nobody who stands in a line of recipients is forgotten, and a new line is written in at once', async ({
  page,
}) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/apps/email`);
  await page.getByRole('button', { name: 'Compose', exact: true }).click();
  const box = writing(page);
  await expect(box.locator('[data-field="to"] input')).toBeFocused();
  // Quicker than the answer: who was meant is there as soon as it has come.
  await page.keyboard.type('hannah vog', { delay: 10 });
  await page.keyboard.press('Enter');
  await expect(box.getByRole('button', { name: 'Remove Hannah Vogel' })).toBeVisible();

  await box.getByRole('button', { name: 'Bcc', exact: true }).press('Enter');
  const bcc = box.locator('[data-field="bcc"] input');
  await expect(bcc).toBeFocused();
  await page.keyboard.type('not an address');
  await box.getByRole('textbox', { name: 'Subject' }).fill('Hello');
  await box.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.type('Words.');
  await page.keyboard.press('Control+Enter');
  await expect(box.getByText('“not an address” is nobody and no address.')).toBeVisible();
  await expect(bcc).toBeFocused();
  await bcc.fill('');
  await expect(box.getByText('is nobody and no address.')).toHaveCount(0);
  await box.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Sent' })).toBeVisible();
});

test('a mail that was sent can be called back', async ({ browser, page }) => {
  const { other, friend } = await twoPeople(browser, page);
  await page.goto(`${url()}/apps/email`);
  const box = await write(page, friend.email, 'Too early', 'Not yet.');
  await box.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(box).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(writing(page).getByRole('textbox', { name: 'Subject' })).toHaveValue('Too early');
  await expect(writing(page).getByRole('textbox', { name: 'Text' })).toContainText('Not yet.');
  await other.goto(`${url()}/apps/email`);
  await expect(other.getByText('Nothing in Inbox')).toBeVisible();
  await other.context().close();
});

test('a mail and a task are sent although the browser has no room for anything more', async ({ page }) => {
  const me = await signedInAsNew(page);
  await page.goto(`${url()}/apps/email`);
  const box = await write(page, me.email, 'Large', 'Words.');
  await expect(box.getByText(/Draft saved at/)).toBeVisible();
  await page.evaluate(() => {
    let text = 'x'.repeat(2 ** 23);
    for (let at = 0; text.length > 0; at += 1)
      try {
        localStorage.setItem(`filler-${at}`, text);
      } catch {
        text = text.slice(text.length / 2 + 0.5);
      }
  });
  await box.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Sent' })).toBeVisible();
  await page.goto(`${url()}/apps/todo`);
  await page.getByRole('textbox', { name: 'Add a task' }).fill('Order chalk');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => ((await call(me, '/apps/todo/tasks')) as { title: string }[]).map((task) => task.title))
    .toEqual(['Order chalk']);
});

test('what is being written survives a reload and a lost connection', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/apps/email`);
  await write(page, 'somebody@example.org', 'Kept', 'Before the connection went.');
  await expect(writing(page).getByText(/Draft saved at/)).toBeVisible();
  await page.context().setOffline(true);
  await writing(page).getByRole('textbox', { name: 'Text' }).press('End');
  await page.keyboard.type(' And after.');
  await expect(writing(page).getByText('No connection: kept on this device')).toBeVisible();
  await page.context().setOffline(false);
  await expect(writing(page).getByText(/Draft saved at/)).toBeVisible({ timeout: 20_000 });
  await page.reload();
  await expect(writing(page).getByRole('textbox', { name: 'Text' })).toContainText(
    'Before the connection went. And after.',
  );
  await writing(page).getByRole('button', { name: 'Save and close' }).click();
  await page.getByRole('link', { name: /^Drafts/ }).click();
  await openRow(page, 'Kept');
  await expect(writing(page).getByRole('textbox', { name: 'Text' })).toContainText('And after.');
});

test('what is typed while the first answer is lost is among the drafts, too', async ({ page }) => {
  const me = await signedInAsNew(page);
  await page.goto(`${url()}/apps/email`);
  // The server has the draft, and nobody hears of it.
  await page.route('**/apps/email/drafts', async (route) => {
    await route.fetch();
    await route.abort('internetdisconnected');
  });
  await write(page, 'somebody@example.org', 'Lost', 'Half');
  await expect(writing(page).getByText('No connection: kept on this device')).toBeVisible();
  await page.unroute('**/apps/email/drafts');
  await page.keyboard.type(' a sentence');
  await expect(writing(page).getByText(/Draft saved at/)).toBeVisible();
  const drafts = async () =>
    ((await call(me, '/apps/email/emails?folder=draft')) as { emails: { preview: string }[] }).emails;
  await expect.poll(async () => (await drafts()).map((one) => one.preview)).toEqual(['Half a sentence']);
});

async function pasteInto(field: ReturnType<Page['locator']>, text: string) {
  await field.evaluate((element, words) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', words);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

test('a letter that the server will not have stays, however it is put away', async ({ page }) => {
  test.setTimeout(120_000);
  await signedInAsNew(page);
  await page.goto(`${url()}/apps/email`);
  await page.getByRole('button', { name: 'Compose', exact: true }).click();
  const box = writing(page);
  const many = Array.from({ length: 120 }, (_, at) => `person${at}@example.org`).join(', ');
  await pasteInto(box.locator('[data-field="to"] input'), many);
  await box.getByRole('textbox', { name: 'Subject' }).fill('To everybody');
  await box.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.type('Words that nobody else has.');
  await expect(box.getByText(/^Not saved: /)).toBeVisible();
  const refusal = page.getByRole('alert').filter({ hasText: /^Not saved: / });
  const closeAll = async () => {
    await expect(refusal).toContainText('To everybody');
    await refusal.getByRole('button', { name: 'Close' }).click();
    await expect(refusal).toHaveCount(0);
  };
  await box.getByRole('button', { name: 'Save and close' }).click();
  await closeAll();
  await expect(box.getByRole('textbox', { name: 'Text' })).toContainText('Words that nobody else has.');
  await box.getByRole('textbox', { name: 'Subject' }).press('Escape');
  await closeAll();
  await expect(box.getByRole('textbox', { name: 'Text' })).toContainText('Words that nobody else has.');
  await expect(page.getByText('Kept in Drafts')).toHaveCount(0);

  // Another letter stands above it.
  await page.getByRole('button', { name: 'Compose', exact: true }).click();
  await closeAll();
  await expect(box.getByRole('textbox', { name: 'Subject' })).toHaveValue('');
  await box.getByRole('button', { name: 'Save and close' }).click();
  await expect(box.getByRole('textbox', { name: 'Subject' })).toHaveValue('To everybody');
  await expect(box.getByRole('textbox', { name: 'Text' })).toContainText('Words that nobody else has.');
});

test('a draft that is thrown away elsewhere is written on without losing the place', async ({ page }) => {
  const me = await signedInAsNew(page);
  await page.goto(`${url()}/apps/email`);
  await write(page, 'somebody@example.org', 'Twice', 'One');
  await expect(writing(page).getByText(/Draft saved at/)).toBeVisible();
  const drafts = async () =>
    ((await call(me, '/apps/email/emails?folder=draft')) as { emails: { id: number; message: string }[] }).emails;
  const [draft] = await drafts();
  const headers = { authorization: `Bearer ${me.token}` };
  const gone = await fetch(`${url()}/apps/email/drafts/${draft?.id}`, { method: 'DELETE', headers });
  expect(gone.ok).toBe(true);
  await page.keyboard.type(' two');
  await expect.poll(async () => (await drafts())[0]?.id ?? draft?.id).not.toBe(draft?.id);
  await expect(page.locator('.ProseMirror')).toBeFocused();
  await page.keyboard.type(' three');
  await expect(writing(page).getByRole('textbox', { name: 'Text' })).toContainText('One two three');
});

test('a letter is not put away while a file of it is on its way', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/apps/email`);
  const box = await write(page, 'somebody@example.org', 'With a plan', 'Words.');
  const { letGo: arrive } = await holdBack(page, /api\/files\?for=attachment/);
  await box.locator('input[type=file]').last().setInputFiles(PLAN);
  await box.getByRole('button', { name: 'Save and close' }).click();
  await expect(page.getByText('A file is still being uploaded.')).toBeVisible();
  await expect(box).toBeVisible();
  arrive();
  await expect(box.getByRole('button', { name: 'Remove plan.txt' })).toBeVisible();
  await expect(box.getByLabel('Uploading plan.txt')).toHaveCount(0);
  await expect(box.getByText(/Draft saved at/)).toBeVisible();
  await box.getByRole('button', { name: 'Save and close' }).click();
  await expect(page.getByText('Kept in Drafts')).toBeVisible();
  await page.getByRole('link', { name: /^Drafts/ }).click();
  await openRow(page, 'With a plan');
  await expect(writing(page).getByText('plan.txt')).toBeVisible();
});

test('a file that is on its way comes with its letter, whatever is opened meanwhile', async ({ page }) => {
  const me = await signedInAsNew(page);
  await page.goto(`${url()}/apps/email`);
  const box = await write(page, 'somebody@example.org', 'With a plan', 'Words.');
  const { letGo: arrive } = await holdBack(page, /api\/files\?for=attachment/);
  await box.locator('input[type=file]').last().setInputFiles(PLAN);
  await expect(box.getByLabel('Uploading plan.txt')).toBeVisible();
  await expect(box.getByText(/Draft saved at/)).toBeVisible();
  await page.getByRole('button', { name: 'Compose', exact: true }).click();
  await expect(writing(page).getByRole('textbox', { name: 'Subject' })).toHaveValue('');
  await page.getByRole('link', { name: /^Drafts/ }).click();
  await openRow(page, 'With a plan');
  await expect(writing(page).getByLabel('Uploading plan.txt')).toBeVisible();
  await page.getByRole('list', { name: 'Workspace' }).getByRole('link', { name: 'Chat' }).click();
  await expect(page).toHaveURL(/apps\/chat/);
  arrive();
  type Drafts = { emails: { subject: string; attachments: { fileName: string }[] }[] };
  const files = async () =>
    ((await call(me, '/apps/email/emails?folder=draft')) as Drafts).emails.map(({ subject, attachments }) => [
      subject,
      attachments.map((file) => file.fileName),
    ]);
  await expect.poll(files).toEqual([['With a plan', ['plan.txt']]]);
  await page.getByRole('list', { name: 'Workspace' }).getByRole('link', { name: 'Email' }).click();
  await expect(writing(page).getByRole('button', { name: 'Remove plan.txt' })).toBeVisible();
  await expect(writing(page).getByLabel('Uploading plan.txt')).toHaveCount(0);
});

test('an answer that becomes a forward takes the attachments along, and what was written', async ({
  browser,
  page,
}) => {
  test.setTimeout(120_000);
  const { me, other } = await twoPeople(browser, page);
  await other.goto(`${url()}/apps/email`);
  const sent = await write(other, me.email, 'Plan for autumn', 'Here is the plan.');
  await sent.locator('input[type=file]').last().setInputFiles(PLAN);
  await expect(sent.getByText(/Draft saved at/)).toBeVisible();
  await sent.getByRole('button', { name: 'Send', exact: true }).click();
  await page.goto(`${url()}/apps/email`);
  await expect(row(page, 'Plan for autumn')).toBeVisible({ timeout: 30_000 });
  await openRow(page, 'Plan for autumn');
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  const answer = page.getByRole('region', { name: /^Reply to / });
  await answer.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.type('See below.');
  await answer.getByRole('button', { name: 'Reply', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Forward', exact: true }).click();
  const box = writing(page);
  await expect(box.getByRole('textbox', { name: 'Subject' })).toHaveValue('Fwd: Plan for autumn');
  await expect(box.getByRole('textbox', { name: 'Text' })).toContainText('See below.');
  await expect(box.getByRole('button', { name: 'Remove plan.txt' })).toBeVisible();
  await expect(box.getByRole('button', { name: /^Remove Zed/ })).toHaveCount(0);
  // The names to choose from make way.
  await box.getByRole('textbox', { name: 'Subject' }).focus();
  await box.getByRole('button', { name: 'Show quoted text' }).click();
  await expect(box.getByText('Subject: Plan for autumn')).toBeVisible();
  await other.context().close();
});

test('a mail that has left offers no Undo any more', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/apps/email`);
  const box = await write(page, 'parent@elsewhere.example', 'Outside', 'Words.');
  await box.getByRole('button', { name: 'Send', exact: true }).click();
  const told = page.getByRole('status').filter({ hasText: 'No mail server is set up here.' });
  await expect(told.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(told.getByRole('button', { name: 'Undo' })).toHaveCount(0, { timeout: 20_000 });
  await expect(told).toBeVisible();
});

test('mails are found by what the filter writes, moved many at once, and brought back', async ({ browser, page }) => {
  test.setTimeout(120_000);
  const { me, other, friend } = await twoPeople(browser, page);
  await letMailsCome(me, friend, ['Alpha report', 'Beta report', 'Gamma notes']);
  await page.goto(`${url()}/apps/email`);
  await expect(row(page, 'Gamma notes')).toBeVisible();
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('textbox', { name: 'Subject' }).fill('report');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/q=subject/);
  await expect(row(page, 'Gamma notes')).toBeHidden();
  await expect(row(page, 'Alpha report')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search Inbox' }).fill('');
  await expect(row(page, 'Gamma notes')).toBeVisible();

  await row(page, 'Gamma notes').getByRole('checkbox').check({ force: true });
  await row(page, 'Alpha report')
    .getByRole('checkbox')
    .click({ force: true, modifiers: ['Shift'] });
  await expect(page.getByText('3 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Move to trash' }).click();
  await expect(page.getByText('Nothing in Inbox')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Alpha report')).toBeVisible();
  await expect(row(page, 'Gamma notes')).toBeVisible();

  // By keys alone: the next mail, a star, the trash.
  await page.keyboard.press('j');
  await expect(page.locator('[data-mail]').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/mail=\d+/);
  await page.keyboard.press('s');
  await expect(page.getByRole('button', { name: 'Star this mail' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('#');
  await expect(row(page, 'Gamma notes')).toBeHidden();
  await page.getByRole('link', { name: 'Trash' }).click();
  await expect(row(page, 'Gamma notes')).toBeVisible();
  await page.getByRole('button', { name: 'Empty trash' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Empty trash' }).click();
  await expect(page.getByText('Nothing in Trash')).toBeVisible();
  await other.context().close();
});

test('the filter opens at once, and its first field has the focus as soon as it is there', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/apps/email`);
  await expect(page.getByRole('button', { name: 'Filter' })).toBeVisible();
  // What has not come by now takes its time.
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 700));
    await route.continue();
  });
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'From', exact: true })).toBeFocused();
});

test('with two pages open over plain http, a mail is thrown away once and brought back', async ({
  browser,
  page,
  context,
}) => {
  const { me, friend } = await twoPeople(browser, page);
  await letMailsCome(me, friend, ['Thrown away']);
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined }));
  const second = await context.newPage();
  let thrown = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/apps/email/bulk') && request.postData()?.includes('"trash"')) thrown += 1;
  });
  for (const one of [second, page]) {
    await one.goto(`${url()}/apps/email`);
    await expect(row(one, 'Thrown away')).toBeVisible();
  }
  await row(page, 'Thrown away').locator('[data-mail]').focus();
  await page.keyboard.press('#');
  await expect(row(second, 'Thrown away')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Thrown away')).toBeVisible();
  await expect(row(second, 'Thrown away')).toBeVisible();
  expect(thrown).toBe(1);
});

test('a mail can run nothing and tells nobody that it was read', async ({ browser, page }) => {
  test.setTimeout(120_000);
  const { me, other, friend } = await twoPeople(browser, page);
  const asked: string[] = [];
  await page.route('https://tracker.example/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    });
  });
  const evil =
    '<p onclick="parent.hit=1">Harmless</p><script>parent.hit=1</script><img src="https://tracker.example/pixel.png" alt="A picture" onerror="parent.hit=1"><a href="javascript:parent.hit=1">link</a><style>body{display:none}</style>';
  await letMailsCome(me, friend, ['Look at this'], evil);
  await page.goto(`${url()}/apps/email`);
  await openRow(page, 'Look at this');
  await expect(textOf(page)).toContainText('Harmless');
  await textOf(page).getByText('Harmless').click();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Show pictures' }).click();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect(textOf(page)).toContainText('Harmless');
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  await other.context().close();
});

test('on a phone there is one pane at a time', async ({ browser, page }) => {
  test.setTimeout(120_000);
  const { me, other, friend } = await twoPeople(browser, page);
  await letMailsCome(me, friend, ['For the phone']);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${url()}/apps/email`);
  await openRow(page, 'For the phone');
  await expect(textOf(page)).toContainText('Words.');
  await expectNoOverflow(page, 'a mail on a phone');
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(row(page, 'For the phone')).toBeVisible();
  await page.getByRole('button', { name: 'Compose', exact: true }).click();
  await writing(page).getByRole('textbox', { name: 'Subject' }).fill('From the phone');
  await expectNoOverflow(page, 'a letter on a phone');
  await expectAccessible(page, 'a letter on a phone');
  await other.context().close();
});

test('an open mail is given a label and loses it again, and the menu says which it has', async ({ browser, page }) => {
  const { me, friend } = await twoPeople(browser, page);
  await letMailsCome(me, friend, ['School trip']);
  await page.goto(`${url()}/apps/email`);
  await openRow(page, 'School trip');
  const tools = page.getByRole('toolbar', { name: 'Actions for this mail' });
  await tools.getByRole('button', { name: 'Label', exact: true }).click();
  const label = page.getByRole('menu').getByRole('menuitemcheckbox').first();
  for (const has of [true, false]) {
    await expect(label).toBeChecked({ checked: !has });
    await label.click();
    await expect(label).toBeChecked({ checked: has });
    await expectAccessible(page, 'the labels of a mail', ['aria-allowed-attr', 'aria-required-children']);
  }
});

test('a label of one’s own is made, renamed and deleted; a given one keeps its name', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/apps/email`);
  const drawer = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Add label' }).click();
  await drawer.getByLabel('Name').fill('Trips');
  await drawer.getByRole('radio', { name: 'Purple' }).check();
  await drawer.getByRole('button', { name: 'Save label' }).click();
  await expect(drawer).toBeHidden();
  await page.getByRole('link', { name: 'Trips' }).click();
  await expect(page).toHaveURL(/label\/Trips/);
  await page.getByRole('button', { name: 'Actions for Trips' }).click();
  await page.getByRole('menuitem', { name: 'Edit label' }).click();
  await drawer.getByLabel('Name').fill('Journeys');
  await drawer.getByRole('button', { name: 'Save label' }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/label\/Journeys/);
  await page.getByRole('button', { name: 'Actions for Journeys' }).click();
  await page.getByRole('menuitem', { name: 'Delete label' }).click();
  await drawer.getByRole('button', { name: 'Delete label' }).click();
  await expect(page.getByRole('link', { name: 'Journeys' })).toBeHidden();

  await page.getByRole('button', { name: 'Actions for Private' }).click();
  await page.getByRole('menuitem', { name: 'Edit label' }).click();
  await expect(drawer.getByLabel('Name')).toBeDisabled();
});

test('a link to a mail far down brings its row into sight', async ({ browser, page }) => {
  test.setTimeout(120_000);
  const { me, friend } = await twoPeople(browser, page);
  await letMailsCome(
    me,
    friend,
    Array.from({ length: 16 }, (_, at) => `Letter ${at + 1}`),
  );
  const { emails } = (await call(me, '/apps/email/emails')) as { emails: { id: number }[] };
  await page.goto(`${url()}/apps/email?mail=${emails.at(-1)?.id}`);
  const link = page.locator(`[data-mail="${emails.at(-1)?.id}"]`);
  await expect(link).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByText('16 of 16')).toBeVisible();
});

test('two steps in a row from a mail that its list does not show lead two mails on', async ({ browser, page }) => {
  test.setTimeout(120_000);
  const { me, friend } = await twoPeople(browser, page);
  await letMailsCome(me, friend, ['First letter', 'Second letter', 'Third letter']);
  const { emails } = (await call(me, '/apps/email/emails')) as { emails: { id: number }[] };
  const held = await holdBack(page, /\/paginate-email\b/);
  await page.goto(`${url()}/apps/email?q=nothing&mail=${emails[0]?.id}`);
  const older = page.getByRole('button', { name: 'Older mail' });
  await older.click();
  await older.click();
  held.letGo();
  await expect(page).toHaveURL(new RegExp(`mail=${emails[2]?.id}\\b`));
  expect(held.asked()).toBe(2);
});

test('the list of people under To can be read by everybody, and a scheduled mail gets another time', async ({
  page,
}) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/apps/email`);
  await page.getByRole('button', { name: 'Compose', exact: true }).click();
  const box = writing(page);
  const to = box.getByRole('combobox', { name: 'To', exact: true });
  await to.pressSequentially('ma');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page, 'people under To');
  await to.press('ArrowDown');
  await to.press('Enter');
  await expectAccessible(page, 'somebody chosen');
  await to.fill('parent@elsewhere.example');
  await to.press('Enter');
  await box.getByRole('textbox', { name: 'Subject' }).fill('Outside');
  await box.getByRole('button', { name: 'Send later' }).click();
  await page.getByRole('menuitem', { name: /Tomorrow morning/ }).click();
  await expect(page.getByText(/No mail server is set up here\. It will not leave for/)).toBeVisible();

  await page.goto(`${url()}/apps/email/scheduled`);
  await openRow(page, 'Outside');
  await page.getByRole('button', { name: 'Change time' }).click();
  const when = page.getByLabel('When');
  await expect(when).toHaveValue(/T08:00$/);
  await expectAccessible(page, 'another time');
  await when.fill('2040-01-01T10:00');
  await expect(page.getByText('Choose a time within a year.')).toBeVisible();
});

test('a scheduled mail that is thrown away and brought back waits for its time again', async ({ page }) => {
  const me = await signedInAsNew(page);
  const sendAt = new Date(Date.now() + 86_400_000).toISOString();
  const body = { to: [{ email: me.email }], subject: 'Tomorrow', message: '<p>Words.</p>', sendAt };
  await call(me, '/apps/email/send', body);
  await page.goto(`${url()}/apps/email/scheduled`);
  const throwAway = async () => {
    await row(page, 'Tomorrow').locator('[data-mail]').focus();
    await page.keyboard.press('#');
    await expect(row(page, 'Tomorrow')).toHaveCount(0);
  };
  await throwAway();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Tomorrow')).toBeVisible();
  const { emails } = (await call(me, '/apps/email/emails?folder=scheduled')) as { emails: { sendAt: string }[] };
  expect(emails.map((one) => Date.parse(one.sendAt))).toEqual([Date.parse(sendAt)]);

  await throwAway();
  await page.route('**/apps/email/undo', (route) => route.fulfill({ json: { changed: 1, undo: null, late: 1 } }));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('What was to be sent by now stays among the drafts')).toBeVisible();
});

test('a long letter begins on the first sheet', async ({ browser, page }) => {
  const { me, friend } = await twoPeople(browser, page);
  // A sheet and a half.
  const lines = Array.from({ length: 42 }, (_, at) => `<p>line ${at}</p>`).join('');
  await letMailsCome(me, friend, ['On two sheets'], lines);
  await page.goto(`${url()}/apps/email`);
  await openRow(page, 'On two sheets');
  await expect(textOf(page)).toContainText('line 41');
  await expect
    .poll(async () => (await page.locator('article iframe').boundingBox())?.height ?? 0)
    .toBeGreaterThan(1_000);
  const sheets = async () => (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)?.length;
  expect(await sheets()).toBe(2);
});

test('a letter is printed whole, without what stands beside it', async ({ browser, page }) => {
  const { me, friend } = await twoPeople(browser, page);
  const words = Array.from({ length: 60 }, (_, at) => `word ${at}`).join(' ');
  await letMailsCome(me, friend, ['On paper'], `<p>${words}</p>`);
  await page.setViewportSize({ width: 1900, height: 900 });
  await page.goto(`${url()}/apps/email`);
  await openRow(page, 'On paper');
  await expect(textOf(page)).toContainText('word 59');
  const frame = page.locator('article iframe');
  const height = async () => (await frame.boundingBox())?.height ?? 0;
  // What it takes at the width of the screen.
  const needed = () => textOf(page).evaluate((body) => Math.ceil(body.getBoundingClientRect().height));
  await expect.poll(async () => (await height()) - (await needed())).toBe(0);
  const onScreen = await height();

  await page.emulateMedia({ media: 'print' });
  await expect(row(page, 'On paper')).toBeHidden();
  await expect(page.getByRole('button', { name: /^Reply to / })).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  // Narrower than the screen is a sheet of paper: no line is cut.
  expect(await height()).toBeGreaterThan(onScreen);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect.poll(height).toBe(onScreen);
});
