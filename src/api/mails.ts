import type { OneInvoice } from '#features/invoices/contract.ts';
import type { Mail } from './deps.ts';
import { letter, type Reader, signed } from './mailWords/letter.ts';
import { type Gaps, type Key, say, WORDS } from './mailWords/say.ts';

const sign = '\n\nLMS';

export const resetMail = (to: Reader, link: string): Mail => letter(to, 'reset', { link });

export const verifyMail = (to: Reader, link: string): Mail => letter(to, 'verify', { link });

export const passwordChangedMail = (to: Reader): Mail => letter(to, 'password-changed', {});

export const invitationMail = (to: string, name: string, link: string): Mail => ({
  to,
  subject: 'You are invited',
  text: `Hello ${name},\n\nan account was made for you. Choose a password with this link and you are in. It works once and for seven days:\n\n${link}\n\nYou sign in with this email address: ${to}${sign}`,
});

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

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** In the name of whoever sends the invoice; `message` is what they wrote themselves. */
export function invoiceText({ invoice, paymentDetails, sender }: OneInvoice, message?: string): string {
  const due = DAY.format(new Date(`${invoice.dueDate}T00:00:00Z`));
  const isPaid = invoice.balance <= 0;
  const rest = isPaid ? 'It is paid: thank you.' : `To be paid: ${paymentDetails.totalDue}, due on ${due}.`;
  const usual = `Hello ${invoice.client.name},\n\nhere is invoice ${invoice.id} of ${sender.name}. ${rest}`;
  // Words of one's own may be in any language: the link stands under them without another.
  return `${message || `${usual}\n\nThis link opens it:`}\n\n${invoice.link}\n\n${sender.name}`;
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
  buyerName: string;
  buyerEmail: string;
  itemNames: string;
  payment: 'invoice' | 'card';
}

/** What somebody ordered, and where to follow it. */
export function orderMail(order: Ordered, total: string, link: string): Mail {
  const things = order.itemNames.split('\n').map((name) => `- ${name}`);
  const pay =
    order.payment === 'invoice' ? 'You find the invoice there, too.' : 'It goes on as soon as the card is charged.';
  const text = `Hello ${order.buyerName},\n\nthank you for your order ${order.id}, ${total} in all:\n\n${things.join('\n')}\n\nFollow it here. ${pay}\n\n${link}${sign}`;
  return { to: order.buyerEmail, subject: `Your order ${order.id}`, text };
}
