import type { Page } from '@playwright/test';
import { expect, signedInAsNew, test, url } from './lms.ts';

const example = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('fields group long numbers while they are typed and say what is wrong with them', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/forms/elements`);
  const iban = page.getByRole('textbox', { name: 'Bank account (IBAN)' });
  await iban.pressSequentially('de89370400440532013001');
  await expect(iban).toHaveValue('DE89 3704 0044 0532 0130 01');
  await page.getByRole('textbox', { name: 'Card number' }).focus();
  await expect(page.getByText('This is no account number.')).toBeVisible();
  await iban.press('End');
  await iban.press('Backspace');
  await iban.press('0');
  await expect(page.getByText('This is no account number.')).toBeHidden();
  // Erasing the space erases the letter before it, and the cursor stays there.
  await iban.evaluate((field: HTMLInputElement) => field.setSelectionRange(5, 5));
  await iban.press('Backspace');
  await iban.press('8');
  await expect(iban).toHaveValue('DE88 3704 0044 0532 0130 00');
});

test('settings that were changed are not left by accident, and their own code can be read', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/forms/layout`);
  const sections = example(page, 'Sections with a save bar');
  await expect(sections.getByRole('button', { name: 'Save', exact: true })).toBeHidden();
  await sections.getByRole('textbox', { name: 'Name' }).fill('Alderbrook North');
  await expect(sections.getByText('Not saved yet')).toBeVisible();
  await page.getByRole('link', { name: 'Form wizard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click();
  await sections.getByRole('button', { name: 'Discard' }).click();
  await expect(sections.getByRole('textbox', { name: 'Name' })).toHaveValue('Alderbrook');
  await sections.getByRole('button', { name: 'Show code' }).click();
  await expect(sections.getByText('export function Sections()')).toBeVisible();
});

test('a wizard checks each step, keeps its draft over a reload and adds a real event', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/forms/wizard`);
  const wizard = example(page, 'An event for the calendar');
  const title = `Open day ${Date.now().toString(36)}`;
  const next = wizard.getByRole('button', { name: 'Next' });
  await next.click();
  await expect(wizard.getByText('Give it a title.')).toBeVisible();
  await expect(wizard.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await wizard.getByRole('textbox', { name: 'Title' }).fill(title);
  await next.click();
  await expect(wizard.getByRole('heading', { level: 3, name: 'When' })).toBeFocused();
  await wizard.getByLabel('Day').fill('2027-03-12');
  await wizard.getByLabel('To').fill('08:00');
  await next.click();
  await expect(wizard.getByText('The end is before the start.')).toBeVisible();
  await wizard.getByLabel('To').fill('11:00');
  await expect(wizard.getByText(/Draft saved at/)).toBeVisible();

  await page.reload();
  await expect(wizard.getByLabel('Day')).toHaveValue('2027-03-12');
  await wizard.getByRole('button', { name: 'Back' }).click();
  await expect(wizard.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
  await next.click();
  await next.click();
  await wizard.getByRole('combobox', { name: 'Place' }).fill('Libr');
  await page.getByRole('option', { name: 'Library' }).click();
  await next.click();
  await expect(wizard.getByRole('definition').filter({ hasText: title })).toBeVisible();
  await wizard.getByRole('button', { name: 'Add to calendar' }).click();
  await expect(wizard.getByText(`${title} is in your calendar`)).toBeVisible();
  await wizard.getByRole('button', { name: 'Undo' }).click();
  await expect(wizard.getByRole('textbox', { name: 'Title' })).toHaveValue('');
});

test.describe('far in the east', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('a wizard leads to the day of its event, which is not yet that day in Greenwich', async ({ page }) => {
    await signedInAsNew(page);
    await page.goto(`${url()}/forms/wizard`);
    const wizard = example(page, 'An event for the calendar');
    const next = wizard.getByRole('button', { name: 'Next' });
    await wizard.getByRole('textbox', { name: 'Title' }).fill('Early day');
    await next.click();
    await wizard.getByLabel('Day').fill('2027-11-25');
    await wizard.getByLabel('From').fill('08:00');
    await next.click();
    await wizard.getByRole('combobox', { name: 'Place' }).fill('Libr');
    await page.getByRole('option', { name: 'Library' }).click();
    await next.click();
    await wizard.getByRole('button', { name: 'Add to calendar' }).click();
    await expect(wizard.locator('a[href^="/apps/calendar"]')).toHaveAttribute('href', /date=2027-11-25/);
  });
});

test('the first answer of a wizard decides which step is next', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/forms/wizard`);
  const wizard = example(page, 'A way that branches');
  await wizard.getByRole('radio', { name: 'I cannot sign in' }).check();
  await expect(wizard.getByRole('listitem')).toHaveText([/Matter/, /Account/, /Result/]);
  await wizard.getByRole('radio', { name: 'I want to say thank you' }).check();
  await expect(wizard.getByRole('listitem')).toHaveText([/Matter/, /Result/]);
});

test('what the server refuses is said at its field, and a long form sums up what is wrong', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/forms/form-validation`);
  const server = example(page, 'What the server says');
  await server.getByRole('button', { name: 'Add employee' }).click();
  await expect(server.getByText('Somebody in this table has this email already.')).toBeVisible();
  await expect(server.getByRole('textbox', { name: 'Email' })).toBeFocused();

  const long = example(page, 'A summary of what is wrong');
  await long.getByRole('button', { name: 'Sign up' }).click();
  await expect(long.getByRole('textbox', { name: 'Student' })).toBeFocused();
  await expect(long.getByRole('heading', { name: '6 fields need another look' })).toBeVisible();
  // Other forms of the page have a field of the same path, and a group of choices is no field itself.
  await long.getByRole('button', { name: 'Email of a parent' }).click();
  await expect(long.getByRole('textbox', { name: 'Email of a parent' })).toBeFocused();
  await long.getByRole('button', { name: 'Food' }).click();
  await expect(long.getByRole('radio', { name: 'Everything' })).toBeFocused();
  await long.getByRole('button', { name: 'Phone on the day' }).click();
  await expect(long.getByRole('textbox', { name: 'Phone on the day' })).toBeFocused();
  await page.keyboard.type('+351 220 401');
  await expect(long.getByRole('heading', { name: '5 fields need another look' })).toBeVisible();
});

test('rows are added, moved by key, removed with a way back, and pasted from a spreadsheet', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/forms/form-repeater`);
  const bill = example(page, 'Lines of a bill').first();
  await expect(bill.getByText('Total €454.80')).toBeVisible();
  const item = bill.getByRole('textbox', { name: 'Item' });
  await item.nth(1).fill('Globe');
  await bill.getByRole('textbox', { name: 'Price' }).nth(1).fill('0.1');
  await expect(bill.getByText('Total €454.90')).toBeVisible();
  await bill.getByRole('button', { name: 'Move Line 2', exact: true }).press('ArrowUp');
  await expect(item.first()).toHaveValue('Globe');
  await bill.getByRole('button', { name: 'Remove Line 1' }).click();
  await expect(bill.getByText('Total €454.80')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(item.first()).toHaveValue('Globe');

  const marks = example(page, 'Pasted from a spreadsheet').first();
  await marks.getByRole('textbox', { name: 'Name' }).evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', 'Ines\tines@alderbrook.school\t12,5\nDaniel\tdaniel\t9');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(marks.getByRole('textbox', { name: 'Name' })).toHaveCount(2);
  await marks.getByRole('button', { name: 'Check' }).click();
  await expect(marks.getByRole('textbox', { name: 'Email' }).nth(1)).toBeFocused();
  await expect(marks.getByText('Enter an email address.')).toBeVisible();
});

test('a question while typing that got no answer is said to be open', async ({ page }) => {
  await signedInAsNew(page);
  await page.route('**/api/datatables/data?*', (route) => route.abort('internetdisconnected'));
  await page.goto(`${url()}/forms/form-validation`);
  const typing = example(page, 'Asked while typing');
  await typing.getByRole('textbox', { name: 'Email' }).fill('nobody.yet@example.org');
  // It is asked three times.
  await expect(typing.getByText('Could not be checked now; sending asks again.')).toBeVisible({ timeout: 15_000 });
});

test('undo does not bring back who was invited again meanwhile', async ({ page }) => {
  await signedInAsNew(page);
  await page.goto(`${url()}/forms/layout`);
  const bar = example(page, 'In one line');
  const guests = bar.getByRole('list', { name: 'Who takes part' }).getByRole('listitem');
  await bar.getByRole('button', { name: 'Remove ines.carvalho@alderbrook.school' }).click();
  await expect(guests).toHaveCount(0);
  await bar.getByRole('textbox', { name: 'Email' }).fill('ines.carvalho@alderbrook.school');
  await bar.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(guests).toHaveCount(1);
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect(undo).toHaveCount(0);
  await expect(guests).toHaveCount(1);
});
