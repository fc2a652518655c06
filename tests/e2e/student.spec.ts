import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoOverflow, login, newAccount, signedIn, test, url } from './lms.ts';

const SECRET = 'Only after handing in';
const choice = (text: string, fraction: number) => ({
  text: `<p>${text}</p>`,
  fraction,
  feedback: `<p>${SECRET}: ${text}</p>`,
});
const KINDS = [
  { kind: 'single', answers: [choice('Paris', 100), choice('Lyon', 0), choice('Nice', 0)] },
  { kind: 'multiple', answers: [choice('two', 50), choice('three', 50), choice('four', -50)] },
  { kind: 'truefalse', right: true, feedbackTrue: `<p>${SECRET}</p>`, feedbackFalse: '' },
  { kind: 'short', answers: [{ text: 'photosynthesis', fraction: 100, feedback: `<p>${SECRET}</p>` }] },
  { kind: 'numerical', unit: 'kg', answers: [{ value: 73.5, tolerance: 0.25, fraction: 100, feedback: '' }] },
  {
    kind: 'matching',
    pairs: [
      { prompt: '<p>cat</p>', match: 'animal' },
      { prompt: '<p>oak</p>', match: 'plant' },
    ],
    distractors: ['stone'],
  },
  { kind: 'ordering', items: ['<p>first</p>', '<p>second</p>', '<p>third</p>'] },
  { kind: 'essay', template: '', notes: `<p>${SECRET}</p>`, minWords: 2, maxWords: 50 },
];

let made = 0;

async function call(method: string, path: string, body: unknown, token: string) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(url() + path, { method, headers, body: JSON.stringify(body) });
  expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true);
  return answer.json();
}

/** A category of its own with one ready question of each given kind. */
async function category(kinds: readonly { kind: string }[] = KINDS): Promise<string> {
  const { accessToken } = await login('admin@demo.com', 'admin');
  const name = `Kinds ${process.pid.toString(36)}${(made++).toString(36)}${Date.now().toString(36)}`;
  const { category: place } = await call('POST', '/api/questions/categories', { name }, accessToken);
  for (const content of kinds) {
    const general = { generalFeedback: `<p>${SECRET}, in general</p>`, status: 'ready', categoryId: place.id };
    const question = { text: `<p>About ${content.kind}</p>`, content, ...general };
    await call('POST', '/api/questions', question, accessToken);
  }
  return name;
}

/** A student of one's own, for what others would change. */
async function signedInAsStudent(page: Page) {
  const { email, password } = await newAccount();
  const { id } = (await login(email, password)).userData as { id: number };
  const { accessToken } = await login('admin@demo.com', 'admin');
  await call('PATCH', `/api/people/${id}`, { role: 'Student' }, accessToken);
  await signedIn(page, email, password);
  return { id, email, password };
}

async function start(page: Page, name: string) {
  await page.goto(`${url()}/student/practice`);
  await page.getByRole('checkbox', { name }).check();
  await page.getByRole('button', { name: 'Start' }).click();
}

async function begin(page: Page, name: string) {
  await signedIn(page, 'student@demo.com', 'student');
  await start(page, name);
  await expect(page).toHaveURL(/\/student\/practice\/\d+/);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeAttached();
}

const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();

/** The whole of the points, on the page of a result. */
const all = (page: Page) => page.getByRole('region', { name: 'Result' }).getByText('100%', { exact: true });

/** Answers the question that is open, rightly. */
async function answer(page: Page) {
  const text = (await page.getByText(/^About /).textContent()) ?? '';
  switch (text.replace('About ', '')) {
    case 'single':
      await page.getByRole('radio', { name: 'Paris' }).check();
      break;
    case 'multiple':
      await page.getByRole('checkbox', { name: 'two' }).check();
      await page.getByRole('checkbox', { name: 'three' }).check();
      break;
    case 'truefalse':
      await page.getByRole('radio', { name: 'True' }).check();
      break;
    case 'short':
      await page.getByRole('textbox').fill(' Photosynthesis ');
      break;
    case 'numerical':
      await page.getByRole('textbox').fill('73,6');
      break;
    case 'matching': {
      const rows = page.getByRole('list', { name: 'Find the match for each' }).getByRole('listitem');
      await rows.filter({ hasText: 'cat' }).getByRole('combobox').selectOption({ label: 'animal' });
      await rows.filter({ hasText: 'oak' }).getByRole('combobox').selectOption({ label: 'plant' });
      break;
    }
    case 'ordering': {
      const items = page.getByRole('list', { name: 'Put these in order' }).getByRole('listitem');
      const right = ['first', 'second', 'third'];
      for (const [place, word] of right.entries()) {
        for (let step = 0; step < 3; step += 1) {
          const words = await items.allInnerTexts();
          const at = words.findIndex((one) => one.includes(word));
          if (at <= place) break;
          await page.getByRole('button', { name: `Move number ${at + 1} up` }).click();
        }
      }
      const keep = page.getByRole('button', { name: 'This order is right' });
      if (await keep.isVisible()) await keep.click();
      break;
    }
    default:
      await page.getByRole('textbox').click();
      await page.keyboard.type('Because it is so.');
  }
}

async function handIn(page: Page, detail: RegExp | string) {
  await page.getByRole('button', { name: 'Hand in' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(detail)).toBeVisible();
  await dialog.getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
}

for (const [device, viewport] of Object.entries({
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
})) {
  test(`every kind is practised on a ${device}, and what is right arrives only after handing in`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(viewport);
    const name = await category();
    const bodies: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/api/student/')) bodies.push(response.text().catch(() => ''));
    });
    await begin(page, name);
    for (let at = 1; at <= KINDS.length; at += 1) {
      await expect(page.getByRole('heading', { name: `Question ${at} of 8` })).toBeVisible();
      await answer(page);
      await saved(page);
      await expectNoOverflow(page, `question ${at} on a ${device}`);
      if (at < KINDS.length) await page.getByRole('button', { name: 'Next' }).click();
    }
    await expectAccessible(page, `a question on a ${device}`);
    const before = (await Promise.all(bodies)).join('');
    expect(before).toContain('About essay');
    expect(before).not.toContain(SECRET);
    expect(before).not.toMatch(/"fraction"|"right"|"tolerance"|photosynthesis"/);
    await handIn(page, 'Every question has an answer.');
    await expect(all(page)).toBeVisible();
    await expect(page.getByText('7 of 7 points. One essay waits to be marked.')).toBeVisible();
    await expect(page.getByText('To be marked', { exact: true })).toBeVisible();
    await expect(page.getByText(`${SECRET}, in general`)).toHaveCount(8);
    await expectAccessible(page, `a result on a ${device}`);
    await page.goto(`${url()}/student/results`);
    await page.getByRole('link', { name }).click();
    await expect(all(page)).toBeVisible();
  });
}

test('how many questions is typed in any digits, and what cannot be asked is told at its field', async ({ page }) => {
  const name = await category(KINDS.slice(0, 1));
  await signedInAsStudent(page);
  await page.goto(`${url()}/student/practice`);
  await page.getByRole('checkbox', { name }).check();
  const count = page.getByLabel('Number of questions');
  for (const [typed, told] of [
    ['500', 'Choose at most 50 questions.'],
    ['2.5', 'Give a whole number.'],
    ['some', 'Give a number of questions.'],
  ] as const) {
    await count.fill(typed);
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(count).toHaveAccessibleDescription(told);
    await expect(count).toHaveValue(typed);
  }
  await count.fill('٣');
  await count.press('ArrowDown');
  await expect(count).toHaveValue('2');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page).toHaveURL(/\/student\/practice\/\d+/);
});

test('a practice goes on where it was, on another device', async ({ page, browser }) => {
  const name = await category(KINDS.filter((one) => one.kind === 'short' || one.kind === 'single'));
  await begin(page, name);
  await answer(page);
  await page.getByRole('button', { name: 'Flag' }).click();
  await saved(page);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const other = await context.newPage();
  await signedIn(other, 'student@demo.com', 'student');
  await other.goto(page.url());
  await expect(other.getByRole('button', { name: 'Question 1, answered, flagged' })).toBeVisible();
  await other.getByRole('button', { name: 'Next' }).click();
  await answer(other);
  await saved(other);
  await handIn(other, 'Every question has an answer.');
  await expect(all(other)).toBeVisible();
  await context.close();
  // The first device notices by itself.
  await expect(all(page)).toBeVisible();
});

test('an answer given without a connection is kept, sent later, and survives a reload', async ({ page }) => {
  const name = await category(KINDS.filter((one) => one.kind === 'short'));
  await begin(page, name);
  // No request leaves the page, as in a tunnel.
  await page.evaluate(() => {
    const real = window.fetch;
    window.fetch = (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      return address.includes('/answers/') ? Promise.reject(new TypeError('Failed to fetch')) : real(input, init);
    };
  });
  await page.getByRole('textbox').fill('photosynthesis');
  await expect(page.getByText('Not saved, trying again')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox')).toHaveValue('photosynthesis');
  await saved(page);
  await handIn(page, 'Every question has an answer.');
  await expect(page.getByText('1 of 1 point.')).toBeVisible();
});

test('keys go from question to question, and handing in says what is left', async ({ page }) => {
  const name = await category(KINDS.filter((one) => one.kind === 'single' || one.kind === 'truefalse'));
  await begin(page, name);
  await expect(page.getByRole('heading', { name: 'Question 1 of 2' })).toBeFocused();
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { name: 'Question 2 of 2' })).toBeFocused();
  await page.keyboard.press('f');
  await expect(page.getByRole('button', { name: 'Question 2, not answered, flagged' })).toBeVisible();
  await page.keyboard.press('k');
  await expect(page.getByRole('heading', { name: 'Question 1 of 2' })).toBeFocused();
  await answer(page);
  await saved(page);
  await handIn(page, /One question has no answer yet/);
  await expect(page.getByRole('heading', { name, level: 1 }).locator('[tabindex]')).toBeFocused();
  await expect(page.getByText('Not answered').first()).toBeVisible();
});

test('an address without a practice says so and leads back', async ({ page }) => {
  await signedIn(page, 'student@demo.com', 'student');
  for (const id of ['abc', '0', '999999']) {
    await page.goto(`${url()}/student/practice/${id}`);
    await expect(page.getByRole('heading', { name: 'There is no such practice', level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Practice' }).click();
    await expect(page).toHaveURL(/\/student\/practice$/);
    await expect(page.getByRole('heading', { name: 'Practice', level: 1, exact: true })).toBeVisible();
  }
});

test('what was not answered is not painted as wrong', async ({ page }) => {
  const kinds = KINDS.filter((one) => one.kind === 'matching' || one.kind === 'ordering');
  await begin(page, await category(kinds));
  await handIn(page, /2 questions have no answer yet/);
  await expect(page.getByText('Not answered')).toHaveCount(2);
  await expect(page.getByText('Your answer, wrong')).toHaveCount(0);
  await expect(page.getByRole('main').locator('li[data-state]')).toHaveCount(0);
});

test('an open practice is left from the practice page', async ({ page }) => {
  const name = await category(KINDS.filter((one) => one.kind === 'truefalse'));
  await begin(page, name);
  await page.goto(`${url()}/student/practice`);
  await page.getByRole('button', { name: `Leave the practice “${name}”` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave practice' }).click();
  await expect(page.getByRole('button', { name: `Leave the practice “${name}”` })).toHaveCount(0);
});

test('a page past the end of the results says so and leads to the first', async ({ page }) => {
  await signedIn(page, 'student@demo.com', 'student');
  await page.goto(`${url()}/student/results?page=99`);
  await expect(page.getByText('There is no page 99')).toBeVisible();
  await page.getByRole('button', { name: 'Go to page 1' }).click();
  await expect(page.getByText('There is no page 99')).toBeHidden();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(page).not.toHaveURL(/page=/);
});

test('a student finds the own pages in the menu and no way to others', async ({ page }) => {
  await signedIn(page, 'student@demo.com', 'student');
  await page.goto(`${url()}/student`);
  await expect(page.getByRole('heading', { name: /^Good (morning|afternoon|evening), Amara$/ })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link')).toHaveText([
    'LMS',
    'Home',
    'Practice',
    'Results',
    'Profile',
    'Account settings',
  ]);
  for (const path of [
    '/lms/users',
    '/lms/users/1',
    '/lms/questions',
    '/lms/questions/import',
    '/lms/audit',
    '/access-control',
  ]) {
    await page.goto(url() + path);
    await expect(page, path).toHaveURL(/\/misc\/not-authorized/);
  }
});

test('of two tabs without a connection the newer answer stays', async ({ page, context }) => {
  await begin(page, await category(KINDS.filter((one) => one.kind === 'single')));
  await context.route('**/answers/*', (route) => route.abort('internetdisconnected'));
  await page.getByRole('radio', { name: 'Lyon' }).check();
  await expect(page.getByText('Not saved, trying again')).toBeVisible();
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByRole('radio', { name: 'Lyon' })).toBeChecked();
  await expect(second.getByText('Not saved, trying again')).toBeVisible();
  await page.getByRole('radio', { name: 'Paris' }).check();
  await context.unroute('**/answers/*');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await saved(page);
  await expect(second.getByRole('radio', { name: 'Paris' })).toBeChecked();
  await saved(second);
  // Whatever the second one still had to send would go now.
  await second.evaluate(() => dispatchEvent(new Event('online')));
  await second.reload();
  await expect(second.getByRole('radio', { name: 'Paris' })).toBeChecked();
  await handIn(page, 'Every question has an answer.');
  await expect(all(page)).toBeVisible();
});

test('a start whose answer is lost begins one practice when it is pressed again', async ({ page }) => {
  const name = await category(KINDS.filter((one) => one.kind === 'single'));
  await signedInAsStudent(page);
  let lost = 1;
  await page.route('**/api/student/practices', async (route) => {
    if (route.request().method() !== 'POST' || lost === 0) return route.fallback();
    lost -= 1;
    await route.fetch();
    await route.abort('internetdisconnected');
  });
  await start(page, name);
  await expect(page.getByText('The server did not answer.')).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page).toHaveURL(/\/student\/practice\/\d+/);
  await page.goto(`${url()}/student/practice`);
  await expect(page.getByRole('button', { name: /^Leave the practice/ })).toHaveCount(1);
  // The next one is another.
  await start(page, name);
  await expect(page).toHaveURL(/\/student\/practice\/\d+/);
  await page.goto(`${url()}/student/practice`);
  await expect(page.getByRole('button', { name: /^Leave the practice/ })).toHaveCount(2);
});

test('an essay that is too long is kept and says so, and holds up nothing but handing in', async ({ page }) => {
  await begin(page, await category(KINDS.filter((one) => one.kind === 'essay' || one.kind === 'truefalse')));
  await expect(page.getByText(/^About /)).toBeVisible();
  if (await page.getByText('About truefalse').isVisible()) await page.getByRole('button', { name: 'Next' }).click();
  await answer(page);
  await saved(page);
  await page.keyboard.insertText(' word'.repeat(20_001));
  const tooLong = page.getByText('This text is too long: an essay takes at most 100,000 characters');
  await expect(tooLong).toBeVisible();
  const unsaved = page.getByText(/^Question \d is not saved$/);
  await expect(unsaved).toBeVisible();
  await page.reload();
  await expect(tooLong).toBeVisible();
  await expect(unsaved).toBeVisible();

  await page.getByRole('button', { name: /^Question \d, not answered/ }).click();
  await answer(page);
  await expect(page.getByRole('button', { name: /^Question \d, answered/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'Hand in' }).first().click();
  await expect(page.getByText(/^Your answer to question \d is not saved/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(tooLong).toBeVisible();

  await page.getByRole('textbox').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Short enough.');
  await saved(page);
  await expect(tooLong).toBeHidden();
  await handIn(page, 'Every question has an answer.');
  await expect(page.getByText('Short enough.')).toBeVisible();
});

test('a practice that is left on another device is gone here too', async ({ page }) => {
  await begin(page, await category(KINDS.filter((one) => one.kind === 'single')));
  await answer(page);
  await saved(page);
  const token = await page.evaluate(() => localStorage.getItem('accessToken') ?? '');
  await call('DELETE', '/api/student/practices', { id: Number(page.url().split('/').at(-1)) }, token);
  await expect(page.getByRole('heading', { name: 'There is no such practice', level: 1 })).toBeVisible();
});

test('an answer that is refused is not shown as given', async ({ page }) => {
  await begin(page, await category(KINDS.filter((one) => one.kind === 'single')));
  const refusal = { status: 403, json: { error: 'This is not for you.' } };
  await page.route('**/answers/*', (route) => route.fulfill(refusal));
  await page.getByRole('radio', { name: 'Paris' }).click();
  await expect(page.getByText(refusal.json.error)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Paris' })).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Question 1, not answered' })).toBeVisible();
  await page.unroute('**/answers/*');
  await answer(page);
  await saved(page);
  await handIn(page, 'Every question has an answer.');
  await expect(all(page)).toBeVisible();
});

test('an answer that waits is still the student’s after an administrator has looked as them', async ({ page }) => {
  const name = await category(KINDS.filter((one) => one.kind === 'short'));
  const { id, email, password } = await signedInAsStudent(page);
  await start(page, name);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeAttached();
  const practice = page.url();
  // What a page sends as it goes passes routes by.
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  });
  await page.getByRole('textbox').fill('photosynthesis');
  await expect(page.getByText('Not saved, trying again')).toBeVisible();

  await signedIn(page, 'admin@demo.com', 'admin');
  await page.goto(`${url()}/lms/users/${id}`);
  await page.getByRole('button', { name: 'View as' }).click();
  await expect(page.getByText(/You are looking at LMS as/)).toBeVisible();
  await page.goto(practice);
  await expect(page.getByRole('textbox')).toHaveValue('');
  await page.getByRole('textbox').fill('written by another');
  await expect(page.getByText(/You are looking at the product as somebody else/)).toBeVisible();
  await page.getByRole('button', { name: 'End' }).click();
  await expect(page).toHaveURL(/\/lms\/users\/\d+/);

  await signedIn(page, email, password);
  await page.goto(practice);
  await expect(page.getByRole('textbox')).toHaveValue('photosynthesis');
  await saved(page);
});

test('the start page and the list of what is open count an answer at once', async ({ page }) => {
  const name = await category(KINDS.filter((one) => one.kind === 'single' || one.kind === 'truefalse'));
  await signedInAsStudent(page);
  await start(page, name);
  await expect(page.getByRole('heading', { name: 'Question 1 of 2' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Practice' }).click();
  await expect(page.getByText('0 of 2 questions answered')).toBeVisible();
  await menu.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByText('You answered 0 of 2 questions')).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await answer(page);
  await saved(page);
  await menu.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByText('You answered 1 of 2 questions')).toBeVisible();
  await menu.getByRole('link', { name: 'Practice' }).click();
  await page.getByRole('button', { name: `Leave the practice “${name}”` }).click();
  await expect(page.getByRole('dialog').getByText('Your one answer in it is deleted.')).toBeVisible();
});
