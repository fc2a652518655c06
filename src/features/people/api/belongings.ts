import { and, count, eq, isNull, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#api/db.ts';
import { isShown } from '#api/fileAccess.ts';
import { sessions } from '#features/auth/api/tables.ts';
import { bookmarks } from '#features/bookmarks/api/tables.ts';
import { files } from '#features/files/api/tables.ts';
import { notifications } from '#features/notifications/api/tables.ts';
import type { Belongings } from '#features/people/contract.ts';
import { questions } from '#features/questions/api/tables.ts';
import { practices } from '#features/student/api/tables.ts';

/** What deleting somebody takes along, and what stays without them. */
export async function countBelongings(db: Db, id: number): Promise<Belongings> {
  const howMany = async (table: PgTable, where: SQL | undefined) => {
    const [counted] = await db.select({ total: count() }).from(table).where(where);
    return Number(counted?.total ?? 0);
  };
  const pictures = await howMany(files, and(eq(files.ownerId, id), isShown));
  return {
    gone: {
      sessions: await howMany(sessions, and(eq(sessions.personId, id), isNull(sessions.endedAt))),
      files: (await howMany(files, eq(files.ownerId, id))) - pictures,
      notifications: await howMany(notifications, eq(notifications.personId, id)),
      bookmarks: await howMany(bookmarks, eq(bookmarks.personId, id)),
      practices: await howMany(practices, eq(practices.personId, id)),
    },
    kept: { questions: await howMany(questions, eq(questions.authorId, id)), pictures },
  };
}
