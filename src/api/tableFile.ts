import type { Context } from 'hono';
import { BYTE_ORDER_MARK, csvLine } from '#contract/csv.ts';
import type { Env } from './deps.ts';
import { sentAs } from './describe.ts';
import { type Cell, xlsxWriter } from './xlsx.ts';

export type TableFormat = 'csv' | 'xlsx';

const TYPES: Record<TableFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** What a call that sends a table answers. */
export const TABLE = { 200: sentAs(...Object.values(TYPES)) };

const asText = (cell: Cell) => (cell instanceof Date ? cell.toISOString() : String(cell ?? ''));

interface Writer {
  add(rows: Cell[][]): void;
  end(): void;
}

function csvWriter(headings: string[], out: (bytes: Uint8Array) => void): Writer {
  const encoder = new TextEncoder();
  const write = (text: string) => out(encoder.encode(text));
  write(BYTE_ORDER_MARK + csvLine(headings));
  return {
    add: (rows) =>
      write(rows.map((cells) => csvLine(cells.map((one) => (typeof one === 'number' ? one : asText(one))))).join('')),
    end: () => {},
  };
}

export interface TableFile {
  /** Names the file and the sheet. */
  name: string;
  format: TableFormat;
  headings: string[];
  /** Read one at a time, when the other end has taken what came before: a million rows take no more room than a page. */
  pages: AsyncGenerator<Cell[][]>;
}

/** A table as a file to keep, written while it is read. */
function tableStream({ name, format, headings, pages }: TableFile): ReadableStream<Uint8Array<ArrayBuffer>> {
  let out: (bytes: Uint8Array) => void = () => {};
  let written = false;
  let writer: Writer | undefined;
  return new ReadableStream({
    start(controller) {
      out = (bytes) => {
        if (bytes.length === 0) return;
        written = true;
        controller.enqueue(new Uint8Array(bytes));
      };
    },
    async pull(controller) {
      written = false;
      writer ??= format === 'csv' ? csvWriter(headings, out) : xlsxWriter({ name, headings }, out);
      // Without a word written, nobody would ask for the next one.
      while (!written) {
        const page = await pages.next();
        if (page.done) {
          writer.end();
          return controller.close();
        }
        writer.add(page.value);
      }
    },
    async cancel() {
      await pages.return(undefined);
    },
  });
}

export function sendTable(c: Context<Env>, file: TableFile) {
  const day = c.var.deps.clock().toISOString().slice(0, 10);
  c.header('Content-Type', TYPES[file.format]);
  c.header('Content-Disposition', `attachment; filename="${file.name}-${day}.${file.format}"`);
  return c.body(tableStream(file));
}
