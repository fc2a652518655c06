import type { QuestionContent } from '#contract/question.ts';
import type { QuestionBody } from '#features/questions/contract.ts';
import type { Answer, ShownQuestion, ShownResult } from '#web/kit/question/types.ts';

const options = (texts: string[]) => texts.map((text, key) => ({ key, text }));

/** Mixed the same way each time, so that nothing jumps while somebody types: every other one first. */
export const mixed = (count: number): number[] => {
  const places = Array.from({ length: count }, (_, index) => index);
  return [...places.filter((one) => one % 2 === 1), ...places.filter((one) => one % 2 === 0)];
};

/** What can be chosen in a matching question, each text once. */
const matchesOf = (content: Extract<QuestionContent, { kind: 'matching' }>) => {
  const all = [...new Set([...content.pairs.map((one) => one.match), ...content.distractors])].filter(Boolean);
  return mixed(all.length).map((index) => all[index] ?? '');
};

/** The question as a student gets it. Keys are the places in what was written. */
export function shownOf({ text, points, content }: QuestionBody): ShownQuestion {
  const base = { kind: content.kind, text, points: Number.isNaN(points) ? 0 : points };
  switch (content.kind) {
    case 'single':
    case 'multiple':
      return { ...base, options: options(content.answers.map((one) => one.text)) };
    case 'numerical':
      return { ...base, unit: content.unit };
    case 'matching':
      return {
        ...base,
        prompts: options(content.pairs.map((one) => one.prompt)),
        choices: options(matchesOf(content)),
      };
    case 'ordering':
      return { ...base, items: mixed(content.items.length).map((key) => ({ key, text: content.items[key] ?? '' })) };
    case 'essay':
      return { ...base, template: content.template, minWords: content.minWords, maxWords: content.maxWords };
    default:
      return base;
  }
}

function rightOf(content: QuestionContent): Answer {
  switch (content.kind) {
    case 'single': {
      const right = content.answers.findIndex((one) => one.fraction === 100);
      return { choice: right < 0 ? null : right };
    }
    case 'multiple':
      return { choices: content.answers.flatMap((one, index) => (one.fraction > 0 ? [index] : [])) };
    case 'truefalse':
      return { value: content.right };
    case 'short':
      return { text: content.answers.find((one) => one.fraction === 100)?.text ?? '' };
    case 'numerical':
      return { text: String(content.answers.find((one) => one.fraction === 100)?.value ?? '') };
    case 'matching': {
      const choices = matchesOf(content);
      return { pairs: content.pairs.map((one) => (one.match ? choices.indexOf(one.match) : null)) };
    }
    case 'ordering':
      return { order: content.items.map((_, index) => index) };
    case 'essay':
      return { text: content.template };
  }
}

function feedbackOf(content: QuestionContent): { key?: number; html: string }[] {
  const said = (html: string | undefined, key?: number) => (html ? [key === undefined ? { html } : { key, html }] : []);
  switch (content.kind) {
    case 'single':
    case 'multiple':
      return content.answers.flatMap((one, key) => said(one.feedback, key));
    case 'truefalse':
      return said(content.right ? content.feedbackTrue : content.feedbackFalse);
    case 'short':
    case 'numerical':
      return said(content.answers.find((one) => one.fraction === 100)?.feedback);
    default:
      return [];
  }
}

/** A right answer and what a student sees then, with the feedback to every option so that it can be proofread. */
export function afterwards(body: QuestionBody): { answer: Answer; result: ShownResult } {
  const answer = rightOf(body.content);
  const isEssay = body.content.kind === 'essay';
  return {
    answer,
    result: {
      state: isEssay ? 'ungraded' : 'right',
      score: isEssay || Number.isNaN(body.points) ? null : body.points,
      ...(isEssay ? {} : { right: answer }),
      feedback: feedbackOf(body.content),
      generalFeedback: body.generalFeedback,
    },
  };
}
