import { csvFormatRow, csvParseRows } from 'd3-dsv';

const BYTE_ORDER_MARK = '\uFEFF';
/** A spreadsheet would take these for a formula. */
const LIKE_A_FORMULA = /^[=+\-@\t\r]/;

const harmless = (text: string) => (LIKE_A_FORMULA.test(text) ? `'${text}` : text);

/** The rows that failed, with what is wrong, a line for each in the last column, in other words. */
export function sayProblems(file: string, say: (sentence: string) => string): string {
  const [headings = [], ...rows] = csvParseRows(file.replace(BYTE_ORDER_MARK, ''));
  const said = rows.map((row) => [...row.slice(0, -1), harmless((row.at(-1) ?? '').split('\n').map(say).join(' '))]);
  return BYTE_ORDER_MARK + [headings, ...said].map((row) => `${csvFormatRow(row)}\r\n`).join('');
}
