// What a keyboard alone can reach: the focus is never left nowhere.
import type { Page } from '@playwright/test';
import { expect, firstKey, signedInAsNew, test, url } from './lms.ts';

const example = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a menu whose first entry is disabled begins at the next one', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/components/menus`);
  const several = example(page, 'Any of several');
  const button = several.getByRole('button', { name: 'Columns', exact: true });
  const entry = (name: string) => page.getByRole('menu').getByRole('menuitemcheckbox', { name, exact: true });
  // And once more, now that it is made.
  for (const shown of ['Shown: Name, Role, Status', 'Shown: Name, Status']) {
    await button.press('Enter');
    await expect(entry('Role')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(entry('Status')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(several.getByText(shown, { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test('a small wizard goes on in the field of the next step', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/components/steps`);
  const wizard = example(page, 'A small wizard');
  await wizard.getByRole('textbox', { name: 'Name' }).fill('Rivers');
  await page.keyboard.press('Enter');
  await expect(wizard.getByRole('textbox', { name: 'Minutes' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(wizard.getByText('“Rivers” takes 45 minutes.')).toBeFocused();
  await wizard.getByRole('button', { name: 'Back' }).press('Enter');
  await expect(wizard.getByRole('textbox', { name: 'Minutes' })).toBeFocused();
});

/** Where a button is disabled by being pressed. */
const SPENT = [
  ['/cards/basic', 'Head and foot', 'Hand in'],
  ['/extensions/sweet-alert', 'No question at all', 'Archive course'],
  ['/components/tabs', 'Not open yet', 'Hand in'],
  ['/extensions/ratings', 'Taken back', 'Clear'],
] as const;

for (const [path, title, name] of SPENT)
  test(`the focus stays nearby when “${name}” of ${path} is disabled for good`, async ({ page }) => {
    await signedInAsNew(page);
    await page.goto(`${url()}${path}`);
    const button = example(page, title).getByRole('button', { name, exact: true });
    await button.waitFor();
    await firstKey(page);
    await button.press('Enter');
    await expect(button).toBeDisabled();
    await expect(example(page, title).locator(':focus')).toHaveCount(1);
  });

test('at the end of a row of buttons the one beside has the focus', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/components/steps`);
  const steps = example(page, 'Step list');
  const next = steps.getByRole('button', { name: 'Next', exact: true });
  await next.waitFor();
  await firstKey(page);
  for (const said of ['Where should it go?', 'Card or invoice?', 'All steps are taken.']) {
    await next.press('Enter');
    await expect(steps.getByText(said)).toBeVisible();
  }
  await expect(next).toBeDisabled();
  await expect(steps.getByRole('button', { name: 'Back', exact: true })).toBeFocused();
});

test('a button that was disabled for long has the focus again, unless something was pressed', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/components/button-groups`);
  const amount = example(page, 'With a value between');
  const [fewer, more] = [
    amount.getByRole('button', { name: 'One fewer' }),
    amount.getByRole('button', { name: 'One more' }),
  ];
  await more.waitFor();
  await firstKey(page);
  const disable = (isOff: boolean) =>
    more.evaluate((button: HTMLButtonElement, now) => {
      button.disabled = now;
    }, isOff);
  for (const pressed of [false, true]) {
    await more.press('Shift');
    await disable(true);
    await expect(fewer).toBeFocused();
    if (pressed) await page.keyboard.press('Shift');
    await disable(false);
    await expect(pressed ? fewer : more).toBeFocused();
  }
});
