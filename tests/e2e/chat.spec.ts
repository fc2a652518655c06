// Chat: two people live, nothing lost without a connection, reading back, groups, and one pane on a phone.
import type { Browser, Page } from '@playwright/test';
import {
  callAs,
  expect,
  expectAccessible,
  expectNoOverflow,
  holdBack,
  signedIn,
  signedInAsNew,
  test,
  url,
} from './lms.ts';

type Somebody = Awaited<ReturnType<typeof signedInAsNew>> & { page: Page; id: number };

/** Somebody in a browser of their own. */
async function join(browser: Browser): Promise<Somebody> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  const account = await signedInAsNew(page);
  const id = await page.evaluate(() => (JSON.parse(localStorage.getItem('userData') ?? '{}') as { id: number }).id);
  return { ...account, page, id };
}

async function call<T>(who: { token: string }, path: string, body: unknown): Promise<T> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${who.token}` };
  const answer = await fetch(url() + path, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.status).toBe(201);
  return (await answer.json()) as T;
}

const write = async (from: { token: string }, to: { id: number }, message: string) =>
  (await call<{ chat: { id: number } }>(from, '/apps/chat/send-msg', { obj: { contact: to.id, message } })).chat.id;

const field = (page: Page) => page.locator('[data-composer]');
const line = (page: Page, text: string) => page.locator('article').filter({ hasText: text }).last();
async function say(page: Page, text: string) {
  await field(page).fill(text);
  await field(page).press('Enter');
}
const textsIn = (page: Page) =>
  page.locator('article [data-words]').evaluateAll((all) => all.map((one) => one.textContent ?? ''));

test('two people write to each other: typing, ticks and the unread line', async ({ browser }) => {
  const [ann, bob] = [await join(browser), await join(browser)];
  await bob.page.goto(`${url()}/apps/chat`);
  await ann.page.goto(`${url()}/apps/chat?with=${bob.id}`);
  await say(ann.page, 'Good morning');
  await expect(ann.page).toHaveURL(/chat=\d+/);
  await expect(field(ann.page)).toBeFocused();
  await expect(ann.page.getByRole('img', { name: 'Sent' })).toBeVisible();

  const row = bob.page.locator('[data-chat]').filter({ hasText: ann.fullName });
  await expect(row).toContainText('Good morning');
  await expect(bob.page.getByRole('link', { name: /^Chat/ }).first()).toContainText('1');
  await row.click();
  await expect(bob.page.locator('[role="log"] [data-unread]')).toBeVisible();
  await expect(ann.page.getByRole('img', { name: 'Seen', exact: true })).toBeVisible();

  await field(bob.page).pressSequentially('Hello', { delay: 20 });
  await expect(ann.page.getByText('Zed is typing…')).toBeVisible();
  await field(bob.page).press('Enter');
  await expect(line(ann.page, 'Hello')).toBeVisible();
  await expect(bob.page.getByRole('img', { name: 'Seen', exact: true })).toBeVisible();
});

test('a chat from far down that moves up stands in the list once', async ({ browser }) => {
  const ann = await join(browser);
  const list = '/apps/chat/chats-and-contacts?page=1&perPage=16';
  const { contacts } = await callAs<{ contacts: { id: number }[] }>(ann.token, 'GET', list);
  const chats: number[] = [];
  for (const { id } of contacts) {
    const group = await call<{ chat: { id: number } }>(ann, '/apps/chat/groups', { name: `With ${id}`, people: [id] });
    chats.unshift(group.chat.id);
  }
  for (const one of contacts) chats.unshift(await write(ann, one, 'Hello'));
  await ann.page.goto(`${url()}/apps/chat`);
  const rows = ann.page.locator('[data-chat]');
  await expect(rows).toHaveCount(30);
  const last = chats.pop() ?? 0;
  await call(ann, `/apps/chat/${last}/messages`, { message: 'Once more' });
  await expect(rows.first()).toContainText('Once more');
  await rows.last().scrollIntoViewIfNeeded();
  await expect(ann.page.locator(`[data-chat="${chats.at(-1)}"]`)).toBeAttached();
  const shown = await rows.evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-chat'))));
  expect(shown).toEqual([last, ...chats]);
});

test('the menu counts what arrives before the chats are followed', async ({ browser }) => {
  const [ann, bob] = [await join(browser), await join(browser)];
  await write(ann, bob, 'First');
  const follower = await holdBack(bob.page, /\/assets\/ChatHost-/);
  const opened = bob.page.waitForRequest(/\/api\/live/);
  await bob.page.goto(`${url()}/apps/todo`);
  await opened;
  const entry = bob.page.getByRole('link', { name: /^Chat/ }).first();
  await expect(entry).toContainText('1');
  await write(ann, bob, 'Second');
  await expect(entry).toContainText('2');
  follower.letGo();
});

test('what is written without a connection waits, and arrives in order, each once', async ({ browser }) => {
  const [ann, bob] = [await join(browser), await join(browser)];
  const chat = await write(ann, bob, 'Before');
  for (const { page } of [ann, bob]) {
    await page.goto(`${url()}/apps/chat?chat=${chat}`);
    await expect(line(page, 'Before')).toBeVisible();
  }
  await ann.page.context().setOffline(true);
  for (const text of ['First', 'Second', 'Third']) await say(ann.page, text);
  await expect(ann.page.locator('article[data-state="waiting"]')).toHaveCount(3);
  await expect(ann.page.getByRole('img', { name: 'Waiting to be sent' })).toBeVisible();
  await ann.page.context().setOffline(false);
  await expect(line(bob.page, 'Third')).toBeVisible({ timeout: 30_000 });
  await expect(ann.page.locator('article[data-state="waiting"]')).toHaveCount(0);
  expect(await textsIn(bob.page)).toEqual(['Before', 'First', 'Second', 'Third']);
  await ann.page.reload();
  await expect(line(ann.page, 'Third')).toBeVisible();
  expect(await textsIn(ann.page)).toEqual(['Before', 'First', 'Second', 'Third']);
});

test('what is written before the messages of a chat are there is shown, and stays when they come', async ({
  browser,
}) => {
  const [ann, bob] = [await join(browser), await join(browser)];
  const chat = await write(ann, bob, 'Before');
  let letGo = () => {};
  const free = new Promise<void>((done) => {
    letGo = done;
  });
  // Answered before anything is written, and there only afterwards.
  let answered = 0;
  await ann.page.route(`**/apps/chat/${chat}/messages?*`, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    answered += 1;
    await free;
    await route.fulfill({ response });
  });
  const sending = await holdBack(ann.page, new RegExp(`/apps/chat/${chat}/messages$`));
  await ann.page.goto(`${url()}/apps/chat?chat=${chat}`);
  await expect.poll(() => answered).toBe(1);
  await say(ann.page, 'Meanwhile');
  await expect(line(ann.page, 'Meanwhile')).toBeVisible();
  sending.letGo();
  await expect(ann.page.locator('article[data-state="waiting"]')).toHaveCount(0);
  letGo();
  await expect(line(ann.page, 'Before')).toBeVisible();
  expect(await textsIn(ann.page)).toEqual(['Before', 'Meanwhile']);
});

test('own messages are edited and deleted, others are answered with a sign or words', async ({ browser }) => {
  const [ann, bob] = [await join(browser), await join(browser)];
  const chat = await write(ann, bob, 'Room B204');
  for (const { page } of [ann, bob]) {
    await page.goto(`${url()}/apps/chat?chat=${chat}`);
    await expect(line(page, 'Room B204')).toBeVisible();
  }
  await field(ann.page).press('ArrowUp');
  await say(ann.page, 'Room B205');
  await expect(line(bob.page, 'Room B205')).toContainText('edited');

  await line(bob.page, 'Room B205').focus();
  await bob.page.keyboard.press('Enter');
  await bob.page.getByRole('menuitem', { name: 'React with 👍' }).click();
  await expect(line(ann.page, 'Room B205').getByRole('button', { name: /👍 1/ })).toBeVisible();

  await line(bob.page, 'Room B205').hover();
  await line(bob.page, 'Room B205').getByRole('button', { name: 'Reply', exact: true }).click();
  await say(bob.page, 'I will be there');
  await expect(line(ann.page, 'I will be there')).toContainText('Room B205');

  await line(ann.page, 'Room B205').first().focus();
  const own = ann.page.locator('article').first();
  await own.focus();
  await own.press('Enter');
  await ann.page.getByRole('menuitem', { name: 'Delete' }).click();
  await ann.page.getByRole('button', { name: 'Delete message' }).click();
  await expect(bob.page.locator('article').first()).toContainText('This message was deleted.');
  await expectAccessible(ann.page, 'an open chat');
});

test('what is typed after choosing a chat is written into it; Escape gives the keys back', async ({ browser }) => {
  const [ann, bob, eve] = [await join(browser), await join(browser), await join(browser)];
  await write(ann, bob, 'To Bob');
  await write(ann, eve, 'To Eve');
  await ann.page.goto(`${url()}/apps/chat`);
  await ann.page.locator('[data-chat]').filter({ hasText: 'To Bob' }).click();
  await expect(field(ann.page)).toBeFocused();
  await ann.page.keyboard.type('nothing new');
  await expect(field(ann.page)).toHaveValue('nothing new');
  await expect(ann.page.getByRole('dialog')).toHaveCount(0);
  await ann.page.keyboard.press('Escape');
  await expect(field(ann.page)).not.toBeFocused();
  const address = ann.page.url();
  await ann.page.keyboard.press('k');
  await expect(ann.page).not.toHaveURL(address);
  await expect(field(ann.page)).toHaveValue('');
  await expect(field(ann.page)).not.toBeFocused();
});

test('a long chat is read back without a jump, and new messages do not pull one away', async ({ browser }) => {
  test.setTimeout(180_000);
  const [ann, bob] = [await join(browser), await join(browser)];
  let chat = 0;
  // As fast as the server lets one person write.
  for (let i = 1; i <= 300; i += 1) {
    chat = await write(i % 2 ? ann : bob, i % 2 ? bob : ann, `Message ${i}`);
    if (i % 100 === 0 && i < 300) await new Promise((done) => setTimeout(done, 10_000));
  }
  await ann.page.goto(`${url()}/apps/chat?chat=${chat}`);
  await expect(ann.page.locator('article').first()).toBeVisible();
  await ann.page.getByRole('log').evaluate((box) => {
    box.scrollTop = box.scrollHeight;
  });
  const walked = await ann.page.getByRole('log').evaluate(async (box) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const jumps: number[] = [];
    for (let round = 0; round < 600; round += 1) {
      const top = box.getBoundingClientRect().top;
      const probe = [...box.querySelectorAll<HTMLElement>('article')].find(
        (one) => one.getBoundingClientRect().bottom > top + 100,
      );
      const before = probe?.getBoundingClientRect().top ?? 0;
      const from = box.scrollTop;
      box.scrollTop -= 80;
      const asked = from - Math.max(0, from - 80);
      await frame();
      await frame();
      const now = box.querySelector(`[data-message="${probe?.dataset.message}"]`);
      const moved = (now?.getBoundingClientRect().top ?? 0) - before;
      if (!now || Math.abs(moved - asked) > 2) jumps.push(moved - asked);
      if (box.scrollTop === 0) {
        if (box.querySelector('article [data-words]')?.textContent === 'Message 1') break;
        await new Promise((done) => setTimeout(done, 50));
      }
    }
    return { jumps, first: box.querySelector('article [data-words]')?.textContent };
  });
  expect(walked.jumps).toEqual([]);
  expect(walked.first).toBe('Message 1');

  const place = await ann.page.getByRole('log').evaluate((box) => box.scrollTop);
  await write(bob, ann, 'Something new');
  await expect(ann.page.getByRole('button', { name: '1 new' })).toBeVisible({ timeout: 30_000 });
  expect(await ann.page.getByRole('log').evaluate((box) => box.scrollTop)).toBe(place);
  await ann.page.getByRole('button', { name: '1 new' }).click();
  await expect(line(ann.page, 'Something new')).toBeInViewport();
});

test('a group is made, renamed and left', async ({ browser }) => {
  const [ann, bob, cleo] = [await join(browser), await join(browser), await join(browser)];
  await bob.page.goto(`${url()}/apps/chat`);
  await ann.page.goto(`${url()}/apps/chat`);
  await expect(ann.page.getByText('Choose a chat')).toBeVisible();
  await ann.page.keyboard.press('n');
  const drawer = ann.page.getByRole('dialog', { name: 'New chat' });
  for (const { username } of [bob, cleo]) {
    await drawer.locator('input').first().fill(username);
    await ann.page.getByRole('option').filter({ hasText: username }).click();
  }
  await drawer.getByLabel('Name of the group').fill('Exam trip');
  await drawer.getByRole('button', { name: 'Create group' }).click();
  await expect(ann.page.getByRole('heading', { name: 'Exam trip' }).first()).toBeVisible();
  await say(ann.page, 'Who comes along?');
  const row = bob.page.locator('[data-chat]').filter({ hasText: 'Exam trip' });
  await expect(row).toContainText('Who comes along?');
  await row.click();
  await expect(ann.page.getByText(`Seen by ${bob.fullName}`)).toBeVisible();

  await ann.page.getByRole('button', { name: 'Rename group' }).click();
  await ann.page.getByRole('dialog').getByLabel('Name of the group').fill('Trip to Lyon');
  await ann.page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(bob.page.getByRole('heading', { name: 'Trip to Lyon' }).first()).toBeVisible();

  await bob.page.getByRole('button', { name: 'Leave group' }).click();
  await bob.page.getByRole('dialog').getByRole('button', { name: 'Leave group' }).click();
  await expect(bob.page.locator('[data-chat]').filter({ hasText: 'Trip to Lyon' })).toHaveCount(0);
  await expect(ann.page.getByText(`${bob.fullName} left the group.`).first()).toBeVisible();
});

async function makeGroup(by: Somebody, name: string, people: Somebody[]) {
  const body = { name, people: people.map((one) => one.id) };
  return (await call<{ chat: { id: number } }>(by, '/apps/chat/groups', body)).chat.id;
}

async function putOut(by: Somebody, chat: number, person: Somebody) {
  const headers = { authorization: `Bearer ${by.token}` };
  const answer = await fetch(`${url()}/apps/chat/${chat}/members/${person.id}`, { method: 'DELETE', headers });
  expect(answer.ok).toBe(true);
}

test('whoever is put out of an open group is told so, and what was being written is there when they are back', async ({
  browser,
}) => {
  const [ann, bob] = [await join(browser), await join(browser)];
  const chat = await makeGroup(ann, 'Exam trip', [bob]);
  await bob.page.goto(`${url()}/apps/chat?chat=${chat}`);
  await field(bob.page).fill('Half a thought');
  await putOut(ann, chat, bob);
  await expect(bob.page.getByText('This chat is not here.')).toBeVisible();
  await expect(field(bob.page)).toHaveCount(0);
  await expect(bob.page.locator('[data-chat]').filter({ hasText: 'Exam trip' })).toHaveCount(0);
  await call(ann, `/apps/chat/${chat}/members`, { people: [bob.id] });
  await expect(field(bob.page)).toHaveValue('Half a thought');
});

for (const when of ['at once', 'when the connection is back']) {
  test(`whoever is put out while a chat is still being asked for is told so, too, ${when}`, async ({ browser }) => {
    const [ann, bob] = [await join(browser), await join(browser)];
    const chat = await makeGroup(ann, 'Exam trip', [bob]);
    let letGo = () => {};
    const free = new Promise<void>((done) => {
      letGo = done;
    });
    // The answer is from before, and arrives after.
    const info = `**/apps/chat/${chat}/info`;
    const isAnswered = new Promise<void>((done) => {
      void bob.page.route(info, async (route) => {
        const response = await route.fetch();
        done();
        await free;
        await route.fulfill({ response });
      });
    });
    let isCut = when !== 'at once';
    await bob.page.route('**/api/live?*', (route) => (isCut ? route.abort('internetdisconnected') : route.continue()));
    const other = await bob.page.context().newPage();
    const rowOn = (page: Page) => page.locator('[data-chat]').filter({ hasText: 'Exam trip' });
    await other.goto(`${url()}/apps/chat`);
    await expect(rowOn(other)).toBeVisible();
    const listening = bob.page.waitForResponse(/api\/live\?/);
    await bob.page.goto(`${url()}/apps/chat`);
    await rowOn(bob.page).click();
    await expect(field(bob.page)).toBeVisible();
    await isAnswered;
    if (!isCut) await listening;
    await putOut(ann, chat, bob);
    await expect(rowOn(other)).toHaveCount(0);
    // The list is asked for again once the connection is back: so is all that is on screen.
    const isOutdated = isCut ? bob.page.waitForResponse(/apps\/chat\/list\?/) : listening;
    isCut = false;
    await listening;
    await isOutdated;
    letGo();
    await expect(bob.page.getByText('This chat is not here.')).toBeVisible();
  });
}

test('a message for a group that one was put out of is not lost without a word', async ({ browser }) => {
  const [ann, bob] = [await join(browser), await join(browser)];
  const chat = await makeGroup(ann, 'Exam trip', [bob]);
  await bob.page.goto(`${url()}/apps/chat?chat=${chat}`);
  await field(bob.page).fill('Who has the tickets?');
  // Sent before anything was heard of it.
  await bob.page.route(`**/apps/chat/${chat}/messages`, async (route) => {
    if (route.request().method() === 'POST') await putOut(ann, chat, bob).catch(() => {});
    await route.continue();
  });
  await field(bob.page).press('Enter');
  const told = bob.page.getByRole('alert').filter({ hasText: 'Who has the tickets?' });
  await expect(told).toContainText('This chat is not here.');
  await expect(field(bob.page)).toHaveCount(0);
});

test('files and a change that was begun stay with their chat while another one is open', async ({ browser }) => {
  const [ann, bob, eve] = [await join(browser), await join(browser), await join(browser)];
  await write(ann, bob, 'To Bob');
  await write(ann, eve, 'To Eve');
  const { page } = ann;
  const openChat = (name: string) => page.locator('[data-chat]').filter({ hasText: name }).click();
  await page.goto(`${url()}/apps/chat`);
  await openChat(bob.fullName);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('the plan') });
  await expect(page.getByRole('button', { name: 'Remove plan.txt' })).toBeVisible();
  await openChat(eve.fullName);
  await expect(line(page, 'To Eve')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove plan.txt' })).toHaveCount(0);
  await expect(page.locator('[data-chat]').filter({ hasText: bob.fullName })).toContainText('Draft: plan.txt');
  await field(page).press('ArrowUp');
  await field(page).fill('To Eve and Bob');

  await openChat(bob.fullName);
  await expect(page.getByRole('button', { name: 'Remove plan.txt' })).toBeVisible();
  await expect(field(page)).toHaveValue('');
  await say(page, 'Here it is');
  await expect(line(page, 'Here it is')).toContainText('plan.txt');

  await openChat(eve.fullName);
  await expect(page.getByText('Editing a message')).toBeVisible();
  await expect(field(page)).toHaveValue('To Eve and Bob');
  await field(page).press('Enter');
  await expect(line(page, 'To Eve and Bob')).toContainText('edited');
  await expect(field(page)).toHaveValue('');
});

test('a file that is on its way arrives in its chat while another one is open; one that does not is told', async ({
  browser,
}) => {
  const [ann, bob, eve] = [await join(browser), await join(browser), await join(browser)];
  await write(ann, bob, 'To Bob');
  await write(ann, eve, 'To Eve');
  const { page } = ann;
  const openChat = (name: string) => page.locator('[data-chat]').filter({ hasText: name }).click();
  const file = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('the plan') });
  await page.goto(`${url()}/apps/chat`);
  await openChat(bob.fullName);
  const { letGo: arrive } = await holdBack(page, /api\/files\?for=attachment/);
  await page.locator('input[type=file]').setInputFiles(file('plan.txt'));
  await openChat(eve.fullName);
  await expect(line(page, 'To Eve')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove plan.txt' })).toHaveCount(0);
  arrive();
  await expect(page.locator('[data-chat]').filter({ hasText: bob.fullName })).toContainText('Draft: plan.txt');

  let fail = () => {};
  const failing = new Promise<void>((done) => {
    fail = done;
  });
  await page.route(/api\/files\?for=attachment/, async (route) => {
    await failing;
    await route.fulfill({ status: 413, json: { message: 'The file is too large.' } });
  });
  await page.locator('input[type=file]').setInputFiles(file('other.txt'));
  await openChat(bob.fullName);
  await expect(page.getByRole('button', { name: 'Remove plan.txt' })).toBeVisible();
  fail();
  await expect(page.getByRole('alert').filter({ hasText: 'other.txt' })).toBeVisible();
  await openChat(eve.fullName);
  await expect(page.getByText(/^other\.txt:/)).toBeVisible();
});

test('what is read in one tab is not new in another', async ({ browser }) => {
  const [ann, bob] = [await join(browser), await join(browser)];
  const chat = await write(ann, bob, 'Before');
  const other = await ann.page.context().newPage();
  await other.goto(`${url()}/apps/chat`);
  await expect(other.locator('[data-chat]').first()).toContainText('Before');
  await ann.page.goto(`${url()}/apps/chat?chat=${chat}`);
  await expect(line(ann.page, 'Before')).toBeVisible();
  for (const text of ['First', 'Second', 'Third']) {
    await write(bob, ann, text);
    await expect(line(ann.page, text)).toBeVisible();
    await expect(other.locator('[data-chat]').first()).toContainText(text);
    await expect(other.locator('[data-chat][data-unread]')).toHaveCount(0);
  }
});

test('switches of the own profile and of a chat, pressed faster than the server answers, all stay', async ({
  browser,
}) => {
  const [ann, bob] = [await join(browser), await join(browser)];
  const chat = await write(bob, ann, 'Good morning');
  const { page } = ann;
  await page.goto(`${url()}/apps/chat?chat=${chat}`);
  const control = (name: string) => page.getByRole('switch', { name: new RegExp(`^${name}`) });
  // The track is drawn over the real control.
  const press = (name: string) => control(name).locator('xpath=ancestor::*[contains(@class, "Switch-body")]').click();
  const expectBoth = async (one: string, other: string, checked: boolean) => {
    await expect(control(one)).toBeChecked({ checked });
    await expect(control(other)).toBeChecked({ checked });
  };
  const row = page.locator(`[data-chat="${chat}"]`);
  const own = async () =>
    (await callAs<{ chat: { isMuted: boolean; isPinned: boolean } }>(ann.token, 'GET', `/apps/chat/${chat}/info`)).chat;
  const held = await holdBack(page, /\/apps\/chat\/\d+\/own$/);
  await press('Mute');
  await press('Pin to the top');
  await expectBoth('Mute', 'Pin to the top', true);
  await write(bob, ann, 'Are you there?');
  await expect(row).toContainText('Are you there?');
  await expectBoth('Mute', 'Pin to the top', true);
  held.letGo();
  await expect.poll(own).toMatchObject({ isMuted: true, isPinned: true });
  await expectBoth('Mute', 'Pin to the top', true);
  await expect(row).toContainText('Are you there?');
  const refused = { status: 400, json: { error: 'Not today.' } };
  await page.route(/\/apps\/chat\/\d+\/own$/, (route) => route.fulfill(refused), { times: 1 });
  await press('Mute');
  await expect(page.getByText('Not today.')).toBeVisible();
  await expectBoth('Mute', 'Pin to the top', true);

  // One is refused, the other stored: nobody has to ask for what was stored.
  await page.route(/\/apps\/chat\/\d+\/own$/, (route) => route.fulfill({ ...refused, json: { error: 'Not now.' } }), {
    times: 1,
  });
  const asking = await holdBack(page, /\/apps\/chat\/\d+\/info$/);
  await page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLElement>('[role="switch"]')) one.click();
  });
  await expect(page.getByText('Not now.')).toBeVisible();
  await expect.poll(own).toMatchObject({ isMuted: true, isPinned: false });
  await expect.poll(asking.asked).toBeGreaterThan(0);
  await expect(control('Mute')).toBeChecked();
  await expect(control('Pin to the top')).not.toBeChecked();
  asking.letGo();
  await press('Pin to the top');
  await expectBoth('Mute', 'Pin to the top', true);

  await page.getByRole('button', { name: 'Your profile and status' }).click();
  await expectBoth('Sounds', 'Enter sends', true);
  const slow = await holdBack(page, /\/users\/profile-user$/);
  await press('Sounds');
  await press('Enter sends');
  await expectBoth('Sounds', 'Enter sends', false);
  // Also for the rest of the page, and for whoever closes the drawer before the answer and opens it again.
  await page.keyboard.press('Escape');
  await field(page).fill('One');
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('One\n');
  await page.getByRole('button', { name: 'Your profile and status' }).click();
  await expectBoth('Sounds', 'Enter sends', false);
  slow.letGo();
  await expect
    .poll(() => callAs(ann.token, 'GET', '/apps/chat/users/profile-user'))
    .toMatchObject({ settings: { sounds: false, enterSends: false } });
  await expectBoth('Sounds', 'Enter sends', false);
});

test('words are found over all chats, and in one', async ({ browser }) => {
  const [ann, bob] = [await join(browser), await join(browser)];
  await write(ann, bob, 'The projector is broken');
  await write(bob, ann, 'Take the other projector');
  await ann.page.goto(`${url()}/apps/chat`);
  await expect(ann.page.locator('[data-chat]').first()).toBeVisible();
  await ann.page.keyboard.press('/');
  await ann.page.keyboard.type('broken');
  await ann.page.locator('[data-found]').first().click();
  await expect(line(ann.page, 'The projector is broken')).toBeVisible();
  await expect(ann.page).toHaveURL(/message=\d+/);
  await ann.page.getByRole('button', { name: 'Search in this chat' }).click();
  await ann.page.getByRole('searchbox', { name: 'Search in this chat' }).fill('projector');
  await expect(ann.page.getByText('1 of 2')).toBeVisible();
  await ann.page.keyboard.press('Enter');
  await expect(ann.page.getByText('2 of 2')).toBeVisible();
  await ann.page.route('**/apps/chat/search?*', (route) => route.fulfill({ status: 429, json: { message: 'Wait.' } }));
  await ann.page.getByRole('searchbox', { name: 'Search in this chat' }).fill('broken');
  await expect(ann.page.getByRole('search').getByText('This did not load')).toBeVisible();
});

test('on a phone one pane shows at a time', async ({ browser }) => {
  const [ann, bob] = [await join(browser), await join(browser)];
  await write(bob, ann, 'See you on the bus');
  await ann.page.setViewportSize({ width: 390, height: 844 });
  await ann.page.goto(`${url()}/apps/chat`);
  await ann.page.locator('[data-chat]').first().click();
  await expect(line(ann.page, 'See you on the bus')).toBeVisible();
  await expect(ann.page.locator('[data-chat]')).toHaveCount(0);
  await say(ann.page, 'On my way');
  await expect(line(ann.page, 'On my way')).toBeVisible();
  await expectNoOverflow(ann.page, 'a chat on a phone');
  await expectAccessible(ann.page, 'a chat on a phone');
  await ann.page.getByRole('button', { name: 'Back to the chats' }).click();
  await expect(ann.page.locator('[data-chat]').first()).toContainText('You: On my way');
});

test('whoever does nothing for a while counts as away, and is back with the first move', async ({ browser }) => {
  const [ann, bob] = [await join(browser), await join(browser)];
  await ann.page.clock.install();
  await ann.page.goto(`${url()}/apps/chat?with=${bob.id}`);
  await say(ann.page, 'Good morning');
  await bob.page.goto(`${url()}/apps/chat`);
  await bob.page.locator('[data-chat]').filter({ hasText: ann.fullName }).click();
  await expect(bob.page.getByText('Online').first()).toBeVisible();
  await ann.page.clock.fastForward('06:00');
  await expect(bob.page.getByText('Away').first()).toBeVisible();
  await ann.page.mouse.move(300, 300);
  await ann.page.mouse.move(320, 300);
  await expect(bob.page.getByText('Online').first()).toBeVisible();
});

test('who may not use the apps is told so, app by app', async ({ page }) => {
  await signedIn(page, 'client@demo.com', 'client');
  for (const app of ['chat', 'calendar', 'email', 'todo', 'kanban']) {
    await page.goto(`${url()}/apps/${app}`);
    await expect(page).toHaveURL(/not-authorized/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('where nobody else is, the page says so and leads to adding people', async ({ page }) => {
  await signedInAsNew(page);
  await page.route(/\/apps\/chat\/list\?/, (route) => route.fulfill({ json: { chats: [], total: 0 } }));
  await page.route(/\/apps\/chat\/chats-and-contacts\?/, (route) =>
    route.fulfill({ json: { chatsContacts: [], contacts: [], total: 0 } }),
  );
  await page.goto(`${url()}/apps/chat`);
  await expect(page.getByText('Others appear in the list once they have an account.')).toBeVisible();
  await page.getByRole('link', { name: 'Add people' }).click();
  await expect(page).toHaveURL(/\/lms\/users\?.*open=new/);
});
