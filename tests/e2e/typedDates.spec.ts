// Days and times typed key by key: `fill` hands them over whole, and hides what happens in between.
import type { Locator, Page } from '@playwright/test';
import { callAs, expect, holdBack, signedInAsNew, test, url } from './lms.ts';

test.use({ timezoneId: 'Europe/Berlin', locale: 'en-US' });

const NO_DAY = 'There is no such day.';
const NO_TIME = 'There is no such time.';

/** From its first part on: month, day and year, or hours, minutes and AM or PM. */
async function typeInto(field: Locator, keys: string, delay = 20) {
  await field.blur();
  await field.focus();
  await field.page().keyboard.type(keys, { delay });
}

const dialog = (page: Page) => page.getByRole('dialog');
const nameOf = (words: string) => `${words} ${Math.random().toString(36).slice(2, 8)}`;

test('a birthday that is no day is said at its field, and the old one is kept', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const kept = async () =>
    (await callAs<{ info: { dob: string | null } }>(token, 'GET', '/account-setting/data')).info.dob;
  await page.goto(`${url()}/pages/account-settings/info`);
  const birthday = page.getByLabel('Birthday');
  const save = page.getByRole('button', { name: 'Save' });
  await typeInto(birthday, '02151980');
  await save.click();
  await expect.poll(kept).toBe('1980-02-15');

  await typeInto(birthday, '02301980');
  await save.click();
  await expect(page.getByText(NO_DAY)).toBeVisible();
  await expect(birthday).toBeFocused();
  expect(await kept()).toBe('1980-02-15');

  await typeInto(birthday, '03011980');
  await expect(page.getByText(NO_DAY)).toBeHidden();
  await typeInto(birthday, '');
  await page.keyboard.press('Backspace');
  await birthday.blur();
  await expect(page.getByText(NO_DAY)).toBeVisible();
  await save.click();
  await expect(birthday).toBeFocused();
  expect(await kept()).toBe('1980-02-15');

  await typeInto(birthday, '03011980');
  await save.click();
  await expect.poll(kept).toBe('1980-03-01');
  await birthday.fill('');
  await save.click();
  await expect.poll(kept).toBeNull();
});

test('what is typed while a form is being sent is still to be saved', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  await page.goto(`${url()}/pages/account-settings/info`);
  const country = page.getByLabel('Country');
  const save = page.getByRole('button', { name: 'Save' });
  const sending = await holdBack(page, /\/api\/account\/info/);
  await country.fill('Nor');
  await save.click();
  await expect.poll(sending.asked).toBe(1);
  await country.fill('Norway');
  sending.letGo();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await save.click();
  const kept = async () =>
    (await callAs<{ info: { country: string } }>(token, 'GET', '/account-setting/data')).info.country;
  await expect.poll(kept).toBe('Norway');
});

test('words typed while a new password is being sent are not taken away, and no old one comes back', async ({
  page,
}) => {
  const { password } = await signedInAsNew(page);
  await page.goto(`${url()}/pages/account-settings/security`);
  const current = page.getByLabel('Current password');
  const next = page.getByRole('textbox', { name: /^New password/ });
  const change = page.getByRole('button', { name: 'Change password' });
  const sending = await holdBack(page, /\/jwt\/change-password/);
  await current.fill(password);
  await next.fill('Chosen by myself 3');
  await change.click();
  await expect.poll(sending.asked).toBe(1);
  await current.fill('Chosen by myself');
  sending.letGo();
  await expect(page.getByText('Password changed')).toBeVisible();
  await expect(next).toHaveValue('');
  await expect(current).toHaveValue('Chosen by myself');
  await current.fill('Chosen by myself 3');
  await next.fill('Chosen by myself 4');
  await change.click();
  for (const field of [current, next]) await expect(field).toHaveValue('');
});

test('what is chosen while a form is being sent is still to be saved', async ({ page }) => {
  await signedInAsNew(page);
  const listed = page.waitForResponse(/\/api\/profile\/pages$/);
  await page.goto(`${url()}/pages/profile?open=pages`);
  await listed;
  const drawer = dialog(page).filter({ hasText: 'Suggested pages' });
  const name = drawer.getByRole('textbox', { name: 'Name' });
  const kind = drawer.getByRole('combobox', { name: 'Kind' });
  const sending = await holdBack(page, /\/api\/profile\/pages$/);
  await name.fill(nameOf('Chess'));
  await drawer.getByRole('button', { name: 'Add page' }).click();
  await expect.poll(sending.asked).toBe(1);
  await kind.click();
  await page.getByRole('option', { name: 'Team' }).click();
  sending.letGo();
  await expect(name).toHaveValue('');
  await expect(kind).toHaveValue('Team');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Leave without saving?')).toBeVisible();
});

test('a field left half typed says so, and no more once it is empty', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/pages/account-settings/info`);
  const birthday = page.getByLabel('Birthday');
  await typeInto(birthday, '02');
  await birthday.blur();
  await expect(page.getByText(NO_DAY)).toBeVisible();
  await typeInto(birthday, '');
  await page.keyboard.press('Backspace');
  await birthday.blur();
  await expect(page.getByText(NO_DAY)).toBeHidden();
});

test('a key whose last day is no day is not made without an end', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const keys = async () => JSON.stringify(await callAs(token, 'GET', '/api/keys'));
  await page.goto(`${url()}/pages/api-key`);
  await page.getByRole('button', { name: 'New key' }).first().click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Nightly export');
  await typeInto(dialog(page).getByLabel('Last day'), '0230');
  await dialog(page).getByRole('button', { name: 'New key' }).click();
  await expect(dialog(page).getByText(NO_DAY)).toBeVisible();
  await expect(dialog(page).getByLabel('Last day')).toBeFocused();
  expect(await keys()).not.toContain('Nightly export');
});

test('the last day of a key is the day that was chosen, east of Greenwich too', async ({ page }) => {
  await signedInAsNew(page);
  const year = new Date().getFullYear() + 1;
  await page.goto(`${url()}/pages/api-key`);
  await page.getByRole('button', { name: 'New key' }).first().click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Nightly export');
  await dialog(page).getByLabel('Last day').fill(`${year}-05-09`);
  await dialog(page).getByRole('button', { name: 'New key' }).click();
  await page.getByRole('button', { name: 'I have kept it' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Nightly export' })).toContainText(`until 9 May ${year}`);
});

test('the due day of a card is kept when another one cannot be read', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const title = nameOf('Exam');
  const made = { title: nameOf('Dates') };
  const { board } = await callAs<{ board: { id: number } }>(token, 'POST', '/apps/kanban/add-board', { data: made });
  await callAs(token, 'POST', '/apps/kanban/add-task', { data: { title, boardId: board.id } });
  await page.goto(`${url()}/apps/kanban`);
  const card = page.locator('[data-card]').filter({ hasText: title });
  await card.click();
  const due = dialog(page).getByLabel('Due');
  await typeInto(due, '05172030');
  await due.blur();
  await expect(card).toContainText('17 May 2030');

  await typeInto(due, '02302030');
  await due.blur();
  await expect(dialog(page).getByText(NO_DAY)).toBeVisible();
  await expect(card).toContainText('17 May 2030');
  await typeInto(due, '');
  await page.keyboard.press('Escape');
  await expect(due).toHaveValue('2030-05-17');
  await expect(dialog(page).getByText(NO_DAY)).toBeHidden();

  await typeInto(due, '02');
  await page.keyboard.press('Backspace');
  await page.reload();
  await expect(due).toHaveValue('2030-05-17');
  await typeInto(due, '05182030');
  await due.blur();
  await expect(card).toContainText('18 May 2030');
});

test('a task takes neither a day nor a time that cannot be read', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const tasks = () => callAs<{ title: string; dueDate: string | null }[]>(token, 'GET', '/apps/todo/tasks');
  await page.goto(`${url()}/apps/todo`);
  await page.getByRole('button', { name: 'Add task' }).click();
  const drawer = page.getByRole('dialog', { name: 'New task' });
  const add = drawer.getByRole('button', { name: 'Add task' });
  await drawer.getByRole('textbox', { name: 'Title' }).fill('Pay the hall');
  await typeInto(drawer.getByLabel('Due date'), '02302031');
  await add.click();
  await expect(drawer.getByText(NO_DAY)).toBeVisible();
  await typeInto(drawer.getByLabel('Due date'), '02202031');
  await expect(drawer.getByText(NO_DAY)).toBeHidden();
  await typeInto(drawer.getByLabel('Time').first(), '03');
  await add.click();
  await expect(drawer.getByText(NO_TIME)).toBeVisible();
  expect(await tasks()).toEqual([]);
  await typeInto(drawer.getByLabel('Time').first(), '0330PM');
  await add.click();
  await expect(drawer).toBeHidden();
  expect((await tasks()).map(({ title }) => title)).toEqual(['Pay the hall']);
});

test('the end of an event follows a start that is typed, and a day that is none is refused', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/apps/calendar?view=month&date=2027-03-10&event=new&start=2027-03-18`);
  const drawer = dialog(page);
  await drawer.getByLabel('Title').fill('Chess');
  await drawer.getByRole('checkbox', { name: 'All day' }).uncheck();
  await drawer.getByLabel('Starts at').fill('13:00');
  await drawer.getByLabel('Ends on').fill('2027-03-18');
  await drawer.getByLabel('Ends at').fill('14:00');
  await typeInto(drawer.getByLabel('Starts on'), '04052027');
  await expect(drawer.getByLabel('Starts on')).toHaveValue('2027-04-05');
  await expect(drawer.getByLabel('Ends on')).toHaveValue('2027-04-05');
  await typeInto(drawer.getByLabel('Starts at'), '0330PM');
  await expect(drawer.getByLabel('Ends at')).toHaveValue('16:30');

  await typeInto(drawer.getByLabel('Starts on'), '02302027');
  await drawer.getByRole('button', { name: 'Add event' }).click();
  await expect(drawer.getByText(NO_DAY)).toBeVisible();
  await expect(drawer.getByLabel('Starts on')).toBeFocused();
  await typeInto(drawer.getByLabel('Starts on'), '03192027');
  await expect(drawer.getByText(NO_DAY)).toBeHidden();
  await expect(drawer.getByLabel('Ends on')).toHaveValue('2027-03-19');
  await drawer.getByRole('button', { name: 'Add event' }).click();
  await expect(drawer).toBeHidden();
});

test('an event over several days names them', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const times = { start: '2027-03-09T13:00', end: '2027-03-11T14:00', allDay: false };
  const extendedProps = { calendar: 'Business', timeZone: 'Europe/Berlin' };
  await callAs(token, 'POST', '/apps/calendar/add-event', { event: { title: 'Trip', ...times, extendedProps } });
  await page.goto(`${url()}/apps/calendar?view=month&date=2027-03-10`);
  const trip = page.getByRole('button', { name: /Trip.*9 Mar(?: 2027)?, 13:00 – 11 Mar(?: 2027)?, 14:00/ });
  await expect(trip.first()).toBeVisible();
});

test('a payment on a day that is none is not added', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const word = `d${Date.now().toString(36)}`;
  const who = { name: `Client ${word}`, companyEmail: `${word}@example.org` };
  const { client } = await callAs<{ client: { id: number } }>(token, 'POST', '/api/invoice/clients', who);
  const { invoice } = await callAs<{ invoice: { id: number } }>(token, 'POST', '/api/invoice/invoices', {
    ...{ clientId: client.id, issuedDate: '2026-01-05', dueDate: '2999-01-05', service: 'Software Development' },
    ...{ currency: 'USD', lines: [{ title: 'Workshop', quantityMilli: 2000, priceCents: 15_000 }] },
  });
  await callAs(token, 'POST', `/api/invoice/invoices/${invoice.id}/send`, { mail: false });
  await page.goto(`${url()}/apps/invoice/preview/${invoice.id}`);
  await page.getByRole('button', { name: 'Add payment' }).click();
  await typeInto(dialog(page).getByLabel('Paid on'), '02302026');
  await dialog(page).getByRole('button', { name: 'Add payment' }).click();
  await expect(dialog(page).getByText(NO_DAY)).toBeVisible();
  await expect(dialog(page).getByLabel('Paid on')).toBeFocused();
});

test('a post is not planned for a time that is none', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const text = { blogTitle: nameOf('Some day'), content: '<p>Start.</p>' };
  const { post } = await callAs<{ post: { id: number } }>(token, 'POST', '/api/blog/posts', text);
  await page.goto(`${url()}/pages/blog/edit/${post.id}`);
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  const when = dialog(page).getByLabel('Day and time');
  await typeInto(when, '0230');
  await dialog(page).getByRole('button', { name: 'Schedule' }).click();
  await expect(dialog(page).getByText(NO_TIME)).toBeVisible();
  await expect(when).toBeFocused();
  await when.fill('');
  await dialog(page).getByRole('button', { name: 'Schedule' }).click();
  await expect(dialog(page).getByText('Give a day and a time.')).toBeVisible();
});

test('the days of a list are typed, slowly as well, and follow what is chosen elsewhere', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/lms/users`);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Joined', exact: true }).click();
  const from = page.getByLabel('From', { exact: true });
  const to = page.getByLabel('To', { exact: true });
  await typeInto(from, '03012025');
  await typeInto(to, '04302026');
  await expect(page).toHaveURL(/created=2025-03-01\.\.2026-04-30/);
  await expect(from).toHaveValue('2025-03-01');
  await expect(to).toHaveValue('2026-04-30');
  // Slower than the address is told.
  await typeInto(from, '05061999', 320);
  await expect(from).toHaveValue('1999-05-06');
  await expect(page).toHaveURL(/created=1999-05-06\.\.2026-04-30/);

  await typeInto(from, '0230');
  await to.focus();
  await expect(page.getByText(NO_DAY)).toBeVisible();
  await expect(page).toHaveURL(/created=1999-05-06\.\.2026-04-30/);
  await page.getByRole('radio', { name: 'Last 30 days' }).check();
  await expect(page).toHaveURL(/created=last-30/);
  await expect(page.getByText(NO_DAY)).toBeHidden();
  await expect(to).toHaveValue('');
  await typeInto(from, '03011899');
  await to.focus();
  await expect(page.getByText('Choose a day between 1900 and 2999.')).toBeVisible();
  await expect(page).toHaveURL(/created=last-30/);
});

test('a dashboard says which days it has', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/dashboard/analytics`);
  await page.getByRole('button', { name: 'Choose days' }).click();
  const from = page.getByLabel('From', { exact: true });
  const to = page.getByLabel('To', { exact: true });
  const show = page.getByRole('button', { name: 'Show these days' });
  await typeInto(from, '03011999');
  await typeInto(to, '03101999');
  await expect(page.getByText('Choose a day between 2000 and 2099.')).toBeVisible();
  await expect(show).toBeDisabled();
  await typeInto(from, '03012026');
  await typeInto(to, '02302026');
  await from.focus();
  await expect(page.getByText(NO_DAY)).toBeVisible();
  await typeInto(to, '03102026');
  await expect(page.getByText(NO_DAY)).toBeHidden();
  await show.click();
  await expect(page).toHaveURL(/from=2026-03-01/);
});

test('a note without words is asked for', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/components/timeline`);
  const note = page.getByRole('textbox', { name: 'Note' });
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Write a note.')).toBeVisible();
  await expect(note).toBeFocused();
  await note.fill('Called back');
  await expect(page.getByText('Write a note.')).toBeHidden();
  await note.press('Enter');
  await expect(page.getByText('Called back')).toBeVisible();
});
