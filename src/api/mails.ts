import type { Currency } from '#contract/money.ts';
import type { OneInvoice } from '#features/invoices/contract.ts';
import type { Mail } from './deps.ts';
import { dateText, moneyText } from './formats.ts';
import { greeting, letter, type Reader, signed } from './mailWords/letter.ts';
import { type Gaps, type Key, type Language, say, WORDS } from './mailWords/say.ts';

export const resetMail = (to: Reader, link: string): Mail => letter(to, 'reset', { link });

export const verifyMail = (to: Reader, link: string): Mail => letter(to, 'verify', { link });

export const passwordChangedMail = (to: Reader): Mail => letter(to, 'password-changed', {});

export const invitationMail = (to: Reader, link: string): Mail => letter(to, 'invitation', { link, address: to.email });

/** Sent to the address that no longer counts: its owner may know nothing of the change. */
export const emailChangedMail = (to: Reader): Mail => letter(to, 'email-changed', {});

export const twoStepsResetMail = (to: Reader): Mail => letter(to, 'two-steps-reset', {});

type Noticed = Key extends infer K ? (K extends `notice-${infer Kind}.subject` ? Kind : never) : never;

/** Whether there are words to tell of this by mail. */
export const isMailed = (kind: string): kind is Noticed => `notice-${kind}.subject` in WORDS.en;

/** What stands in the app, sent by mail to whoever wants that. */
export function noticeMail(to: Reader, kind: Noticed, data: Record<string, string>): Mail {
  const words = (part: 'subject' | 'text') => say(to.language, `notice-${kind}.${part}`, data as Gaps<Key>);
  return signed(to, words('subject'), `${words('text')}\n\n${say(to.language, 'chosen', {})}`);
}

/** In the name of whoever sends the invoice. */
export function invoiceLetter({ invoice, sender }: OneInvoice, language: Language) {
  const { currency, totals, dueDate } = invoice;
  const amount = moneyText(totals.balanceCents, currency, language);
  const date = dateText(new Date(`${dueDate}T00:00:00Z`), language, { dateStyle: 'long', timeZone: 'UTC' });
  const isPaid = invoice.balance <= 0;
  const state = isPaid ? say(language, 'invoicePaid', {}) : say(language, 'invoiceDue', { amount, date });
  const gaps = { number: invoice.id, sender: sender.name, state };
  return {
    subject: say(language, 'invoice.subject', gaps),
    text: `${greeting(language, invoice.client.name)}\n\n${say(language, 'invoice.text', gaps)}`,
  };
}

/** To the new address: only its owner can make it count. */
export const newEmailMail = (to: Reader, link: string): Mail => letter(to, 'new-email', { link });

/** To an address that has an account already: whoever asked is told the same as always. */
export const emailInUseMail = (to: Reader): Mail => letter({ ...to, fullName: '' }, 'email-in-use', {});

export const emailChangeAskedMail = (to: Reader, email: string): Mail => letter(to, 'email-change-asked', { email });

export const ownEmailChangedMail = (to: Reader, email: string): Mail => letter(to, 'own-email-changed', { email });

export const goodbyeMail = (to: Reader): Mail => letter(to, 'goodbye', {});

export const keyMadeMail = (to: Reader, key: string): Mail => letter(to, 'key-made', { key });

export const keyRevokedMail = (to: Reader, key: string): Mail => letter(to, 'key-revoked', { key });

interface Ordered {
  id: number;
  itemNames: string;
  totalCents: number;
  currency: Currency;
  payment: 'invoice' | 'card';
}

/** What somebody ordered, and where to follow it. */
export function orderMail(to: Reader, order: Ordered, link: string): Mail {
  const { language } = to;
  const things = order.itemNames.split('\n').map((name) => `- ${name}`);
  const payment = say(language, order.payment === 'invoice' ? 'orderByInvoice' : 'orderByCard', {});
  const total = moneyText(order.totalCents, order.currency, language);
  return letter(to, 'order', { number: order.id, total, items: things.join('\n'), payment, link });
}
