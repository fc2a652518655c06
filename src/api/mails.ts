import type { OneInvoice } from '#features/invoices/contract.ts';
import type { Mail } from './deps.ts';
import { letter, type Reader } from './mailWords/letter.ts';

const sign = '\n\nLMS';

export const resetMail = (to: Reader, link: string): Mail => letter(to, 'reset', { link });

export const verifyMail = (to: string, name: string, link: string): Mail => ({
  to,
  subject: 'Confirm your email',
  text: `Hello ${name},\n\nplease confirm that this address is yours. The link works once and for two days:\n\n${link}${sign}`,
});

export const passwordChangedMail = (to: string, name: string): Mail => ({
  to,
  subject: 'Your password was changed',
  text: `Hello ${name},\n\nyour password was changed just now and your other devices were signed out. If it was not you, ask an administrator for help at once.${sign}`,
});

export const invitationMail = (to: string, name: string, link: string): Mail => ({
  to,
  subject: 'You are invited',
  text: `Hello ${name},\n\nan account was made for you. Choose a password with this link and you are in. It works once and for seven days:\n\n${link}\n\nYou sign in with this email address: ${to}${sign}`,
});

/** Sent to the address that no longer counts: its owner may know nothing of the change. */
export const emailChangedMail = (to: string, name: string): Mail => ({
  to,
  subject: 'The email of your account was changed',
  text: `Hello ${name},\n\nan administrator gave your account another email just now: this address no longer signs in. If you did not expect it, ask an administrator at once.${sign}`,
});

export const twoStepsResetMail = (to: string, name: string): Mail => ({
  to,
  subject: 'Two-step verification was turned off',
  text: `Hello ${name},\n\nan administrator turned two-step verification off for your account: you sign in with your password alone until you turn it on again in your account settings. If you did not ask for this, ask an administrator at once.${sign}`,
});

/** What stands in the app, sent by mail to whoever wants that. */
export const noticeMail = (to: string, name: string, { subject, text }: Pick<Mail, 'subject' | 'text'>): Mail => ({
  to,
  subject,
  text: `Hello ${name},\n\n${text}\n\nYou get this mail because it was chosen in the notifications of your account.${sign}`,
});

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
export const newEmailMail = (to: string, name: string, link: string): Mail => ({
  to,
  subject: 'Confirm your new email',
  text: `Hello ${name},\n\nthis address was given as the new email of your account. It counts once you open this link, which works once and for two days:\n\n${link}\n\nIf you know nothing of it, do nothing: nothing changes.${sign}`,
});

/** To an address that has an account already: whoever asked is told the same as always. */
export const emailInUseMail = (to: string): Mail => ({
  to,
  subject: 'This email has an account already',
  text: `Hello,\n\nsomebody wanted to use this address for another account. It has an account already, so nothing was changed. If it was you, sign in with this address, or choose another one there.${sign}`,
});

export const emailChangeAskedMail = (to: string, name: string, email: string): Mail => ({
  to,
  subject: 'A new email was asked for',
  text: `Hello ${name},\n\nyour account was asked to use ${email} instead of this address. Until a link sent there is opened, nothing changes. If it was not you, change your password at once and cancel it in your account settings.${sign}`,
});

export const ownEmailChangedMail = (to: string, name: string, email: string): Mail => ({
  to,
  subject: 'The email of your account was changed',
  text: `Hello ${name},\n\nyour account uses ${email} from now on: this address no longer signs in. If it was not you, ask an administrator at once.${sign}`,
});

export const goodbyeMail = (to: string, name: string): Mail => ({
  to,
  subject: 'Your account was deleted',
  text: `Hello ${name},\n\nyour account and what belonged to it were deleted just now, as you asked. If it was not you, write to your school at once.${sign}`,
});

export const keyMadeMail = (to: string, name: string, key: string): Mail => ({
  to,
  subject: 'An API key was made',
  text: `Hello ${name},\n\nthe API key "${key}" was made for your account just now. Whoever has it can act in your name. If it was not you, revoke it under "API keys" and change your password.${sign}`,
});

export const keyRevokedMail = (to: string, name: string, key: string): Mail => ({
  to,
  subject: 'An API key was revoked',
  text: `Hello ${name},\n\nthe API key "${key}" of your account was revoked just now and no longer works.${sign}`,
});

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
