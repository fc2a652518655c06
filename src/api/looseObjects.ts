import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { looseObjects } from '#features/files/api/tables.ts';
import { type Db, rows } from './db.ts';
import type { Deps } from './deps.ts';
import { newKey } from './storage.ts';

/** So long an object may be on its way before it counts as given up. */
const UNDER_WAY_MS = 3_600_000;
const RETRY_MS = 600_000;
const AT_ONCE = 50;

/** A backup holds it while it reads: what its rows refer to stays until they and the objects are both in the file. */
export const BACKUP_LOCK = 7_426_107;

type StoreDeps = Pick<Deps, 'db' | 'storage' | 'clock'>;

/**
 * Writes an object that is put down for deletion beforehand: whatever happens on the way, nothing stays that no row
 * refers to. With a file's id only one process at a time gets through; the others are answered null.
 */
async function announce({ db, clock }: StoreDeps, fileId: number | null): Promise<string | null> {
  const key = newKey();
  const dueAt = new Date(clock().getTime() + UNDER_WAY_MS);
  const made = await db.insert(looseObjects).values({ key, fileId, dueAt }).onConflictDoNothing().returning();
  return made.length > 0 ? key : null;
}

export async function putAnnounced(deps: StoreDeps, content: Uint8Array<ArrayBuffer>, type: string): Promise<string> {
  const key = await announce(deps, null);
  if (!key) throw new Error('the file got no key');
  await putOrGiveUp(deps, key, content, type);
  return key;
}

export async function putAnnouncedFor(
  deps: StoreDeps,
  { id, content, type }: { id: number; content: Uint8Array<ArrayBuffer>; type: string },
): Promise<string | null> {
  const key = await announce(deps, id);
  if (key) await putOrGiveUp(deps, key, content, type);
  return key;
}

async function putOrGiveUp(deps: StoreDeps, key: string, content: Uint8Array<ArrayBuffer>, type: string) {
  try {
    await deps.storage.put(key, content, type);
  } catch (error) {
    await giveUp(deps, key);
    throw error;
  }
}

/** Nobody waits for this object any more. */
export async function giveUp({ db, clock }: StoreDeps, key: string) {
  await db.update(looseObjects).set({ dueAt: clock(), fileId: null }).where(eq(looseObjects.key, key));
}

/** In the transaction that makes a row refer to the object. One that took too long may be deleted already. */
export async function dropAnnounced(tx: Db, key: string) {
  const still = await tx
    .delete(looseObjects)
    .where(and(eq(looseObjects.key, key), eq(looseObjects.tries, 0)))
    .returning();
  if (still.length === 0) throw new Error('the object was given up before a row referred to it');
}

/** Takes some that are due, each for one process; they come again later unless the storage deletes them. */
async function takeDue({ db, clock }: StoreDeps): Promise<string[]> {
  return db.transaction(async (tx) => {
    const [lock] = await rows<{ got: boolean }>(tx, sql`SELECT pg_try_advisory_xact_lock(${BACKUP_LOCK}) AS got`);
    if (!lock?.got) return [];
    const due = tx
      .select({ key: looseObjects.key })
      .from(looseObjects)
      // A deleted row leaves the time of the database, which may be ahead of this process.
      .where(sql`${looseObjects.dueAt} <= greatest(now(), ${clock().toISOString()}::timestamptz)`)
      .orderBy(asc(looseObjects.dueAt))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    const taken = await tx
      .update(looseObjects)
      .set({ tries: sql`${looseObjects.tries} + 1`, dueAt: new Date(clock().getTime() + RETRY_MS), fileId: null })
      .where(inArray(looseObjects.key, due))
      .returning({ key: looseObjects.key });
    return taken.map((one) => one.key);
  });
}

/** Deletes what no row refers to. What the storage does not delete now is tried again. */
export async function deleteLoose(deps: StoreDeps) {
  for (;;) {
    const keys = await takeDue(deps);
    if (keys.length === 0) return;
    const gone = await deleteSome(deps, keys);
    await deps.db.delete(looseObjects).where(inArray(looseObjects.key, gone));
    if (gone.length < keys.length) throw new Error('some objects could not be deleted');
  }
}

/** All at once, or one by one where that fails: one that cannot be deleted must not keep the others. */
async function deleteSome({ storage }: StoreDeps, keys: string[]): Promise<string[]> {
  try {
    await storage.delete(keys);
    return keys;
  } catch {
    const gone: string[] = [];
    for (const key of keys) {
      const isGone = await storage.delete([key]).then(
        () => true,
        () => false,
      );
      if (isGone) gone.push(key);
    }
    return gone;
  }
}
