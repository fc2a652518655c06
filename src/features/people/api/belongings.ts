import { and, count, eq, isNull, ne, not, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#api/db.ts';
import { isAvatar, isShown } from '#api/fileAccess.ts';
import { sessions } from '#features/auth/api/tables.ts';
import { bookmarks } from '#features/bookmarks/api/tables.ts';
import { calendarEvents } from '#features/calendar/api/tables.ts';
import { chatMessages } from '#features/chat/api/tables.ts';
import { emails } from '#features/email/api/tables.ts';
import { files } from '#features/files/api/tables.ts';
import { kanbanComments } from '#features/kanban/api/tables.ts';
import { notifications } from '#features/notifications/api/tables.ts';
import { orders } from '#features/orders/api/tables.ts';
import type { Belongings } from '#features/people/contract.ts';
import { profilePosts } from '#features/profile/api/tables.ts';
import { questions } from '#features/questions/api/tables.ts';
import { practices } from '#features/student/api/tables.ts';
import { todos } from '#features/todo/api/tables.ts';

/** What deleting somebody takes along, and what stays without them. */
export async function countBelongings(db: Db, id: number): Promise<Belongings> {
  const howMany = async (table: PgTable, where: SQL | undefined) => {
    const [counted] = await db.select({ total: count() }).from(table).where(where);
    return Number(counted?.total ?? 0);
  };
  const given = await howMany(todos, and(eq(todos.ownerId, id), ne(todos.assigneeId, id)));
  const pictures = await howMany(files, and(eq(files.ownerId, id), isShown, not(isAvatar)));
  return {
    gone: {
      sessions: await howMany(sessions, and(eq(sessions.personId, id), isNull(sessions.endedAt))),
      files: (await howMany(files, eq(files.ownerId, id))) - pictures,
      notifications: await howMany(notifications, eq(notifications.personId, id)),
      bookmarks: await howMany(bookmarks, eq(bookmarks.personId, id)),
      events: await howMany(calendarEvents, and(eq(calendarEvents.ownerId, id), isNull(calendarEvents.removedAt))),
      practices: await howMany(practices, eq(practices.personId, id)),
      posts: await howMany(profilePosts, and(eq(profilePosts.authorId, id), isNull(profilePosts.deletedAt))),
      emails: await howMany(emails, eq(emails.ownerId, id)),
      tasks: (await howMany(todos, eq(todos.ownerId, id))) - given,
    },
    kept: {
      givenTasks: given,
      questions: await howMany(questions, eq(questions.authorId, id)),
      chatMessages: await howMany(chatMessages, and(eq(chatMessages.senderId, id), eq(chatMessages.kind, 'text'))),
      cardComments: await howMany(kanbanComments, eq(kanbanComments.authorId, id)),
      orders: await howMany(orders, eq(orders.personId, id)),
      pictures,
    },
  };
}
