// One's own account, API keys, licences and the examples of dialogs.
import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import {
  callAs,
  drawn,
  expect,
  expectNoOverflow,
  linkIn,
  login,
  loseAnswer,
  mailTo,
  signedIn,
  signedInAsNew,
  test,
  url,
} from './lms.ts';

const SETTINGS = '/pages/account-settings';
const open = (section = '') => url() + SETTINGS + section;

/** A picture that the browser itself draws: wide, so that something has to be cut off. */
const drawnPicture = (page: import('@playwright/test').Page) =>
  page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 400 });
    const pen = canvas.getContext('2d');
    if (pen) {
      pen.fillStyle = '#2b9a5e';
      pen.fillRect(0, 0, 600, 400);
      pen.fillStyle = '#f2b93b';
      pen.fillRect(200, 100, 200, 200);
    }
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))];
  });

test('somebody changes name and username, and the frame follows', async ({ page }) => {
  const account = await signedInAsNew(page);
  await page.goto(open());
  await page.getByLabel('Full name').fill('Ada Byron');
  await page.getByLabel('Username').fill('admin');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This username is already in use.')).toBeVisible();
  await page.getByLabel('Username').fill(`${account.username}-2`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: /Ada Byron.*menu/ })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Username')).toHaveValue(`${account.username}-2`);
});

test('what another tab changed is not undone by saving something else', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const call = async (method: string, path: string, body?: unknown) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(url() + path, { method, headers, body: body ? JSON.stringify(body) : null });
    expect(answer.ok, path).toBe(true);
    return answer.json();
  };
  const save = async () => {
    const stored = page.waitForResponse((answer) => answer.request().method() !== 'GET' && answer.ok());
    await page.getByRole('button', { name: 'Save' }).click();
    await stored;
    await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  };
  await page.goto(open());
  await page.getByLabel('Full name').fill('Ada Byron');
  await call('PATCH', '/api/account/general', { company: 'Elsewhere' });
  await save();
  await page.goto(open('/info'));
  await page.getByLabel('About me').fill('I teach.');
  await call('PATCH', '/api/account/info', { country: 'Norway', dob: '1990-02-03' });
  await save();
  await page.goto(open('/social'));
  await page.getByLabel('Quora').fill('ada');
  await call('PUT', '/api/account/social', { socialLinks: { twitter: '@ada' } });
  await save();
  const { general, info, social } = await call('GET', '/account-setting/data');
  expect(general).toMatchObject({ fullName: 'Ada Byron', company: 'Elsewhere' });
  expect(info).toMatchObject({ bio: 'I teach.', country: 'Norway', dob: '1990-02-03' });
  expect(social.socialLinks).toMatchObject({ twitter: 'https://x.com/ada' });
  expect(social.socialLinks.quora).not.toBe('');
});

test('what another tab saves comes into a form nobody is writing in', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  await page.goto(open());
  await expect(page.getByLabel('Company or school')).toHaveValue('');
  await callAs(token, 'PATCH', '/api/account/general', { company: 'Elsewhere' });
  await expect(page.getByLabel('Company or school')).toHaveValue('Elsewhere');
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.goto(open('/info'));
  await expect(page.getByLabel('Country')).toHaveValue('');
  await callAs(token, 'PATCH', '/api/account/info', { country: 'Norway', dob: '1990-02-03' });
  await expect(page.getByLabel('Country')).toHaveValue('Norway');
  await expect(page.getByLabel('Birthday')).toHaveValue('1990-02-03');
  await page.goto(open('/social'));
  await page.getByLabel('Quora').fill('ada');
  await callAs(token, 'PUT', '/api/account/social', { socialLinks: { twitter: '@ada' } });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('X (Twitter)')).toHaveValue('https://x.com/ada');
});

test('leaving with unsaved changes is asked about', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(open('/info'));
  await page.getByLabel('About me').fill('I teach.');
  await page.getByRole('link', { name: 'Social links' }).click();
  await page.getByRole('dialog').getByRole('button').first().click();
  await expect(page.getByLabel('About me')).toHaveValue('I teach.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.getByRole('link', { name: 'Social links' }).click();
  await page.getByLabel('X (Twitter)').fill('@ada');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('X (Twitter)')).toHaveValue('https://x.com/ada');
  await page.getByLabel('Quora').fill('https://example.org/ada');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This link leads to another site.')).toBeVisible();
});

test('a picture is cut with the keyboard, shown in the frame, and taken away', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(open());
  await expect(page.getByRole('heading', { name: 'Picture' })).toBeVisible();
  const buffer = Buffer.from(await drawnPicture(page));
  await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  const frame = page.getByRole('button', { name: /^Part of the picture/ });
  await expect(frame).toBeFocused();
  const middle = () =>
    frame
      .locator('canvas')
      .evaluate((one: HTMLCanvasElement) => [
        ...(one.getContext('2d')?.getImageData(one.width / 2, one.height / 2, 1, 1).data ?? []),
      ]);
  await expect.poll(middle, { message: 'the picture is seen before anything is moved' }).toEqual([242, 185, 59, 255]);
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Use this part' }).click();
  await expect(page.getByText('This is your picture now')).toBeVisible();
  const picture = page.locator('header img[src^="blob:"], nav img[src^="blob:"], [class*="avbar"] img[src^="blob:"]');
  await expect(picture.first()).toBeVisible();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Your picture was removed')).toBeVisible();
  await expect(picture).toHaveCount(0);
});

test('another email counts once its link is opened', async ({ page }) => {
  const account = await signedInAsNew(page);
  const next = `next-${account.email}`;
  await page.goto(open());
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByLabel('New email').fill(next);
  await page.getByRole('textbox', { name: 'Your password' }).fill(account.password);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Waiting for its link')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Keep the old one' }).click();
  await expect(page.getByText('Waiting for its link')).toHaveCount(0);
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByLabel('New email').fill(next);
  await page.getByRole('textbox', { name: 'Your password' }).fill(account.password);
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByRole('button', { name: 'Send again' }).click();
  await mailTo(account.email, 'A new email was asked for');
  await page.goto(url() + linkIn(await mailTo(next, 'Confirm your new email', 3)));
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  await page.goto(open());
  await expect(page.getByText(next, { exact: true })).toBeVisible();
  await login(next, account.password);
});

test('choices of notifications, connections and language stay', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(open('/notifications'));
  const digest = page.getByRole('switch', { name: 'A weekly summary of the blog: By mail' });
  await digest.press('Space');
  await expect(digest).toBeChecked();
  await page.getByRole('switch', { name: 'Somebody follows me: In the app' }).press('Space');
  await page.getByRole('switch', { name: 'Somebody follows me: By mail' }).press('Space');
  // At once: choices go out one after the other, and the last ones along with the page.
  await page.reload();
  await expect(digest).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Somebody follows me: In the app' })).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Somebody follows me: By mail' })).toBeChecked();
  await page.getByRole('link', { name: 'Connections' }).click();
  await page.getByRole('button', { name: 'Add: GitHub' }).click();
  await page.getByLabel(/^GitHub/).fill('ada');
  await page.keyboard.press('Enter');
  await expect(page.getByText('ada', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Language and look' }).click();
  await page.getByRole('radio', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { name: 'Sprache', exact: true })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('radio', { name: 'Von links nach rechts' })).toBeAttached();
  await expectNoOverflow(page, 'the look in German on a phone');
});

test('everything of one’s own comes as an archive, and the account can be deleted', async ({ page }) => {
  const account = await signedInAsNew(page);
  await page.goto(open('/data'));
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/);
  const parts = unzipSync(new Uint8Array(readFileSync(await file.path())));
  expect(strFromU8(parts['account.json'] ?? new Uint8Array())).toContain(account.email);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('1 open login')).toBeVisible();
  await page.getByRole('textbox', { name: 'Your password' }).fill('wrong');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('This is not your password.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Your password' }).fill(account.password);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText('Your account is deleted')).toBeVisible();
  const again = await fetch(`${url()}/jwt/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: account.email, password: account.password }),
  });
  expect(again.status).toBe(400);
});

test('a student has own settings too, and a demo account stays', async ({ page }) => {
  await signedIn(page, 'student@demo.com', 'student');
  await page.goto(open('/data'));
  await expect(page.getByText('This is a demo account that everybody uses. It cannot be deleted.')).toBeVisible();
  await page.getByRole('link', { name: 'Security' }).click();
  await expect(page.getByRole('heading', { name: 'Password', exact: true })).toBeVisible();
  await page.goto(`${url()}/pages/api-key`);
  await expect(page).toHaveURL(/\/misc\/not-authorized/);
});

test('a key is made, shown once, works, is renamed and revoked', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/pages/api-key`);
  await page.getByRole('button', { name: 'New key' }).first().click();
  await expect(page).toHaveURL(/open=new/);
  await page.getByRole('textbox', { name: 'Name' }).fill('Nightly export');
  await page.getByRole('dialog').getByRole('button', { name: 'New key' }).click();
  const secret = await page.getByText(/^lms_[\w-]{43}$/).innerText();
  const me = await fetch(`${url()}/api/me`, { headers: { authorization: `Bearer ${secret}` } });
  expect(me.status).toBe(200);
  const write = await fetch(`${url()}/apps/todo/add-tasks`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ task: { title: 'No' } }),
  });
  expect(write.status).toBe(403);
  await page.getByRole('button', { name: 'I have kept it' }).click();
  await expect(page.getByText(secret)).toHaveCount(0);
  await page.getByRole('button', { name: 'Rename Nightly export' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Backup');
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('button', { name: 'Revoke Backup' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Revoked', { exact: true })).toBeVisible();
  const dead = await fetch(`${url()}/api/me`, { headers: { authorization: `Bearer ${secret}` } });
  expect(dead.status).toBe(401);
});

test('a key whose answer was lost is made once by pressing again, and what is shown works', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/pages/api-key`);
  await page.getByRole('button', { name: 'New key' }).first().click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('textbox', { name: 'Name' }).fill('Nightly export');
  await loseAnswer(page, '**/api/keys');
  await drawer.getByRole('button', { name: 'New key' }).click();
  await expect(drawer.getByRole('alert')).toBeVisible();
  await drawer.getByRole('button', { name: 'New key' }).click();
  const secret = await page.getByText(/^lms_[\w-]{43}$/).innerText();
  expect((await fetch(`${url()}/api/me`, { headers: { authorization: `Bearer ${secret}` } })).status).toBe(200);
  await page.getByRole('button', { name: 'I have kept it' }).click();
  await expect(page.getByRole('button', { name: 'Rename Nightly export' })).toHaveCount(1);
});

test('a question in the background that fails takes nothing away', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const failing = async (address: string, change: () => Promise<unknown>) => {
    const refused = page.waitForResponse((answer) => answer.url().endsWith(address) && answer.status() === 429);
    await page.route(`**${address}`, (route) => route.fulfill({ status: 429, json: { error: 'Not so fast.' } }));
    await change();
    await refused;
    await drawn(page);
  };
  await callAs(token, 'POST', '/api/keys', { name: 'Nightly export' });
  await page.goto(`${url()}/pages/api-key`);
  await expect(page.getByText('Nightly export')).toBeVisible();
  await failing('/api/keys', () => callAs(token, 'POST', '/api/keys', { name: 'Another' }));
  await expect(page.getByText('Nightly export')).toBeVisible();

  await page.goto(open('/data'));
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('textbox', { name: 'Your password' }).fill('half typed');
  await failing('/api/account/leaving', () => callAs(token, 'PATCH', '/api/account/general', { company: 'New' }));
  await expect(page.getByRole('textbox', { name: 'Your password' })).toHaveValue('half typed');
});

test('a key that nobody kept is not closed without asking', async ({ page }) => {
  await signedInAsNew(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${url()}/pages/api-key`);
  const secret = page.getByText(/^lms_[\w-]{43}$/);
  const asked = page.getByText('Close without keeping the key?');
  const copy = page.getByRole('button', { name: 'Copy key' });
  const make = async (name: string) => {
    await page.getByRole('button', { name: 'New key' }).first().click();
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('textbox', { name: 'Name' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Your new key' })).toBeVisible();
    await expect(copy).toBeFocused();
  };
  await make('Forgotten');
  await page.keyboard.press('Escape');
  await expect(asked).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(asked).toBeHidden();
  await expect(secret).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Close anyway' }).click();
  await expect(page).not.toHaveURL(/open=/);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await make('Copied');
  await copy.click();
  await expect(page.getByRole('button', { name: 'Copied', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/open=/);
  await expect(asked).toBeHidden();
  await expect(secret).toHaveCount(0);
});

test('packages and their licences are found by name', async ({ page }) => {
  await signedIn(page, 'student@demo.com', 'student');
  await page.goto(`${url()}/pages/license`);
  await expect(page.getByText('MIT License').first()).toBeVisible();
  await page.getByRole('searchbox', { name: 'Package or licence' }).fill('hono');
  await expect(page).toHaveURL(/q=hono/);
  await expect(page.getByText('@hono/node-server')).toBeVisible();
  await expect(page.getByText('react-dom', { exact: true })).toHaveCount(0);
  await page.getByRole('searchbox').fill('nothing-is-called-this');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByText('react-dom', { exact: true })).toBeVisible();
});

test('each example of a dialog does something and says what', async ({ page }) => {
  await signedIn(page, 'admin@demo.com', 'admin');
  await page.goto(`${url()}/pages/modal-examples`);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await dialog.getByRole('button', { name: 'Start term' }).click();
  await expect(page.getByText('You said yes.')).toBeVisible();
  await page.getByRole('button', { name: 'Try to empty' }).click();
  await expect(dialog.getByRole('button', { name: 'Empty archive' })).toBeDisabled();
  await page.getByLabel(/^Type/).fill('empty');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing was there to be emptied.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Choose', exact: true }).click();
  await dialog.getByRole('radio', { name: 'All of them' }).click();
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect(page.getByText('You chose: All of them.')).toBeVisible();
  await page.getByRole('button', { name: 'Open drawer' }).click();
  await page.getByLabel('Note', { exact: true }).fill('abc');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Go on writing' }).click();
  await page.getByRole('button', { name: 'Count letters' }).click();
  await expect(page.getByText('3 letters.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Read', exact: true }).click();
  await page.getByRole('region', { name: 'House rules' }).press('End');
  await dialog.getByRole('button', { name: 'I have read them' }).click();
  await expect(page.getByText('You read the rules to their end.')).toBeVisible();
  await page.getByRole('button', { name: 'Add card' }).click();
  await page.getByLabel('Card number').fill('4242424242424241');
  await page.getByLabel('Name on the card').fill('Ada Byron');
  await page.getByLabel('Month / year').fill('09/99');
  await page.getByLabel('Security code').fill('123');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This is no card number. Check its digits.')).toBeVisible();
  await page.getByLabel('Card number').fill('4242424242424242');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The card ending in 4242', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Enter a code' }).click();
  const code = await dialog.locator('output').innerText();
  await page.getByLabel('Digit 1').focus();
  await page.keyboard.type(code);
  await page.getByRole('button', { name: 'Check code' }).click();
  await expect(page.getByText('The code was right.')).toBeVisible();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByLabel('Name of the app').fill('Botany');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio', { name: 'Shop' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Create app' }).click();
  await expect(page.getByText('“Botany” (Shop) would be created.', { exact: false })).toBeVisible();
});
