import { dsvFormat } from 'd3-dsv';
import { decodeText } from '#contract/decodeText.ts';
import { declaredSeparator, separatorOf } from '#contract/separatorOf.ts';

/** A spreadsheet would take these for a formula. */
const LIKE_A_FORMULA = /^'*[=+\-@\t\r]/;
const GUARDED = /^'+[=+\-@\t\r]/;

/** One apostrophe in front keeps a spreadsheet from running a cell; `unguard` takes it away again. */
export const guard = (text: string) => (LIKE_A_FORMULA.test(text) ? `'${text}` : text);
export const unguard = (text: string) => (GUARDED.test(text) ? text.slice(1) : text);

const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;
/** One cell as it stands in a file, not guarded. */
export const csvCell = (text: string) => (NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** One line of a CSV file, with what a spreadsheet could run made harmless. */
export const csvLine = (cells: readonly string[]) => `${cells.map((one) => csvCell(guard(one))).join(',')}\r\n`;

/** Spreadsheets take a file without it for an older encoding. */
export const BYTE_ORDER_MARK = '\uFEFF';

export interface Table {
  headings: string[];
  /** Lines as a spreadsheet counts them, from the first of the file on. Empty ones are left out. */
  rows: { line: number; cells: string[] }[];
}

/** Reads a table out of the bytes of a file. Undefined when they are no text. */
export function readTable(bytes: Uint8Array): Table | undefined {
  const text = decodeText(bytes);
  if (text.includes('\u0000')) return undefined;
  const filled = dsvFormat(separatorOf(text))
    .parseRows(text)
    .map((cells, at) => ({ line: at + 1, cells }))
    .filter(({ cells }) => cells.some((one) => one.trim() !== ''));
  // A line that only names the separator is no part of the table.
  const [top, ...rest] = filled.slice(declaredSeparator(text) ? 1 : 0);
  const headings = top?.cells ?? [];
  const rows = rest
    .map(({ line, cells }) => ({ line, cells: headings.map((_, column) => unguard(cells[column] ?? '')) }))
    .filter(({ cells }) => cells.some((one) => one.trim() !== ''));
  return { headings: headings.map((one) => one.trim()), rows };
}
