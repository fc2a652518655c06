import { rulesFor } from '../../../src/contract/access.ts';
import { PAGES, type Page, seesPage } from '../../../src/contract/pages.ts';
import type { Who } from './addresses.ts';

/** Stands outside the frame: whoever comes may look at it. Its title is its own heading. */
export const isPlain = ({ link }: Page) =>
  /^\/(misc|pages\/(login|register|forgot-password|reset-password|verify-email|two-steps)-)/.test(link) ||
  link === '/page-layout/layout-blank';

const ROLES = { admin: 'admin', client: 'client', student: 'Student' } as const;

function sees(who: Who, page: Page): boolean {
  // They know nothing of who looks at them: once with a login and once without is enough.
  if (isPlain(page)) return who === 'nobody' || who === 'admin';
  if (who === 'nobody') return page.access === 'everyone';
  const rules = rulesFor(ROLES[who], []);
  return seesPage(page, ROLES[who], (action, subject) =>
    rules.some((rule) => [subject, 'all'].includes(rule.subject) && [action, 'manage'].includes(rule.action)),
  );
}

/** The start page leads everybody to their own, so it is refused to nobody who is signed in. */
const leadsOn = (who: Who, page: Page) => page.link === '/' && who !== 'nobody';

export const pagesOf = (who: Who) => PAGES.filter((page) => sees(who, page));
export const refusedTo = (who: Who) =>
  PAGES.filter((page) => !isPlain(page) && !sees(who, page) && !leadsOn(who, page));
