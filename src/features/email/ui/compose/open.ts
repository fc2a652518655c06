import type { AnswerKind } from '#features/email/choices.ts';
import { queryClient } from '#web/queryClient.ts';
import { signatureQuery } from '../queries.ts';
import { type Answered, answerTo } from './answer.ts';
import type { Letter } from './letter.ts';
import { addLetter, allLetters, noteLetter } from './letters.ts';
import { onReplaced } from './saving.ts';

onReplaced((letter) => void addLetter({ ...letter, isDirty: true }));

/** Without a connection a letter starts without it. */
const signature = async () => (await queryClient.ensureQueryData(signatureQuery).catch(() => ({ html: '' }))).html;

export async function newLetter() {
  addLetter({ signature: await signature() });
}

/** Answers in the box below the mail, or in the window; what was begun goes on. */
export async function answerMail(mail: Answered, kind: AnswerKind, place: Letter['place'] = 'inline') {
  const begun = allLetters().find((one) => one.inReplyTo === mail.id && one.place !== 'away');
  if (begun && begun.kind === kind) {
    noteLetter(begun.key, { place });
    return;
  }
  addLetter({ ...answerTo(mail, kind, await signature()), place });
}

/** A new letter to an address that stands in a mail. */
export async function writeTo(email: string) {
  addLetter({ to: email ? [{ fullName: email, email }] : [], signature: await signature() });
}
