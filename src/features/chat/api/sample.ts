import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { seeded } from '#api/random.ts';
import type { Reaction } from '#features/chat/contract.ts';
import { files } from '#features/files/api/tables.ts';
import { people } from '#features/people/api/tables.ts';
import { groupLine } from './groupLine.ts';
import { FILLINGS, GROUP, type Line, OFFICE, OFFICE_END, STAFF, TALKS, type Talk } from './sampleTalks.ts';
import {
  chatFiles,
  chatMembers,
  chatMessages,
  chatProfiles,
  chatReactions,
  chats,
  presenceProcesses,
  presenceStreams,
} from './tables.ts';

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;
const OFFICE_MATE = 'Chloé Laurent';
const OFFICE_MESSAGES = 300;

interface Person {
  id: number;
  fullName: string;
}

/** Weeks of talk between two who share an office: new every time, and the same on every start. */
function officeTalk(): Talk {
  const random = seeded(4_622);
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, kind: string) => random.pick(FILLINGS[kind as keyof typeof FILLINGS]));
  const lines: Line[] = [];
  for (let day = 1; lines.length < OFFICE_MESSAGES; day += 1) {
    let minutes = day * DAY_MINUTES + random.whole(120, 400);
    const talks = [random.pick(OFFICE), random.pick(OFFICE)];
    const spoken: Line[] = [];
    for (const [who, text] of talks.flat()) {
      spoken.push([minutes, who, fill(text)]);
      minutes -= random.whole(1, 9);
    }
    lines.unshift(...spoken);
  }
  return { with: OFFICE_MATE, lines: [...lines, ...OFFICE_END] };
}

interface Draft {
  chatId: number;
  senderId: number;
  text: string;
  createdAt: Date;
}

async function layDirect(db: Db, me: Person, other: Person, talk: Talk, now: number) {
  const first = talk.lines[0]?.[0] ?? 0;
  const at = (minutes: number) => new Date(now - minutes * MINUTE);
  const [lowId, highId] = [Math.min(me.id, other.id), Math.max(me.id, other.id)];
  const [chat] = await db
    .insert(chats)
    .values({ kind: 'direct', lowId, highId, createdAt: at(first), createdById: me.id })
    .returning({ id: chats.id });
  if (!chat) throw new Error('the chat was not stored');
  const drafts = talk.lines.map(([minutes, who, text]): Draft => {
    return { chatId: chat.id, senderId: who === 'me' ? me.id : other.id, text, createdAt: at(minutes) };
  });
  return { chatId: chat.id, drafts, me, other, talk };
}
type Laid = Awaited<ReturnType<typeof layDirect>>;

/** Seen by both, but for what the talk says is not; the administrator's last word may still be on its way. */
async function finish(
  db: Db,
  { chatId, drafts, me, other, talk }: Laid,
  ids: Map<Draft, number>,
  filesByName: Map<string, number>,
) {
  const idOf = (index: number) => {
    const draft = drafts.at(index);
    return (draft && ids.get(draft)) ?? 0;
  };
  const joinedAt = drafts[0]?.createdAt ?? new Date();
  const seenAt = drafts.at(-1)?.createdAt ?? null;
  await db.insert(chatMembers).values([
    { chatId, personId: me.id, joinedAt, seenId: idOf(-1 - (talk.unseen ?? 0)), seenAt },
    { chatId, personId: other.id, joinedAt, ...(talk.unread ? {} : { seenId: idOf(-1), seenAt }) },
  ]);
  for (const [fromEnd, name] of Object.entries(talk.files ?? {})) {
    const fileId = filesByName.get(name);
    if (fileId) await db.insert(chatFiles).values({ messageId: idOf(-Number(fromEnd)), fileId, chatId, position: 0 });
  }
}

async function layGroup(db: Db, me: Person, others: Person[], now: number) {
  const everybody = [me, ...others];
  const at = (minutes: number) => new Date(now - minutes * MINUTE);
  const begin = at((GROUP.lines[0]?.[0] ?? 0) + 5);
  const [chat] = await db
    .insert(chats)
    .values({ kind: 'group', name: GROUP.name, createdAt: begin, createdById: me.id })
    .returning({ id: chats.id });
  if (!chat) throw new Error('the group was not stored');
  const event = { deed: 'created', by: me, people: others, name: GROUP.name } as const;
  const line = { chatId: chat.id, senderId: me.id, createdAt: begin, kind: 'system' as const };
  await db.insert(chatMessages).values({ ...line, text: groupLine({ ...event }), event: { ...event } });
  const drafts = GROUP.lines.map(([minutes, turn, text]): Draft => {
    return { chatId: chat.id, senderId: everybody[turn % everybody.length]?.id ?? me.id, text, createdAt: at(minutes) };
  });
  return { chatId: chat.id, drafts, everybody, begin };
}

/** In the order they were said, over all chats. */
async function layMessages(db: Db, drafts: Draft[]): Promise<Map<Draft, number>> {
  const inOrder = drafts.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const stored = await db.insert(chatMessages).values(inOrder).returning({ id: chatMessages.id });
  return new Map(inOrder.map((draft, index) => [draft, stored[index]?.id ?? 0]));
}

async function layProfiles(db: Db, staff: Person[]) {
  const rows = staff.flatMap(({ id, fullName }) => {
    const [title, about] = STAFF[fullName] ?? [];
    return title && about ? [{ personId: id, title, about }] : [];
  });
  if (rows.length > 0) await db.insert(chatProfiles).values(rows);
}

/** Nobody sits behind the accounts of the sample: some of them are here all the same, so that it can be seen. */
const HERE: [name: string, active: boolean, status: 'online' | 'busy'][] = [
  ['Hannah Vogel', true, 'online'],
  ['Marcus Hale', true, 'online'],
  [OFFICE_MATE, false, 'online'],
  ['Grace Mbeki', true, 'busy'],
  ['Ines Carvalho', true, 'online'],
  ['Samir Haddad', false, 'online'],
  ['Noor Rahman', true, 'online'],
];
const FOREVER = new Date('2100-01-01T00:00:00Z');
const SAMPLE_PROCESS = '00000000-0000-4000-8000-000000000001';

async function layPresence(db: Db, staff: Person[], now: Date) {
  await db.insert(presenceProcesses).values({ id: SAMPLE_PROCESS, seenAt: FOREVER });
  for (const [name, active, status] of HERE) {
    const person = staff.find((one) => one.fullName === name);
    if (!person) continue;
    const stream = { id: crypto.randomUUID(), processId: SAMPLE_PROCESS, sessionId: 'sample', openedAt: now };
    await db.insert(presenceStreams).values({ ...stream, personId: person.id, active });
    await db.update(chatProfiles).set({ status }).where(eq(chatProfiles.personId, person.id));
  }
}

const LIKED: [text: string, name: string, emoji: Reaction][] = [
  ['It seats 28 and has the big screen.', 'Hannah Vogel', '🙏'],
  ['I can, from two o’clock on.', 'Grace Mbeki', '❤️'],
  ['I can, from two o’clock on.', 'Ruth Adeyemi', '👍'],
  ['Checked mine, all there.', 'Ruth Adeyemi', '👍'],
];

/** The demo's administrator has talked with seven colleagues and in one group. */
export async function layChats(db: Db, now: Date) {
  const staff = await db
    .select({ id: people.id, fullName: people.fullName })
    .from(people)
    .where(inArray(people.access, ['admin', 'client']))
    .orderBy(asc(people.id));
  const [me] = staff;
  if (!me) return;
  await layProfiles(db, staff);
  const named = new Map(staff.map((one) => [one.fullName, one]));
  const laid: Laid[] = [];
  for (const talk of [...TALKS, officeTalk()]) {
    const other = named.get(talk.with);
    if (other) laid.push(await layDirect(db, me, other, talk, now.getTime()));
  }
  const others = GROUP.people.flatMap((name) => named.get(name) ?? []);
  const group = await layGroup(db, me, others, now.getTime());
  const ids = await layMessages(db, [...laid.flatMap((one) => one.drafts), ...group.drafts]);
  const stored = await db.select({ id: files.id, name: files.name }).from(files).where(eq(files.shared, true));
  const filesByName = new Map(stored.map((one) => [one.name, one.id]));
  for (const one of laid) await finish(db, one, ids, filesByName);
  const last = group.drafts.at(-1);
  const seenId = (last && ids.get(last)) ?? 0;
  await db.insert(chatMembers).values(
    group.everybody.map(({ id }, index) => ({
      chatId: group.chatId,
      personId: id,
      role: index === 0 ? ('owner' as const) : ('member' as const),
      joinedAt: group.begin,
      seenId,
      seenAt: last?.createdAt ?? null,
    })),
  );
  for (const [text, name, emoji] of LIKED) {
    const person = named.get(name);
    const [draft, messageId] = [...ids].find(([one]) => one.text === text) ?? [];
    if (!person || !draft || !messageId) continue;
    const createdAt = new Date(draft.createdAt.getTime() + MINUTE);
    await db.insert(chatReactions).values({ messageId, personId: person.id, emoji, createdAt });
  }
  await db.execute(
    sql`UPDATE chats SET last_message_id = (SELECT max(id) FROM chat_messages WHERE chat_id = chats.id)`,
  );
  await layPresence(db, staff, now);
  await db.execute(sql`ANALYZE chat_messages, chat_members, chats`);
}
