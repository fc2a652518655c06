import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import type { Deps, Me } from '#api/deps.ts';
import { badInput, notFound, Refusal } from '#api/errors.ts';
import { take } from '#api/limits.ts';
import { GROUP_PEOPLE, type GroupEvent, type NewGroup } from '#features/chat/contract.ts';
import { people } from '#features/people/api/tables.ts';
import { holdStaff } from './contacts.ts';
import { groupLine } from './groupLine.ts';
import { addLine, lockChat } from './store.ts';
import { chatMembers, chats } from './tables.ts';

const MAKING = { points: 30, seconds: 600 };
const NOT_A_GROUP = 'This is not a group.';
const NOT_YOURS = 'Only those who manage the group can do this.';
const NOBODY = 'Choose people who work here.';

type Somebody = GroupEvent['by'];
const meOf = ({ id, fullName }: Me): Somebody => ({ id, fullName });

/** Says in the chat what was done. */
async function say(tx: Db, chatId: number, event: GroupEvent, now: Date): Promise<number> {
  const line = {
    chatId,
    kind: 'system',
    senderId: event.by.id,
    text: groupLine(event),
    event,
    createdAt: now,
  } as const;
  const id = await addLine(tx, line);
  if (id === undefined) throw new Error('the line was not stored');
  return id;
}

/** Those who are to come in: all of them work here, or nobody comes. */
async function staffOf(tx: Db, me: Me, ids: number[]): Promise<Somebody[]> {
  const wanted = new Set(ids.filter((id) => id !== me.id));
  const there = (await holdStaff(tx, [...wanted], me.id)).filter((one) => wanted.has(one.id));
  if (there.length === 0 || there.length < wanted.size) throw badInput({ people: [NOBODY] });
  return there.map(({ id, fullName }) => ({ id, fullName }));
}

async function groupWithKey(db: Db, meId: number, key: string | undefined) {
  if (key === undefined) return undefined;
  const [found] = await db
    .select({ id: chats.id })
    .from(chats)
    .where(and(eq(chats.createdById, meId), eq(chats.key, key)));
  return found?.id;
}

interface Done {
  chatId: number;
  /** The line that says it; none when there was nothing to do. */
  lineId?: number | undefined;
}

export async function makeGroup(deps: Deps, me: Me, { name, people: ids, key }: NewGroup): Promise<Done> {
  const now = deps.clock();
  const known = await groupWithKey(deps.db, me.id, key);
  if (known) return { chatId: known };
  await take(deps.db, now, `chat-group:${me.id}`, MAKING);
  return deps.db.transaction(async (tx) => {
    const others = await staffOf(tx, me, ids);
    if (others.length >= GROUP_PEOPLE) throw badInput({ people: [`A group has at most ${GROUP_PEOPLE} people.`] });
    const [made] = await tx
      .insert(chats)
      .values({ kind: 'group', name, createdAt: now, createdById: me.id, key: key ?? null })
      .onConflictDoNothing({ target: [chats.createdById, chats.key] })
      .returning({ id: chats.id });
    const chatId = made?.id ?? (await groupWithKey(tx, me.id, key));
    if (chatId === undefined) throw new Error('the group was not stored');
    if (!made) return { chatId };
    const owner = { chatId, personId: me.id, role: 'owner', joinedAt: now } as const;
    await tx.insert(chatMembers).values([owner, ...others.map(({ id }) => ({ chatId, personId: id, joinedAt: now }))]);
    return { chatId, lineId: await say(tx, chatId, { deed: 'created', by: meOf(me), people: others, name }, now) };
  });
}

async function lockGroup(tx: Db, me: Me, chatId: number) {
  const found = await lockChat(tx, chatId, me.id);
  if (found.chat.kind !== 'group') throw new Refusal(409, NOT_A_GROUP);
  return found;
}

/** When all who managed it are gone, everybody in it does. */
async function lockManaged(tx: Db, me: Me, chatId: number) {
  const found = await lockGroup(tx, me, chatId);
  const managers = and(eq(chatMembers.chatId, chatId), ne(chatMembers.role, 'member'));
  if (found.member.role === 'member' && (await tx.$count(chatMembers, managers)) > 0) throw new Refusal(403, NOT_YOURS);
  return found;
}

export const renameGroup = (deps: Deps, me: Me, chatId: number, name: string): Promise<Done> =>
  deps.db.transaction(async (tx) => {
    await holdStaff(tx, [], me.id);
    const { chat } = await lockManaged(tx, me, chatId);
    if (chat.name === name) return { chatId };
    await tx.update(chats).set({ name }).where(eq(chats.id, chatId));
    const event: GroupEvent = { deed: 'renamed', by: meOf(me), people: [], name };
    return { chatId, lineId: await say(tx, chatId, event, deps.clock()) };
  });

export const addPeople = (deps: Deps, me: Me, chatId: number, ids: number[]): Promise<Done> =>
  deps.db.transaction(async (tx) => {
    const others = await staffOf(tx, me, ids);
    const { chat } = await lockManaged(tx, me, chatId);
    const now = deps.clock();
    // What was written before is there to be read, but is not counted as new.
    const fresh = { chatId, joinedAt: now, seenId: chat.lastMessageId ?? 0 };
    const added = await tx
      .insert(chatMembers)
      .values(others.map(({ id }) => ({ ...fresh, personId: id })))
      .onConflictDoNothing()
      .returning({ id: chatMembers.personId });
    if (added.length === 0) return { chatId };
    if ((await tx.$count(chatMembers, eq(chatMembers.chatId, chatId))) > GROUP_PEOPLE)
      throw badInput({ people: [`A group has at most ${GROUP_PEOPLE} people.`] });
    const isNew = new Set(added.map((one) => one.id));
    const event: GroupEvent = {
      deed: 'added',
      by: meOf(me),
      people: others.filter((one) => isNew.has(one.id)),
      name: null,
    };
    return { chatId, lineId: await say(tx, chatId, event, now) };
  });

async function memberOf(tx: Db, chatId: number, personId: number) {
  const [found] = await tx
    .select({ id: people.id, fullName: people.fullName, role: chatMembers.role })
    .from(chatMembers)
    .innerJoin(people, eq(people.id, chatMembers.personId))
    .where(and(eq(chatMembers.chatId, chatId), eq(chatMembers.personId, personId)));
  if (!found) throw notFound();
  return found;
}

const isMember = (chatId: number, personId: number) =>
  and(eq(chatMembers.chatId, chatId), eq(chatMembers.personId, personId));

/** The owner is removed by nobody. */
export const removePerson = (deps: Deps, me: Me, chatId: number, personId: number): Promise<Done> =>
  deps.db.transaction(async (tx) => {
    await holdStaff(tx, [personId], me.id);
    await lockManaged(tx, me, chatId);
    const { role, ...person } = await memberOf(tx, chatId, personId);
    if (role === 'owner' || personId === me.id) throw new Refusal(409, 'The owner cannot be removed, only leave.');
    await tx.delete(chatMembers).where(isMember(chatId, personId));
    const event: GroupEvent = { deed: 'removed', by: meOf(me), people: [person], name: null };
    return { chatId, lineId: await say(tx, chatId, event, deps.clock()) };
  });

/** The owner says who manages the group besides. */
export const setMemberRole = (deps: Deps, me: Me, chatId: number, personId: number, role: 'admin' | 'member') =>
  deps.db.transaction(async (tx): Promise<Done> => {
    await holdStaff(tx, [personId], me.id);
    await lockManaged(tx, me, chatId);
    const { role: before, ...person } = await memberOf(tx, chatId, personId);
    if (before === 'owner') throw new Refusal(409, 'The owner manages the group in any case.');
    if (before === role) return { chatId };
    await tx.update(chatMembers).set({ role }).where(isMember(chatId, personId));
    const deed = role === 'admin' ? 'made-admin' : 'made-member';
    return {
      chatId,
      lineId: await say(tx, chatId, { deed, by: meOf(me), people: [person], name: null }, deps.clock()),
    };
  });

/** When the owner leaves, who managed longest, or else who is in longest, owns it; the last one takes it along. */
export const leaveGroup = (deps: Deps, me: Me, chatId: number): Promise<Done> =>
  deps.db.transaction(async (tx) => {
    await holdStaff(tx, [], me.id);
    const { member } = await lockGroup(tx, me, chatId);
    await tx.delete(chatMembers).where(isMember(chatId, me.id));
    const [heir] = await tx
      .select({ id: chatMembers.personId })
      .from(chatMembers)
      .where(eq(chatMembers.chatId, chatId))
      .orderBy(sql`${chatMembers.role} = 'member'`, asc(chatMembers.joinedAt), asc(chatMembers.personId))
      .limit(1);
    if (!heir) {
      await tx.delete(chats).where(eq(chats.id, chatId));
      return { chatId };
    }
    if (member.role === 'owner') await tx.update(chatMembers).set({ role: 'owner' }).where(isMember(chatId, heir.id));
    const event: GroupEvent = { deed: 'left', by: meOf(me), people: [], name: null };
    return { chatId, lineId: await say(tx, chatId, event, deps.clock()) };
  });
