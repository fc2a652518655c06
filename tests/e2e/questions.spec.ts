// The question bank: finding, sorting into categories, changing many at once, bringing in and taking out.
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import {
  asAdmin,
  drawn,
  expect,
  expectAccessible,
  holdBack,
  loseAnswer,
  newAccount,
  signedIn,
  signedInAsNew,
  test,
  url,
} from './lms.ts';

let made = 0;
const unique = () => `Zed${process.pid.toString(36)}${(made++).toString(36)}${Date.now().toString(36)}`;

/** A category of its own with some questions in it, so that tests do not meet. */
async function ownCategory(count: number) {
  const call = await asAdmin();
  const name = unique();
  const { category } = await call<{ category: { id: number } }>('POST', '/api/questions/categories', { name });
  for (let number = 1; number <= count; number += 1) {
    await call('POST', '/api/questions', {
      name: `${name} question ${number}`,
      text: `<p>Is ${number} a number?</p>`,
      content: { kind: 'truefalse', right: true },
      categoryId: category.id,
    });
  }
  return { id: category.id, name, call };
}

const rows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');
const openList = async (page: Page, search = '') => {
  await page.goto(`${url()}/lms/questions${search}`);
  await expect(page.getByRole('heading', { name: 'Questions', level: 1 })).toBeVisible();
};
/** What `+ Filter` offers. */
const offer = (page: Page, name: string) =>
  page.getByRole('dialog', { name: 'Filter' }).getByRole('button', { name, exact: true });
const toast = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words });

const NO_ANSWER = 'The server did not answer.';

test.beforeEach(async ({ page }) => {
  await signedIn(page, 'admin@demo.com', 'admin');
});

test('a filter is set by keyboard alone, and a shared link shows the same list', async ({ page, context }) => {
  await openList(page);
  await page.getByRole('button', { name: 'Filter', exact: true }).focus();
  await page.keyboard.press('Enter');
  await offer(page, 'Kind').press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Single choice' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/kind=single/);
  await page.keyboard.press('/');
  await page.keyboard.type('capital');
  await expect(page).toHaveURL(/q=capital/);
  await expect(page.getByRole('button', { name: 'Kind Single choice' })).toBeVisible();
  await expect(rows(page).first()).toContainText(/capital/i);
  const shown = await rows(page).count();

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('searchbox')).toHaveValue('capital');
  await expect(other.getByRole('button', { name: 'Kind Single choice' })).toBeVisible();
  await expect(rows(other)).toHaveCount(shown);
});

test('columns that start hidden are chosen, sorted by and remembered', async ({ page }) => {
  await signedInAsNew(page);
  await openList(page);
  await expect(page.getByRole('columnheader', { name: 'Points' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Points' }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Points', exact: true }).click();
  await expect(page).toHaveURL(/sortColumn=points/);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Points' })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('columnheader', { name: 'Points' })).toHaveCount(0);
});

test('authors are searched on the server while typing, and named again after a reload', async ({ page }) => {
  await openList(page);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await offer(page, 'Author').press('Enter');
  await expect(page.getByPlaceholder('Find a person')).toBeFocused();
  const asked = page.waitForRequest(
    (request) => request.url().endsWith('/getAllUsers') && request.postData()?.includes('vogel') === true,
  );
  await page.keyboard.type('vogel');
  expect((await asked).postDataJSON()).toMatchObject({ q: 'vogel', perPage: 10 });
  await page.getByRole('checkbox', { name: 'Hannah Vogel' }).check();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/author=\d+/);
  await expect(rows(page).filter({ hasText: 'H. Vogel' })).toHaveCount(await rows(page).count());

  await page.goto(`${page.url()}&q=nothing-has-this-in-it`);
  await expect(page.getByText(/No match for/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Author Hannah Vogel' })).toBeVisible();
});

test('tags chosen for many questions are not left behind without a question', async ({ page }) => {
  const { id } = await ownCategory(1);
  await openList(page, `?category=${id}`);
  await rows(page).first().getByRole('checkbox').check();
  await page.getByRole('region', { name: 'Actions for the selection' }).getByRole('button', { name: 'Tag' }).click();
  const add = page.getByRole('combobox', { name: 'Add tags' });
  await add.fill('exam');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').filter({ has: add }).getByRole('button', { name: 'Close' }).first().click();
  const asked = page.getByRole('dialog').filter({ hasText: 'Leave without saving?' });
  await asked.getByRole('button', { name: 'Stay here' }).click();
  await expect(asked).toBeHidden();
  await page.getByRole('button', { name: 'Save tags' }).click();
  await expect(toast(page, '1 question tagged')).toBeVisible();
});

test('many questions are tagged and given a status at once, and it can be undone', async ({ page }) => {
  const { id } = await ownCategory(3);
  const tag = unique();
  await openList(page, `?category=${id}`);
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await expect(page.getByText('3 selected')).toBeVisible();

  await page.getByRole('button', { name: 'Tag', exact: true }).click();
  await page.getByRole('combobox', { name: 'Add tags' }).fill(tag);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save tags' }).click();
  await expect(toast(page, '3 questions tagged')).toBeVisible();
  await page.goto(`${url()}/lms/questions?tag=${tag}`);
  await expect(rows(page)).toHaveCount(3);

  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await page.getByRole('button', { name: 'Set status' }).click();
  await page.getByRole('menuitem', { name: 'Ready' }).click();
  await expect(toast(page, 'Status of 3 questions changed')).toBeVisible();
  await expect(rows(page).getByText('Ready')).toHaveCount(3);
  await toast(page, 'Status of 3 questions changed').getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page).getByText('Draft')).toHaveCount(3);
});

test('everything that matches is moved, with the result told, and back again', async ({ page }) => {
  const from = await ownCategory(12);
  const to = await ownCategory(0);
  await openList(page, `?category=${from.id}`);
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await page.getByRole('button', { name: 'Select all 12' }).click();
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('combobox', { name: 'Category' }).fill(to.name);
  await page.getByRole('option', { name: to.name }).click();
  await drawer.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(toast(page, '12 questions moved')).toBeVisible();
  await expect(page.getByText(/Nothing matches/)).toBeVisible();
  await toast(page, '12 questions moved').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/of 12 questions/)).toBeVisible();
});

test('a question is deleted after asking, from its row', async ({ page }) => {
  const { id, name } = await ownCategory(2);
  await openList(page, `?category=${id}`);
  await page.getByRole('button', { name: `Actions for ${name} question 1` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const asked = page.getByRole('dialog');
  await expect(asked).toContainText('Results of practices that were handed in stay');
  await asked.getByRole('button', { name: 'Delete question' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(`${name} question 2`);
});

test('a name that is being written stays when somebody makes a category above it', async ({ page }) => {
  const { name, call } = await ownCategory(0);
  await openList(page);
  await page.getByRole('button', { name: 'Categories' }).click();
  const tree = page.getByRole('tree', { name: 'Categories' });
  await tree.getByRole('treeitem', { name }).focus();
  await page.keyboard.press('F2');
  const field = page.getByLabel(`Name of ${name}`);
  await field.fill('Half a na');
  // Sorted before it.
  const above = `Aaa ${unique()}`;
  await call('POST', '/api/questions/categories', { name: above });
  await expect(tree.getByRole('treeitem', { name: above })).toBeVisible();
  await expect(field).toHaveValue('Half a na');
  await expect(field).toBeFocused();
});

test('categories are made, renamed, moved and deleted in the tree, by keyboard too', async ({ page }) => {
  const { name, call } = await ownCategory(1);
  const other = unique();
  await call('POST', '/api/questions/categories', { name: other });
  await openList(page);
  await page.getByRole('button', { name: 'Categories' }).click();
  const tree = page.getByRole('tree', { name: 'Categories' });
  const item = (words: string) => tree.getByRole('treeitem', { name: words });

  // A new one inside the first.
  await item(name).hover();
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'New category inside' }).click();
  await page.getByLabel('Name of the new category').fill('Inner');
  await page.keyboard.press('Enter');
  await expect(item(name)).toHaveAttribute('aria-expanded', 'true');

  // From its parent one step in; F2 renames.
  await item(name).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('F2');
  await page.getByLabel('Name of Inner').fill(`${name} inner`);
  await page.keyboard.press('Enter');
  await expect(toast(page, `Renamed to ${name} inner`)).toBeVisible();
  await expect(item(`${name} inner`)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/category=\d+/);
  await expect(item(`${name} inner`)).toHaveAttribute('aria-selected', 'true');

  // Into the other one, and back.
  await page.getByRole('button', { name: `Actions for ${name} inner` }).click();
  await page.getByRole('menuitem', { name: 'Move to…' }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Category' }).fill(other);
  await page.getByRole('option', { name: other }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click();
  await expect(toast(page, `${name} inner moved into ${other}`)).toBeVisible();
  await toast(page, `${name} inner moved into ${other}`).getByRole('button', { name: 'Undo' }).click();
  await expect(item(`${name} inner`)).toHaveAttribute('aria-level', '2');

  await expectAccessible(page, 'the category tree');

  // The outer one goes; its question and the inner one stay.
  await item(name).first().focus();
  await page.keyboard.press('Delete');
  const asked = page.getByRole('dialog');
  await expect(asked).toContainText('1 question, 1 category');
  await asked.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, `${name} deleted`)).toBeVisible();
  await expect(item(`${name} inner`)).toHaveAttribute('aria-level', '1');
});

test('a name that is being written stays when the one before has been stored', async ({ page }) => {
  const { name } = await ownCategory(1);
  await openList(page);
  await page.getByRole('button', { name: 'Categories' }).click();
  const item = page.getByRole('treeitem', { name }).first();
  await item.hover();
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'New category inside' }).click();
  // The list behind the tree takes its time to follow.
  const list = await holdBack(page, /\/api\/questions\?/);
  await page.getByLabel('Name of the new category').fill('Inner');
  await page.keyboard.press('Enter');
  await expect(item).toHaveAttribute('aria-expanded', 'true');
  await item.focus();
  await page.keyboard.press('F2');
  const field = page.getByLabel(`Name of ${name}`);
  await field.fill(`${name} outer`);
  const followed = page.waitForResponse(/\/api\/questions\?/);
  list.letGo();
  await followed;
  await drawn(page);
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page, `Renamed to ${name} outer`)).toBeVisible();
});

test('pasted questions are checked before they are stored, and what is wrong can be taken out', async ({ page }) => {
  const mark = unique();
  await page.goto(`${url()}/lms/questions/import`);
  await page
    .getByLabel('Or paste text')
    .fill(`::${mark} right:: Is it? {TRUE}\n\n::${mark} wrong:: How many? {\n#some\n}\n`);
  await expect(page.getByRole('combobox', { name: 'Format' })).toHaveValue('Found: GIFT');
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: /^Wrong/ }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(`${mark} wrong`);
  await page.getByRole('button', { name: 'Import 1 question' }).click();
  await expect(page.getByText('1 question imported')).toBeVisible();
  await expect(page.getByLabel('Text of the questions that were left out')).toHaveValue(/#some/);
  await page.getByRole('link', { name: 'Show them in the list' }).click();
  await expect(rows(page).first()).toContainText(`${mark} right`);
  // Exactly what was imported, and a chip that says so.
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Import This import' })).toBeVisible();
});

test('a file is imported into a category; a kind that we do not have is named', async ({ page }) => {
  const { id, name } = await ownCategory(0);
  await page.goto(`${url()}/lms/questions/import`);
  const xml = `<?xml version="1.0"?><quiz>
    <question type="truefalse"><name><text>${name} one</text></name>
      <questiontext format="html"><text>Yes?</text></questiontext>
      <answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question>
    <question type="cloze"><name><text>${name} two</text></name>
      <questiontext><text>{1:SHORTANSWER:=a}</text></questiontext></question></quiz>`;
  await page.getByRole('combobox', { name: 'Into category' }).fill(name);
  await page.getByRole('option', { name }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'bank.xml', mimeType: 'text/xml', buffer: Buffer.from(xml) });
  await expect(page.getByText('bank.xml')).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).filter({ hasText: `${name} two` })).toContainText(/cloze/i);
  await expectAccessible(page, 'the preview of an import');
  await page.getByRole('button', { name: 'Import 1 question' }).click();
  await expect(page.getByText('1 question imported')).toBeVisible();
  await openList(page, `?category=${id}`);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(`${name} one`);
});

test('an export is a file of what the list shows; what a format cannot hold is told first', async ({ page }) => {
  const { id, name, call } = await ownCategory(2);
  await call('POST', '/api/questions', {
    name: `${name} choice`,
    text: '<p>Which?</p>',
    content: {
      kind: 'single',
      answers: [
        { text: '<p>This</p>', fraction: 100 },
        { text: '<p>That</p>', fraction: 0 },
      ],
    },
    categoryId: id,
  });
  await openList(page, `?category=${id}`);
  await expect(rows(page)).toHaveCount(3);

  const whole = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'GIFT' }).click();
  const gift = await readFile(await (await whole).path(), 'utf8');
  expect(gift.match(new RegExp(name, 'g'))?.length).toBeGreaterThanOrEqual(3);

  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Aiken' }).click();
  const asked = page.getByRole('dialog');
  await expect(asked).toContainText('Export without 2 questions?');
  await expect(asked).toContainText(`${name} question 1`);
  await expect(asked).toContainText('Of the others this stays behind:');
  const part = page.waitForEvent('download');
  await asked.getByRole('button', { name: 'Export 1 question' }).click();
  expect(await readFile(await (await part).path(), 'utf8')).toMatch(/Which\?\s+A[.)] This\s+B[.)] That\s+ANSWER: A/);

  await openList(page, `?category=${id}&kind=single`);
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Aiken' }).click();
  await expect(asked).toContainText('Export to Aiken, which holds less?');
  await expect(asked.getByText('This stays behind:', { exact: true })).toBeVisible();
});

test('on a phone import and export stand beside the filters, whose sheet begins at its start', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openList(page);
  const filters = page.getByRole('button', { name: 'Filters', exact: true });
  await expect(filters).toBeVisible();
  const middleOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return box && Math.round(box.y + box.height / 2);
  };
  const beside = await middleOf(filters);
  expect(await middleOf(page.getByRole('link', { name: 'Import', exact: true }))).toBe(beside);
  expect(await middleOf(page.getByRole('button', { name: 'Export', exact: true }))).toBe(beside);
  await filters.click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet.getByRole('textbox', { name: 'Find a category' })).toBeVisible();
  await drawn(page);
  await expect(sheet.getByRole('button', { name: 'Close', exact: true })).toBeFocused();
});

test('somebody who may only look sees the list without a way to change it', async ({ page }) => {
  const account = await newAccount();
  const call = await asAdmin();
  const { users } = await call<{ users: { id: number }[] }>('POST', '/api/account/getAllUsers', { q: account.email });
  await call('PATCH', `/api/people/${users[0]?.id}`, { role: 'client', permissionRoles: ['restricted-user'] });
  await signedIn(page, account.email, account.password);
  await openList(page);
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByRole('link', { name: 'New question' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Import' })).toHaveCount(0);
  await rows(page)
    .first()
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(offer(page, 'Kind')).toBeVisible();
  await expect(offer(page, 'Author')).toHaveCount(0);
  await page.goto(`${url()}/lms/questions/import`);
  await expect(page.getByText('You cannot see this')).toBeVisible();
});

test('a list that cannot be loaded says so and tries again', async ({ page }) => {
  await page.route('**/api/questions?*', (route) => route.fulfill({ status: 409, json: { error: 'Not now.' } }));
  await openList(page);
  await expect(page.getByText('Not now.')).toBeVisible();
  await page.unroute('**/api/questions?*');
  const again = page.getByRole('button', { name: 'Try again' });
  // What others write meanwhile has the page ask again by itself, and takes the button away.
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1_000 });
    await expect(rows(page)).toHaveCount(10, { timeout: 2_000 });
  }).toPass();
});

test('what is done with many is done once, however often it is pressed', async ({ page }) => {
  const { id, name } = await ownCategory(1);
  await openList(page, `?category=${id}`);
  await rows(page).first().getByRole('checkbox').check();
  await page.route('**/api/questions/bulk*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page
    .getByRole('region', { name: 'Actions for the selection' })
    .getByRole('button', { name: 'Duplicate' })
    .dblclick();
  await expect(rows(page)).toHaveCount(2);
  await page.reload();
  await expect(rows(page).filter({ hasText: name })).toHaveCount(2);
});

test('an import pressed again after its answer got lost is stored once', async ({ page }) => {
  const mark = unique();
  const call = await asAdmin();
  await page.goto(`${url()}/lms/questions/import`);
  await page.getByLabel('Or paste text').fill(`::${mark} one:: Is it? {TRUE}\n\n::${mark} two:: Is it not? {FALSE}\n`);
  await loseAnswer(page, '**/api/questions/import', (request) => !request.postDataJSON().dryRun);
  const run = page.getByRole('button', { name: 'Import 2 questions' });
  await run.click();
  await expect(page.getByText(NO_ANSWER)).toBeVisible();
  await run.click();
  await expect(page.getByText('2 questions imported')).toBeVisible();
  expect((await call<{ total: number }>('GET', `/api/questions?q=${mark}`)).total).toBe(2);
  await page.getByRole('link', { name: 'Show them in the list' }).click();
  await expect(rows(page)).toHaveCount(2);
});

test('what was typed last is imported too, and nothing is typed into what is being imported', async ({ page }) => {
  const mark = unique();
  const call = await asAdmin();
  await page.goto(`${url()}/lms/questions/import`);
  const field = page.getByLabel('Or paste text');
  const [one, two] = [`::${mark} one:: Is it? {TRUE}\n\n`, `::${mark} two:: Is it not? {FALSE}\n`];
  const run = page.getByRole('button', { name: /^Import \d+ questions?$/ });
  await field.fill(one);
  await expect(run).toBeEnabled();
  // In one go, so that nothing was looked at in between.
  const isOn = await page.evaluate(
    async ([text]) => {
      const area = document.querySelector('textarea');
      area?.focus();
      area?.setSelectionRange(area.value.length, area.value.length);
      document.execCommand('insertText', false, text);
      await new Promise(requestAnimationFrame);
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button')];
      return buttons.find((button) => /^Import \d/.test(button.innerText))?.disabled === false;
    },
    [two],
  );
  expect(isOn).toBe(false);
  let letGo = () => {};
  const free = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route('**/api/questions/import', async (route) => {
    if (!route.request().postDataJSON().dryRun) await free;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Import 2 questions' }).click();
  await expect(field).not.toBeEditable();
  letGo();
  await expect(page.getByText('2 questions imported')).toBeVisible();
  expect((await call<{ total: number }>('GET', `/api/questions?q=${mark}`)).total).toBe(2);
});

test('questions duplicated again after the answer got lost are copied once', async ({ page }) => {
  const { id, call } = await ownCategory(1);
  await openList(page, `?category=${id}`);
  await rows(page).first().getByRole('checkbox').check();
  await loseAnswer(page, '**/api/questions/bulk', () => true);
  const duplicate = page
    .getByRole('region', { name: 'Actions for the selection' })
    .getByRole('button', { name: 'Duplicate' });
  await duplicate.click();
  await expect(page.getByText(NO_ANSWER)).toBeVisible();
  const answered = page.waitForResponse('**/api/questions/bulk');
  await duplicate.click();
  expect((await answered).ok()).toBe(true);
  await expect(rows(page)).toHaveCount(2);
  expect((await call<{ total: number }>('GET', `/api/questions?category=${id}`)).total).toBe(2);
});

test('a category asked for again after its answer got lost is there, without a reproach', async ({ page }) => {
  const { name, call } = await ownCategory(1);
  await openList(page);
  await page.getByRole('button', { name: 'Categories' }).click();
  const item = page.getByRole('treeitem', { name }).first();
  await item.hover();
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'New category inside' }).click();
  await loseAnswer(page, '**/api/questions/categories', (request) => request.method() === 'POST');
  const field = page.getByLabel('Name of the new category');
  await field.fill(`${name} inner`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: NO_ANSWER })).toBeVisible();
  await field.press('Enter');
  await expect(field).toBeHidden();
  await expect(item).toHaveAttribute('aria-expanded', 'true');
  const { categories } = await call<{ categories: { name: string }[] }>('GET', '/api/questions/categories');
  expect(categories.filter((one) => one.name === `${name} inner`)).toHaveLength(1);
});

test('text typed for an import is not left behind without a question', async ({ page }) => {
  await page.goto(`${url()}/lms/questions/import`);
  const field = page.getByLabel('Or paste text');
  const back = page.getByRole('main').getByRole('navigation').getByRole('link', { name: 'Questions', exact: true });
  await field.fill('Is it so? {TRUE}');
  await back.click();
  const asked = page.getByRole('dialog').filter({ hasText: 'Leave without saving?' });
  await asked.getByRole('button', { name: 'Stay here' }).click();
  await expect(asked).toBeHidden();
  await expect(field).toHaveValue('Is it so? {TRUE}');
  await field.fill('');
  await back.click();
  await expect(page.getByRole('heading', { name: 'Questions', level: 1 })).toBeVisible();
});
