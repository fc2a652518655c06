import type { BrowserContext, Page } from '@playwright/test';
import { callAs, expect, signedInAsNew, test, url } from './lms.ts';

const add = (token: string, task: object) => callAs(token, 'POST', '/apps/todo/add-tasks', { task });
const stored = <T>(token: string, query = '') => callAs<T[]>(token, 'GET', `/apps/todo/tasks?${query}`);

/** More than one page of a hundred. */
const MANY = 105;

/** Ticks what is loaded, and then takes all that match. */
async function takeAll(page: Page, all = MANY) {
  const bar = page.getByRole('region', { name: 'Actions for the selection' });
  await expect(page.locator('[data-task]').first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  await expect(bar).toContainText('100 selected');
  await bar.getByRole('button', { name: `Select all ${all}`, exact: true }).click();
  await expect(bar).toContainText(`${all} selected`);
  return bar;
}

test('all that match a tag or a search are as many as is said, also those on pages that were not loaded', async ({
  page,
}) => {
  const { token } = await signedInAsNew(page);
  for (let from = 0; from < MANY; from += 15) {
    const some = Array.from({ length: 15 }, (_, at) => ({ title: `Task ${from + at + 1}`, tags: ['Big'] }));
    await Promise.all(some.map((task) => add(token, task)));
  }
  await add(token, { title: 'Something else' });

  await page.goto(`${url()}/apps/todo?tag=Big`);
  const bar = await takeAll(page);
  await bar.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText(`${MANY} tasks changed`).first()).toBeVisible();
  expect(await stored(token)).toMatchObject([{ title: 'Something else' }]);

  await page.goto(`${url()}/apps/todo?filter=deleted&q=Task`);
  const bin = await takeAll(page);
  await bin.getByRole('button', { name: 'Delete for ever', exact: true }).click();
  const question = page.getByRole('dialog');
  await expect(question.getByText(`Delete ${MANY} tasks for ever?`)).toBeVisible();
  await question.getByRole('button', { name: 'Delete for ever' }).click();
  await expect(page.getByText(`${MANY} tasks changed`).first()).toBeVisible();
  await expect.poll(() => stored(token, 'filter=deleted')).toEqual([]);
});

test('what was saved without a connection is there when it is opened again, and is not lost by the next save', async ({
  page,
  context,
}) => {
  const { token } = await signedInAsNew(page);
  await add(token, { title: 'Plan', description: 'line one' });
  await page.goto(`${url()}/apps/todo`);
  const task = page.getByRole('button', { name: 'Plan', exact: true });
  const drawer = page.getByRole('dialog', { name: 'Task', exact: true });
  const words = drawer.getByRole('textbox', { name: 'Description' });
  const step = drawer.getByRole('textbox', { name: 'Step 1' });
  const save = drawer.getByRole('button', { name: 'Save' });
  await task.click();
  await expect(words).toHaveValue('line one');
  await context.setOffline(true);
  await words.fill('line one\nline two');
  await drawer.getByRole('button', { name: 'Add step' }).click();
  await step.fill('Ask');
  await save.click();
  await expect(drawer).toBeHidden();

  await task.click();
  await expect(words).toHaveValue('line one\nline two');
  await expect(step).toHaveValue('Ask');
  await words.fill('line one\nline two\nline three');
  await step.fill('Ask twice');
  await save.click();
  await expect(drawer).toBeHidden();
  await context.setOffline(false);
  interface Stored {
    description: string;
    subtasks: { title: string }[];
  }
  const now = async () =>
    (await stored<Stored>(token)).map(({ description, subtasks }) => [
      description,
      ...subtasks.map((one) => one.title),
    ]);
  await expect.poll(now, { timeout: 20_000 }).toEqual([['line one\nline two\nline three', 'Ask twice']]);
  await task.click();
  await expect(words).toHaveValue('line one\nline two\nline three');
});

/** Writes a description without a connection; it waits to be sent. */
async function describeOffline(page: Page, context: BrowserContext) {
  const { token } = await signedInAsNew(page);
  await add(token, { title: 'Plan', description: 'line one', subtasks: [{ title: 'Ask' }] });
  const [task] = await stored<{ id: number }>(token);
  await page.goto(`${url()}/apps/todo`);
  await page.getByRole('button', { name: 'Plan', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Task', exact: true });
  const words = drawer.getByRole('textbox', { name: 'Description' });
  await expect(words).toHaveValue('line one');
  await context.setOffline(true);
  await words.fill('mine');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByText(/1 change is kept/)).toBeVisible();
  return { token, id: task?.id, drawer, words };
}

test('a change kept without a connection does not overwrite the same field, and can be opened again', async ({
  page,
  context,
}) => {
  const { token, id, drawer, words } = await describeOffline(page, context);
  const theirs = { description: 'theirs', isImportant: true };
  await callAs(token, 'POST', '/apps/todo/update-task', { task: { id, ...theirs } });
  await context.setOffline(false);
  const told = page.getByRole('alert').filter({ hasText: 'mine' });
  await expect(told).toContainText('Nothing was overwritten', { timeout: 20_000 });
  expect(await stored(token)).toMatchObject([theirs]);
  await told.getByRole('button', { name: 'Open again' }).click();
  await expect(drawer.getByRole('status').filter({ hasText: 'changed meanwhile' })).toBeVisible();
  await expect(words).toHaveValue('mine');
  await expect(drawer.getByRole('checkbox', { name: 'Important' })).toBeChecked();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();
  expect(await stored(token)).toMatchObject([{ description: 'mine', isImportant: true }]);
});

test('a task that was changed without a connection and deleted for ever meanwhile can be opened again as a new one', async ({
  page,
  context,
}) => {
  const { token, id } = await describeOffline(page, context);
  await callAs(token, 'DELETE', `/apps/todo/delete-task?taskId=${id}`);
  await callAs(token, 'DELETE', `/apps/todo/purge-task?taskId=${id}`);
  await context.setOffline(false);
  const told = page.getByRole('alert').filter({ hasText: 'Plan' });
  await expect(told).toBeVisible({ timeout: 20_000 });
  await told.getByRole('button', { name: 'Open again' }).click();
  const drawer = page.getByRole('dialog', { name: 'New task' });
  await expect(drawer.getByRole('textbox', { name: 'Description' })).toHaveValue('mine');
  await drawer.getByRole('button', { name: 'Add task' }).click();
  await expect(drawer).toBeHidden();
  await expect
    .poll(() => stored(token))
    .toMatchObject([{ title: 'Plan', description: 'mine', subtasks: [{ title: 'Ask' }] }]);
});
