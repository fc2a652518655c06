import { eq, sum } from 'drizzle-orm';
import { files } from '#features/files/api/tables.ts';
import type { Db } from './db.ts';
import { Refusal } from './errors.ts';

const PERSON_BYTES = 500 * 1024 * 1024;
const FULL = 'Your files take all the room there is for one person. Delete some first.';

/** Without folders and control characters: a name is shown and downloaded, never a path. */
export const plainName = (name: string) =>
  [...(name.split(/[\\/]/).pop() ?? '')]
    .filter((letter) => letter >= ' ' && letter !== '\u007f')
    .slice(0, 200)
    .join('')
    .trim() || 'file';

export interface NewFile {
  name: string;
  type: string;
  content: Uint8Array<ArrayBuffer>;
}

/** Stores a file as somebody's own, as long as there is room for it. */
export async function keepFile(db: Db, ownerId: number, file: NewFile, now: Date) {
  const { type, content } = file;
  const size = content.length;
  const [stock] = await db
    .select({ bytes: sum(files.size).mapWith(Number) })
    .from(files)
    .where(eq(files.ownerId, ownerId));
  if ((stock?.bytes ?? 0) + size > PERSON_BYTES) throw new Refusal(413, FULL);
  const name = plainName(file.name);
  const [stored] = await db
    .insert(files)
    .values({ ownerId, name, type, size, content, createdAt: now })
    .returning({ id: files.id });
  if (!stored) throw new Error('the file was not stored');
  return { id: stored.id, name, type, size };
}
