import type { Page, Request, Route } from '@playwright/test';
import { callAs, expect, expectAccessible, login, loseAnswer, signedInAsNew, test, url } from './lms.ts';

interface Employee {
  id: number;
  full_name: string;
  email: string;
  post: string;
  version: number;
}

let made = 0;

/** Somebody of one's own in the table, so that journeys beside each other do not meet. */
async function newEmployee(token: string, more: object = {}): Promise<Employee> {
  const name = `Zz ${process.pid.toString(36)}${(made++).toString(36)}${Date.now().toString(36)}`;
  const body = {
    full_name: name,
    email: `${name.replace(' ', '')}@example.org`.toLowerCase(),
    post: 'Librarian',
    city: 'Lyon',
    start_date: '2024-02-29',
    salary: 41_000.5,
    age: 34,
    experience: 7,
    status: 2,
    ...more,
  };
  const answer = await fetch(`${url()}/api/datatables/employees`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { employee: Employee }).employee;
}

async function change(token: string, { id, version }: Employee, fields: object) {
  const answer = await fetch(`${url()}/api/datatables/employees/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ version, ...fields }),
  });
  expect(answer.status).toBe(200);
}

const grid = (page: Page) => page.getByRole('grid');
const cellOf = (page: Page, column: string) => grid(page).locator(`[data-index="0"] > [data-col="${column}"]`);
const heading = (page: Page, name: string) => grid(page).getByRole('columnheader', { name, exact: false });
const sortButton = (page: Page, name: string) => heading(page, name).getByRole('button');
const order = (page: Page) =>
  grid(page)
    .locator('thead tr')
    .first()
    .locator('th[data-col]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.col));

async function openGrid(page: Page, address = '') {
  await page.goto(`${url()}/datatables/advance${address}`);
  await expect(grid(page).locator('[data-index="0"] > [data-col="full_name"]')).toBeVisible();
}

test('somebody is added, found, changed, given a status and deleted with a way back', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/datatables/basic`);
  await page.getByRole('button', { name: 'Add employee' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Add employee' }).click();
  await expect(drawer.getByText('Enter the name.')).toBeVisible();
  const name = `Yy ${Date.now().toString(36)}`;
  await drawer.getByLabel('Name').fill(name);
  await drawer.getByLabel('Email').fill(`${name.replace(' ', '')}@example.org`);
  await drawer.getByLabel('Start date').fill('2025-03-01');
  await drawer.getByLabel('Salary a year').fill('38000.50');
  await drawer.getByLabel('Age').fill('41');
  await drawer.getByLabel('Experience in years').fill('9');
  await drawer.getByRole('button', { name: 'Add employee' }).click();
  await expect(page.getByText(`${name} was added`)).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search employees' }).fill(name);
  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: `Actions for ${name}` }) });
  await expect(row).toContainText('$38,000.50');
  await expect(page).toHaveURL(/q=Yy/);

  await row.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByRole('dialog').getByLabel('City').fill('Porto');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Porto');

  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Set status' }).click();
  await page.getByRole('menuitem', { name: 'Resigned' }).click();
  await expect(row).toContainText('Resigned');

  await row.getByRole('checkbox').check();
  await page.getByRole('region', { name: 'Actions for the selection' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('1 employee deleted')).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(row).toContainText('Resigned');
});

test('a form that somebody else overtook says so and loses nothing', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const one = await newEmployee(token);
  await page.goto(`${url()}/datatables/basic?open=${one.id}`);
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('City').fill('Porto');
  await change(token, one, { post: 'Accountant' });
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByText(/Somebody else changed this meanwhile: Post/)).toBeVisible();
  await expect(drawer.getByLabel('Post')).toHaveValue('Accountant');
  await expect(drawer.getByLabel('City')).toHaveValue('Porto');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${one.full_name} was saved`)).toBeVisible();
});

for (const [language, typed, salary] of [
  ['en', '45,000', 45_000],
  ['de', '46.000,5', 46_000.5],
  ['ar', '٤٧٬٠٠٠', 47_000],
] as const)
  test(`a salary typed as the language groups it is that salary: ${language}`, async ({ page }) => {
    const { token } = await signedInAsNew(page);
    await callAs(token, 'PUT', '/api/preferences', { language });
    const one = await newEmployee(token);
    await page.goto(`${url()}/datatables/basic?open=${one.id}`);
    const form = page.getByRole('dialog').locator('form');
    const field = form.locator('[data-path="salary"]');
    await field.fill('');
    await field.pressSequentially(typed);
    await form.locator('[data-path="age"]').fill(language === 'ar' ? '٣٥' : '35');
    await form.locator('[type="submit"]').click();
    await expect(form).toBeHidden();
    const { employee } = await callAs<{ employee: object }>(token, 'GET', `/api/datatables/employees/${one.id}`);
    expect(employee).toMatchObject({ salary, age: 35 });
  });

test('a number that is none, or too fine, stays and is told at its field', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const one = await newEmployee(token);
  await page.goto(`${url()}/datatables/basic?open=${one.id}`);
  const drawer = page.getByRole('dialog');
  const [salary, age] = [drawer.getByLabel('Salary a year'), drawer.getByLabel('Age')];
  await salary.fill('a lot');
  await age.fill('34.5');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(salary).toHaveAccessibleDescription('Give an amount.');
  await expect(salary).toHaveValue('a lot');
  await expect(age).toHaveAccessibleDescription('Give a whole number.');
  await salary.fill('41000');
  await age.fill('130');
  await expect(age).toHaveAccessibleDescription('Give a number up to 120.');
  await age.fill('34');
  await age.press('ArrowUp');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();
  const { employee } = await callAs<{ employee: object }>(token, 'GET', `/api/datatables/employees/${one.id}`);
  expect(employee).toMatchObject({ salary: 41_000, age: 35 });
});

test('a cell written in place is saved and survives a reload; Tab goes on, Escape gives up', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const one = await newEmployee(token);
  const address = `?q=${encodeURIComponent(one.full_name)}`;
  await openGrid(page, address);
  await cellOf(page, 'post').dblclick();
  const post = page.getByLabel(`Post of ${one.full_name}`);
  await post.fill('Head of lab');
  await post.press('Tab');
  const email = page.getByLabel(`Email of ${one.full_name}`);
  await expect(email).toBeFocused();
  await email.fill('nonsense');
  await email.press('Escape');
  await expect(cellOf(page, 'email')).toBeFocused();
  await expect(cellOf(page, 'email')).toContainText('@example.org');
  await page.keyboard.press('ArrowRight');
  await expect(cellOf(page, 'city')).toBeFocused();
  await page.keyboard.press('F2');
  await expect(page.getByLabel(`City of ${one.full_name}`)).toBeFocused();
  await page.keyboard.type('Braga');
  await page.keyboard.press('Enter');
  await expect(cellOf(page, 'city')).toBeFocused();
  await expect(cellOf(page, 'city')).toHaveText('Braga');
  await openGrid(page, address);
  await expect(cellOf(page, 'post')).toHaveText('Head of lab');
  await expect(cellOf(page, 'city')).toHaveText('Braga');
});

test('what the server refuses stays in its cell with the reason', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const one = await newEmployee(token);
  await openGrid(page, `?q=${encodeURIComponent(one.full_name)}`);
  await cellOf(page, 'age').dblclick();
  const age = page.getByLabel(`Age of ${one.full_name}`);
  await age.fill('1000');
  await age.press('Enter');
  await expect(page.getByText('Give a number up to 120.')).toBeVisible();
  await expect(age).toHaveValue('1000');
  await expect(age).toHaveAttribute('aria-invalid', 'true');
  await age.fill('35');
  await age.press('Enter');
  await expect(cellOf(page, 'age')).toHaveText('35');
});

test('a day that is none stays in its cell and is said, also when the cell is left', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const one = await newEmployee(token);
  await openGrid(page, `?q=${encodeURIComponent(one.full_name)}`);
  await cellOf(page, 'start_date').dblclick();
  const day = page.getByLabel(`Start date of ${one.full_name}`);
  await expect(day).toBeFocused();
  const isUnread = () => day.evaluate((field: HTMLInputElement) => field.validity.badInput);
  const said = page.getByText('There is no such day.');
  await page.keyboard.type('02302024');
  await page.keyboard.press('Enter');
  await expect(said).toBeVisible();
  await expect(day).toBeFocused();
  expect(await isUnread()).toBe(true);
  // By the pointer, too.
  await page.getByRole('heading', { level: 1 }).click();
  await expect(said).toBeVisible();
  expect(await isUnread()).toBe(true);
  // And when another cell is asked for, by the pointer or the keyboard.
  await cellOf(page, 'city').dblclick();
  await expect(day).toBeFocused();
  await cellOf(page, 'city').focus();
  await page.keyboard.press('Enter');
  await expect(day).toBeFocused();
  await expect(page.getByLabel(`City of ${one.full_name}`)).toHaveCount(0);
  expect(await isUnread()).toBe(true);
  await day.fill('2024-03-01');
  await expect(said).toBeHidden();
  await day.press('Enter');
  await expect(cellOf(page, 'start_date')).toHaveText('1 Mar 2024');
});

test('two people write in the same cell: the second sees the newer words and chooses', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const one = await newEmployee(token);
  await openGrid(page, `?q=${encodeURIComponent(one.full_name)}`);
  const post = page.getByLabel(`Post of ${one.full_name}`);
  await cellOf(page, 'post').dblclick();
  await post.fill('Mine');
  await change(token, one, { post: 'Theirs' });
  await post.press('Enter');
  await expect(page.getByText('Somebody else wrote here meanwhile:')).toContainText('Theirs');
  await expect(post).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await expect(cellOf(page, 'post')).toHaveText('Theirs');

  await cellOf(page, 'post').dblclick();
  await post.fill('Mine again');
  await change(token, { ...one, version: one.version + 1 }, { post: 'Theirs again' });
  await post.press('Enter');
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(cellOf(page, 'post')).toHaveText('Mine again');
  await page.reload();
  await expect(cellOf(page, 'post')).toHaveText('Mine again');
});

test('a cell that is written in again while it is saved goes on from there', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const one = await newEmployee(token);
  await openGrid(page, `?q=${encodeURIComponent(one.full_name)}`);
  /** The next save of these words waits until it is let go. */
  async function held(words: string, arrives = true) {
    let letGo = () => {};
    const isLetGo = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let isHeld = false;
    const hold = async (route: Route) => {
      if (isHeld || !isOf(route.request(), words)) return route.fallback();
      isHeld = true;
      await isLetGo;
      await (arrives ? route.continue() : route.abort('internetdisconnected'));
    };
    await page.route('**/api/datatables/employees/*', hold);
    return letGo;
  }
  const isOf = (request: Request, words: string) => request.postData()?.includes(words) ?? false;
  const saved = (words: string) => page.waitForResponse((answer) => isOf(answer.request(), words));
  const newer = page.getByText('Somebody else wrote here meanwhile:');
  const post = page.getByLabel(`Post of ${one.full_name}`);
  const letPostGo = await held('Accountant');
  await cellOf(page, 'post').dblclick();
  await post.fill('Accountant');
  await post.press('Enter');
  await expect(cellOf(page, 'post')).toHaveText('Accountant');
  await cellOf(page, 'post').dblclick();
  await expect(post).toHaveValue('Accountant');
  // Back to what stood there at first, which is a change by now.
  await post.fill('Librarian');
  await post.press('Enter');
  await expect(cellOf(page, 'post')).toHaveText('Librarian');
  const last = saved('Librarian');
  letPostGo();
  expect((await last).status()).toBe(200);
  await expect(cellOf(page, 'post')).toHaveText('Librarian');

  // A space that is typed as the answer comes is the beginning of more.
  const letSpaceGo = await held('Driver');
  await cellOf(page, 'post').dblclick();
  await post.fill('Driver');
  await post.press('Enter');
  await expect(cellOf(page, 'post')).toBeFocused();
  await cellOf(page, 'post').dblclick();
  await post.fill('Driver ');
  const driver = saved('Driver');
  letSpaceGo();
  await (await driver).finished();
  await post.pressSequentially('of the bus');
  await expect(post).toHaveValue('Driver of the bus');
  const longer = saved('Driver of the bus');
  await post.press('Enter');
  expect((await longer).status()).toBe(200);

  // The first is refused while the second is written: that is told beside it, and takes nothing away.
  const age = page.getByLabel(`Age of ${one.full_name}`);
  const letAgeGo = await held('1000');
  await cellOf(page, 'age').dblclick();
  await age.fill('1000');
  await age.press('Enter');
  await expect(cellOf(page, 'age')).toBeFocused();
  await cellOf(page, 'age').dblclick();
  await age.fill('36');
  letAgeGo();
  await expect(page.getByText('Give a number up to 120.')).toBeVisible();
  await expect(age).toHaveValue('36');
  await expect(age).toBeFocused();
  const aged = saved('36');
  await age.press('Enter');
  expect((await aged).status()).toBe(200);
  await expect(cellOf(page, 'age')).toHaveText('36');
  await expect(newer).toHaveCount(0);

  // Opened again and left as it is: when it did not arrive, it is sent once more.
  const letLost = await held('Gardener', false);
  await cellOf(page, 'post').dblclick();
  await post.fill('Gardener');
  await post.press('Enter');
  await expect(cellOf(page, 'post')).toBeFocused();
  await cellOf(page, 'post').dblclick();
  await expect(post).toHaveValue('Gardener');
  letLost();
  await expect(page.getByText('The server did not answer.')).toBeVisible();
  const arrived = saved('Gardener');
  await post.press('Enter');
  await expect(cellOf(page, 'post')).toBeFocused();
  expect((await arrived).status()).toBe(200);
  await openGrid(page, `?q=${encodeURIComponent(one.full_name)}`);
  await expect(cellOf(page, 'post')).toHaveText('Gardener');
  await expect(cellOf(page, 'age')).toHaveText('36');
});

test('a row that changed under another order is not met with its old words', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const one = await newEmployee(token, { city: 'Nantes' });
  const live = page.waitForResponse('**/api/live?*');
  await openGrid(page, `?q=${encodeURIComponent(one.full_name)}`);
  await live;
  await sortButton(page, 'City').click();
  await expect(heading(page, 'City')).toHaveAttribute('aria-sort', 'ascending');
  await expect(cellOf(page, 'city')).toHaveText('Nantes');
  await change(token, one, { city: 'Newtown' });
  await expect(cellOf(page, 'city')).toHaveText('Newtown');
  await cellOf(page, 'city').dblclick();
  const city = page.getByLabel(`City of ${one.full_name}`);
  await city.fill('Porto');
  await city.press('Enter');
  await expect(cellOf(page, 'city')).toHaveText('Porto');
  await expect(page.getByText('Somebody else wrote here meanwhile:')).toHaveCount(0);
  // Nor does a cell that was saved make the old row look new.
  await cellOf(page, 'post').dblclick();
  await page.getByLabel(`Post of ${one.full_name}`).fill('Accountant');
  await page.keyboard.press('Enter');
  await expect(cellOf(page, 'post')).toHaveText('Accountant');
});

const inMenu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name });
const leaving = (page: Page) => page.getByText('Leave without saving?');

test('words that were refused are not left behind unasked; another order leaves them in their cell', async ({
  page,
}) => {
  const { token } = await signedInAsNew(page);
  const one = await newEmployee(token);
  await openGrid(page, `?q=${encodeURIComponent(one.full_name)}`);
  await cellOf(page, 'email').dblclick();
  const email = page.getByLabel(`Email of ${one.full_name}`);
  await email.fill('nonsense');
  await email.press('Enter');
  await expect(page.getByText('Enter a valid email.')).toBeVisible();
  await inMenu(page, 'Users').click();
  await expect(leaving(page)).toBeVisible();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(cellOf(page, 'email')).toContainText('nonsense');
  await sortButton(page, 'Post').click();
  await expect(page).toHaveURL(/sortColumn=post/);
  await expect(leaving(page)).toHaveCount(0);
  await expect(cellOf(page, 'email')).toContainText('nonsense');
  await inMenu(page, 'Users').click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL(/lms\/users/);
});

test('a cell that could not be saved after its page was left is told with its words', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const one = await newEmployee(token);
  await openGrid(page, `?q=${encodeURIComponent(one.full_name)}`);
  let leave = () => {};
  const isLeft = new Promise<void>((resolve) => {
    leave = resolve;
  });
  await page.route('**/api/datatables/employees/*', async (route) => {
    await isLeft;
    await route.abort('internetdisconnected');
  });
  await cellOf(page, 'city').dblclick();
  await page.getByLabel(`City of ${one.full_name}`).fill('Bragaqx');
  await inMenu(page, 'Users').click();
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
  leave();
  await expect(page.getByText('The server did not answer.')).toBeVisible();
  await expect(page.getByText('Bragaqx')).toBeVisible();
});

test('a login that ends while a cell is written in leaves its words', async ({ page }) => {
  const account = await signedInAsNew(page);
  const one = await newEmployee(account.token);
  await openGrid(page, `?q=${encodeURIComponent(one.full_name)}`);
  await cellOf(page, 'post').dblclick();
  await page.getByLabel(`Post of ${one.full_name}`).fill('Head of lab');
  const { accessToken } = await login(account.email, account.password);
  const headers = { authorization: `Bearer ${accessToken}` };
  expect((await fetch(`${url()}/jwt/sessions/end-others`, { method: 'POST', headers })).status).toBe(200);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible({ timeout: 30_000 });
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('textbox', { name: /^Password/ }).fill(account.password);
  await page.keyboard.press('Enter');
  await expect(cellOf(page, 'post')).toContainText('Head of lab');
  await expect(cellOf(page, 'post')).toContainText('Not saved');
  await cellOf(page, 'post').dblclick();
  await page.getByLabel(`Post of ${one.full_name}`).press('Enter');
  await expect(cellOf(page, 'post')).toHaveText('Head of lab');
});

test('a cell that was written in again while it was saved is not somebody else’s when the login ended meanwhile', async ({
  page,
}) => {
  const account = await signedInAsNew(page);
  const one = await newEmployee(account.token);
  await openGrid(page, `?q=${encodeURIComponent(one.full_name)}`);
  const post = page.getByLabel(`Post of ${one.full_name}`);
  let isOver = () => {};
  const over = new Promise<void>((resolve) => {
    isOver = resolve;
  });
  const lose = async (route: Route) => {
    await over;
    await route.abort('internetdisconnected');
  };
  await page.route('**/api/datatables/employees/*', lose, { times: 1 });
  for (const text of ['Accountant', 'Head of lab']) {
    await cellOf(page, 'post').dblclick();
    await post.fill(text);
    await post.press('Enter');
    await expect(cellOf(page, 'post')).toHaveText(text);
  }
  const { accessToken } = await login(account.email, account.password);
  await callAs(accessToken, 'POST', '/jwt/sessions/end-others');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible({ timeout: 30_000 });
  isOver();
  await expect(page.getByText('The server did not answer.')).toBeVisible();
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('textbox', { name: /^Password/ }).fill(account.password);
  await page.keyboard.press('Enter');
  await expect(cellOf(page, 'post')).toContainText('Head of lab');
  await expect(cellOf(page, 'post')).toContainText('Not saved');
  await cellOf(page, 'post').dblclick();
  await post.press('Enter');
  await expect(cellOf(page, 'post')).toHaveText('Head of lab');
  await expect(page.getByText('Somebody else wrote here meanwhile:')).toHaveCount(0);
});

test('a new version that takes the grid away leaves what was typed in its cells', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const one = await newEmployee(token);
  let isGone = true;
  let typed = () => {};
  const isTyped = new Promise<void>((resolve) => {
    typed = resolve;
  });
  // It is brought ahead after the first key, before the words are there or after: its answer waits for them.
  await page.route(/\/assets\/SearchPalette-.*\.js$/, async (route) => {
    await isTyped;
    await (isGone ? route.fulfill({ status: 404 }) : route.continue());
  });
  await openGrid(page, `?q=${encodeURIComponent(one.full_name)}`);
  await cellOf(page, 'email').dblclick();
  await page.getByLabel(`Email of ${one.full_name}`).fill('nonsense');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter a valid email.')).toBeVisible();
  page.on('framenavigated', () => {
    isGone = false;
  });
  // Nobody has to be asked about what is kept.
  let asked = 0;
  page.on('dialog', (question) => {
    asked += 1;
    void question.accept();
  });
  typed();
  await expect.poll(() => isGone).toBe(false);
  await expect(cellOf(page, 'email')).toContainText('nonsense');
  await expect(cellOf(page, 'email')).toContainText('Not saved');
  expect(asked).toBe(0);
});

test('what was stored without an answer is not refused when it is sent again', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const one = await newEmployee(token);
  await page.goto(`${url()}/datatables/basic?open=${one.id}`);
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('City').fill('Porto');
  await loseAnswer(page, '**/api/datatables/employees/*', 'PATCH');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByText('The server did not answer.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${one.full_name} was saved`)).toBeVisible();
  await expect(drawer).toBeHidden();

  await page.getByRole('button', { name: 'Add employee' }).click();
  const name = `Yy ${process.pid.toString(36)}${Date.now().toString(36)}`;
  await drawer.getByLabel('Name').fill(name);
  const email = drawer.getByLabel('Email');
  await email.fill(one.email);
  await drawer.getByLabel('Start date').fill('2025-03-01');
  await drawer.getByLabel('Salary a year').fill('38000.50');
  await drawer.getByLabel('Age').fill('41');
  await drawer.getByLabel('Experience in years').fill('9');
  const add = drawer.getByRole('button', { name: 'Add employee' });
  await add.click();
  await expect(email).toHaveAccessibleDescription(/has this email already/);
  await email.fill(`${name.replace(' ', '')}@example.org`);
  await loseAnswer(page, '**/api/datatables/employees', 'POST');
  await add.click();
  await expect(drawer.getByText('The server did not answer.')).toBeVisible();
  // Somebody else's email is refused all the same.
  await email.fill(one.email);
  await add.click();
  await expect(email).toHaveAccessibleDescription(/has this email already/);
  await email.fill(`${name.replace(' ', '')}@example.org`);
  await add.click();
  await expect(page.getByText(`${name} was added`)).toBeVisible();
  await expect(drawer).toBeHidden();
});

test('rows stay ticked when what was asked for could not be begun', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const one = await newEmployee(token);
  await page.goto(`${url()}/datatables/basic?q=${encodeURIComponent(one.full_name)}`);
  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: `Actions for ${one.full_name}` }) });
  await row.getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: 'Actions for the selection' });
  await expect(bar).toContainText('1 selected');
  await page.route('**/api/datatables/bulk', (route) => route.abort('internetdisconnected'));
  await bar.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The server did not answer.')).toBeVisible();
  await expect(bar).toContainText('1 selected');
  await page.unroute('**/api/datatables/bulk');
  await bar.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('1 employee deleted')).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('rows are sorted by several columns, told by number and in words', async ({ page }) => {
  await signedInAsNew(page);
  // Journeys beside this one add nobody here.
  await openGrid(page, '?city=Leeds');
  await sortButton(page, 'Post').click();
  await sortButton(page, 'Age').click({ modifiers: ['Shift'] });
  await sortButton(page, 'Age').press('Shift+Enter');
  await expect(page).toHaveURL(/sortColumn=post(%2C|,)age/);
  await expect(page.getByText('Sorted by Post, ascending; Age, descending')).toBeVisible();
  await expect(heading(page, 'Age')).toHaveAttribute('aria-sort', 'descending');
  await expect(heading(page, 'Age')).toContainText('2');
  await expect(cellOf(page, 'post')).toHaveText('Accountant');
  const ages = async () => (await grid(page).locator('[data-col="age"]').allInnerTexts()).slice(2, 8).map(Number);
  await expect.poll(async () => (await ages()).join() === (await ages()).sort((a, b) => b - a).join()).toBe(true);
  await page.goBack();
  await expect(heading(page, 'Age')).toHaveAttribute('aria-sort', 'ascending');
});

test('columns are made wider and moved, and stay so for the person', async ({ page }) => {
  await signedInAsNew(page);
  await openGrid(page);
  const width = async () => Math.round((await heading(page, 'Post').boundingBox())?.width ?? 0);
  const edge = page.locator('[data-edge="post"]');
  const box = (await edge.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(box.x + 4, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 64, box.y + 10, { steps: 4 });
  await page.mouse.up();
  expect(await width()).toBe(250);
  await sortButton(page, 'Post').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(width).toBe(266);
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/preferences') && answer.ok());
  await page.keyboard.press('Control+Shift+ArrowRight');
  await expect.poll(() => order(page)).toEqual(expect.arrayContaining(['full_name', 'email', 'post']));
  expect((await order(page)).slice(0, 3)).toEqual(['full_name', 'email', 'post']);
  await saved;
  await page.reload();
  await expect(grid(page)).toBeVisible();
  expect((await order(page)).slice(0, 3)).toEqual(['full_name', 'email', 'post']);
  expect(await width()).toBe(266);
  const fitted = page.waitForResponse((answer) => answer.url().endsWith('/api/preferences') && answer.ok());
  await edge.dblclick();
  await expect.poll(width).toBeLessThan(266);
  await fitted;
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect.poll(async () => (await order(page)).slice(0, 2)).toEqual(['full_name', 'post']);
  await expect.poll(width).toBe(190);
});

test('rows of the grid are ticked by mouse and keys, and deleted with a way back', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const city = `Zz ${process.pid.toString(36)}${Date.now().toString(36)}`;
  for (let left = 4; left > 0; left -= 1) await newEmployee(token, { city });
  await openGrid(page, `?q=${encodeURIComponent(city)}`);
  const tick = (index: number) => grid(page).locator(`[data-index="${index}"]`).getByRole('checkbox');
  const bar = page.getByRole('region', { name: 'Actions for the selection' });
  await tick(0).click();
  await tick(2).click({ modifiers: ['Shift'] });
  await expect(bar).toContainText('3 selected');
  await page.keyboard.press('ArrowUp');
  await expect(tick(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(bar).toContainText('2 selected');
  await expectAccessible(page, 'a grid with ticked rows');
  await bar.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('2 employees deleted')).toBeVisible();
  await expect(page.getByText('2 employees', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByText('4 employees', { exact: true })).toBeVisible();

  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await expect(bar).toContainText('4 selected');
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
});

test('a row opens its form, with the way to the next; an email that is taken is said at its field', async ({
  page,
}) => {
  const { token } = await signedInAsNew(page);
  const post = `Zz ${process.pid.toString(36)}${Date.now().toString(36)}`;
  const first = await newEmployee(token, { post });
  const second = await newEmployee(token, { post });
  await page.goto(`${url()}/datatables/basic?q=${encodeURIComponent(post)}&sortColumn=id`);
  await page.getByRole('link', { name: first.full_name }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByLabel('Name')).toHaveValue(first.full_name);
  await drawer.getByRole('button', { name: 'Next' }).click();
  await expect(drawer.getByLabel('Name')).toHaveValue(second.full_name);
  await expect(drawer.getByRole('button', { name: 'Next' })).toBeDisabled();
  const email = drawer.getByLabel('Email');
  await email.fill(first.email.toUpperCase());
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(email).toHaveAccessibleDescription(/has this email already/);
  await expect(email).toBeFocused();
});

test('a column that there is no room for is told under Columns', async ({ page }) => {
  await signedInAsNew(page);
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.goto(`${url()}/datatables/basic`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Age', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Columns' }).click();
  await expect(page.getByRole('checkbox', { name: 'Age', exact: true })).toHaveAccessibleDescription('No room for it');
});

test('a row opens to its details, by mouse and by keyboard', async ({ page }) => {
  await signedInAsNew(page);
  await openGrid(page);
  const more = grid(page)
    .locator('[data-index="0"]')
    .getByRole('button', { name: /^Details of/ });
  await more.click();
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('Salary a month')).toBeVisible();
  const second = grid(page).locator('[data-index="1"]');
  const tall = (await second.boundingBox())?.y ?? 0;
  await more.press('Enter');
  await expect(page.getByText('Salary a month')).toBeHidden();
  await expect.poll(async () => (await second.boundingBox())?.y ?? 0).toBeLessThan(tall);
});

test('ten thousand rows are scrolled through to the last, and found again on coming back', async ({ page }) => {
  await signedInAsNew(page);
  await openGrid(page, '?sortColumn=id&sort=asc');
  const count = async () => Number(await grid(page).getAttribute('aria-rowcount'));
  // Right after the server's start the total may be an estimate.
  await expect.poll(count).toBeGreaterThan(10_000);
  expect(await grid(page).locator('tbody tr').count()).toBeLessThan(60);
  // The rows scroll in their window, not the page.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5_000);
  await cellOf(page, 'full_name').focus();
  const last = async () => grid(page).locator(`[aria-rowindex="${await count()}"]`);
  await expect(async () => {
    // Other journeys add people and delete them meanwhile: there may be one more below.
    await page.keyboard.press('Control+End');
    await expect(await last()).toBeInViewport({ timeout: 1_000 });
    await expect((await last()).locator('[data-col="email"]')).not.toBeEmpty({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  const place = () => grid(page).evaluate((table) => table.parentElement?.scrollTop ?? 0);
  const [left, before] = [await place(), await count()];
  const rowHeight = (await grid(page).locator('tbody tr').last().boundingBox())?.height ?? 0;
  await page.waitForTimeout(300);
  await page.getByRole('link', { name: 'Users', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await page.goBack();
  await expect(async () => {
    const more = ((await count()) - before) * rowHeight;
    expect(Math.abs((await place()) - left)).toBeLessThan(3 + Math.abs(more));
    await expect(grid(page).locator('tbody tr [data-col="email"]').last()).not.toBeEmpty({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
});

test('each column has its filter, kept in the address', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const one = await newEmployee(token, { age: 77 });
  await openGrid(page);
  await page.getByRole('searchbox', { name: 'Filter Name' }).fill(one.full_name);
  await expect(page.getByText('1 employee', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Filter Age' }).click();
  await page.getByLabel('From').fill('78');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.getByLabel('From').fill('70');
  await expect(page.getByText('1 employee', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/age=70\.\./);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Filter City' }).click();
  await page.getByRole('checkbox', { name: 'Lyon' }).check();
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Filter Name' })).toHaveValue(one.full_name);
  await expect(page.getByRole('button', { name: 'At least 70' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page.getByRole('searchbox', { name: 'Filter Name' })).toHaveValue('');
});

test('two values ticked in a row, before the page has followed the first, both count', async ({ page }) => {
  await signedInAsNew(page);
  await openGrid(page);
  await page.getByRole('button', { name: 'Filter Status' }).click();
  const boxes = page.getByRole('checkbox', { name: /^(Current|Resigned)$/ });
  await expect(boxes).toHaveCount(2);
  await boxes.evaluateAll((all) => {
    for (const box of all) (box as HTMLInputElement).click();
  });
  await expect(page).toHaveURL(/status=1(,|%2C)4/);
  for (const box of await boxes.all()) await expect(box).toBeChecked();
});

test('words that are taken back at once are not searched for after all', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  await newEmployee(token);
  await openGrid(page);
  for (const name of ['Search employees', 'Filter Name']) {
    const field = page.getByRole('searchbox', { name });
    await field.fill('nobody is called this');
    await field.press('Escape');
    await expect(field).toHaveValue('');
    // Longer than typing waits for another letter.
    await page.waitForTimeout(600);
    await expect(page).not.toHaveURL(/nobody/);
    await expect(field).toHaveValue('');
  }
  const search = page.getByRole('searchbox', { name: 'Search employees' });
  await search.fill('nobody is called this');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.waitForTimeout(600);
  await expect(page).not.toHaveURL(/nobody/);
});

test('the plain tables show real rows in every look', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/tables/reactstrap`);
  await expect(page.getByRole('table')).toHaveCount(15);
  await expect(page.getByRole('table', { name: 'Footer with totals' }).locator('tfoot')).toContainText('$');
});
