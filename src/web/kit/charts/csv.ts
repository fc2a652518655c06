import { BYTE_ORDER_MARK, csvCell, guard } from '#contract/csv.ts';
import { saveFile } from '../saveFile.ts';

export interface PlainRows {
  columns: string[];
  rows: (string | number | null)[][];
}

/** A number stays one, also below zero: only words could be taken for a formula. */
const cell = (value: string | number | null) =>
  typeof value === 'string' ? csvCell(guard(value)) : String(value ?? '');

export const csvOf = ({ columns, rows }: PlainRows) =>
  [columns, ...rows].map((row) => row.map(cell).join(',')).join('\r\n');

/** With a mark at its head, so that spreadsheets read its letters right. */
export const saveCsv = (text: string, name: string) =>
  saveFile(new Blob([`${BYTE_ORDER_MARK}${text}\r\n`], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
