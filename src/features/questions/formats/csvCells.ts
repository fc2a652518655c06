import { csvCell, guard } from '#contract/csv.ts';
import { hasMarkup } from './autoHtml.ts';
import { findFormulas } from './formulas.ts';
import { blockHtml, decodeEntities } from './plain.ts';

/** In front of HTML that would not be read as such, and of an answer that is there but empty. */
const MARK = '<!--html-->';

/** Past this no text is taken anyway: nothing is done with it. */
const LONGEST = 100_000;

/** A cell is plain text as people type it, unless there is markup in it. */
export function readHtmlCell(cell: string): string {
  if (cell.startsWith(MARK)) return cell.slice(MARK.length);
  if (cell.length > LONGEST) return cell;
  return findFormulas(hasMarkup(cell) ? cell : blockHtml(cell));
}

const FORMULA = /<(span|div) data-type="(inline|block)-math" data-latex="([^"]*)"><\/\1>/g;

/** HTML as plain text; whether it says the same is for `writeHtmlCell` to find out. */
const plainOf = (html: string) =>
  decodeEntities(
    html
      .replace(FORMULA, (_, __, kind: string, latex: string) =>
        kind === 'inline' ? `\\(${latex}\\)` : `\\[${latex}\\]`,
      )
      .replace(/<\/p><p>/g, '\n\n')
      .replace(/<br \/>/g, '\n')
      .replace(/<\/?p>/g, ''),
  );

/** The most readable of the ways to write it that are read again as the very same. */
export const writeHtmlCell = (html: string): string =>
  [plainOf(html), html].find((cell) => readHtmlCell(cell) === html) ?? MARK + html;

/** The same for something that has to be seen to be there. */
export const writeSeenCell = (html: string) => writeHtmlCell(html) || MARK;

/** Plain words that have to be seen to be there, though they may be none. */
export const writeSeenWords = (words: string) => (words === '' || words.startsWith(MARK) ? MARK + words : words);
export const readSeenWords = (cell: string) => (cell.startsWith(MARK) ? cell.slice(MARK.length) : cell).trim();

const LIST = /[,;\\]/g;
export const writeTags = (tags: string[]) => tags.map((tag) => tag.replace(LIST, '\\$&')).join(', ');
export const readTags = (cell: string) =>
  [...cell.matchAll(/(?:\\[\s\S]|[^,;\\]|\\$)+/g)]
    .map(([tag]) => tag.replace(/\\([,;\\])/g, '$1').trim())
    .filter(Boolean);

const NUMBER = /^-?\d[\d.]*(?:e[+-]?\d+)?$/i;

/** A number below zero is not a formula: a spreadsheet may know it as the number it is. */
export const csvRow = (cells: string[]) =>
  `${cells.map((cell) => csvCell(NUMBER.test(cell) ? cell : guard(cell))).join(',')}\r\n`;
