import { and, eq, inArray, isNotNull, lt, ne, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { oneTimeTokens, refreshTokens, sessions } from '#features/auth/api/tables.ts';
import { blogComments, blogPosts } from '#features/blog/api/tables.ts';
import { calendarEvents, calendarRemovals } from '#features/calendar/api/tables.ts';
import { chatMembers, chats } from '#features/chat/api/tables.ts';
import { emails, emailUndos } from '#features/email/api/tables.ts';
import { invoices } from '#features/invoices/api/tables.ts';
import { jobs } from '#features/jobs/api/tables.ts';
import { kanbanBoards, kanbanCards, kanbanMoves } from '#features/kanban/api/tables.ts';
import { peopleImports } from '#features/people/api/tables.ts';
import { profileComments, profilePosts, schoolNotices, schoolPages } from '#features/profile/api/tables.ts';
import { todos } from '#features/todo/api/tables.ts';
import type { Db } from './db.ts';
import { rateLimits } from './limits.ts';
import { endPlans } from './plans.ts';

const KEEP_SESSIONS_DAYS = 90;
/** So long a deleted invoice can be brought back. */
const KEEP_INVOICES_DAYS = 30;
/** So long a mail stays in the trash. */
const KEEP_TRASH_DAYS = 30;
/** So long a deleted task stays in the bin. */
const KEEP_TASKS_DAYS = 30;
/** So long a deleted board or card can be brought back. */
const KEEP_CARDS_DAYS = 30;
/** So long a removed event can be brought back. */
const KEEP_EVENTS_DAYS = 30;
/** So long a deleted post or comment can be brought back. */
const KEEP_POSTS_DAYS = 30;
/** So long what ended work did is remembered, and can be taken back. */
const KEEP_JOBS_DAYS = 30;
const DAY_MS = 86_400_000;

/** Ended work, with the rows as they were before it: unless they are being put back at this moment. */
async function forgetJobs(db: Db, before: Date) {
  const undo = alias(jobs, 'undo');
  const goesBack = db
    .select({ id: undo.id })
    .from(undo)
    .where(and(eq(undo.state, 'running'), sql`${undo.params} ->> 'jobId' = ${jobs.id}`));
  await db.delete(jobs).where(and(ne(jobs.state, 'running'), lt(jobs.finishedAt, before), notExists(goesBack)));
}

/** Lists of people that nobody took, with what stands in them: unless they are being imported at this moment. */
async function forgetImports(db: Db, before: Date) {
  await db.transaction(async (tx) => {
    // Locked first, asked after that: one whose import began meanwhile stays.
    const old = await tx
      .select({ id: peopleImports.id })
      .from(peopleImports)
      .where(lt(peopleImports.createdAt, before))
      .for('update', { skipLocked: true });
    const ids = old.map((one) => one.id);
    const goesOn = tx
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(eq(jobs.id, peopleImports.jobId), eq(jobs.state, 'running')));
    await tx.delete(peopleImports).where(and(inArray(peopleImports.id, ids), notExists(goesOn)));
  });
}

/** Throws away what can no longer be used. Logins stay for a while: they say which devices and addresses are known. */
export async function tidy(db: Db, now: Date, rememberDays: number) {
  const days = Math.max(KEEP_SESSIONS_DAYS, rememberDays);
  const old = new Date(now.getTime() - days * DAY_MS);
  await endPlans(db, now);
  await db.delete(rateLimits).where(lt(rateLimits.endsAt, now));
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, now));
  await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, now));
  await db.delete(invoices).where(lt(invoices.deletedAt, new Date(now.getTime() - KEEP_INVOICES_DAYS * DAY_MS)));
  // A chat whose people are all gone is nobody's.
  const isInIt = sql`SELECT 1 FROM ${chatMembers} WHERE ${chatMembers.chatId} = ${chats.id}`;
  await db.delete(chats).where(sql`NOT EXISTS (${isInIt})`);
  const mailsGone = new Date(now.getTime() - KEEP_TRASH_DAYS * DAY_MS);
  // What is still being sent goes out first.
  await db.delete(emails).where(and(lt(emails.trashedAt, mailsGone), ne(emails.state, 'sending')));
  await db.delete(emailUndos).where(lt(emailUndos.expiresAt, now));
  await db.delete(todos).where(lt(todos.deletedAt, new Date(now.getTime() - KEEP_TASKS_DAYS * DAY_MS)));
  const eventsGone = new Date(now.getTime() - KEEP_EVENTS_DAYS * DAY_MS);
  await db.delete(calendarEvents).where(lt(calendarEvents.removedAt, eventsGone));
  await db.delete(calendarRemovals).where(lt(calendarRemovals.removedAt, eventsGone));
  const cardsGone = new Date(now.getTime() - KEEP_CARDS_DAYS * DAY_MS);
  await db.delete(kanbanCards).where(lt(kanbanCards.deletedAt, cardsGone));
  await db.delete(kanbanBoards).where(lt(kanbanBoards.deletedAt, cardsGone));
  await db.delete(kanbanMoves).where(lt(kanbanMoves.at, new Date(now.getTime() - DAY_MS)));
  const postsGone = new Date(now.getTime() - KEEP_POSTS_DAYS * DAY_MS);
  await db.delete(blogPosts).where(lt(blogPosts.deletedAt, postsGone));
  // The row stays for those who answered it; the words go.
  await db
    .update(blogComments)
    .set({ text: '', authorName: '', authorId: null })
    .where(and(lt(blogComments.deletedAt, postsGone), ne(blogComments.text, '')));
  await db.delete(profileComments).where(lt(profileComments.deletedAt, postsGone));
  await db.delete(profilePosts).where(lt(profilePosts.deletedAt, postsGone));
  await db.delete(schoolPages).where(lt(schoolPages.deletedAt, postsGone));
  await db.delete(schoolNotices).where(lt(schoolNotices.deletedAt, postsGone));
  await forgetImports(db, new Date(now.getTime() - DAY_MS));
  await forgetJobs(db, new Date(now.getTime() - KEEP_JOBS_DAYS * DAY_MS));
  await db
    .delete(sessions)
    .where(or(lt(sessions.lastUsedAt, old), and(isNotNull(sessions.endedAt), lt(sessions.endedAt, old))));
}
