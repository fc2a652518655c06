import { type Given, grade, rightAnswer } from '#contract/grading/grade.ts';
import { shownResult } from '#contract/grading/result.ts';
import { layOut, shownQuestion, toAnswer, toGiven } from '#contract/grading/shown.ts';
import type { QuestionContent } from '#contract/question.ts';
import type { QuestionBody } from '#features/questions/contract.ts';
import type { Answer, ShownQuestion, ShownResult } from '#web/kit/question/types.ts';

/** As written where that tells nothing, else mixed the same way each time: nothing jumps while somebody types. */
const layoutOf = (content: QuestionContent): number[] =>
  layOut('shuffle' in content ? { ...content, shuffle: false } : content, () => 0);

/** Nothing, while it is being typed and no number yet. */
const orNothing = <N extends number | null>(typed: N) => (Number.isNaN(typed) ? 0 : typed);

/** The question as a student gets it. */
export const shownOf = (body: QuestionBody): ShownQuestion =>
  shownQuestion({ ...body, points: orNothing(body.points) }, layoutOf(body.content));

/** What was answered, in the question's own counting: it still means the same when the question changes. */
export const givenIn = (content: QuestionContent, answer: Answer): Given | null =>
  toGiven(content, layoutOf(content), answer);

/** An answer of before that fits no more says nothing. */
const fits = (content: QuestionContent, given: Given) =>
  !('order' in given && content.kind === 'ordering' && given.order.length !== content.items.length);

export const answerOf = (content: QuestionContent, given: Given | null): Answer | null =>
  given && fits(content, given) ? toAnswer(content, layoutOf(content), given) : null;

/** While it is written there may be no answer yet that is fully right. */
function rightOf(content: QuestionContent): Given | null {
  const right = rightAnswer(content);
  return right && grade(content, right) === 1 ? right : null;
}

/** How a student's answer would be graded, and what they would be told. */
export function checked(body: QuestionBody, given: Given | null): ShownResult {
  const { content } = body;
  const answer = answerOf(content, given);
  const { right, ...result } = shownResult({
    question: { ...body, points: orNothing(body.points) },
    shown: layoutOf(content),
    answer,
    fraction: orNothing(grade(content, answer && given)),
  });
  return right && rightOf(content) ? { ...result, right } : result;
}

function feedbackOf(content: QuestionContent): { key?: number; html: string }[] | undefined {
  if (content.kind !== 'single' && content.kind !== 'multiple') return undefined;
  return content.answers.flatMap(({ feedback }, key) => (feedback ? [{ key, html: feedback }] : []));
}

/** A right answer and what a student sees then, with the feedback to every option so that it can be proofread. */
export function afterwards(body: QuestionBody): { answer: Answer | null; result: ShownResult } {
  const { content } = body;
  const given = content.kind === 'essay' ? { text: content.template } : rightOf(content);
  const result = checked(body, given);
  return { answer: answerOf(content, given), result: { ...result, feedback: feedbackOf(content) ?? result.feedback } };
}
