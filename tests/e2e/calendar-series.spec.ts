import type { Page } from '@playwright/test';
import { callAs, expect, signedInAsNew, test, url } from './lms.ts';

test.use({ timezoneId: 'Europe/Berlin', locale: 'en-GB' });

interface Stored {
  id: number;
  title: string;
  start: string;
  extendedProps: { location: string; reminders: number[]; repeat: string | null; occurrence: string | null };
}

const entry = (page: Page, title: string) => page.locator('[role="button"]').filter({ hasText: title });
const drawer = (page: Page) => page.getByRole('dialog').filter({ has: page.getByLabel('Title') });
const question = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Which events' });

async function add(token: string, title: string, start: string, more: object = {}, rest: object = {}) {
  const event = { title, start, ...rest, extendedProps: { calendar: 'Business', timeZone: 'Europe/Berlin', ...more } };
  return ((await callAs(token, 'POST', '/apps/calendar/add-event', { event })) as { event: Stored }).event;
}

const change = (token: string, event: object, which: object = {}) =>
  callAs(token, 'POST', '/apps/calendar/update-event', { event, ...which });

const stored = async (token: string, from: string, to: string) =>
  (await callAs(token, 'GET', `/apps/calendar/events?from=${from}&to=${to}`)) as Stored[];

/** Until the server has it so. */
const expectStored = (token: string, [from, to]: [string, string], pick: (one: Stored) => unknown, wanted: unknown[]) =>
  expect.poll(async () => (await stored(token, from, to)).map(pick)).toEqual(wanted);

const dayOf = (one: Stored) => one.start.slice(0, 10);
const SPRING: [string, string] = ['2027-03-01', '2027-04-01'];

/** Drags the second one a day further in the month, and says which ones are meant. */
async function dragToNextDay(page: Page, title: string, scope: string) {
  const box = await entry(page, title).nth(1).boundingBox();
  const cell = await page.getByRole('cell').filter({ hasText: '9 March 2027' }).first().boundingBox();
  if (!box || !cell) throw new Error('it has no place on the page');
  const { x, y } = { x: box.x + 20, y: box.y + 8 };
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + cell.width / 2, y, { steps: 6 });
  await page.mouse.move(x + cell.width, y, { steps: 6 });
  await page.mouse.up();
  await page.getByLabel(scope, { exact: true }).check();
  await page.getByRole('button', { name: 'Move', exact: true }).click();
}

test('a link to a series opens its next occurrence, and deleting there asks which ones', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const { id } = await add(token, 'Weekly', '2026-01-07T12:00', { repeat: 'FREQ=WEEKLY' });
  const { event: next } = (await callAs(token, 'GET', `/apps/calendar/events/${id}?occurrence=next`)) as {
    event: Stored;
  };
  // What another month has loaded is not taken for the one that is meant.
  await page.goto(`${url()}/apps/calendar?view=month&date=2027-03-10`);
  await expect(entry(page, 'Weekly').first()).toBeVisible();
  await page.goto(`${url()}/apps/calendar?view=month&date=2027-03-10&event=${id}`);
  await expect(drawer(page).getByLabel('Starts on')).toHaveValue(dayOf(next));
  await drawer(page).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete event' }).click();
  await question(page).getByLabel('This event', { exact: true }).check();
  await question(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(drawer(page)).toBeHidden();
  const around: [string, string] = [dayOf(next), new Date(Date.parse(next.start) + 86_400_000).toISOString()];
  await expectStored(token, around, dayOf, []);
  await expectStored(token, SPRING, dayOf, ['2027-03-03', '2027-03-10', '2027-03-17', '2027-03-24', '2027-03-31']);
});

test('a link to an occurrence opens it where it was moved to', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const { id } = await add(token, 'Moved', '2027-03-01T09:00', { repeat: 'FREQ=WEEKLY;COUNT=4' });
  const occurrence = '2027-03-08T08:00:00.000Z';
  await change(token, { id, start: '2027-03-12T09:00', end: '2027-03-12T10:00' }, { scope: 'this', occurrence });
  await page.goto(`${url()}/apps/calendar?view=month&date=2026-12-01&event=${id}&at=${occurrence}`);
  await expect(drawer(page).getByLabel('Starts on')).toHaveValue('2027-03-12');
});

test('one that stands apart is moved with all the others, and back', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const { id } = await add(token, 'Apart', '2027-03-01T09:00', { repeat: 'FREQ=WEEKLY;COUNT=4', timeZone: 'UTC' });
  const occurrence = '2027-03-08T09:00:00.000Z';
  await change(token, { id, start: '2027-03-09T12:00', end: '2027-03-09T13:00' }, { scope: 'this', occurrence });
  await page.goto(`${url()}/apps/calendar?view=month&date=2027-03-10`);
  await expect(entry(page, 'Apart')).toHaveCount(4);
  const days = ['2027-03-01', '2027-03-09', '2027-03-15', '2027-03-22'];
  await expectStored(token, SPRING, dayOf, days);
  await dragToNextDay(page, 'Apart', 'All events');
  await expectStored(token, SPRING, dayOf, ['2027-03-02', '2027-03-10', '2027-03-16', '2027-03-23']);
  await page.getByRole('status').filter({ hasText: 'Moved: Apart' }).getByRole('button', { name: 'Undo' }).click();
  await expectStored(token, SPRING, dayOf, days);
});

test('reminders of one occurrence alone are not offered', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  await add(token, 'Reminded', '2027-03-01T09:00', { repeat: 'FREQ=WEEKLY;COUNT=2', reminders: [10] });
  await page.goto(`${url()}/apps/calendar?view=month&date=2027-03-10`);
  await entry(page, 'Reminded').nth(1).click();
  await drawer(page).getByRole('combobox', { name: 'Reminders' }).focus();
  await page.keyboard.press('Backspace');
  await drawer(page).getByRole('button', { name: 'Save' }).click();
  await expect(question(page).getByLabel('This and following events', { exact: true })).toBeVisible();
  await expect(question(page).getByLabel('This event', { exact: true })).toHaveCount(0);
  await question(page).getByLabel('All events', { exact: true }).check();
  await question(page).getByRole('button', { name: 'Save' }).click();
  await expectStored(token, SPRING, (one) => one.extendedProps.reminders, [[], []]);
});

test('one of the third Wednesdays is moved by its form', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  await add(token, 'Monthly', '2026-12-16T09:00', { repeat: 'FREQ=MONTHLY;BYDAY=3WE;COUNT=3' });
  await page.goto(`${url()}/apps/calendar?view=month&date=2027-01-20`);
  await entry(page, 'Monthly').first().click();
  await drawer(page).getByLabel('Starts on').fill('2027-01-21');
  await drawer(page).getByRole('button', { name: 'Save' }).click();
  await question(page).getByLabel('This event', { exact: true }).check();
  await question(page).getByRole('button', { name: 'Save' }).click();
  await expectStored(token, ['2026-12-01', '2027-03-01'], dayOf, ['2026-12-16', '2027-01-21', '2027-02-17']);
});

test('a third Wednesday that is moved to a fifth one becomes the last, and the field says so', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  await page.goto(`${url()}/apps/calendar?view=month&date=2026-12-16&event=new&start=2026-12-16`);
  const form = drawer(page);
  await form.getByLabel('Title').fill('Last ones');
  await form.getByRole('combobox', { name: 'Repeats' }).click();
  await page.getByRole('option', { name: 'Monthly' }).click();
  const on = form.getByRole('combobox', { name: 'On', exact: true });
  await on.click();
  await page.getByRole('option', { name: 'On Wed no. 3' }).click();
  await form.getByLabel('Starts on').fill('2026-12-30');
  await expect(on).toHaveValue('On the last Wed');
  await form.getByRole('button', { name: 'Add event' }).click();
  const span: [string, string] = ['2026-12-01', '2027-03-01'];
  await expectStored(token, span, dayOf, ['2026-12-30', '2027-01-27', '2027-02-24']);
  expect((await stored(token, ...span))[0]?.extendedProps.repeat).toBe('FREQ=MONTHLY;BYDAY=-1WE');
});

test('what was changed without a connection is there when it is opened again, and the next change goes on from it', async ({
  page,
  context,
}) => {
  const { token } = await signedInAsNew(page);
  await add(token, 'Before', '2027-03-09T09:00');
  await page.goto(`${url()}/apps/calendar?view=month&date=2027-03-10`);
  const form = drawer(page);
  const save = async () => {
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(form).toBeHidden();
  };
  await entry(page, 'Before').first().click();
  await expect(form.getByLabel('Title')).toHaveValue('Before');
  // The editor comes by itself.
  await expect(form.getByRole('toolbar').first()).toBeVisible();
  const words = form.getByRole('textbox', { name: 'Description' });
  await context.setOffline(true);
  await form.getByLabel('Title').fill('First');
  await form.getByLabel('Location').fill('Room 7');
  await form.getByRole('textbox', { name: 'Link', exact: true }).fill('https://example.org/first');
  await words.fill('All about it.');
  await save();
  await entry(page, 'First').first().click();
  await expect(form.getByLabel('Title')).toHaveValue('First');
  await expect(form.getByLabel('Location')).toHaveValue('Room 7');
  await expect(form.getByRole('textbox', { name: 'Link', exact: true })).toHaveValue('https://example.org/first');
  await expect(words).toContainText('All about it.');
  await form.getByLabel('Title').fill('Second');
  await save();
  await expect(entry(page, 'Second').first()).toBeVisible();
  await context.setOffline(false);
  await expectStored(token, SPRING, (one) => `${one.title} ${one.extendedProps.location}`, ['Second Room 7']);
});

for (const scope of ['All events', 'This and following events']) {
  test(`what is typed is not lost while a move waits that was for: ${scope}`, async ({ page, context }) => {
    const { token } = await signedInAsNew(page);
    await add(token, 'Weekly', '2027-03-01T09:00', { repeat: 'FREQ=WEEKLY;COUNT=3', timeZone: 'UTC' });
    await page.goto(`${url()}/apps/calendar?view=month&date=2027-03-10`);
    await expect(entry(page, 'Weekly')).toHaveCount(3);
    const form = drawer(page);
    // The form and its question are loaded once before the connection is gone.
    await entry(page, 'Weekly').nth(1).click();
    await expect(form.getByLabel('Title')).toHaveValue('Weekly');
    await expect(form.getByRole('toolbar').first()).toBeVisible();
    await form.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Delete event' }).click();
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(question(page)).toBeHidden();
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expect(form).toBeHidden();
    await context.setOffline(true);
    await dragToNextDay(page, 'Weekly', scope);
    await entry(page, 'Weekly').nth(1).click();
    await expect(form.getByLabel('Starts on')).toHaveValue('2027-03-09');
    await form.getByLabel('Title').fill('Renamed');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await question(page).getByLabel('All events', { exact: true }).check();
    await question(page).getByRole('button', { name: 'Save' }).click();
    const said = (one: Stored) => `${one.title} ${dayOf(one)}`;
    if (scope === 'All events') {
      await expect(form).toBeHidden();
      await context.setOffline(false);
      await expectStored(token, SPRING, said, ['Renamed 2027-03-02', 'Renamed 2027-03-09', 'Renamed 2027-03-16']);
    } else {
      // What follows is another event by then: the form keeps what it cannot hand on.
      await expect(form.getByRole('alert').first()).toBeVisible();
      await expect(form.getByLabel('Title')).toHaveValue('Renamed');
      await context.setOffline(false);
      await expectStored(token, SPRING, said, ['Weekly 2027-03-01', 'Weekly 2027-03-09', 'Weekly 2027-03-16']);
      await expect(form.getByLabel('Title')).toHaveValue('Renamed');
    }
  });
}
