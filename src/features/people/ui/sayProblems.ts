import { csvParseRows } from 'd3-dsv';
import { BYTE_ORDER_MARK, csvCell, guard } from '#contract/csv.ts';

/** The rows that failed, with what is wrong, a line for each in the last column, in other words. */
export function sayProblems(file: string, say: (sentence: string) => string): string {
  const [headings = [], ...rows] = csvParseRows(file.replace(BYTE_ORDER_MARK, ''));
  // The other cells are guarded already.
  const said = rows.map((row) => [...row.slice(0, -1), guard((row.at(-1) ?? '').split('\n').map(say).join(' '))]);
  return BYTE_ORDER_MARK + [headings, ...said].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}
