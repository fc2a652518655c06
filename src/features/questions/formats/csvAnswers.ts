import type { QuestionContent } from '#contract/question.ts';
import type { QuestionKind } from '#contract/questionKinds.ts';
import { readHtmlCell, readSeenWords } from './csvCells.ts';
import type { CsvRow } from './csvRows.ts';
import { readNumber } from './numbers.ts';

const RIGHT = /^(right|correct|true|yes|y|x|✓|✔)$/i;
const WRONG = /^(wrong|incorrect|false|no|n)$/i;

function readFlag(text: string, otherwise: boolean): boolean {
  if (text === '') return otherwise;
  return !/^(no|n|false|0|off)$/i.test(text);
}

type Score = number | 'right' | undefined;

function scoreOf(text: string, problems: string[]): Score {
  if (text === '') return undefined;
  if (RIGHT.test(text)) return 'right';
  if (WRONG.test(text)) return 0;
  const number = readNumber(text.replace(/\s*%$/, ''));
  if (number === undefined) problems.push(`This is not a score: ${text}.`);
  return number ?? 0;
}

/** Places of answers that say anything. */
const placesIn = (row: CsvRow) =>
  Array.from({ length: row.answers }, (_, index) => index).filter(
    (index) =>
      row.raw('answer', index) !== '' ||
      row.raw('score', index) !== '' ||
      row.raw('feedback', index) !== '' ||
      row.raw('tolerance', index) !== '' ||
      row.raw('match', index) !== '',
  );

/** Which answers the column `correct` means: by number, by letter, or by what they say. */
function correctOnes(row: CsvRow, places: number[], problems: string[]): Set<number> {
  const given = row.words('correct');
  if (given === '') return new Set();
  const whole = places.filter((index) => row.words('answer', index).toLowerCase() === given.toLowerCase());
  if (whole.length > 0) return new Set(whole);
  const found = given
    .split(/[\s,;|/&+]+/)
    .filter(Boolean)
    .map((word) => {
      if (/^\d{1,2}$/.test(word)) return Number(word) - 1;
      return /^[a-z]$/i.test(word) ? word.toLowerCase().charCodeAt(0) - 97 : -1;
    });
  if (found.some((index) => !places.includes(index))) problems.push(`There is no answer ${given}.`);
  return new Set(found);
}

function choices(kind: 'single' | 'multiple', row: CsvRow, problems: string[]): QuestionContent {
  const places = placesIn(row);
  const correct = correctOnes(row, places, problems);
  const scores = places.map(
    (index) => scoreOf(row.words('score', index), problems) ?? (correct.has(index) ? 'right' : 0),
  );
  const rights = scores.filter((one) => one === 'right').length;
  const full = kind === 'single' ? 100 : 100 / Math.max(1, rights);
  return {
    kind,
    answers: places.map((index, at) => {
      const score = scores[at] ?? 0;
      return {
        text: readHtmlCell(row.raw('answer', index)),
        fraction: score === 'right' ? full : score,
        feedback: readHtmlCell(row.raw('feedback', index)),
      };
    }),
    shuffle: readFlag(row.words('shuffle'), true),
  };
}

const isTrue = (text: string) => /^(t|true|yes|1|right|correct)$/i.test(text);
const isFalse = (text: string) => /^(f|false|no|0|wrong|incorrect)$/i.test(text);

function truefalse(row: CsvRow, problems: string[]): QuestionContent {
  const places = placesIn(row);
  const at = (test: (text: string) => boolean) => places.find((index) => test(row.words('answer', index)));
  const [yes, no] = [at(isTrue), at(isFalse)];
  const given = row.words('correct');
  const isRight = (index: number | undefined) => {
    const score = index === undefined ? undefined : scoreOf(row.words('score', index), problems);
    return score === undefined ? undefined : score === 'right' || score > 0;
  };
  // A single answer without a score is the right one.
  const only =
    yes !== undefined && no !== undefined ? undefined : yes !== undefined ? true : no !== undefined ? false : undefined;
  const wrongIsNo = isRight(no);
  const right = given ? isTrue(given) : (isRight(yes) ?? (wrongIsNo === undefined ? only : !wrongIsNo));
  if (right === undefined || (given && !isTrue(given) && !isFalse(given)))
    problems.push('Say whether it is true or false.');
  const feedback = (index: number | undefined) => (index === undefined ? '' : readHtmlCell(row.raw('feedback', index)));
  return { kind: 'truefalse', right: right ?? true, feedbackTrue: feedback(yes), feedbackFalse: feedback(no) };
}

const percent = (score: Score) => (score === undefined || score === 'right' ? 100 : score);

function short(row: CsvRow, problems: string[]): QuestionContent {
  const answers = placesIn(row).map((index) => ({
    text: row.words('answer', index),
    fraction: percent(scoreOf(row.words('score', index), problems)),
    feedback: readHtmlCell(row.raw('feedback', index)),
  }));
  const only = row.words('correct');
  if (answers.length === 0 && only) answers.push({ text: only, fraction: 100, feedback: '' });
  return { kind: 'short', answers, caseSensitive: readFlag(row.words('case sensitive'), false) };
}

function numerical(row: CsvRow, problems: string[]): QuestionContent {
  const number = (text: string) => {
    const value = text === '*' ? null : readNumber(text);
    if (value === undefined) problems.push(`This is not a number: ${text || '?'}.`);
    return value ?? null;
  };
  const answers = placesIn(row).map((index) => {
    const tolerance = readNumber(row.words('tolerance', index) || '0');
    if (tolerance === undefined) problems.push('A tolerance is not a number.');
    return {
      value: number(row.words('answer', index)),
      tolerance: tolerance ?? 0,
      fraction: percent(scoreOf(row.words('score', index), problems)),
      feedback: readHtmlCell(row.raw('feedback', index)),
    };
  });
  const only = row.words('correct');
  if (answers.length === 0 && only) answers.push({ value: number(only), tolerance: 0, fraction: 100, feedback: '' });
  return { kind: 'numerical', answers, unit: row.words('unit') };
}

function matching(row: CsvRow): QuestionContent {
  const sides = placesIn(row).map((index) => ({
    cell: row.raw('answer', index),
    match: readSeenWords(row.raw('match', index)),
  }));
  return {
    kind: 'matching',
    pairs: sides.filter((one) => one.cell !== '').map(({ cell, match }) => ({ prompt: readHtmlCell(cell), match })),
    distractors: sides.filter((one) => one.cell === '').map((one) => one.match),
    shuffle: readFlag(row.words('shuffle'), true),
  };
}

function wordCount(text: string, problems: string[]): number | null {
  if (text === '') return null;
  const count = Number(text);
  if (!Number.isInteger(count)) problems.push('Give a whole number.');
  return Number.isInteger(count) ? count : null;
}

/** What the columns say about a question of a kind. */
export function csvContent(kind: QuestionKind, row: CsvRow, problems: string[]): QuestionContent {
  switch (kind) {
    case 'single':
    case 'multiple':
      return choices(kind, row, problems);
    case 'truefalse':
      return truefalse(row, problems);
    case 'short':
      return short(row, problems);
    case 'numerical':
      return numerical(row, problems);
    case 'matching':
      return matching(row);
    case 'ordering':
      return { kind, items: placesIn(row).map((index) => readHtmlCell(row.raw('answer', index))) };
    case 'essay':
      return {
        kind,
        template: readHtmlCell(row.raw('template')),
        notes: readHtmlCell(row.raw('notes')),
        minWords: wordCount(row.words('min words'), problems),
        maxWords: wordCount(row.words('max words'), problems),
      };
  }
}
