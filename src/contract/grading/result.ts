import type { QuestionContent, QuestionText } from '#contract/question.ts';
import type { Answer, ResultState, ShownResult } from '#features/student/contract.ts';
import { type Given, type GivenOf, numericalMatch, rightAnswer, shortMatch } from './grade.ts';
import { readable } from './matchText.ts';
import { pointsOf } from './points.ts';
import { toAnswer, toGiven } from './shown.ts';

function stateOf(kind: QuestionContent['kind'], fraction: number | null, answer: Answer | null): ResultState {
  if (answer === null) return 'unanswered';
  if (fraction === null) return 'ungraded';
  if (kind === 'essay') return 'marked';
  return fraction === 1 ? 'right' : fraction > 0 ? 'partly' : 'wrong';
}

/** What the author wrote to the answer that was given. */
function feedbackTo(content: QuestionContent, shown: number[], given: Given | null) {
  const at = (index: number, html: string | undefined) => (html ? [{ key: shown.indexOf(index), html }] : []);
  const plain = (html: string | undefined) => (html ? [{ html }] : []);
  if (given === null) return [];
  switch (content.kind) {
    case 'single': {
      const { choice } = given as GivenOf['single'];
      return at(choice, content.answers[choice]?.feedback);
    }
    case 'multiple':
      return (given as GivenOf['multiple']).choices.flatMap((choice) => at(choice, content.answers[choice]?.feedback));
    case 'truefalse':
      return plain((given as GivenOf['truefalse']).value ? content.feedbackTrue : content.feedbackFalse);
    case 'short':
      return plain(shortMatch(content, (given as GivenOf['short']).text)?.feedback);
    case 'numerical':
      return plain(numericalMatch(content, (given as GivenOf['numerical']).text)?.feedback);
    default:
      return [];
  }
}

/** Short and numerical answers that are fully right, as text. */
function acceptedBy(content: QuestionContent): string[] | undefined {
  if (content.kind === 'short')
    return content.answers.filter((one) => one.fraction === 100).map((one) => readable(one.text));
  if (content.kind !== 'numerical') return undefined;
  return content.answers.flatMap(({ value, tolerance, fraction }) => {
    if (value === null || fraction !== 100) return [];
    const number = tolerance > 0 ? `${value} ± ${tolerance}` : String(value);
    return [content.unit ? `${number} ${content.unit}` : number];
  });
}

interface Item {
  question: QuestionText;
  shown: number[];
  answer: Answer | null;
  fraction: number | null;
  comment?: string;
}

/** How one question went: for a practice that is handed in. */
export function shownResult({ question, shown, answer, fraction, comment }: Item): ShownResult {
  const { content, points, generalFeedback } = question;
  const right = rightAnswer(content);
  const accepted = acceptedBy(content);
  const feedback = feedbackTo(content, shown, toGiven(content, shown, answer));
  return {
    state: stateOf(content.kind, fraction, answer),
    score: fraction === null ? null : pointsOf(fraction * points),
    ...(comment ? { comment } : {}),
    ...(right && !accepted ? { right: toAnswer(content, shown, right) } : {}),
    ...(accepted ? { accepted } : {}),
    ...(feedback.length > 0 ? { feedback } : {}),
    ...(generalFeedback ? { generalFeedback } : {}),
  };
}
