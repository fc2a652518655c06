import type { Page } from '@playwright/test';
import { pngOf } from '../support/pictures.ts';
import { expect, expectAccessible, expectNoOverflow, login, signedIn, signedInAsNew, test, url } from './lms.ts';

const wordsOf = (words: string) => `${words} ${Math.random().toString(36).slice(2, 8)}`;
const post = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const composer = (page: Page) => page.getByRole('region', { name: 'Write a post' });

async function openOwn(page: Page, search = '') {
  await page.goto(`${url()}/pages/profile${search}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function write(page: Page, text: string) {
  await composer(page).getByRole('textbox', { name: 'Write a post' }).fill(text);
  await composer(page).getByRole('button', { name: 'Post', exact: true }).click();
  await expect(post(page, text)).toBeVisible();
}

async function call<T>(token: string, method: string, path: string, body?: unknown): Promise<T> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(url() + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  expect(answer.ok, `${method} ${path}`).toBe(true);
  return (await answer.json()) as T;
}

test('somebody new tells who they are, posts, changes it, deletes it and brings it back', async ({ page }) => {
  await signedInAsNew(page);
  await openOwn(page);
  await expect(page.getByText('It is quiet here.').or(page.getByRole('article').first())).toBeVisible();

  await page.getByRole('button', { name: 'Edit profile' }).click();
  const drawer = page.getByRole('dialog', { name: 'Edit profile' });
  await drawer.getByLabel('What you do').fill('Geography teacher');
  await drawer.getByLabel('About you').fill('Maps, mostly.');
  await drawer.getByRole('button', { name: 'Drawn cover 4' }).click();
  await expect(drawer.getByRole('button', { name: 'Drawn cover 4' })).toHaveAttribute('aria-pressed', 'true');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByText('Geography teacher').first()).toBeVisible();

  const text = wordsOf('A new atlas');
  await write(page, text);
  const one = post(page, text);
  await one.getByRole('button', { name: /^More about the post/ }).click();
  await page.getByRole('menuitem', { name: 'Edit post' }).click();
  await expect(one.getByRole('textbox', { name: 'Edit post' })).toBeFocused();
  await one.getByRole('textbox', { name: 'Edit post' }).fill(`${text} arrived`);
  await one.getByRole('button', { name: 'Save' }).click();
  await expect(one.getByText('edited')).toBeVisible();
  await one.getByRole('button', { name: /^More about the post/ }).click();
  await page.getByRole('menuitem', { name: 'Delete post' }).click();
  await expect(post(page, text)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(post(page, `${text} arrived`)).toBeVisible();
  await page.reload();
  await expect(post(page, `${text} arrived`)).toBeVisible();
});

test('pictures are posted, looked at one after the other, and stand among the photos', async ({ page }) => {
  await signedInAsNew(page);
  await openOwn(page);
  const picture = (name: string) => ({
    ...{ name, mimeType: 'image/png' },
    buffer: Buffer.from(pngOf(new Uint8Array(64), { width: 40, height: 30 })),
  });
  await composer(page)
    .locator('input[type=file]')
    .setInputFiles([picture('first.png'), picture('second.png')]);
  await expect(composer(page).getByRole('button', { name: 'Remove second.png' })).toBeVisible();
  await composer(page).getByRole('button', { name: 'Post', exact: true }).click();
  const one = page.getByRole('article').first();
  await one.getByRole('button', { name: 'Open the picture: first.png' }).click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByText('1 of 2')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('2 of 2')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(one.getByRole('button', { name: 'Open the picture: first.png' })).toBeFocused();
  await page.getByRole('link', { name: /^Photos/ }).click();
  await expect(page.getByRole('button', { name: /^Open the picture/ })).toHaveCount(2);
});

test('a poll is asked, answered, answered differently, and closed', async ({ page }) => {
  await signedInAsNew(page);
  await openOwn(page, '?show=mine');
  await composer(page).getByRole('button', { name: 'Poll' }).click();
  const question = wordsOf('Tea or coffee');
  await composer(page).getByRole('textbox', { name: 'Question' }).fill(question);
  await composer(page).getByRole('textbox', { name: 'Answer 1' }).fill('Tea');
  await composer(page).getByRole('textbox', { name: 'Answer 2' }).fill('tea');
  await composer(page).getByRole('button', { name: 'Post', exact: true }).click();
  await expect(composer(page).getByText('Two answers are the same.')).toBeVisible();
  await composer(page).getByRole('textbox', { name: 'Answer 2' }).fill('Coffee');
  await composer(page).getByRole('button', { name: 'Post', exact: true }).click();
  const one = post(page, question);
  const tea = one.getByRole('button', { name: /^Tea/ });
  const coffee = one.getByRole('button', { name: /^Coffee/ });
  await tea.click();
  await expect(tea).toHaveAttribute('aria-pressed', 'true');
  await expect(tea).toContainText('100%');
  await coffee.click();
  await expect(coffee).toContainText('100%');
  await expect(one.getByText('1 vote ·')).toBeVisible();
  await one.getByRole('button', { name: 'Close the poll' }).click();
  await expect(coffee).toBeDisabled();
});

test('two people see what the other one does at once: posts, likes, comments, follows', async ({ page, browser }) => {
  const admin = await signedInAsNew(page);
  const mine = await call<{ id: number }>(admin.token, 'GET', '/api/me');
  const other = await browser.newContext();
  const theirs = await other.newPage();
  await signedIn(theirs, 'student@demo.com', 'student');
  await theirs.goto(`${url()}/pages/profile/${mine.id}`);
  await theirs.getByRole('button', { name: `Follow ${admin.fullName}` }).click();
  await expect(theirs.getByRole('button', { name: `Following ${admin.fullName}` })).toBeVisible();

  await openOwn(page);
  await expect(page.getByRole('link', { name: /^Followers 1/ })).toBeVisible();
  await theirs.goto(`${url()}/pages/profile`);
  await expect(theirs.getByRole('article').first()).toBeVisible();

  const text = wordsOf('Live from the staff room');
  await write(page, text);
  await theirs.getByRole('button', { name: '1 new post' }).click();
  const seen = post(theirs, text);
  await expect(seen).toBeVisible();
  await seen.getByRole('button', { name: 'Like', exact: true }).click();
  await expect(post(page, text).getByRole('button', { name: '1 like' })).toBeVisible();
  await seen.getByRole('button', { name: 'Comment', exact: true }).click();
  await seen.getByRole('textbox', { name: 'Write a comment' }).fill('Good to know');
  await theirs.keyboard.press('Enter');
  await expect(post(page, text).getByText('Good to know')).toBeVisible();
  await expect(page.getByRole('button', { name: /Notifications, [1-9]/ })).toBeVisible();

  await seen.getByRole('button', { name: 'Share', exact: true }).click();
  const drawer = theirs.getByRole('dialog', { name: 'Share post' });
  await drawer.getByRole('textbox').fill('Pass it on');
  await drawer.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(drawer).toBeHidden();
  await expect(post(page, text).first().getByText('1 share')).toBeVisible();

  await post(page, text)
    .first()
    .getByRole('button', { name: /^More about the post/ })
    .click();
  await page.getByRole('menuitem', { name: 'Delete post' }).click();
  await expect(theirs.getByText('What was shared here is no longer there.')).toBeVisible();
  await other.close();
});

test('a like without a connection is sent when it is back', async ({ page, context }) => {
  const { token } = await signedInAsNew(page);
  await openOwn(page, '?show=mine');
  const text = wordsOf('Offline');
  await write(page, text);
  const like = post(page, text).getByRole('button', { name: 'Like', exact: true });
  await context.setOffline(true);
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await context.setOffline(false);
  const own = async () => {
    const { posts } = await call<{ posts: { postText: string; likes: number }[] }>(token, 'GET', '/profile/data');
    return posts.find((one) => one.postText === text)?.likes;
  };
  await expect.poll(own, { timeout: 15_000 }).toBe(1);
  await expect(like).toHaveAttribute('aria-pressed', 'true');
});

test('staff keep pages and notices, everybody follows pages', async ({ page, browser }) => {
  await signedInAsNew(page);
  await openOwn(page, '?open=notices');
  const drawer = page.getByRole('dialog', { name: 'Notices' });
  const words = wordsOf('Bring an umbrella');
  await drawer.getByLabel('Notice', { exact: true }).fill(words);
  await drawer.getByRole('button', { name: 'Put up notice' }).click();
  await expect(drawer.getByText(words)).toBeVisible();
  await page.keyboard.press('Escape');

  const other = await browser.newContext();
  const theirs = await other.newPage();
  await signedIn(theirs, 'student@demo.com', 'student');
  await theirs.goto(`${url()}/pages/profile?tab=about`);
  await expect(theirs.getByText(words)).toBeVisible();
  const follow = theirs.getByRole('button', { name: 'Follow Astronomy club' });
  const stop = theirs.getByRole('button', { name: 'Stop following Astronomy club' });
  await follow.or(stop).first().waitFor();
  if (await stop.isVisible()) await stop.click();
  await follow.click();
  await expect(stop).toBeVisible();
  await theirs.reload();
  await stop.click();
  await expect(follow).toBeVisible();
  await theirs.goto(`${url()}/pages/profile?open=notices`);
  await expect(theirs.getByRole('dialog', { name: 'Notices' })).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Put up notice' })).toHaveCount(0);
  await other.close();
});

test('the profile is reached from the menu, and nobody’s profile says so', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/pages/account-settings`);
  await page.getByRole('button', { name: /Zed/ }).first().click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page).toHaveURL(/\/pages\/profile$/);
  await page.goto(`${url()}/pages/profile/99999999`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such page');
});

test('a post opens by its link, works with the keyboard alone, at 320 and in Arabic', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  const text = wordsOf('By link');
  const made = await call<{ post: { id: number } }>(token, 'POST', '/api/profile/posts', { text });
  await page.setViewportSize({ width: 320, height: 640 });
  await openOwn(page, `?post=${made.post.id}`);
  const drawer = page.getByRole('dialog', { name: 'Post' });
  const like = drawer.getByRole('button', { name: 'Like', exact: true });
  await like.focus();
  await page.keyboard.press('Enter');
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expectNoOverflow(page, 'a post at 320');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await call(token, 'PUT', '/api/preferences', { language: 'ar' });
  await page.evaluate(() => localStorage.removeItem('lms-preferences'));
  await openOwn(page);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expectNoOverflow(page, 'the profile in Arabic at 320');
  await expectAccessible(page, 'the profile in Arabic');
});

test('a demo student has a profile with everything on it', async ({ page }) => {
  const { accessToken } = await login('student@demo.com', 'student');
  const data = await call<{ posts: unknown[]; suggestions: unknown[] }>(accessToken, 'GET', '/profile/data');
  expect(data.posts.length).toBeGreaterThan(1);
  await signedIn(page, 'student@demo.com', 'student');
  await openOwn(page);
  for (const name of ['About', 'Suggested pages', 'Notices', 'Photos', 'People you may know', 'Polls']) {
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByText(/mutual friend/).first()).toBeVisible();
});

test('a poll and a link that were begun are there again', async ({ page }) => {
  await signedInAsNew(page);
  await openOwn(page);
  await composer(page).getByRole('button', { name: 'Add a link' }).click();
  await composer(page).getByRole('textbox', { name: 'Link' }).fill('https://example.org/atlas');
  await composer(page).getByRole('button', { name: 'Poll' }).click();
  await composer(page).getByRole('textbox', { name: 'Question' }).fill('Which map?');
  await composer(page).getByRole('textbox', { name: 'Answer 2' }).fill('The old one');
  await page.goto(`${url()}/pages/account-settings`);
  await openOwn(page);
  await expect(composer(page).getByRole('textbox', { name: 'Link' })).toHaveValue('https://example.org/atlas');
  await expect(composer(page).getByRole('textbox', { name: 'Question' })).toHaveValue('Which map?');
  await expect(composer(page).getByRole('textbox', { name: 'Answer 2' })).toHaveValue('The old one');
});

test('pictures beyond the most that go with a post are not left out in silence', async ({ page }) => {
  await signedInAsNew(page);
  await openOwn(page);
  const pictures = Array.from({ length: 8 }, (_, at) => ({
    ...{ name: `shot-${at}.png`, mimeType: 'image/png' },
    buffer: Buffer.from(pngOf(new Uint8Array(64), { width: 40, height: 30 })),
  }));
  await composer(page).locator('input[type=file]').setInputFiles(pictures);
  await expect(page.getByText('At most 6 pictures go with a post.')).toBeVisible();
  await expect(composer(page).getByRole('button', { name: /^Remove shot-/ })).toHaveCount(6);
});

test('the editor changes what was touched, and leaves what another device wrote', async ({ page }) => {
  const { token } = await signedInAsNew(page);
  await call(token, 'PATCH', '/api/profile', { about: 'Before', lives: 'Lyon' });
  await openOwn(page);
  await page.getByRole('button', { name: 'Edit profile' }).click();
  const drawer = page.getByRole('dialog', { name: 'Edit profile' });
  await expect(drawer.getByLabel('About you')).toHaveValue('Before');
  await call(token, 'PATCH', '/api/profile', { about: 'From the phone' });
  await drawer.getByLabel('Where you live').fill('Porto');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toBeHidden();
  const { userAbout } = await call<{ userAbout: { about: string; lives: string } }>(token, 'GET', '/profile/data');
  expect(userAbout).toMatchObject({ about: 'From the phone', lives: 'Porto' });
});

test('a picture stays with the post that was begun, and a comment in its field', async ({ page }) => {
  await signedInAsNew(page);
  await openOwn(page, '?show=mine');
  const text = wordsOf('Begun');
  await write(page, text);
  await post(page, text).getByRole('button', { name: 'Comment', exact: true }).click();
  const comment = post(page, text).getByRole('textbox', { name: 'Write a comment' });
  await comment.fill('Half a thought');
  await composer(page)
    .locator('input[type=file]')
    .setInputFiles({
      ...{ name: 'map.png', mimeType: 'image/png' },
      buffer: Buffer.from(pngOf(new Uint8Array(64), { width: 40, height: 30 })),
    });
  const picture = composer(page).getByRole('button', { name: 'Remove map.png' });
  await expect(picture).toBeVisible();
  await page.goto(`${url()}/pages/account-settings`);
  await openOwn(page, '?show=mine');
  await expect(picture).toBeVisible();
  await expect(comment).toHaveValue('Half a thought');
  await comment.press('Enter');
  await expect(comment).toHaveValue('');
  await composer(page).getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Open the picture: map.png' }).first()).toBeVisible();
  await openOwn(page, '?show=mine');
  await expect(picture).toHaveCount(0);
});

test('a comment that is being changed is not lost by Escape or by leaving', async ({ page }) => {
  await signedInAsNew(page);
  await openOwn(page, '?show=mine');
  const text = wordsOf('Talked about');
  await write(page, text);
  const one = post(page, text);
  await one.getByRole('button', { name: 'Comment', exact: true }).click();
  await one.getByRole('textbox', { name: 'Write a comment' }).fill('A thought');
  await page.keyboard.press('Enter');
  const edit = one.getByRole('button', { name: 'Edit', exact: true });
  await edit.click();
  const box = one.getByRole('textbox', { name: 'Edit', exact: true });
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await edit.click();
  await box.fill('A second thought');
  const question = page.getByText('Leave without saving?');
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(box).toHaveValue('A second thought');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Users' }).click();
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await box.press('Escape');
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(box).toHaveCount(0);
  await expect(one.getByText('A thought')).toBeVisible();
});

test('a post and a comment that were begun outlive a login that ends by itself', async ({ page }) => {
  const account = await signedInAsNew(page);
  await openOwn(page, '?show=mine');
  const text = wordsOf('Posted');
  await write(page, text);
  await post(page, text).getByRole('button', { name: 'Comment', exact: true }).click();
  await post(page, text).getByRole('textbox', { name: 'Write a comment' }).fill('Half a thought');
  const words = composer(page).getByRole('textbox', { name: 'Write a post' });
  await words.fill('Begun by me');
  const { accessToken } = await login(account.email, account.password);
  await call(accessToken, 'POST', '/jwt/sessions/end-others');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible({ timeout: 30_000 });
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('textbox', { name: /^Password/ }).fill(account.password);
  await page.keyboard.press('Enter');
  await expect(words).toHaveValue('Begun by me');
  await expect(post(page, text).getByRole('textbox', { name: 'Write a comment' })).toHaveValue('Half a thought');
});
