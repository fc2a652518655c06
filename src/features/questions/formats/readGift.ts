import { blankQuestion, finishRow, unknownKind, unreadRow } from './finish.ts';
import { giftContent } from './giftAnswers.ts';
import { type GiftBlock, giftBlocks } from './giftBlocks.ts';
import { findControl, giftHtml, marked, unescapeGift } from './giftText.ts';
import { withOwn } from './own.ts';
import type { ParsedRow } from './parsed.ts';

/** `::title::` at the front, and what follows it. */
function titleOf(text: string): { name: string; rest: string } {
  const trimmed = text.trim();
  if (!trimmed.startsWith('::')) return { name: '', rest: trimmed };
  for (let at = findControl(trimmed, ':', 2); at >= 0; at = findControl(trimmed, ':', at + 1)) {
    if (trimmed[at + 1] !== ':') continue;
    const name = unescapeGift(trimmed.slice(2, at).replace(/\s*\n\s*/g, ' ')).trim();
    return { name, rest: trimmed.slice(at + 2) };
  }
  return { name: '', rest: trimmed };
}

/** The brace that closes the one at `from`. */
function closing(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at >= 0; at = findControl(text, '{}', at + 1)) {
    depth += text[at] === '{' ? 1 : -1;
    if (depth === 0) return at;
  }
  return -1;
}

/** Four hashes begin what everybody is told. */
function generalFeedbackIn(source: string): number {
  for (let at = findControl(source, '#'); at >= 0; at = findControl(source, '#', at + 1)) {
    if (source.startsWith('####', at)) return at;
  }
  return -1;
}

function rowOf({ line, categoryPath, text, own, tags, idNumber }: GiftBlock): ParsedRow {
  const { name, rest } = titleOf(text);
  const { format } = marked(rest, 'auto');
  const rules = { format, ours: own !== null };
  const begin = findControl(rest, '{');
  const where = { line, categoryPath };
  const seen = { ...where, name, text: giftHtml(begin < 0 ? rest : rest.slice(0, begin), rules) };
  if (begin < 0) return unknownKind({ ...seen, kindName: 'Description' });
  const end = closing(rest, begin);
  if (end < 0) return unreadRow({ ...seen, problems: ['The brace that closes the answers, }, is missing.'] });
  const after = rest.slice(end + 1);
  if (findControl(after, '{') >= 0) {
    const problem = 'There are two sets of answers in braces. A brace that is a letter is written \\{ or \\}.';
    return unreadRow({ ...seen, problems: [problem] });
  }
  const inside = rest.slice(begin + 1, end);
  const mark = generalFeedbackIn(inside);
  const problems: string[] = [];
  const notes = idNumber ? [`Its ID number has no place here: ${idNumber}.`] : [];
  const gap = after.trim() ? `_____${after}` : '';
  const question = {
    ...blankQuestion(),
    name,
    text: giftHtml(rest.slice(0, begin) + gap, rules),
    content: giftContent(mark < 0 ? inside : inside.slice(0, mark), { rules, own, problems }),
    generalFeedback: mark < 0 ? '' : giftHtml(inside.slice(mark + 4), rules),
    tags,
  };
  return finishRow({ ...where, problems, notes }, withOwn(question, own));
}

export function* readGift(text: string): Generator<ParsedRow> {
  for (const block of giftBlocks(text)) yield rowOf(block);
}
