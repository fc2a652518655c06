import { and, desc, eq, sql } from 'drizzle-orm';
import { type Db, matchesFolded } from '#api/db.ts';
import type { Me } from '#api/deps.ts';
import { fileUrl, mayFind } from '#api/fileAccess.ts';
import { sizeText } from '#api/sizeText.ts';
import { files } from '#features/files/api/tables.ts';
import { people } from '#features/people/api/tables.ts';

export async function findFiles(db: Db, me: Me, q: string, limit: number) {
  const found = await db
    .select({ id: files.id, name: files.name, size: files.size, by: people.fullName })
    .from(files)
    .innerJoin(people, eq(people.id, files.ownerId))
    .where(and(mayFind(me), q ? matchesFolded(files.search, q) : undefined))
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
