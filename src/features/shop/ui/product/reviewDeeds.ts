import type { Review, ReviewSaving } from '#features/shop/contract.ts';
import { api, ask } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { toast } from '#web/kit/toast.ts';
import { outdate } from '#web/queryClient.ts';

const again = () => outdate((query) => query.queryKey[0] === 'shop');

export async function saveReview(productId: number, json: ReviewSaving) {
  await ask(api.apps.ecommerce.products[':id'].reviews.mine.$put({ param: { id: String(productId) }, json }));
  again();
  toast.done(i18n.t('shop:reviews.saved'));
}

/** One's own comes back as it was; another's was removed by somebody who manages the shop, and stays away. */
export async function removeReview(productId: number, { id, isMine, rating, text }: Review) {
  try {
    const { back } = await ask(
      api.apps.ecommerce.products[':id'].reviews[':reviewId'].$delete({
        param: { id: String(productId), reviewId: id },
      }),
    );
    again();
    const undo = () => void saveReview(productId, { rating, text, back }).catch((error) => toast.failed(error));
    toast.done(i18n.t('shop:reviews.removed'), isMine ? { undo } : {});
  } catch (error) {
    toast.failed(error);
  }
}
