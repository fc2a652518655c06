// The accounts as an administrator works on them: list, plan, billing, notifications, connections.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, loseAnswer, signedInAsNew, test, url } from './lms.ts';

let made = 0;
const newWord = () => `k${process.pid.toString(36)}${(made++).toString(36)}${Date.now().toString(36)}`;

let token = '';

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(url() + path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  expect(answer.status).toBeLessThan(300);
  return (await answer.json()) as T;
}

async function newAccount(word: string, more: object = {}) {
  const fields = {
    fullName: `Client ${word}`,
    username: word,
    email: `${word}@example.org`,
    access: 'client',
    ...more,
  };
  return (await call<{ user: { id: number; fullName: string } }>('POST', '/apps/users/add-user', fields)).user;
}

const dialog = (page: Page) => page.getByRole('dialog');

test.beforeEach(async ({ page }) => {
  ({ token } = await signedInAsNew(page));
});

test('the list is searched by billing, filtered by role and plan, and its state is in the address', async ({
  page,
}) => {
  const word = newWord();
  await newAccount(word, { role: 'author', currentPlan: 'team', billing: 'Manual - Cash' });
  await page.goto(`${url()}/apps/user/list`);
  const cards = page.getByRole('navigation', { name: 'Accounts in numbers' });
  await expect(cards.getByRole('link', { name: /All accounts/ })).toBeVisible();
  await cards.getByRole('link', { name: /Pending/ }).click();
  await expect(page).toHaveURL(/status=pending/);
  await page.goto(`${url()}/apps/user/list?role=author&currentPlan=team&q=${word}`);
  await expect(page.getByRole('row', { name: new RegExp(word) })).toBeVisible();
  await expect(page.getByText(/of 1 account/)).toBeVisible();
  await page.getByPlaceholder('Name, email or billing').fill('manual - cash');
  await expect(page).toHaveURL(/q=manual/);
  await expect(page.getByRole('row', { name: /Auto Debit/ })).toHaveCount(0);
  await expectAccessible(page, 'accounts');
});

test('an account is added; what is taken is said at its field', async ({ page }) => {
  const [known, word] = [newWord(), newWord()];
  await newAccount(known);
  await page.goto(`${url()}/apps/user/list`);
  await page.getByRole('link', { name: 'Add account' }).first().click();
  const form = dialog(page);
  await form.getByRole('button', { name: 'Add account' }).click();
  await expect(form.getByText('Enter the name.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Name' }).first().fill(`Ada ${word}`);
  await form.getByRole('textbox', { name: 'Email' }).fill(`${known}@example.org`);
  await form.getByRole('button', { name: 'Add account' }).click();
  await expect(form.getByText('This email is already in use.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Email' }).fill(`${word}@example.org`);
  await form.getByRole('button', { name: 'Add account' }).click();
  await expect(page.getByText(`Ada ${word} was added`)).toBeVisible();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('heading', { name: `Ada ${word}`, level: 1 })).toBeVisible();
});

test('an account whose adding got no answer is added once by pressing again', async ({ page }) => {
  const word = newWord();
  await page.goto(`${url()}/apps/user/list`);
  await page.getByRole('link', { name: 'Add account' }).first().click();
  await dialog(page).getByRole('textbox', { name: 'Name' }).first().fill(`Ada ${word}`);
  await dialog(page).getByRole('textbox', { name: 'Email' }).fill(`${word}@example.org`);
  await loseAnswer(page, '**/apps/users/add-user');
  await dialog(page).getByRole('button', { name: 'Add account' }).click();
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Add account' }).click();
  await expect(page.getByText(`Ada ${word} was added`)).toBeVisible();
});

test('two change one account: the second is told and loses nothing', async ({ page }) => {
  const word = newWord();
  const { id } = await newAccount(word);
  await page.goto(`${url()}/apps/user/view/${id}?edit=true`);
  const form = dialog(page);
  await form.getByRole('textbox', { name: 'Company' }).fill('Mine');
  const { account } = await call<{ account: { version: string } }>('GET', `/api/people/${id}/account`);
  await call('PATCH', `/api/people/${id}/account`, { version: account.version, country: 'Theirs' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText(/changed this account on/)).toBeVisible();
  await expect(form.getByText(/Changed by somebody else meanwhile: Country/)).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Company' })).toHaveValue('Mine');
  await expect(form.getByRole('textbox', { name: 'Country' })).toHaveValue('Theirs');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('Mine')).toBeVisible();
  await expect(page.getByText('Theirs')).toBeVisible();
});

test('a plan is changed, cancelled and taken up again', async ({ page }) => {
  const { id } = await newAccount(newWord());
  await page.goto(`${url()}/apps/user/view/${id}`);
  await page.getByRole('button', { name: 'Change plan' }).click();
  await dialog(page).getByText('Yearly').click();
  await dialog(page)
    .getByRole('radio', { name: /Enterprise/ })
    .click();
  await dialog(page).getByRole('button', { name: 'Change plan' }).click();
  await expect(page.getByText('The plan is Enterprise now')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText('$80.00')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page.getByText(/Cancelled: ends on/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/Renews on/)).toBeVisible();
});

test('billing, notifications and connections are kept, each tab in the address', async ({ page }) => {
  const { id } = await newAccount(newWord());
  await page.goto(`${url()}/apps/user/view/${id}`);
  await page.getByRole('link', { name: 'Billing & plans' }).click();
  await expect(page).toHaveURL(/tab=billing/);
  await page.getByRole('textbox', { name: 'City' }).fill('Bergen');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Billing saved')).toBeVisible();
  await page.getByRole('link', { name: 'Notifications', exact: true }).click();
  const mail = page.getByRole('switch', { name: 'A sign-in on a new device: By mail' });
  const stored = page.waitForResponse((answer) => answer.url().includes('/notices') && answer.ok());
  // The track is drawn over the real control.
  await mail.locator('xpath=ancestor::*[contains(@class, "Switch-body")]').click();
  await stored;
  await page.reload();
  await expect(mail).toBeChecked();
  await page.getByRole('link', { name: 'Connections' }).click();
  await page.getByRole('button', { name: 'Connect: GitHub' }).click();
  await page.getByRole('textbox', { name: /GitHub/ }).fill('@octo');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('@octo')).toBeVisible();
  await page.getByRole('button', { name: 'Add link: Quora' }).click();
  await page.getByRole('textbox', { name: /Quora/ }).fill('not a link');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter a link that begins with https://.')).toBeVisible();
  await page.getByRole('button', { name: 'Disconnect: GitHub' }).click();
  await expect(page.getByText('@octo')).toHaveCount(0);
  await page.getByRole('link', { name: 'Billing & plans' }).click();
  // The link that is none is still being written.
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Bergen');
});

test('an address of a bill that a colleague changes comes into a form nobody is writing in', async ({ page }) => {
  const { id } = await newAccount(newWord());
  const store = async (city: string) => {
    const { account } = await call<{ account: { version: string } }>('GET', `/api/people/${id}/account`);
    const body = { version: account.version, billing: 'Auto Debit', address: { city, street: '1 Harbour Road' } };
    await call('PUT', `/api/people/${id}/billing`, body);
  };
  const city = page.getByRole('textbox', { name: 'City' });
  const street = page.getByRole('textbox', { name: 'Street' });
  await page.goto(`${url()}/apps/user/view/${id}?tab=billing`);
  await expect(city).toHaveValue('');
  await store('Bergen');
  await expect(city).toHaveValue('Bergen');
  await street.fill('2 Harbour Road');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Billing saved')).toBeVisible();
  await expect(street).toHaveValue('2 Harbour Road');
});

test('switches pressed faster than the server answers are all kept', async ({ page }) => {
  const { id } = await newAccount(newWord());
  await page.goto(`${url()}/apps/user/view/${id}?tab=notifications`);
  const switches = page.getByRole('switch');
  const state = () => switches.evaluateAll((all) => all.slice(0, 6).map((one) => (one as HTMLInputElement).checked));
  await expect(switches.first()).toBeVisible();
  const before = await state();
  const wanted = before.map((on) => !on);
  let place = 0;
  await page.route('**/notices', async (route) => {
    // The first answers are the slowest.
    await new Promise((done) => setTimeout(done, Math.max(0, 300 - 60 * place++)));
    await route.continue();
  });
  for (const [at] of before.entries())
    await switches.nth(at).locator('xpath=ancestor::*[contains(@class, "Switch-body")]').click();
  expect(await state()).toEqual(wanted);
  const stored = async () => {
    const { account } = await call<{ account: { notices: Record<string, { app: boolean; mail: boolean }> } }>(
      'GET',
      `/api/people/${id}/account`,
    );
    return Object.values(account.notices)
      .slice(0, 3)
      .flatMap(({ app, mail }) => [app, mail]);
  };
  await expect.poll(stored).toEqual(wanted);
  expect(await state()).toEqual(wanted);
});

test('from the list one goes on to the next account, and from an account to its invoices', async ({ page }) => {
  const word = newWord();
  for (const n of [1, 2]) await newAccount(`${word}${n}`);
  const fields = { name: 'Billed', companyEmail: `${word}1@example.org` };
  const { client } = await call<{ client: { id: number } }>('POST', '/api/invoice/clients', fields);
  await call('POST', '/api/invoice/invoices', {
    ...{ clientId: client.id, issuedDate: '2026-01-05', dueDate: '2999-01-05', service: 'Software Development' },
    lines: [{ title: 'Workshop', quantityMilli: 1000, priceCents: 100 }],
  });
  await page.goto(`${url()}/apps/user/list?q=${word}`);
  await page.getByRole('link', { name: `Client ${word}2` }).click();
  await page.getByRole('link', { name: 'Previous person' }).click();
  await expect(page.getByRole('heading', { name: `Client ${word}1`, level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous person' })).toBeDisabled();
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(page).toHaveURL(/\/apps\/invoice\/list\?to=/);
  await expect(page.getByText(/of 1 invoice/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove filter Email' }).click();
  await expect(page).not.toHaveURL(/to=/);
});

test('the form of an account leads to the next one of the list, and asks before it loses anything', async ({
  page,
}) => {
  const word = newWord();
  const first = await newAccount(`${word}1`);
  const second = await newAccount(`${word}2`);
  await page.goto(`${url()}/apps/user/list?q=${word}&open=${first.id}`);
  const step = (name: string) => dialog(page).getByRole('button', { name, exact: true });
  const name = dialog(page).getByRole('textbox', { name: 'Name' }).first();
  await expect(name).toHaveValue(first.fullName);
  await expect(step('Previous')).toBeDisabled();
  await step('Next').click();
  await expect(name).toHaveValue(second.fullName);
  await expect(page).toHaveURL(new RegExp(`[?&]open=${second.id}(&|$)`));
  await name.fill('Not saved');
  await step('Previous').click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(name).toHaveValue(first.fullName);
  await expect(page).toHaveURL(new RegExp(`[?&]open=${first.id}(&|$)`));
});

test('many accounts get a plan at once, and it is taken back', async ({ page }) => {
  const word = newWord();
  for (const n of [1, 2, 3]) await newAccount(`${word}${n}`);
  await page.goto(`${url()}/apps/user/list?q=${word}`);
  await expect(page.getByText(/of 3 accounts/)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await page.getByRole('button', { name: 'Set plan' }).click();
  await page.getByRole('menuitem', { name: 'Team' }).click();
  await expect(page.getByText('3 accounts have the new plan')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Team' })).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('cell', { name: 'Basic' })).toHaveCount(3);
});

test('a number in the search leads to that account', async ({ page }) => {
  const { id, fullName } = await newAccount(newWord());
  await page.goto(`${url()}/apps/user/view?id=${id}`);
  await expect(page).toHaveURL(`${url()}/apps/user/view/${id}`);
  await expect(page.getByRole('heading', { name: fullName })).toBeVisible();
});

test('without a number it is one’s own account, and both pages of a person lead to each other', async ({ page }) => {
  await page.goto(`${url()}/apps/user/view`);
  await expect(page).toHaveURL(/\/apps\/user\/view\/\d+/);
  await page.getByRole('link', { name: 'Open the user page' }).click();
  await expect(page).toHaveURL(/\/lms\/users\/\d+/);
  await page.getByRole('link', { name: 'Plan, billing and more' }).click();
  await expect(page).toHaveURL(/\/apps\/user\/view\/\d+/);
});
