import { dsvFormat } from 'd3-dsv';
import { hasOpenQuote, unguard } from '#contract/csv.ts';
import { declaredSeparator } from '#contract/separatorOf.ts';
import { type Column, type Place, placeOf, type Repeated, separatorOf } from './csvColumns.ts';

/** One line of the table, by column. */
export class CsvRow {
  readonly line: number;
  readonly #cells = new Map<string, string>();
  /** How many answers there are columns for. */
  readonly answers: number;

  constructor(line: number, places: (Place | undefined)[], cells: string[]) {
    this.line = line;
    let answers = 0;
    for (const [at, place] of places.entries()) {
      if (!place) continue;
      const key = 'index' in place ? `${place.column} ${place.index}` : place.column;
      if ('index' in place) answers = Math.max(answers, place.index + 1);
      // Of two columns that mean the same, the first one that says something counts.
      if (!this.#cells.get(key)) this.#cells.set(key, unguard(cells[at] ?? ''));
    }
    this.answers = answers;
  }

  /** As it was typed. */
  raw(column: Column): string;
  raw(column: Repeated, index: number): string;
  raw(column: string, index?: number) {
    return this.#cells.get(index === undefined ? column : `${column} ${index}`) ?? '';
  }

  words(column: Column): string;
  words(column: Repeated, index: number): string;
  words(column: Column & Repeated, index?: number) {
    return (index === undefined ? this.raw(column) : this.raw(column, index)).trim();
  }
}

const lineEnds = (cells: string[]) => cells.reduce((sum, one) => sum + (one.match(/\r\n|\r|\n/g)?.length ?? 0), 0);

export interface CsvFile {
  rows: CsvRow[];
  unknown: string[];
  hasQuestions: boolean;
  /** A quote that nobody closed. */
  isOpen: boolean;
}

/** Lines are those of the file: a cell may go over several. */
export function readCsvRows(source: string): CsvFile {
  const text = source.replace(/^\uFEFF/, '');
  const separator = separatorOf(text);
  let next = 1;
  const filled = dsvFormat(separator)
    .parseRows(text)
    .map((cells) => {
      const line = next;
      next += 1 + lineEnds(cells);
      return { line, cells };
    })
    .filter(({ cells }) => cells.some((one) => one.trim() !== ''));
  // A line that only names the separator is no part of the table.
  const [top, ...rest] = filled.slice(declaredSeparator(text) ? 1 : 0);
  const first = top?.cells ?? [];
  const places = first.map((heading) => placeOf(unguard(heading)));
  return {
    rows: rest.map(({ line, cells }) => new CsvRow(line, places, cells)),
    unknown: first.filter((heading, at) => heading.trim() !== '' && !places[at]),
    hasQuestions: places.some((place) => place?.column === 'question'),
    isOpen: hasOpenQuote(text, separator),
  };
}
