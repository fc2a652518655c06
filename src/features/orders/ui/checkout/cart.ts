import { lineTotals } from '#contract/invoice.ts';
import type { Checkout, CheckoutItem } from '#features/orders/contract.ts';
import type { ColorOption } from '#features/shop/contract.ts';
import { ApiError, api, ask } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { toast } from '#web/kit/toast.ts';
import { queryClient } from '#web/queryClient.ts';
import { checkoutQuery } from '../queries.ts';

/** The cart in the navbar and the shop follow, too. */
export const lookAgain = () => queryClient.invalidateQueries({ queryKey: ['shop'] });

const edit = (change: (items: CheckoutItem[]) => CheckoutItem[]) =>
  queryClient.setQueryData<Checkout>(checkoutQuery.queryKey, (before) =>
    before ? { ...before, items: change(before.items) } : before,
  );

const withQty = (item: CheckoutItem, qty: number, taxBp: number): CheckoutItem => {
  const { priceCents, discountBp } = item;
  return { ...item, qty, netCents: lineTotals({ quantityMilli: qty * 1000, priceCents, discountBp, taxBp }).netCents };
};

/** The row shows it at once; what all of it costs is counted by the server. */
export async function setQty({ productId, name }: CheckoutItem, qty: number) {
  const { items: cart, taxBp = 0 } = queryClient.getQueryData<Checkout>(checkoutQuery.queryKey) ?? {};
  // It was taken out meanwhile.
  if (cart && !cart.some((item) => item.productId === productId)) return;
  await queryClient.cancelQueries({ queryKey: checkoutQuery.queryKey });
  edit((items) => items.map((item) => (item.productId === productId ? withQty(item, qty, taxBp) : item)));
  try {
    await ask(api.apps.ecommerce.cart[':productId'].$put({ param: { productId }, json: { qty } }));
  } catch (error) {
    toast.failed(error, { detail: name });
    // Also where nothing can be asked for: nobody is shown more than they would get.
    const before = cart?.find((item) => item.productId === productId);
    edit((items) => items.map((item) => (before && item.productId === productId ? before : item)));
  }
  await lookAgain();
}

/** Out at once; what the server keeps lies in its place again. Answers it as it lay there. */
async function takeOut(item: CheckoutItem): Promise<CheckoutItem> {
  const { productId } = item;
  let lay = item;
  const others = (items: CheckoutItem[]) => items.filter((one) => one.productId !== productId);
  let at = 0;
  edit((items) => {
    at = items.findIndex((one) => one.productId === productId);
    lay = items[at] ?? item;
    return others(items);
  });
  try {
    await ask(api.apps.ecommerce.cart[':productId'].$delete({ param: { productId } }));
  } catch (error) {
    if (at >= 0) edit((items) => others(items).toSpliced(at, 0, lay));
    throw error;
  }
  return lay;
}

const dropWish = (productId: number) =>
  ask(api.apps.ecommerce.wishlist[':productId'].$delete({ param: { productId } })).catch(() => {});

/** As it lay there: the server knows its discount. */
async function putBack({ productId, qty, colour }: CheckoutItem, isNewWish = false) {
  try {
    const inColour = colour === null ? {} : { colour: colour as ColorOption };
    await ask(api.apps.ecommerce.cart.$post({ json: { productId, qty, ...inColour } }));
    if (isNewWish) await dropWish(productId);
  } catch (error) {
    toast.failed(error);
  }
  await lookAgain();
}

export async function removeItem(item: CheckoutItem) {
  try {
    const lay = await takeOut(item);
    toast.done(i18n.t('orders:cart.removed', { name: item.name }), { undo: () => void putBack(lay) });
  } catch (error) {
    toast.failed(error);
  }
  await lookAgain();
}

const moving = new Set<number>();

/** For another day: out of the cart and onto the wishlist. */
export async function moveToWishlist(item: CheckoutItem) {
  const { productId } = item;
  if (moving.has(productId)) return;
  moving.add(productId);
  let isNewWish = false;
  try {
    // A wish from before outlives the way back.
    const { products } = await ask(api.apps.ecommerce.cart.$get());
    isNewWish = !products.some((one) => one.id === productId && one.isInWishlist);
    await ask(api.apps.ecommerce.wishlist.$post({ json: { productId } }));
    const lay = await takeOut(item);
    toast.done(i18n.t('orders:cart.wished', { name: item.name }), { undo: () => void putBack(lay, isNewWish) });
  } catch (error) {
    // Without an answer it may be out of the cart all the same, and would be nowhere.
    if (isNewWish && error instanceof ApiError && error.status > 0) await dropWish(productId);
    toast.failed(error);
  } finally {
    moving.delete(productId);
  }
  await lookAgain();
}
