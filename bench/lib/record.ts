// What every bench reports, in one form: rows of figures, each with the run it came from.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Machine, readMachine } from './machine.ts';
import { pageOf } from './page.ts';

export type Unit = 'ms' | 's' | '/s' | 'MB' | 'kB' | 'bytes' | 'x' | '%' | '';

export interface Figure {
  name: string;
  value: number;
  unit: Unit;
  /** The goal, where there is one: a figure on its other side is marked. */
  atMost?: number;
  atLeast?: number;
}

/** One line of results. Where a size, a number of processes or a home plays no part, it is left out. */
export interface Line {
  what: string;
  home?: string;
  /** Rows of the thing that is asked for. */
  size?: number;
  processes?: number;
  figures: Figure[];
}

export interface Row extends Line {
  bench: string;
  run: string;
}

export interface Run {
  id: string;
  at: string;
  machine: Machine;
}

export interface Results {
  runs: Run[];
  rows: Row[];
}

/** How a bench reports a line. */
export type Note = (line: Line) => void;

const FOLDER = fileURLToPath(new URL('../results', import.meta.url));
const FILE = join(FOLDER, 'results.json');

/** A figure on the wrong side of its goal. */
export const isMissed = ({ value, atMost, atLeast }: Figure) =>
  (atMost !== undefined && value > atMost) || (atLeast !== undefined && value < atLeast);

const keyOf = ({ bench, what, home, size, processes }: Row) => JSON.stringify([bench, what, home, size, processes]);

function read(): Results {
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Results) : { runs: [], rows: [] };
}

/** Written beside and put in its place: a run that is broken off leaves the file whole. */
function write(path: string, text: string) {
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}

/** In the order of the benches; the rows of one as they were reported. */
function inOrder(rows: Row[], order: string[]): Row[] {
  const place = (row: Row) => order.indexOf(row.bench);
  return rows
    .map((row, at) => ({ row, at }))
    .sort((a, b) => place(a.row) - place(b.row) || a.at - b.at)
    .map(({ row }) => row);
}

export interface Recorder {
  of(bench: string): Note;
  /** What a bench reported takes the place of what was known: all of its part, or the same lines alone when it ran in part. */
  keep(bench: string, whole: boolean): void;
  /** Everything of this run. */
  rows(): Row[];
}

export function openRecorder(order: string[]): Recorder {
  const run: Run = { id: new Date().toISOString(), at: new Date().toISOString(), machine: readMachine() };
  const made: Row[] = [];
  return {
    of: (bench) => (line) => void made.push({ bench, ...line, run: run.id }),
    keep(bench, whole) {
      const mine = made.filter((row) => row.bench === bench);
      if (mine.length === 0) return;
      const { runs, rows } = read();
      const replaced = new Set(mine.map(keyOf));
      const old = rows.filter((row) => !replaced.has(keyOf(row)) && !(whole && row.bench === bench));
      const all = inOrder([...old, ...mine], order);
      const used = new Set(all.map((row) => row.run));
      const results = {
        runs: [...runs.filter((one) => one.id !== run.id), run].filter(({ id }) => used.has(id)),
        rows: all,
      };
      mkdirSync(FOLDER, { recursive: true });
      write(FILE, `${JSON.stringify(results, null, 1)}\n`);
      write(join(FOLDER, 'index.html'), pageOf(results));
    },
    rows: () => made,
  };
}
