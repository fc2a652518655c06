import type { Email } from '#features/email/contract.ts';
import { asFile, asPicked } from './letter.ts';
import { addLetter, allLetters, dropLetter } from './letters.ts';

/** The text and, below it, what it answers: the last quotation with the line above it. */
function partQuote(html: string): { html: string; quote: string } {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const last = body.lastElementChild;
  const line = last?.previousElementSibling;
  if (last?.tagName !== 'BLOCKQUOTE' || line?.tagName !== 'P') return { html, quote: '' };
  const quote = line.outerHTML + last.outerHTML;
  line.remove();
  last.remove();
  return { html: body.innerHTML, quote };
}

/** Goes on with a draft in the window. */
export function openDraft(mail: Omit<Email, 'replies'>) {
  const open = allLetters().find((one) => one.draftId === mail.id);
  // Put away here and written on elsewhere: what was saved last counts.
  const isOld = open?.place === 'away' && !open.isDirty && open.version !== mail.version;
  if (open && !isOld) {
    addLetter({ ...open, place: 'window' });
    return;
  }
  if (open) dropLetter(open.key);
  const parts = mail.kind ? partQuote(mail.message) : { html: mail.message, quote: '' };
  addLetter({
    ...parts,
    draftId: mail.id,
    version: mail.version,
    isKnown: true,
    to: mail.to.map(asPicked),
    cc: mail.cc.map(asPicked),
    bcc: mail.bcc.map(asPicked),
    subject: mail.subject,
    files: mail.attachments.map(asFile),
    inReplyTo: mail.inReplyTo,
    kind: mail.kind,
    savedAt: mail.time,
    ...(open?.typed && { typed: open.typed }),
  });
}
