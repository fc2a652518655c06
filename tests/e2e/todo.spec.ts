import { callAs, expect, expectAccessible, signedInAsNew, test, url } from './lms.ts';

const row = (page: import('@playwright/test').Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: title, exact: true }) });

async function quickAdd(page: import('@playwright/test').Page, text: string) {
  await page.getByRole('textbox', { name: 'Add a task' }).fill(text);
  await page.keyboard.press('Enter');
}

test('one line makes a task with its day, tag and star, and shows what it understood', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/apps/todo`);
  await expect(page.getByText('No tasks yet')).toBeVisible();
  await page.getByRole('textbox', { name: 'Add a task' }).fill('Call parents tomorrow 3pm #team !');
  await expect(page.locator('form').getByText(/Tomorrow, 15:00/)).toBeVisible();
  await page.keyboard.press('Enter');
  const task = row(page, 'Call parents');
  await expect(task).toBeVisible();
  await expect(task.getByText('team')).toBeVisible();
  await expect(task.getByText('Tomorrow, 15:00')).toBeVisible();
  await expect(task.getByRole('button', { name: 'Important: Call parents' })).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(row(page, 'Call parents')).toBeVisible();
});

test('a new task whose answer is on the way is seen once, also when the list has it before', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/apps/todo`);
  await expect(page.getByText('No tasks yet')).toBeVisible();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/apps/todo/add-tasks*', async (route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  const isListed = page.waitForResponse(
    async (answer) => /\/apps\/todo\/tasks\?/.test(answer.url()) && (await answer.text()).includes('Seen once'),
  );
  const add = page.getByRole('textbox', { name: 'Add a task' });
  await add.fill('Seen once');
  await add.press('Enter');
  const task = page.getByRole('button', { name: 'Seen once', exact: true });
  await (await isListed).finished();
  await expect(task).toBeEnabled();
  await expect(task).toHaveCount(1);
  letGo();
  await expect(task).toBeEnabled();
});

test('a task is done, taken back, thrown away, and restored from the bin', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/apps/todo`);
  await quickAdd(page, 'Order chalk');
  await page.getByRole('checkbox', { name: 'Done: Order chalk' }).check();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('checkbox', { name: 'Done: Order chalk' })).not.toBeChecked();

  await page.getByRole('button', { name: 'Order chalk', exact: true }).focus();
  await page.keyboard.press('#');
  await expect(row(page, 'Order chalk')).toHaveCount(0);
  await page.getByRole('link', { name: 'Deleted' }).click();
  await expect(page).toHaveURL(/filter=deleted/);
  await page.getByRole('button', { name: 'Order chalk', exact: true }).focus();
  await page.keyboard.press('u');
  await expect(page.getByText('Restored: Order chalk')).toBeVisible();
  await page.getByRole('link', { name: 'My tasks' }).click();
  await expect(row(page, 'Order chalk')).toBeVisible();
});

test('all fields are kept by the drawer, and somebody else sees what was given to them at once', async ({
  page,
  browser,
}) => {
  const other = await browser.newContext();
  const theirs = await other.newPage();
  const colleague = await signedInAsNew(theirs);
  await theirs.goto(`${url()}/apps/todo`);
  await expect(theirs.getByText('No tasks yet')).toBeVisible();

  await signedInAsNew(page);
  await page.goto(`${url()}/apps/todo`);
  await page.getByRole('button', { name: 'Add task' }).click();
  const drawer = page.getByRole('dialog', { name: 'New task' });
  await drawer.getByRole('textbox', { name: 'Title' }).fill('Book the hall');
  await drawer.getByLabel('Given to').fill(colleague.fullName);
  await page.getByRole('option', { name: colleague.fullName }).click();
  await drawer.getByRole('button', { name: 'Add step' }).click();
  await drawer.getByRole('textbox', { name: 'Step 1' }).fill('Ask for a price');
  await page.keyboard.press('Enter');
  await drawer.getByRole('textbox', { name: 'Step 2' }).fill('Sign');
  await drawer.getByRole('button', { name: 'Add task' }).click();
  await expect(drawer).toBeHidden();
  await expect(row(page, 'Book the hall').getByText('0/2')).toBeVisible();

  await expect(row(theirs, 'Book the hall')).toBeVisible();
  await theirs.getByRole('checkbox', { name: 'Done: Book the hall' }).check();
  await expect(page.getByRole('checkbox', { name: 'Done: Book the hall' })).toBeChecked();
  await other.close();
});

test('what is done without a connection is kept, and sent once when it is back', async ({ page, context }) => {
  const { token } = await signedInAsNew(page);
  await page.goto(`${url()}/apps/todo`);
  await expect(page.getByText('No tasks yet')).toBeVisible();
  await context.setOffline(true);
  await quickAdd(page, 'Written on the train');
  await quickAdd(page, 'Written in the tunnel');
  await expect(page.getByRole('listitem').filter({ hasText: 'Written' })).toHaveCount(2);
  await expect(page.getByText(/2 changes are kept/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/changes are kept/)).toBeHidden({ timeout: 20_000 });
  const titles = async () => {
    const answer = await fetch(`${url()}/apps/todo/tasks`, { headers: { authorization: `Bearer ${token}` } });
    return ((await answer.json()) as { title: string }[]).map((task) => task.title);
  };
  await expect.poll(titles).toEqual(['Written in the tunnel', 'Written on the train']);
});

test('a task for somebody that is written without a connection is kept, and given to them when it is back', async ({
  page,
  context,
  browser,
}) => {
  const colleague = await signedInAsNew(await (await browser.newContext()).newPage());
  const { token } = await signedInAsNew(page);
  await page.goto(`${url()}/apps/todo`);
  await expect(page.getByText('No tasks yet')).toBeVisible();
  // Looked at once, so that the reader of the line is there.
  await page.getByRole('textbox', { name: 'Add a task' }).fill('Some #words');
  await expect(page.locator('#quick-understood')).toContainText('words');
  await context.setOffline(true);
  await quickAdd(page, `Call back @${colleague.fullName.split(' ').at(-1)}`);
  await quickAdd(page, 'Nobody’s');
  await expect(page.getByText(/2 changes are kept/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/changes are kept/)).toBeHidden({ timeout: 20_000 });
  await expect
    .poll(() => callAs(token, 'GET', '/apps/todo/tasks'))
    .toMatchObject([
      { title: 'Nobody’s', assignee: null },
      { title: 'Call back', assignee: { fullName: colleague.fullName } },
    ]);
});

test('tasks are put in an order of one’s own by hand and by keys', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/apps/todo?sortBy=manual`);
  for (const title of ['One', 'Two', 'Three']) {
    await quickAdd(page, title);
    await expect(row(page, title)).toBeVisible();
  }
  const titles = () => page.getByRole('listitem').locator('[data-task]').allTextContents();
  await page.reload();
  await expect.poll(async () => (await titles()).length).toBe(3);
  const before = await titles();
  const last = before.at(-1) ?? '';
  await page.getByRole('button', { name: `Move “${last}” with the arrow keys` }).focus();
  await page.keyboard.press('ArrowUp');
  const wanted = [before[0], last, before[1]];
  await expect.poll(titles).toEqual(wanted);
  await page.reload();
  await expect.poll(titles).toEqual(wanted);

  const grip = page.getByRole('button', { name: `Move “${wanted[2]}” with the arrow keys` });
  const target = page.getByRole('button', { name: `Move “${wanted[0]}” with the arrow keys` });
  const [from, to] = [await grip.boundingBox(), await target.boundingBox()];
  await page.mouse.move((from?.x ?? 0) + 5, (from?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move((to?.x ?? 0) + 5, (to?.y ?? 0) + 2, { steps: 8 });
  await page.mouse.up();
  await expect.poll(titles).toEqual([wanted[2], wanted[0], wanted[1]]);
});

test('on a phone the order is chosen in a menu that says which it is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedInAsNew(page);
  await page.goto(`${url()}/apps/todo`);
  await page.getByRole('button', { name: 'Order: Newest first' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Newest first' })).toBeChecked();
  await expectAccessible(page, 'the order of tasks', ['aria-allowed-attr', 'aria-required-children']);
  await page.getByRole('menuitemradio', { name: 'Title A–Z' }).click();
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Order: Title A–Z' })).toBeVisible();
});

test('many tasks are tagged at once, and that is taken back', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/apps/todo`);
  for (const title of ['Alpha', 'Beta']) await quickAdd(page, title);
  await expect(row(page, 'Beta')).toBeVisible();
  // They can be chosen once the server has them.
  await expect(page.locator('[data-waits]')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  const bar = page
    .getByRole('region', { name: 'Selection' })
    .or(page.locator('section').filter({ hasText: '2 selected' }));
  await bar.getByRole('button', { name: 'Tag' }).first().click();
  await page.getByRole('menuitem', { name: 'high' }).click();
  await expect(row(page, 'Alpha').getByText('high')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(row(page, 'Alpha').getByText('high')).toBeHidden();
});

test('a tag of one’s own is made, renamed, deleted and brought back', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/apps/todo`);
  await page.getByRole('button', { name: 'Add tag' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByText('Name the tag.')).toBeVisible();
  await drawer.getByLabel('Name').fill('trips');
  await drawer.getByRole('radio', { name: 'Purple' }).check();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();
  await page.getByRole('link', { name: 'trips' }).click();
  await expect(page).toHaveURL(/tag=trips/);
  await page.getByRole('button', { name: 'Actions for tag “trips”' }).click();
  await page.getByRole('menuitem', { name: 'Edit tag' }).click();
  await expect(drawer.getByRole('radio', { name: 'Purple' })).toBeChecked();
  await drawer.getByLabel('Name').fill('journeys');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/tag=journeys/);
  await page.getByRole('button', { name: 'Actions for tag “journeys”' }).click();
  await page.getByRole('menuitem', { name: 'Delete tag' }).click();
  await expect(page.getByRole('link', { name: 'journeys' })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByRole('link', { name: 'journeys' })).toBeVisible();
});

async function call(token: string, method: string, path: string, body?: unknown) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(url() + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  expect(answer.status, `${method} ${path}`).toBeLessThan(300);
  return (await answer.json()) as unknown;
}

test('a tag that more tasks had than are changed at once comes back to all of them by Undo', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  await call(token, 'POST', '/apps/todo/add-tasks', { task: { title: 'Order chalk', tags: ['trips'] } });
  await page.route('**/apps/todo/tags?*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { ids: number[] };
    const others = Array.from({ length: 10_000 }, (_, at) => 2_000_000_000 + at);
    await route.fulfill({ response: answer, json: { ...body, ids: [...others, ...body.ids] } });
  });
  await page.goto(`${url()}/apps/todo`);
  await page.getByRole('button', { name: 'Actions for tag “trips”' }).click();
  await page.getByRole('menuitem', { name: 'Delete tag' }).click();
  await expect(row(page, 'Order chalk').getByText('trips')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByText('1 task changed')).toBeVisible();
  await expect(row(page, 'Order chalk').getByText('trips')).toBeVisible();
});

test('tags of others’ tasks are counted where these are shown', async ({ page, browser }) => {
  const other = await signedInAsNew(await (await browser.newContext()).newPage());
  const add = (task: object) =>
    call(other.token, 'POST', '/apps/todo/add-tasks', { task: { tags: ['team'], ...task } }) as Promise<{
      task: { owner: { id: number } };
    }>;
  await add({ title: 'Order chalk' });
  const { task } = await add({ title: 'Order paper' });
  await signedInAsNew(page);
  await page.goto(`${url()}/apps/todo?scope=everyone&person=${task.owner.id}`);
  await expect(row(page, 'Order paper')).toBeVisible();
  await expect(page.getByRole('link', { name: 'team' })).toContainText('2');
});

const stored = async (token: string) =>
  (await call(token, 'GET', '/apps/todo/tasks')) as { id: number; title: string; isImportant: boolean }[];

test('what is typed stays when the task is changed elsewhere, and the other fields follow', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  await call(token, 'POST', '/apps/todo/add-tasks', { task: { title: 'Order chalk' } });
  const id = (await stored(token))[0]?.id;
  const change = (task: object) => call(token, 'POST', '/apps/todo/update-task', { task: { id, ...task } });
  await page.goto(`${url()}/apps/todo`);
  await page.getByRole('button', { name: 'Order chalk', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Task', exact: true });
  const title = drawer.getByRole('textbox', { name: 'Title' });
  await title.fill('Order white chalk');
  await change({ isImportant: true });
  await expect(drawer.getByRole('checkbox', { name: 'Important' })).toBeChecked();
  await expect(title).toHaveValue('Order white chalk');
  await expect(title).toBeFocused();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();
  expect(await stored(token)).toMatchObject([{ title: 'Order white chalk', isImportant: true }]);

  // The same field here and there: nothing is overwritten unasked, and nothing typed is lost.
  await page.getByRole('button', { name: 'Order white chalk', exact: true }).click();
  await title.fill('Mine');
  await change({ title: 'Theirs', isImportant: false });
  await expect(drawer.getByRole('checkbox', { name: 'Important' })).not.toBeChecked();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByRole('status').filter({ hasText: 'changed meanwhile' })).toBeVisible();
  await expect(title).toHaveValue('Mine');
  expect(await stored(token)).toMatchObject([{ title: 'Theirs' }]);
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();
  expect(await stored(token)).toMatchObject([{ title: 'Mine' }]);
});

test('the drawer leads to the next task of the list, and asks before it loses anything', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  for (const title of ['Order chalk', 'Order paper'])
    await call(token, 'POST', '/apps/todo/add-tasks', { task: { title } });
  const [first, second] = await stored(token);
  await page.goto(`${url()}/apps/todo?task=${first?.id}`);
  const drawer = page.getByRole('dialog', { name: 'Task', exact: true });
  const step = (name: string) => drawer.getByRole('button', { name, exact: true });
  const title = drawer.getByRole('textbox', { name: 'Title' });
  await expect(title).toHaveValue(first?.title ?? '');
  await expect(step('Previous')).toBeDisabled();
  await step('Next').click();
  await expect(title).toHaveValue(second?.title ?? '');
  await expect(page).toHaveURL(new RegExp(`[?&]task=${second?.id}(&|$)`));
  await title.fill('Not saved');
  await step('Previous').click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(title).toHaveValue(first?.title ?? '');
  await expect(page).toHaveURL(new RegExp(`[?&]task=${first?.id}(&|$)`));
});

test('a line and a form that the server does not take are still there to be put right', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  await page.goto(`${url()}/apps/todo`);
  await expect(page.getByText('No tasks yet')).toBeVisible();
  await quickAdd(page, 'Pay 31/12/9999');
  await expect(page.getByRole('alert').filter({ hasText: 'Choose a day between 1900 and 2999.' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Add a task' })).toHaveValue('Pay 31/12/9999');

  await page.getByRole('button', { name: 'Add task' }).click();
  const drawer = page.getByRole('dialog', { name: 'New task' });
  await drawer.getByRole('textbox', { name: 'Title' }).fill('Pay the hall');
  await drawer.getByLabel('Due date').fill('0001-01-01');
  await drawer.getByRole('button', { name: 'Add task' }).click();
  await expect(drawer.getByText('Choose a day between 1900 and 2999.')).toBeVisible();
  await drawer.getByLabel('Due date').fill('2027-03-01');
  await drawer.getByRole('button', { name: 'Add task' }).click();
  await expect(drawer).toBeHidden();
  await expect(row(page, 'Pay the hall')).toBeVisible();
  expect(await stored(token)).toMatchObject([{ title: 'Pay the hall' }]);
});

test('emptying the bin deletes one’s own tasks, as many as it says, and is not offered for others’ bins', async ({
  page,
  browser,
}) => {
  const other = await signedInAsNew(await (await browser.newContext()).newPage());
  const me = await signedInAsNew(page);
  const binned = (token: string, task: object) =>
    call(token, 'POST', '/apps/todo/add-tasks', { task: { isDeleted: true, ...task } });
  const { task } = (await binned(other.token, { title: 'Theirs' })) as { task: { owner: { id: number } } };
  await binned(other.token, { title: 'Given to me', assignee: { fullName: me.fullName } });
  await binned(me.token, { title: 'Mine' });

  await page.goto(`${url()}/apps/todo?scope=everyone&person=${task.owner.id}&filter=deleted`);
  await expect(row(page, 'Theirs')).toBeVisible();
  const more = page.getByRole('main').getByRole('button', { name: 'More', exact: true });
  await expect(more).toHaveCount(0);

  await page.goto(`${url()}/apps/todo?filter=deleted`);
  await expect(row(page, 'Given to me')).toBeVisible();
  await more.click();
  await page.getByRole('menuitem', { name: 'Empty the bin' }).click();
  const question = page.getByRole('dialog');
  await expect(question.getByText('Delete 1 task for ever?')).toBeVisible();
  await question.getByRole('button', { name: 'Empty the bin' }).click();
  await expect(page.getByText('1 task deleted for ever')).toBeVisible();
  await expect(row(page, 'Mine')).toHaveCount(0);
  await expect(row(page, 'Given to me')).toBeVisible();
  const left = (await call(other.token, 'GET', '/apps/todo/tasks?filter=deleted')) as { title: string }[];
  expect(left.map(({ title }) => title).sort()).toEqual(['Given to me', 'Theirs']);
});

test('a change kept without a connection leaves alone what others change meanwhile', async ({ page, context }) => {
  const { token } = await signedInAsNew(page);
  await call(token, 'POST', '/apps/todo/add-tasks', { task: { title: 'Order chalk', description: 'White' } });
  const id = (await stored(token))[0]?.id;
  await page.goto(`${url()}/apps/todo`);
  await page.getByRole('button', { name: 'Order chalk', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Task', exact: true });
  await expect(drawer.getByRole('textbox', { name: 'Title' })).toHaveValue('Order chalk');
  await context.setOffline(true);
  await drawer.getByRole('textbox', { name: 'Title' }).fill('Order much chalk');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();
  await expect(row(page, 'Order much chalk')).toBeVisible();
  const theirs = { description: 'White and red', dueDate: '2031-05-23' };
  await call(token, 'POST', '/apps/todo/update-task', { task: { id, ...theirs } });
  await context.setOffline(false);
  await expect.poll(async () => (await stored(token))[0]?.title, { timeout: 20_000 }).toBe('Order much chalk');
  expect(await stored(token)).toMatchObject([theirs]);
});

test('whom a repeating task was given to saves a step from another time zone, and the 31st comes back', async ({
  page,
  browser,
}) => {
  const owner = await signedInAsNew(page);
  const far = await (await browser.newContext({ timezoneId: 'Asia/Tokyo' })).newPage();
  const helper = await signedInAsNew(far);
  type Answer = { task: { id: number; nextId: number; dueDate: string } };
  const post = async (path: string, task: object) =>
    ((await call(owner.token, 'POST', `/apps/todo/${path}`, { task })) as Answer).task;
  const first = await post('add-tasks', {
    ...{ title: 'Pay the rent', dueDate: '2031-01-31', subtasks: [{ title: 'Ask' }] },
    ...{ repeat: { every: 'month', timeZone: 'Europe/Lisbon' }, assignee: { fullName: helper.fullName } },
  });
  const { nextId } = await post('update-task', { id: first.id, isCompleted: true });

  await far.goto(`${url()}/apps/todo?task=${nextId}`);
  const drawer = far.getByRole('dialog', { name: 'Task', exact: true });
  await drawer.getByRole('checkbox', { name: 'Done: Ask' }).check();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();

  const second = await post('update-task', { id: nextId, isCompleted: true });
  expect(second.dueDate).toBe('2031-02-28');
  const { task: third } = (await call(owner.token, 'GET', `/apps/todo/tasks/${second.nextId}`)) as Answer;
  expect(third.dueDate).toBe('2031-03-31');
});

test('a number of weeks that is too large keeps no task from being saved once it repeats no more', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  await page.goto(`${url()}/apps/todo`);
  await page.getByRole('button', { name: 'Add task' }).click();
  const drawer = page.getByRole('dialog', { name: 'New task' });
  await drawer.getByLabel('Title').fill('Only once');
  const choose = async (option: string) => {
    await drawer.getByRole('combobox', { name: 'Repeat' }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await choose('Weekly');
  const interval = drawer.getByLabel('Every so many');
  await interval.fill('100');
  await drawer.getByLabel('Title').focus();
  await expect(drawer.getByText('Give a number from 1 to 99.')).toBeVisible();
  await choose('Every weekday');
  await drawer.getByRole('button', { name: 'Add task' }).click();
  await expect(drawer).toBeHidden();
  await expect.poll(async () => (await stored(token)).map((one) => one.title)).toEqual(['Only once']);
});

test('whom a task was given to changes what is theirs to change, and is not offered the rest', async ({
  page,
  browser,
}) => {
  const theirs = await (await browser.newContext()).newPage();
  const owner = await signedInAsNew(theirs);
  const helper = await signedInAsNew(page);
  const given = { title: 'Book the hall', tags: ['team'], assignee: { fullName: helper.fullName } };
  await call(owner.token, 'POST', '/apps/todo/add-tasks', { task: given });
  const id = (await stored(helper.token))[0]?.id;
  await page.goto(`${url()}/apps/todo?task=${id}`);
  const drawer = page.getByRole('dialog', { name: 'Task', exact: true });
  for (const name of ['Title', 'Description']) {
    await expect(drawer.getByRole('textbox', { name })).not.toBeEditable();
  }
  await expect(drawer.getByLabel('Given to')).toBeDisabled();
  await drawer.getByRole('button', { name: 'Add step' }).click();
  await drawer.getByRole('textbox', { name: 'Step 1' }).fill('Ask for a price');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();
  await expect(row(page, 'Book the hall').getByText('0/1')).toBeVisible();

  await call(owner.token, 'POST', '/apps/todo/update-task', { task: { id, isDeleted: true } });
  await page.goto(`${url()}/apps/todo?filter=deleted&task=${id}`);
  await drawer.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('menuitem', { name: 'Restore task' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Delete for ever' })).toHaveCount(0);
  await theirs.goto(`${url()}/apps/todo?filter=deleted&task=${id}`);
  await theirs.getByRole('dialog').getByRole('button', { name: 'More' }).click();
  await expect(theirs.getByRole('menuitem', { name: 'Delete for ever' })).toBeVisible();
});
