import { and, eq, inArray, like } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import type { Me } from '#api/deps.ts';
import { badInput } from '#api/errors.ts';
import { mayOpen } from '#api/fileAccess.ts';
import { fileIdsIn } from '#api/plainText.ts';
import { files } from '#features/files/api/tables.ts';
import type { Picture } from '#features/shop/contract.ts';
import { productFiles, productPictures } from './tables.ts';

const fileIdOf = ({ url }: Pick<Picture, 'url'>) => {
  const [, id] = /^\/api\/files\/(\d+)\//.exec(url) ?? [];
  return id === undefined ? [] : [Number(id)];
};

/**
 * Whoever sees the product sees its pictures from now on. What the writer may not open is not shown: nobody opens a
 * file for others by writing its id into a product.
 */
export async function keepPictures(tx: Db, me: Me, productId: number, gallery: Picture[], description: string) {
  const inGallery = gallery.flatMap(fileIdOf);
  const wanted = [...new Set([...inGallery, ...fileIdsIn(description)])];
  const found =
    wanted.length === 0
      ? []
      : await tx
          .select({ id: files.id })
          .from(files)
          .where(and(inArray(files.id, wanted), like(files.type, 'image/%'), mayOpen(me)))
          .for('key share');
  const there = new Set(found.map((one) => one.id));
  if (inGallery.some((id) => !there.has(id))) throw badInput({ gallery: ['There is no such picture.'] });
  await tx.delete(productFiles).where(eq(productFiles.productId, productId));
  if (there.size > 0) await tx.insert(productFiles).values([...there].map((fileId) => ({ productId, fileId })));
  await tx.delete(productPictures).where(eq(productPictures.productId, productId));
  if (gallery.length > 0) {
    await tx.insert(productPictures).values(gallery.map((one, position) => ({ ...one, productId, position })));
  }
}
