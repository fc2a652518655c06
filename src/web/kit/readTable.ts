import { dsvFormat } from 'd3-dsv';
import { declaredSeparator, separatorOf } from '#contract/separatorOf.ts';
import { readText } from './readText.ts';

export interface TextTable {
  headings: string[];
  /** Lines as a spreadsheet counts them: the headings are line 1, or below a `sep=;`. Empty ones are left out. */
  rows: { line: number; cells: string[] }[];
}

/** A table out of text with commas, semicolons or tabs: a file, or what was copied from a spreadsheet. */
export function tableIn(text: string): TextTable {
  const lines = dsvFormat(separatorOf(text)).parseRows(text);
  const before = declaredSeparator(text) ? lines.findIndex((cells) => cells.some((cell) => cell !== '')) + 1 : 0;
  const [headings = [], ...rest] = lines.slice(before);
  const rows = rest
    .map((cells, at) => ({ line: before + at + 2, cells: headings.map((_, column) => (cells[column] ?? '').trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  return { headings: headings.map((heading) => heading.trim()), rows };
}

export const MOST_TABLE_BYTES = 1_000_000;

export type TableProblem = 'large' | 'noText' | 'empty';

/** Reads a file in the page; it goes nowhere. */
export async function readTableFile(file: Blob): Promise<TextTable | TableProblem> {
  if (file.size > MOST_TABLE_BYTES) return 'large';
  const text = await readText(file);
  if (text.includes('\u0000')) return 'noText';
  const table = tableIn(text);
  return table.rows.length > 0 ? table : 'empty';
}
