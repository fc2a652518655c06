import type { QuestionContent, QuestionText } from '#contract/question.ts';
import { isWritten } from '#contract/questionKinds.ts';
import type { QuestionBody } from '#features/questions/contract.ts';
import { blankDraft, type Draft, filledUp } from './draft.ts';
import { sharingOf } from './fractions.ts';
import { readNumber, writeNumber } from './numbers.ts';
import { ANY_OTHER, makeRow, type Row } from './rows.ts';

function contentDraft(content: QuestionContent): Partial<Draft> {
  switch (content.kind) {
    case 'single':
    case 'multiple':
      return { rows: content.answers.map((one) => makeRow(one)), shuffle: content.shuffle };
    case 'truefalse':
      return { right: content.right, feedbackTrue: content.feedbackTrue, feedbackFalse: content.feedbackFalse };
    case 'short':
      return { rows: content.answers.map((one) => makeRow(one)), caseSensitive: content.caseSensitive };
    case 'numerical':
      return {
        unit: content.unit,
        rows: content.answers.map(({ value, tolerance, ...one }) =>
          makeRow({
            ...one,
            text: value === null ? ANY_OTHER : writeNumber(value),
            tolerance: tolerance === 0 ? '' : writeNumber(tolerance),
          }),
        ),
      };
    case 'matching':
      return {
        rows: content.pairs.map(({ prompt, match }) => makeRow({ text: prompt, match })),
        distractors: content.distractors,
        shuffle: content.shuffle,
      };
    case 'ordering':
      return { rows: content.items.map((text) => makeRow({ text })) };
    case 'essay':
      return {
        template: content.template,
        notes: content.notes,
        minWords: content.minWords ?? '',
        maxWords: content.maxWords ?? '',
      };
  }
}

type Written = QuestionText & Pick<QuestionBody, 'status' | 'categoryId' | 'tags'>;

/** A stored question, ready to be changed. */
export function draftOf({
  name,
  text,
  generalFeedback,
  points,
  difficulty,
  status,
  categoryId,
  tags,
  content,
}: Written): Draft {
  const { kind } = content;
  const part = contentDraft(content);
  return blankDraft({
    ...{ kind, name, text, generalFeedback, points, difficulty, status, categoryId, tags },
    ...part,
    rows: filledUp(kind, part.rows ?? [], 1),
    sharing: sharingOf(kind, part.rows ?? []),
  });
}

/** Left empty, so it is not stored: a line too many is no mistake. */
const isBlank = (row: Row) =>
  !isWritten(row.text) && !isWritten(row.feedback) && row.match.trim() === '' && row.tolerance.trim() === '';

const numberOf = (typed: number | string) => (typeof typed === 'number' ? typed : Number.NaN);
const count = (typed: number | string) => (typed === '' ? null : numberOf(typed));

function contentOf(draft: Draft, rows: Row[]): QuestionContent {
  const { kind, shuffle } = draft;
  const answers = rows.map(({ text, fraction, feedback }) => ({ text, fraction, feedback }));
  switch (kind) {
    case 'single':
    case 'multiple':
      return { kind, answers, shuffle };
    case 'truefalse':
      return { kind, right: draft.right, feedbackTrue: draft.feedbackTrue, feedbackFalse: draft.feedbackFalse };
    case 'short':
      return {
        kind,
        answers: answers.map((one) => ({ ...one, text: one.text.trim() })),
        caseSensitive: draft.caseSensitive,
      };
    case 'numerical':
      return {
        kind,
        unit: draft.unit.trim(),
        answers: rows.map(({ text, tolerance, fraction, feedback }) => ({
          value: text.trim() === ANY_OTHER ? null : readNumber(text),
          tolerance: tolerance.trim() === '' ? 0 : readNumber(tolerance),
          fraction,
          feedback,
        })),
      };
    case 'matching':
      return {
        kind,
        shuffle,
        pairs: rows.map(({ text, match }) => ({ prompt: text, match: match.trim() })),
        distractors: draft.distractors,
      };
    case 'ordering':
      return { kind, items: rows.map((row) => row.text) };
    case 'essay':
      return {
        kind,
        template: draft.template,
        notes: draft.notes,
        minWords: count(draft.minWords),
        maxWords: count(draft.maxWords),
      };
  }
}

/** What is stored of a draft, and the keys of the rows it was made from: errors name rows by their place. */
export function bodyOf(draft: Draft): { body: QuestionBody; keys: string[] } {
  const rows = draft.rows.filter((row) => !isBlank(row));
  const { name, text, generalFeedback, points, difficulty, status, categoryId, tags } = draft;
  return {
    body: {
      ...{ name: name.trim(), text, generalFeedback, difficulty, status, categoryId, tags },
      points: numberOf(points),
      content: contentOf(draft, rows),
    },
    keys: rows.map((row) => row.key),
  };
}

/** Everything typed that is worth keeping, numbers that are none yet included. */
const typedIn = (draft: Draft) =>
  JSON.stringify([
    bodyOf(draft).body,
    [draft.points, draft.minWords, draft.maxWords],
    draft.rows.filter((row) => !isBlank(row)).map(({ text, tolerance }) => [text, tolerance]),
  ]);

/** Is there anything in it that somebody would miss? */
export const isChanged = (draft: Draft, from: Draft): boolean => typedIn(draft) !== typedIn(from);
