import { z } from 'zod';
import { DIFFICULTIES, isWritten, type QuestionKind } from './questionKinds.ts';

/** Text that people format: cleaned HTML. Formulas are `<span data-type="inline-math" data-latex="…">`. */
const html = z.string().max(100_000, 'This text is too long.').default('');
const line = z.string().trim().max(1_000, 'Use at most 1,000 characters.');

/** Percent of the points an answer is worth: 100 is right, 0 is wrong, below 0 costs points. */
const fraction = z
  .number('Give a number of percent.')
  .min(-100, 'Use a percentage from -100 to 100.')
  .max(100, 'Use a percentage from -100 to 100.');

const MOST_ANSWERS = 50;
const several = <T extends z.ZodType>(one: T) => z.array(one).max(MOST_ANSWERS, 'Use at most 50 answers.').default([]);

const choice = z.object({ text: html, fraction: fraction.default(0), feedback: html });

const single = z.object({ kind: z.literal('single'), answers: several(choice), shuffle: z.boolean().default(true) });
const multiple = z.object({
  kind: z.literal('multiple'),
  answers: several(choice),
  shuffle: z.boolean().default(true),
});
const truefalse = z.object({
  kind: z.literal('truefalse'),
  right: z.boolean().default(true),
  feedbackTrue: html,
  feedbackFalse: html,
});
/** Plain text to compare with; `*` stands for anything. */
const short = z.object({
  kind: z.literal('short'),
  answers: several(z.object({ text: line, fraction: fraction.default(100), feedback: html })),
  caseSensitive: z.boolean().default(false),
});
const numerical = z.object({
  kind: z.literal('numerical'),
  answers: several(
    z.object({
      /** Without a number: feedback for any other answer. */
      value: z.number('Give a number.').nullable(),
      tolerance: z.number('Give a number.').min(0, 'A tolerance is never below 0.').default(0),
      fraction: fraction.default(100),
      feedback: html,
    }),
  ),
  unit: z.string().trim().max(40, 'Use at most 40 characters.').default(''),
});
const matching = z.object({
  kind: z.literal('matching'),
  pairs: several(z.object({ prompt: html, match: line })),
  /** Offered beside the right ones, matching nothing. */
  distractors: several(line),
  shuffle: z.boolean().default(true),
});
/** The items in their right order. */
const ordering = z.object({ kind: z.literal('ordering'), items: several(html) });
const words = z.number('Give a number.').int('Give a whole number.').min(1, 'Use at least 1 word.').max(20_000);
const essay = z.object({
  kind: z.literal('essay'),
  template: html,
  /** For whoever marks it; a student never sees it. */
  notes: html,
  minWords: words.nullable().default(null),
  maxWords: words.nullable().default(null),
});

/** What is particular to a kind. Incomplete content is allowed: a draft is saved as it is. */
export const questionContent = z.discriminatedUnion(
  'kind',
  [single, multiple, truefalse, short, numerical, matching, ordering, essay],
  'Choose a kind of question.',
);
export type QuestionContent = z.infer<typeof questionContent>;
export type ContentOf<K extends QuestionKind> = Extract<QuestionContent, { kind: K }>;

/** What somebody writes: the same in the editor, on the wire, in a version, in an import. */
export const questionText = z.object({
  /** A short name for lists and files; without one the text stands for it. */
  name: z.string().trim().max(200, 'Use at most 200 characters.').default(''),
  text: html,
  content: questionContent,
  generalFeedback: html,
  points: z
    .number('Give a number of points.')
    .min(0, 'Points start at 0.')
    .max(1_000, 'Use at most 1,000 points.')
    .default(1),
  difficulty: z.enum(DIFFICULTIES, `Choose from ${DIFFICULTIES.join(', ')}.`).default('medium'),
});
export type QuestionText = z.infer<typeof questionText>;

const sumOf = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0);

type Problem = { field: string; message: string };
const problem = (field: string, message: string): Problem => ({ field, message });

const unwritten = (list: { text: string }[], field: string) =>
  list.flatMap((one, index) =>
    isWritten(one.text) ? [] : [problem(`${field}.${index}.text`, 'Write this answer or remove it.')],
  );

function contentProblems(content: QuestionContent): Problem[] {
  const at = 'content';
  switch (content.kind) {
    case 'single': {
      const { answers } = content;
      return [
        ...(answers.length < 2 ? [problem(`${at}.answers`, 'Give at least two answers.')] : []),
        ...(answers.some((one) => one.fraction === 100) ? [] : [problem(`${at}.answers`, 'Mark the right answer.')]),
        ...unwritten(answers, `${at}.answers`),
      ];
    }
    case 'multiple': {
      const { answers } = content;
      const right = sumOf(answers.map((one) => Math.max(0, one.fraction)));
      return [
        ...(answers.length < 2 ? [problem(`${at}.answers`, 'Give at least two answers.')] : []),
        ...(right === 0 ? [problem(`${at}.answers`, 'Mark at least one right answer.')] : []),
        ...(right > 0 && Math.abs(right - 100) > 0.1
          ? [problem(`${at}.answers`, 'The right answers have to add up to 100 %.')]
          : []),
        ...unwritten(answers, `${at}.answers`),
      ];
    }
    case 'truefalse':
      return [];
    case 'short':
      return [
        ...(content.answers.some((one) => one.fraction === 100)
          ? []
          : [problem(`${at}.answers`, 'Give at least one answer that is fully right.')]),
        ...unwritten(content.answers, `${at}.answers`),
      ];
    case 'numerical':
      return content.answers.some((one) => one.fraction === 100 && one.value !== null)
        ? []
        : [problem(`${at}.answers`, 'Give at least one answer that is fully right.')];
    case 'matching': {
      const open = content.pairs.flatMap((one, index) => [
        ...(isWritten(one.prompt)
          ? []
          : [problem(`${at}.pairs.${index}.prompt`, 'Write this side or remove the pair.')]),
        ...(one.match ? [] : [problem(`${at}.pairs.${index}.match`, 'Write this side or remove the pair.')]),
      ]);
      const matches = new Set([...content.pairs.map((one) => one.match), ...content.distractors]);
      return [
        ...(content.pairs.length < 2 ? [problem(`${at}.pairs`, 'Give at least two pairs.')] : []),
        ...(content.pairs.length >= 2 && matches.size < 2
          ? [problem(`${at}.pairs`, 'Give at least two different matches.')]
          : []),
        ...open,
      ];
    }
    case 'ordering':
      return [
        ...(content.items.length < 2 ? [problem(`${at}.items`, 'Give at least two items.')] : []),
        ...content.items.flatMap((one, index) =>
          isWritten(one) ? [] : [problem(`${at}.items.${index}`, 'Write this item or remove it.')],
        ),
      ];
    case 'essay':
      return content.minWords !== null && content.maxWords !== null && content.minWords > content.maxWords
        ? [problem(`${at}.maxWords`, 'The most words are fewer than the least.')]
        : [];
  }
}

/** What keeps a question from being put to students. A draft may have such gaps, a ready question none. */
export function readyProblems(question: QuestionText): Problem[] {
  return [
    ...(isWritten(question.text) ? [] : [problem('text', 'Write the question.')]),
    ...contentProblems(question.content),
  ];
}
