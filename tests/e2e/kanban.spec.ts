import type { BrowserContext, Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  login,
  newAccount,
  settling,
  signedIn,
  signedInAsNew,
  test,
  url,
} from './lms.ts';

async function call<T>(token: string, path: string, body: unknown): Promise<T> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(url() + path, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.status).toBe(201);
  return (await answer.json()) as T;
}

/** Boards are shared by everyone: each journey works on boards of its own. */
async function newBoard(token: string, title: string, cards: string[] = []) {
  const { board } = await call<{ board: { id: number } }>(token, '/apps/kanban/add-board', { data: { title } });
  for (const one of cards) await call(token, '/apps/kanban/add-task', { data: { title: one, boardId: board.id } });
}

const nameOf = (words: string) => `${words} ${Math.random().toString(36).slice(2, 8)}`;
const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const card = (page: Page, title: string) => page.locator('[data-card]').filter({ hasText: title });

/** The titles as they stand, from above. */
const orderOf = (page: Page, name: string) =>
  column(page, name).evaluate((one) =>
    [...one.querySelectorAll('li')]
      .sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
      .flatMap((row) => row.querySelector('[data-card] [dir="auto"]')?.textContent ?? []),
  );

/** Presses, moves away a little, and then to where the other one begins or ends. */
async function drag(page: Page, title: string, to: string, edge: 'top' | 'bottom') {
  await card(page, title).scrollIntoViewIfNeeded();
  const from = await card(page, title).boundingBox();
  const goal = await card(page, to).boundingBox();
  if (!from || !goal) throw new Error('Nothing to drag.');
  await page.mouse.move(from.x + 40, from.y + 12);
  await page.mouse.down();
  await page.mouse.move(from.x + 52, from.y + 20, { steps: 3 });
  await page.mouse.move(goal.x + 40, goal.y + (edge === 'top' ? 4 : goal.height + 12), { steps: 12 });
  await page.mouse.up();
}

async function openBoard(page: Page, search = '') {
  await page.goto(`${url()}/apps/kanban${search}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Kanban' })).toBeAttached();
}

test('cards are dragged within a board and to another one, and stay there', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const [one, two] = [nameOf('Ideas'), nameOf('Drafts')];
  const [alpha, beta, gamma, delta] = ['Alpha', 'Beta', 'Gamma', 'Delta'].map(nameOf) as [
    string,
    string,
    string,
    string,
  ];
  await newBoard(token, one, [alpha, beta, gamma]);
  await newBoard(token, two, [delta]);
  await openBoard(page);
  await card(page, delta).scrollIntoViewIfNeeded();
  await drag(page, gamma, alpha, 'top');
  await expect.poll(() => orderOf(page, one)).toEqual([gamma, alpha, beta]);
  await drag(page, alpha, delta, 'bottom');
  await expect.poll(() => orderOf(page, two)).toEqual([delta, alpha]);
  // A drag is no click.
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.reload();
  await expect.poll(() => orderOf(page, one)).toEqual([gamma, beta]);
  await expect.poll(() => orderOf(page, two)).toEqual([delta, alpha]);

  // A board that was moved stays where it was put until the page has heard of it.
  const boards = () => page.locator('[data-board]').evaluateAll((all) => all.map((each) => each.ariaLabel ?? ''));
  const distance = async () => {
    const now = await boards();
    return now.indexOf(two) - now.indexOf(one);
  };
  const letGo = await hold(page, '**/apps/kanban/board?*', 'GET');
  const asked = page.waitForRequest('**/apps/kanban/board?*');
  // Boards of other journeys may have come between.
  for (let left = await distance(); left > 0; left -= 1) {
    await column(page, two).getByRole('button', { name: two, exact: true }).press('Alt+ArrowLeft');
  }
  await asked;
  expect(await distance()).toBeLessThan(0);
  letGo();
  await page.reload();
  await expect.poll(distance).toBeLessThan(0);
});

test('a card is carried by keys, each step is spoken, and Escape takes it back', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const [one, two] = [nameOf('Inbox'), nameOf('Doing')];
  const [first, second] = [nameOf('First'), nameOf('Second')];
  await newBoard(token, one, [first, second]);
  await newBoard(token, two);
  await openBoard(page);
  await card(page, first).focus();
  await page.keyboard.press('Space');
  const spoken = page.locator('[aria-live="assertive"]');
  await expect(spoken).toContainText(`“${first}” taken up. ${one}, place 1 of 2.`);
  await page.keyboard.press('ArrowDown');
  await expect(spoken).toContainText(`${one}, place 2 of 2.`);
  await page.keyboard.press('Escape');
  expect(await orderOf(page, one)).toEqual([first, second]);

  await page.keyboard.press('Space');
  await expect(spoken).toContainText(`“${first}” taken up.`);
  // Boards of other journeys may have come between, and are moved meanwhile.
  for (let words = ''; !words.includes(`${two}, place 1 of `); words = (await spoken.textContent()) ?? '') {
    const before = (await spoken.textContent()) ?? '';
    await page.keyboard.press('ArrowRight');
    await expect(spoken).not.toHaveText(before);
  }
  await page.keyboard.press('Space');
  await expect(spoken).toContainText(`“${first}” put down. ${two}, place 1 of 1.`);
  await expect.poll(() => orderOf(page, two)).toEqual([first]);
  await expect(card(page, first)).toBeFocused();
  // The menu moves it as well.
  await page.keyboard.press('m');
  await expectAccessible(page, 'the menu of a card', ['aria-allowed-attr', 'aria-required-children']);
  await page.getByRole('menuitem', { name: one }).click();
  await expect.poll(() => orderOf(page, one)).toEqual([second, first]);
  // Its button says whether it is open.
  const button = page.getByRole('button', { name: `More for ${first}`, exact: true });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await expect(page.locator('[aria-haspopup="menu"][aria-expanded="true"]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('two people see each other’s moves and end with the same order', async ({ page, browser }) => {
  const { token } = await signedInAsNew(page);
  const name = nameOf('Shared');
  const titles = ['a', 'b', 'c', 'd'].map((letter) => nameOf(letter));
  await newBoard(token, name, titles);
  await openBoard(page);
  const others: BrowserContext = await browser.newContext();
  const other = await others.newPage();
  await signedInAsNew(other);
  await openBoard(other);
  await expect(card(other, titles[0] ?? '')).toBeAttached();
  await expect(card(page, titles[0] ?? '')).toBeAttached();

  await drag(page, titles[3] ?? '', titles[0] ?? '', 'top');
  const expected = [titles[3], titles[0], titles[1], titles[2]];
  await expect.poll(() => orderOf(page, name)).toEqual(expected);
  await expect.poll(() => orderOf(other, name)).toEqual(expected);

  // Both at once.
  await Promise.all([
    drag(page, titles[0] ?? '', titles[2] ?? '', 'bottom'),
    drag(other, titles[1] ?? '', titles[3] ?? '', 'top'),
  ]);
  await expect.poll(async () => (await orderOf(page, name)).join() === (await orderOf(other, name)).join()).toBe(true);
  await others.close();
});

test('a board is added, filled, renamed, cleared and deleted, and brought back', async ({ page }) => {
  await signedInAsNew(page);
  await openBoard(page);
  const [name, better] = [nameOf('Fresh'), nameOf('Better')];
  await page.getByRole('button', { name: 'Add board' }).click();
  await page.getByRole('textbox', { name: 'Name of the board' }).fill(name);
  await page.keyboard.press('Enter');
  await expect(column(page, name)).toBeVisible();

  await column(page, name)
    .getByRole('button', { name: `Add task to ${name}` })
    .click();
  for (const title of ['One', 'Two']) {
    await page.keyboard.type(title);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Escape');
  await expect.poll(() => orderOf(page, name)).toEqual(['One', 'Two']);

  await column(page, name).getByRole('button', { name, exact: true }).click();
  await page.keyboard.type(better);
  await page.keyboard.press('Enter');
  await expect(column(page, better)).toBeVisible();

  await column(page, better)
    .getByRole('button', { name: `More for ${better}` })
    .click();
  await page.getByRole('menuitem', { name: 'Clear tasks' }).click();
  // Nobody is asked: it can be undone.
  await expect(column(page, better)).toContainText('No tasks yet.');
  const cleared = page.getByRole('status').filter({ hasText: `Cleared: ${better}` });
  await expect(cleared).toContainText('2 tasks');
  await cleared.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => orderOf(page, better)).toEqual(['One', 'Two']);

  await column(page, better)
    .getByRole('button', { name: `More for ${better}` })
    .click();
  await page.getByRole('menuitem', { name: 'Delete board' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete board' }).click();
  await expect(column(page, better)).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => orderOf(page, better)).toEqual(['One', 'Two']);
});

test('everything about a card is changed in its drawer, and whoever is named is told', async ({ page, browser }) => {
  const { token } = await signedInAsNew(page);
  const [name, title] = [nameOf('Work'), nameOf('Card')];
  await newBoard(token, name, [title]);
  const friends = await browser.newContext();
  const friendPage = await friends.newPage();
  const friend = await signedInAsNew(friendPage);
  await openBoard(page);
  await card(page, title).click();
  const drawer = page.getByRole('dialog');
  await expect(page).toHaveURL(/card=\d+/);

  const better = nameOf('Renamed');
  await drawer.getByRole('textbox', { name: 'Title' }).fill(better);
  await page.keyboard.press('Enter');
  await expect(card(page, better)).toBeAttached();

  await drawer.getByLabel('Due').fill('2030-05-17');
  await drawer.getByLabel('Due').blur();
  await expect(card(page, better)).toContainText('17 May 2030');

  await drawer.getByRole('button', { name: 'Choose labels' }).click();
  const [exams, admissions] = [
    page.getByRole('checkbox', { name: 'Exams' }),
    page.getByRole('checkbox', { name: 'Admissions' }),
  ] as const;
  const labelled = await inTurn(page, '**/apps/kanban/tasks/*/labels/*');
  await exams.click();
  await admissions.click();
  await expect.poll(() => labelled.length).toBe(1);
  labelled[0]?.();
  // The second is on its way when the first is answered, and stays.
  await expect.poll(() => labelled.length).toBe(2);
  await expect(card(page, better)).toContainText('Exams');
  expect([await exams.isChecked(), await admissions.isChecked()]).toEqual([true, true]);
  labelled[1]?.();
  await expect(card(page, better)).toContainText('Admissions');
  await expect(admissions).toBeChecked();
  await page.keyboard.press('Escape');

  for (const item of ['Read', 'Write']) {
    await drawer.getByRole('textbox', { name: 'Add an item' }).fill(item);
    await page.keyboard.press('Enter');
  }
  await drawer.getByRole('checkbox', { name: 'Read' }).check();
  await expect(card(page, better)).toContainText('1/2');

  await drawer.getByRole('button', { name: 'Add a description' }).click();
  await drawer.getByRole('textbox', { name: 'Description' }).fill('All about it.');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
  await expect(drawer).toContainText('All about it.');

  const write = drawer.getByRole('textbox', { name: 'Write a comment, @ names somebody' });
  await write.fill('Begun');
  const opened = page.url();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await page.goto(opened);
  // What was begun waits for whoever comes back.
  await expect(write).toHaveValue('Begun');
  await write.fill(`Please look, `);
  await write.pressSequentially(`@${friend.fullName.slice(4)}`);
  await expect(page.getByRole('option', { name: friend.fullName })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(write).toHaveValue(`Please look, @${friend.fullName} `);
  await drawer.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(drawer.getByText(`@${friend.fullName}`)).toBeVisible();
  await expect(drawer).toContainText('commented.');
  await expect(write).toHaveValue('');
  await friendPage.goto(`${url()}/apps/kanban`);
  await friendPage.getByRole('button', { name: /notification/i }).click();
  await expect(friendPage.getByText(better)).not.toHaveCount(0);
  await friends.close();

  await drawer.getByRole('button', { name: 'Delete task' }).click();
  await expect(card(page, better)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, better)).toBeAttached();
});

test('what somebody else saved first is not overwritten, and what was typed stays', async ({ page, browser }) => {
  const { token } = await signedInAsNew(page);
  const [name, title] = [nameOf('Quick'), nameOf('Card')];
  await newBoard(token, name, [title]);
  await openBoard(page);
  await card(page, title).click();
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Title' });
  await field.fill(`${title} mine`);

  const others = await browser.newContext();
  const other = await others.newPage();
  const who = await signedInAsNew(other);
  await openBoard(other);
  await card(other, title).click();
  await other.getByRole('dialog').getByRole('textbox', { name: 'Title' }).fill(`${title} theirs`);
  await other.keyboard.press('Enter');
  await expect(card(other, `${title} theirs`)).toBeAttached();

  await field.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: who.fullName })).toBeVisible();
  await expect(field).toHaveValue(`${title} mine`);
  await page.getByRole('button', { name: 'Save mine' }).click();
  await expect(card(other, `${title} mine`)).toBeAttached();
  await others.close();
});

test('Escape gives up a typed title only, and whatever closes the drawer saves it', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const [name, title] = [nameOf('Kept'), nameOf('Card')];
  await newBoard(token, name, [title]);
  await openBoard(page);
  const drawer = page.getByRole('dialog');
  const field = drawer.getByRole('textbox', { name: 'Title' });
  await card(page, title).click();
  await field.fill(`${title} dropped`);
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue(title);
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  await card(page, title).click();
  await field.fill(`${title} by Back`);
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(card(page, `${title} by Back`)).toBeAttached();

  await card(page, title).click();
  await field.fill(`${title} by a click`);
  await page.mouse.click(20, 400);
  await expect(drawer).toBeHidden();
  await expect(card(page, `${title} by a click`)).toBeAttached();
  await page.reload();
  await expect(card(page, `${title} by a click`)).toBeAttached();
});

/** Holds calls of a kind back until they are let go. */
async function hold(page: Page, address: string, method: string) {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    if (route.request().method() === method) await gone;
    await route.fallback();
  });
  return () => letGo();
}

/** Holds each call of a kind back until it is let go: those that wait, in their order. */
async function inTurn(page: Page, address: string) {
  const held: (() => void)[] = [];
  await page.route(address, async (route) => {
    await new Promise<void>((letGo) => held.push(letGo));
    await route.fallback();
  });
  return held;
}

test('a title that is typed on while it is being saved is saved whole', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const [name, title] = [nameOf('Slow'), nameOf('Card')];
  await newBoard(token, name, [title]);
  await openBoard(page);
  await card(page, title).click();
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Title' });
  const letGo = await hold(page, '**/apps/kanban/tasks/*', 'PATCH');
  await field.fill(`${title} one`);
  await field.press('Enter');
  await field.fill(`${title} one two`);
  await field.press('Enter');
  letGo();
  await expect(card(page, `${title} one two`)).toBeAttached();
  await expect(field).toHaveValue(`${title} one two`);
  await page.reload();
  await expect(field).toHaveValue(`${title} one two`);
});

test('a title that somebody else changed is not written over on the board', async ({ page, browser }) => {
  const { token } = await signedInAsNew(page);
  const [name, title] = [nameOf('Both'), nameOf('Card')];
  await newBoard(token, name, [title]);
  await openBoard(page);
  await card(page, title).press('e');
  const field = column(page, name).getByRole('textbox', { name: 'Title' });
  await field.fill(`${title} mine`);

  const others = await browser.newContext();
  const other = await others.newPage();
  await signedInAsNew(other);
  await openBoard(other);
  await card(other, title).press('e');
  await column(other, name).getByRole('textbox', { name: 'Title' }).fill(`${title} theirs`);
  await other.keyboard.press('Enter');
  await expect(card(other, `${title} theirs`)).toBeAttached();

  await field.press('Enter');
  await expect(column(page, name)).toContainText(`Somebody renamed this task to “${title} theirs” meanwhile.`);
  await expect(field).toHaveValue(`${title} mine`);
  await expect(card(other, `${title} theirs`)).toBeAttached();
  await field.press('Enter');
  await expect(card(page, `${title} mine`)).toBeAttached();
  await expect(card(other, `${title} mine`)).toBeAttached();
  await others.close();
});

test('Escape gives up one item of a checklist, and a deleted one comes back ticked and at its place', async ({
  page,
}) => {
  const { token } = await signedInAsNew(page);
  const [name, title] = [nameOf('Steps'), nameOf('Card')];
  await newBoard(token, name, [title]);
  await openBoard(page);
  await card(page, title).click();
  const drawer = page.getByRole('dialog');
  const items = drawer.getByRole('textbox', { name: /^Item: / });
  for (const item of ['Read', 'Write', 'Print']) {
    await drawer.getByRole('textbox', { name: 'Add an item' }).fill(item);
    await page.keyboard.press('Enter');
  }
  await expect(items).toHaveCount(3);
  await items.nth(1).fill('Something else');
  await page.keyboard.press('Escape');
  await expect(items.nth(1)).toHaveValue('Write');
  await expect(drawer).toBeVisible();

  await drawer.getByRole('checkbox', { name: 'Write' }).check();
  await expect(card(page, title)).toContainText('1/3');
  await drawer.getByRole('button', { name: 'Delete Write' }).click();
  await expect(items).toHaveCount(2);
  await page.getByRole('status').filter({ hasText: 'Deleted: Write' }).getByRole('button', { name: 'Undo' }).click();
  await expect(items).toHaveCount(3);
  await expect(items.nth(1)).toHaveValue('Write');
  await expect(drawer.getByRole('checkbox', { name: 'Write' })).toBeChecked();

  // Moved twice, it stays where it was put when the first move is answered.
  const moves = await inTurn(page, '**/checklist/*/move');
  const order = () => items.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  const grip = drawer.getByRole('button', { name: 'Move Read with the arrow keys' });
  await grip.press('ArrowDown');
  await grip.press('ArrowDown');
  expect(await order()).toEqual(['Write', 'Print', 'Read']);
  await expect.poll(() => moves.length).toBe(1);
  moves[0]?.();
  await expect.poll(() => moves.length).toBe(2);
  expect(await order()).toEqual(['Write', 'Print', 'Read']);
  const answered = page.waitForResponse('**/checklist/*/move');
  moves[1]?.();
  await (await answered).finished();
  await page.reload();
  await expect.poll(order).toEqual(['Write', 'Print', 'Read']);
});

test('a comment that is being changed and a file on its way are not left behind unasked', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const [name, title] = [nameOf('Asked'), nameOf('Card')];
  await newBoard(token, name, [title]);
  await openBoard(page);
  await card(page, title).click();
  const drawer = page.getByRole('dialog').filter({ hasText: 'Checklist' });
  const question = page.getByRole('dialog').filter({ hasText: 'Leave without saving?' });
  await drawer.getByRole('textbox', { name: 'Write a comment, @ names somebody' }).fill('First');
  await drawer.getByRole('button', { name: 'Comment', exact: true }).click();
  await drawer.getByRole('button', { name: 'Edit comment' }).click();
  const comment = drawer.getByRole('textbox', { name: 'Edit comment' });
  await comment.fill('First, and more');
  await drawer.getByRole('button', { name: 'Close' }).first().click();
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(comment).toHaveValue('First, and more');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(comment).toBeHidden();
  await expect(drawer).toContainText('First, and more');

  const letGo = await hold(page, '**/api/files?for=attachment', 'POST');
  await drawer
    .locator('input[type="file"][multiple]')
    .setInputFiles({ name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('A plan.') });
  await expect(drawer.getByRole('button', { name: 'Cancel upload of plan.txt' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).first().click();
  await question.getByRole('button', { name: 'Stay here' }).click();
  letGo();
  await expect(drawer.getByRole('button', { name: 'Remove plan.txt' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).first().click();
  await expect(drawer).toBeHidden();
});

test('a title that was being typed into a board is told when somebody deletes the board', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const name = nameOf('Short-lived');
  const { board } = await call<{ board: { id: number } }>(token, '/apps/kanban/add-board', { data: { title: name } });
  await openBoard(page);
  await column(page, name)
    .getByRole('button', { name: `Add task to ${name}` })
    .click();
  await page.keyboard.type('Half a thought');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url()}/apps/kanban/delete-board?id=${board.id}`, { method: 'DELETE', headers });
  expect(answer.status).toBe(200);
  await expect(column(page, name)).toBeHidden();
  const told = page.getByRole('alert').filter({ hasText: `Your task was not added to “${name}”.` });
  await expect(told).toContainText('Half a thought');
});

test('a card that was added without a connection is sent when it is back', async ({ page, context }) => {
  const { token } = await signedInAsNew(page);
  const [name, title] = [nameOf('Offline'), nameOf('Kept')];
  await newBoard(token, name);
  await openBoard(page);
  await expect(column(page, name)).toBeAttached();
  await context.setOffline(true);
  await column(page, name)
    .getByRole('button', { name: `Add task to ${name}` })
    .click();
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  await expect(column(page, name)).toContainText('Waiting to be sent');
  await context.setOffline(false);
  await expect(column(page, name)).not.toContainText('Waiting to be sent', { timeout: 30_000 });
  await page.reload();
  await expect.poll(() => orderOf(page, name)).toEqual([title]);
});

test('the board is narrowed down, shared as a link, and cleared again', async ({ page }) => {
  await signedIn(page, 'admin@demo.com', 'admin');
  await openBoard(page);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Exams' }).click();
  await expect(page.getByRole('checkbox', { name: 'Exams' })).toBeChecked();
  await expect(page).toHaveURL(/labels=\d+/);
  await page.keyboard.press('Escape');
  await expect(card(page, 'Write invigilation rota for January mocks')).toBeAttached();
  await expect(card(page, 'Order lab coats, sizes S to XL')).toHaveCount(0);
  await page.reload();
  await expect(card(page, 'Write invigilation rota for January mocks')).toBeAttached();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(card(page, 'Order lab coats, sizes S to XL')).toBeAttached();
  await page.getByRole('searchbox', { name: 'Search tasks' }).fill('lab coats');
  await expect(page).toHaveURL(/q=lab/);
  await expect(card(page, 'Write invigilation rota for January mocks')).toHaveCount(0);
});

test('the filter opens at once, and its first box has the focus as soon as it is there', async ({ page }) => {
  await signedIn(page, 'admin@demo.com', 'admin');
  await openBoard(page);
  // What has not come by now takes its time.
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 700));
    await route.continue();
  });
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const filter = page.getByRole('dialog', { name: 'Filter' });
  await expect(filter).toBeVisible();
  await expect(filter.getByRole('checkbox').first()).toBeFocused();
});

test('who may only read sees all of it and changes nothing', async ({ page }) => {
  const reader = await newAccount();
  const { accessToken } = await login('admin@demo.com', 'admin');
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` };
  const found = await fetch(`${url()}/api/account/getAllUsers`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ q: reader.email }),
  });
  const { users } = (await found.json()) as { users: { id: number }[] };
  const body = JSON.stringify({ role: 'client', permissionRoles: ['restricted-user'] });
  await fetch(`${url()}/api/people/${users[0]?.id}`, { method: 'PATCH', headers, body });
  await signedIn(page, reader.email, reader.password);
  await openBoard(page);
  await expect(card(page, 'Order lab coats, sizes S to XL')).toBeAttached();
  await expect(page.getByRole('button', { name: /Add task/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add board' })).toHaveCount(0);
  await card(page, 'Order lab coats, sizes S to XL').click();
  await expect(page.getByRole('dialog')).toContainText('Order lab coats, sizes S to XL');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Delete task' })).toHaveCount(0);
});

test('on a phone one board shows at a time, and a card is moved by its menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { token } = await signedInAsNew(page);
  const [one, two] = [nameOf('Left'), nameOf('Right')];
  const title = nameOf('Phone');
  await newBoard(token, one, [title]);
  await newBoard(token, two);
  await openBoard(page);
  await page.getByRole('combobox', { name: 'Board' }).selectOption({ label: `${one} (1)` });
  await expect(column(page, one)).toBeInViewport({ ratio: 0.9 });
  await card(page, title)
    .locator('xpath=..')
    .getByRole('button', { name: `More for ${title}` })
    .click();
  await page.getByRole('menuitem', { name: two }).click();
  await expect.poll(() => orderOf(page, two)).toEqual([title]);
  await expectNoOverflow(page, 'kanban on a phone');
});

test('the board and the drawer of a card are accessible in light and dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    localStorage.setItem('lms-preferences', JSON.stringify({ appearance: { skin: 'system' } }));
  });
  const settled = settling(page);
  await signedIn(page, 'admin@demo.com', 'admin');
  for (const search of ['', '?card=5']) {
    await openBoard(page, search);
    for (const skin of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: skin });
      await settled();
      await expectAccessible(page, `/apps/kanban${search} (${skin})`);
    }
  }
});
