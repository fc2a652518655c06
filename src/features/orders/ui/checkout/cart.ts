import { lineTotals } from '#contract/invoice.ts';
import type { Checkout, CheckoutItem } from '#features/orders/contract.ts';
import type { ColorOption } from '#features/shop/contract.ts';
import { api, ask } from '#web/client.ts';
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

/** Out at once; what the server keeps lies in its place again. */
const takeOut = async (item: CheckoutItem) => {
  const { productId } = item;
  const others = (items: CheckoutItem[]) => items.filter((one) => one.productId !== productId);
  let at = 0;
  edit((items) => {
    at = items.findIndex((one) => one.productId === productId);
    return others(items);
  });
  try {
    await ask(api.apps.ecommerce.cart[':productId'].$delete({ param: { productId } }));
  } catch (error) {
    if (at >= 0) edit((items) => others(items).toSpliced(at, 0, item));
    throw error;
  }
};

/** As it lay there: the server knows its discount. */
async function putBack({ productId, qty, colour }: CheckoutItem, isNewWish = false) {
  try {
    if (isNewWish) await ask(api.apps.ecommerce.wishlist[':productId'].$delete({ param: { productId } }));
    const inColour = colour === null ? {} : { colour: colour as ColorOption };
    await ask(api.apps.ecommerce.cart.$post({ json: { productId, qty, ...inColour } }));
  } catch (error) {
    toast.failed(error);
  }
  await lookAgain();
}

export async function removeItem(item: CheckoutItem) {
  try {
    await takeOut(item);
    toast.done(i18n.t('orders:cart.removed', { name: item.name }), { undo: () => void putBack(item) });
  } catch (error) {
    toast.failed(error);
  }
  await lookAgain();
}

/** For another day: out of the cart and onto the wishlist. */
export async function moveToWishlist(item: CheckoutItem) {
  const { productId } = item;
  try {
    // A wish from before outlives the way back.
    const { products } = await ask(api.apps.ecommerce.cart.$get());
    const isNewWish = !products.some((one) => one.id === productId && one.isInWishlist);
    await ask(api.apps.ecommerce.wishlist.$post({ json: { productId } }));
    await takeOut(item);
    toast.done(i18n.t('orders:cart.wished', { name: item.name }), { undo: () => void putBack(item, isNewWish) });
  } catch (error) {
    toast.failed(error);
  }
  await lookAgain();
}
