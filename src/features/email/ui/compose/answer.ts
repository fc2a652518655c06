import { escapeHtml } from '#contract/escapeHtml.ts';
import type { AnswerKind } from '#features/email/choices.ts';
import type { Email, Reply } from '#features/email/contract.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { formatDateTime } from '#web/kit/format.ts';
import { getSession } from '#web/session.ts';
import { answerSubject } from './answerSubject.ts';
import { asFile, asPicked, type Letter } from './letter.ts';

export type Answered = Email | Reply;

const named = ({ name, email }: { name: string; email: string }) => (name ? `${name} <${email}>` : email);

/** Whom an answer goes to: never to oneself, unless there is nobody else. */
export function recipientsOf(mail: Answered, kind: AnswerKind): Pick<Letter, 'to' | 'cc'> {
  if (kind === 'forward') return { to: [], cc: [] };
  const own = getSession()?.email.toLowerCase();
  const isOwn = mail.from.email.toLowerCase() === own;
  const first = isOwn ? mail.to : [{ name: mail.from.name, email: mail.from.email }];
  if (kind === 'reply') return { to: first.map(asPicked), cc: [] };
  const taken = new Set([...first.map((one) => one.email.toLowerCase()), ...(own ? [own] : [])]);
  const others = (list: Answered['to']) =>
    list.filter(({ email }) => {
      const isNew = !taken.has(email.toLowerCase());
      taken.add(email.toLowerCase());
      return isNew;
    });
  return { to: [...first, ...(isOwn ? [] : others(mail.to))].map(asPicked), cc: others(mail.cc).map(asPicked) };
}

function quoteOf(mail: Answered, kind: AnswerKind): string {
  const time = formatDateTime(mail.time);
  const head =
    kind === 'forward'
      ? [
          i18n.t('letters:quote.forwarded'),
          i18n.t('letters:quote.from', { name: named(mail.from) }),
          i18n.t('letters:quote.date', { time }),
          i18n.t('letters:quote.subject', { subject: mail.subject }),
          i18n.t('letters:quote.to', { names: mail.to.map(named).join(', ') }),
        ]
      : [i18n.t('letters:quote.wrote', { time, name: mail.from.name || mail.from.email })];
  return `<p>${head.map(escapeHtml).join('<br>')}</p><blockquote>${mail.message}</blockquote>`;
}

/** A new letter that answers or forwards a mail. */
export const answerTo = (mail: Answered, kind: AnswerKind, signature: string): Partial<Letter> => ({
  ...recipientsOf(mail, kind),
  subject: answerSubject(mail.subject, kind === 'forward' ? 'Fwd' : 'Re'),
  signature,
  quote: quoteOf(mail, kind),
  files: kind === 'forward' ? mail.attachments.map(asFile) : [],
  inReplyTo: mail.id,
  kind,
});
