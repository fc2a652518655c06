// Roles and permissions: what somebody is given holds at once on the server and on their open pages, and is gone at once.
import type { Page } from '@playwright/test';
import { asAdmin, expect, expectAccessible, holdBack, loseAnswer, newAccount, signedIn, test, url } from './lms.ts';

let made = 0;
const unique = (prefix: string) =>
  `${prefix} ${process.pid.toString(36)}${(made++).toString(36)}${Date.now().toString(36)}`;

/** A client account of its own, with no role. */
async function newClient() {
  const call = await asAdmin();
  const account = await newAccount();
  const { users } = await call<{ users: { id: number }[] }>('POST', '/api/account/getAllUsers', { q: account.email });
  const id = users[0]?.id ?? 0;
  await call('PATCH', `/api/people/${id}`, { role: 'client' });
  return { ...account, id };
}

/** What the server answers to a page's own person. */
const listPeople = (page: Page) =>
  page.evaluate(async () => {
    const headers = {
      authorization: `Bearer ${localStorage.getItem('accessToken')}`,
      'content-type': 'application/json',
    };
    return (await fetch('/api/account/getAllUsers', { method: 'POST', headers, body: '{}' })).status;
  });

const toast = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words });
const inMenu = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });

/** Ticks or unticks a role of somebody on the roles page. */
async function changeRole(page: Page, account: { fullName: string; email: string }, role: string, ticked: boolean) {
  await page.goto(`${url()}/apps/roles?q=${encodeURIComponent(account.email)}`);
  await page.getByRole('button', { name: new RegExp(account.fullName) }).click();
  await page.getByRole('menuitem', { name: /Change roles/ }).click();
  const drawer = page.getByRole('dialog', { name: account.fullName });
  await drawer.getByRole('checkbox', { name: role, exact: true }).setChecked(ticked);
  await drawer.getByRole('button', { name: 'Save roles' }).click();
  await expect(toast(page, 'were changed')).toBeVisible();
}

test('a role that is given opens a menu item and a call at once; taken away, both are gone', async ({
  page,
  browser,
}) => {
  const account = await newClient();
  await signedIn(page, 'admin@demo.com', 'admin');
  const theirs = await (await browser.newContext()).newPage();
  await signedIn(theirs, account.email, account.password);
  await theirs.goto(`${url()}/access-control`);
  await expect(theirs.getByRole('heading', { name: 'Access control', level: 1 })).toBeVisible();
  await expect(inMenu(theirs, 'Users')).toHaveCount(0);
  expect(await listPeople(theirs)).toBe(403);

  await changeRole(page, account, 'Manager', true);
  // Nobody reloads the other page.
  await expect(inMenu(theirs, 'Users')).toBeVisible();
  expect(await listPeople(theirs)).toBe(200);
  await inMenu(theirs, 'Users').click();
  await expect(theirs.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();

  await changeRole(page, account, 'Manager', false);
  await expect(theirs).toHaveURL(/\/misc\/not-authorized$/);
  expect(await listPeople(theirs)).toBe(403);
  await theirs.goto(`${url()}/access-control`);
  await expect(theirs.getByRole('heading', { name: 'Access control', level: 1 })).toBeVisible();
  await expect(inMenu(theirs, 'Users')).toHaveCount(0);

  // The same for somebody who looks elsewhere meanwhile.
  await theirs.goto('about:blank');
  await changeRole(page, account, 'Manager', true);
  await theirs.goto(`${url()}/lms/users`);
  await expect(theirs.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
  await theirs.goto('about:blank');
  await changeRole(page, account, 'Manager', false);
  await theirs.goto(`${url()}/access-control`);
  await expect(theirs.getByRole('heading', { name: 'Access control', level: 1 })).toBeVisible();
  await expect(inMenu(theirs, 'Users')).toHaveCount(0);
  await theirs.context().close();
});

test('a role is made, changed in the matrix by keyboard, and deleted', async ({ page }) => {
  const name = unique('Zed role');
  await signedIn(page, 'admin@demo.com', 'admin');
  await page.goto(`${url()}/apps/roles?open=new`);
  const drawer = page.getByRole('dialog', { name: 'New role' });
  await drawer.getByRole('textbox', { name: 'Name' }).fill(name);
  await drawer.getByRole('checkbox', { name: 'Only View' }).check();
  await expectAccessible(page, 'the drawer of a new role');
  await drawer.getByRole('button', { name: 'Add role' }).click();
  await expect(toast(page, `${name} was added`)).toBeVisible();
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();

  await page.getByRole('link', { name: 'Matrix' }).click();
  const cell = (permission: string) => page.getByRole('checkbox', { name: `${permission} for ${name}`, exact: true });
  await expect(cell('Only View')).toBeChecked();
  await cell('Client Communication').focus();
  await page.keyboard.press('ArrowDown');
  await expect(cell('Only View')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(page.getByText('1 change not saved yet')).toBeVisible();
  await expectAccessible(page, 'the matrix');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, '1 change saved')).toBeVisible();
  await page.reload();
  await expect(cell('Client Communication')).toBeChecked();

  await page.goto(`${url()}/apps/roles?open=${encodeURIComponent(`role:${name}`)}`);
  await page.getByRole('button', { name: 'Delete role' }).click();
  await page
    .getByRole('dialog', { name: `Delete the role “${name}”?` })
    .getByRole('button', { name: 'Delete role' })
    .click();
  await expect(toast(page, `${name} was deleted`)).toBeVisible();
  await expect(page.getByRole('heading', { name, level: 2 })).toHaveCount(0);
});

test('who saves the matrix second is told, and their ticks stay', async ({ page }) => {
  const call = await asAdmin();
  const name = unique('Zed shared');
  const { role } = await call<{ role: { version: number; permissionIds: number[] } }>('POST', '/api/roles', { name });
  await signedIn(page, 'admin@demo.com', 'admin');
  // This page does not hear of what others do.
  await page.route('**/api/live?*', (route) => route.fulfill({ status: 404 }));
  await page.goto(`${url()}/apps/roles/matrix`);
  const cell = page.getByRole('checkbox', { name: `Management for ${name}`, exact: true });
  await cell.check();
  await call('PATCH', `/api/roles/${encodeURIComponent(name)}`, { version: role.version, description: 'By another' });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('alert').filter({ hasText: `The role ${name} was changed by` })).toBeVisible();
  await expect(cell).toBeChecked();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, '1 change saved')).toBeVisible();
  await call('DELETE', `/api/roles?role=${encodeURIComponent(name)}`);
});

test('ticks that are moved while the matrix is being saved are still to be saved', async ({ page }) => {
  const call = await asAdmin();
  const name = unique('Zed quick');
  await call('POST', '/api/roles', { name });
  await signedIn(page, 'admin@demo.com', 'admin');
  await page.goto(`${url()}/apps/roles/matrix`);
  const cell = (permission: string) => page.getByRole('checkbox', { name: `${permission} for ${name}`, exact: true });
  await cell('Management').check();
  await cell('Only View').check();
  const saving = await holdBack(page, /\/api\/roles\/permissions/);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(saving.asked).toBe(1);
  await cell('Client Communication').check();
  await cell('Only View').uncheck();
  saving.letGo();
  await expect(toast(page, '2 changes saved')).toBeVisible();
  await expect(page.getByText('2 changes not saved yet')).toBeVisible();
  await expect(cell('Client Communication')).toBeChecked();
  await expect(cell('Only View')).not.toBeChecked();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('not saved yet')).toHaveCount(0);
  await page.reload();
  await expect(cell('Management')).toBeChecked();
  await expect(cell('Client Communication')).toBeChecked();
  await expect(cell('Only View')).not.toBeChecked();
  await call('DELETE', `/api/roles?role=${encodeURIComponent(name)}`);
});

test('words of a role that somebody else changed meanwhile are not written over unseen', async ({ page }) => {
  const call = await asAdmin();
  const name = unique('Zed words');
  const { role } = await call<{ role: { version: number } }>('POST', '/api/roles', { name, description: 'First' });
  await signedIn(page, 'admin@demo.com', 'admin');
  await page.goto(`${url()}/apps/roles?open=${encodeURIComponent(`role:${name}`)}`);
  const drawer = page.getByRole('dialog', { name });
  await drawer.getByLabel('Description').fill('Mine');
  await call('PATCH', `/api/roles/${encodeURIComponent(name)}`, { version: role.version, description: 'Theirs' });
  // The page hears of it, and what was typed stays.
  await expect(drawer.getByText('It reads now: “Theirs”')).toBeVisible();
  await drawer.getByRole('button', { name: 'Save role' }).click();
  await expect(drawer.getByRole('alert')).toContainText(`The role ${name} was changed by`);
  await expect(drawer.getByLabel('Description')).toHaveValue('Mine');
  await drawer.getByRole('button', { name: 'Save role' }).click();
  await expect(toast(page, `${name} was saved`)).toBeVisible();
  await call('DELETE', `/api/roles?role=${encodeURIComponent(name)}`);
});

test('a role that somebody else renames or deletes stays open with what was typed', async ({ page }) => {
  const call = await asAdmin();
  const name = unique('Zed before');
  const renamed = unique('Zed after');
  const { role } = await call<{ role: { version: number } }>('POST', '/api/roles', { name });
  await signedIn(page, 'admin@demo.com', 'admin');
  await page.goto(`${url()}/apps/roles?open=${encodeURIComponent(`role:${name}`)}`);
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Description').fill('Mine');
  await call('PATCH', `/api/roles/${encodeURIComponent(name)}`, { version: role.version, name: renamed });
  await expect(drawer.getByText(`It reads now: “${renamed}”`)).toBeVisible();
  await expect(drawer.getByLabel('Description')).toHaveValue('Mine');
  await drawer.getByRole('button', { name: 'Save role' }).click();
  await expect(drawer.getByRole('alert')).toContainText(`The role ${renamed} was changed by`);
  await call('DELETE', `/api/roles?role=${encodeURIComponent(renamed)}`);
  await expect(drawer.getByText('Somebody else deleted this role meanwhile.')).toBeVisible();
  await expect(drawer.getByLabel('Description')).toHaveValue('Mine');
  await drawer.getByRole('button', { name: 'Add role' }).click();
  await expect(toast(page, `${name} was added`)).toBeVisible();
  await call('DELETE', `/api/roles?role=${encodeURIComponent(name)}`);
});

test('a name that is taken is said at its field, for a role and for a permission', async ({ page }) => {
  await signedIn(page, 'admin@demo.com', 'admin');
  for (const [address, title, verb, taken] of [
    ['/apps/roles?open=new', 'New role', 'Add role', 'MANAGER'],
    ['/apps/permissions?open=new', 'New permission', 'Add permission', 'MANAGE BILLING & ROLES'],
  ] as const) {
    await page.goto(url() + address);
    const drawer = page.getByRole('dialog', { name: title });
    const field = drawer.getByRole('textbox', { name: 'Name' });
    await field.fill(taken);
    await drawer.getByRole('button', { name: verb }).click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/with this name already/);
    await expect(field).toBeFocused();
    await field.fill('');
  }
});

test('a role and a permission whose adding got no answer are added once by pressing again', async ({ page }) => {
  await signedIn(page, 'admin@demo.com', 'admin');
  for (const [address, title, verb, calls] of [
    ['/apps/roles?open=new', 'New role', 'Add role', '**/api/roles'],
    ['/apps/permissions?open=new', 'New permission', 'Add permission', '**/apps/permissions/add-permission'],
  ] as const) {
    const name = unique('Lost');
    await page.goto(url() + address);
    const drawer = page.getByRole('dialog', { name: title });
    await drawer.getByRole('textbox', { name: 'Name' }).fill(name);
    await loseAnswer(page, calls);
    await drawer.getByRole('button', { name: verb }).click();
    await expect(drawer.getByRole('alert')).toBeVisible();
    await drawer.getByRole('button', { name: verb }).click();
    await expect(toast(page, `${name} was added`)).toBeVisible();
  }
});

test('the drawer of a role leads to the roles before and after it, and asks before it loses anything', async ({
  page,
}) => {
  await signedIn(page, 'admin@demo.com', 'admin');
  await page.goto(`${url()}/apps/roles?open=role:administrator`);
  const drawer = (name: string) => page.getByRole('dialog', { name, exact: true });
  await expect(drawer('Administrator').getByRole('button', { name: 'Previous' })).toBeDisabled();
  await drawer('Administrator').getByRole('button', { name: 'Next' }).click();
  await expect(drawer('Manager')).toBeVisible();
  await drawer('Manager').getByLabel('Description').fill('Not saved');
  await drawer('Manager').getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(drawer('Manager').getByLabel('Description')).toHaveValue('Not saved');
  await drawer('Manager').getByRole('button', { name: 'Previous' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(drawer('Administrator')).toBeVisible();
});

test('a permission is added, found, renamed and deleted', async ({ page }) => {
  const name = unique('Zed permission');
  await signedIn(page, 'admin@demo.com', 'admin');
  await page.goto(`${url()}/apps/permissions`);
  await page.getByRole('link', { name: 'Add permission' }).click();
  const drawer = page.getByRole('dialog', { name: 'New permission' });
  await drawer.getByRole('textbox', { name: 'Name' }).fill(name);
  await drawer.getByRole('button', { name: 'Add permission' }).click();
  await expect(toast(page, `${name} was added`)).toBeVisible();
  const row = (words: string) => page.getByRole('row').filter({ hasText: words });
  // New ones first.
  await expect(page.getByRole('row').nth(1)).toContainText(name);
  await expect(row(name)).toContainText('Administrator');
  await expect(row(name)).toContainText('Opens nothing yet');
  await expect(row(name)).toContainText(/\d+ [A-Z][a-z]{2} \d{4}, \d+:\d\d [AP]M/);

  await page.getByRole('searchbox', { name: 'Search name or date' }).fill(name.toUpperCase());
  await expect(page).toHaveURL(/q=/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await page.getByRole('menuitem', { name: /Rename/ }).click();
  const rename = page.getByRole('dialog', { name: 'Rename permission' });
  await rename.getByRole('textbox', { name: 'Name' }).fill(`${name} again`);
  await rename.getByRole('button', { name: 'Rename' }).click();
  await expect(row(`${name} again`)).toBeVisible();

  await page.getByRole('button', { name: new RegExp(name) }).click();
  await page.getByRole('menuitem', { name: /Delete/ }).click();
  const sure = page.getByRole('dialog', { name: `Delete the permission “${name} again”?` });
  await expect(sure).toContainText('Nobody loses anything by it.');
  await sure.getByRole('button', { name: 'Delete permission' }).click();
  await expect(page.getByText(`No match for “${name.toUpperCase()}”`)).toBeVisible();
});

test('a role that a colleague gave while the drawer was open stays', async ({ page }) => {
  const call = await asAdmin();
  const account = await newClient();
  const path = `/api/roles/people/${account.id}`;
  await call('POST', path, { give: ['manager'] });
  await signedIn(page, 'admin@demo.com', 'admin');
  await page.goto(`${url()}/apps/roles?open=person:${account.id}`);
  const drawer = page.getByRole('dialog', { name: account.fullName });
  const box = (name: string) => drawer.getByRole('checkbox', { name, exact: true });
  await expect(box('Manager')).toBeChecked();
  await box('User').check();
  await call('POST', path, { give: ['support'] });
  // The page hears of it.
  await expect(box('Support')).toBeChecked();
  await drawer.getByRole('button', { name: 'Save roles' }).click();
  await expect(toast(page, 'were changed')).toBeVisible();
  const held = async () => (await call<{ person: { roles: string[] } }>('GET', path)).person.roles.sort();
  expect(await held()).toEqual(['manager', 'support', 'user']);
  await toast(page, 'were changed').first().getByRole('button', { name: 'Undo' }).click();
  await expect.poll(held).toEqual(['manager', 'support']);
});
