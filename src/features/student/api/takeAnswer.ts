import { badInput } from '#api/errors.ts';
import { cleanHtml } from '#api/html.ts';
import { matchesOf } from '#contract/grading/grade.ts';
import type { QuestionContent } from '#contract/question.ts';
import { isWritten } from '#contract/questionKinds.ts';
import { ANSWERS, type Answer } from '#features/student/contract.ts';

const NOT_SHOWN = 'Choose from what is shown.';
const NO_ANSWER = 'This is no answer to this kind of question.';
const wrong = (field: string, message: string) => badInput({ [`answer.${field}`]: [message] });

function checkPlaces(places: number[], count: number, field: string) {
  if (places.some((place) => place >= count)) throw wrong(field, NOT_SHOWN);
}
const once = (places: number[]) => new Set(places).size === places.length;

/** Checks what was sent against the question. Null stands for no answer, also when it says nothing. */
export function takeAnswer(content: QuestionContent, sent: unknown): Answer | null {
  if (sent === null) return null;
  const read = ANSWERS[content.kind].safeParse(sent);
  if (!read.success) {
    const [issue] = read.error.issues;
    const isLong = issue?.code === 'too_big' && issue.origin === 'string';
    throw wrong(issue?.path.join('.') || content.kind, isLong ? issue.message : NO_ANSWER);
  }
  const answer: Answer = read.data;
  if ('choice' in answer) {
    if (answer.choice === null) return null;
    checkPlaces([answer.choice], content.kind === 'single' ? content.answers.length : 0, 'choice');
    return answer;
  }
  if ('choices' in answer) {
    checkPlaces(answer.choices, content.kind === 'multiple' ? content.answers.length : 0, 'choices');
    if (!once(answer.choices)) throw wrong('choices', NOT_SHOWN);
    return answer.choices.length > 0 ? answer : null;
  }
  if ('pairs' in answer) {
    const [prompts, choices] = content.kind === 'matching' ? [content.pairs.length, matchesOf(content).length] : [0, 0];
    if (answer.pairs.length !== prompts) throw wrong('pairs', 'Give one choice for each line.');
    checkPlaces(
      answer.pairs.filter((one) => one !== null),
      choices,
      'pairs',
    );
    return answer.pairs.some((one) => one !== null) ? answer : null;
  }
  if ('order' in answer) {
    const count = content.kind === 'ordering' ? content.items.length : 0;
    checkPlaces(answer.order, count, 'order');
    if (answer.order.length !== count || !once(answer.order)) throw wrong('order', 'Put every item in order once.');
    return answer;
  }
  if ('value' in answer) return answer.value === null ? null : answer;
  if (content.kind === 'essay') {
    const text = cleanHtml(answer.text);
    return isWritten(text) ? { text } : null;
  }
  return answer.text.trim() ? answer : null;
}
