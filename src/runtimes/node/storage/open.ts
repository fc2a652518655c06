import { join, resolve } from 'node:path';
import { isNotNull, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import type { Log } from '#api/deps.ts';
import { newKey, type Storage, wholeOf } from '#api/storage.ts';
import { files } from '#features/files/api/tables.ts';
import { type Settings, SettingsError } from '../settings.ts';
import { folderStorage } from './folder.ts';
import { s3Storage } from './s3.ts';

export interface NodeStorage extends Storage {
  /** For people, in messages. */
  place: string;
  /** A folder's files are part of a backup; a bucket is backed up by itself. */
  isFolder: boolean;
}

/** A bucket when one is set up, otherwise a folder. Nothing is touched yet. */
export function storageOf(settings: Settings): NodeStorage {
  const { LMS_S3_URL: url, LMS_S3_BUCKET: bucket, LMS_S3_REGION: region } = settings;
  const { LMS_S3_KEY: key, LMS_S3_SECRET: secret } = settings;
  if (url && bucket && key && secret) {
    const place = `the bucket ${bucket} at ${new URL(url).host}`;
    return { ...s3Storage({ url, bucket, region, key, secret }), place, isFolder: false };
  }
  const folder = resolve(settings.LMS_FILES ?? join(settings.LMS_DATA, 'files'));
  return { ...folderStorage(folder), place: `the folder ${folder}`, isFolder: true };
}

const reasonOf = (error: unknown): string => {
  const { cause, code, message } = error as Error & { code?: string };
  return cause instanceof Error ? reasonOf(cause) : (code ?? message);
};

/** Writes, reads and deletes something: whoever starts a server hears at once when uploads could not work. */
export async function checkStorage(storage: NodeStorage) {
  const key = newKey();
  const probe = new TextEncoder().encode('LMS');
  try {
    await storage.put(key, probe, 'text/plain');
    const found = await storage.get(key);
    if (!found || (await wholeOf(found)).length !== probe.length)
      throw new Error('what was written does not come back');
    await storage.delete([key]);
  } catch (error) {
    const reason = reasonOf(error);
    if (storage.isFolder && ['ENOSPC', 'EDQUOT'].includes(reason)) {
      throw new SettingsError(
        `The disk that holds ${storage.place} for uploaded files is full: free some space, or set LMS_DATA or LMS_FILES to a folder elsewhere.`,
      );
    }
    const advice = storage.isFolder
      ? 'Set LMS_DATA or LMS_FILES to a folder that can be written.'
      : 'Check LMS_S3_URL, LMS_S3_BUCKET, LMS_S3_REGION, LMS_S3_KEY and LMS_S3_SECRET, and that the key may read, write and delete objects.';
    throw new SettingsError(`Uploaded files cannot be kept in ${storage.place} (${reason}). ${advice}`);
  }
}

const LOOKED_AT = 3;

/** Processes on one database need one place for files. Says so when those of the database are not in this one. */
export async function warnOfOtherPlace(db: Db, storage: NodeStorage, log: Log) {
  const known = await db
    .select({ key: files.storageKey })
    .from(files)
    .where(isNotNull(files.storageKey))
    .orderBy(sql`${files.id} DESC`)
    .limit(LOOKED_AT);
  for (const { key } of known) {
    const found = key && (await storage.get(key));
    if (!found) continue;
    if (!(found instanceof Uint8Array)) await found.cancel();
    return;
  }
  if (known.length > 0) {
    log.error(
      { place: storage.place },
      'the files of this database are in another place: give all its processes the same LMS_FILES or LMS_S3 settings',
    );
  }
}
