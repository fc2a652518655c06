import { Hono } from 'hono';
import { can } from '#api/access.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { notFound } from '#api/errors.ts';
import { whoAsks } from '#api/me.ts';
import { tellPresence } from '#api/presence.ts';
import { valid } from '#api/valid.ts';
import {
  chatsAndContacts,
  chatsQuery,
  getChatQuery,
  gotChat,
  profileChange,
  profileUser,
  sendMsgBody,
  sentMsg,
} from '#features/chat/contract.ts';
import { listContacts, readContacts } from './contacts.ts';
import { listEntries, readEntry } from './entries.ts';
import { newestMessages } from './messagePage.ts';
import { readMessage } from './messages.ts';
import { changeProfile, readProfile } from './profile.ts';
import { markSeen, unseenIn } from './seen.ts';
import { findDirect, sendDirect } from './send.ts';

const MOST_ROWS = 1_000;
const USUAL_PAGE = 10;
/** Without a page: everything, up to a thousand rows. */
const pageOf = ({ page, perPage }: { page?: number | undefined; perPage?: number | undefined }) =>
  page === undefined && perPage === undefined
    ? { page: 1, perPage: MOST_ROWS }
    : { page: page ?? 1, perPage: perPage ?? USUAL_PAGE };

/** The calls that chats have had from the start: direct chats, named by the other person. */
export const chatRoutes = new Hono<Env>()
  .get(
    '/apps/chat/users/profile-user',
    can('read', 'Chat'),
    says('Chat', 'Own profile', { 200: profileUser }),
    async (c) => c.json(await readProfile(c.var.deps.db, whoAsks(c).id)),
  )
  .put(
    '/apps/chat/users/profile-user',
    can('manage', 'Chat'),
    says('Chat', 'Change the own profile, status or settings', { 200: profileUser }),
    valid('json', profileChange),
    async (c) => {
      const { deps } = c.var;
      const me = whoAsks(c);
      const change = c.req.valid('json');
      await changeProfile(deps.db, me.id, change);
      await deps.bus.publish({ people: [me.id], topic: 'chat-profile', ids: [me.id] });
      if (change.status) await tellPresence(deps, [me.id]);
      return c.json(await readProfile(deps.db, me.id));
    },
  )
  .get(
    '/apps/chat/chats-and-contacts',
    can('read', 'Chat'),
    says('Chat', 'Own chats, newest first, and the people one may talk to', { 200: chatsAndContacts }),
    valid('query', chatsQuery),
    async (c) => {
      const { db, clock } = c.var.deps;
      const me = whoAsks(c);
      const { q, ...paging } = c.req.valid('query');
      const ask = { q, ...pageOf(paging) };
      const now = clock();
      const [direct, groups, people, profile] = await Promise.all([
        listEntries(db, me.id, { ...ask, kind: 'direct' }, now),
        listEntries(db, me.id, { ...ask, kind: 'group' }, now),
        listContacts(db, me.id, ask, now),
        readProfile(db, me.id),
      ]);
      const chatsContacts = direct.entries.flatMap(({ id, contact, unseenMsgs, lastMessage }) =>
        contact ? [{ ...contact, chat: { id, unseenMsgs, lastMessage } }] : [],
      );
      return c.json({ chatsContacts, ...people, profileUser: profile, groups: groups.entries });
    },
  )
  .get(
    '/apps/chat/get-chat',
    can('read', 'Chat'),
    says('Chat', 'Open the chat with a contact: nothing in it is unseen after that', { 200: gotChat }),
    valid('query', getChatQuery),
    async (c) => {
      const { deps } = c.var;
      const me = whoAsks(c);
      const { id, ...paging } = c.req.valid('query');
      const contact = (await readContacts(deps.db, [id], deps.clock())).get(id);
      const found = id === me.id ? undefined : await findDirect(deps.db, me.id, id);
      if (!contact || id === me.id || !(found || contact.isActive)) throw notFound('There is no such contact.');
      if (!found) return c.json({ chat: null, contact });
      const { page, perPage } = pageOf(paging);
      const messages = await newestMessages(deps.db, me.id, found.id, page, perPage);
      // Who looks as somebody else sees for nobody but themselves.
      if (found.lastMessageId && !me.viewer && me.key?.scope !== 'read')
        await markSeen(deps, me.id, found.id, found.lastMessageId);
      const { lastMessage } = await readEntry(deps.db, me.id, found.id, deps.clock());
      const unseenMsgs = await unseenIn(deps.db, me.id, found.id);
      return c.json({ chat: { id: found.id, userId: id, unseenMsgs, lastMessage, messages }, contact });
    },
  )
  .post(
    '/apps/chat/send-msg',
    can('manage', 'Chat'),
    says('Chat', 'Send a message to a contact; the first one makes the chat', { 201: sentMsg }),
    valid('json', sendMsgBody),
    async (c) => {
      const { deps } = c.var;
      const me = whoAsks(c);
      const { contact, ...given } = c.req.valid('json').obj;
      const userId = typeof contact === 'number' ? contact : contact.id;
      const { id, chatId } = await sendDirect(deps, me, userId, given);
      const [newMessage, chat, messages] = await Promise.all([
        readMessage(deps.db, me.id, id),
        readEntry(deps.db, me.id, chatId, deps.clock()),
        newestMessages(deps.db, me.id, chatId, 1, USUAL_PAGE),
      ]);
      return c.json({ newMessage, chat: { ...chat, userId, messages } }, 201);
    },
  );
