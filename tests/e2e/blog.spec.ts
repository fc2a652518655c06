import type { Page } from '@playwright/test';
import { callAs, expect, firstKey, holdBack, loseAnswer, signedInAsNew, test, url } from './lms.ts';

const PICTURE = {
  name: 'cover.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

async function call(path: string, token: string, body: object = {}, method = 'POST') {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(url() + path, { method, headers, body: JSON.stringify(body) });
  expect(answer.ok, `${method} ${path}`).toBe(true);
  return answer.json();
}

let made = 0;
const unique = (words: string) => `${words} ${Date.now().toString(36)}${made++}`;

async function published(token: string, over: object = {}) {
  const body = { blogTitle: unique('A story'), content: '<p>Once upon a time.</p>', ...over };
  const { post } = await call('/api/blog/posts', token, body);
  await call(`/api/blog/posts/${post.id}/publish`, token);
  return { ...post, path: `/pages/blog/detail/${post.slug}-${post.id}` };
}

const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved at/ })).toBeVisible();

test('a stranger reads the blog: search, category, tag, pages and a post, all in the address', async ({ page }) => {
  await page.goto(`${url()}/pages/blog/list`);
  await expect(page.getByRole('heading', { name: 'Blog', level: 1 })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search posts' }).fill('yeast bricks');
  await expect(page).toHaveURL(/q=yeast/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: '#chemistry' }).click();
  await expect(page).toHaveURL(/tag=chemistry/);
  await page.getByRole('link', { name: 'All posts' }).click();
  await page.getByRole('link', { name: /^Quote/ }).click();
  await expect(page).toHaveURL(/category=Quote/);
  await page.getByRole('button', { name: 'Remove Quote' }).click();
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.goBack();
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Comments' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in', exact: true }).last().click();
  await expect(page).toHaveURL(/login-cover\?returnTo=.*blog.*detail/);
});

test('what is looked for beside a post is not taken away while it is typed: Enter asks', async ({ page }) => {
  await page.goto(`${url()}/pages/blog/detail`);
  const search = page.getByRole('searchbox', { name: 'Search posts' });
  await search.fill('yeast');
  // Longer than the search of a list waits.
  await page.waitForTimeout(600);
  await page.keyboard.type(' bricks');
  await expect(search).toHaveValue('yeast bricks');
  await search.press('Enter');
  await expect(page).toHaveURL(/blog\/list\?q=yeast/);
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('a page past the end of the blog leads to the first', async ({ page }) => {
  await page.goto(`${url()}/pages/blog/list?page=999`);
  await expect(page.getByText('There is no page 999')).toBeVisible();
  await page.getByRole('button', { name: 'Go to page 1' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page).not.toHaveURL(/page=/);
});

test('a post is printed on white in the dark skin too, without what stands beside it', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('lms-preferences', JSON.stringify({ appearance: { skin: 'dark' } }));
  });
  await page.goto(`${url()}/pages/blog/detail`);
  const search = page.getByRole('searchbox', { name: 'Search posts' });
  await expect(search).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-skin', 'dark');
  const article = page.getByRole('article').first();
  const heading = article.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('color', 'rgb(236, 237, 240)');
  await page.emulateMedia({ media: 'print' });
  await expect(article).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(heading).toHaveCSS('color', 'rgb(27, 26, 24)');
  await expect(search).toBeHidden();
});

test('an empty post is not published, and no draft is made of it', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/pages/blog/edit`);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/api/blog/posts')) sent.push(request.url());
  });
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Give the post a title.')).toBeVisible();
  await expect(page.getByText('Write something first.')).toBeVisible();
  expect(sent).toEqual([]);
  await expect(page).toHaveURL(/\/pages\/blog\/edit$/);

  const title = unique('No longer empty');
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('button', { name: 'Publish' }).click();
  await saved(page);
  await expect(page.getByText('Write something first.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.type('Now there is a word.');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(`“${title}” is published.`)).toBeVisible();
});

test('a post is written, saved by itself, shown in the preview, published, and read by a stranger with its picture', async ({
  page,
  browser,
}) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/pages/blog/edit`);
  const title = unique('From the workshop');
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await saved(page);
  await expect(page).toHaveURL(/\/pages\/blog\/edit\?id=\d+/);
  await page.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.type('We built a bench out of two old doors.');
  await page.getByRole('checkbox', { name: 'Video' }).check();
  await page.locator('input[type=file][aria-label="Picture"]').setInputFiles(PICTURE);
  await expect(page.getByRole('button', { name: 'Replace' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Excerpt' }).fill('A bench for the yard.');
  await saved(page);
  await page.reload();
  await expect(page).toHaveURL(/\/pages\/blog\/edit\/\d+$/);
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
  await expect(page.getByRole('textbox', { name: 'Text' })).toContainText('two old doors');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(`“${title}” is published.`)).toBeVisible();
  await page.getByRole('link', { name: 'View post' }).click();
  await expect(page).toHaveURL(/\/pages\/blog\/detail\/from-the-workshop-/);

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(page.url());
  await expect(stranger.getByText('We built a bench')).toBeVisible();
  await expect(stranger.getByRole('article').first().locator('img[src^="blob:"]')).toBeVisible();
  await expect(stranger).toHaveTitle(`${title} · LMS`);
  await stranger.context().close();
});

test('what is typed without a connection is kept, and sent when it is back', async ({ page, context }) => {
  const { token } = await signedInAsNew(page);
  const { post } = await call('/api/blog/posts', token, { blogTitle: unique('Offline'), content: '<p>Start.</p>' });
  await page.goto(`${url()}/pages/blog/edit/${post.id}`);
  const excerpt = page.getByRole('textbox', { name: 'Excerpt' });
  await expect(excerpt).toBeVisible();
  await context.setOffline(true);
  await excerpt.fill('Written in a tunnel.');
  await expect(page.getByText('No connection. Kept on this device')).toBeVisible();
  await context.setOffline(false);
  await saved(page);
  const answer = await fetch(`${url()}/api/blog/posts/${post.id}`, { headers: { authorization: `Bearer ${token}` } });
  expect((await answer.json()).post.excerpt).toBe('Written in a tunnel.');
});

test('who saves second is told, and keeps or takes', async ({ page, context }) => {
  const { token } = await signedInAsNew(page);
  const { post } = await call('/api/blog/posts', token, { blogTitle: unique('Shared'), content: '<p>Start.</p>' });
  await page.goto(`${url()}/pages/blog/edit/${post.id}`);
  const excerpt = page.getByRole('textbox', { name: 'Excerpt' });
  await expect(excerpt).toBeVisible();
  await context.setOffline(true);
  await excerpt.fill('Mine');
  const theirs = { blogTitle: post.blogTitle, content: '<p>Start.</p>', excerpt: 'Theirs', version: post.version };
  await call(`/api/blog/posts/${post.id}`, token, theirs, 'PUT');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await saved(page);
  await page.reload();
  await expect(excerpt).toHaveValue('Mine');
});

test('readers talk: comment, reply, edit, delete and undo, and the author hears of it at once', async ({
  page,
  browser,
}) => {
  const other = await browser.newContext();
  const theirs = await other.newPage();
  const author = await signedInAsNew(theirs);
  const post = await published(author.token);
  await theirs.goto(url() + post.path);
  await expect(theirs.getByText('No comments yet')).toBeVisible();

  await signedInAsNew(page);
  await page.goto(url() + post.path);
  await page.getByRole('textbox', { name: 'Your comment' }).fill('What a story!');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(page.getByText('What a story!')).toBeVisible();
  await expect(theirs.getByText('What a story!')).toBeVisible();
  await expect(theirs.getByRole('button', { name: /Notifications, \d+ unread/ })).toBeVisible();

  await theirs.getByRole('button', { name: 'Reply' }).click();
  await theirs.getByRole('textbox', { name: /Your answer to/ }).fill('Thank you.');
  await theirs.keyboard.press('Control+Enter');
  await expect(page.getByText('Thank you.')).toBeVisible();

  await page
    .getByRole('button', { name: /^Actions for the comment/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Edit comment' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Edit comment' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Edit comment' }).fill('What a fine story!');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('What a fine story!')).toBeVisible();
  await page
    .getByRole('button', { name: /^Actions for the comment/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Delete comment' }).press('Enter');
  await expect(page.getByText('This comment was deleted.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('What a fine story!')).toBeVisible();
  await other.close();
});

test('a comment that is being changed is not lost by Escape or by leaving', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const post = await published(token);
  await call(`/api/blog/posts/${post.id}/comments`, token, { text: 'What a story!' });
  await page.goto(url() + post.path);
  const box = page.getByRole('textbox', { name: 'Edit comment' });
  const edit = async () => {
    await page.getByRole('button', { name: /^Actions for the comment/ }).click();
    await page.getByRole('menuitem', { name: 'Edit comment' }).press('Enter');
    await expect(box).toBeFocused();
  };
  const question = page.getByText('Leave without saving?');
  await edit();
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await edit();
  await box.fill('What a fine story!');
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(box).toHaveValue('What a fine story!');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Users' }).click();
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(box).toHaveValue('What a fine story!');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(box).toHaveCount(0);
  await expect(page.getByText('What a fine story!')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Users' }).click();
  await expect(page).toHaveURL(/lms\/users/);
});

test('a post is bookmarked, and found again among the bookmarks', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const post = await published(token);
  await page.goto(url() + post.path);
  const mark = page.getByRole('button', { name: /^Bookmark, / });
  await mark.click();
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'My bookmarks' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('link', { name: post.blogTitle, exact: true }).first()).toBeVisible();
});

test('a bookmark pressed twice in a row is none, and counts for none', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const post = await published(token);
  const held = await holdBack(page, /\/posts\/\d+\/bookmark$/);
  await page.goto(url() + post.path);
  const mark = page.getByRole('button', { name: /^Bookmark, / });
  const name = (await mark.getAttribute('aria-label')) ?? '';
  await mark.click();
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  await mark.click();
  await expect(mark).toHaveAttribute('aria-pressed', 'false');
  const last = page.waitForResponse(
    (answer) => answer.url().endsWith('/bookmark') && answer.request().method() === 'DELETE',
  );
  held.letGo();
  await last;
  await expect(mark).toHaveAttribute('aria-pressed', 'false');
  await expect(mark).toHaveAccessibleName(name);
  expect(held.asked()).toBe(2);
  // Refused, it is as it was.
  const refused = { status: 400, json: { error: 'Not today.' } };
  await page.route(/\/posts\/\d+\/bookmark$/, (route) => route.fulfill(refused), { times: 1 });
  await mark.click();
  await expect(page.getByText('Not today.')).toBeVisible();
  await expect(mark).toHaveAttribute('aria-pressed', 'false');
  await expect(mark).toHaveAccessibleName(name);
});

test('a reported comment is hidden by who moderates, and can be shown again', async ({ page, browser }) => {
  const other = await browser.newContext();
  const writer = await signedInAsNew(await other.newPage());
  const { token } = await signedInAsNew(page);
  const post = await published(token);
  const words = unique('Buy my essays');
  await call(`/api/blog/posts/${post.id}/comments`, writer.token, { text: words });
  await page.goto(url() + post.path);
  await page.getByRole('button', { name: /^Actions for the comment/ }).click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  await page.getByRole('textbox', { name: 'What is wrong with it?' }).fill('Advertising');
  await page.getByRole('dialog').getByRole('button', { name: 'Report' }).click();
  await expect(page.getByText('Thank you: the comment is reported.')).toBeVisible();

  await page.goto(`${url()}/pages/blog/posts/comments?state=reported&q=${encodeURIComponent(words)}`);
  await expect(page.getByText('Advertising')).toBeVisible();
  await page.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Hide' }).click();
  await expect(page.getByText('The comment is hidden.')).toBeVisible();
  const seen = await (await fetch(`${url()}/blog/list/data/detail?id=${post.id}`)).json();
  expect(seen.comments).toEqual([]);
  await expect(page.getByText('Advertising')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The comment is shown again.')).toBeVisible();
  // Nobody has judged it: it waits as before.
  await expect(page.getByText('Advertising')).toBeVisible();
  await other.close();
});

test('posts are managed from their list: planned, taken down, deleted and brought back', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const post = await published(token);
  await page.goto(`${url()}/pages/blog/posts?q=${encodeURIComponent(post.blogTitle)}`);
  const actions = page.getByRole('button', { name: /^Actions/ });
  await actions.click();
  await page.getByRole('menuitem', { name: 'Take down' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Draft' })).toBeVisible();
  await page.getByRole('link', { name: post.blogTitle }).click();
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText(`“${post.blogTitle}” appears on`)).toBeVisible();
  await page.getByRole('button', { name: 'Unschedule' }).click();
  await expect(page.getByText('is off the schedule')).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/pages\/blog\/posts/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`“${post.blogTitle}” is back.`)).toBeVisible();
});

test('a planned post that is published by mistake appears at its time after Undo', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const title = unique('To come');
  const { post } = await call('/api/blog/posts', token, { blogTitle: title, content: '<p>Soon.</p>' });
  const scheduledAt = new Date(Date.now() + 3 * 86_400_000).toISOString();
  await call(`/api/blog/posts/${post.id}/schedule`, token, { scheduledAt });
  await page.goto(`${url()}/pages/blog/posts?q=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Publish' }).click();
  await expect(page.getByText(`“${title}” is published.`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`“${title}” appears on`)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Scheduled');
  const { post: now } = await callAs<{ post: object }>(token, 'GET', `/api/blog/posts/${post.id}`);
  expect(now).toMatchObject({ status: 'Scheduled', scheduledAt, publishedAt: null });
});

test('a delete that gets lost takes no words along, and Undo brings the last ones back', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const post = await published(token);
  await page.goto(`${url()}/pages/blog/edit/${post.id}`);
  const excerpt = page.getByRole('textbox', { name: 'Excerpt' });
  await excerpt.fill('Not for readers yet.');
  const onThisDevice = page.getByText('Kept on this device. Readers see it');
  await expect(onThisDevice).toBeVisible();
  const address = `**/api/blog/posts/${post.id}`;
  await page.route(address, (route) =>
    route.request().method() === 'DELETE' ? route.abort('internetdisconnected') : route.continue(),
  );
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(onThisDevice).toBeVisible();
  await expect(page.getByRole('button', { name: 'Update' })).toBeEnabled();
  await page.reload();
  await expect(excerpt).toHaveValue('Not for readers yet.');

  await page.unroute(address);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`“${post.blogTitle}” is back.`)).toBeVisible();
  await page.goto(`${url()}/pages/blog/edit/${post.id}`);
  await expect(excerpt).toHaveValue('Not for readers yet.');
});

test('a draft is deleted with its last words, asked for no more, and its list begins at the heading', async ({
  page,
}) => {
  const { token } = await signedInAsNew(page);
  const { post } = await call('/api/blog/posts', token, { blogTitle: unique('Brief'), content: '<p>Start.</p>' });
  await page.goto(`${url()}/pages/blog/edit/${post.id}`);
  const missed: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 404 && answer.url().includes('/api/')) missed.push(answer.url());
  });
  await page.getByRole('textbox', { name: 'Excerpt' }).fill('The last words.');
  await firstKey(page);
  await page.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page).toHaveURL(/\/pages\/blog\/posts/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`“${post.blogTitle}” is back.`)).toBeVisible();
  expect(missed).toEqual([]);
  const answer = await fetch(`${url()}/api/blog/posts/${post.id}`, { headers: { authorization: `Bearer ${token}` } });
  expect((await answer.json()).post.excerpt).toBe('The last words.');
});

test('a time that cannot be is said where it is chosen', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const { post } = await call('/api/blog/posts', token, { blogTitle: unique('Some day'), content: '<p>Start.</p>' });
  await page.goto(`${url()}/pages/blog/edit/${post.id}`);
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const when = dialog.getByLabel('Day and time');
  await when.fill('2099-01-01T09:00');
  await expect(dialog.getByText('Choose a time within the next two years.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Schedule' })).toBeDisabled();

  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
  await when.fill(tomorrow);
  const error = { scheduledAt: ['Choose a time that is still to come.'] };
  await page.route('**/schedule', (route) => route.fulfill({ status: 400, json: { error } }), { times: 1 });
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(dialog.getByText('Choose a time that is still to come.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText(`“${post.blogTitle}” appears on`)).toBeVisible();
});

test('what was typed and taken back is saved, and does not come again', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const post = await published(token);
  await page.goto(`${url()}/pages/blog/edit/${post.id}`);
  const excerpt = page.getByRole('textbox', { name: 'Excerpt' });
  await excerpt.fill('A slip');
  await expect(page.getByText('Kept on this device. Readers see it')).toBeVisible();
  await excerpt.fill('');
  await saved(page);
  await page.reload();
  await expect(excerpt).toHaveValue('');
});

test('who leaves a new post while it is saved for the first time stays where they went', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/pages/blog/posts`);
  await page.getByRole('link', { name: 'Write a post' }).first().click();
  const made = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/blog/posts'),
  );
  await page.getByRole('textbox', { name: 'Title' }).fill(unique('In passing'));
  await page.goBack();
  await made;
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(/\/pages\/blog\/posts/);
});

test('a comment whose answer got lost is there once, and the next one is not swallowed', async ({ page, browser }) => {
  const writer = await signedInAsNew(await (await browser.newContext()).newPage());
  const post = await published(writer.token);
  await call(`/api/blog/posts/${post.id}/comments`, writer.token, { text: 'An opening.' });
  await signedInAsNew(page);
  await page.goto(url() + post.path);
  await loseAnswer(page, `**/api/blog/posts/${post.id}/comments`, 'POST');
  const box = page.getByRole('textbox', { name: 'Your comment' });
  await box.fill('Said once.');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(page.getByText('The server did not answer')).toBeVisible();

  await page.getByRole('button', { name: 'Reply' }).first().click();
  await page.getByRole('textbox', { name: /Your answer to/ }).fill('Said after.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('paragraph').filter({ hasText: 'Said after.' })).toBeVisible();
  await expect(box).toHaveValue('Said once.');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(box).toHaveValue('');
  const { comments } = await (await fetch(`${url()}/blog/list/data/detail?id=${post.id}`)).json();
  const said = (one: { commentText: string; replies?: { commentText: string }[] }) => [
    one.commentText,
    ...(one.replies ?? []).map((reply) => reply.commentText),
  ];
  expect(comments.map(said)).toEqual([['An opening.', 'Said after.'], ['Said once.']]);
});

test('a post whose save got no answer is written on without a conflict with oneself', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const { post } = await call('/api/blog/posts', token, { blogTitle: unique('Unheard'), content: '<p>Start.</p>' });
  await page.goto(`${url()}/pages/blog/edit/${post.id}`);
  await loseAnswer(page, `**/api/blog/posts/${post.id}`, 'PUT');
  const excerpt = page.getByRole('textbox', { name: 'Excerpt' });
  await excerpt.fill('Once');
  await expect(page.getByText('No connection. Kept on this device')).toBeVisible();
  await excerpt.fill('Once upon');
  await saved(page);
  await expect(page.getByText('after you opened it')).toHaveCount(0);
  const answer = await fetch(`${url()}/api/blog/posts/${post.id}`, { headers: { authorization: `Bearer ${token}` } });
  expect((await answer.json()).post.excerpt).toBe('Once upon');
});

test('a post that somebody deletes keeps the words of who writes it, and goes on when it is back', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const { post } = await call('/api/blog/posts', token, { blogTitle: unique('Gone'), content: '<p>Start.</p>' });
  await page.goto(`${url()}/pages/blog/edit/${post.id}`);
  const excerpt = page.getByRole('textbox', { name: 'Excerpt' });
  await expect(excerpt).toBeVisible();
  await call(`/api/blog/posts/${post.id}`, token, {}, 'DELETE');
  await expect(page.getByText('Somebody deleted this post.')).toBeVisible();
  await excerpt.fill('Still here.');
  // Long enough for it to be kept on this computer.
  await page.waitForTimeout(500);
  await page.reload();
  await expect(page.getByText('Somebody deleted this post.')).toBeVisible();
  await page.getByRole('button', { name: 'Bring back' }).click();
  await expect(excerpt).toHaveValue('Still here.');
  await saved(page);
});
