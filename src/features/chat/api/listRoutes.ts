import { and, eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import { can } from '#api/access.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { whoAsks } from '#api/me.ts';
import { valid } from '#api/valid.ts';
import { id } from '#contract/ids.ts';
import {
  chatInfo,
  chatList,
  chatListQuery,
  foundMessages,
  messageSearchQuery,
  oneChat,
  ownChatChange,
  sharedFiles,
  sharedFilesQuery,
  unseenAnswer,
} from '#features/chat/contract.ts';
import { listEntries, readEntry } from './entries.ts';
import { listMembers } from './members.ts';
import { searchMessages } from './search.ts';
import { countUnseen } from './seen.ts';
import { listSharedFiles } from './sharedFiles.ts';
import { ownChat } from './store.ts';
import { chatMembers } from './tables.ts';

const inChat = valid('param', z.object({ chatId: id }));

/** Own chats, direct ones and groups alike. */
export const chatListRoutes = new Hono<Env>()
  .get(
    '/apps/chat/list',
    can('read', 'Chat'),
    says('Chat', 'Own chats and groups: pinned ones, then newest first', { 200: chatList }),
    valid('query', chatListQuery),
    async (c) => {
      const { db, clock } = c.var.deps;
      const ask = { ...c.req.valid('query'), pinnedFirst: true };
      const { entries, total } = await listEntries(db, whoAsks(c).id, ask, clock());
      return c.json({ chats: entries, total });
    },
  )
  .get(
    '/apps/chat/unseen',
    can('read', 'Chat'),
    says('Chat', 'How many messages are unseen', { 200: unseenAnswer }),
    async (c) => c.json(await countUnseen(c.var.deps.db, whoAsks(c).id)),
  )
  .get(
    '/apps/chat/search',
    can('read', 'Chat'),
    says('Chat', 'Search own messages, newest first', { 200: foundMessages }),
    valid('query', messageSearchQuery),
    async (c) => {
      const { db } = c.var.deps;
      const ask = c.req.valid('query');
      if (ask.chat) await ownChat(db, ask.chat, whoAsks(c).id);
      return c.json(await searchMessages(db, whoAsks(c).id, ask));
    },
  )
  .get(
    '/apps/chat/:chatId/info',
    can('read', 'Chat'),
    says('Chat', 'A chat and who is in it', { 200: chatInfo }),
    inChat,
    async (c) => {
      const { db, clock } = c.var.deps;
      const { chatId } = c.req.valid('param');
      const chat = await readEntry(db, whoAsks(c).id, chatId, clock());
      return c.json({ chat, people: await listMembers(db, chatId, clock()) });
    },
  )
  .get(
    '/apps/chat/:chatId/files',
    can('read', 'Chat'),
    says('Chat', 'Files that were sent in a chat, newest first', { 200: sharedFiles }),
    inChat,
    valid('query', sharedFilesQuery),
    async (c) => {
      const { db } = c.var.deps;
      const { chatId } = c.req.valid('param');
      const { before, limit } = c.req.valid('query');
      await ownChat(db, chatId, whoAsks(c).id);
      return c.json(await listSharedFiles(db, chatId, before, limit));
    },
  )
  .put(
    '/apps/chat/:chatId/own',
    can('manage', 'Chat'),
    says('Chat', 'Mute or pin a chat for oneself', { 200: oneChat }),
    inChat,
    valid('json', ownChatChange),
    async (c) => {
      const { db, bus, clock } = c.var.deps;
      const me = whoAsks(c);
      const { chatId } = c.req.valid('param');
      const { isMuted, isPinned } = c.req.valid('json');
      await ownChat(db, chatId, me.id);
      // Only what was said: the other may be changing at this moment.
      const { muted, pinnedAt } = chatMembers;
      await db
        .update(chatMembers)
        .set({
          muted: isMuted ?? sql`${muted}`,
          pinnedAt: isPinned === false ? null : isPinned ? sql`coalesce(${pinnedAt}, ${clock()})` : sql`${pinnedAt}`,
        })
        .where(and(eq(chatMembers.chatId, chatId), eq(chatMembers.personId, me.id)));
      await bus.publish({ people: [me.id], topic: 'chat', ids: [chatId] });
      return c.json({ chat: await readEntry(db, me.id, chatId, clock()) });
    },
  );
