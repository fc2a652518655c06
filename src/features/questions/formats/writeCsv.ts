import { BYTE_ORDER_MARK } from '#contract/csv.ts';
import type { QuestionContent } from '#contract/question.ts';
import { writePath } from './categoryPath.ts';
import { csvRow, writeHtmlCell, writeSeenCell, writeSeenWords, writeTags } from './csvCells.ts';
import { type Column, headings, REPEATED_NAMES, type Repeated, WRITTEN } from './csvColumns.ts';
import { type ExportQuestion, KIND_NAMES, type QuestionWriter } from './parsed.ts';

type Answer = Partial<Record<Repeated, string | number>>;

/** How many answers a question takes columns for. */
function answersOf(content: QuestionContent): number {
  switch (content.kind) {
    case 'single':
    case 'multiple':
    case 'short':
    case 'numerical':
      return content.answers.length;
    case 'truefalse':
      return 2;
    case 'matching':
      return content.pairs.length + content.distractors.length;
    case 'ordering':
      return content.items.length;
    case 'essay':
      return 0;
  }
}

function answers(content: QuestionContent): Answer[] {
  switch (content.kind) {
    case 'single':
    case 'multiple':
      return content.answers.map(({ text, fraction, feedback }) => ({
        answer: writeHtmlCell(text),
        score: fraction,
        feedback: writeHtmlCell(feedback),
      }));
    case 'truefalse':
      return [
        { answer: 'true', score: content.right ? 100 : 0, feedback: writeHtmlCell(content.feedbackTrue) },
        { answer: 'false', score: content.right ? 0 : 100, feedback: writeHtmlCell(content.feedbackFalse) },
      ];
    case 'short':
      return content.answers.map(({ text, fraction, feedback }) => ({
        answer: text,
        score: fraction,
        feedback: writeHtmlCell(feedback),
      }));
    case 'numerical':
      return content.answers.map(({ value, tolerance, fraction, feedback }) => ({
        answer: value ?? '*',
        score: fraction,
        feedback: writeHtmlCell(feedback),
        tolerance,
      }));
    case 'matching':
      return [
        ...content.pairs.map(({ prompt, match }) => ({
          answer: writeSeenCell(prompt),
          match: match && writeSeenWords(match),
        })),
        ...content.distractors.map((match) => ({ match: writeSeenWords(match) })),
      ];
    case 'ordering':
      return content.items.map((item) => ({ answer: writeSeenCell(item) }));
    case 'essay':
      return [];
  }
}

const yesOrNo = (flag: boolean) => (flag ? 'yes' : 'no');

function ofKind(content: QuestionContent): Partial<Record<Column, string | number>> {
  switch (content.kind) {
    case 'single':
    case 'multiple':
    case 'matching':
      return { shuffle: yesOrNo(content.shuffle) };
    case 'short':
      return { 'case sensitive': yesOrNo(content.caseSensitive) };
    case 'numerical':
      return { unit: content.unit };
    case 'essay':
      return {
        template: writeHtmlCell(content.template),
        notes: writeHtmlCell(content.notes),
        'min words': content.minWords ?? '',
        'max words': content.maxWords ?? '',
      };
    default:
      return {};
  }
}

/** A question as a row of the table, with columns for so many answers: the most that any question has. */
export function cellsOf(question: ExportQuestion, columns: number): string[] {
  const { content } = question;
  if (answersOf(content) > columns) throw new Error('the table has too few columns for the answers');
  const cells: Partial<Record<Column, string | number>> = {
    kind: KIND_NAMES[content.kind].toLowerCase(),
    category: writePath(question.categoryPath, ' / '),
    name: question.name,
    question: writeHtmlCell(question.text),
    points: question.points,
    difficulty: question.difficulty,
    status: question.status,
    tags: writeTags(question.tags),
    'general feedback': writeHtmlCell(question.generalFeedback),
    ...ofKind(content),
  };
  const given = answers(content);
  return [
    ...WRITTEN.map((name) => `${cells[name] ?? ''}`),
    ...Array.from({ length: columns }, (_, index) =>
      REPEATED_NAMES.map((name) => `${given[index]?.[name] ?? ''}`),
    ).flat(),
  ];
}

export const csvWriter = (columns: number): QuestionWriter => ({
  head: BYTE_ORDER_MARK + csvRow(headings(columns)),
  write(question) {
    return { text: csvRow(cellsOf(question, columns)) };
  },
  tail: '',
});
