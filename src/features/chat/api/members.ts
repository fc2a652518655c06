import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import type { ChatMember } from '#features/chat/contract.ts';
import { people } from '#features/people/api/tables.ts';
import { readContacts } from './contacts.ts';
import { chatMembers } from './tables.ts';

/** Who is in a chat: owner and admins first, then by name. */
export async function listMembers(db: Db, chatId: number, now: Date): Promise<ChatMember[]> {
  const found = await db
    .select({ id: chatMembers.personId, role: chatMembers.role, joinedAt: chatMembers.joinedAt })
    .from(chatMembers)
    .innerJoin(people, eq(people.id, chatMembers.personId))
    .where(eq(chatMembers.chatId, chatId))
    .orderBy(
      sql`array_position(ARRAY['owner', 'admin', 'member'], ${chatMembers.role})`,
      asc(people.nameKey),
      asc(people.id),
    );
  const contacts = await readContacts(
    db,
    found.map((one) => one.id),
    now,
  );
  return found.flatMap(({ id, role, joinedAt }) => {
    const contact = contacts.get(id);
    return contact ? [{ ...contact, memberRole: role, joinedAt: joinedAt.toISOString() }] : [];
  });
}
