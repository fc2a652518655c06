import { dsvFormat } from 'd3-dsv';
import { hasOpenQuote, unguard } from '#contract/csv.ts';
import { decodeText } from '#contract/decodeText.ts';
import { declaredSeparator, separatorOf } from '#contract/separatorOf.ts';

export interface Table {
  headings: string[];
  /** Lines as a spreadsheet counts them, from the first of the file on. Empty ones are left out. */
  rows: { line: number; cells: string[] }[];
  /** A quotation mark has no end: all that comes after it is one cell. */
  isOpen: boolean;
}

/** Reads a table out of the bytes of a file. Undefined when they are no text. */
export function readTable(bytes: Uint8Array): Table | undefined {
  const text = decodeText(bytes);
  if (text.includes('\u0000')) return undefined;
  const separator = separatorOf(text);
  const filled = dsvFormat(separator)
    .parseRows(text)
    .map((cells, at) => ({ line: at + 1, cells }))
    .filter(({ cells }) => cells.some((one) => one.trim() !== ''));
  // A line that only names the separator is no part of the table.
  const [top, ...rest] = filled.slice(declaredSeparator(text) ? 1 : 0);
  const headings = top?.cells ?? [];
  const rows = rest
    .map(({ line, cells }) => ({ line, cells: headings.map((_, column) => unguard(cells[column] ?? '')) }))
    .filter(({ cells }) => cells.some((one) => one.trim() !== ''));
  return { headings: headings.map((one) => one.trim()), rows, isOpen: hasOpenQuote(text, separator) };
}
