import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Doer } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import { badInput } from '#api/errors.ts';
import { isOwnOf } from '#api/fileAccess.ts';
import { fileIdsIn } from '#api/plainText.ts';
import { files } from '#features/files/api/tables.ts';
import { helpArticles, helpFiles } from './tables.ts';

const NO_PICTURE = 'A picture in this text is not there any more, or it is not yours to show. Upload it again.';

/**
 * After every change: the answer opens what it shows, to everybody once it is published. Nobody opens a file for others
 * by writing its number: it is their own, or it was in the answer before.
 */
export async function linkFiles(tx: Db, doer: Doer, articleId: number) {
  const [article] = await tx.select().from(helpArticles).where(eq(helpArticles.id, articleId));
  if (!article) return;
  const published = article.status === 'published' ? fileIdsIn(article.content) : [];
  const wanted = [...new Set([...fileIdsIn(article.content), ...fileIdsIn(article.draft?.content ?? '')])];
  const before = sql`EXISTS (SELECT 1 FROM ${helpFiles}
    WHERE ${helpFiles.fileId} = ${files.id} AND ${helpFiles.articleId} = ${articleId})`;
  const found =
    wanted.length === 0
      ? []
      : await tx
          .select({ id: files.id })
          .from(files)
          .where(and(inArray(files.id, wanted), or(isOwnOf(doer.actor?.id ?? 0, doer.keyAreas), before)))
          .for('key share');
  if (found.length < wanted.length) throw badInput({ content: [NO_PICTURE] });
  await tx.delete(helpFiles).where(eq(helpFiles.articleId, articleId));
  if (wanted.length === 0) return;
  await tx
    .insert(helpFiles)
    .values(wanted.map((fileId) => ({ articleId, fileId, isPublic: published.includes(fileId) })));
}
