import { eq, or, type SQL, sql } from 'drizzle-orm';
import { chatFiles, chatMembers } from '#features/chat/api/tables.ts';
import { emailFiles, emails } from '#features/email/api/tables.ts';
import { files } from '#features/files/api/tables.ts';
import { kanbanCards, kanbanFiles } from '#features/kanban/api/tables.ts';
import { questionFiles } from '#features/questions/api/tables.ts';
import { practiceFiles, practices } from '#features/student/api/tables.ts';
import type { Me } from './deps.ts';

/** Pictures of questions: those who work with questions open them. */
const inQuestions = sql`EXISTS (SELECT 1 FROM ${questionFiles} WHERE ${questionFiles.fileId} = ${files.id})`;

/** Sent in a chat: a message that is deleted has no files. */
const inChats = sql`EXISTS (SELECT 1 FROM ${chatFiles} WHERE ${chatFiles.fileId} = ${files.id})`;
const inChatsOf = (personId: number) => sql`EXISTS (
  SELECT 1 FROM ${chatFiles} JOIN ${chatMembers} ON ${chatMembers.chatId} = ${chatFiles.chatId}
  WHERE ${chatFiles.fileId} = ${files.id} AND ${chatMembers.personId} = ${personId})`;

/** Attached to a mail or shown within it: everybody who has a copy opens it. */
const inMails = sql`EXISTS (SELECT 1 FROM ${emailFiles} WHERE ${emailFiles.fileId} = ${files.id})`;
const inMailsOf = (personId: number) => sql`EXISTS (
  SELECT 1 FROM ${emailFiles} JOIN ${emails} ON ${emails.id} = ${emailFiles.emailId}
  WHERE ${emailFiles.fileId} = ${files.id} AND ${emails.ownerId} = ${personId})`;

/** On a card of a board: whoever sees the boards opens it, as long as the card is there. It can be brought back. */
const onCards = sql`EXISTS (SELECT 1 FROM ${kanbanFiles} WHERE ${kanbanFiles.fileId} = ${files.id})`;
const onOpenCards = sql`EXISTS (
  SELECT 1 FROM ${kanbanFiles} JOIN ${kanbanCards} ON ${kanbanCards.id} = ${kanbanFiles.cardId}
  WHERE ${kanbanFiles.fileId} = ${files.id} AND ${kanbanCards.deletedAt} IS NULL)`;

/** Nobody takes a picture away that a question or somebody's result shows. */
export const isShown = sql`(${inQuestions} OR ${onCards} OR ${inMails} OR ${inChats} OR EXISTS (
  SELECT 1 FROM ${practiceFiles} WHERE ${practiceFiles.fileId} = ${files.id}))`;

/** Pictures of the questions that a student was asked; while the practice is open, of what it shows. */
const inPracticesOf = (personId: number) => sql`EXISTS (
  SELECT 1 FROM ${practiceFiles} JOIN ${practices} ON ${practices.id} = ${practiceFiles.practiceId}
  WHERE ${practiceFiles.fileId} = ${files.id} AND ${practices.personId} = ${personId}
    AND (${practices.state} = 'finished' OR ${practiceFiles.early}))`;

/** What a search shows: own files, and the shared ones for those who see the whole school. */
export const mayFind = (me: Me): SQL | undefined =>
  or(eq(files.ownerId, me.id), me.ability.can('read', 'Dashboard') ? eq(files.shared, true) : undefined);

/** Pictures of questions too, for those who may see the question. */
export const mayOpen = (me: Me): SQL | undefined =>
  or(
    mayFind(me),
    me.ability.can('read', 'Question') ? inQuestions : undefined,
    me.access === 'Student' ? inPracticesOf(me.id) : undefined,
    me.ability.can('read', 'Kanban') ? onOpenCards : undefined,
    me.ability.can('read', 'Email') ? inMailsOf(me.id) : undefined,
    me.ability.can('read', 'Chat') ? inChatsOf(me.id) : undefined,
  );

export const fileUrl = (id: number, name: string) => `/api/files/${id}/${encodeURIComponent(name)}`;
