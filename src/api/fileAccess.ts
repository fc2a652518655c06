import { eq, or, type SQL, sql } from 'drizzle-orm';
import { accountAvatars } from '#features/account/api/tables.ts';
import { blogFiles, blogPosts } from '#features/blog/api/tables.ts';
import { chatFiles, chatMembers } from '#features/chat/api/tables.ts';
import { emailFiles, emails } from '#features/email/api/tables.ts';
import { files } from '#features/files/api/tables.ts';
import { helpFiles } from '#features/help/api/tables.ts';
import { kanbanCards, kanbanFiles } from '#features/kanban/api/tables.ts';
import { profileMedia, profilePosts, profiles } from '#features/profile/api/tables.ts';
import { questionFiles } from '#features/questions/api/tables.ts';
import { productFiles, products } from '#features/shop/api/tables.ts';
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

/** Somebody's own picture: it goes with them. */
export const isAvatar = sql`EXISTS (SELECT 1 FROM ${accountAvatars} WHERE ${accountAvatars.fileId} = ${files.id})`;

/** In the shop: whoever may look at it opens what is published, those who manage it drafts too. */
const inProducts = sql`EXISTS (SELECT 1 FROM ${productFiles} WHERE ${productFiles.fileId} = ${files.id})`;
const inShop = sql`EXISTS (
  SELECT 1 FROM ${productFiles} JOIN ${products} ON ${products.id} = ${productFiles.productId}
  WHERE ${productFiles.fileId} = ${files.id} AND ${products.status} = 'published')`;

/** In a post: everybody reads what is published, those who write posts the rest, too. */
const inPosts = sql`EXISTS (SELECT 1 FROM ${blogFiles} WHERE ${blogFiles.fileId} = ${files.id})`;
const inOpenPosts = sql`EXISTS (
  SELECT 1 FROM ${blogFiles} JOIN ${blogPosts} ON ${blogPosts.id} = ${blogFiles.postId}
  WHERE ${blogFiles.fileId} = ${files.id} AND ${blogPosts.deletedAt} IS NULL AND ${blogPosts.status} = 'Published')`;

/** In an answer of the help: everybody reads what is published, those who write it the rest, too. */
const inHelp = sql`EXISTS (SELECT 1 FROM ${helpFiles} WHERE ${helpFiles.fileId} = ${files.id})`;
const inOpenHelp = sql`EXISTS (
  SELECT 1 FROM ${helpFiles} WHERE ${helpFiles.fileId} = ${files.id} AND ${helpFiles.isPublic})`;

/** What strangers may open. */
export const isPublic: SQL = sql`(${inOpenPosts} OR ${inOpenHelp})`;

/** In what somebody posted on their profile, or its cover: everybody signed in sees it. What is deleted can come back. */
const onProfiles = sql`EXISTS (SELECT 1 FROM ${profileMedia} WHERE ${profileMedia.fileId} = ${files.id})`;
const asCovers = sql`EXISTS (SELECT 1 FROM ${profiles} WHERE ${profiles.coverFileId} = ${files.id})`;
const onOpenProfiles = sql`EXISTS (
  SELECT 1 FROM ${profileMedia} JOIN ${profilePosts} ON ${profilePosts.id} = ${profileMedia.postId}
  WHERE ${profileMedia.fileId} = ${files.id} AND ${profilePosts.deletedAt} IS NULL)`;

/** Not only in mails and chats: a right opens it, or everybody sees it. */
export const isInSharedPlaces = sql`(${inQuestions} OR ${inProducts} OR ${onCards} OR ${inPosts} OR ${inHelp} OR ${onProfiles} OR ${asCovers} OR EXISTS (
  SELECT 1 FROM ${practiceFiles} WHERE ${practiceFiles.fileId} = ${files.id}))`;

/** Nobody takes a picture away that a question or somebody's result shows. */
export const isShown = sql`(${isInSharedPlaces} OR ${inMails} OR ${inChats} OR ${isAvatar})`;

/** Somebody else who has it in a mail, or in a chat they are in: the first of them by number. */
export const holderBut = (ids: number[]) => sql<number>`(SELECT min(holder.id) FROM (
  SELECT ${emails.ownerId} AS id FROM ${emailFiles} JOIN ${emails} ON ${emails.id} = ${emailFiles.emailId}
  WHERE ${emailFiles.fileId} = ${files.id}
  UNION ALL
  SELECT ${chatMembers.personId} FROM ${chatFiles} JOIN ${chatMembers} ON ${chatMembers.chatId} = ${chatFiles.chatId}
  WHERE ${chatFiles.fileId} = ${files.id}) AS holder WHERE holder.id <> ALL(${sql.param(ids)}::int[]))`;

/** Pictures of the questions that a student was asked; while the practice is open, of what it shows. */
const inPracticesOf = (personId: number) => sql`EXISTS (
  SELECT 1 FROM ${practiceFiles} JOIN ${practices} ON ${practices.id} = ${practiceFiles.practiceId}
  WHERE ${practiceFiles.fileId} = ${files.id} AND ${practices.personId} = ${personId}
    AND (${practices.state} = 'finished' OR ${practiceFiles.early}))`;

/** Pictures of what was handed in, whatever became of the question since. */
const inResults = sql`EXISTS (
  SELECT 1 FROM ${practiceFiles} JOIN ${practices} ON ${practices.id} = ${practiceFiles.practiceId}
  WHERE ${practiceFiles.fileId} = ${files.id} AND ${practices.state} = 'finished')`;

/** Own uploads. A key for some areas has none: it opens what these show, and nothing for whose it is. */
export const isOwnOf = (personId: number, keyAreas: string[] = []): SQL =>
  keyAreas.length === 0 ? eq(files.ownerId, personId) : sql`false`;

/** What a search shows: own files, and the shared ones for those who see the whole school. */
export const mayFind = (me: Me): SQL | undefined =>
  or(isOwnOf(me.id, me.key?.areas), me.ability.can('read', 'Dashboard') ? eq(files.shared, true) : undefined);

/** What is in no area: profiles, and what a student was asked. */
const besidesAreas = (me: Me): SQL | undefined =>
  me.key?.areas.length
    ? undefined
    : or(onOpenProfiles, asCovers, me.access === 'Student' ? inPracticesOf(me.id) : undefined);

/** Pictures of questions too, for those who may see the question. */
export const mayOpen = (me: Me): SQL | undefined =>
  or(
    mayFind(me),
    isPublic,
    besidesAreas(me),
    me.ability.can('manage', 'Blog') ? inPosts : undefined,
    me.ability.can('manage', 'Help') ? inHelp : undefined,
    me.ability.can('read', 'Question') ? inQuestions : undefined,
    me.ability.can('manage', 'Question') ? inResults : undefined,
    me.ability.can('manage', 'Shop') ? inProducts : me.ability.can('read', 'Shop') ? inShop : undefined,
    me.ability.can('read', 'Kanban') ? onOpenCards : undefined,
    me.ability.can('read', 'Email') ? inMailsOf(me.id) : undefined,
    me.ability.can('read', 'Chat') ? inChatsOf(me.id) : undefined,
  );

export const fileUrl = (id: number, name: string) => `/api/files/${id}/${encodeURIComponent(name)}`;
