import type { Page } from '@playwright/test';
import { expect, signedInAsNew, test, url } from './lms.ts';

/** The card of one example, by its title. */
const example = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

test('a slider is moved with the keys, and what does not fit together is said', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/extensions/slider`);
  await expect(page.getByRole('heading', { level: 1, name: 'Slider' })).toBeVisible();
  await page.getByRole('slider', { name: 'Pass mark' }).press('ArrowRight');
  await expect(page.getByText('A test is passed from 65% on.')).toBeVisible();

  const weights = example(page, 'Upright, side by side');
  await expect(weights.getByText('Together 90%: it must be 100%.')).toBeVisible();
  await weights.getByRole('slider', { name: 'Exam' }).press('ArrowUp');
  await weights.getByRole('slider', { name: 'Exam' }).press('ArrowUp');
  await expect(weights.getByText('Together 100%.')).toBeVisible();

  const locked = example(page, 'Locked, and partly locked');
  await locked.getByRole('slider', { name: 'Seats in a group' }).press('End');
  await expect(locked.getByText('20 of 30: the room holds no more than 20.')).toBeVisible();

  await weights.getByRole('button', { name: 'Show code' }).click();
  await expect(weights.getByRole('group', { name: 'Code of “Upright, side by side”' })).toContainText(
    'export function Weights()',
  );
});

test('a grave question wants its word, another a reason, and a third waits for the server', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/extensions/sweet-alert`);
  const dialog = page.getByRole('dialog');

  await example(page, 'A word to type').getByRole('button', { name: 'Delete course' }).click();
  const word = dialog.getByLabel('Type “Biology 10” to go on');
  await expect(word).toBeFocused();
  await word.fill('biology');
  await expect(dialog.getByRole('button', { name: 'Delete course' })).toBeDisabled();
  await word.fill('Biology 10');
  await word.press('Enter');
  await expect(example(page, 'A word to type').getByRole('status')).toHaveText('Your answer: Delete course');

  await example(page, 'With a reason').getByRole('button', { name: 'Cancel order' }).click();
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(dialog.getByText('Give a reason.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Ordered twice');
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(example(page, 'With a reason').getByRole('status')).toHaveText('Your answer: Ordered twice');

  const result = example(page, 'Asks a call, tells its result');
  await result.getByLabel('Let it fail').check();
  await result.getByRole('button', { name: 'Check the server' }).click();
  await dialog.getByRole('button', { name: 'Ask' }).click();
  await expect(dialog.getByRole('alert')).not.toBeEmpty();
  await page.keyboard.press('Escape');
  await result.getByLabel('Let it fail').uncheck();
  await result.getByRole('button', { name: 'Check the server' }).click();
  await dialog.getByRole('button', { name: 'Ask' }).click();
  await expect(result.getByRole('status')).toContainText('says the server');
});

test('a toast takes back what was done, and long work can be stopped', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/extensions/toastr`);
  const list = page.getByRole('list', { name: 'Due this week' });
  await page.getByRole('button', { name: 'Remove “Lab report”' }).click();
  await expect(list.getByText('Lab report')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(list.getByText('Lab report')).toBeVisible();

  await page.getByRole('button', { name: 'Mark 40 tests' }).click();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByText(/^Stopped at \d+ of 40\.$/)).toBeVisible();
});

test('things are moved from list to list with the keys alone, spoken, and back again', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/extensions/drag-and-drop`);
  const lists = example(page, 'Two lists');
  const group = lists.getByRole('list', { name: 'In the group' });
  const handle = lists.getByRole('button', { name: 'Move Daniel Osei' });
  await handle.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(handle).toBeFocused();
  await expect(lists.getByRole('status')).toHaveText('Daniel Osei: In the group, place 1 of 2.');
  await page.keyboard.press('Escape');
  await expect(group.getByText('Daniel Osei')).toHaveCount(0);

  await handle.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(handle).toBeFocused();
  // Taken up again before the next picture is drawn.
  await page.evaluate(async () => {
    for (const key of ['Escape', ' ', 'ArrowRight']) {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      await Promise.resolve();
    }
  });
  // It is in the other list now, and takes the focus along.
  await expect(group.getByRole('button', { name: 'Move Daniel Osei' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(group.getByText('Daniel Osei')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(group.getByText('Daniel Osei')).toHaveCount(0);

  const tiles = page.getByRole('list', { name: 'Subjects on the start page' });
  const from = await tiles.getByRole('button', { name: 'Move Maths' }).boundingBox();
  const to = await tiles.getByRole('button', { name: 'Move Sport' }).boundingBox();
  if (!from || !to) throw new Error('The tiles are not there.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width - 4, to.y + to.height, { steps: 12 });
  await page.mouse.up();
  await expect(tiles.getByRole('listitem').last()).toContainText('Maths');
});

test('text goes to the clipboard and comes back from it', async ({ page }) => {
  await signedInAsNew(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${url()}/extensions/clipboard`);
  await page.getByRole('button', { name: 'Copy rows' }).click();
  await expect(page.getByText('3 rows copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Daniel Osei\t27');
  await page.getByLabel('Paste names here').press('ControlOrMeta+v');
  await expect(page.getByText(/^\d+ names: Name, Points, Daniel Osei/)).toBeVisible();
});

test('a row tells what can be done with it by right click and by the keys', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/extensions/context-menu`);
  const rows = example(page, 'Rows of a table');
  await rows.getByText('Student').first().click({ button: 'right' });
  const menu = page.getByRole('menu', { name: 'Actions for Daniel Osei' });
  await menu.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(rows.getByText('Daniel Osei')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();

  await rows.getByRole('link', { name: 'Daniel Osei' }).press('Shift+F10');
  await expect(menu.getByRole('menuitem', { name: 'Write email' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rows.getByRole('link', { name: 'Daniel Osei' })).toBeFocused();
});

test('stars are given with the keys, and missing ones are asked for', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/extensions/ratings`);
  const form = example(page, 'Give stars, in a form');
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect(form.getByText('Give one to five stars.')).toBeVisible();
  await form.getByRole('radio', { name: '4 stars' }).press('Space');
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByText('Thank you: 4 of 5 stars.')).toBeVisible();
});

test('a long list is read in parts: by number, by more and without end', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/extensions/pagination`);
  const numbers = example(page, 'Page numbers');
  const first = await numbers.getByRole('listitem').first().textContent();
  await numbers.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(numbers.getByRole('listitem').first()).not.toHaveText(first ?? '');

  const more = example(page, 'Load more');
  await expect(more.getByRole('listitem')).toHaveCount(6);
  await more.getByRole('button', { name: 'Load more', exact: true }).click();
  await expect(more.getByRole('listitem')).toHaveCount(12);
  await expect(more.getByRole('listitem').nth(6)).toBeFocused();

  const endless = example(page, 'Endless, only what is in sight').getByRole('region', { name: 'Employees' });
  await endless.focus();
  await endless.press('End');
  await expect(endless.getByText('Loading…')).toHaveCount(0);
  expect(await endless.getByRole('listitem').count()).toBeLessThan(60);
});
