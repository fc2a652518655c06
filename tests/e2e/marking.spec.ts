// Essays, from the student who writes them to the mark that comes back.
import { readFileSync } from 'node:fs';
import {
  callAs,
  expect,
  expectAccessible,
  expectNoOverflow,
  holdBack,
  login,
  newAccount,
  signedIn,
  signedInAsNew,
  test,
  url,
} from './lms.ts';

let made = 0;
const newWord = () => `m${process.pid.toString(36)}${(made++).toString(36)}${Date.now().toString(36)}`;

interface Practice {
  practice: { id: number; items: { position: number; question: { kind: string } }[] };
}

/** A student of one's own who handed in two essays and a statement. */
async function handedIn() {
  const { accessToken: admin } = await login('admin@demo.com', 'admin');
  const student = await newAccount();
  const userData = (await login(student.email, student.password)).userData as { id: number };
  const fullName = `Writer ${newWord()}`;
  await callAs(admin, 'PATCH', `/api/people/${userData.id}`, { role: 'Student', fullName });
  const { category } = await callAs<{ category: { id: number } }>(admin, 'POST', '/api/questions/categories', {
    name: `Essays ${newWord()}`,
  });
  const essay = { kind: 'essay', template: '', notes: '<p>Two reasons are enough</p>', minWords: null, maxWords: null };
  for (const content of [essay, essay, { kind: 'truefalse', right: true, feedbackTrue: '', feedbackFalse: '' }]) {
    const rest = { generalFeedback: '', points: 5, status: 'ready', categoryId: category.id };
    await callAs(admin, 'POST', '/api/questions', { text: `<p>Say why ${newWord()}</p>`, content, ...rest });
  }
  const { accessToken } = await login(student.email, student.password);
  const call = <T>(method: string, path: string, body: unknown) => callAs<T>(accessToken, method, path, body);
  const { practice } = await call<Practice>('POST', '/api/student/practices', { categories: [category.id], count: 9 });
  const path = `/api/student/practices/${practice.id}`;
  for (const { position, question } of practice.items) {
    const answer = question.kind === 'essay' ? { text: `<p>Because ${position}</p>` } : { value: true };
    await call('PUT', `${path}/answers/${position}`, { answer });
  }
  await call('POST', `${path}/submit`, {});
  const essays = practice.items.filter(({ question }) => question.kind === 'essay').map(({ position }) => position);
  return { ...student, id: practice.id, personId: userData.id, fullName, essays };
}

test('an essay is found, marked by keyboard, and read with its mark by who wrote it', async ({ page, browser }) => {
  const { id, personId, fullName, essays, email, password } = await handedIn();
  const [first = 0, second = 0] = essays;
  await signedInAsNew(page);
  await page.goto(`${url()}/lms/users/${personId}`);
  await page.getByRole('navigation', { name: 'Parts of this person' }).getByRole('link', { name: 'Results' }).click();
  await expect(page).toHaveURL(/\/lms\/results\?person=/);
  await expectAccessible(page, 'the list of results');
  await page.getByRole('button', { name: 'Export' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^results-.*\.csv$/);
  expect(readFileSync(await file.path(), 'utf8')).toContain(`${id},${personId},${fullName},`);
  await page.getByRole('table').getByRole('link', { name: fullName }).click();
  await expect(page.getByRole('heading', { level: 1, name: fullName })).toBeVisible();
  await expect(page.getByText('2 essays wait for your mark.')).toBeVisible();
  await expect(page.getByText('Two reasons are enough').first()).toBeVisible();
  await expectAccessible(page, 'a result to mark');

  const points = (position: number) => page.getByLabel(`Points for question ${position}`);
  const form = (position: number) => page.locator('form').filter({ has: points(position) });
  await points(first).fill('7');
  await form(first).getByRole('button', { name: 'Save mark' }).click();
  await expect(form(first).getByText('Give at most the points of the question.')).toBeVisible();
  await points(first).fill('3.5');
  await form(first).getByLabel('Comment').fill('Good reasons.\nNow shorter.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('One essay waits for your mark.')).toBeVisible();
  // The next essay is under the hand.
  await expect(points(second)).toBeFocused();
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expect(page.getByText('All essays are marked.')).toBeVisible();
  await expect(page.getByText('13.5 of 15 points.')).toBeVisible();

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const theirs = await context.newPage();
  await signedIn(theirs, email, password);
  await theirs.goto(`${url()}/student/practice/${id}`);
  await expect(theirs.getByText('13.5 of 15 points.')).toBeVisible();
  await expect(theirs.getByText('Now shorter.')).toBeVisible();
  await expect(theirs.getByText('Two reasons are enough')).toHaveCount(0);
  await expectAccessible(theirs, 'a marked result');
  await expectNoOverflow(theirs, 'a marked result on a phone');
  await theirs.getByRole('button', { name: /Notifications/ }).click();
  await expect(theirs.getByText('marked what you wrote')).toBeVisible();
  await context.close();
});

test('a mark is taken back with a way to return, and another one’s mark is not written over', async ({ page }) => {
  const { id, essays } = await handedIn();
  const [first = 0] = essays;
  const { token } = await signedInAsNew(page);
  const mark = (body: object) => callAs(token, 'PUT', `/api/results/${id}/marks/${first}`, body);
  await mark({ score: 2, comment: 'From before' });
  await page.goto(`${url()}/lms/results/${id}`);
  const points = page.getByLabel(`Points for question ${first}`);
  const form = page.locator('form').filter({ has: points });
  await expect(points).toHaveValue('2');
  await form.getByRole('button', { name: 'Take mark back' }).click();
  await expect(page.getByText('2 essays wait for your mark.')).toBeVisible();
  await expect(points).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(points).toHaveValue('2');
  await expect(form.getByLabel('Comment')).toHaveValue('From before');

  // A colleague marks the same essay while a mark is being written here.
  const { accessToken: colleague } = await login('admin@demo.com', 'admin');
  const { result } = await callAs<{ result: { items: { position: number; marked?: { at: string } }[] } }>(
    colleague,
    'GET',
    `/api/results/${id}`,
  );
  const seen = result.items.find(({ position }) => position === first)?.marked?.at;
  await points.fill('1');
  await callAs(colleague, 'PUT', `/api/results/${id}/marks/${first}`, { score: 4, comment: 'Colleague', seen });
  await expect(form).toContainText('Marked by Ruth Adeyemi');
  await form.getByRole('button', { name: 'Change mark' }).click();
  await expect(form.getByRole('alert')).toContainText('Somebody else marked this essay');
  await expect(points).toHaveValue('1');
  // Their mark is shown beside it; saved once more, this one stands.
  await expect(form).toContainText('Their mark: 4 of 5. Colleague');
  await form.getByRole('button', { name: 'Change mark' }).click();
  await expect(page.getByText('The mark is saved')).toBeVisible();
  await expect(form).not.toContainText('Their mark');
});

test('words that are begun while a mark is taken back, and before Undo, stay', async ({ page }) => {
  const { id, essays } = await handedIn();
  const [first = 0] = essays;
  const { token } = await signedInAsNew(page);
  const mark = { score: 2, comment: 'From before' };
  await callAs(token, 'PUT', `/api/results/${id}/marks/${first}`, mark);
  await page.goto(`${url()}/lms/results/${id}`);
  const points = page.getByLabel(`Points for question ${first}`);
  const form = page.locator('form').filter({ has: points });
  const comment = form.getByLabel('Comment');
  await expect(points).toHaveValue('2');
  const takingBack = await holdBack(page, /\/api\/results\/\d+\/marks\//);
  await form.getByRole('button', { name: 'Take mark back' }).click();
  await expect.poll(takingBack.asked).toBe(1);
  await comment.fill('Begun meanwhile');
  takingBack.letGo();
  await expect(page.getByText('2 essays wait for your mark.')).toBeVisible();
  await expect(comment).toHaveValue('Begun meanwhile');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(form).toContainText('Marked by');
  await expect(comment).toHaveValue('Begun meanwhile');
  // What is sent afterwards is no conflict with oneself.
  await form.getByRole('button', { name: 'Change mark' }).click();
  await expect(page.getByText('The mark is saved')).toBeVisible();

  // Taken back with nothing begun; then something is, before the way back is taken.
  await form.getByRole('button', { name: 'Take mark back' }).click();
  await expect(points).toHaveValue('');
  await comment.fill('Begun after it');
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(form).toContainText('Marked by');
  await expect(comment).toHaveValue('Begun after it');
});

test('a mark that was begun before a login ended does not write over the newer one of a colleague unasked', async ({
  page,
}) => {
  const { id, essays } = await handedIn();
  const [first = 0] = essays;
  const { email, password } = await signedInAsNew(page);
  await page.goto(`${url()}/lms/results/${id}`);
  const points = page.getByLabel(`Points for question ${first}`);
  const form = page.locator('form').filter({ has: points });
  await points.fill('2');
  await form.getByLabel('Comment').fill('Begun by me');
  const { accessToken } = await login(email, password);
  await callAs(accessToken, 'POST', '/jwt/sessions/end-others');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible({ timeout: 30_000 });
  const mark = { score: 4, comment: 'Theirs' };
  await callAs(accessToken, 'PUT', `/api/results/${id}/marks/${first}`, mark);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: /^Password/ }).fill(password);
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Comment')).toHaveValue('Begun by me');
  await form.getByRole('button', { name: 'Change mark' }).click();
  await expect(form.getByText('Their mark: 4 of 5. Theirs')).toBeVisible();
  await expect(form.getByLabel('Comment')).toHaveValue('Begun by me');
  // Told so, it may be done.
  await form.getByRole('button', { name: 'Change mark' }).click();
  await expect(page.getByText('The mark is saved')).toBeVisible();
});

test('marking fits a phone, and what is half written is not left by accident', async ({ page }) => {
  const { id, essays } = await handedIn();
  await page.setViewportSize({ width: 390, height: 844 });
  await signedInAsNew(page);
  await page.goto(`${url()}/lms/results/${id}`);
  await page.getByLabel(`Points for question ${essays[0]}`).fill('3');
  await expectNoOverflow(page, 'marking on a phone');
  await page.getByText('All (3)').click();
  await page.getByText('Essays (2)').click();
  await expect(page.getByLabel(`Points for question ${essays[0]}`)).toHaveValue('3');
  await page.getByRole('main').getByRole('link', { name: 'Results' }).click();
  await expect(page.getByText('Leave without saving?')).toBeVisible();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByLabel(`Points for question ${essays[0]}`)).toHaveValue('3');
});

test('words to one essay are back at that essay after the login ended, and are no mark without points', async ({
  page,
}) => {
  const { id, essays } = await handedIn();
  const [first = 0, second = 0] = essays;
  const account = await signedInAsNew(page);
  await page.goto(`${url()}/lms/results/${id}`);
  const form = (position: number) =>
    page.locator('form').filter({ has: page.getByLabel(`Points for question ${position}`) });
  await form(second).getByLabel('Comment').fill('Begun by me');
  const { accessToken } = await login(account.email, account.password);
  await callAs(accessToken, 'POST', '/jwt/sessions/end-others', {});
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible({ timeout: 30_000 });
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('textbox', { name: /^Password/ }).fill(account.password);
  await page.keyboard.press('Enter');
  await expect(form(second).getByLabel('Comment')).toHaveValue('Begun by me');
  await expect(form(first).getByLabel('Comment')).toHaveValue('');
  await form(second).getByRole('button', { name: 'Save mark' }).click();
  await expect(form(second).getByText('Give a number of points.')).toBeVisible();
  await expect(form(second).getByLabel('Comment')).toHaveValue('Begun by me');
});
