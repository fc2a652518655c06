import { PGlite } from '@electric-sql/pglite';
import type { Db } from '#api/db.ts';
import { EXTENSIONS, overDrizzle } from './database.ts';

export interface Material {
  engine: WebAssembly.Module;
  files: Blob;
  school: Blob;
}

/** Starting from a data folder, the program that makes new ones is never run: an empty one spares its download. */
const NO_INITDB = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

export async function openDatabase({ engine, files, school }: Material): Promise<Db> {
  const pg = await PGlite.create({
    pgliteWasmModule: engine,
    initdbWasmModule: new WebAssembly.Module(NO_INITDB),
    fsBundle: files,
    loadDataDir: school,
    extensions: EXTENSIONS,
  });
  return overDrizzle(pg);
}
