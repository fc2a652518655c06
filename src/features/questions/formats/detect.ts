import type { QuestionFormat } from '#features/questions/choices.ts';
import { isQuestionTable } from './csvColumns.ts';

const SEEN = 200_000;

/** Which format a text is in. The text counts for more than what the file is called. */
export function detectFormat(text: string, fileName: string): QuestionFormat | undefined {
  const begin = text
    .slice(0, SEEN)
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (/^<(\?xml|!--|!DOCTYPE|quiz\b|question\b)/i.test(begin)) return 'moodle-xml';
  if (isQuestionTable(begin)) return 'csv';
  const ending = /\.([a-z]+)$/i.exec(fileName.trim())?.[1]?.toLowerCase();
  if (ending === 'gift') return 'gift';
  if (ending === 'xml') return 'moodle-xml';
  if (ending === 'csv' || ending === 'tsv') return 'csv';
  const hasAnswers = /^[ \t]*ANSWER[ \t]*:[ \t]*[A-Z]\b/im.test(begin);
  const hasOptions = /^[ \t]*A[).]/im.test(begin);
  const hasBraces = /(?<!\\)\{[^{}]*(?<!\\)\}/.test(begin);
  if (hasAnswers && (hasOptions || !hasBraces)) return 'aiken';
  if (hasBraces || /^[ \t]*(?:::|\$CATEGORY:|\/\/)/m.test(begin)) return 'gift';
  return hasOptions ? 'aiken' : undefined;
}
