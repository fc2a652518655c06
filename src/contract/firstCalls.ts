/** The address of a call and, for one with a body, that body as it is sent. `{zone}` is the time zone of the browser. */
export type FirstCall = [address: string, body?: string];

const DAYS = 'range=last-28-days&timeZone={zone}';

/**
 * What the pages that most people come in by ask for first. The server names it in the page, and first-paint.js asks while
 * the code is still on its way. `tests/e2e/first-calls.spec.ts` compares it with what they ask for.
 */
export const FIRST_CALLS: Record<string, FirstCall[]> = {
  '/': [['/api/dashboards/store/layout'], [`/api/figures/sales?${DAYS}`], [`/api/figures/invoices?${DAYS}`]],
  '/dashboard/analytics': [
    ['/api/dashboards/analytics/layout'],
    [`/api/figures/sign-ins?${DAYS}`],
    [`/api/figures/practice?${DAYS}`],
    [`/api/figures/people?${DAYS}`],
    ['/api/figures/activity'],
  ],
  '/lms/users': [
    ['/api/account/getAllUsers', '{"q":"","page":1,"perPage":10,"sort":"asc","sortColumn":"fullName"}'],
    ['/api/people/counts'],
  ],
  '/apps/email': [['/apps/email/meta'], ['/apps/email/emails?folder=inbox&label=&q=&page=1&perPage=50&brief=true']],
  '/apps/kanban': [['/apps/kanban/board?q=']],
};
