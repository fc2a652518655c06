import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { can } from '#api/access.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { whoAsks } from '#api/me.ts';
import { valid } from '#api/valid.ts';
import { idAnswer } from '#contract/answers.ts';
import { id } from '#contract/ids.ts';
import { groupChange, memberChange, newGroup, newMembers, oneChat } from '#features/chat/contract.ts';
import { readEntry } from './entries.ts';
import { addPeople, leaveGroup, makeGroup, removePerson, renameGroup, setMemberRole } from './groups.ts';
import { tellChat } from './tell.ts';

const inChat = valid('param', z.object({ chatId: id }));
const oneOf = valid('param', z.object({ chatId: id, personId: id }));

/** Tells everybody concerned and answers the group as it is now. */
async function done(
  c: Context<Env>,
  { chatId, lineId }: { chatId: number; lineId?: number | undefined },
  also: number[] = [],
) {
  const { deps } = c.var;
  if (lineId !== undefined) await tellChat(deps, chatId, lineId, also);
  return { chat: await readEntry(deps.db, whoAsks(c).id, chatId, deps.clock()) };
}

export const chatGroupRoutes = new Hono<Env>()
  .post(
    '/apps/chat/groups',
    can('manage', 'Chat'),
    says('Chat', 'Make a group', { 201: oneChat }),
    valid('json', newGroup),
    async (c) => c.json(await done(c, await makeGroup(c.var.deps, whoAsks(c), c.req.valid('json'))), 201),
  )
  .patch(
    '/apps/chat/:chatId/info',
    can('manage', 'Chat'),
    says('Chat', 'Rename a group', { 200: oneChat }),
    inChat,
    valid('json', groupChange),
    async (c) => {
      const { name } = c.req.valid('json');
      return c.json(await done(c, await renameGroup(c.var.deps, whoAsks(c), c.req.valid('param').chatId, name)));
    },
  )
  .post(
    '/apps/chat/:chatId/members',
    can('manage', 'Chat'),
    says('Chat', 'Add people to a group', { 201: oneChat }),
    inChat,
    valid('json', newMembers),
    async (c) => {
      const { people } = c.req.valid('json');
      return c.json(await done(c, await addPeople(c.var.deps, whoAsks(c), c.req.valid('param').chatId, people)), 201);
    },
  )
  .put(
    '/apps/chat/:chatId/members/:personId',
    can('manage', 'Chat'),
    says('Chat', 'Let somebody manage a group, or no longer', { 200: oneChat }),
    oneOf,
    valid('json', memberChange),
    async (c) => {
      const { chatId, personId } = c.req.valid('param');
      const { role } = c.req.valid('json');
      return c.json(await done(c, await setMemberRole(c.var.deps, whoAsks(c), chatId, personId, role)));
    },
  )
  .delete(
    '/apps/chat/:chatId/members/:personId',
    can('manage', 'Chat'),
    says('Chat', 'Remove somebody from a group', { 200: oneChat }),
    oneOf,
    async (c) => {
      const { chatId, personId } = c.req.valid('param');
      const removed = await removePerson(c.var.deps, whoAsks(c), chatId, personId);
      return c.json(await done(c, removed, [personId]));
    },
  )
  .post(
    '/apps/chat/:chatId/leave',
    can('manage', 'Chat'),
    says('Chat', 'Leave a group', { 200: idAnswer }),
    inChat,
    async (c) => {
      const { deps } = c.var;
      const me = whoAsks(c);
      const { chatId } = c.req.valid('param');
      const { lineId } = await leaveGroup(deps, me, chatId);
      await tellChat(deps, chatId, lineId, [me.id]);
      return c.json({ id: chatId });
    },
  );
