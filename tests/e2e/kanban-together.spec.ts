import type { Page } from '@playwright/test';
import { callAs, expect, loseAnswer, signedInAsNew, test, url } from './lms.ts';

interface Named {
  id: number;
  title: string;
}

/** Boards are shared by everyone: each journey works on boards of its own. */
async function newBoard(token: string, title: string, titles: string[] = []) {
  const { board } = await callAs<{ board: Named }>(token, 'POST', '/apps/kanban/add-board', { data: { title } });
  const ids: number[] = [];
  for (const one of titles) {
    const data = { title: one, boardId: board.id };
    ids.push((await callAs<{ newTask: Named }>(token, 'POST', '/apps/kanban/add-task', { data })).newTask.id);
  }
  return { id: board.id, ids };
}

const nameOf = (words: string) => `${words} ${Math.random().toString(36).slice(2, 8)}`;
const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const card = (page: Page, title: string) => page.locator('[data-card]').filter({ hasText: title });

async function openBoard(page: Page) {
  await page.goto(`${url()}/apps/kanban`);
  await expect(page.getByRole('heading', { level: 1, name: 'Kanban' })).toBeAttached();
}

test('a title that is being typed goes along when somebody else moves the card', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const [one, two, title] = [nameOf('From'), nameOf('To'), nameOf('Card')];
  const { ids } = await newBoard(token, one, [title]);
  const { id: boardId } = await newBoard(token, two, [nameOf('Other')]);
  await openBoard(page);
  await card(page, title).press('e');
  await column(page, one).getByRole('textbox', { name: 'Title' }).fill(`${title} and`);
  await callAs(token, 'POST', '/apps/kanban/move', { taskId: ids[0], boardId });
  const field = column(page, two).getByRole('textbox', { name: 'Title' });
  await expect(field).toHaveValue(`${title} and`);
  await expect(field).toBeFocused();
  await page.keyboard.type(' more');
  await expect(field).toHaveValue(`${title} and more`);
  await page.keyboard.press('Enter');
  await expect(
    column(page, two)
      .locator('[data-card]')
      .filter({ hasText: `${title} and more` }),
  ).toBeFocused();
  await page.reload();
  await expect(card(page, `${title} and more`)).toBeAttached();
});

test('a title that is being typed is told when somebody else deletes the card', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const [name, title] = [nameOf('Short'), nameOf('Card')];
  const { ids } = await newBoard(token, name, [title]);
  await openBoard(page);
  await card(page, title).press('e');
  await column(page, name).getByRole('textbox', { name: 'Title' }).fill(`${title} half a thought`);
  await callAs(token, 'DELETE', `/apps/kanban/tasks/${ids[0]}`);
  await expect(page.getByRole('alert').filter({ hasText: `${title} half a thought` })).toBeVisible();
  await expect(column(page, name).getByRole('textbox', { name: 'Title' })).toBeHidden();
});

test('a description that is being written stays when somebody else deletes the card and brings it back', async ({
  page,
}) => {
  const { token } = await signedInAsNew(page);
  const [name, title] = [nameOf('Deleted'), nameOf('Card')];
  const { ids } = await newBoard(token, name, [title]);
  await openBoard(page);
  await card(page, title).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Add a description' }).click();
  const words = drawer.getByRole('textbox', { name: 'Description' });
  await words.fill('Long thought about.');
  const deleted = await callAs<{ token: string }>(token, 'DELETE', `/apps/kanban/tasks/${ids[0]}`);
  const notice = drawer.getByText('What you wrote is still here');
  await expect(notice).toBeVisible();
  await expect(words).toContainText('Long thought about.');
  await expect(drawer.getByRole('button', { name: 'Delete task' })).toHaveCount(0);

  await callAs(token, 'POST', '/apps/kanban/restore', { token: deleted.token });
  await expect(notice).toBeHidden();
  await expect(words).toContainText('Long thought about.');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
  await page.reload();
  await expect(drawer).toContainText('Long thought about.');

  // Where nothing is being written there is nothing to keep.
  await callAs(token, 'DELETE', `/apps/kanban/tasks/${ids[0]}`);
  await expect(drawer).toContainText('This task was deleted');
  await expect(drawer).not.toContainText('Long thought about.');
});

test('a board whose answer was lost is made once, and clicking away sends nothing', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const name = nameOf('Once');
  await openBoard(page);
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/apps/kanban/add-board')) keys.push(request.postDataJSON().data.key);
  });
  await loseAnswer(page, '**/apps/kanban/add-board');
  const field = page.getByRole('textbox', { name: 'Name of the board' });
  const begin = page.getByRole('button', { name: 'Add board' });
  await begin.click();
  await field.fill(name);
  await field.press('Enter');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(field).toHaveValue(name);
  await field.blur();
  await expect(field).toHaveValue(name);
  await field.press('Enter');
  await expect(field).toBeHidden();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  const made = async () =>
    (await callAs<Named[]>(token, 'GET', '/apps/kanban/boards')).filter((one) => one.title === name);
  expect(await made()).toHaveLength(1);
  await expect(column(page, name)).toHaveCount(1);

  // Another one of the same name, and meant so.
  await begin.click();
  await field.fill(name);
  await field.press('Enter');
  await expect(column(page, name)).toHaveCount(2);
  const [, second] = await made();
  expect(second).toBeDefined();
  // Two of one name are no help to those who only hear them.
  await callAs(token, 'DELETE', `/apps/kanban/delete-board?id=${second?.id}`);
  await expect(column(page, name)).toHaveCount(1);
});

test('the place of a card that was moved by its menu is spoken among all cards of the board', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const [one, two] = [nameOf('Inbox'), nameOf('Doing')];
  const titles = ['First', 'Second', 'Third'].map(nameOf);
  await newBoard(token, one, titles);
  await newBoard(token, two, [nameOf('Other')]);
  await openBoard(page);
  const last = titles[2] ?? '';
  const spoken = page.locator('[aria-live="assertive"]');
  await card(page, last).press('m');
  await page.getByRole('menuitem', { name: 'Top of this board' }).click();
  await expect(spoken).toContainText(`“${last}” put down. ${one}, place 1 of 3.`);
  await expect(card(page, last)).toBeFocused();
  await card(page, last).press('m');
  await page.getByRole('menuitem', { name: two }).click();
  await expect(spoken).toContainText(`“${last}” put down. ${two}, place 2 of 2.`);
});

const question = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Leave without saving?' });
const told = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words });

async function openedCard(page: Page) {
  const { token } = await signedInAsNew(page);
  const title = nameOf('Card');
  const { ids } = await newBoard(token, nameOf('Drawer'), [title]);
  const path = `/apps/kanban/tasks/${ids[0]}`;
  const drawer = page.getByRole('dialog').filter({ hasText: `#${ids[0]}` });
  const open = async () => {
    await openBoard(page);
    await card(page, title).click();
    await expect(drawer).toBeVisible();
  };
  return { token, path, drawer, open };
}

test('a comment and an item that are being written stay when somebody else deletes the card', async ({ page }) => {
  const { token, path, drawer, open } = await openedCard(page);
  await open();
  const comment = drawer.getByRole('textbox', { name: 'Write a comment, @ names somebody' });
  const send = drawer.getByRole('button', { name: 'Comment', exact: true });
  const notice = drawer.getByText('What you wrote is still here');
  await comment.fill('Half a comment');
  const first = await callAs<{ token: string }>(token, 'DELETE', path);
  await expect(notice).toBeVisible();
  await expect(comment).toHaveValue('Half a comment');
  await expect(comment).toBeFocused();
  await expect(send).toBeDisabled();
  await callAs(token, 'POST', '/apps/kanban/restore', { token: first.token });
  await expect(notice).toBeHidden();
  await send.click();
  await expect(drawer.getByRole('button', { name: 'Edit comment' })).toBeVisible();
  await expect(comment).toHaveValue('');

  const step = drawer.getByRole('textbox', { name: 'Add an item' });
  await step.fill('Half a step');
  const second = await callAs<{ token: string }>(token, 'DELETE', path);
  await expect(notice).toBeVisible();
  await expect(step).toHaveValue('Half a step');
  await page.keyboard.press('Escape');
  await question(page).getByRole('button', { name: 'Stay here' }).click();
  await expect(step).toHaveValue('Half a step');
  await callAs(token, 'POST', '/apps/kanban/restore', { token: second.token });
  await expect(notice).toBeHidden();
  await step.press('Enter');
  await expect(drawer.getByRole('textbox', { name: 'Item: Half a step' })).toBeVisible();
  await expect(step).toHaveValue('');

  // Escape gives up the item only; what closes the drawer adds it.
  await step.fill('Given up');
  await step.press('Escape');
  await expect(step).toHaveValue('');
  await step.fill('By Back');
  await page.goBack();
  await expect(drawer).toBeHidden();
  await page.goForward();
  await expect(drawer.getByRole('textbox', { name: 'Item: By Back' })).toBeVisible();
  await expect(drawer.getByRole('textbox', { name: /^Item: / })).toHaveCount(2);
});

test('a comment that is being rewritten is kept when somebody deletes it', async ({ page }) => {
  const { token, path, drawer, open } = await openedCard(page);
  const ids: number[] = [];
  for (const text of ['First', 'Second'])
    ids.push((await callAs<{ id: number }>(token, 'POST', `${path}/comments`, { text })).id);
  await open();
  const write = drawer.getByRole('textbox', { name: 'Write a comment, @ names somebody' });
  const field = drawer.getByRole('textbox', { name: 'Edit comment' });
  const edit = (text: string) =>
    drawer.getByRole('listitem').filter({ hasText: text }).getByRole('button', { name: 'Edit comment' }).click();
  await edit('First');
  await field.fill('First, thought over');
  await callAs(token, 'DELETE', `${path}/comments/${ids[0]}`);
  await expect(field).toBeHidden();
  await expect(write).toHaveValue('First, thought over');
  await expect(write).toBeFocused();
  await expect(told(page, 'What you wrote is in the field for a new comment.')).toBeVisible();

  // Where something else is being written, both stay.
  await edit('Second');
  await field.fill('Second, thought over');
  await callAs(token, 'DELETE', `${path}/comments/${ids[1]}`);
  await expect(field).toBeHidden();
  await expect(told(page, 'Second, thought over')).toBeVisible();
  await expect(write).toHaveValue('First, thought over');
  await expect(write).toBeFocused();
});

test('settings of a board that somebody else changed are told, and saved the second time', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const [name, theirs, mine] = [nameOf('Set'), nameOf('Theirs'), nameOf('Mine')];
  const { id } = await newBoard(token, name);
  const stored = async () => (await callAs<Named[]>(token, 'GET', '/apps/kanban/boards')).find((one) => one.id === id);
  const rename = (title: string) => callAs(token, 'PATCH', `/apps/kanban/boards/${id}`, { title });
  await openBoard(page);
  const drawer = page.getByRole('dialog');
  const [title, limit] = [drawer.getByRole('textbox', { name: 'Name' }), drawer.getByLabel('Limit')];
  const save = drawer.getByRole('button', { name: 'Save' });
  const setUp = async (now: string) => {
    await column(page, now)
      .getByRole('button', { name: `More for ${now}` })
      .click();
    await page.getByRole('menuitem', { name: 'Board settings' }).click();
  };

  await setUp(name);
  await limit.fill('4');
  await rename(theirs);
  await save.click();
  await expect(drawer.getByRole('alert')).toContainText(`it is called “${theirs}” now`);
  await expect(title).toHaveValue(theirs);
  await expect(limit).toHaveValue('4');
  expect(await stored()).toMatchObject({ title: theirs, wipLimit: null });
  await save.click();
  await expect(drawer).toBeHidden();
  expect(await stored()).toMatchObject({ title: theirs, wipLimit: 4 });

  // The same field of both: it is written over knowingly.
  await setUp(theirs);
  await title.fill(mine);
  await rename(name);
  await save.click();
  await expect(drawer.getByRole('alert')).toContainText(`it is called “${name}” now`);
  await expect(title).toHaveValue(mine);
  await save.click();
  await expect(drawer).toBeHidden();
  await expect(column(page, mine)).toBeAttached();
  expect(await stored()).toMatchObject({ title: mine, wipLimit: 4 });
});

test('a board that somebody else renamed or deleted does not lose the name that is being typed', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const [name, theirs, mine, last] = [nameOf('Named'), nameOf('Theirs'), nameOf('Mine'), nameOf('Last')];
  const { id } = await newBoard(token, name);
  const change = (look: object) => callAs(token, 'PATCH', `/apps/kanban/boards/${id}`, look);
  const nameButton = (now: string) => column(page, now).getByRole('button', { name: now, exact: true });
  const field = page.getByRole('textbox', { name: /^New name of / });
  await openBoard(page);
  await nameButton(name).click();
  await field.fill(mine);
  await change({ title: theirs });
  await expect(column(page, theirs)).toBeAttached();
  await field.press('Enter');
  await expect(column(page, theirs)).toContainText(`Somebody renamed this board to “${theirs}” meanwhile.`);
  await expect(field).toHaveValue(mine);
  await expect(field).toBeFocused();
  await field.press('Enter');
  await expect(nameButton(mine)).toBeFocused();

  // Another look of it is no matter.
  await nameButton(mine).click();
  await field.fill(last);
  await change({ colour: 'danger' });
  await field.press('Enter');
  await expect(nameButton(last)).toBeFocused();

  await nameButton(last).click();
  await field.fill('Half a name');
  await callAs(token, 'DELETE', `/apps/kanban/delete-board?id=${id}`);
  await expect(column(page, last)).toBeHidden();
  await expect(told(page, 'Half a name')).toContainText('There is no such board.');
});

test('an item that somebody else renamed or deleted does not lose what is being typed', async ({ page }) => {
  const { token, path, drawer, open } = await openedCard(page);
  const item = await callAs<{ id: number }>(token, 'POST', `${path}/checklist`, { title: 'Read' });
  await open();
  const field = drawer.getByRole('textbox', { name: /^Item: / });
  await field.fill('Mine');
  await callAs(token, 'PATCH', `${path}/checklist/${item.id}`, { title: 'Theirs' });
  await expect(drawer.getByRole('textbox', { name: 'Item: Theirs' })).toHaveValue('Mine');
  await field.press('Enter');
  await expect(drawer.getByRole('alert')).toContainText('changed the same part of this card');
  await expect(field).toHaveValue('Mine');
  await drawer.getByRole('button', { name: 'Save mine' }).click();
  await expect(drawer.getByRole('textbox', { name: 'Item: Mine' })).toHaveValue('Mine');
  await expect(drawer.getByRole('alert')).toHaveCount(0);

  await field.fill('Half a step');
  await callAs(token, 'DELETE', `${path}/checklist/${item.id}`);
  await expect(field).toHaveCount(0);
  await expect(told(page, 'Half a step')).toContainText('There is no such item.');
});

test('what is typed while the server gives no answer stays to be saved again', async ({ page }) => {
  const { token, path, drawer, open } = await openedCard(page);
  const [name, better] = [nameOf('Silent'), nameOf('Better')];
  await newBoard(token, name);
  await callAs(token, 'POST', `${path}/checklist`, { title: 'Read' });
  await open();
  const noAnswer = /\/apps\/kanban\/(boards|tasks)\/\d+/;
  const goDown = () =>
    page.route(noAnswer, (route) =>
      route.request().method() === 'PATCH' ? route.abort('internetdisconnected') : route.fallback(),
    );
  await goDown();
  const item = drawer.getByRole('textbox', { name: /^Item: / });
  await item.fill('Read twice');
  await item.press('Enter');
  await expect(drawer.getByRole('alert')).toBeVisible();
  await expect(item).toHaveValue('Read twice');
  await drawer.getByRole('button', { name: 'Close' }).first().click();
  await question(page).getByRole('button', { name: 'Stay here' }).click();
  await page.unroute(noAnswer);
  await item.press('Enter');
  await expect(drawer.getByRole('textbox', { name: 'Item: Read twice' })).toBeVisible();
  await expect(drawer.getByRole('alert')).toHaveCount(0);

  await goDown();
  const title = drawer.getByRole('textbox', { name: 'Title' });
  const later = nameOf('Later');
  await title.fill(later);
  await title.press('Enter');
  await expect(drawer.getByRole('alert')).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).first().click();
  await question(page).getByRole('button', { name: 'Stay here' }).click();
  await expect(title).toHaveValue(later);
  await page.unroute(noAnswer);
  await title.press('Enter');
  await expect(card(page, later)).toBeAttached();
  await drawer.getByRole('button', { name: 'Close' }).first().click();
  await expect(drawer).toBeHidden();

  await goDown();
  await column(page, name).getByRole('button', { name, exact: true }).click();
  const field = page.getByRole('textbox', { name: /^New name of / });
  await field.fill(better);
  await field.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveValue(better);
  await page.unroute(noAnswer);
  await field.press('Enter');
  await expect(column(page, better)).toBeVisible();
});
