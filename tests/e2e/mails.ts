// Mails that are there before a journey begins.
import type { Page } from '@playwright/test';
import { expect, type signedInAsNew, url } from './lms.ts';

export type Person = Awaited<ReturnType<typeof signedInAsNew>>;

/** They come one after the other, without anybody writing them by hand. */
export async function letMailsCome(to: Person, from: Person, subjects: string[]) {
  const headers = (person: Person) => ({
    'content-type': 'application/json',
    authorization: `Bearer ${person.token}`,
  });
  for (const subject of subjects) {
    const body = { to: [{ email: to.email }], subject, message: '<p>Words.</p>', key: crypto.randomUUID() };
    const sent = await fetch(`${url()}/apps/email/send`, {
      method: 'POST',
      headers: headers(from),
      body: JSON.stringify(body),
    });
    expect(sent.ok, `send: ${sent.status}`).toBe(true);
  }
  const arrived = async () => {
    const answer = await fetch(`${url()}/apps/email/emails`, { headers: headers(to) });
    return ((await answer.json()) as { emails: unknown[] }).emails.length;
  };
  await expect.poll(arrived, { timeout: 30_000, intervals: [500] }).toBeGreaterThanOrEqual(subjects.length);
}

export const openMail = (page: Page, subject: string) =>
  page.locator('[data-mail]', { hasText: subject }).first().click();
