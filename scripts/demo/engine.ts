import { readFileSync } from 'node:fs';

const read = (name: string) => readFileSync(new URL(name, import.meta.resolve('@electric-sql/pglite')));

/** PostgreSQL itself. */
export const engine = () => read('./pglite.wasm');

/** Of PostgreSQL's own files those that a running server reads: no initdb, no encodings but UTF-8, no ICU, no stemmers. */
const READ =
  /^\/(home|pglite\/(bin|locale-a|password|pgstd|share\/postgresql\/(timezone|tsearch_data|extension)|lib\/postgresql\/plpgsql))/;
const ENTRY = /filename:"([^"]+)",start:([\d.e]+),end:([\d.e]+)/g;

/** Their bundle has fixed places for each: what is not read becomes zeros, which pack to nothing. */
export function files(): Uint8Array {
  const bundle = read('./pglite.data');
  let end = 0;
  for (const [, path = '', from, to] of read('./pglite.js').toString().matchAll(ENTRY)) {
    end = Math.max(end, Number(to));
    if (!READ.test(path)) bundle.fill(0, Number(from), Number(to));
  }
  if (end !== bundle.length) throw new Error('PGlite lists its files in another way now: adapt scripts/demo/engine.ts');
  return bundle;
}
