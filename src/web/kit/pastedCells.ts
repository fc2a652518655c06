import { tsvParseRows } from 'd3-dsv';

/** What came from a spreadsheet, row by row; null when it is one cell, which any field takes by itself. */
export function pastedCells(text: string): string[][] | null {
  const rows = tsvParseRows(text.replace(/\r\n?/g, '\n'))
    .map((cells) => cells.map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== ''));
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1 ? rows : null;
}
