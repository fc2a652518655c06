import { and, eq } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { badInput } from '#api/errors.ts';
import { accountInfo } from '#features/account/api/tables.ts';
import { files } from '#features/files/api/tables.ts';
import { PICTURE_TYPES } from '#features/profile/choices.ts';
import type { ProfileChange } from '#features/profile/contract.ts';
import { profiles } from './tables.ts';
import type { Hand } from './writePost.ts';

const NOT_YOURS = 'This file is not there, or it is not yours.';
const NO_PICTURE = 'Choose a picture.';

async function coverOf(tx: Db, { me }: Hand, cover: NonNullable<ProfileChange['cover']>) {
  if ('drawn' in cover) return { cover: cover.drawn, coverFileId: null };
  const [file] = await tx
    .select({ id: files.id, type: files.type })
    .from(files)
    .where(and(eq(files.id, cover.fileId), eq(files.ownerId, me.id)))
    .for('key share');
  if (!file) throw badInput({ cover: [NOT_YOURS] });
  if (!PICTURE_TYPES.some((one) => one === file.type)) throw badInput({ cover: [NO_PICTURE] });
  return { coverFileId: file.id };
}

/** What one tells about oneself and where one is found on the web is kept by the account settings: one truth. */
export async function changeProfile(tx: Db, hand: Hand, { cover, about, website, ...given }: ProfileChange) {
  const personId = hand.me.id;
  const own = { ...given, ...(cover ? await coverOf(tx, hand, cover) : {}) };
  if (Object.keys(own).length > 0) {
    await tx
      .insert(profiles)
      .values({ personId, ...own })
      .onConflictDoUpdate({ target: profiles.personId, set: own });
  }
  const told = { ...(about === undefined ? {} : { bio: about }), ...(website === undefined ? {} : { website }) };
  if (Object.keys(told).length > 0) {
    await tx
      .insert(accountInfo)
      .values({ personId, ...told })
      .onConflictDoUpdate({ target: accountInfo.personId, set: told });
  }
}
