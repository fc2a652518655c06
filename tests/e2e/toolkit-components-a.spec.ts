import { expect, expectAccessible, expectNoOverflow, signedIn, test, url } from './lms.ts';

const open = async (page: Parameters<typeof signedIn>[0], slug: string, name: string) => {
  await page.goto(`${url()}/components/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeAttached();
};

test.beforeEach(({ page }) => signedIn(page, 'admin@demo.com', 'admin'));

test('an accordion opens by keyboard, all at once, and loses a part only until Undo', async ({ page }) => {
  await open(page, 'accordion', 'Accordion');
  const several = page.getByRole('region', { name: 'Several open' });
  await several.getByRole('button', { name: 'Week 2: Percentages' }).focus();
  await page.keyboard.press('Enter');
  await expect(several.getByText('Parts of a whole')).toBeVisible();
  await several.getByRole('button', { name: 'Close all' }).click();
  await expect(several.getByText('Parts of a whole')).toBeHidden();
  await expect(several.getByRole('button', { name: 'Close all' })).toBeDisabled();

  const actions = page.getByRole('region', { name: 'With actions' });
  await actions.getByRole('button', { name: 'More for “Writing”' }).click();
  await page.getByRole('menuitem', { name: 'Remove part' }).click();
  await expect(actions.getByRole('button', { name: 'Writing', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(actions.getByRole('button', { name: 'Writing', exact: true })).toBeVisible();
});

test('an example shows the very code that makes it', async ({ page }) => {
  await open(page, 'segmented', 'Segmented control');
  const views = page.getByRole('region', { name: 'Views', exact: true });
  await views.getByText('Month', { exact: true }).click();
  await expect(views.getByText('Four weeks, five tests')).toBeVisible();
  await views.getByRole('button', { name: 'Show code' }).click();
  await expect(views.getByText('export function Views()')).toBeVisible();
});

test('a notice is closed and the focus stays where people were', async ({ page }) => {
  await open(page, 'notices', 'Notices');
  await page.getByRole('button', { name: 'Close hint' }).click();
  const again = page.getByRole('button', { name: 'Show the hint again' });
  await expect(again).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Close hint' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Name of the course' }).fill('');
  await page.getByRole('button', { name: 'Save course' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'A course needs a name.' })).toBeVisible();
});

test('a menu takes a choice by keyboard, keeps several open and tells why something is refused', async ({ page }) => {
  await open(page, 'menus', 'Menus');
  await page.getByRole('button', { name: 'Sort: Name' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitemradio', { name: 'Lessons' }).click();
  await expect(page.getByText('Mechanics, Poetry, Algebra')).toBeVisible();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Role' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Joined' }).click();
  await expect(page.getByText('Shown: Name, Role, Status, Joined')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More for this test' }).click();
  await expect(page.getByRole('menuitem', { name: 'Publish' })).toBeDisabled();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page.getByText('Chosen: Duplicate')).toBeVisible();
});

test('a long list of choices is searched by typing and gives the focus back', async ({ page }) => {
  await open(page, 'menus', 'Menus');
  await page.getByRole('button', { name: 'Algebra', exact: true }).press('Enter');
  const field = page.getByRole('combobox', { name: 'Find a subject' });
  await expect(field).toBeFocused();
  await expectAccessible(page, 'a searched list', ['aria-allowed-attr', 'aria-required-children']);
  await field.fill('hist');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'History', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(page.getByRole('button', { name: 'History', exact: true })).toBeFocused();
});

test('a search marks what it found and is kept in the address', async ({ page }) => {
  await open(page, 'search', 'Search field');
  await page.getByRole('searchbox', { name: 'Find a course' }).fill('geo');
  await expect(page.getByText('2 courses', { exact: true })).toBeVisible();
  await expect(page.locator('mark').first()).toHaveText('Geo');
  const kept = page.getByRole('searchbox', { name: 'Find a test' });
  await kept.fill('cells');
  await expect(page).toHaveURL(/\?q=cells/);
  await page.goBack();
  await expect(kept).toHaveValue('');
});

test('people are found on the server, and the addresses of a letter are taken', async ({ page }) => {
  await open(page, 'people', 'People picker');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Choose at least one person.')).toBeVisible();
  await page.getByRole('button', { name: 'Fill in two' }).click();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Invited: ann.lee@example.com, bob@example.com')).toBeVisible();

  await page.getByRole('combobox', { name: 'Who works on it' }).fill('chlo');
  await page.getByRole('option', { name: /Chloé Laurent/ }).click();
  await expect(page.getByText('Chosen: Chloé Laurent')).toBeVisible();
});

test('actions that do not fit are found in a menu, and every page fits a small phone', async ({ page }) => {
  await open(page, 'button-groups', 'Button groups');
  const group = page.getByRole('region', { name: 'What does not fit' });
  await group.getByRole('slider', { name: 'Width' }).focus();
  await page.keyboard.press('Home');
  await group.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Print' }).click();
  await expect(page.getByText('Done: Print')).toBeVisible();

  await page.setViewportSize({ width: 320, height: 640 });
  for (const [slug, name] of [
    ['avatars', 'Avatars'],
    ['badges', 'Badges'],
    ['breadcrumbs', 'Breadcrumbs'],
    ['buttons', 'Buttons'],
    ['collapse', 'Collapse'],
    ['dividers', 'Dividers'],
    ['lists', 'Lists'],
    ['page-header', 'Page header'],
  ] as const) {
    await open(page, slug, name);
    await expectNoOverflow(page, `${name} at 320`);
  }
});
