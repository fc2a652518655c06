import { createHash } from 'node:crypto';
import { z } from 'zod';
import { isKey } from '#api/storage.ts';

// A backup is gzipped lines of JSON: the header; for each table a line with its name, then a line for each row; a line for
// each file of the folder; the end. Values are PostgreSQL's own text, so that times, bytes and documents come back exactly.

export const FORMAT = 'lms-backup';
export const VERSION = 2;

export const header = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  madeAt: z.string(),
  /** Whether the contents of files are in here, or in a bucket that is backed up by itself. */
  files: z.enum(['inside', 'elsewhere']),
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.object({ name: z.string(), type: z.string() })) })),
});
export type Header = z.infer<typeof header>;

export type Row = (string | null)[];
export const row = z.array(z.string().nullable());
export const tableLine = z.object({ table: z.string() });

/** The content of a file. */
export const objectLine = z.object({ object: z.string().refine(isKey), content: z.string() });
export type ObjectLine = z.infer<typeof objectLine>;

export const ending = z.object({
  end: z.literal(true),
  objects: z.number(),
  rows: z.record(z.string(), z.number()),
  sequences: z.array(z.object({ name: z.string(), last: z.string(), called: z.boolean() })),
});
export type Ending = z.infer<typeof ending>;

/** The very last line vouches for all the others. */
export const seal = z.object({ sha256: z.string() });

/** Adds up lines as they are written or read. */
export function lineHash() {
  const hash = createHash('sha256');
  return {
    add: (line: string) => hash.update(line).update('\n'),
    result: () => hash.digest('hex'),
  };
}
