// Limits of numbers hold however they are given: typed, with Enter, or left.
import type { Page } from '@playwright/test';
import { expect, signedInAsNew, test, url } from './lms.ts';

const example = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('the number beside a slider is typed figure by figure and kept within its limits', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/extensions/slider`);
  const pair = example(page, 'With a number field');
  const field = pair.getByRole('textbox', { name: 'Time for the test, in minutes' });
  const slider = pair.getByRole('slider');
  const type = async (text: string) => {
    await field.press('ControlOrMeta+a');
    await field.pressSequentially(text);
  };
  await type('120');
  await expect(field).toHaveValue('120');
  await expect(slider).toHaveAttribute('aria-valuenow', '120');
  for (const [typed, kept] of [
    ['7.5', '8'],
    ['999', '180'],
    ['1', '5'],
  ] as const) {
    await type(typed);
    await field.press('Tab');
    await expect(field).toHaveValue(kept);
    await expect(slider).toHaveAttribute('aria-valuenow', kept);
  }
  await field.fill('');
  await field.press('Tab');
  await expect(field).toHaveValue('5');
});

test('Enter does not pass the limits of a number', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/components/steps`);
  const wizard = example(page, 'A small wizard');
  await wizard.getByRole('textbox', { name: 'Name' }).fill('Rivers');
  await page.keyboard.press('Enter');
  const minutes = wizard.getByRole('textbox', { name: 'Minutes' });
  for (const wrong of ['9999', '']) {
    await minutes.fill(wrong);
    await minutes.press('Enter');
    await expect(wizard.getByText('Give 5 to 180 minutes.')).toBeVisible();
  }
  await minutes.fill('90');
  await minutes.press('Enter');
  await expect(wizard.getByText('“Rivers” takes 90 minutes.')).toBeVisible();

  await page.goto(`${url()}/components/popovers`);
  const small = example(page, 'A small form');
  await small.getByRole('button', { name: 'Points', exact: true }).press('Enter');
  const least = page.getByRole('textbox', { name: 'At least' });
  for (const wrong of ['999', '']) {
    await least.fill(wrong);
    await least.press('Enter');
    await expect(page.getByText('Give 0 to 100 points.')).toBeVisible();
  }
  await least.fill('70');
  await least.press('Enter');
  await expect(small.getByText('Shown from 70 points on.')).toBeVisible();

  await page.goto(`${url()}/forms/wizard`);
  const plan = example(page, 'Steps at the side');
  await plan.getByRole('textbox', { name: 'Name of the course' }).fill('Botany');
  await page.keyboard.press('Enter');
  const lessons = plan.getByRole('textbox', { name: 'How many lessons' });
  await lessons.fill('9999999999');
  await lessons.press('Enter');
  await expect(plan.getByText('Give a number up to 200.')).toBeVisible();
  await lessons.fill('12');
  await lessons.press('Enter');
  await expect(plan.getByText('A plan for Botany with 12 lessons.')).toBeVisible();
});

test('one of several steps is the current one, also after a decimal', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/forms/wizard`);
  const alone = example(page, 'Steps alone');
  const taken = alone.getByRole('textbox', { name: 'Steps taken' });
  await taken.press('ControlOrMeta+a');
  await taken.pressSequentially('1.5');
  await expect(taken).toHaveValue('1');
  await expect(alone.locator('[aria-current="step"]')).toHaveCount(1);
});
