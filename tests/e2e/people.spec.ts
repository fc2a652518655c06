// The people screens as an administrator works on them. Everybody made here is a client: other journeys count students.
import { readFileSync } from 'node:fs';
import type { Download, Page, Response } from '@playwright/test';
import {
  expect,
  expectAccessible,
  linkIn,
  login,
  loseAnswer,
  mailTo,
  settling,
  signedIn,
  signedInAsClient,
  signedInAsNew,
  test,
  url,
} from './lms.ts';

let made = 0;
/** A word that is in nobody else's name. */
const newWord = () => `q${process.pid.toString(36)}${(made++).toString(36)}${Date.now().toString(36)}`;

let token = '';

async function call<T>(path: string, body: unknown, method = 'POST'): Promise<T> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(url() + path, { method, headers, body: JSON.stringify(body) });
  expect(answer.status).toBeLessThan(300);
  return (await answer.json()) as T;
}

interface Made {
  person: { id: number; fullName: string; email: string };
}

async function newClient(word: string, number = 1) {
  const fullName = `Client ${word} ${number}`;
  const body = { fullName, email: `${word}.${number}@example.org`, role: 'client', invite: false };
  return (await call<Made>('/api/people', body)).person;
}

async function textOf(download: Download) {
  return readFileSync(await download.path(), 'utf8');
}

const dialog = (page: Page) => page.getByRole('dialog');
const nameField = (page: Page) => dialog(page).getByRole('textbox', { name: 'Name', exact: true });
const more = (page: Page, name: string) =>
  page
    .getByRole('button', { name: 'More actions' })
    .click()
    .then(() => page.getByRole('menuitem', { name }).click());

test.beforeEach(async ({ page }) => {
  ({ token } = await signedInAsNew(page));
});

test('the drawer opens at once, and its first field has the focus as soon as it is there', async ({ page }) => {
  await page.goto(`${url()}/lms/users`);
  await expect(page.getByRole('link', { name: 'Add user' })).toBeVisible();
  // What has not come by now takes its time.
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 700));
    await route.continue();
  });
  await page.getByRole('link', { name: 'Add user' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Add user' })).toBeVisible();
  await expect(nameField(page)).toBeFocused();
});

test('somebody is added with an invitation, whose mail leads to a password', async ({ page }) => {
  const word = newWord();
  await page.goto(`${url()}/lms/users`);
  await page.getByRole('link', { name: 'Add user' }).click();
  await expect(page).toHaveURL(/open=new/);
  await nameField(page).fill(`Ada ${word}`);
  await expect(dialog(page).getByLabel('Username')).toHaveValue(`a${word}`);
  await dialog(page).getByLabel('Email *').fill('admin@demo.com');
  await dialog(page).getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Client' }).click();
  await dialog(page).getByLabel('Support').check();
  await expectAccessible(page, 'the drawer to add somebody');
  await dialog(page).getByRole('button', { name: 'Add user' }).click();
  await expect(dialog(page).getByText('This email is already in use.')).toBeVisible();
  await dialog(page).getByLabel('Email *').fill(`${word}@example.org`);
  await dialog(page).getByRole('button', { name: 'Add user' }).click();
  await expect(page.getByText(`Ada ${word} was added`)).toBeVisible();
  // Nobody is told that a mail is on its way where none leaves.
  await expect(page.getByText('No mail server is set up here')).toBeVisible();
  await expect(dialog(page)).toBeHidden();

  await page.goto(url() + linkIn(await mailTo(`${word}@example.org`, 'You are invited')));
  // Somebody invited had neither a password nor a device before.
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
  await expect(page.getByText('Your devices are signed out')).toHaveCount(0);
  await expect(page.getByLabel(/password/i).first()).toBeVisible();
});

test('what is wrong is said at its field, all at once, and nothing typed is lost', async ({ page }) => {
  const word = newWord();
  await page.goto(`${url()}/lms/users?open=new`);
  const email = dialog(page).getByLabel('Email *');
  const username = dialog(page).getByLabel('Username');
  const company = dialog(page).getByLabel('Company');
  const send = () => dialog(page).getByRole('button', { name: 'Add user' }).click();

  await send();
  await expect(nameField(page)).toHaveAccessibleDescription('Enter the name.');
  await expect(email).toHaveAccessibleDescription('Enter the email.');
  await expect(nameField(page)).toBeFocused();

  await nameField(page).fill(`Ada ${word}`);
  await email.fill('ada@');
  await username.fill('a b!');
  await company.fill('c'.repeat(300));
  await dialog(page).getByLabel('Give a password by hand').check();
  await send();
  await expect(email).toHaveAccessibleDescription(/Enter a complete email/);
  await expect(username).toHaveAccessibleDescription(/letters, digits, dots/);
  await expect(company).toHaveAccessibleDescription(/at most 120 characters/);
  await expect(dialog(page).getByRole('textbox', { name: /^Password/ })).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toBeFocused();
  await expect(company).toHaveValue('c'.repeat(300));
  // What was typed for a password is not asked for once somebody is invited instead.
  await dialog(page).getByLabel('Send an invitation by email').check();

  await email.fill('Admin@Demo.com');
  await username.fill('Admin');
  await company.fill('A school');
  await send();
  await expect(email).toHaveAccessibleDescription('This email is already in use.');
  await expect(username).toHaveAccessibleDescription(/This username is already in use\./);
  await expect(email).toBeFocused();
  await email.fill(`${word}@example.org`);
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await send();
  await expect(username).toBeFocused();
  await expect(company).toHaveValue('A school');

  // Pressed twice in a row it is still one person.
  await username.fill(word);
  await dialog(page).getByRole('button', { name: 'Add user' }).dblclick();
  await expect(page.getByText(`Ada ${word} was added`)).toBeVisible();
  await page.goto(`${url()}/lms/users?q=${word}`);
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('somebody whose adding got no answer is added once by pressing again', async ({ page }) => {
  const word = newWord();
  await page.goto(`${url()}/lms/users?open=new`);
  await nameField(page).fill(`Ada ${word}`);
  await dialog(page).getByLabel('Email *').fill(`${word}@example.org`);
  await loseAnswer(page, '**/api/people');
  await dialog(page).getByRole('button', { name: 'Add user' }).click();
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Add user' }).click();
  await expect(page.getByText(`Ada ${word} was added`)).toBeVisible();
  await page.goto(`${url()}/lms/users?q=${word}`);
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('a username that is taken is said of that one alone, not of the next suggestion', async ({ page }) => {
  const word = newWord();
  await call('/api/people', { fullName: 'Ada', email: `${word}.1@example.org`, username: `a${word}`, invite: false });
  await page.goto(`${url()}/lms/users?open=new`);
  const username = dialog(page).getByLabel('Username');
  await nameField(page).fill(`Ada ${word}`);
  await dialog(page).getByLabel('Email *').fill(`${word}.2@example.org`);
  await dialog(page).getByRole('button', { name: 'Add user' }).click();
  await expect(username).toHaveAccessibleDescription(/This username is already in use\./);
  await nameField(page).fill(`Bea ${word}`);
  await expect(username).toHaveValue(`b${word}`);
  await expect(username).not.toHaveAccessibleDescription(/already in use/);
});

test('what was typed is not lost by Escape', async ({ page }) => {
  await page.goto(`${url()}/lms/users?open=new`);
  await nameField(page).fill('Somebody');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Leave without saving?')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Leave without saving?')).toBeHidden();
  await expect(nameField(page)).toHaveValue('Somebody');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page).not.toHaveURL(/open=/);
});

test('the drawer goes through the list, and what is changed is there afterwards', async ({ page }) => {
  const word = newWord();
  for (const number of [1, 2]) await newClient(word, number);
  await page.goto(`${url()}/lms/users?q=${word}`);
  await page.getByRole('button', { name: `Actions for Client ${word} 1` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(nameField(page)).toHaveValue(`Client ${word} 1`);
  await dialog(page).getByRole('button', { name: 'Next' }).click();
  await expect(nameField(page)).toHaveValue(`Client ${word} 2`);
  await nameField(page).fill(`Changed ${word}`);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: `Changed ${word}` })).toBeVisible();
});

test('what somebody else saved while the form was open is not undone by it', async ({ page }) => {
  const { id } = await newClient(newWord());
  const facts = page.locator('aside');
  await page.goto(`${url()}/lms/users/${id}?edit=true`);
  await dialog(page).getByLabel('Country').fill('Norway');
  await call(`/api/people/${id}`, { company: 'Theirs Ltd' }, 'PATCH');
  // The page hears of it.
  await expect(facts.getByText('Theirs Ltd')).toBeVisible();

  // One that cannot be loaded again meanwhile takes nothing away either.
  const settled = settling(page);
  const one = new RegExp(`/api/people/${id}$`);
  await page.route(one, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ status: 409 }) : route.continue(),
  );
  const failed = page.waitForResponse((answer) => one.test(answer.url()) && answer.status() === 409);
  await call(`/api/people/${id}`, { contact: '12345' }, 'PATCH');
  await failed;
  await settled();
  await page.unroute(one);
  await expect(dialog(page).getByLabel('Country')).toHaveValue('Norway');

  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog(page)).toBeHidden();
  for (const words of ['Norway', 'Theirs Ltd', '12345']) await expect(facts.getByText(words)).toBeVisible();
});

test('two change one field of a person: the second is told and loses nothing', async ({ page }) => {
  const { id } = await newClient(newWord());
  await page.goto(`${url()}/lms/users/${id}?edit=true`);
  const company = dialog(page).getByLabel('Company');
  await expect(company).toHaveValue('');
  // A form nobody is writing in follows.
  await call(`/api/people/${id}`, { company: 'Before' }, 'PATCH');
  await expect(company).toHaveValue('Before');
  await company.fill('Mine Ltd');
  await call(`/api/people/${id}`, { company: 'Theirs Ltd', country: 'Norway' }, 'PATCH');
  const save = dialog(page).getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(dialog(page).getByText(/changed this account on .* Nothing was overwritten/)).toBeVisible();
  await expect(dialog(page).getByText('Changed by somebody else meanwhile: Company, Country')).toBeVisible();
  await expect(company).toHaveValue('Mine Ltd');
  await expect(dialog(page).getByLabel('Country')).toHaveValue('Norway');
  await save.click();
  await expect(dialog(page)).toBeHidden();
  for (const words of ['Mine Ltd', 'Norway']) await expect(page.locator('aside').getByText(words)).toBeVisible();
});

test('a field that is emptied to be written anew is not filled by what a colleague saved meanwhile', async ({
  page,
}) => {
  const { id } = await newClient(newWord());
  await page.goto(`${url()}/lms/users/${id}?edit=true`);
  const company = dialog(page).getByLabel('Company');
  await company.fill('School');
  await call(`/api/people/${id}`, { company: 'Academy' }, 'PATCH');
  // The page hears of it.
  await expect(page.locator('aside').getByText('Academy')).toBeVisible();
  await company.fill('');
  await expect(company).toHaveValue('');
  await company.pressSequentially('Mine');
  await expect(company).toHaveValue('Mine');
  await company.fill('');
  // Left as it was, it follows.
  await company.blur();
  await expect(company).toHaveValue('Academy');
});

test('a permission role that a colleague gave while the form was open stays', async ({ page }) => {
  const { id } = await newClient(newWord());
  await call(`/api/people/${id}`, { permissionRoles: ['manager'] }, 'PATCH');
  await page.goto(`${url()}/lms/users/${id}?edit=true`);
  await expect(dialog(page).getByRole('checkbox', { name: 'Manager', exact: true })).toBeChecked();
  await dialog(page).getByRole('checkbox', { name: 'User', exact: true }).check();
  await call(`/api/people/${id}`, { giveRoles: ['support'] }, 'PATCH');
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator('aside').getByText('Manager, Support, User')).toBeVisible();
});

test('what one may not do to an administrator is greyed and tells why', async ({ page }) => {
  const why = 'Only an administrator can change the account of an administrator.';
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();
  const expectGreyed = async (...names: (string | RegExp)[]) => {
    for (const name of names) {
      await expect(button(name)).toHaveAttribute('aria-disabled', 'true');
      await expect(button(name)).toHaveAttribute('data-tip', why);
    }
  };
  // Somebody who registers here is an administrator, and signed in.
  const { email } = await signedInAsNew(page);
  const { users } = await call<{ users: { id: number }[] }>('/api/account/getAllUsers', { q: email });
  const id = users[0]?.id ?? 0;
  await signedInAsClient(page, 'manager');

  await page.goto(`${url()}/lms/users/${id}`);
  await expectGreyed('Edit', 'Send password reset', 'Require a new password');
  await page.getByRole('button', { name: 'More actions' }).click();
  for (const name of ['Send password reset', 'Suspend', 'Delete'])
    await expect(page.getByRole('menuitem', { name })).toBeDisabled();
  await page.goto(`${url()}/lms/users/${id}?tab=sessions`);
  await expectGreyed(/^Sign out on/);
  await page.goto(`${url()}/lms/users/${id}?edit=true`);
  await expect(dialog(page).getByText(why)).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);

  await page.goto(`${url()}/apps/user/view/${id}?tab=security`);
  await expectGreyed('Edit', 'Change plan', 'Send password reset', /^Sign out on/);
  await page.goto(`${url()}/apps/user/view/${id}?tab=billing`);
  await expect(page.getByLabel('City')).toHaveAttribute('readonly', '');
  await expect(button('Save')).toHaveCount(0);
});

test('somebody is suspended at once and it is taken back', async ({ page }) => {
  const word = newWord();
  const { fullName } = await newClient(word);
  await page.goto(`${url()}/lms/users?q=${word}`);
  const row = page.getByRole('row', { name: fullName });
  await page.getByRole('button', { name: `Actions for ${fullName}` }).click();
  await page.getByRole('menuitem', { name: 'Suspend' }).click();
  await expect(row.getByText('Suspended')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByText('Pending')).toBeVisible();
});

test('an invitation that is pressed twice in a row is sent once', async ({ page }) => {
  const { id, fullName } = await newClient(newWord());
  let sent = 0;
  await page.route(/\/api\/people\/\d+\/invite$/, async (route) => {
    sent += 1;
    await new Promise((done) => setTimeout(done, 500));
    await route.continue();
  });
  await page.goto(`${url()}/lms/users/${id}`);
  await page.getByRole('button', { name: 'Send invitation', exact: true }).dblclick();
  await expect(page.getByText(`Invitation sent to ${fullName}`)).toBeVisible();
  expect(sent).toBe(1);
});

test('somebody inactive who is reactivated is inactive again when that is taken back', async ({ page }) => {
  const word = newWord();
  const fullName = `Client ${word}`;
  const body = { fullName, username: word, email: `${word}@example.org`, access: 'client', status: 'inactive' };
  await call('/apps/users/add-user', body);
  await page.goto(`${url()}/lms/users?q=${word}`);
  const row = page.getByRole('row', { name: fullName });
  await expect(row.getByText('Inactive')).toBeVisible();
  await page.getByRole('button', { name: `Actions for ${fullName}` }).click();
  await page.getByRole('menuitem', { name: 'Reactivate' }).click();
  await expect(row.getByText('Pending')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`${fullName} is inactive again`)).toBeVisible();
  await expect(row.getByText('Inactive')).toBeVisible();
});

test('only an administrator is offered to make administrators', async ({ page }) => {
  await signedInAsClient(page, 'manager');
  await page.goto(`${url()}/lms/users?open=new&role=admin`);
  const role = dialog(page).getByRole('combobox', { name: 'Role' });
  await expect(role).toHaveValue('Student');
  await role.click();
  await expect(page.getByRole('option', { name: 'Client' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Admin' })).toHaveCount(0);
});

test('an invitation that was suspended and taken back still leads in', async ({ page }) => {
  const word = newWord();
  const email = `${word}@example.org`;
  const { person } = await call<Made>('/api/people', { fullName: `Client ${word}`, email, role: 'client' });
  await page.goto(`${url()}/lms/users/${person.id}`);
  await expect(page.getByText('Invited')).toBeVisible();
  await more(page, 'Suspend');
  await expect(page.getByText('Suspended', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Pending', { exact: true }).first()).toBeVisible();
  await page.goto(url() + linkIn(await mailTo(email, 'You are invited')));
  await page.getByRole('textbox', { name: /^New password/ }).fill('a fine pass phrase');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeVisible();
});

/** As the server answers: work that goes on, and ends when `end` is called. */
async function heldJob(page: Page, job: object) {
  let over = false;
  const answer = () => ({ job: { ...job, ...(over ? { state: 'done', done: 40, changed: 40 } : {}) } });
  await page.route('**/api/jobs', (route) => route.fulfill({ json: { jobs: over ? [] : [answer().job] } }));
  await page.route('**/api/jobs/held', (route) => route.fulfill({ json: answer() }));
  await page.route('**/api/jobs/held/seen', (route) => route.fulfill({ json: answer() }));
  return () => {
    over = true;
  };
}

const HELD = {
  ...{ id: 'held', kind: 'people-suspend', state: 'running', total: 40, done: 12, changed: 12, failed: 0 },
  ...{ problems: [], canUndo: true, detail: {}, createdAt: '2026-01-01T00:00:00Z', finishedAt: null },
};

test('work that goes on is shown again after a reload, with what was done and Undo in the end', async ({ page }) => {
  const end = await heldJob(page, HELD);
  await page.goto(`${url()}/access-control`);
  await expect(page.getByText('Suspending people…')).toBeVisible();
  await expect(page.getByText('12 of 40')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('12 of 40')).toBeVisible();
  const seen = page.waitForRequest('**/api/jobs/held/seen');
  end();
  await expect(page.getByText('Suspending people: 40 done')).toBeVisible();
  await expect(page.getByText('Suspending people…')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await seen;
});

test('an import that goes on offers the way back to its page', async ({ page }) => {
  await heldJob(page, { ...HELD, kind: 'people-import', canUndo: false, detail: { importId: 'some-list' } });
  await page.goto(`${url()}/access-control`);
  await expect(page.getByText('Importing people…')).toBeVisible();
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(page).toHaveURL(/\/lms\/users\/import\?file=some-list/);
});

test('an import that is left goes on being told of, up to its end', async ({ page }) => {
  const end = await heldJob(page, {
    ...HELD,
    kind: 'people-import',
    canUndo: false,
    detail: { importId: 'some-list' },
  });
  const counts = { create: 40, update: 0, same: 0, skip: 0, wrong: 0 };
  const plan = { columns: ['email'], existing: 'update', role: 'client', invite: false };
  const list = { id: 'some-list', fileName: 'people.csv', headings: ['email'], plan, rows: 40, counts, problems: [] };
  await page.route('**/api/people/imports/some-list', (route) =>
    route.fulfill({ json: { import: { ...list, jobId: 'held' } } }),
  );
  await page.goto(`${url()}/lms/users/import?file=some-list`);
  await expect(page.getByRole('heading', { name: 'Importing people.csv…' })).toBeVisible();
  await expect(page.getByText('12 of 40')).toHaveCount(1);
  await page.getByRole('navigation', { name: 'Where this page is' }).getByRole('link', { name: 'Users' }).click();
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
  await expect(page.getByText('12 of 40')).toBeVisible();
  end();
  const told = page.getByRole('status').filter({ hasText: '40 people imported' });
  await told.getByRole('button', { name: 'Show it' }).click();
  await expect(page).toHaveURL(/\/lms\/users\/import\?file=some-list/);
});

test('work whose end nobody saw is told of once, with Undo', async ({ page }) => {
  const word = newWord();
  const ids = [await newClient(word, 1), await newClient(word, 2)].map((one) => one.id);
  await call('/api/people/bulk', { action: 'suspend', ids });
  await page.goto(`${url()}/lms/users?q=${word}`);
  const seen = page.waitForResponse('**/api/jobs/*/seen');
  await expect(page.getByText('Suspending people: 2 done')).toBeVisible();
  await seen;
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 put back as they were')).toBeVisible();
  await expect(page.getByRole('row').getByText('Pending')).toHaveCount(2);
  const listed = page.waitForResponse('**/api/jobs');
  await page.reload();
  expect(((await (await listed).json()) as { jobs: unknown[] }).jobs).toEqual([]);
});

test('everything that matches is suspended, with a result that says what was not done and why', async ({ page }) => {
  const word = newWord();
  for (let number = 1; number <= 12; number += 1) await newClient(word, number);
  await page.goto(`${url()}/lms/users?q=${word}`);
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await page.getByRole('button', { name: 'Select all 12' }).click();
  await page.getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByText('12 people suspended')).toBeVisible();
  await expect(page.getByRole('row').getByText('Suspended')).toHaveCount(10);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('12 put back as they were')).toBeVisible();
  await expect(page.getByRole('row').getByText('Pending')).toHaveCount(10);
});

test('a selection that leaves somebody out is told as done, with Undo and why', async ({ page }) => {
  const word = newWord();
  const { id } = await newClient(word, 1);
  for (const number of [2, 3]) await newClient(word, number);
  await call(`/api/people/${id}/suspend`, {});
  await page.goto(`${url()}/lms/users?q=${word}`);
  const done = page.getByRole('status').filter({ hasText: '2 people suspended' });
  const suspendAll = async () => {
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
    await page.getByRole('button', { name: 'Suspend' }).click();
    await expect(done.getByText('1 was left as it was.')).toBeVisible();
  };
  await suspendAll();
  await expect(page.getByRole('row').getByText('Suspended')).toHaveCount(3);
  await expect(done.getByRole('button', { name: 'See why' })).toBeVisible();
  await done.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 put back as they were')).toBeVisible();
  await expect(page.getByRole('row').getByText('Pending')).toHaveCount(2);
  await suspendAll();
  await done.getByRole('button', { name: 'See why' }).click();
  await expect(dialog(page).getByText('This account is suspended already.')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('nobody suspends themselves in a selection', async ({ page }) => {
  const own = await page.evaluate(() => JSON.parse(localStorage.getItem('userData') ?? '{}') as { fullName: string });
  await page.goto(`${url()}/lms/users?q=${encodeURIComponent(own.fullName)}`);
  await page.getByRole('checkbox', { name: `Select ${own.fullName}` }).check();
  await page.getByRole('button', { name: 'Suspend' }).click();
  await page.getByRole('button', { name: 'See why' }).click();
  await expect(dialog(page).getByText('You cannot suspend yourself.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('row', { name: own.fullName }).getByText('Active')).toBeVisible();
});

test('a file with mistakes is taken in, the rows that failed come back and go in corrected', async ({ page }) => {
  const word = newWord();
  const file = (text: string) => ({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.goto(`${url()}/lms/users/import`);
  await page
    .locator('input[type=file]')
    .setInputFiles(
      file(`Full name;E-mail;Kind;Notes\nOne ${word};${word}.one@example.org;client;a\nTwo ${word};no mail;client;b\n`),
    );
  await expect(page.getByText('people.csv: 2 rows')).toBeVisible();
  await expect(page.getByLabel('What “Full name” becomes')).toHaveValue('fullName');
  await page.getByLabel('What “Kind” becomes').selectOption('role');
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await expect(page.getByRole('cell', { name: /Enter a complete email/ })).toBeVisible();
  await expectAccessible(page, 'the rows of an import');
  await page.getByRole('button', { name: 'Import 1 person' }).click();
  await expect(page.getByRole('heading', { name: '1 person imported' })).toBeVisible();

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the rows that failed' }).click();
  const failed = await textOf(await coming);
  expect(failed).toContain(`Two ${word}`);
  expect(failed).not.toContain(`One ${word}`);

  await page.getByRole('button', { name: 'Import another file' }).click();
  await page.locator('input[type=file]').setInputFiles(file(failed.replace('no mail', `${word}.two@example.org`)));
  await page.getByLabel('What “Kind” becomes').selectOption('role');
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await page.getByRole('button', { name: 'Import 1 person' }).click();
  await expect(page.getByText('Every row was taken.')).toBeVisible();
  await page.goto(`${url()}/lms/users?q=${word}`);
  await expect(page.getByText(/of 2 people/)).toBeVisible();
});

test('choices about the columns are stored as the last one left them, however slow the first is', async ({ page }) => {
  const word = newWord();
  await page.goto(`${url()}/lms/users/import`);
  const text = `Full name;E-mail;Kind;Notes\nOne ${word};${word}@example.org;client;a\n`;
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  let sent = 0;
  await page.route(/\/api\/people\/imports\/[^/]+$/, async (route) => {
    if (route.request().method() === 'PATCH' && sent++ === 0) await new Promise((done) => setTimeout(done, 1_000));
    await route.continue();
  });
  const becomes = (heading: string) => page.getByLabel(`What “${heading}” becomes`);
  await becomes('Kind').selectOption('role');
  await becomes('Notes').selectOption('company');
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await expect(page.getByRole('columnheader', { name: 'Company' })).toBeVisible();
  await page.getByRole('button', { name: 'Import 1 person' }).waitFor();
  await page.goBack();
  await page.reload();
  await expect(becomes('Kind')).toHaveValue('role');
  await expect(becomes('Notes')).toHaveValue('company');
});

test('a list that cannot be asked for just now is asked for again, and one that is gone says so', async ({ page }) => {
  const word = newWord();
  await page.goto(`${url()}/lms/users/import`);
  const text = `fullName,email,role\nOne ${word},${word}@example.org,client\n`;
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Check the rows' }).waitFor();
  const address = /\/api\/people\/imports\/[^/]+$/;
  await page.route(address, (route) => route.fulfill({ status: 429, json: { error: 'Not so fast.' } }));
  await page.reload();
  await expect(page.getByText('Not so fast.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This file is no longer here' })).toBeHidden();
  await page.unroute(address);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Check the rows' })).toBeVisible();
  await page.goto(`${url()}/lms/users/import?file=${crypto.randomUUID()}`);
  await expect(page.getByText('This file is no longer here')).toBeVisible();
});

test('rows to check fit a phone, and a list that another tab imported shows its result', async ({ page }) => {
  const word = newWord();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${url()}/lms/users/import`);
  const text = `fullName,email,role,company,country\nOne ${word},${word}@example.org,client,A long company name,Nigeria\n`;
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Check the rows' }).click();
  const button = page.getByRole('button', { name: 'Import 1 person' });
  await expect(button).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const file = new URL(page.url()).searchParams.get('file');
  await call(`/api/people/imports/${file}/run`, {});
  await button.click();
  await expect(page.getByRole('heading', { name: '1 person imported' })).toBeVisible();
  await expect(page.getByText('This list was imported already.')).toHaveCount(0);
});

test('what the list shows is exported', async ({ page }) => {
  const word = newWord();
  const { fullName } = await newClient(word);
  await page.goto(`${url()}/lms/users?q=${word}`);
  await expect(page.getByRole('row', { name: fullName })).toBeVisible();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV file' }).click();
  const lines = (await textOf(await coming)).trim().split(/\r?\n/);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(fullName);
});

test('a page of one person: facts, history, the way back and on', async ({ page }) => {
  const word = newWord();
  const first = await newClient(word, 1);
  const second = await newClient(word, 2);
  await page.goto(`${url()}/lms/users?q=${word}`);
  await page.getByRole('link', { name: first.fullName }).click();
  await expect(page.getByRole('heading', { name: first.fullName, level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(`${first.fullName} · LMS`);
  await expect(page.getByText(first.email)).toBeVisible();
  await page.getByRole('link', { name: 'Activity' }).click();
  await expect(page.getByText('Person added')).toBeVisible();
  await page.getByRole('link', { name: 'Next person' }).click();
  await expect(page.getByRole('heading', { name: second.fullName, level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Sessions' }).click();
  await expect(page.getByText('Not signed in anywhere')).toBeVisible();
  await page.goto(`${url()}/lms/users/999999999`);
  await expect(page.getByText(first.fullName)).toBeHidden();
});

test('a device is named in one’s own language, also when it is signed out', async ({ page }) => {
  const word = newWord();
  const email = `${word}@example.org`;
  const body = { fullName: `Client ${word}`, email, role: 'client', password: 'Long-enough-1' };
  const { person } = await call<Made>('/api/people', body);
  // From no browser: an app or script.
  await login(email, 'Long-enough-1');
  await call('/api/preferences', { language: 'de' }, 'PUT');
  await page.goto(`${url()}/lms/users/${person.id}?tab=sessions`);
  await page.getByRole('button', { name: 'Auf App oder Skript abmelden' }).click();
  await expect(page.getByText('Auf App oder Skript abgemeldet')).toBeVisible();
});

test('the product is looked at as somebody else, in every tab, and nothing can be changed', async ({
  page,
  context,
}) => {
  const word = newWord();
  const { id, fullName } = await newClient(word);
  const other = await context.newPage();
  // What others change meanwhile is not told: it would be asked for as whoever the server takes the tab for just then.
  await context.addInitScript(() => {
    const { fetch } = window;
    window.fetch = (input, init) =>
      String(input).startsWith('/api/live?')
        ? Promise.resolve(new Response(new ReadableStream()))
        : fetch.call(window, input, init);
  });
  const settled = [settling(other), settling(page)];
  // Not over the link to the dashboard in the corner, which would be asked for ahead.
  for (const tab of [other, page]) await tab.mouse.move(700, 890);
  await other.goto(`${url()}/lms/users?q=${word}`);
  await page.goto(`${url()}/lms/users/${id}`);
  for (const whole of settled) await whole();
  // Nothing of the page that is left is asked for as the other person.
  const refused: string[] = [];
  context.on('response', (answer) => {
    if (answer.status() === 403) refused.push(answer.url());
  });
  await page.getByRole('button', { name: 'View as' }).click();
  await expect(page).toHaveURL(/access-control/);
  await expect(page.getByText(`You are looking at LMS as ${fullName}. Nothing can be changed.`)).toBeVisible();
  await expect(other.getByText(/You are looking at LMS as/)).toBeVisible();
  await expect(other).toHaveURL(/access-control/);
  await expectAccessible(page, 'a page seen as somebody else');
  await page.reload();
  await expect(page.getByText(/You are looking at LMS as/)).toBeVisible();
  expect(refused).toEqual([]);
  await page.getByRole('button', { name: 'End' }).click();
  await expect(page.getByRole('heading', { name: fullName, level: 1 })).toBeVisible();
  await expect(other.getByText(/You are looking at LMS as/)).toBeHidden();
  await page.getByRole('link', { name: 'Activity' }).click();
  await expect(page.getByText('Viewing as ended')).toBeVisible();
});

test('what somebody could not send yet waits for them while an administrator looks as them', async ({ page }) => {
  const person = await signedInAsClient(page, 'user');
  await page.route(/\/apps\/(todo\/add-tasks|email\/drafts)/, (route) => route.abort('internetdisconnected'));
  await page.goto(`${url()}/apps/email`);
  await page.getByRole('button', { name: 'Compose', exact: true }).click();
  await page.getByRole('textbox', { name: 'Subject' }).fill('Half a letter');
  await expect(page.getByText('No connection: kept on this device')).toBeVisible();
  await page.goto(`${url()}/apps/todo`);
  await page.getByRole('textbox', { name: 'Add a task' }).fill('Written on the train');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/1 change is kept/)).toBeVisible();

  const { id } = (await login(person.email, person.password)).userData as { id: number };
  await signedIn(page, 'admin@demo.com', 'admin');
  await page.unrouteAll();
  const settled = settling(page);
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 403 && answer.request().method() !== 'GET') refused.push(answer.url());
  });
  await page.goto(`${url()}/lms/users/${id}`);
  await page.getByRole('button', { name: 'View as' }).click();
  const bar = page.getByText(/You are looking at LMS as/);
  for (const app of ['email', 'todo']) {
    await expect(bar).toBeVisible();
    await page.goto(`${url()}/apps/${app}`);
    await settled();
  }
  await expect(page.getByText('No tasks yet')).toBeVisible();
  await page.getByRole('button', { name: 'End' }).click();
  await expect(bar).toBeHidden();
  expect(refused).toEqual([]);

  await signedIn(page, person.email, person.password);
  await page.goto(`${url()}/apps/email`);
  const stored = async (path: string) => {
    const answer = await fetch(url() + path, { headers: { authorization: `Bearer ${person.token}` } });
    return JSON.stringify(await answer.json());
  };
  await expect.poll(() => stored('/apps/todo/tasks')).toContain('Written on the train');
  await expect.poll(() => stored('/apps/email/emails?folder=draft'), { timeout: 20_000 }).toContain('Half a letter');
});

test('deleting somebody says first what goes along', async ({ page }) => {
  const word = newWord();
  const { id, fullName } = await newClient(word);
  await page.goto(`${url()}/lms/users/${id}`);
  await more(page, 'Delete');
  await expect(dialog(page).getByText('4 bookmarks')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Delete person' }).click();
  await expect(page.getByText(`${fullName} was deleted`)).toBeVisible();
  await expect(page).toHaveURL(/\/lms\/users($|\?)/);
});

test('the page of somebody whom a colleague deletes says so, and one’s own deletion leaves it without', async ({
  page,
}) => {
  const word = newWord();
  const gone = await newClient(word, 1);
  const { id, fullName } = await newClient(word, 2);
  await page.goto(`${url()}/lms/users/${gone.id}`);
  await expect(page.getByRole('heading', { name: gone.fullName, level: 1 })).toBeVisible();
  await call(`/api/people?id=${gone.id}`, {}, 'DELETE');
  await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'More actions' })).toBeHidden();

  const list = await page.context().newPage();
  await list.goto(`${url()}/lms/users?q=${word}`);
  await expect(list.getByRole('link', { name: fullName })).toBeVisible();
  for (const address of [`/lms/users/${id}?tab=activity`, `/apps/user/view/${(await newClient(word, 3)).id}`]) {
    await page.goto(url() + address);
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const missing: string[] = [];
    const note = (answer: Response) => answer.status() === 404 && missing.push(answer.url());
    page.on('response', note);
    // The live stream is quicker than the answer.
    await page.route('**/api/people?id=*', async (route) => {
      const answer = await route.fetch();
      await expect(list.getByRole('link', { name })).toBeHidden();
      await route.fulfill({ response: answer });
    });
    await more(page, 'Delete');
    await dialog(page).getByRole('button', { name: 'Delete person' }).click();
    await expect(page.getByText(`${name} was deleted`)).toBeVisible();
    await expect(page).toHaveURL(/\/(lms\/users|user\/list)($|\?)/);
    expect(missing).toEqual([]);
    page.off('response', note);
    await page.unrouteAll();
  }
});

test('whoever pages through the history of somebody still comes back to the list as it was', async ({ page }) => {
  const word = newWord();
  const first = await newClient(word, 1);
  const second = await newClient(word, 2);
  for (let n = 0; n < 26; n += 1) await call(`/api/people/${first.id}`, { company: `Company ${n}` }, 'PATCH');
  await page.goto(`${url()}/lms/users?q=${word}`);
  await page.getByRole('link', { name: first.fullName }).click();
  await page.getByRole('link', { name: 'Activity' }).click();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('Person added')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Next person' })).toBeVisible();
  await more(page, 'Delete');
  await dialog(page).getByRole('button', { name: 'Delete person' }).click();
  await expect(page).toHaveURL(new RegExp(`/lms/users\\?.*q=${word}`));
  await expect(page.getByRole('link', { name: second.fullName })).toBeVisible();
});

test('a page that shows somebody else leaves them when that ends elsewhere', async ({ page }) => {
  const { id, fullName } = await newClient(newWord());
  await page.goto(`${url()}/lms/users/${id}`);
  await page.getByRole('button', { name: 'View as' }).click();
  const bar = page.getByText(`You are looking at LMS as ${fullName}. Nothing can be changed.`);
  await expect(bar).toBeVisible();
  const { accessToken } = await login('admin@demo.com', 'admin');
  const headers = { authorization: `Bearer ${accessToken}` };
  expect((await fetch(`${url()}/api/people/${id}/suspend`, { method: 'POST', headers })).status).toBe(200);
  await expect(bar).toBeHidden();
  await expect(page.getByRole('heading', { name: fullName, level: 1 })).toBeVisible();
});
