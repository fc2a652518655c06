import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import {
  callAs,
  expect,
  expectAccessible,
  expectNoOverflow,
  holdBack,
  settling,
  signedInAsNew,
  test,
  url,
} from './lms.ts';

test.use({ timezoneId: 'Europe/Berlin', locale: 'en-GB' });

const MONTH = '/apps/calendar?view=month&date=2027-03-10';
const WEEK = '/apps/calendar?view=week&date=2027-03-10';

const entry = (page: Page, title: string) => page.locator('[role="button"]').filter({ hasText: title });
const day = (page: Page, name: string) => page.getByRole('cell').filter({ hasText: name }).first();

interface Stored {
  id: number;
  title: string;
  start: string;
  end: string;
  allDay: boolean;
  extendedProps: { location?: string; reminders?: number[] };
}

const add = (token: string, event: object) => callAs(token, 'POST', '/apps/calendar/add-event', { event });
const timed = (title: string, start: string, end: string, more: object = {}) => ({
  ...{ title, start, end, allDay: false },
  extendedProps: { calendar: 'Business', timeZone: 'Europe/Berlin', ...more },
});

async function stored(token: string, from = '2027-03-01', to = '2027-04-01') {
  return (await callAs(token, 'GET', `/apps/calendar/events?from=${from}&to=${to}`)) as Stored[];
}

/** Until the server has it so. */
const expectStored = (token: string, pick: (one: Stored) => string, wanted: string[]) =>
  expect.poll(async () => (await stored(token)).map(pick).sort()).toEqual(wanted.toSorted());

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 6 });
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
}

async function boxOf(place: Locator) {
  await expect(place).toBeVisible();
  const box = await place.boundingBox();
  if (!box) throw new Error('it has no place on the page');
  return box;
}

const drawer = (page: Page) => page.getByRole('dialog');

async function fillAndAdd(page: Page, title: string) {
  await drawer(page).getByLabel('Title').fill(title);
  await drawer(page).getByRole('button', { name: 'Add event' }).click();
  await expect(drawer(page)).toBeHidden();
  await expect(entry(page, title).first()).toBeVisible();
}

test('an hour in a week in Arabic says when it ends', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  await add(token, timed('Lab', '2027-03-10T09:00:00.000Z', '2027-03-10T10:00:00.000Z'));
  await add(token, timed('Noon', '2027-03-11T10:30:00.000Z', '2027-03-11T11:30:00.000Z'));
  await callAs(token, 'PUT', '/api/preferences', { language: 'ar' });
  await page.goto(url() + WEEK);
  for (const [title, words] of [
    ['Lab', /^10:00 – 11:00 \S$/],
    ['Noon', /^11:30 \S – 12:30 \S$/],
  ] as const) {
    const time = entry(page, title).locator('span[aria-hidden]').last();
    await expect(time).toHaveText(words);
    const isCut = (part: Element) => part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight;
    expect(await time.evaluate(isCut), title).toBe(false);
    const [within, part] = [await boxOf(entry(page, title)), await boxOf(time)];
    expect(part.y + part.height, title).toBeLessThanOrEqual(within.y + within.height);
  }
});

test('the days of a month are seen before what lays out their events, and do not move when it comes', async ({
  page,
}) => {
  await signedInAsNew(page);
  const { letGo } = await holdBack(page, /\/assets\/Grid-/);
  await page.goto(url() + MONTH);
  const days = page.getByRole('status', { name: 'Loading' });
  await expect(days).toContainText('Mon');
  await expect(days.locator('[data-cell]')).toHaveCount(42);
  const places = (cells: Locator) =>
    cells.evaluateAll((found) =>
      found.map((cell) => {
        const { x, y, width, height } = cell.getBoundingClientRect();
        return [x, y, width, height].join(' ');
      }),
    );
  const early = await places(days.locator('[data-cell]'));
  await expect(days.locator('[data-cell]').first()).toHaveText('1Mar');
  letGo();
  await expect(page.getByRole('cell').first()).toBeVisible();
  await expect(days).toHaveCount(0);
  expect(await places(page.locator('[data-date][role="cell"]'))).toEqual(early);
});

test('adds by a click on a day and by dragging over days, moves, stretches, undoes and deletes', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  await page.goto(url() + MONTH);
  const ninth = await boxOf(day(page, '9 March 2027'));
  await page.mouse.click(ninth.x + 60, ninth.y + 80);
  await fillAndAdd(page, 'Clicked');
  await expectStored(token, (one) => `${one.title} ${one.start}`, ['Clicked 2027-03-09T08:00:00.000Z']);

  const sixteenth = await boxOf(day(page, '16 March 2027'));
  const eighteenth = await boxOf(day(page, '18 March 2027'));
  await drag(page, { x: sixteenth.x + 60, y: sixteenth.y + 70 }, { x: eighteenth.x + 60, y: eighteenth.y + 70 });
  await fillAndAdd(page, 'Trip');
  const trip = (end: string) => `Trip 2027-03-16 ${end}`;
  const clicked = (start: string) => `Clicked ${start}T08:00:00.000Z ${start}T09:00:00.000Z`;
  const whole = (one: Stored) => `${one.title} ${one.start} ${one.end}`;
  await expectStored(token, whole, [clicked('2027-03-09'), trip('2027-03-19')]);

  const bar = await boxOf(entry(page, 'Trip').first());
  await drag(page, { x: bar.x + bar.width - 4, y: bar.y + 10 }, { x: bar.x + bar.width + 60, y: bar.y + 10 });
  await expectStored(token, whole, [clicked('2027-03-09'), trip('2027-03-20')]);

  const small = await boxOf(entry(page, 'Clicked').first());
  await drag(page, { x: small.x + 20, y: small.y + 8 }, { x: small.x + 20 + ninth.width, y: small.y + 8 });
  await expectStored(token, whole, [clicked('2027-03-10'), trip('2027-03-20')]);
  await page.getByRole('status').filter({ hasText: 'Moved: Clicked' }).getByRole('button', { name: 'Undo' }).click();
  await expectStored(token, whole, [clicked('2027-03-09'), trip('2027-03-20')]);

  await entry(page, 'Clicked').first().click();
  await drawer(page).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete event' }).click();
  await expect(entry(page, 'Clicked')).toHaveCount(0);
  await expectStored(token, whole, [trip('2027-03-20')]);
  await page.getByRole('status').filter({ hasText: 'Deleted: Clicked' }).getByRole('button', { name: 'Undo' }).click();
  await expect(entry(page, 'Clicked').first()).toBeVisible();
});

test('Undo takes back what is still under way', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  await add(token, timed('Kept', '2027-03-09T09:00', '2027-03-09T10:00'));
  await page.goto(url() + MONTH);
  /** The call reaches the server, and its answer comes when it is let go. */
  async function slow(address: string) {
    let letGo = () => {};
    const gone = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(
      address,
      async (route) => {
        const response = await route.fetch();
        await gone;
        await route.fulfill({ response });
      },
      { times: 1 },
    );
    return () => letGo();
  }
  const undo = (words: string) =>
    page.getByRole('status').filter({ hasText: words }).getByRole('button', { name: 'Undo' }).click();
  const starts = (one: Stored) => `${one.title} ${one.start.slice(0, 10)}`;

  const answerMove = await slow('**/apps/calendar/update-event');
  const box = await boxOf(entry(page, 'Kept').first());
  const width = (await boxOf(day(page, '9 March 2027'))).width;
  await drag(page, { x: box.x + 20, y: box.y + 8 }, { x: box.x + 20 + width, y: box.y + 8 });
  await expectStored(token, starts, ['Kept 2027-03-10']);
  await undo('Moved: Kept');
  answerMove();
  await expectStored(token, starts, ['Kept 2027-03-09']);

  const answerDelete = await slow('**/apps/calendar/remove-event**');
  await entry(page, 'Kept').first().click();
  await drawer(page).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete event' }).click();
  await expectStored(token, starts, []);
  await undo('Deleted: Kept');
  answerDelete();
  await expectStored(token, starts, ['Kept 2027-03-09']);
  await expect(entry(page, 'Kept').first()).toBeVisible();
});

test('a new event waits for settings that come late, and what is typed stays', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  await callAs(token, 'PUT', '/apps/calendar/settings', { reminder: 30 });
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/apps/calendar/settings', async (route) => {
    await gone;
    await route.fallback();
  });
  await page.goto(`${url()}${MONTH}&event=new&start=2027-03-11T09:00:00.000Z`);
  await expect(drawer(page)).toBeVisible();
  await expect(drawer(page).getByLabel('Title')).toBeHidden();
  letGo();
  await drawer(page).getByLabel('Title').fill('Typed');
  await drawer(page).getByRole('button', { name: 'Add event' }).click();
  await expectStored(token, (one) => `${one.title} ${one.extendedProps.reminders}`, ['Typed 30']);
});

test('adds by dragging over hours, and stretches there', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  await add(token, timed('Anchor', '2027-03-08T10:00', '2027-03-08T11:00'));
  await page.goto(url() + WEEK);
  const anchor = await boxOf(entry(page, 'Anchor').first());
  const beside = anchor.x + anchor.width * 1.5;
  await drag(page, { x: beside, y: anchor.y + 4 }, { x: beside, y: anchor.y + anchor.height * 2 - 6 });
  await fillAndAdd(page, 'Two hours');
  const times = (one: Stored) => `${one.title} ${one.start} ${one.end}`;
  const first = 'Anchor 2027-03-08T09:00:00.000Z 2027-03-08T10:00:00.000Z';
  await expectStored(token, times, [first, 'Two hours 2027-03-09T09:00:00.000Z 2027-03-09T11:00:00.000Z']);
  const box = await boxOf(entry(page, 'Two hours').first());
  await drag(
    page,
    { x: box.x + 30, y: box.y + box.height - 3 },
    { x: box.x + 30, y: box.y + box.height + anchor.height - 4 },
  );
  await expectStored(token, times, [first, 'Two hours 2027-03-09T09:00:00.000Z 2027-03-09T12:00:00.000Z']);
});

test('asks which occurrences are meant: this, following or all', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  await add(token, timed('Briefing', '2027-03-01T09:00', '2027-03-01T10:00', { repeat: 'FREQ=WEEKLY;COUNT=4' }));
  await page.goto(url() + MONTH);
  await expect(entry(page, 'Briefing')).toHaveCount(4);
  const days = (one: Stored) => one.start.slice(0, 10);
  const width = (await boxOf(day(page, '9 March 2027'))).width;
  async function moveRight(at: number, scope: string) {
    const box = await boxOf(entry(page, 'Briefing').nth(at));
    await drag(page, { x: box.x + 20, y: box.y + 8 }, { x: box.x + 20 + width, y: box.y + 8 });
    await page.getByLabel(scope, { exact: true }).check();
    // Parting a series makes a new one: the page knows it once it has read the month again.
    let isStored = false;
    const readAgain = page.waitForResponse((answer) => {
      isStored ||= answer.url().includes('/apps/calendar/update-event');
      return isStored && answer.url().includes('/apps/calendar/events');
    });
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await readAgain;
  }
  await moveRight(1, 'This event');
  await expectStored(token, days, ['2027-03-01', '2027-03-09', '2027-03-15', '2027-03-22']);
  await moveRight(2, 'This and following events');
  await expectStored(token, days, ['2027-03-01', '2027-03-09', '2027-03-16', '2027-03-23']);

  await entry(page, 'Briefing').nth(2).click();
  await drawer(page).getByLabel('Title').fill('Renamed');
  await drawer(page).getByRole('button', { name: 'Save' }).click();
  await page.getByLabel('All events', { exact: true }).check();
  await page.getByRole('dialog').filter({ hasText: 'Which events' }).getByRole('button', { name: 'Save' }).click();
  await expect(entry(page, 'Renamed')).toHaveCount(2);

  await entry(page, 'Renamed').nth(1).click();
  await drawer(page).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete event' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expectStored(token, days, ['2027-03-01', '2027-03-09', '2027-03-16']);
});

test('a guest accepts, and the organiser sees it at once', async ({ page, browser }) => {
  const host = await signedInAsNew(page);
  const other = await browser.newContext({ timezoneId: 'Europe/Berlin' });
  const theirs = await other.newPage();
  const guest = await signedInAsNew(theirs);
  await page.goto(`${url()}${MONTH}&event=new&start=2027-03-11T09:00:00.000Z`);
  await drawer(page).getByLabel('Title').fill('Review');
  await drawer(page).getByLabel('Guests').fill(guest.fullName);
  await page.getByRole('option').filter({ hasText: guest.fullName }).click();
  await drawer(page).getByRole('button', { name: 'Add event' }).click();
  await expect(entry(page, 'Review').first()).toBeVisible();

  await theirs.goto(url() + MONTH);
  await entry(theirs, 'Review').first().click();
  await expect(drawer(theirs)).toContainText(`Invited by ${host.fullName}`);
  await drawer(theirs).getByRole('button', { name: 'Accept' }).click();
  await expect(drawer(theirs).getByRole('button', { name: 'Accept' })).toHaveAttribute('aria-pressed', 'true');

  await entry(page, 'Review').first().click();
  await expect(drawer(page).getByRole('list', { name: 'Answers' })).toContainText('Accepted');
  await other.close();
});

test('kinds are shown and hidden, and remembered', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  await add(token, timed('At work', '2027-03-09T09:00', '2027-03-09T10:00'));
  await add(token, timed('At home', '2027-03-10T09:00', '2027-03-10T10:00', { calendar: 'Family' }));
  await page.goto(url() + MONTH);
  await expect(entry(page, 'At work').first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Business' }).uncheck();
  await expect(entry(page, 'At work')).toHaveCount(0);
  await expect(entry(page, 'At home').first()).toBeVisible();
  await expect
    .poll(async () => JSON.stringify(await callAs(token, 'GET', '/apps/calendar/settings')))
    .not.toContain('Business');
  await page.goto(url() + MONTH);
  await expect(entry(page, 'At home').first()).toBeVisible();
  await expect(entry(page, 'At work')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'View all' }).check();
  await expect(entry(page, 'At work').first()).toBeVisible();

  // Two in a row, before the page has followed the first.
  const boxes = page.getByRole('group', { name: 'Calendars' }).getByRole('checkbox', { name: /Business|Family/ });
  await boxes.evaluateAll((all) => {
    for (const box of all) (box as HTMLInputElement).click();
  });
  await expect(page.getByRole('checkbox', { name: 'Business' })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Family' })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Personal' })).toBeChecked();
  await expect(entry(page, 'At work')).toHaveCount(0);
  await expect(entry(page, 'At home')).toHaveCount(0);
});

test('what is chosen before the settings are there, or beside something refused, takes back nothing', async ({
  page,
}) => {
  const { token } = await signedInAsNew(page);
  const settings = '/apps/calendar/settings';
  await callAs(token, 'PUT', settings, { kinds: ['Family'], weekStart: 0 });
  const stored = async () =>
    (await callAs<{ settings: { kinds: string[]; showTodos: boolean; showInvoices: boolean } }>(token, 'GET', settings))
      .settings;
  const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
  const held = await holdBack(page, /\/apps\/calendar\/settings$/);
  await page.goto(url() + MONTH);
  await box('To-dos').check();
  await expect(box('Business')).toBeDisabled();
  held.letGo();
  await expect(box('Business')).toBeEnabled();
  await expect(box('Business')).not.toBeChecked();
  await expect(box('To-dos')).toBeChecked();
  await expect.poll(stored).toMatchObject({ kinds: ['Family'], showTodos: true });

  let refuse = () => {};
  const asked = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await page.route(/\/apps\/calendar\/settings$/, async (route) => {
    if (!route.request().postData()?.includes('showTodos')) return route.fallback();
    await asked;
    await route.fulfill({ status: 400, json: { error: 'Not today.' } });
  });
  await box('To-dos').uncheck();
  await box('Invoices due').check();
  await expect(box('To-dos')).not.toBeChecked();
  refuse();
  await expect(page.getByText('Not today.')).toBeVisible();
  await expect(box('To-dos')).toBeChecked();
  await expect(box('Invoices due')).toBeChecked();
  expect(await stored()).toMatchObject({ kinds: ['Family'], showTodos: true, showInvoices: true });
});

const FILE = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//test//test//EN',
  'BEGIN:VEVENT',
  'UID:first@test',
  'DTSTAMP:20270101T000000Z',
  'DTSTART:20270309T090000Z',
  'DTEND:20270309T100000Z',
  'SUMMARY:From a file',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'UID:second@test',
  'DTSTAMP:20270101T000000Z',
  'SUMMARY:Without a start',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');

test('takes a file in after a look at it, gives one out, and has a secret link', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  await page.goto(url() + MONTH);
  await page.getByRole('button', { name: 'Import, export' }).click();
  await page.getByRole('menuitem', { name: 'Import a file' }).click();
  await drawer(page)
    .locator('input[type="file"]')
    .setInputFiles({ name: 'events.ics', mimeType: 'text/calendar', buffer: Buffer.from(FILE) });
  await expect(drawer(page)).toContainText('From a file');
  await expect(drawer(page)).toContainText('Without a start');
  expect(await stored(token)).toEqual([]);
  await drawer(page).getByRole('button', { name: 'Import', exact: true }).click();
  await expect(entry(page, 'From a file').first()).toBeVisible();

  await page.getByRole('button', { name: 'Import, export' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export as .ics' }).click();
  expect(readFileSync(await (await saving).path(), 'utf8')).toContain('SUMMARY:From a file');

  await page.getByRole('button', { name: 'Import, export' }).click();
  await page.getByRole('menuitem', { name: 'Subscribe' }).click();
  await drawer(page).getByRole('button', { name: 'Make a link' }).click();
  const link = new URL(await drawer(page).getByLabel('Secret link').inputValue());
  const feed = () => fetch(url() + link.pathname);
  expect(await (await feed()).text()).toContain('BEGIN:VCALENDAR');
  await drawer(page).getByRole('button', { name: 'Withdraw link' }).click();
  await page
    .getByRole('dialog')
    .filter({ hasText: 'Withdraw the secret link?' })
    .getByRole('button', { name: 'Withdraw link' })
    .click();
  await expect(drawer(page).getByRole('button', { name: 'Make a link' })).toBeVisible();
  expect((await feed()).status).toBe(404);
});

test('days are those of the calendar, not of the device', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  await callAs(token, 'PUT', '/apps/calendar/settings', { timeZone: 'Asia/Tokyo' });
  await page.goto(url() + MONTH);
  await expect(page.locator('[data-date="2027-03-01"][role="cell"]')).toContainText(/1Mar$/);
  await page.getByRole('button', { name: 'Import, export' }).click();
  await page.getByRole('menuitem', { name: 'Import a file' }).click();
  const buffer = Buffer.from(FILE.replace('T090000Z', 'T200000Z').replace('T100000Z', 'T210000Z'));
  await drawer(page)
    .locator('input[type="file"]')
    .setInputFiles({ name: 'events.ics', mimeType: 'text/calendar', buffer });
  await expect(drawer(page)).toContainText('10 Mar 2027, 5:00');
  await page.setViewportSize({ width: 480, height: 900 });
  await page.goto(url() + WEEK);
  await expect(page.locator('[data-date="2027-03-10"][role="columnheader"]')).toContainText(/W10$/);
});

test('an end that was set before its beginning stays when the beginning moves before it', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(url() + WEEK);
  await page.getByRole('button', { name: 'Add event' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Starts at').fill('14:00');
  await expect(form.getByLabel('Ends at')).toHaveValue('15:00');
  await form.getByLabel('Ends at').fill('11:00');
  await form.getByLabel('Starts at').fill('10:00');
  await expect(form.getByLabel('Ends at')).toHaveValue('11:00');
  await form.getByLabel('Starts at').fill('12:30');
  await expect(form.getByLabel('Ends at')).toHaveValue('13:30');
});

test('a year of five digits breaks nothing, and the field says what is wrong', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(url() + WEEK);
  await page.getByRole('button', { name: 'Add event' }).click();
  const form = drawer(page);
  await form.getByLabel('Title').fill('Far away');
  const end = await form.getByLabel('Ends on').inputValue();
  await form.getByLabel('Starts on').focus();
  await page.keyboard.type('171120266');
  for (const isAllDay of [false, true]) {
    await form.getByLabel('All day').setChecked(isAllDay);
    await form.getByLabel('Starts on').fill('2027-03-10');
    await form.getByLabel('Ends on').fill(end);
    await form.getByLabel('Starts on').fill('20266-11-17');
    await expect(form.getByLabel('Ends on')).toHaveValue(end);
  }
  await form.getByRole('button', { name: 'Add event' }).click();
  await expect(form).toContainText('Choose a day between 1900 and 2199.');
  await expect(form.getByLabel('Title')).toHaveValue('Far away');
});

test('an event that the server does not take stays in its form, also when it was added without a connection', async ({
  page,
  context,
}) => {
  const { token } = await signedInAsNew(page);
  await page.goto(`${url()}${MONTH}&event=new&start=2027-03-11`);
  const form = drawer(page);
  const addIt = form.getByRole('button', { name: 'Add event' });
  await form.getByLabel('Title').fill('Chess');
  await form.getByLabel('Location').fill('Room 7');
  await form.getByLabel('Starts on').fill('0001-01-01');
  await addIt.click();
  await expect(form.getByText('Choose a day between 1900 and 2199.').first()).toBeVisible();
  await form.getByLabel('Starts on').fill('2027-03-11');

  const refusal = { status: 400, json: { error: 'There is no such time zone.' } };
  await page.route('**/apps/calendar/add-event', (route) => route.fulfill(refusal));
  await addIt.click();
  await expect(form.getByRole('alert')).toContainText('There is no such time zone.');
  await expect(page.getByText('Added: Chess')).toBeHidden();

  await context.setOffline(true);
  await page.unroute('**/apps/calendar/add-event');
  await addIt.click();
  await expect(form).toBeHidden();
  await page.route('**/apps/calendar/add-event', (route) => route.fulfill(refusal));
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Open again' }).click({ timeout: 20_000 });
  await page.unroute('**/apps/calendar/add-event');
  await expect(form.getByLabel('Title')).toHaveValue('Chess');
  await expect(form.getByLabel('Location')).toHaveValue('Room 7');
  await addIt.click();
  await expect(form).toBeHidden();
  await expectStored(token, (one) => one.title, ['Chess']);
});

test('finds events of all times', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  await add(token, timed('Café in Lyon', '2026-01-12T09:00', '2026-01-12T10:00'));
  await page.goto(url() + MONTH);
  await expect(day(page, '9 March 2027')).toBeVisible();
  await page.keyboard.press('/');
  await drawer(page).getByLabel('Search events').fill('cafe');
  await drawer(page)
    .getByRole('button', { name: /Café in Lyon/ })
    .click();
  await expect(drawer(page).getByLabel('Title')).toHaveValue('Café in Lyon');
  await expect(page).toHaveURL(/date=2026-01-12/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'January 2026' }).first()).toBeVisible();
});

test('everything by keyboard', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  await page.goto(url() + MONTH);
  await expect(day(page, '9 March 2027')).toBeVisible();
  await page.keyboard.press('j');
  await expect(page).toHaveURL(/date=2027-04-01/);
  await page.keyboard.press('k');
  await expect(page).toHaveURL(/date=2027-03-01/);
  await page.keyboard.press('w');
  await expect(page).toHaveURL(/view=week/);
  await page.keyboard.press('m');
  await page.keyboard.press('n');
  await expect(drawer(page).getByLabel('Title')).toBeFocused();
  await page.keyboard.type('Typed');
  await page.keyboard.press('Enter');
  await expectStored(token, (one) => one.title, ['Typed']);
  await entry(page, 'Typed').first().focus();
  await page.keyboard.press('Enter');
  await drawer(page).getByLabel('Starts on').fill('2027-03-03');
  await page.keyboard.press('Enter');
  await expectStored(token, (one) => one.start.slice(0, 10), ['2027-03-03']);
  await expect(drawer(page)).toBeHidden();
  await page.keyboard.press('t');
  await expect(page).not.toHaveURL(/date=/);
});

test('what was done without a connection is there when it is back', async ({ page, context }) => {
  const { token } = await signedInAsNew(page);
  await page.goto(`${url()}${MONTH}&event=new&start=2027-03-11`);
  await drawer(page).getByLabel('Title').fill('Offline');
  await context.setOffline(true);
  await drawer(page).getByRole('button', { name: 'Add event' }).click();
  await expect(entry(page, 'Offline').first()).toBeVisible();
  expect(await stored(token)).toEqual([]);
  await context.setOffline(false);
  await expectStored(token, (one) => one.title, ['Offline']);
});

/** Types a title into an event that is changed elsewhere at the same time. */
async function typeWhile(page: Page, change: object) {
  const { token } = await signedInAsNew(page);
  await add(token, timed('Before', '2027-03-09T09:00', '2027-03-09T10:00'));
  await page.goto(url() + MONTH);
  await entry(page, 'Before').first().click();
  await drawer(page).getByLabel('Title').fill('Mine');
  const [one] = await stored(token);
  await callAs(token, 'POST', '/apps/calendar/update-event', { event: { id: one?.id, ...change } });
  return token;
}

test('an event that was changed meanwhile is not overwritten unasked', async ({ page }) => {
  const token = await typeWhile(page, { title: 'Theirs' });
  await drawer(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(drawer(page)).toContainText('changed meanwhile');
  await expect(drawer(page).getByLabel('Title')).toHaveValue('Mine');
  await drawer(page).getByRole('button', { name: 'Save mine anyway' }).click();
  await expectStored(token, (event) => event.title, ['Mine']);
});

test('another field that was changed meanwhile follows, and what was typed is saved with it', async ({ page }) => {
  const token = await typeWhile(page, { extendedProps: { location: 'Hall' } });
  await expect(drawer(page).getByLabel('Location')).toHaveValue('Hall');
  await expect(drawer(page).getByLabel('Title')).toHaveValue('Mine');
  await drawer(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(drawer(page)).toBeHidden();
  await expectStored(token, (event) => `${event.title} ${event.extendedProps.location}`, ['Mine Hall']);
});

test('on a phone: the list first, a month of dots with the day below', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  await add(token, timed('Small', '2027-03-09T09:00', '2027-03-09T10:00'));
  await page.setViewportSize({ width: 390, height: 844 });
  const settled = settling(page);
  await page.goto(`${url()}/apps/calendar?date=2027-03-09`);
  await expect(entry(page, 'Small').first()).toBeVisible();
  await settled();
  await expectNoOverflow(page, 'the list on a phone');
  await expectAccessible(page, 'the list on a phone');
  await page.goto(`${url()}/apps/calendar?view=month&date=2027-03-08`);
  await page.getByRole('button', { name: 'Tuesday 9 March, 1 event' }).click();
  await page.getByRole('button', { name: /^9:00 – 10:00.*Small/ }).click();
  await expect(drawer(page).getByLabel('Title')).toHaveValue('Small');
  await settled();
  await expectAccessible(page, 'the drawer on a phone');
});

test('what is done with a to-do is seen in the calendar at once', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  await callAs(token, 'PUT', '/apps/calendar/settings', { showTodos: true });
  const task = { title: 'Order chalk', dueDate: '2027-03-10' };
  await add(token, timed('Stays', '2027-03-11T09:00', '2027-03-11T10:00'));
  await callAs(token, 'POST', '/apps/todo/add-tasks', { task });
  await page.goto(url() + MONTH);
  await entry(page, 'Order chalk').first().click();
  await expect(drawer(page).getByLabel('Title')).toHaveValue('Order chalk');
  await drawer(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Order chalk', exact: true }).focus();
  await page.keyboard.press('#');
  await expect(page.getByText('Moved to the bin: Order chalk')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(entry(page, 'Stays').first()).toBeVisible();
  await expect(entry(page, 'Order chalk')).toHaveCount(0);
});
