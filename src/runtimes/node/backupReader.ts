import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import type { z } from 'zod';
import {
  type Ending,
  ending,
  type Header,
  header,
  lineHash,
  type ObjectLine,
  objectLine,
  type Row,
  row,
  seal,
  tableLine,
} from './backupFormat.ts';
import { ToolError } from './tool.ts';

const damaged = (file: string) =>
  new ToolError(`The backup ${file} is damaged or incomplete. Nothing was changed: take another one.`);

/** Unpacked lines, one at a time: a line with a large file in it must not wait beside a thousand others. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const gunzip = createGunzip();
  source.on('error', (error) => gunzip.destroy(error));
  const pieces: string[] = [];
  try {
    for await (const chunk of source.pipe(gunzip).setEncoding('utf8') as AsyncIterable<string>) {
      const [first = '', ...others] = chunk.split('\n');
      pieces.push(first);
      for (const other of others) {
        yield pieces.splice(0).join('');
        pieces.push(other);
      }
    }
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code !== 'ENOENT' && code !== 'EACCES' && code !== 'EISDIR') throw damaged(file);
    throw new ToolError(`The backup ${file} cannot be read (${code}). Check its name and place.`);
  } finally {
    source.destroy();
  }
}

export interface BackupReader {
  header: Header;
  /** Every row with the name of its table, then every file, in the order of the backup. */
  entries(): AsyncGenerator<{ table: string; row: Row } | ObjectLine>;
  /** What the end of the file says; there once all rows were read and the seal was found right. */
  ending(): Ending;
}

/** Opens a backup and reads it from front to end, checking that it is whole. */
export async function readBackup(file: string): Promise<BackupReader> {
  const lines = linesOf(file);
  const hash = lineHash();
  const parse = <T>(schema: z.ZodType<T>, line: string): T | undefined => {
    try {
      return schema.safeParse(JSON.parse(line)).data;
    } catch {
      return undefined;
    }
  };
  const first = await lines.next();
  const head = first.done ? undefined : parse(header, first.value);
  if (first.done || !head)
    throw new ToolError(`${file} is no backup of LMS, or one of a version this one cannot read.`);
  hash.add(first.value);
  let last: Ending | undefined;

  async function* entries() {
    let table = '';
    for await (const line of lines) {
      if (last) {
        if (parse(seal, line)?.sha256 !== hash.result()) throw damaged(file);
        return;
      }
      hash.add(line);
      if (line.startsWith('[')) {
        const found = parse(row, line);
        if (!found) throw damaged(file);
        yield { table, row: found };
        continue;
      }
      const object = line.startsWith('{"object"') ? parse(objectLine, line) : undefined;
      if (object) {
        yield object;
        continue;
      }
      last = parse(ending, line);
      table = parse(tableLine, line)?.table ?? '';
      if (!last && !table) throw damaged(file);
    }
    throw damaged(file);
  }

  return {
    header: head,
    entries,
    ending() {
      if (!last) throw damaged(file);
      return last;
    },
  };
}
