import { DIFFICULTIES, QUESTION_STATUSES, type QuestionKind } from '#contract/questionKinds.ts';
import { readPath } from './categoryPath.ts';
import { csvContent } from './csvAnswers.ts';
import { readHtmlCell, readTags } from './csvCells.ts';
import { type CsvRow, readCsvRows } from './csvRows.ts';
import { blankQuestion, finishRow, unknownKind, unreadRow } from './finish.ts';
import { readNumber } from './numbers.ts';
import type { ParsedRow } from './parsed.ts';

const KINDS: Record<QuestionKind, string[]> = {
  single: ['single', 'singlechoice', 'choice', 'singleanswer', 'mc', 'mcq'],
  multiple: [
    'multiple',
    'multiplechoice',
    'multiplechoices',
    'multipleanswer',
    'multipleanswers',
    'multipleresponse',
    'mr',
  ],
  truefalse: ['truefalse', 'tf', 'trueorfalse', 'yesno'],
  short: ['short', 'shortanswer', 'fillin', 'fillintheblank', 'sa'],
  numerical: ['numerical', 'numeric', 'number', 'num'],
  matching: ['matching', 'match', 'pairs'],
  ordering: ['ordering', 'order', 'sequence'],
  essay: ['essay', 'open', 'freetext', 'longanswer'],
};

const kindOf = (text: string) => {
  const word = text.toLowerCase().replace(/[^a-z]/g, '');
  return (Object.keys(KINDS) as QuestionKind[]).find((kind) => KINDS[kind].includes(word));
};

/** One of some words; empty is the first that is given for it. */
function oneOf<V extends string>(values: readonly V[], text: string, problems: string[]): V | undefined {
  if (text === '') return undefined;
  const found = values.find((value) => value === text.toLowerCase());
  if (!found) problems.push(`Choose from ${values.join(', ')}.`);
  return found;
}

function rowOf(row: CsvRow): ParsedRow {
  const { line } = row;
  const categoryPath = readPath(row.words('category'));
  const seen = { line, categoryPath, name: row.words('name'), text: readHtmlCell(row.raw('question')) };
  const word = row.words('kind');
  const kind = kindOf(word);
  if (word === '') return unreadRow({ ...seen, problems: ['Say which kind of question this is.'] });
  if (!kind) return unknownKind({ ...seen, kindName: word });
  const problems: string[] = [];
  const points = readNumber(row.words('points') || '1');
  if (points === undefined) problems.push('Give a number of points.');
  const question = {
    ...blankQuestion(),
    name: seen.name,
    text: seen.text,
    content: csvContent(kind, row, problems),
    generalFeedback: readHtmlCell(row.raw('general feedback')),
    points: points ?? 1,
    difficulty: oneOf(DIFFICULTIES, row.words('difficulty'), problems) ?? 'medium',
    status: oneOf(QUESTION_STATUSES, row.words('status'), problems) ?? null,
    tags: readTags(row.raw('tags')),
  };
  return finishRow({ line, categoryPath, problems }, question);
}

/** A table with a question a line. The first line names the columns, in any order. */
export function* readCsv(text: string): Generator<ParsedRow> {
  const { rows, unknown, hasQuestions, isOpen } = readCsvRows(text);
  if (!hasQuestions) {
    const problem = 'The first line has to name the columns: kind, question, answer 1, score 1 and so on.';
    yield unreadRow({ line: 1, categoryPath: [], problems: [problem] });
    return;
  }
  for (const [at, row] of rows.entries()) {
    const parsed = rowOf(row);
    if (at === 0 && unknown.length > 0)
      parsed.notes.push(`These columns are not known and were left out: ${unknown.join(', ')}.`);
    if (at === rows.length - 1 && isOpen) parsed.problems.push('A quotation mark is not closed.');
    yield isOpen && at === rows.length - 1 ? { ...parsed, question: null } : parsed;
  }
}
