import { and, desc, eq, or, sql } from 'drizzle-orm';
import { type Db, matchesFolded } from '#api/db.ts';
import type { Me } from '#api/deps.ts';
import { people } from '#features/people/api/tables.ts';
import { files } from './tables.ts';

/** Own files, and for the staff the shared ones. */
export const mayOpen = (me: Me) =>
  me.access === 'Student' ? eq(files.ownerId, me.id) : or(eq(files.ownerId, me.id), eq(files.shared, true));

export const fileUrl = (id: number, name: string) => `/api/files/${id}/${encodeURIComponent(name)}`;

export async function findFiles(db: Db, me: Me, q: string, limit: number) {
  const found = await db
    .select({ id: files.id, name: files.name, size: files.size, by: people.fullName })
    .from(files)
    .innerJoin(people, eq(people.id, files.ownerId))
    .where(and(mayOpen(me), q ? matchesFolded(files.search, q) : undefined))
    .orderBy(desc(files.createdAt), sql`${files.id} DESC`)
    .limit(limit);
  return found.map(({ id, name, size, by }) => ({
    id,
    title: name,
    by,
    size: sizeText(size),
    file: fileUrl(id, name),
  }));
}

function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const kilo = bytes / 1024;
  return kilo < 1024 ? `${kilo.toFixed(kilo < 10 ? 1 : 0)} KB` : `${(kilo / 1024).toFixed(1)} MB`;
}
