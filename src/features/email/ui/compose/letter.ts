import type { AnswerKind } from '#features/email/choices.ts';
import type { Address, Attachment, DraftBody } from '#features/email/contract.ts';
import type { Picked } from '#web/kit/addresses.ts';

interface LetterFile {
  id: number;
  name: string;
  size: number;
  type: string;
  url: string;
}

export type Recipients = 'to' | 'cc' | 'bcc';

/** A mail that is being written, kept on this device until the server has it. */
export interface Letter {
  key: string;
  /** Makes one draft of it, however often it is saved; the key, until a draft is lost. */
  draftKey?: string;
  /** `inline` is the box below a mail, `away` is closed and only waits to be saved. */
  place: 'window' | 'inline' | 'away';
  draftId?: number | undefined;
  version?: number | undefined;
  /** Asked to be saved: the server may have it although no answer came. */
  isKnown: boolean;
  isDirty: boolean;
  to: Picked[];
  cc: Picked[];
  bcc: Picked[];
  subject: string;
  html: string;
  /** Sent below the text, as it was when the letter was begun. */
  signature: string;
  /** What it answers or forwards, sent below all. */
  quote: string;
  files: LetterFile[];
  /** What stands in the fields for people and is nobody yet. */
  typed?: Partial<Record<Recipients, string>>;
  inReplyTo: number | null;
  kind: AnswerKind | null;
  savedAt: string | null;
  /** Why it is not saved. */
  problem: 'offline' | string | null;
  changedAt: number;
}

export const asPicked = ({ name, email }: Address): Picked => ({ fullName: name || email, email });
const asRecipient = ({ fullName, email }: Picked) => (fullName === email ? { email } : { name: fullName, email });

export const asFile = ({ id, fileName, bytes, type, url }: Attachment): LetterFile => ({
  id,
  name: fileName,
  size: bytes,
  type,
  url,
});

/** The whole text, as it goes out. */
const wholeHtml = ({ html, signature, quote }: Letter) => `${html}${signature ? `<p></p>${signature}` : ''}${quote}`;

/** What draft and mail have in common. */
export const bodyOf = (letter: Letter) => ({
  to: letter.to.map(asRecipient),
  cc: letter.cc.map(asRecipient),
  bcc: letter.bcc.map(asRecipient),
  subject: letter.subject.trim(),
  message: wholeHtml(letter),
  fileIds: letter.files.map((file) => file.id),
  inReplyTo: letter.inReplyTo,
  kind: letter.kind,
});

export const draftOf = (letter: Letter): DraftBody =>
  ({
    ...bodyOf(letter),
    key: letter.draftKey ?? letter.key,
    ...(letter.draftId === undefined ? {} : { id: letter.draftId, version: letter.version }),
  }) as DraftBody;

/** The field with words that are nobody, and the words. */
export function unclearIn({ typed = {} }: Letter): { field: Recipients; text: string } | undefined {
  const [field, text] = Object.entries(typed).find(([, words]) => words.trim() !== '') ?? [];
  return field && text ? { field: field as Recipients, text: text.trim() } : undefined;
}

const wordsOf = (html: string) =>
  html
    .replace(/<(?!img)[^>]*>/g, '')
    .replace(/&nbsp;|\s+/g, ' ')
    .trim();

/** Nothing that somebody would miss. */
export function isEmptyLetter(letter: Letter): boolean {
  if (letter.files.length > 0 || wordsOf(letter.html) !== '') return false;
  const isAddressed = letter.to.length + letter.cc.length + letter.bcc.length > 0;
  return letter.inReplyTo !== null || (letter.subject.trim() === '' && !isAddressed);
}
