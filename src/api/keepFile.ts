import { eq, sum } from 'drizzle-orm';
import { files } from '#features/files/api/tables.ts';
import type { FilePurpose } from '#features/files/contract.ts';
import type { Db } from './db.ts';
import type { Deps } from './deps.ts';
import { badInput, Refusal } from './errors.ts';
import { plainName } from './fileName.ts';
import { checkType } from './fileType.ts';
import { dropAnnounced, putAnnounced } from './looseObjects.ts';
import { oneAtATime } from './oneAtATime.ts';
import { sha256Of } from './storage.ts';

const PERSON_BYTES = 500 * 1024 * 1024;
const FULL = 'Your files take all the room there is for one person. Delete some first.';

export interface NewFile {
  name: string;
  /** As whoever sends it says; the content has to agree. */
  type: string;
  content: Uint8Array<ArrayBuffer>;
}

async function rowOf(ownerId: number, file: NewFile, purpose: FilePurpose, createdAt: Date) {
  const checked = checkType(file.type, file.content);
  if ('problem' in checked) throw badInput({ file: [checked.problem] });
  const { type, size: picture } = checked;
  return {
    ...{ ownerId, type, purpose, createdAt, name: plainName(file.name, type) },
    ...{ size: file.content.length, sha256: await sha256Of(file.content) },
    ...{ width: picture?.width ?? null, height: picture?.height ?? null },
    looseSince: purpose === 'attachment' ? createdAt : null,
  };
}

type Row = Awaited<ReturnType<typeof rowOf>>;

async function refuseWhenFull(db: Db, { ownerId, size }: Row) {
  const [stock] = await db
    .select({ bytes: sum(files.size).mapWith(Number) })
    .from(files)
    .where(eq(files.ownerId, ownerId));
  if ((stock?.bytes ?? 0) + size > PERSON_BYTES) throw new Refusal(413, FULL);
}

async function addRow(tx: Db, row: Row, place: { content: Uint8Array<ArrayBuffer> } | { storageKey: string }) {
  // One at a time for each person: two uploads side by side must not both take the last room.
  await oneAtATime(tx, row.ownerId);
  await refuseWhenFull(tx, row);
  const [stored] = await tx
    .insert(files)
    .values({ ...row, ...place })
    .returning({ id: files.id });
  if (!stored) throw new Error('the file was not stored');
  const { name, type, size, width, height } = row;
  return { id: stored.id, name, type, size, width, height };
}

/** Keeps a file together with other rows, all or nothing: the content stays in the row until housekeeping moves it. */
export async function keepFile(tx: Db, ownerId: number, file: NewFile, now: Date, purpose: FilePurpose = 'kept') {
  return addRow(tx, await rowOf(ownerId, file, purpose, now), { content: file.content });
}

/** Keeps a file that stands for itself: its content goes straight to the storage. Not inside a transaction. */
export async function storeFile(deps: Deps, ownerId: number, file: NewFile, purpose: FilePurpose) {
  const row = await rowOf(ownerId, file, purpose, deps.clock());
  await refuseWhenFull(deps.db, row);
  const storageKey = await putAnnounced(deps, file.content, row.type);
  return deps.db.transaction(async (tx) => {
    await dropAnnounced(tx, storageKey);
    return addRow(tx, row, { storageKey });
  });
}
