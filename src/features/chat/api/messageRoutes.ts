import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import { can } from '#api/access.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { whoAsks } from '#api/me.ts';
import { valid } from '#api/valid.ts';
import { idAnswer } from '#contract/answers.ts';
import { id } from '#contract/ids.ts';
import {
  messageChange,
  messagePage as messagePageSchema,
  messagesQuery,
  newMessage,
  oneMessage,
  reactionBody,
  seenAnswer,
  seenBody,
  seenList,
} from '#features/chat/contract.ts';
import { messagePage } from './messagePage.ts';
import { readMessage } from './messages.ts';
import { listSeen, markSeen, unseenIn } from './seen.ts';
import { changeMessage, deleteMessage, lockMessage, sendTo } from './send.ts';
import { ownChat } from './store.ts';
import { chatReactions } from './tables.ts';
import { tellChat } from './tell.ts';
import { tellTyping } from './typing.ts';

const inChat = valid('param', z.object({ chatId: id }));
const oneInChat = valid('param', z.object({ chatId: id, id }));

/** What is said in a chat, direct or group. */
export const chatMessageRoutes = new Hono<Env>()
  .get(
    '/apps/chat/:chatId/messages',
    can('read', 'Chat'),
    says('Chat', 'Messages: the newest, or those before, after or around one', { 200: messagePageSchema }),
    inChat,
    valid('query', messagesQuery),
    async (c) => {
      const { db } = c.var.deps;
      const me = whoAsks(c);
      const { chatId } = c.req.valid('param');
      await ownChat(db, chatId, me.id);
      return c.json(await messagePage(db, me.id, chatId, c.req.valid('query')));
    },
  )
  .post(
    '/apps/chat/:chatId/messages',
    can('manage', 'Chat'),
    says('Chat', 'Send a message', { 201: oneMessage }),
    inChat,
    valid('json', newMessage),
    async (c) => {
      const { deps } = c.var;
      const me = whoAsks(c);
      const sent = await sendTo(deps, me, c.req.valid('param').chatId, c.req.valid('json'));
      return c.json({ message: await readMessage(deps.db, me.id, sent.id) }, 201);
    },
  )
  .patch(
    '/apps/chat/:chatId/messages/:id',
    can('manage', 'Chat'),
    says('Chat', 'Change an own message', { 200: oneMessage }),
    oneInChat,
    valid('json', messageChange),
    async (c) => {
      const { deps } = c.var;
      const me = whoAsks(c);
      const { chatId, id: messageId } = c.req.valid('param');
      await changeMessage(deps, me, chatId, messageId, c.req.valid('json').message);
      await tellChat(deps, chatId, messageId);
      return c.json({ message: await readMessage(deps.db, me.id, messageId) });
    },
  )
  .delete(
    '/apps/chat/:chatId/messages/:id',
    can('manage', 'Chat'),
    says('Chat', 'Delete an own message: a line without words stays', { 200: idAnswer }),
    oneInChat,
    async (c) => {
      const { deps } = c.var;
      const { chatId, id: messageId } = c.req.valid('param');
      await deleteMessage(deps, whoAsks(c), chatId, messageId);
      await tellChat(deps, chatId, messageId);
      return c.json({ id: messageId });
    },
  )
  .put(
    '/apps/chat/:chatId/messages/:id/reactions',
    can('manage', 'Chat'),
    says('Chat', 'React to a message', { 200: oneMessage }),
    oneInChat,
    valid('json', reactionBody),
    async (c) => {
      const { deps } = c.var;
      const me = whoAsks(c);
      const { chatId, id: messageId } = c.req.valid('param');
      const { emoji } = c.req.valid('json');
      await deps.db.transaction(async (tx) => {
        await lockMessage(tx, me, chatId, messageId);
        await tx
          .insert(chatReactions)
          .values({ messageId, personId: me.id, emoji, createdAt: deps.clock() })
          .onConflictDoNothing();
      });
      await tellChat(deps, chatId, messageId);
      return c.json({ message: await readMessage(deps.db, me.id, messageId) });
    },
  )
  .delete(
    '/apps/chat/:chatId/messages/:id/reactions',
    can('manage', 'Chat'),
    says('Chat', 'Take a reaction back', { 200: oneMessage }),
    oneInChat,
    valid('query', reactionBody),
    async (c) => {
      const { deps } = c.var;
      const me = whoAsks(c);
      const { chatId, id: messageId } = c.req.valid('param');
      const { emoji } = c.req.valid('query');
      await deps.db.transaction(async (tx) => {
        await lockMessage(tx, me, chatId, messageId);
        await tx
          .delete(chatReactions)
          .where(
            and(
              eq(chatReactions.messageId, messageId),
              eq(chatReactions.personId, me.id),
              eq(chatReactions.emoji, emoji),
            ),
          );
      });
      await tellChat(deps, chatId, messageId);
      return c.json({ message: await readMessage(deps.db, me.id, messageId) });
    },
  )
  .post(
    '/apps/chat/:chatId/seen',
    can('manage', 'Chat'),
    says('Chat', 'All up to a message is seen', { 200: seenAnswer }),
    inChat,
    valid('json', seenBody),
    async (c) => {
      const { deps } = c.var;
      const me = whoAsks(c);
      const { chatId } = c.req.valid('param');
      const { messageId } = c.req.valid('json');
      await ownChat(deps.db, chatId, me.id);
      await markSeen(deps, me.id, chatId, messageId);
      return c.json({ messageId, unseenMsgs: await unseenIn(deps.db, me.id, chatId) });
    },
  )
  .get(
    '/apps/chat/:chatId/seen',
    can('read', 'Chat'),
    says('Chat', 'How far each has seen', { 200: seenList }),
    inChat,
    async (c) => {
      const { db } = c.var.deps;
      const me = whoAsks(c);
      const { chatId } = c.req.valid('param');
      await ownChat(db, chatId, me.id);
      return c.json({ seen: await listSeen(db, me.id, chatId) });
    },
  )
  .post(
    '/apps/chat/:chatId/typing',
    can('manage', 'Chat'),
    says('Chat', 'Somebody is typing: the others see it, nothing is kept', { 200: idAnswer }),
    inChat,
    async (c) => {
      const { deps } = c.var;
      const me = whoAsks(c);
      const { chatId } = c.req.valid('param');
      await ownChat(deps.db, chatId, me.id);
      await tellTyping(deps, chatId, me.id);
      return c.json({ id: chatId });
    },
  );
