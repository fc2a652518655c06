import type { BrowserContext, Page } from '@playwright/test';
import { callAs, expect, signedInAsNew, test, url } from './lms.ts';

test.use({ timezoneId: 'Europe/Berlin', locale: 'en-GB' });

interface Stored {
  id: number;
  title: string;
  start: string;
  extendedProps: { location: string };
}

const entry = (page: Page, title: string) => page.locator('[role="button"]').filter({ hasText: title });
const drawer = (page: Page) => page.getByRole('dialog').filter({ has: page.getByLabel('Title') });
const question = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Which events' });
const save = (page: Page) => drawer(page).getByRole('button', { name: 'Save', exact: true }).click();

async function add(token: string, title: string, start: string, more: object = {}) {
  const event = { title, start, extendedProps: { calendar: 'Business', timeZone: 'Europe/Berlin', ...more } };
  return (await callAs<{ event: Stored }>(token, 'POST', '/apps/calendar/add-event', { event })).event;
}

const change = (token: string, event: object, which: object = {}) =>
  callAs(token, 'POST', '/apps/calendar/update-event', { event, ...which });

/** Until the server has it so. */
const expectStored = (token: string, [from, to]: [string, string], pick: (one: Stored) => string, wanted: string[]) =>
  expect
    .poll(async () => {
      const list = await callAs<Stored[]>(token, 'GET', `/apps/calendar/events?from=${from}&to=${to}`);
      return list.map(pick).toSorted();
    })
    .toEqual(wanted.toSorted());

const WINTER: [string, string] = ['2026-12-01', '2027-01-10'];
const SPRING: [string, string] = ['2027-03-01', '2027-04-01'];

test('an open occurrence that went on as another event is told of, and neither its form nor its save goes elsewhere', async ({
  page,
}) => {
  const { token } = await signedInAsNew(page);
  const { id } = await add(token, 'Weekly', '2026-12-01T09:00', { repeat: 'FREQ=WEEKLY;COUNT=6' });
  await page.goto(`${url()}/apps/calendar?view=month&date=2026-12-10`);
  const form = drawer(page);
  await entry(page, 'Weekly').nth(2).click();
  await expect(form.getByLabel('Starts on')).toHaveValue('2026-12-15');
  await form.getByLabel('Title').fill('Mine');
  await change(token, { id, title: 'Theirs' }, { scope: 'following', occurrence: '2026-12-08T08:00:00.000Z' });
  await expect(form).toContainText('no longer where it was');
  await expect(form.getByLabel('Starts on')).toHaveValue('2026-12-15');
  await expect(form.getByLabel('Title')).toHaveValue('Mine');

  await save(page);
  await question(page).getByLabel('This event', { exact: true }).check();
  const refused = page.waitForResponse('**/apps/calendar/update-event');
  await question(page).getByRole('button', { name: 'Save' }).click();
  expect((await refused).status()).toBe(409);
  await expect(form).toContainText('no longer where it was');
  await expect(form.getByLabel('Title')).toHaveValue('Mine');
  const said = (one: Stored) => `${one.start.slice(0, 10)} ${one.title}`;
  const theirs = [
    '2026-12-01 Weekly',
    ...['2026-12-08', '2026-12-15', '2026-12-22', '2026-12-29', '2027-01-05'].map((day) => `${day} Theirs`),
  ];
  await expectStored(token, WINTER, said, theirs);

  await form.getByRole('button', { name: 'Add as a new event' }).click();
  await expect(form.getByRole('button', { name: 'Add event' })).toBeVisible();
  await expect(form.getByLabel('Title')).toHaveValue('Mine');
  await expect(form.getByLabel('Starts on')).toHaveValue('2026-12-15');
  await expect(form.getByRole('combobox', { name: 'Repeats' })).toHaveValue('Never');
  await form.getByRole('button', { name: 'Add event' }).click();
  await expect(form).toBeHidden();
  await expectStored(token, WINTER, said, [...theirs, '2026-12-15 Mine']);
});

test('an open occurrence that is removed elsewhere is told of, and what was typed stays', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const { id } = await add(token, 'Weekly', '2027-03-01T09:00', { repeat: 'FREQ=WEEKLY;COUNT=3' });
  await page.goto(`${url()}/apps/calendar?view=month&date=2027-03-10`);
  const form = drawer(page);
  await entry(page, 'Weekly').nth(1).click();
  await expect(form.getByLabel('Starts on')).toHaveValue('2027-03-08');
  await form.getByLabel('Title').fill('Mine');
  const which = new URLSearchParams({ id: String(id), scope: 'this', occurrence: '2027-03-08T08:00:00.000Z' });
  await callAs(token, 'DELETE', `/apps/calendar/remove-event?${which}`);
  await expect(form).toContainText('no longer where it was');
  await expect(form.getByLabel('Title')).toHaveValue('Mine');
  await expect(form.getByLabel('Starts on')).toHaveValue('2027-03-08');
});

test('a number of weeks or times that is too large is told, and keeps nothing from being saved once it is gone', async ({
  page,
}) => {
  const { token } = await signedInAsNew(page);
  await add(token, 'Chess', '2027-03-09T09:00');
  await page.goto(`${url()}/apps/calendar?view=month&date=2027-03-10`);
  await entry(page, 'Chess').first().click();
  const form = drawer(page);
  const choose = async (name: string, option: string) => {
    await form.getByRole('combobox', { name }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await choose('Repeats', 'Weekly');
  await form.getByLabel('Every … weeks').fill('100');
  await choose('Ends', 'After a number');
  await form.getByLabel('Times', { exact: true }).fill('1000');
  await form.getByLabel('Title').fill('Chess club');
  await expect(form.getByText('Give a number from 1 to 99.')).toBeVisible();
  await expect(form.getByText('Give a number from 1 to 999.')).toBeVisible();
  await choose('Ends', 'Never');
  await choose('Repeats', 'Never');
  await save(page);
  await expect(form).toBeHidden();
  await expect(entry(page, 'Chess club').first()).toBeVisible();
});

/** Renames an event without a connection; it waits to be sent. */
async function renameOffline(page: Page, context: BrowserContext, title: string, location?: string) {
  const { token } = await signedInAsNew(page);
  const { id } = await add(token, 'Chess', '2027-03-09T09:00');
  await page.goto(`${url()}/apps/calendar?view=month&date=2027-03-10`);
  const form = drawer(page);
  await entry(page, 'Chess').first().click();
  await expect(form.getByLabel('Title')).toHaveValue('Chess');
  // The editor comes by itself.
  await expect(form.getByRole('toolbar').first()).toBeVisible();
  await context.setOffline(true);
  await form.getByLabel('Title').fill(title);
  if (location) await form.getByLabel('Location').fill(location);
  await save(page);
  await expect(form).toBeHidden();
  await expect(page.getByText(/1 change is kept/)).toBeVisible();
  return { token, id, form };
}

const said = (one: Stored) => `${one.title}, ${one.extendedProps.location}`;

test('an event that was changed without a connection and deleted meanwhile is named, and can be opened again', async ({
  page,
  context,
}) => {
  const { token, id, form } = await renameOffline(page, context, 'Chess club', 'Room 7');
  await callAs(token, 'DELETE', `/apps/calendar/remove-event?id=${id}`);
  await context.setOffline(false);
  const told = page.getByRole('alert').filter({ hasText: 'Chess club' });
  await expect(told).toBeVisible({ timeout: 20_000 });
  await told.getByRole('button', { name: 'Open again' }).click();
  await expect(form.getByLabel('Title')).toHaveValue('Chess club');
  await expect(form.getByLabel('Location')).toHaveValue('Room 7');
  await form.getByRole('button', { name: 'Add event' }).click();
  await expect(form).toBeHidden();
  await expectStored(token, SPRING, said, ['Chess club, Room 7']);
});

test('a change kept without a connection does not overwrite the same field, and can be opened again', async ({
  page,
  context,
}) => {
  const { token, id, form } = await renameOffline(page, context, 'Mine');
  await change(token, { id, title: 'Theirs', extendedProps: { location: 'Hall' } });
  await context.setOffline(false);
  const told = page.getByRole('alert').filter({ hasText: 'Mine' });
  await expect(told).toContainText('changed in the meantime', { timeout: 20_000 });
  await expectStored(token, SPRING, said, ['Theirs, Hall']);
  await told.getByRole('button', { name: 'Open again' }).click();
  await expect(form).toContainText('changed meanwhile');
  await expect(form.getByLabel('Title')).toHaveValue('Mine');
  await expect(form.getByLabel('Location')).toHaveValue('Hall');
  await save(page);
  await expect(form).toBeHidden();
  await expectStored(token, SPRING, said, ['Mine, Hall']);
});

test('a change kept without a connection is made beside another field that was changed elsewhere', async ({
  page,
  context,
}) => {
  const { token, id } = await renameOffline(page, context, 'Mine');
  await change(token, { id, extendedProps: { location: 'Hall' } });
  await context.setOffline(false);
  await expect(page.getByText(/1 change is kept/)).toBeHidden({ timeout: 20_000 });
  await expectStored(token, SPRING, said, ['Mine, Hall']);
});
