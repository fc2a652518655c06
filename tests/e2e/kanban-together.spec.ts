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
