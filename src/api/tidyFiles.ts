import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, not } from 'drizzle-orm';
import { files } from '#features/files/api/tables.ts';
import type { Deps } from './deps.ts';
import { isShown } from './fileAccess.ts';
import { deleteLoose, dropAnnounced, giveUp, putAnnouncedFor } from './looseObjects.ts';
import { pictureOf } from './pictureType.ts';
import { sha256Of } from './storage.ts';

type TidyDeps = Pick<Deps, 'db' | 'storage' | 'clock'>;

/** So long an attachment may wait for something that shows it. */
const LOOSE_MS = 86_400_000;
const AT_ONCE = 200;

/** Attachments that nothing has shown for a day: uploads that were never sent, and what deleted things showed. */
export async function sweepAttachments({ db, clock }: TidyDeps) {
  const now = clock();
  await db
    .update(files)
    .set({ looseSince: null })
    .where(and(isNotNull(files.looseSince), isShown));
  await db
    .update(files)
    .set({ looseSince: now })
    .where(and(eq(files.purpose, 'attachment'), isNull(files.looseSince), not(isShown)));
  const old = and(isNotNull(files.looseSince), lt(files.looseSince, new Date(now.getTime() - LOOSE_MS)));
  for (let after = 0; ; ) {
    const looked = await db.transaction(async (tx) => {
      // Locked first, asked a second time after: whoever attaches one of them meanwhile keeps it.
      const found = await tx
        .select({ id: files.id })
        .from(files)
        .where(and(old, gt(files.id, after)))
        .orderBy(asc(files.id))
        .limit(AT_ONCE)
        .for('update', { skipLocked: true });
      const ids = found.map((one) => one.id);
      if (ids.length > 0) await tx.delete(files).where(and(inArray(files.id, ids), not(isShown)));
      return ids;
    });
    const last = looked.at(-1);
    if (last === undefined) return;
    after = last;
  }
}

/** Moves one content from its row to the storage. Until the row says otherwise it is read from there. */
async function moveOut(deps: TidyDeps, id: number) {
  const [row] = await deps.db
    .select({ content: files.content, type: files.type, sha256: files.sha256, width: files.width })
    .from(files)
    .where(eq(files.id, id));
  if (!row?.content) return;
  const content = new Uint8Array(row.content);
  const key = await putAnnouncedFor(deps, { id, content, type: row.type });
  if (!key) return;
  const size = row.type.startsWith('image/') && row.width === null ? pictureOf(content) : undefined;
  const sha256 = row.sha256 ?? (await sha256Of(content));
  const moved = await deps.db.transaction(async (tx) => {
    const done = await tx
      .update(files)
      .set({
        ...{ content: null, storageKey: key, sha256 },
        ...(size ? { width: size.width, height: size.height } : {}),
      })
      .where(and(eq(files.id, id), isNotNull(files.content)))
      .returning({ id: files.id });
    if (done.length > 0) await dropAnnounced(tx, key);
    return done.length > 0;
  });
  if (!moved) await giveUp(deps, key);
}

/** Moves contents out of the rows, one file after the other, until none is left or the process is about to end. */
export async function moveContents(deps: TidyDeps, goesOn: () => boolean = () => true) {
  for (let after = 0; ; ) {
    const some = await deps.db
      .select({ id: files.id })
      .from(files)
      .where(and(isNotNull(files.content), gt(files.id, after)))
      .orderBy(asc(files.id))
      .limit(AT_ONCE);
    for (const { id } of some) {
      if (!goesOn()) return;
      await moveOut(deps, id);
      after = id;
    }
    if (some.length === 0) return;
  }
}

/** What keeps the storage as it should be. Each process may do it at any time. */
export async function tidyFiles(deps: TidyDeps, goesOn?: () => boolean) {
  await sweepAttachments(deps);
  await deleteLoose(deps);
  await moveContents(deps, goesOn);
}
