import { type Page, test as plain } from '@playwright/test';
import type { Question } from '#features/questions/contract.ts';
import {
  type Account,
  expect,
  expectAccessible,
  expectNoOverflow,
  holdBack,
  loseAnswer,
  newAccount,
  RED_DOT,
  signedIn,
  test,
  url,
} from './lms.ts';

const drawer = (page: Page) => page.getByRole('dialog');
const text = (page: Page) => drawer(page).getByRole('textbox', { name: 'Question', exact: true });
const answer = (page: Page, number: number) =>
  drawer(page).getByRole('textbox', { name: `Answer ${number}`, exact: true });
const mark = (page: Page, number: number) => drawer(page).getByLabel(`Answer ${number} is right`);
const save = (page: Page) => drawer(page).getByRole('button', { name: 'Save question' }).click();

async function choose(page: Page, field: string, option: string) {
  await drawer(page).getByRole('combobox', { name: field, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** What the calls of these journeys answer, as far as they look at it. */
interface Answer {
  question: Question;
  questions: Question[];
  total: number;
}

async function api(token: string, path: string, body?: unknown, method = body ? 'POST' : 'GET') {
  const answered = await fetch(url() + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return (await answered.json()) as Answer;
}

let account: Promise<Account> | undefined;

/** One writer for all journeys of a worker. Drafts lie in the browser, which is a new one for each journey. */
async function writer(page: Page) {
  account ??= newAccount();
  const { email, password } = await account;
  await signedIn(page, email, password);
  return page.evaluate(() => localStorage.getItem('accessToken') ?? '');
}

/** Opens a question from inside the page, as a click in the list does: a reload takes seconds. */
async function reopen(page: Page, id: number | undefined) {
  await page.evaluate((open) => history.pushState({}, '', `/lms/questions?open=${open}`), id);
  await expect(drawer(page)).toBeVisible();
}

const openNew = async (page: Page) => {
  await page.goto(`${url()}/lms/questions?open=new`);
  await expect(text(page)).toBeFocused();
};

const choices = (text: string) => ({
  text,
  content: {
    kind: 'single',
    answers: [
      { text: 'red', fraction: 100, feedback: 'Yes' },
      { text: 'blue', fraction: 0, feedback: '' },
    ],
  },
});

test('twenty questions in a row are written without leaving the keyboard', async ({ page }) => {
  test.setTimeout(120_000);
  const token = await writer(page);
  const word = `row${Date.now().toString(36)}`;
  await openNew(page);
  for (let number = 1; number <= 20; number += 1) {
    await page.keyboard.insertText(`${word} question ${number}`);
    await answer(page, 1).focus();
    for (const option of ['one', 'two', 'three', 'four', 'five']) {
      await page.keyboard.insertText(option);
      await page.keyboard.press('Enter');
    }
    // An empty row is removed by Backspace, and what is right is marked from the row before.
    await page.keyboard.press('Backspace');
    await mark(page, 2).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Control+Shift+Enter');
    await expect(text(page)).toBeFocused();
  }
  await expect
    .poll(async () => (await api(token, `/api/questions?q=${word}&perPage=100`)).total, { timeout: 30_000 })
    .toBe(20);
  const { questions } = await api(token, `/api/questions?q=${word}&perPage=100&sort=asc&sortColumn=id`);
  const { question } = await api(token, `/api/questions/${questions[19]?.id}`);
  expect(question.text).toBe(`<p>${word} question 20</p>`);
  const options = ['one', 'two', 'three', 'four', 'five'];
  expect(question.content).toEqual({
    kind: 'single',
    shuffle: true,
    answers: options.map((option) => ({ text: option, fraction: option === 'two' ? 100 : 0, feedback: '' })),
  });
});

test('the next question keeps kind, level and tags', async ({ page }) => {
  await writer(page);
  await openNew(page);
  await choose(page, 'Kind', 'Short answer');
  await drawer(page).getByText('Hard', { exact: true }).click();
  await drawer(page).getByLabel('Tags').fill('exam');
  await page.keyboard.press('Enter');
  await text(page).click();
  await page.keyboard.type('Name a colour');
  await page.keyboard.press('Control+Shift+Enter');
  await expect(text(page)).toBeFocused();
  await expect(text(page)).toHaveText('');
  await expect(drawer(page).getByRole('combobox', { name: 'Kind' })).toHaveValue('Short answer');
  await expect(drawer(page).getByRole('radio', { name: 'Hard' })).toBeChecked();
  await expect(drawer(page).getByText('exam', { exact: true })).toBeVisible();
});

test('a reload keeps what was typed, and the draft can be discarded and taken back', async ({ page }) => {
  await writer(page);
  await openNew(page);
  await page.keyboard.type('Half a question');
  await answer(page, 1).click();
  await page.keyboard.type('half an answer');
  await page.reload();
  await expect(text(page)).toHaveText('Half a question');
  await expect(answer(page, 1)).toHaveText('half an answer');
  await expect(drawer(page).getByText(/You go on from your draft/)).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Discard draft' }).click();
  await expect(text(page)).toHaveText('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(text(page)).toHaveText('Half a question');
});

test('closing keeps the draft of a changed question, Cancel gives it up with Undo', async ({ page }) => {
  const token = await writer(page);
  const { question } = await api(token, '/api/questions', choices('Which colour?'));
  await page.goto(`${url()}/lms/questions?open=${question.id}`);
  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' And why?');
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await reopen(page, question.id);
  await expect(text(page)).toHaveText('Which colour? And why?');
  await drawer(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(drawer(page)).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(text(page)).toHaveText('Which colour? And why?');
});

plain('without a connection saving says so, keeps everything, and goes through once it is back', async ({ page }) => {
  const token = await writer(page);
  const word = `offline${Date.now().toString(36)}`;
  await openNew(page);
  await page.keyboard.type(`${word} one`);
  await page.context().setOffline(true);
  await page.keyboard.press('Control+Shift+Enter');
  await expect(drawer(page).getByText(/1 question waits for the connection/)).toBeVisible();
  await page.keyboard.type(`${word} two`);
  await save(page);
  await expect(drawer(page).getByText(/No connection/)).toBeVisible();
  await expect(text(page)).toHaveText(`${word} two`);
  await page.context().setOffline(false);
  await expect(drawer(page)).toBeHidden({ timeout: 20_000 });
  await expect.poll(async () => (await api(token, `/api/questions?q=${word}`)).total, { timeout: 20_000 }).toBe(2);
});

plain('a question whose answer got lost is stored once, from the form and from the row of them', async ({ page }) => {
  const token = await writer(page);
  const word = `lost${Date.now().toString(36)}`;
  await openNew(page);
  // Each is stored, but the first answer to it never arrives.
  const lost = new Set<string>();
  await page.route('**/api/questions', async (route) => {
    const body = route.request().postData();
    if (route.request().method() !== 'POST' || !body || lost.has(body)) return route.fallback();
    lost.add(body);
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.keyboard.type(`${word} one`);
  await page.keyboard.press('Control+Shift+Enter');
  await page.keyboard.type(`${word} two`);
  await save(page);
  await expect(drawer(page)).toBeHidden({ timeout: 20_000 });
  await expect.poll(async () => (await api(token, `/api/questions?q=${word}`)).total, { timeout: 20_000 }).toBe(2);
  await page.reload();
  await expect(page.getByText(`${word} two`)).toBeVisible();
  expect(lost.size).toBe(2);
  expect((await api(token, `/api/questions?q=${word}`)).total).toBe(2);
});

plain('a question that waits for the connection leaves from the list as well, and it shows there', async ({ page }) => {
  const token = await writer(page);
  const word = `list${Date.now().toString(36)}`;
  const stored = async () => (await api(token, `/api/questions?q=${word}`)).total;
  await openNew(page);
  await page.keyboard.type(`${word} one`);
  await page.context().setOffline(true);
  await page.keyboard.press('Control+Shift+Enter');
  const notice = page.getByText(/1 question waits for the connection/);
  await expect(drawer(page).getByText(/1 question waits for the connection/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(notice).toBeVisible();
  await page.context().setOffline(false);
  await expect.poll(stored, { timeout: 20_000 }).toBe(1);
  await expect(notice).toBeHidden();
});

plain('a question closed without a connection is no draft, and leaves once it is back', async ({ page }) => {
  const token = await writer(page);
  const word = `closed${Date.now().toString(36)}`;
  const stored = async () => (await api(token, `/api/questions?q=${word}`)).total;
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('lms-question:')));
  const notice = page.getByText(/1 question waits for the connection/);
  await openNew(page);
  await page.keyboard.type(`${word} one`);
  await page.context().setOffline(true);
  await save(page);
  const said = drawer(page).getByText(/No connection/);
  await expect(said).toBeVisible();
  // On a line of its own, above the buttons.
  expect((await said.boundingBox())?.width).toBeGreaterThan(300);
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(notice).toBeVisible();
  expect(await drafts()).toEqual([]);
  await page.context().setOffline(false);
  await expect.poll(stored, { timeout: 20_000 }).toBe(1);
  await expect(notice).toBeHidden();

  // Whoever cancels gives it up, with the waiting.
  await openNew(page);
  await page.keyboard.type(`${word} two`);
  await page.context().setOffline(true);
  await save(page);
  await expect(said).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(drawer(page)).toBeHidden();
  await expect(notice).toBeHidden();
  await page.context().setOffline(false);
  expect(await drafts()).toEqual([]);
  // Whatever waits would be sent by now.
  const later = page.waitForResponse(/api\/live\?/);
  await page.reload();
  await later;
  await expect(notice).toBeHidden();
  expect(await stored()).toBe(1);

  // The browser's way back closes it as well.
  await page.getByRole('link', { name: 'New question' }).click();
  await expect(text(page)).toBeFocused();
  await page.keyboard.type(`${word} three`);
  await page.context().setOffline(true);
  await save(page);
  await expect(said).toBeVisible();
  await page.goBack();
  await expect(drawer(page)).toBeHidden();
  await expect(notice).toBeVisible();
  await page.context().setOffline(false);
  await expect.poll(stored, { timeout: 20_000 }).toBe(2);
});

/** Puts a finished question where those lie that wait for the server, before the page is opened. */
async function leaveWaiting(page: Page, body: object) {
  await page.evaluate((one) => {
    const { id } = JSON.parse(localStorage.getItem('userData') ?? '{}') as { id: number };
    const waiting = [{ key: crypto.randomUUID(), body: one, at: Date.now() }];
    localStorage.setItem(`lms-questions-waiting:${id}`, JSON.stringify(waiting));
  }, body);
}

const finished = (text: string, over: object = {}) => ({
  ...{ name: '', text: `<p>${text}</p>`, generalFeedback: '', points: 1, difficulty: 'medium', status: 'draft' },
  ...{ content: { kind: 'truefalse', right: true, feedbackTrue: '', feedbackFalse: '' }, categoryId: null, tags: [] },
  ...over,
});

test('what waits in the browser is sent when the list is opened, and what is refused can be opened there', async ({
  page,
}) => {
  const token = await writer(page);
  const word = `waits${Date.now().toString(36)}`;
  await leaveWaiting(page, finished(`${word} sent`));
  await page.goto(`${url()}/lms/questions`);
  await expect.poll(async () => (await api(token, `/api/questions?q=${word}`)).total).toBe(1);

  await leaveWaiting(page, finished(`${word} refused`, { categoryId: 2_000_000_000 }));
  await page.reload();
  await expect(page.getByText(`“${word} refused” was not saved: There is no such category.`)).toBeVisible();
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(text(page)).toHaveText(`${word} refused`);
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(page.getByText(/was not saved/)).toBeHidden();
});

for (const [what, more, version] of [
  ['is saved, and nobody is accused', '', 2],
  ['and written on is the next version of it', ' More.', 3],
] as const)
  test(`a change whose answer got lost ${what}`, async ({ page }) => {
    const token = await writer(page);
    const { question } = await api(token, '/api/questions', choices('Which colour?'));
    await page.goto(`${url()}/lms/questions?open=${question.id}`);
    await loseAnswer(page, /\/api\/questions\/\d+$/, 'PUT');
    await expect(page.locator('.ProseMirror').first()).toBeVisible();
    await text(page).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' And why?');
    await save(page);
    await expect(drawer(page).getByText(/No connection/)).toBeVisible();
    if (more) {
      await text(page).click();
      await page.keyboard.press('Control+End');
      await page.keyboard.type(more);
    }
    await drawer(page).getByRole('button', { name: 'Retry' }).click();
    await expect(drawer(page)).toBeHidden();
    const { question: stored } = await api(token, `/api/questions/${question.id}`);
    expect(stored).toMatchObject({ text: `<p>Which colour? And why?${more}</p>`, version });
  });

test('a question is not saved or closed without the picture that is still being uploaded', async ({ page }) => {
  const token = await writer(page);
  const word = `slow${Date.now().toString(36)}`;
  await openNew(page);
  await page.keyboard.type(`${word} `);
  const upload = await holdBack(page, /\/api\/files\?/);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    drawer(page).getByRole('button', { name: 'Picture' }).first().click(),
  ]);
  await chooser.setFiles({ name: 'red-dot.png', mimeType: 'image/png', buffer: RED_DOT });
  await expect(drawer(page).getByRole('status').filter({ hasText: 'Picture is being uploaded' })).toBeVisible();
  await text(page).press('Control+Enter');
  await expect(page.getByText('A picture is still being uploaded.').first()).toBeVisible();
  await text(page).press('Escape');
  await expect(drawer(page)).toBeVisible();
  upload.letGo();
  await expect(text(page).getByAltText('red dot')).toBeVisible();
  await save(page);
  await expect(drawer(page)).toBeHidden();
  const { questions } = await api(token, `/api/questions?q=${word}`);
  expect((await api(token, `/api/questions/${questions[0]?.id}`)).question.text).toContain('<img');
});

test('two tabs write a question each, and what is left is offered with a choice', async ({ page, context }) => {
  await writer(page);
  await openNew(page);
  await page.keyboard.type('Written first');
  const second = await context.newPage();
  await openNew(second);
  await second.keyboard.type('Written second');
  await page.reload();
  await expect(text(page)).toHaveText('Written first');
  await second.reload();
  await expect(text(second)).toHaveText('Written second');
  // The other one is being written: it is not offered here.
  await expect(drawer(second).getByText(/You began/)).toBeHidden();
  await page.close();

  await second.keyboard.press('Escape');
  await expect(drawer(second)).toBeHidden();
  await openNew(second);
  await expect(text(second)).toHaveText('');
  await expect(drawer(second).getByText('You began 2 questions earlier that are not saved:')).toBeVisible();
  await drawer(second).getByRole('button', { name: 'Continue “Written first”' }).click();
  await expect(text(second)).toHaveText('Written first');
  await drawer(second).getByRole('button', { name: 'Discard “Written second”' }).click();
  await expect(drawer(second).getByText(/You began/)).toBeHidden();
  await second.getByRole('button', { name: 'Undo' }).click();
  await expect(drawer(second).getByRole('button', { name: 'Continue “Written second”' })).toBeVisible();
  await expectAccessible(second, 'drafts that are left');
});

test('what is typed before the editor is there is not lost, and the caret stays', async ({ page }) => {
  await writer(page);
  const { letGo } = await holdBack(page, /RichTextEditor[^/]*\.js/);
  await openNew(page);
  await page.keyboard.type('Wich < colour?');
  for (let step = 0; step < 'ich < colour?'.length; step += 1) await page.keyboard.press('ArrowLeft');
  letGo();
  await expect(drawer(page).getByRole('button', { name: 'Bold' }).first()).toBeVisible();
  await expect(text(page)).toBeFocused();
  await page.keyboard.type('h');
  await expect(text(page)).toHaveText('Which < colour?');
});

test('the author tries the question in the preview and is graded as a student is', async ({ page }) => {
  await writer(page);
  await openNew(page);
  await page.keyboard.type('A word for a shade?');
  await choose(page, 'Kind', 'Short answer');
  await answer(page, 1).fill('colo*r');
  await drawer(page).getByRole('button', { name: 'Preview as a student' }).click();
  const preview = page.getByRole('complementary', { name: 'As a student sees it' });
  const check = preview.getByRole('button', { name: 'Check answer' });
  await expect(check).toBeDisabled();
  await preview.getByLabel('Your answer').fill('hue');
  await check.click();
  await expect(preview.getByText('Wrong', { exact: true })).toBeVisible();
  await expect(preview.getByText('0 of 1 point')).toBeVisible();
  // Another accepted text counts at once.
  await answer(page, 1).fill('hue');
  await expect(preview.getByText('Right', { exact: true })).toBeVisible();
  await preview.getByRole('button', { name: 'Try again' }).click();
  await expect(preview.getByLabel('Your answer')).toHaveValue('');
  await expectAccessible(page, 'trying a question');
});

test('formula, code and picture are written, seen as a student and still there when reopened', async ({ page }) => {
  const token = await writer(page);
  const word = `rich${Date.now().toString(36)}`;
  await openNew(page);
  await page.keyboard.type(`${word} `);
  await drawer(page).getByRole('button', { name: 'Formula' }).first().click();
  await expect(drawer(page).getByRole('textbox', { name: 'LaTeX' })).toBeFocused();
  await page.keyboard.type('\\frac{a}{b}');
  await expect(drawer(page).getByRole('status', { name: 'How it looks' }).locator('.katex')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(text(page).locator('[data-type="inline-math"] .katex')).toBeVisible();
  await page.keyboard.type(' `let x` ');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    drawer(page).getByRole('button', { name: 'Picture' }).first().click(),
  ]);
  await chooser.setFiles({ name: 'red-dot.png', mimeType: 'image/png', buffer: RED_DOT });
  await expect(text(page).getByAltText('red dot')).toHaveAttribute('src', /^blob:/);
  await text(page).getByAltText('red dot').click();
  await drawer(page).getByLabel('Describe the picture').fill('A red dot');
  await drawer(page).getByRole('button', { name: 'Preview as a student' }).click();
  const preview = page.getByRole('complementary', { name: 'As a student sees it' });
  await expect(preview.locator('.katex').first()).toBeVisible();
  await expect(preview.getByAltText('A red dot')).toHaveAttribute('src', /^blob:/);
  await expect(preview.locator('code')).toHaveText('let x');
  await save(page);
  await expect(drawer(page)).toBeHidden();
  const { questions } = await api(token, `/api/questions?q=${word}`);
  const { question } = await api(token, `/api/questions/${questions[0]?.id}`);
  expect(question.text).toContain('data-type="inline-math" data-latex="\\frac{a}{b}"');
  expect(question.text).toContain('<code>let x</code>');
  expect(question.text).toMatch(/<img src="\/api\/files\/\d+\/red-dot\.png" alt="A red dot"/);
  await reopen(page, question.id);
  await expect(text(page).locator('.katex')).toBeVisible();
  await expect(text(page).getByAltText('A red dot')).toHaveAttribute('src', /^blob:/);
});

const KINDS: { name: string; write: (page: Page) => Promise<void>; stored: Record<string, unknown> }[] = [
  {
    name: 'Multiple choice',
    write: async (page) => {
      await answer(page, 1).click();
      for (const option of ['two', 'four', 'five', 'six']) {
        await page.keyboard.type(option);
        await page.keyboard.press('Enter');
      }
      for (const number of [1, 2, 4]) await mark(page, number).check();
    },
    stored: {
      kind: 'multiple',
      answers: [{ fraction: 33.33333 }, { fraction: 33.33333 }, { text: 'five', fraction: 0 }, { fraction: 33.33333 }],
    },
  },
  {
    name: 'True or false',
    write: async (page) => {
      await drawer(page).getByText('False', { exact: true }).click();
      await drawer(page)
        .getByRole('button', { name: /Feedback for .True/ })
        .click();
      await page.keyboard.type('Look again');
    },
    stored: { kind: 'truefalse', right: false, feedbackTrue: 'Look again' },
  },
  {
    name: 'Short answer',
    write: async (page) => {
      await answer(page, 1).fill('colo*r');
      await page.keyboard.press('Enter');
      await page.keyboard.type('hue');
    },
    stored: { kind: 'short', answers: [{ text: 'colo*r', fraction: 100 }, { text: 'hue' }], caseSensitive: false },
  },
  {
    name: 'Numerical',
    write: async (page) => {
      await answer(page, 1).fill('9,81');
      await drawer(page).getByLabel('Tolerance for Answer 1').fill('0.01');
      await drawer(page).getByLabel('Unit').fill('m/s²');
    },
    stored: { kind: 'numerical', answers: [{ value: 9.81, tolerance: 0.01, fraction: 100 }], unit: 'm/s²' },
  },
  {
    name: 'Matching',
    write: async (page) => {
      for (const [index, [prompt, match]] of [
        ['Berlin', 'Germany'],
        ['Paris', 'France'],
      ].entries()) {
        await drawer(page)
          .getByLabel(`Pair ${index + 1}, first side`)
          .click();
        await page.keyboard.type(prompt ?? '');
        await drawer(page)
          .getByLabel(`Pair ${index + 1}, match`)
          .fill(match ?? '');
      }
      await drawer(page).getByLabel('Wrong matches').fill('Spain');
      await page.keyboard.press('Enter');
    },
    stored: {
      kind: 'matching',
      pairs: [
        { prompt: 'Berlin', match: 'Germany' },
        { prompt: 'Paris', match: 'France' },
      ],
      distractors: ['Spain'],
    },
  },
  {
    name: 'Ordering',
    write: async (page) => {
      await drawer(page).getByLabel('Item 1', { exact: true }).click();
      for (const item of ['second', 'first', 'third']) {
        await page.keyboard.type(item);
        await page.keyboard.press('Enter');
      }
      await drawer(page).getByLabel('Item 2', { exact: true }).click();
      await page.keyboard.press('Alt+ArrowUp');
    },
    stored: { kind: 'ordering', items: ['first', 'second', 'third'] },
  },
  {
    name: 'Essay',
    write: async (page) => {
      await drawer(page).getByLabel('Fewest words').fill('50');
      await drawer(page).getByLabel('Text to start from').click();
      await page.keyboard.type('I think');
    },
    stored: { kind: 'essay', minWords: 50, maxWords: null, template: '<p>I think</p>' },
  },
];

for (const { name, write, stored } of KINDS)
  test(`saved and reopened it is equal: ${name}`, async ({ page }) => {
    const token = await writer(page);
    const word = `kind${Date.now().toString(36)}`;
    await openNew(page);
    await page.keyboard.type(`${word}?`);
    await choose(page, 'Kind', name);
    await write(page);
    await choose(page, 'Status', 'Ready');
    await save(page);
    await expect(drawer(page)).toBeHidden();
    const { questions } = await api(token, `/api/questions?q=${word}`);
    const path = `/api/questions/${questions[0]?.id}`;
    const { question: first } = await api(token, path);
    expect(first.content).toMatchObject(stored);
    expect(first.status).toBe('ready');

    // Opened and saved again without a change it makes no new version.
    await reopen(page, first.id);
    await expect(text(page)).toHaveText(`${word}?`);
    await save(page);
    await expect(drawer(page)).toBeHidden();
    const { question: second } = await api(token, path);
    expect(second.content).toEqual(first.content);
    expect(second.version).toBe(first.version);
  });

test('a share is typed with its minus, and cleared before another, as points are in the digits of the language', async ({
  page,
}) => {
  const token = await writer(page);
  const [right, half] = choices('').content.answers;
  const content = { kind: 'single', answers: [right, { ...half, fraction: 50 }] };
  const { question } = await api(token, '/api/questions', { text: 'How much is it worth?', content });
  await page.goto(`${url()}/lms/questions?open=${question.id}`);
  const share = drawer(page).getByLabel('Share of the points for Answer 2');
  await expect(share).toHaveValue('50');
  await share.fill('');
  await share.pressSequentially('25');
  await expect(share).toHaveValue('25');
  await share.press('ControlOrMeta+a');
  await share.pressSequentially('-');
  await save(page);
  await expect(drawer(page).getByText('Give a number of percent.')).toBeVisible();
  await expect(share).toBeFocused();
  await share.press('End');
  await share.pressSequentially('33,5');
  const points = drawer(page).getByLabel('Points', { exact: true });
  await points.fill('٢٫٥');
  await points.press('ArrowDown');
  await expect(points).toHaveValue('1.5');
  await points.fill('4.1');
  await points.press('ArrowDown');
  await expect(points).toHaveValue('3.1');
  await points.press('Shift+ArrowDown');
  await expect(points).toHaveValue('3.1');
  await save(page);
  await expect(drawer(page)).toBeHidden();
  const { question: stored } = await api(token, `/api/questions/${question.id}`);
  expect(stored).toMatchObject({ points: 3.1, content: { answers: [right, { fraction: -33.5 }] } });
});

test('a removed answer can be taken back in its own question and kind alone', async ({ page }) => {
  await writer(page);
  await openNew(page);
  const undo = page.getByRole('button', { name: 'Undo' });
  const remove = drawer(page).getByRole('button', { name: 'Remove Answer 2' });
  for (const written of ['Lyon', 'Paris']) {
    await answer(page, 1).focus();
    await page.keyboard.insertText(written);
    await page.keyboard.press('Enter');
    await page.keyboard.insertText(`Not ${written}`);
    await remove.click();
    await expect(undo).toBeVisible();
    await undo.click();
    await expect(answer(page, 2)).toHaveText(`Not ${written}`);
    await remove.click();
    await expect(undo).toBeVisible();
    if (written === 'Lyon') {
      await text(page).focus();
      await page.keyboard.insertText('Which city?');
      await page.keyboard.press('Control+Shift+Enter');
      await expect(text(page)).toHaveText('');
    } else await choose(page, 'Kind', 'Short answer');
    await expect(undo).toHaveCount(0);
  }
});

test('a tag and a wrong match that are still being typed are saved with the keys, with their own question', async ({
  page,
}) => {
  const token = await writer(page);
  const word = `typed${Date.now().toString(36)}`;
  const stored = async () => {
    const { questions } = await api(token, `/api/questions?q=${word}&perPage=100&sort=asc&sortColumn=id`);
    return Promise.all(questions.map(async ({ id }) => (await api(token, `/api/questions/${id}`)).question));
  };
  const tags = drawer(page).getByLabel('Tags');
  await openNew(page);
  await page.keyboard.insertText(`${word} one`);
  await tags.fill('algebra');
  await page.keyboard.press('Control+Shift+Enter');
  await expect(text(page)).toBeFocused();
  await expect(text(page)).toHaveText('');
  await expect(tags).toHaveValue('');
  await page.keyboard.insertText(`${word} two`);
  await choose(page, 'Kind', 'Matching');
  await drawer(page).getByLabel('Wrong matches').fill('Spain');
  await page.keyboard.press('Control+Enter');
  await expect(drawer(page)).toBeHidden();
  await expect.poll(stored).toMatchObject([
    { text: `<p>${word} one</p>`, tags: ['algebra'] },
    { text: `<p>${word} two</p>`, tags: ['algebra'], content: { distractors: ['Spain'] } },
  ]);
});

test('a ready question says what it lacks and where, and can be saved as a draft instead', async ({ page }) => {
  await writer(page);
  await openNew(page);
  await choose(page, 'Status', 'Ready');
  await save(page);
  await expect(drawer(page).getByText('Write the question.')).toBeVisible();
  await expect(drawer(page).getByText('Give at least two answers.')).toBeVisible();
  await expect(text(page)).toBeFocused();
  await page.keyboard.type('Now it is written');
  await expect(drawer(page).getByText('Write the question.')).toBeHidden();
  await drawer(page).getByRole('button', { name: 'Make it a draft' }).click();
  await save(page);
  await expect(drawer(page)).toBeHidden();
});

test('a question without answers is saved as a draft, and it says so', async ({ page }) => {
  await writer(page);
  await openNew(page);
  await page.keyboard.type('Only the text of a question');
  await save(page);
  const told = page.getByRole('status').filter({ hasText: 'Question saved as a draft' });
  await expect(told).toContainText('Not ready for students yet. Give at least two answers.');
  await expect(drawer(page)).toBeHidden();
});

test('versions are compared and taken back, and that is undone', async ({ page }) => {
  const token = await writer(page);
  const { question } = await api(token, '/api/questions', choices('The sky is green'));
  const path = `/api/questions/${question.id}`;
  await api(token, path, { ...choices('The sky is blue'), version: 1 }, 'PUT');
  await page.goto(`${url()}/lms/questions?open=${question.id}`);
  await drawer(page).getByRole('button', { name: 'History' }).click();
  await expect(drawer(page).locator('del', { hasText: 'green' })).toBeVisible();
  await expect(drawer(page).locator('ins', { hasText: 'blue' })).toBeVisible();
  await page.mouse.move(5, 5);
  await expectAccessible(page, 'the history of a question');
  await drawer(page).getByRole('button', { name: 'Restore version 1' }).click();
  await expect(text(page)).toHaveText('The sky is green');
  expect((await api(token, path)).question).toMatchObject({ text: 'The sky is green', version: 3 });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(text(page)).toHaveText('The sky is blue');
});

test('when somebody else saved first, both are shown and one is chosen', async ({ page }) => {
  const token = await writer(page);
  const { question } = await api(token, '/api/questions', choices('One'));
  const path = `/api/questions/${question.id}`;
  await page.goto(`${url()}/lms/questions?open=${question.id}`);
  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' mine');
  await api(token, path, { ...choices('One theirs'), version: 1 }, 'PUT');
  await save(page);
  const conflict = drawer(page).getByRole('region', { name: /Somebody else changed/ });
  await expect(conflict.locator('del', { hasText: /^theirs$/ })).toBeVisible();
  await expect(conflict.locator('ins', { hasText: /^mine$/ })).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Save mine as a new version' }).click();
  await expect(drawer(page)).toBeHidden();
  expect((await api(token, path)).question).toMatchObject({ text: '<p>One mine</p>', version: 3 });
});

test('the editor has no barriers and fits a phone', async ({ page }) => {
  const token = await writer(page);
  const { question } = await api(token, '/api/questions', choices('Which colour?'));
  await page.goto(`${url()}/lms/questions?open=${question.id}`);
  await expect(text(page)).toHaveText('Which colour?');
  await drawer(page).getByRole('button', { name: 'Preview as a student' }).click();
  await page.mouse.move(5, 5);
  await expectAccessible(page, 'the question editor');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page, 'the question editor on a phone');
  await page.getByText('Afterwards', { exact: true }).click();
  await expect(page.getByText('Your answer, right')).toBeVisible();
});

test('a block of code does not take the formula of its paragraph away', async ({ page }) => {
  await writer(page);
  await openNew(page);
  await page.keyboard.type('Start ');
  await drawer(page).getByRole('button', { name: 'Formula' }).first().click();
  await page.keyboard.type('a^2');
  await page.keyboard.press('Enter');
  await expect(text(page).locator('[data-type="inline-math"] .katex')).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Code block' }).first().click();
  await page.keyboard.type('let a');
  await expect(text(page).locator('pre')).toHaveText('let a');
  await expect(text(page).locator('[data-type="inline-math"] .katex')).toBeVisible();
});
