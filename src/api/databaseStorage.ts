import { eq, inArray, sql } from 'drizzle-orm';
import { fileContents } from '#features/files/api/tables.ts';
import type { Db } from './db.ts';
import type { Storage } from './storage.ts';

/** For a home without a folder: contents are rows of a table. The database may be opened later. */
export const databaseStorage = (db: () => Db): Storage => ({
  async put(key, content) {
    await db().insert(fileContents).values({ key, content }).onConflictDoNothing();
  },
  async get(key, range) {
    const part = range
      ? sql<Uint8Array>`substring(${fileContents.content} FROM ${range.first + 1}::int FOR ${range.last - range.first + 1}::int)`
      : sql<Uint8Array>`${fileContents.content}`;
    const [found] = await db().select({ part }).from(fileContents).where(eq(fileContents.key, key));
    return found ? new Uint8Array(found.part) : null;
  },
  async delete(keys) {
    if (keys.length > 0) await db().delete(fileContents).where(inArray(fileContents.key, keys));
  },
});
