import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows, wordsIn } from '#api/db.ts';
import { notFound } from '#api/errors.ts';
import type { ChatEntry, MemberRole } from '#features/chat/contract.ts';
import { readContacts } from './contacts.ts';
import { readShort } from './messages.ts';

/** So many are counted; beyond that, "many" is said with this number. */
const MOST_UNSEEN = 1_000;
const FACES = 4;

/**
 * What others wrote since; only chats with something new are looked into. Chat and message are compared as one: by the
 * message alone the planner may walk everything that was written anywhere since, to find little in a small chat.
 */
export const unseenOf = (meId: number, most = MOST_UNSEEN): SQL => sql`CASE WHEN c.last_message_id > m.seen_id THEN (
  SELECT count(*) FROM (SELECT 1 FROM chat_messages x WHERE x.chat_id = c.id AND (x.chat_id, x.id) > (c.id, m.seen_id)
    AND x.kind = 'text' AND x.deleted_at IS NULL AND x.sender_id IS DISTINCT FROM ${meId} LIMIT ${most}) AS new_ones)
  ELSE 0 END::int`;

interface Row {
  id: number;
  kind: 'direct' | 'group';
  name: string;
  otherId: number | null;
  lastMessageId: number | null;
  seenId: number;
  pinned: boolean;
  muted: boolean;
  role: MemberRole;
  unseen: number;
}

const FROM = (meId: number) => sql`FROM chat_members m JOIN chats c ON c.id = m.chat_id
  LEFT JOIN people o ON c.kind = 'direct' AND o.id = CASE WHEN c.low_id = ${meId} THEN c.high_id ELSE c.low_id END`;

interface EntriesAsk {
  q?: string;
  ids?: number[];
  kind?: 'direct' | 'group';
  page: number;
  perPage: number;
  pinnedFirst?: boolean;
}

function whereOf(meId: number, { q = '', ids, kind }: EntriesAsk): SQL {
  const name = sql`CASE WHEN c.kind = 'direct' THEN o.name_key ELSE lms_fold(c.name) END`;
  const parts = [sql`m.person_id = ${meId}`, ...wordsIn(name, q)];
  if (ids) parts.push(sql`c.id IN (${sql.join(ids, sql`, `)})`);
  if (kind) parts.push(sql`c.kind = ${kind}`);
  // With whom: somebody who was deleted is no contact.
  if (kind === 'direct') parts.push(sql`o.id IS NOT NULL`);
  return sql.join(parts, sql` AND `);
}

/** Somebody's chats, the one that something was written into last at the top. */
export async function listEntries(db: Db, meId: number, ask: EntriesAsk, now: Date) {
  const where = whereOf(meId, ask);
  const found = await rows<Row>(
    db,
    sql`SELECT c.id, c.kind, CASE WHEN c.kind = 'direct' THEN coalesce(o.full_name, '') ELSE c.name END AS name,
        o.id AS "otherId", c.last_message_id AS "lastMessageId", m.seen_id AS "seenId",
        m.pinned_at IS NOT NULL AS pinned, m.muted, m.role, ${unseenOf(meId)} AS unseen
      ${FROM(meId)} WHERE ${where}
      ORDER BY ${ask.pinnedFirst ? sql`m.pinned_at IS NULL, ` : sql``}c.last_message_id DESC NULLS LAST, c.id
      LIMIT ${ask.perPage} OFFSET ${(ask.page - 1) * ask.perPage}`,
  );
  const [counted] = await rows<{ n: number }>(db, sql`SELECT count(*)::int AS n ${FROM(meId)} WHERE ${where}`);
  return { entries: await complete(db, meId, found, now), total: counted?.n ?? 0 };
}

interface Face {
  chatId: number;
  id: number;
  fullName: string;
  avatar: string | null;
}
interface Size {
  chatId: number;
  n: number;
  managers: number;
}

/** Who is in some groups: how many, how many of them manage it, and a few to show. */
async function readGroups(db: Db, meId: number, chatIds: number[]) {
  if (chatIds.length === 0) return { faces: [], sizes: [] };
  const which = sql`(${sql.join(chatIds, sql`, `)})`;
  const [faces, sizes] = await Promise.all([
    rows<Face>(
      db,
      sql`SELECT c.id AS "chatId", p.id, p.full_name AS "fullName", p.avatar FROM chats c CROSS JOIN LATERAL (
          SELECT p.id, p.full_name, p.avatar FROM chat_members m JOIN people p ON p.id = m.person_id
          WHERE m.chat_id = c.id AND p.id <> ${meId} ORDER BY m.joined_at, p.id LIMIT ${FACES}) AS p
        WHERE c.id IN ${which}`,
    ),
    rows<Size>(
      db,
      sql`SELECT chat_id AS "chatId", count(*)::int AS n, count(*) FILTER (WHERE role <> 'member')::int AS managers
        FROM chat_members WHERE chat_id IN ${which} GROUP BY chat_id`,
    ),
  ]);
  return { faces, sizes };
}

async function complete(db: Db, meId: number, found: Row[], now: Date): Promise<ChatEntry[]> {
  const groups = found.filter((row) => row.kind === 'group').map((row) => row.id);
  const [contacts, messages, { faces, sizes }] = await Promise.all([
    readContacts(
      db,
      found.flatMap((row) => row.otherId ?? []),
      now,
    ),
    readShort(
      db,
      found.flatMap((row) => row.lastMessageId ?? []),
    ),
    readGroups(db, meId, groups),
  ]);
  const sizeOf = new Map(sizes.map((one) => [one.chatId, one]));
  return found.map((row): ChatEntry => {
    const contact = (row.otherId === null ? undefined : contacts.get(row.otherId)) ?? null;
    const isGroup = row.kind === 'group';
    const size = sizeOf.get(row.id);
    return {
      id: row.id,
      kind: row.kind,
      name: row.name,
      contact,
      members: size?.n ?? (contact ? 2 : 1),
      faces: faces.filter((one) => one.chatId === row.id).map(({ chatId: _, ...face }) => face),
      unseenMsgs: row.unseen,
      seenId: row.seenId,
      lastMessage: (row.lastMessageId === null ? undefined : messages.get(row.lastMessageId)) ?? null,
      isPinned: row.pinned,
      isMuted: row.muted,
      myRole: row.role,
      // When all who managed a group are gone, everybody in it does.
      canManage: isGroup && (row.role !== 'member' || size?.managers === 0),
      canSend: isGroup || contact?.isActive === true,
    };
  });
}

export async function readEntry(db: Db, meId: number, chatId: number, now: Date): Promise<ChatEntry> {
  const { entries } = await listEntries(db, meId, { ids: [chatId], page: 1, perPage: 1 }, now);
  const [entry] = entries;
  if (!entry) throw notFound();
  return entry;
}
