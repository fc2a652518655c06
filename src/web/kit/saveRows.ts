import { csvOf, type PlainRows, saveCsv } from './charts/csv.ts';
import { saveFile } from './saveFile.ts';

export const ROW_FORMATS = ['csv', 'json'] as const;
export type RowFormat = (typeof ROW_FORMATS)[number];

/** Rows as text, as a file would hold them. */
export function rowsAsText(format: RowFormat, table: PlainRows): string {
  if (format === 'csv') return csvOf(table);
  const things = table.rows.map((row) =>
    Object.fromEntries(table.columns.map((column, at) => [column, row[at] ?? null])),
  );
  return JSON.stringify(things, null, 2);
}

/** Rows that the page has already, as a file. Lists of many pages are written by the server: see `download`. */
export function saveRows(format: RowFormat, table: PlainRows, name: string) {
  const text = rowsAsText(format, table);
  if (format === 'csv') saveCsv(text, name);
  else saveFile(new Blob([text], { type: 'application/json' }), `${name}.json`);
}
