import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { callAs, expect, linkIn, login, mailTo, newAccount, signedIn, signedInAsNew, test, url } from './lms.ts';

const field = { email: 'Email' };
/** Required fields have a star behind their name. */
const password = (page: Page) => page.getByRole('textbox', { name: /^Password/ });

test('a stranger is asked to sign in and comes back to where they were', async ({ page }) => {
  await page.goto(`${url()}/lms/users?q=chloe`);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.getByLabel(field.email).fill('admin@demo.com');
  await password(page).fill('admin');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/lms\/users\?.*q=chloe/);
  await expect(page.getByText('Chloé Laurent')).toBeVisible();
});

test('each demo account is one click away and lands on its own start page', async ({ browser }) => {
  const homes = { Admin: '/', Client: '/access-control', Student: '/student' };
  for (const [name, path] of Object.entries(homes)) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${url()}/`);
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await expect(page).toHaveURL(new RegExp(`^${url()}${path}(\\?|$)`));
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await context.close();
  }
});

test('a wrong password says so under the email and keeps what was typed', async ({ page }) => {
  const account = await newAccount();
  await page.goto(`${url()}/pages/login-basic`);
  await page.getByLabel(field.email).fill(account.email);
  await password(page).fill('not this one');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Email or Password is Invalid')).toBeVisible();
  await expect(page.getByLabel(field.email)).toHaveValue(account.email);
});

test('somebody registers, is greeted, and confirms the email with the link', async ({ page }) => {
  const name = `r${Date.now().toString(36)}`;
  await page.goto(`${url()}/pages/register-cover`);
  await page.getByLabel('Full name').fill('Nia Bello');
  await page.getByLabel('Username').fill(name);
  await page.getByLabel(field.email).fill(`${name}@example.com`);
  await password(page).fill('a fine pass phrase');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Store' })).toBeVisible();
  // Nobody is told that a mail is on its way where none leaves.
  await expect(page.getByText('No mail server is set up here')).toBeVisible();
  await page.goto(`${url()}/pages/verify-email-cover`);
  await expect(page.getByRole('heading', { name: 'No mail leaves this server' })).toBeVisible();
  await page.goto(url() + linkIn(await mailTo(`${name}@example.com`, 'Confirm your email')));
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
});

test('registering with a taken email shows the message at its field', async ({ page }) => {
  const account = await newAccount();
  await page.goto(`${url()}/pages/register-basic`);
  await page.getByLabel('Full name').fill('Somebody');
  await page.getByLabel('Username').fill(`${account.username}x`);
  await page.getByLabel(field.email).fill(account.email);
  await password(page).fill('a fine pass phrase');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('This email is already in use.')).toBeVisible();
});

test('a forgotten password is replaced by the mailed link', async ({ page }) => {
  const account = await newAccount();
  await page.goto(`${url()}/pages/login-cover`);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel(field.email).fill(account.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'No mail leaves this server' })).toBeVisible();
  await page.goto(url() + linkIn(await mailTo(account.email, 'Choose a new password')));
  await page.getByRole('textbox', { name: /^New password/ }).fill('another fine phrase');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();
  await page.getByRole('link', { name: /sign in/i }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.getByLabel(field.email).fill(account.email);
  await password(page).fill('another fine phrase');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Store' })).toBeVisible();
});

test('a new password ends the login of the same browser quietly, and its link says that it is used', async ({
  page,
}) => {
  const account = await signedInAsNew(page);
  const asked = await page.request.post(`${url()}/jwt/forgot-password`, { data: { email: account.email } });
  expect(asked.status()).toBe(200);
  const link = url() + linkIn(await mailTo(account.email, 'Choose a new password'));
  await page.goto(link);
  await page.getByRole('textbox', { name: /^New password/ }).fill('another fine phrase');
  await page.getByRole('button', { name: 'Save the password' }).click();
  const done = page.getByRole('heading', { name: 'Your new password is set' });
  await expect(done).toBeVisible();
  await page.waitForTimeout(1_500);
  await expect(done).toBeVisible();
  await page.getByRole('link', { name: /sign in/i }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page).not.toHaveURL(/returnTo/);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

async function turnOnTwoSteps(page: Page) {
  await page.goto(`${url()}/pages/account-settings/security`);
  await page.getByRole('button', { name: 'Turn on' }).click();
  const key = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replace(/\s/g, '');
  const app = new TOTP({ secret: Secret.fromBase32(key) });
  await page.getByRole('textbox', { name: 'Six digits from the app' }).fill(app.generate());
  await page.keyboard.press('Enter');
}

test('two-step verification is turned on, asked for, and a recovery code gets in too', async ({ page, browser }) => {
  const account = await signedInAsNew(page);
  await turnOnTwoSteps(page);
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = await codes.first().innerText();
  // They are shown once, and not left by mistake: what was not copied is not kept.
  await page.evaluate(() => {
    const writeText = () => Promise.reject(new Error('Refused.'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('The codes were not copied')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copied', exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Devices' }).click();
  await page.getByRole('button', { name: 'Back to the codes' }).click();
  await expect(codes).toHaveCount(10);

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(`${url()}/pages/login-cover`);
  await other.getByLabel(field.email).fill(account.email);
  await password(other).fill(account.password);
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(other).toHaveURL(/two-steps-cover/);
  await other.getByRole('button', { name: 'Use a recovery code' }).click();
  const given = other.getByLabel('Recovery code');
  await given.fill('NOTHI-NGOFM');
  await other.getByRole('button', { name: 'Continue' }).click();
  await expect(other.getByText('This recovery code is not right, or it was used already.')).toBeVisible();
  await given.fill(recovery);
  await other.route('**/jwt/two-steps/login', (route) => route.abort('internetdisconnected'), { times: 1 });
  await other.getByRole('button', { name: 'Continue' }).click();
  await expect(other.getByText('The server did not answer')).toBeVisible();
  await expect(given).toHaveValue(recovery);
  await other.getByRole('button', { name: 'Continue' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Store' })).toBeVisible();
  await context.close();
});

test('recovery codes that got lost on the way are made anew', async ({ page }) => {
  const account = await signedInAsNew(page);
  await page.route('**/jwt/two-steps/confirm', async (route) => {
    await route.fetch();
    await route.abort('internetdisconnected');
  });
  await turnOnTwoSteps(page);
  await expect(page.getByText('its recovery codes got lost on the way')).toBeVisible();
  await page.getByRole('textbox', { name: 'Your password' }).fill(account.password);
  await page.getByRole('button', { name: 'New recovery codes' }).click();
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 recovery codes left')).toBeVisible();
});

test('signing out another device puts its open page to the login page', async ({ page, browser }) => {
  const account = await signedInAsNew(page);
  const context = await browser.newContext();
  const other = await context.newPage();
  await signedIn(other, account.email, account.password);
  await other.goto(`${url()}/lms/users`);
  await expect(other.getByRole('heading', { name: 'Users' })).toBeVisible();
  await page.goto(`${url()}/pages/account-settings/devices`);
  await page.getByRole('button', { name: 'Sign out all other devices' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out all other devices' }).click();
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible({ timeout: 30_000 });
  await context.close();
});

test('a session that ran out is renewed for all tabs with one pair, and nobody is thrown out', async ({ context }) => {
  const first = await context.newPage();
  await signedInAsNew(first);
  const renewals: Promise<string>[] = [];
  context.on('response', (answer) => {
    if (answer.url().endsWith('/jwt/refresh-token')) renewals.push(answer.json().then((body) => body.refreshToken));
  });
  await first.evaluate(() => localStorage.setItem('accessToken', 'ran.out.token'));
  const tabs = [first, await context.newPage(), await context.newPage()];
  await Promise.all(tabs.map((tab) => tab.goto(`${url()}/lms/users`)));
  for (const tab of tabs) await expect(tab.getByText('Aaliyah Brooks')).toBeVisible({ timeout: 30_000 });
  expect(new Set(await Promise.all(renewals)).size).toBe(1);
});

test('a session that cannot be renewed ends at the login page and goes on where it was', async ({ page }) => {
  const account = await signedInAsNew(page);
  await page.goto(`${url()}/lms/users?q=elif`);
  await expect(page.getByText('Elif Demir')).toBeVisible();
  await page.evaluate(() => {
    localStorage.setItem('accessToken', 'ran.out.token');
    localStorage.setItem('refreshToken', 'unknown');
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.getByLabel(field.email).fill(account.email);
  await password(page).fill(account.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=elif/);
});

/** Ends the login of the page, by signing in somewhere else. */
async function endElsewhere({ email, password }: { email: string; password: string }) {
  const { accessToken } = await login(email, password);
  const headers = { authorization: `Bearer ${accessToken}` };
  expect((await fetch(`${url()}/jwt/sessions/end-others`, { method: 'POST', headers })).status).toBe(200);
}

test('a login that ends under a form leads to the login page, and what was typed is back afterwards', async ({
  page,
}) => {
  const account = await signedInAsNew(page);
  await page.goto(`${url()}/lms/users?open=new`);
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Begun by me');
  await endElsewhere(account);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('You were signed out. Sign in to go on.')).toBeVisible();
  await page.getByLabel(field.email).fill(account.email);
  await password(page).fill(account.password);
  await page.keyboard.press('Enter');
  await expect(name).toHaveValue('Begun by me');
});

test('what somebody else changed while a login had ended is not taken back by the form that comes again', async ({
  page,
}) => {
  const account = await signedInAsNew(page);
  const email = `left${Date.now().toString(36)}@example.org`;
  const body = { fullName: 'Left Open', email, role: 'client', invite: false };
  const { person } = await callAs<{ person: { id: number } }>(account.token, 'POST', '/api/people', body);
  await page.goto(`${url()}/lms/users/${person.id}?edit=true`);
  const form = page.getByRole('dialog');
  await form.getByLabel('Company').fill('Typed Ltd');
  await endElsewhere(account);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible({ timeout: 30_000 });
  const { accessToken } = await login('admin@demo.com', 'admin');
  await callAs(accessToken, 'PATCH', `/api/people/${person.id}`, { country: 'Norway' });
  await page.getByLabel(field.email).fill(account.email);
  await password(page).fill(account.password);
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Company')).toHaveValue('Typed Ltd');
  await expect(form.getByLabel('Country')).toHaveValue('Norway');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form).toBeHidden();
  const read = () => callAs<{ person: object }>(accessToken, 'GET', `/api/people/${person.id}`);
  expect((await read()).person).toMatchObject({ company: 'Typed Ltd', country: 'Norway' });
});

for (const [what, begin] of Object.entries({
  'the text of an import': async (page: Page) => {
    await page.goto(`${url()}/lms/questions/import`);
    const text = page.getByLabel('Or paste text');
    await text.pressSequentially('Is it so? {TRUE}');
    return () => expect(text).toHaveValue('Is it so? {TRUE}');
  },
  'a tick of the matrix': async (page: Page, token: string) => {
    const name = `Zed left ${Date.now().toString(36)}`;
    await callAs(token, 'POST', '/api/roles', { name });
    await page.goto(`${url()}/apps/roles/matrix`);
    const tick = page.getByRole('checkbox', { name: `Management for ${name}`, exact: true });
    await tick.check();
    return async () => {
      await expect(tick).toBeChecked();
      await expect(page.getByText('1 change not saved yet')).toBeVisible();
    };
  },
}))
  test(`a login that ends leaves ${what} to go on with`, async ({ page }) => {
    const account = await signedInAsNew(page);
    const isThere = await begin(page, account.token);
    await endElsewhere(account);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible({ timeout: 30_000 });
    await page.getByLabel(field.email).fill(account.email);
    await password(page).fill(account.password);
    await page.keyboard.press('Enter');
    await isThere();
  });

test('what somebody else wrote, while a login had ended, in a field that was typed in too is told', async ({
  page,
}) => {
  const account = await signedInAsNew(page);
  const email = `both${Date.now().toString(36)}@example.org`;
  const body = { fullName: 'Left Open', email, role: 'client', invite: false };
  const { person } = await callAs<{ person: { id: number } }>(account.token, 'POST', '/api/people', body);
  await page.goto(`${url()}/lms/users/${person.id}?edit=true`);
  const company = page.getByRole('dialog').getByLabel('Company');
  await company.fill('Typed Ltd');
  await endElsewhere(account);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible({ timeout: 30_000 });
  const { accessToken } = await login('admin@demo.com', 'admin');
  await callAs(accessToken, 'PATCH', `/api/people/${person.id}`, { company: 'Theirs Ltd' });
  await page.getByLabel(field.email).fill(account.email);
  await password(page).fill(account.password);
  await page.keyboard.press('Enter');
  await expect(company).toHaveValue('Typed Ltd');
  await expect(page.getByText('Somebody else wrote here meanwhile: Theirs Ltd')).toBeVisible();
});

test('a new version that takes the page away leaves what was typed into its form', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/lms/users?open=new`);
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Begun by me');
  let isGone = true;
  page.on('framenavigated', () => {
    isGone = false;
  });
  await page.route(/\/assets\/SearchPalette-.*\.js$/, (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.continue(),
  );
  // What it opens has code of its own, which is gone.
  await page.keyboard.press('Control+k');
  await expect.poll(() => isGone).toBe(false);
  await expect(name).toHaveValue('Begun by me');
});

test('an invoice that was being written is still kept when the login ends', async ({ page }) => {
  const account = await signedInAsNew(page);
  await page.goto(`${url()}/apps/invoice/add`);
  const note = page.getByRole('textbox', { name: /^Note/ });
  await note.fill('Words worth keeping');
  await expect(page.getByText(/Kept on this computer/)).toBeVisible();
  await endElsewhere(account);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible({ timeout: 30_000 });
  await page.getByLabel(field.email).fill(account.email);
  await password(page).fill(account.password);
  await page.keyboard.press('Enter');
  await expect(note).toHaveValue('Words worth keeping');
});

test('whoever has to choose a new password gets nowhere else before', async ({ page }) => {
  const { accessToken } = await login('admin@demo.com', 'admin');
  const email = `given${Date.now().toString(36)}@example.com`;
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ fullName: 'Given Password', email, role: 'client', password: 'Given-out-2' });
  expect((await fetch(`${url()}/api/people`, { method: 'POST', headers, body })).status).toBe(201);
  await page.goto(`${url()}/pages/login-cover`);
  await page.getByLabel(field.email).fill(email);
  await password(page).fill('Given-out-2');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Choose a new password of your own to go on.')).toBeVisible();
  await page.goto(`${url()}/access-control`);
  await expect(page).toHaveURL(/account-settings\/security/);
  await page.getByLabel('Current password').fill('Given-out-2');
  await page.getByRole('textbox', { name: /^New password/ }).fill('Chosen by myself 3');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed')).toBeVisible();
  await page.goto(`${url()}/access-control`);
  await expect(page).toHaveURL(/access-control/);
});
