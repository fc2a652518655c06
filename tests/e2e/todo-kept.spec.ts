import type { Page } from '@playwright/test';
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
