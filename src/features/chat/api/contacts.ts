import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { listPage } from '#api/list.ts';
import { presenceOf } from '#api/presence.ts';
import { isStaff, mayReach } from '#api/whoMay.ts';
import type { Contact } from '#features/chat/contract.ts';
import { people, peopleKeys } from '#features/people/api/tables.ts';
import { chatProfiles } from './tables.ts';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** What somebody said of themselves, or else what their account says. */
export const titleOf = (title: string | null, role: string) => title || capital(role);

/** People as others see them in chats, by id. */
export async function readContacts(db: Db, ids: number[], now: Date): Promise<Map<number, Contact>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select({
      id: people.id,
      fullName: people.fullName,
      avatar: people.avatar,
      email: people.email,
      role: people.role,
      title: chatProfiles.title,
      about: chatProfiles.about,
      status: presenceOf(now),
      reachable: sql<boolean>`(${mayReach('Chat')})`,
      isActive: sql<boolean>`(${isStaff})`,
    })
    .from(people)
    .leftJoin(chatProfiles, eq(chatProfiles.personId, people.id))
    .where(inArray(people.id, ids));
  return new Map(
    found.map(({ title, role, about, ...one }) => [one.id, { ...one, role: titleOf(title, role), about: about ?? '' }]),
  );
}

const SOURCE = {
  table: people,
  id: people.id,
  search: people.search,
  sortable: peopleKeys,
  indexed: ['fullName'],
  neverNull: ['fullName'],
};

/** Everybody who works here but oneself, by name. */
export async function listContacts(db: Db, meId: number, ask: { q: string; page: number; perPage: number }, now: Date) {
  const byName = { ...ask, sort: 'asc', sortColumn: 'fullName' } as const;
  const read = async (ids: number[]) => [...(await readContacts(db, ids, now)).values()];
  const { rows, total } = await listPage(db, SOURCE, byName, [isStaff, ne(people.id, meId)], read, (one) => one.id);
  return { contacts: rows, total };
}

/** Those of them who work here, besides oneself. They are not deleted before the transaction ends. */
export async function holdStaff(tx: Db, ids: number[], meId: number) {
  const found = await tx
    .select({ id: people.id, fullName: people.fullName, isStaff: sql<boolean>`(${isStaff})` })
    .from(people)
    .where(and(inArray(people.id, [...ids, meId])))
    .orderBy(people.id)
    .for('key share');
  return found.filter((one) => one.isStaff || one.id === meId);
}
