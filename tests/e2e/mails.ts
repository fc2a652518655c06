// Mails that are there before a journey begins.
import type { Page } from '@playwright/test';
import { callAs, expect, signedInAsNew, url } from './lms.ts';

export type Person = Awaited<ReturnType<typeof signedInAsNew>>;

/** They come one after the other, without anybody writing them by hand. */
async function letMailsCome(to: Person, from: Person, subjects: string[]) {
  for (const subject of subjects) {
    const body = { to: [{ email: to.email }], subject, message: '<p>Words.</p>', key: crypto.randomUUID() };
    await callAs(from.token, 'POST', '/apps/email/send', body);
  }
  const arrived = async () =>
    (await callAs<{ emails: unknown[] }>(to.token, 'GET', '/apps/email/emails')).emails.length;
  await expect.poll(arrived, { timeout: 30_000, intervals: [500] }).toBeGreaterThanOrEqual(subjects.length);
}

export const openMail = (page: Page, subject: string) =>
  page.locator('[data-mail]', { hasText: subject }).first().click();

/** Somebody who has these mails, the first one open with an answer that they begin. */
export async function beginAnswer(page: Page, subjects: [string, ...string[]]) {
  const friend = await signedInAsNew(page);
  const me = await signedInAsNew(page);
  await letMailsCome(me, friend, subjects);
  await page.goto(`${url()}/apps/email`);
  await openMail(page, subjects[0]);
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  const answer = page.getByRole('region', { name: /^Reply to / });
  const text = answer.getByRole('textbox', { name: 'Text' });
  await text.click();
  return { me, answer, text };
}
