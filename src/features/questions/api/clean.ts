import { cleanHtml } from '#api/html.ts';
import { fileIdsIn, plainText } from '#api/plainText.ts';
import type { QuestionContent } from '#contract/question.ts';
import type { QuestionBody } from '#features/questions/contract.ts';

type Change = (html: string, field: string) => string;

function changeContent(content: QuestionContent, change: Change): QuestionContent {
  const at = (list: string, index: number, field: string) => `content.${list}.${index}.${field}`;
  switch (content.kind) {
    case 'single':
    case 'multiple':
      return {
        ...content,
        answers: content.answers.map((one, index) => ({
          ...one,
          text: change(one.text, at('answers', index, 'text')),
          feedback: change(one.feedback, at('answers', index, 'feedback')),
        })),
      };
    case 'truefalse':
      return {
        ...content,
        feedbackTrue: change(content.feedbackTrue, 'content.feedbackTrue'),
        feedbackFalse: change(content.feedbackFalse, 'content.feedbackFalse'),
      };
    case 'short':
      return { ...content, answers: feedbacks(content.answers, change) };
    case 'numerical':
      return { ...content, answers: feedbacks(content.answers, change) };
    case 'matching':
      return {
        ...content,
        pairs: content.pairs.map((one, index) => ({
          ...one,
          prompt: change(one.prompt, at('pairs', index, 'prompt')),
        })),
      };
    case 'ordering':
      return { ...content, items: content.items.map((one, index) => change(one, `content.items.${index}`)) };
    case 'essay':
      return {
        ...content,
        template: change(content.template, 'content.template'),
        notes: change(content.notes, 'content.notes'),
      };
  }
}

const feedbacks = <T extends { feedback: string }>(answers: T[], change: Change): T[] =>
  answers.map((one, index) => ({ ...one, feedback: change(one.feedback, `content.answers.${index}.feedback`) }));

/** Goes through every text of a question that is HTML, with the name of its field. */
export const changeHtml = <Q extends Pick<QuestionBody, 'text' | 'generalFeedback' | 'content'>>(
  body: Q,
  change: Change,
): Q => ({
  ...body,
  text: change(body.text, 'text'),
  generalFeedback: change(body.generalFeedback, 'generalFeedback'),
  content: changeContent(body.content, change),
});

export const cleanQuestion = <Q extends Pick<QuestionBody, 'text' | 'generalFeedback' | 'content'>>(body: Q): Q =>
  changeHtml(body, cleanHtml);

/** Every uploaded picture it shows, and the first field that does. */
export function picturesOf(body: Pick<QuestionBody, 'text' | 'generalFeedback' | 'content'>): Map<number, string> {
  const found = new Map<number, string>();
  changeHtml(body, (html, field) => {
    for (const id of fileIdsIn(html)) if (!found.has(id)) found.set(id, field);
    return html;
  });
  return found;
}

function answersOf(content: QuestionContent): string[] {
  switch (content.kind) {
    case 'single':
    case 'multiple':
      return content.answers.map((one) => plainText(one.text));
    case 'short':
      return content.answers.map((one) => one.text);
    case 'numerical':
      return content.answers.flatMap(({ value }) => (value === null ? [] : [`${value} ${content.unit}`.trim()]));
    case 'matching':
      return [...content.pairs.flatMap((one) => [plainText(one.prompt), one.match]), ...content.distractors];
    case 'ordering':
      return content.items.map(plainText);
    case 'truefalse':
    case 'essay':
      return [];
  }
}

/** Everything there is to read: the text in the first line, then an answer a line. */
export const plainOf = ({ text, content }: Pick<QuestionBody, 'text' | 'content'>): string =>
  [plainText(text), ...answersOf(content).filter(Boolean)].join('\n');

const PREVIEW_LETTERS = 300;

export const previewOf = (plain: string): string => {
  const [first = ''] = plain.split('\n', 1);
  return first.length > PREVIEW_LETTERS ? `${first.slice(0, PREVIEW_LETTERS)}…` : first;
};
