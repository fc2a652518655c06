import type { AnswerKind } from '#features/email/choices.ts';
import { type Answered, answerTo } from './answer.ts';
import type { Letter } from './letter.ts';
import { addLetter, allLetters } from './letters.ts';
import { signature } from './open.ts';

/** Answers in the box below the mail, or in the window; what was begun goes on. */
export async function answerMail(mail: Answered, kind: AnswerKind, place: Letter['place'] = 'inline') {
  const begun = allLetters().find((one) => one.inReplyTo === mail.id && one.place !== 'away');
  if (begun && begun.kind === kind) {
    addLetter({ ...begun, place });
    return;
  }
  addLetter({ ...answerTo(mail, kind, await signature()), place });
}
