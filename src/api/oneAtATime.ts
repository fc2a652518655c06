import { and, eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { people } from '#features/people/api/tables.ts';
import type { Db } from './db.ts';

/** What one person does goes one after the other: two tries at once would both find nothing stored. */
export const oneAtATime = (tx: Db, personId: number) =>
  tx.select({ id: people.id }).from(people).where(eq(people.id, personId)).for('no key update');

/** What is written under a key: sent again with it, it is the same thing. */
interface Written {
  table: PgTable & { id: PgColumn; writingKey: PgColumn };
  writer: PgColumn;
}

/** What this writer stored under the key of this writing. */
export async function storedAs(tx: Db, { table, writer }: Written, personId: number, key: string) {
  await oneAtATime(tx, personId);
  const [found] = await tx
    .select({ id: table.id })
    .from(table as PgTable)
    .where(and(eq(writer, personId), eq(table.writingKey, key)));
  return found?.id as number | undefined;
}
