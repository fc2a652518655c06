import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import type { Person } from '#api/me.ts';
import { type Details, readDetails } from '#api/personDetails.ts';
import { CONNECTIONS, SOCIAL_LINKS } from '#contract/accountChoices.ts';
import { chosenFor, isWanted, NOTICE_FLAGS, NOTICE_TOPICS } from '#contract/notices.ts';
import type { AccountSettings } from '#features/account/contract.ts';
import { oneTimeTokens } from '#features/auth/api/tables.ts';
import { accountAvatars, accountInfo } from './tables.ts';

const NOTHING_SAID = { bio: '', dob: null, website: '' };

async function readInfo(db: Db, personId: number) {
  const [found] = await db
    .select({ bio: accountInfo.bio, dob: accountInfo.dob, website: accountInfo.website })
    .from(accountInfo)
    .where(eq(accountInfo.personId, personId));
  return found ?? NOTHING_SAID;
}

/** The new email that waits for its link, if there is one. */
export async function readPendingEmail(db: Db, now: Date, personId: number): Promise<AccountSettings['pendingEmail']> {
  const ofThem = and(eq(oneTimeTokens.personId, personId), eq(oneTimeTokens.kind, 'change-email'));
  const [found] = await db
    .select({ email: oneTimeTokens.detail, sentAt: oneTimeTokens.createdAt, expiresAt: oneTimeTokens.expiresAt })
    .from(oneTimeTokens)
    .where(and(ofThem, gt(oneTimeTokens.expiresAt, now)));
  if (!found) return null;
  return { email: found.email, sentAt: found.sentAt.toISOString(), expiresAt: found.expiresAt.toISOString() };
}

function each<K extends string, V>(keys: readonly K[], value: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, V>;
}

function socialOf({ socialLinks, connections }: Details): AccountSettings['social'] {
  return {
    socialLinks: each(SOCIAL_LINKS, (site) => socialLinks[site] ?? ''),
    connections: each(CONNECTIONS, (network) => connections[network] ?? { profileImg: null, id: '' }),
  };
}

export async function readSettings(db: Db, now: Date, person: Person): Promise<AccountSettings> {
  const { avatar, username, fullName, email, company, country, contact } = person;
  const details = await readDetails(db, person.id);
  const { bio, dob, website } = await readInfo(db, person.id);
  return {
    general: { avatar, username, fullName, email, company },
    info: { bio, dob, country, website, phone: contact },
    social: socialOf(details),
    notification: each(NOTICE_FLAGS, (flag) => isWanted(flag, details.notices)),
    notices: each(NOTICE_TOPICS, (topic) => chosenFor(topic, details.notices)),
    pendingEmail: await readPendingEmail(db, now, person.id),
    hasOwnAvatar: (await db.$count(accountAvatars, eq(accountAvatars.personId, person.id))) > 0,
  };
}
