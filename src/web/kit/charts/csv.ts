import { saveFile } from '../saveFile.ts';

export interface PlainRows {
  columns: string[];
  rows: (string | number | null)[][];
}

/** A program that opens it must not take a name for a formula. */
const guarded = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const cell = (value: string | number | null) => {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = guarded(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

export const csvOf = ({ columns, rows }: PlainRows) =>
  [columns, ...rows].map((row) => row.map(cell).join(',')).join('\r\n');

/** With a mark at its head, so that spreadsheets read its letters right. */
export const saveCsv = (text: string, name: string) =>
  saveFile(new Blob([`\ufeff${text}\r\n`], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
