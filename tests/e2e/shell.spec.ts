import { expect, expectAccessible, holdBack, login, newAccount, signedIn, signedInAsNew, test, url } from './lms.ts';

test('the search opens with the keyboard, finds pages and people, and goes there', async ({ page }) => {
  await signedIn(page, 'admin@demo.com', 'admin');
  await page.goto(`${url()}/access-control`);
  await page.getByRole('heading', { name: 'Access control', level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search and jump' })).toBeFocused();
  await page.keyboard.type('chlo');
  await expect(page.getByRole('option', { name: /Chloé Laurent/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/lms\/users\?.*q=chloe/);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search and jump' })).toBeFocused();
  await page.keyboard.type('access con');
  await expect(page.getByRole('option', { name: /Access control/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/access-control/);
});

test('Enter opens what was found for the words that stand there, however quickly it is pressed', async ({ page }) => {
  await signedIn(page, 'admin@demo.com', 'admin');
  await page.goto(`${url()}/access-control`);
  await page.getByRole('heading', { name: 'Access control', level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search and jump' });
  await field.fill('chlo');
  await expect(page.getByRole('option', { name: /Chloé Laurent/ })).toBeVisible();
  const nothing = await holdBack(page, /main-search\/data\?q=zzqqxx/);
  await field.fill('zzqqxx');
  await field.press('Enter');
  await expect.poll(nothing.asked).toBe(1);
  nothing.letGo();
  await expect(page.getByText('No match for “zzqqxx”.')).toBeVisible();
  await expect(page).toHaveURL(/\/access-control/);

  const found = await holdBack(page, /main-search\/data\?q=chloe/);
  await field.fill('chloe laurent');
  await field.press('Enter');
  await expect.poll(found.asked).toBe(1);
  await expect(page).toHaveURL(/\/access-control/);
  found.letGo();
  await expect(page).toHaveURL(/\/lms\/users\?.*q=chloe/);
  await expect(field).toBeHidden();
});

test('letters typed while the search is on its way are its first ones, and none goes to the page', async ({ page }) => {
  await signedIn(page, 'admin@demo.com', 'admin');
  const { letGo } = await holdBack(page, /\/assets\/SearchPalette-.*\.js$/);
  await page.goto(`${url()}/access-control`);
  await page.getByRole('heading', { name: 'Access control', level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  // On the page, "g" and "d" would go to the dashboard.
  await page.keyboard.type('gdx');
  await page.keyboard.press('Backspace');
  letGo();
  await expect(page.getByRole('combobox', { name: 'Search and jump' })).toHaveValue('gd');
  await expect(page.getByRole('combobox', { name: 'Search and jump' })).toBeFocused();
  await expect(page).toHaveURL(/\/access-control/);
});

test('a button that was busy has the focus again, unless somebody went elsewhere', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/components/buttons`);
  const send = page.getByRole('button', { name: 'Send invitation' });
  const busyAndBack = async () => {
    await expect(send).toBeDisabled();
    await expect(send).toBeEnabled();
  };
  await send.focus();
  await page.keyboard.press('Enter');
  await busyAndBack();
  await expect(send).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await busyAndBack();
  await expect(send).not.toBeFocused();
});

test('what a message says is not printed over the page', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/components/buttons`);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  const message = page.getByText('The invitation was sent.').locator('visible=true');
  await expect(message).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  // At once: a little later it would be gone anyway.
  expect(await message.count()).toBe(0);
});

test('a page is bookmarked with the star, stays so, and shows in the navbar', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/lms/users`);
  const mark = page.getByRole('button', { name: 'Bookmark this page' });
  await mark.click();
  await expect(page.getByRole('button', { name: 'Remove this bookmark' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove this bookmark' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Users' })).toBeVisible();
});

test('the skin is chosen once and is there on another device, before anything is painted', async ({
  page,
  browser,
}) => {
  const account = await signedInAsNew(page);
  await page.goto(`${url()}/lms/users`);
  await page.getByRole('button', { name: 'Switch to dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-skin', 'dark');
  // At once, before the choice had its time to travel.
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-skin', 'dark');
  const context = await browser.newContext();
  const other = await context.newPage();
  await signedIn(other, account.email, account.password);
  await other.goto(`${url()}/lms/users`);
  await expect(other.locator('html')).toHaveAttribute('data-skin', 'dark');
  await context.close();
});

test('a choice that did not arrive is kept over a reload, and is sent when it can be', async ({ page }) => {
  const account = await signedInAsNew(page);
  let lost = 0;
  await page.route('**/api/preferences', (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    lost += 1;
    return route.abort('internetdisconnected');
  });
  await page.goto(`${url()}/lms/users`);
  await page.getByRole('button', { name: /language/i }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect.poll(() => lost).toBe(1);
  // On another device meanwhile: what was not chosen here is theirs.
  const headers = { authorization: `Bearer ${account.token}`, 'content-type': 'application/json' };
  const elsewhere = { method: 'PUT', headers, body: JSON.stringify({ appearance: { skin: 'dark' } }) };
  expect((await fetch(`${url()}/api/preferences`, elsewhere)).status).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('data-skin', 'dark');
  await expect.poll(() => lost).toBeGreaterThan(1);
  const before = lost;
  await page.reload();
  // What the server says has come: the choice is tried again.
  await expect.poll(() => lost).toBeGreaterThan(before);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.unroute('**/api/preferences');
  const arrived = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await page.reload();
  await arrived;
  const stored = await fetch(`${url()}/api/preferences`, { headers });
  expect(await stored.json()).toMatchObject({ language: 'de', appearance: { skin: 'dark' } });
});

test('what one person could not send is not stored for the next one in this tab', async ({ page }) => {
  const first = await signedInAsNew(page);
  const second = await newAccount();
  await page.goto(`${url()}/lms/users`);
  const isLost = (address: URL) => address.pathname.endsWith('/api/preferences');
  let lost = 0;
  await page.route(isLost, (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    lost += 1;
    return route.abort('internetdisconnected');
  });
  await page.getByRole('button', { name: /language/i }).click();
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect.poll(() => lost).toBe(1);
  await page.unroute(isLost);
  await page.getByRole('button', { name: new RegExp(`^${first.fullName}`) }).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await page.locator('input[autocomplete="username"]').fill(second.email);
  await page.locator('input[autocomplete="current-password"]').fill(second.password);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const arrived = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && isLost(new URL(answer.url())),
  );
  await page.getByRole('button', { name: 'Switch to dark' }).click();
  expect((await (await arrived).json()) as object).not.toHaveProperty('language');
  const { accessToken } = await login(second.email, second.password);
  const stored = await fetch(`${url()}/api/preferences`, { headers: { authorization: `Bearer ${accessToken}` } });
  expect(await stored.json()).not.toHaveProperty('language');
});

test('the language changes every word of the frame, and Arabic turns it round', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/lms/users`);
  await page.getByRole('button', { name: /language/i }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Users');
  await page.getByRole('button', { name: /DE, / }).click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const menu = await page.getByRole('navigation').first().boundingBox();
  expect(menu?.x).toBeGreaterThan(1000);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('what is chosen is marked, and stays so when the page is turned round', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/pages/account-settings/appearance`);
  const directions = page.getByRole('radiogroup').filter({ has: page.locator('input[value="rtl"]') });
  await directions.waitFor();
  const marked = () =>
    directions.evaluate((group) =>
      [...group.querySelectorAll('input')].map((one) => {
        const ground = getComputedStyle(one.labels?.[0] ?? one).backgroundColor;
        return `${one.value} ${one.checked} ${ground !== 'rgba(0, 0, 0, 0)'}`;
      }),
    );
  expect(await marked()).toEqual(['auto true true', 'ltr false false', 'rtl false false']);
  await directions.locator('label').last().click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect.poll(marked).toEqual(['auto false false', 'ltr false false', 'rtl true true']);
});

test('the bar of bookmarks leads only where somebody may go', async ({ page }) => {
  await signedIn(page, 'student@demo.com', 'student');
  await page.goto(`${url()}/student`);
  await page.getByRole('button', { name: 'Bookmark this page' }).waitFor();
  const bar = page.getByRole('navigation', { name: 'Bookmarked pages' });
  for (const name of ['Email', 'Chat', 'To-do', 'Calendar'])
    await expect(bar.getByRole('link', { name, exact: true })).toHaveCount(0);
});

test('a notification arrives without a reload and is read', async ({ page }) => {
  await signedInAsNew(page);
  const live = page.waitForResponse('**/api/live?*');
  await page.goto(`${url()}/lms/users`);
  await live;
  const bell = page.getByRole('button', { name: /notification/i });
  await bell.click();
  // Everybody who registers meanwhile is told to all administrators; this one is the one to look for.
  const newcomer = await newAccount();
  await expect(page.getByText(newcomer.fullName)).toBeVisible();
  await expect(bell).toHaveAccessibleName(/unread/);
  await page.getByRole('button', { name: /mark all/i }).click();
  await expect(page.getByRole('button', { name: /mark all/i })).toBeDisabled();
});

test('the menu collapses, comes back on hover, and is a drawer on a phone', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/lms/users`);
  const sidebar = page.getByRole('navigation', { name: 'Main menu' });
  await page.getByRole('button', { name: 'Collapse menu' }).click();
  await page.mouse.move(900, 500);
  await expect.poll(async () => (await sidebar.boundingBox())?.width).toBeLessThan(80);
  await sidebar.hover();
  await expect.poll(async () => (await sidebar.boundingBox())?.width).toBeGreaterThan(200);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Questions' }).click();
  await expect(page).toHaveURL(/lms\/questions/);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a page that asks for a collapsed menu opens it for now, and the choice made elsewhere stays', async ({
  page,
}) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/page-layout/collapse-menu`);
  const sidebar = page.getByRole('navigation', { name: 'Main menu' });
  const width = async () => {
    await page.mouse.move(900, 500);
    return (await sidebar.boundingBox())?.width;
  };
  await expect.poll(width).toBeLessThan(80);
  await sidebar.hover();
  await page.getByRole('button', { name: 'Keep menu open' }).click();
  await expect.poll(width).toBeGreaterThan(200);
  await sidebar.getByRole('link', { name: 'Users' }).click();
  await expect(page).toHaveURL(/lms\/users/);
  await expect.poll(width).toBeGreaterThan(200);
  await page.goto(`${url()}/page-layout/collapse-menu`);
  await expect.poll(width).toBeLessThan(80);
});

test('a hidden bar is there where the menu is a drawer; a page without a menu has no button for one', async ({
  page,
}) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/lms/users`);
  await page.getByRole('button', { name: /your menu$/ }).click();
  await page.getByRole('menuitem', { name: 'Appearance' }).click();
  await page
    .getByRole('dialog', { name: 'Appearance' })
    .getByRole('radiogroup', { name: 'Navbar' })
    .getByText('Hidden')
    .click();
  await page.keyboard.press('Escape');
  const bar = page.getByRole('banner');
  await expect(bar).toBeHidden();
  await page.setViewportSize({ width: 820, height: 1100 });
  await bar.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Questions' }).click();
  await expect(page).toHaveURL(/lms\/questions/);
  await page.goto(`${url()}/page-layout/without-menu`);
  await expect(bar.getByRole('button', { name: /your menu$/ })).toBeVisible();
  for (const width of [820, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(bar.getByRole('button', { name: 'Open menu' })).toHaveCount(0);
  }
});

test('on an upright tablet the words of the search are whole, with many bookmarks too', async ({ page }) => {
  await signedInAsNew(page);
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const path of ['/lms/users', '/apps/kanban', '/apps/invoice/list']) {
    await page.goto(url() + path);
    await page.getByRole('button', { name: 'Bookmark this page' }).click();
    await page.getByRole('button', { name: 'Remove this bookmark' }).waitFor();
  }
  const trigger = page.getByRole('banner').locator('[data-tour="search"]');
  const cut = () => trigger.locator('span').evaluate((words) => words.scrollWidth - words.clientWidth);
  await expect.poll(cut).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: /language/i }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(trigger).toContainText('Suchen oder springen zu');
  await expect.poll(cut).toBeLessThanOrEqual(0);
});

test('on a phone the page is bookmarked in one’s own menu', async ({ page }) => {
  await signedInAsNew(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${url()}/lms/users`);
  const mine = page.getByRole('button', { name: /your menu$/ });
  await mine.click();
  await page.getByRole('menuitem', { name: 'Bookmark this page' }).click();
  await mine.click();
  await expect(page.getByRole('menuitem', { name: 'Remove this bookmark' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Users' })).toBeVisible();
});

test('the search offers the pages that were open before', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/lms/users`);
  await page.getByRole('heading', { name: 'Users', level: 1 }).waitFor();
  const field = page.getByRole('combobox', { name: 'Search and jump' });
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Questions' }).click();
  await expect(page).toHaveURL(/lms\/questions/);
  await page.keyboard.press('Control+k');
  const before = page.getByRole('group', { name: 'Recent pages' });
  await expect(before.getByRole('option')).toHaveCount(1);
  await before.getByRole('option', { name: 'Users' }).click();
  await expect(page).toHaveURL(/lms\/users/);
});

test('the menu shows the sign-in page to somebody signed in; its address leads on', async ({ page }) => {
  const { fullName } = await signedInAsNew(page);
  await page.goto(`${url()}/lms/users`);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  for (const [name, heading] of [
    ['Sign in (cover)', 'Sign in'],
    ['Create account (basic)', 'Create an account'],
  ] as const) {
    const link = menu.getByRole('link', { name });
    if (!(await link.isVisible())) await menu.getByRole('button', { name: 'Sign-in pages' }).click();
    await link.click();
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await expect(page.getByText(`You are signed in as ${fullName}.`)).toBeVisible();
    await expectAccessible(page, `${name}, signed in`);
    await page.goBack();
    await expect(page).toHaveURL(/lms\/users/);
  }
  await page.goto(`${url()}/pages/login-cover`);
  await expect(page).not.toHaveURL(/login-cover/);
  await expect(menu).toBeVisible();
});

test('every choice of the appearance panel shows at once and is kept', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/lms/users`);
  await page.getByRole('button', { name: /your menu$/ }).click();
  await page.getByRole('menuitem', { name: 'Appearance' }).click();
  const panel = page.getByRole('dialog', { name: 'Appearance' });
  await panel.getByText('Semi-dark').click();
  await panel.getByText('Horizontal', { exact: true }).click();
  await panel.getByRole('radio', { name: 'Plum' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-skin', 'semi-dark');
  await expect(page.locator('html')).toHaveAttribute('data-accent', 'plum');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-accent', 'plum');
  await expect(page.getByRole('button', { name: 'Collapse menu' })).toBeHidden();
});

test('a page somebody may not see goes to not-authorized; an unknown one says so', async ({ page }) => {
  await signedIn(page, 'client@demo.com', 'client');
  await page.goto(`${url()}/lms/users`);
  await expect(page).toHaveURL(/\/misc\/not-authorized/);
  await page.goto(`${url()}/there/is/no/such/page`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page
    .getByRole('link', { name: /start page|home/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/access-control/);
});

test('a person without the menu entry finds none, and signing out ends it in every tab', async ({ context }) => {
  const first = await context.newPage();
  await signedIn(first, 'student@demo.com', 'student');
  await first.goto(`${url()}/student`);
  await expect(first.getByRole('link', { name: 'Users' })).toHaveCount(0);
  const second = await context.newPage();
  await second.goto(`${url()}/pages/account-settings`);
  await expect(second.getByRole('heading', { name: 'Account settings' })).toBeVisible();
  await first.getByRole('button', { name: /your menu$/ }).click();
  await first.getByRole('menuitem', { name: 'Sign out' }).click();
  for (const tab of [first, second]) await expect(tab.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('signing out asks before it loses what was typed', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/pages/account-settings/info`);
  const about = page.getByLabel('About me');
  await about.fill('Not saved yet');
  const signOut = async () => {
    await page.getByRole('button', { name: /your menu$/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
  };
  await signOut();
  await expect(page.getByText('Leave without saving?')).toBeVisible();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(about).toHaveValue('Not saved yet');
  await signOut();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('somebody signs up for news on the coming-soon page', async ({ page }) => {
  await page.goto(`${url()}/misc/coming-soon`);
  await page.getByRole('textbox', { name: /email/i }).fill(`reader${Date.now()}@example.com`);
  await page.keyboard.press('Enter');
  await expect(
    page
      .getByRole('status')
      .or(page.getByText(/thank|you are on/i))
      .first(),
  ).toBeVisible();
});

test('the API page reads its description and tries a call', async ({ page }) => {
  await page.goto(`${url()}/api/docs`);
  await expect(page.getByText('/api/account/getAllUsers').first()).toBeVisible();
  await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill('healthz');
  await page.getByText('/healthz').first().click();
  await page.getByRole('button', { name: 'Try it' }).first().click();
  await page.getByRole('button', { name: 'Send' }).first().click();
  await expect(page.getByText('"status": "ok"')).toBeVisible();
});

test('what was pressed by keyboard and is gone leaves the focus nearby', async ({ page }) => {
  await signedInAsNew(page);
  const isNowhere = () => page.evaluate(() => document.activeElement === document.body);
  await page.goto(`${url()}/apps/todo`);
  const add = page.getByRole('textbox', { name: 'Add a task' });
  for (const title of ['One', 'Two', 'Three']) {
    await add.fill(title);
    await add.press('Enter');
    await expect(page.getByRole('button', { name: title, exact: true })).toBeEnabled();
  }
  const ready = page.waitForResponse(/focusNearby-/);
  await page.reload();
  await page.getByRole('button', { name: 'Two', exact: true }).focus();
  await page.keyboard.press('Shift');
  await (await ready).finished();
  await page.getByRole('button', { name: 'Two', exact: true }).press('#');
  await expect(page.getByRole('button', { name: 'Two', exact: true })).toHaveCount(0);
  await expect.poll(isNowhere).toBe(false);
  await expect(page.locator('li:focus-within')).toHaveText(/One|Three/);

  // Out of a message to where the focus was before.
  const row = page.getByRole('button', { name: 'Three', exact: true });
  await row.press('#');
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).first().press('Enter');
  await expect(row).toBeVisible();
  await expect.poll(isNowhere).toBe(false);
  await expect(page.locator('main :focus')).toBeVisible();

  // And to what took the place of a field.
  await page.getByRole('link', { name: 'Kanban', exact: true }).press('Enter');
  await page
    .getByRole('button', { name: /^Add task to/ })
    .first()
    .press('Enter');
  await expect(page.getByRole('textbox', { name: /^Add task to/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Add task to/ }).first()).toBeFocused();
});

/** Where a drawer has a form, what opens it, its name, and a field that something is typed in. */
const DRAWERS = [
  ['/pages/profile', 'Edit profile', 'Edit profile', 'What you do'],
  ['/pages/profile?open=notices', null, 'Notices', 'Notice'],
  ['/pages/profile?open=pages', null, 'Suggested pages', 'One line about it'],
  ['/apps/todo', 'Add tag', 'Add tag', 'Name'],
  ['/apps/email', 'Add label', 'Add label', 'Name'],
  ['/apps/email', 'Signature', 'Signature', 'Signature'],
  ['/apps/chat', 'Your profile and status', 'Your chat profile', 'What you do'],
  ['/apps/invoice/add', 'Sender and defaults', 'Invoice settings', 'Address'],
  ['/apps/invoice/add', 'New client', 'New client', 'Company'],
] as const;

test('what was typed in a drawer is not lost by Escape, and is asked about once', async ({ page }) => {
  test.setTimeout(120_000);
  await signedInAsNew(page);
  const question = page.getByText('Leave without saving?');
  for (const [path, opener, name, label] of DRAWERS) {
    await page.goto(url() + path);
    if (opener) await page.getByRole('button', { name: opener, exact: true }).first().click();
    const drawer = page.getByRole('dialog', { name });
    const field = drawer.getByRole('textbox', { name: new RegExp(`^${label}`) }).first();
    await field.fill('Not saved yet');
    await page.keyboard.press('Escape');
    await expect(question, `${path} ${label}`).toBeVisible();
    await page.getByRole('button', { name: 'Stay here' }).click();
    await expect(question).toBeHidden();
    await expect(field).toBeVisible();
    await field.focus();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(drawer).toBeHidden();
    await expect(question).toBeHidden();
  }

  // What was saved closes without a question.
  await page.goto(`${url()}/apps/todo`);
  await page.getByRole('button', { name: 'Add tag' }).click();
  const drawer = page.getByRole('dialog', { name: 'Add tag' });
  await drawer.getByLabel('Name').fill('trips');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();
  await expect(question).toBeHidden();
});
