import { blankQuestion, finishRow, unreadRow } from './finish.ts';
import type { ParsedRow } from './parsed.ts';
import { htmlOf } from './textFormat.ts';

const OPTION = /^\s*([A-Za-z])(?:\)\s*|\.(?:\s+|$))(.*)$/s;
const ANSWER = /^\s*ANSWER\s*:\s*(.*)$/is;

interface Open {
  line: number;
  text: string[];
  options: { letter: string; text: string }[];
}

const letterOf = (line: string) => OPTION.exec(line)?.[1]?.toUpperCase();

function rowOf({ line, text, options }: Open, answer: string | undefined): ParsedRow {
  const html = htmlOf(text.join('\n'), 'plain');
  const problems: string[] = [];
  if (text.length === 0) problems.push('The text of the question is missing.');
  if (options.length < 2) problems.push('Give at least two answers, as lines that begin with A) and B).');
  const letters = options.map((one) => one.letter);
  if (new Set(letters).size < letters.length) problems.push('Two answers have the same letter.');
  const right = /^([A-Za-z])[).]?\s*$/.exec(answer ?? '')?.[1]?.toUpperCase();
  if (answer === undefined) problems.push('The line ANSWER: with the letter of the right answer is missing.');
  else if (right === undefined) problems.push(`After ANSWER: stands one letter, not this: ${answer.trim() || '?'}.`);
  else if (options.length > 0 && !letters.includes(right)) problems.push(`There is no answer ${right}.`);
  const answers = options.map((one) => ({
    text: htmlOf(one.text, 'plain'),
    fraction: one.letter === right ? 100 : 0,
    feedback: '',
  }));
  const question = { ...blankQuestion(), text: html, content: { kind: 'single' as const, answers, shuffle: true } };
  if (problems.length > 0) return unreadRow({ line, categoryPath: [], kind: 'single', text: html, problems });
  return finishRow({ line, categoryPath: [] }, question);
}

/** The next line with something in it, not far below. */
function nextWords(lines: string[], from: number): string | undefined {
  for (let at = from; at < from + 20; at += 1) if (lines[at]?.trim()) return lines[at];
  return undefined;
}

/** Whether the question goes on after an empty line: another option follows, or the right answer. */
function goesOn(open: Open, lines: string[], from: number): boolean {
  const next = nextWords(lines, from);
  if (next === undefined) return false;
  if (ANSWER.test(next)) return open.options.length > 0;
  const letter = letterOf(next);
  const last = open.options.at(-1)?.letter;
  return letter !== undefined && (last === undefined ? letter === 'A' : letter > last);
}

/** "A. Lincoln was…" is a question when the options begin after it. */
function isText(lines: string[], index: number): boolean {
  const next = nextWords(lines, index + 1);
  return next !== undefined && letterOf(next) === 'A';
}

/** Aiken: a text, options `A)` or `A.`, `ANSWER: A`. A text or an option may go on over several lines. */
export function* readAiken(source: string): Generator<ParsedRow> {
  const lines = source.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  let open: Open | null = null;
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') {
      if (open && !goesOn(open, lines, index + 1)) {
        yield rowOf(open, undefined);
        open = null;
      }
      continue;
    }
    const answer = ANSWER.exec(line);
    if (answer) {
      yield rowOf(open ?? { line: index + 1, text: [], options: [] }, answer[1] ?? '');
      open = null;
      continue;
    }
    open ??= { line: index + 1, text: [], options: [] };
    const option = OPTION.exec(line);
    const last = open.options.at(-1);
    const letter = letterOf(line) ?? '';
    const isOption = last !== undefined || letter === 'A' || open.text.length === 0;
    if (option && isOption && !(open.text.length === 0 && last === undefined && isText(lines, index))) {
      open.options.push({ letter, text: (option[2] ?? '').trim() });
    } else if (last) last.text = `${last.text}\n${line.trim()}`;
    else open.text.push(line.trim());
  }
  if (open) yield rowOf(open, undefined);
}
