import type { CartRow, ColorOption, Product } from '#features/shop/contract.ts';
import { api, ask } from '#web/client.ts';
import { i18n } from '#web/i18n/i18n.ts';
import { toast } from '#web/kit/toast.ts';
import { outdate, patchQueries, queryClient } from '#web/queryClient.ts';
import { asWanted, cartQuery, wantedPieces } from './cartQuery.ts';

const again = () => outdate((query) => query.queryKey[0] === 'shop');

type Flags = Partial<Pick<Product, 'isInCart' | 'isInWishlist'>>;

/** Wherever the product is shown, it shows this at once. */
function patchProduct(id: number, flags: Flags) {
  const change = <P extends { id: number }>(one: P): P => (one.id === id ? { ...one, ...flags } : one);
  const isThere = (some: { id: number }[]) => some.some((one) => one.id === id);
  patchQueries<{ products: Product[] }>(['shop', 'list'], (page) =>
    isThere(page.products) ? { ...page, products: page.products.map(change) } : page,
  );
  for (const list of ['related', 'wishlist', 'cart'])
    patchQueries<Product[]>(['shop', list], (some) => (isThere(some) ? some.map(change) : some));
  patchQueries<Product>(['shop', 'one'], (one) => (one.id === id ? change(one) : one));
}

const setCart = (change: (rows: CartRow[]) => CartRow[]) =>
  queryClient.setQueryData(cartQuery.queryKey, (rows) => rows && change(rows));

/** Out of a list at once; answers what puts it back in its place. */
function takeOut<P extends { id: number }>(list: 'cart' | 'wishlist', item: P) {
  const set = (change: (some: P[]) => P[]) =>
    queryClient.setQueryData<P[]>(['shop', list], (some) => some && change(some));
  const others = (some: P[]) => some.filter((one) => one.id !== item.id);
  let at = 0;
  set((some) => {
    at = some.findIndex((one) => one.id === item.id);
    return others(some);
  });
  return (former = item) => at >= 0 && set((some) => others(some).toSpliced(at, 0, former));
}

/** Something did not go through: what the server has is shown again. */
function failed(error: unknown, retry: () => void) {
  again();
  toast.failed(error, { retry });
}

interface Choice {
  qty?: number;
  colour?: ColorOption | undefined;
}

/** Answers whether it is in the cart now. */
export async function addToCart(
  product: Pick<Product, 'id' | 'name' | 'isInCart'>,
  choice: Choice = {},
): Promise<boolean> {
  patchProduct(product.id, { isInCart: true });
  try {
    await ask(api.apps.ecommerce.cart.$post({ json: { productId: product.id, ...choice } }));
    toast.done(i18n.t('shop:said.added', { name: product.name }));
    again();
    return true;
  } catch (error) {
    patchProduct(product.id, { isInCart: product.isInCart });
    failed(error, () => void addToCart(product, choice));
    return false;
  }
}

const PAUSE_MS = 350;
const timers = new Map<number, ReturnType<typeof setTimeout>>();
/** Numbers of pieces that are on their way. */
const sending = new Map<number, Promise<unknown>>();
/** How many the server has of what is wanted in another number. */
const storedPieces = new Map<number, number>();

/** Out at once; undone, it lies there again in the same number and colour. */
export async function dropFromCart(row: CartRow) {
  clearTimeout(timers.get(row.id));
  const isChanging = wantedPieces.delete(row.id);
  const restore = takeOut('cart', row);
  patchProduct(row.id, { isInCart: false });
  try {
    await sending.get(row.id)?.catch(() => {});
    await ask(api.apps.ecommerce.cart[':productId'].$delete({ param: { productId: row.id } }));
    again();
    toast.done(i18n.t('shop:said.dropped', { name: row.name }), {
      undo: () => void putBack(row),
    });
  } catch (error) {
    const former = { ...row, qty: (isChanging && storedPieces.get(row.id)) || row.qty };
    restore(former);
    patchProduct(row.id, { isInCart: true });
    failed(error, () => void dropFromCart(former));
  }
}

async function putBack(row: CartRow) {
  patchProduct(row.id, { isInCart: true });
  try {
    const colour = row.colour === '' ? {} : { colour: row.colour };
    await ask(api.apps.ecommerce.cart.$post({ json: { productId: row.id, qty: row.qty, ...colour } }));
    again();
  } catch (error) {
    patchProduct(row.id, { isInCart: false });
    failed(error, () => void putBack(row));
  }
}

/** Shown at once and sent when the pressing pauses. */
export function setPieces({ id, qty: before }: Pick<CartRow, 'id' | 'qty'>, qty: number) {
  if (!wantedPieces.has(id)) storedPieces.set(id, before);
  wantedPieces.set(id, qty);
  setCart(asWanted);
  clearTimeout(timers.get(id));
  timers.set(
    id,
    setTimeout(async () => {
      timers.delete(id);
      try {
        const sent = ask(api.apps.ecommerce.cart[':productId'].$put({ param: { productId: id }, json: { qty } }));
        sending.set(id, sent);
        await sent;
        storedPieces.set(id, qty);
      } catch (error) {
        toast.failed(error);
      } finally {
        // Pressed again meanwhile: that one is on its way.
        if (wantedPieces.get(id) === qty) {
          wantedPieces.set(id, storedPieces.get(id) ?? qty);
          setCart(asWanted);
          wantedPieces.delete(id);
        }
        again();
      }
    }, PAUSE_MS),
  );
}

export async function toggleWish(product: Pick<Product, 'id' | 'name' | 'isInWishlist'>, restore?: () => void) {
  const { id, name, isInWishlist } = product;
  patchProduct(id, { isInWishlist: !isInWishlist });
  try {
    if (isInWishlist) await ask(api.apps.ecommerce.wishlist[':productId'].$delete({ param: { productId: id } }));
    else await ask(api.apps.ecommerce.wishlist.$post({ json: { productId: id } }));
    again();
    toast.done(i18n.t(isInWishlist ? 'shop:said.unwished' : 'shop:said.wished', { name }), {
      undo: () => void toggleWish({ ...product, isInWishlist: !isInWishlist }),
    });
  } catch (error) {
    restore?.();
    patchProduct(id, { isInWishlist });
    failed(error, () => void toggleWish(product));
  }
}

/** Off the wishlist and into the cart. */
export async function moveToCart(product: Product) {
  const restore = takeOut('wishlist', product);
  patchProduct(product.id, { isInCart: true, isInWishlist: false });
  try {
    await ask(api.apps.ecommerce.wishlist[':productId']['move-to-cart'].$post({ param: { productId: product.id } }));
    again();
    toast.done(i18n.t('shop:said.moved', { name: product.name }));
  } catch (error) {
    restore();
    patchProduct(product.id, { isInCart: product.isInCart, isInWishlist: true });
    failed(error, () => void moveToCart(product));
  }
}

/** Off the wishlist, with a way back. */
export async function dropWish(product: Product) {
  await toggleWish({ ...product, isInWishlist: true }, takeOut('wishlist', product));
}
