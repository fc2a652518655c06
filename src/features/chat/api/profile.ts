import { eq } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { notFound } from '#api/errors.ts';
import type { ChatSettings, ProfileChange, ProfileUser } from '#features/chat/contract.ts';
import { people } from '#features/people/api/tables.ts';
import { titleOf } from './contacts.ts';
import { chatProfiles } from './tables.ts';

const UNCHOSEN: ChatSettings = { notifications: true, sounds: true, readReceipts: true, enterSends: true };

export async function readProfile(db: Db, meId: number): Promise<ProfileUser> {
  const [found] = await db
    .select({ person: people, profile: chatProfiles })
    .from(people)
    .leftJoin(chatProfiles, eq(chatProfiles.personId, people.id))
    .where(eq(people.id, meId));
  if (!found) throw notFound();
  const { person, profile } = found;
  return {
    id: person.id,
    avatar: person.avatar,
    fullName: person.fullName,
    role: titleOf(profile?.title ?? null, person.role),
    about: profile?.about ?? '',
    status: profile?.status ?? 'online',
    settings: { ...UNCHOSEN, ...profile?.settings },
  };
}

/** Several pages can change different things at once: each writes what it changes, one after the other. */
export async function changeProfile(db: Db, meId: number, { role, settings, ...change }: ProfileChange) {
  await db.transaction(async (tx) => {
    await tx.insert(chatProfiles).values({ personId: meId }).onConflictDoNothing();
    const [now] = await tx.select().from(chatProfiles).where(eq(chatProfiles.personId, meId)).for('update');
    const fields = {
      ...change,
      ...(role === undefined ? {} : { title: role }),
      ...(settings === undefined ? {} : { settings: { ...now?.settings, ...settings } }),
    };
    if (Object.keys(fields).length === 0) return;
    await tx.update(chatProfiles).set(fields).where(eq(chatProfiles.personId, meId));
  });
}
