import { and, eq, inArray, notInArray, or, sql } from 'drizzle-orm';
import type { Doer } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import { badInput } from '#api/errors.ts';
import { isOwnOf } from '#api/fileAccess.ts';
import { fileIdsIn } from '#api/plainText.ts';
import { files } from '#features/files/api/tables.ts';
import { blogFiles } from './tables.ts';

const NOT_YOURS = 'This picture is not there, or it is not yours.';

const fileIdOf = (image: string | null) => Number(/^\/api\/files\/(\d+)\//.exec(image ?? '')?.[1] ?? 0);

interface Shown {
  image: string | null;
  content: string;
}

/**
 * The post opens to its readers what it shows, and nothing else any more. Only own uploads are opened by writing their
 * number, and those that it showed before.
 */
export async function linkFiles(tx: Db, doer: Doer, postId: number, { image, content }: Shown) {
  const imageId = fileIdOf(image);
  const wanted = [...new Set([...(imageId ? [imageId] : []), ...fileIdsIn(content)])];
  const linked = sql`EXISTS (SELECT 1 FROM ${blogFiles} WHERE ${blogFiles.fileId} = ${files.id} AND ${blogFiles.postId} = ${postId})`;
  const found =
    wanted.length === 0
      ? []
      : await tx
          .select({ id: files.id })
          .from(files)
          .where(and(inArray(files.id, wanted), or(isOwnOf(doer.actor?.id ?? 0, doer.keyAreas), linked)))
          .for('key share');
  const ids = found.map((one) => one.id);
  if (imageId && !ids.includes(imageId)) throw badInput({ featuredImage: [NOT_YOURS] });
  const ofPost = eq(blogFiles.postId, postId);
  await tx.delete(blogFiles).where(ids.length > 0 ? and(ofPost, notInArray(blogFiles.fileId, ids)) : ofPost);
  if (ids.length === 0) return;
  await tx
    .insert(blogFiles)
    .values(ids.map((fileId) => ({ postId, fileId })))
    .onConflictDoNothing();
}
