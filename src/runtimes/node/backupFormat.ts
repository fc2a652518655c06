import { createHash } from 'node:crypto';
import { z } from 'zod';

// A backup is gzipped lines of JSON: the header; for each table a line with its name, then a line for each row; the end.
// Values are PostgreSQL's own text, so that times, bytes and documents come back exactly.

export const FORMAT = 'lms-backup';
export const VERSION = 1;

export const header = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  madeAt: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.object({ name: z.string(), type: z.string() })) })),
});
export type Header = z.infer<typeof header>;

export type Row = (string | null)[];
export const row = z.array(z.string().nullable());
export const tableLine = z.object({ table: z.string() });

export const ending = z.object({
  end: z.literal(true),
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
