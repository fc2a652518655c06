import type { ProductRow } from '#features/shop/contract.ts';
import type { ProductStatus } from '#features/shop/listContract.ts';
import { api, ask } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { confirm } from '#web/kit/confirm.ts';
import { toast } from '#web/kit/toast.ts';
import { outdate } from '#web/queryClient.ts';

export const shopChanged = () => outdate((query) => query.queryKey[0] === 'shop');

type Which = Pick<ProductRow, 'id' | 'name' | 'status'>;

/** At once, with a way back. */
export async function setStatus(product: Which, status: ProductStatus, isBack = false) {
  try {
    await ask(api.api.products[':id'].status.$post({ param: { id: product.id }, json: { status } }));
    shopChanged();
    toast.done(i18n.t(`shop:manage.said.${status}`, { name: product.name }), {
      undo: isBack ? undefined : () => void setStatus({ ...product, status }, product.status, true),
    });
  } catch (error) {
    toast.failed(error);
  }
}

/** For good, so it asks; what was ordered is archived instead. */
export async function deleteProduct(product: Pick<ProductRow, 'id' | 'name' | 'sold'>): Promise<boolean> {
  const isSure = await confirm({
    question: i18n.t('shop:manage.deleteQuestion', { name: product.name }),
    detail: i18n.t(product.sold > 0 ? 'shop:manage.deleteOrdered' : 'shop:manage.deleteDetail'),
    verb: i18n.t('shop:manage.delete'),
    danger: true,
  });
  if (!isSure) return false;
  try {
    const { archived } = await ask(api.api.products[':id'].$delete({ param: { id: product.id } }));
    shopChanged();
    toast.done(i18n.t(archived ? 'shop:manage.said.archived' : 'shop:manage.said.deleted', { name: product.name }));
    return true;
  } catch (error) {
    toast.failed(error);
    return false;
  }
}
