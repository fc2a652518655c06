import type { QuestionContent } from '#contract/question.ts';
import type { QuestionKind } from '#contract/questionKinds.ts';
import { findControl, giftHtml, giftPlain, type TextRules, unescapeGift } from './giftText.ts';
import { readNumber, readRange } from './numbers.ts';
import type { OwnWords } from './own.ts';

/** One answer between the braces: `=%50%text#feedback`. */
interface Piece {
  sign: string;
  weight: number | undefined;
  text: string;
  feedback: string;
}

const WEIGHT = /^\s*%([+-]?[\d.]+(?:e[+-]?\d+)?)%/i;

function pieceOf(sign: string, source: string): Piece {
  const weight = WEIGHT.exec(source);
  const rest = weight ? source.slice(weight[0].length) : source;
  const mark = findControl(rest, '#');
  return {
    sign,
    weight: weight ? Number(weight[1]) : undefined,
    text: mark < 0 ? rest : rest.slice(0, mark),
    feedback: mark < 0 ? '' : rest.slice(mark + 1),
  };
}

/** Far more than a question may have. */
const MOST_PIECES = 200;

/** Splits at every `~` and `=`; what stands before the first one has no sign. */
function piecesOf(source: string): Piece[] {
  const pieces: Piece[] = [];
  let sign = '';
  for (let at = 0; at <= source.length && pieces.length < MOST_PIECES; ) {
    const next = findControl(source, '~=', at);
    const end = next < 0 ? source.length : next;
    const part = source.slice(at, end);
    if (sign !== '' || part.trim() !== '') pieces.push(pieceOf(sign, part));
    sign = source[end] ?? '';
    at = end + 1;
  }
  return pieces;
}

const hasArrow = (piece: Piece) => piece.text.includes('->');

/** What the braces hold says which kind it is. */
function kindOfAnswers(source: string, pieces: Piece[]): QuestionKind {
  if (source.trim() === '') return 'essay';
  if (source.trimStart().startsWith('#')) return 'numerical';
  if (pieces.some((one) => one.sign === '~')) return pieces.some((one) => one.sign === '=') ? 'single' : 'multiple';
  if (pieces.some((one) => one.sign === '=' && hasArrow(one))) return 'matching';
  return /^\s*(t|f|true|false)\s*(#|$)/i.test(source) ? 'truefalse' : 'short';
}

interface Reading {
  rules: TextRules;
  own: OwnWords | null;
  problems: string[];
}

function choices(pieces: Piece[], { rules, problems }: Reading) {
  if (pieces.some((one) => one.sign === '')) problems.push('Something stands before the first answer.');
  return pieces
    .filter((one) => one.sign !== '')
    .map(({ sign, weight, text, feedback }) => ({
      text: giftHtml(text, rules),
      fraction: weight ?? (sign === '=' ? 100 : 0),
      feedback: giftHtml(feedback, rules),
    }));
}

function truefalse(source: string, { rules }: Reading): QuestionContent {
  const first = findControl(source, '#');
  const word = (first < 0 ? source : source.slice(0, first)).trim();
  const right = /^t/i.test(word);
  const rest = first < 0 ? '' : source.slice(first + 1);
  const second = findControl(rest, '#');
  const wrongFeedback = giftHtml(second < 0 ? rest : rest.slice(0, second), rules);
  const rightFeedback = giftHtml(second < 0 ? '' : rest.slice(second + 1), rules);
  return {
    kind: 'truefalse',
    right,
    feedbackTrue: right ? rightFeedback : wrongFeedback,
    feedbackFalse: right ? wrongFeedback : rightFeedback,
  };
}

function numberOf(text: string, sign: string): { value: number | null; tolerance: number } | undefined {
  const plain = unescapeGift(text).trim();
  const [low, high, ...more] = plain.split('..');
  if (high !== undefined && more.length === 0) {
    const [from, to] = [readNumber(low ?? ''), readNumber(high)];
    return from === undefined || to === undefined ? undefined : readRange(from, to);
  }
  const [number = '', spread = '0'] = plain.split(':');
  const tolerance = readNumber(spread);
  if (tolerance === undefined) return undefined;
  if (number.trim() === '*' || (number.trim() === '' && sign === '~')) return { value: null, tolerance };
  const value = readNumber(number);
  return value === undefined ? undefined : { value, tolerance: Math.abs(tolerance) };
}

function numerical(source: string, { rules, problems }: Reading): QuestionContent {
  const rest = source.trimStart().replace(/^#/, '');
  const answers = piecesOf(rest).flatMap(({ sign, weight, text, feedback }) => {
    const number = numberOf(text, sign);
    if (!number) problems.push(`This is not a number: ${unescapeGift(text).trim() || '?'}.`);
    if (!number) return [];
    return [{ ...number, fraction: weight ?? (sign === '~' ? 0 : 100), feedback: giftHtml(feedback, rules) }];
  });
  return { kind: 'numerical', answers, unit: '' };
}

function matching(pieces: Piece[], { rules, own, problems }: Reading): QuestionContent {
  const sides = pieces.map(({ text, feedback }) => {
    const arrow = text.indexOf('->');
    if (arrow < 0) problems.push(`A pair has no arrow (->): ${giftPlain(text)}.`);
    if (feedback.trim()) problems.push('A pair of a matching question has no feedback.');
    return {
      prompt: giftHtml(text.slice(0, Math.max(0, arrow)), rules),
      match: unescapeGift(text.slice(arrow + 2)).trim(),
    };
  });
  const isPair = (one: { prompt: string }, index: number) =>
    own?.pairs === undefined ? one.prompt !== '' : index < own.pairs;
  return {
    kind: 'matching',
    pairs: sides.filter(isPair),
    distractors: sides.filter((one, index) => !isPair(one, index)).map((one) => one.match),
    shuffle: true,
  };
}

/** What stands between the braces. */
export function giftContent(source: string, reading: Reading): QuestionContent {
  const pieces = piecesOf(source);
  const kind = reading.own?.kind ?? kindOfAnswers(source, pieces);
  switch (kind) {
    case 'single':
    case 'multiple':
      return { kind, answers: choices(pieces, reading), shuffle: true };
    case 'truefalse':
      return truefalse(source, reading);
    case 'numerical':
      return numerical(source, reading);
    case 'matching':
      return matching(pieces, reading);
    case 'short': {
      const answers = pieces.map(({ weight, text, feedback }) => ({
        text: giftPlain(text),
        fraction: weight ?? 100,
        feedback: giftHtml(feedback, reading.rules),
      }));
      return { kind, answers, caseSensitive: false };
    }
    default:
      return { kind: 'essay', template: '', notes: '', minWords: null, maxWords: null };
  }
}
