import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { readSettings } from '#api/invoiceSettings.ts';
import { shippingDateOf } from '#api/shippingDate.ts';
import { lineTotals } from '#contract/invoice.ts';
import type { Currency } from '#contract/money.ts';
import type { Checkout, CheckoutItem, OrderPayment } from '#features/orders/contract.ts';
import { cartItems, products } from '#features/shop/api/tables.ts';
import { listAddresses } from './addresses.ts';
import { deliveryDates, FREE_DELIVERY_FROM_CENTS } from './delivery.ts';
import { isSent, lineOf, priceOf } from './price.ts';

type StoredProduct = typeof products.$inferSelect;
type StoredItem = typeof cartItems.$inferSelect;

function problemOf({ status, stock }: StoredProduct, qty: number): CheckoutItem['problem'] {
  if (status !== 'published') return 'gone';
  return stock !== null && stock < qty ? 'short' : null;
}

function itemOf(item: StoredItem, product: StoredProduct, taxBp: number, now: Date): CheckoutItem {
  const { qty, colour, offers } = item;
  const { name, slug, image, category, priceCents, currency, hasFreeShipping, stock } = product;
  const priced = { qty, priceCents, discountBp: item.discountPercentage * 100 };
  return {
    ...{ id: item.id, productId: product.id, name, slug, image, category, colour: colour || null, currency },
    ...{ ...priced, offers, hasFreeShipping },
    netCents: lineTotals(lineOf(priced, taxBp)).netCents,
    needsShipping: isSent(category),
    shippingDate: isSent(category) ? shippingDateOf(category, now) : null,
    available: stock,
    problem: problemOf(product, qty),
  };
}

export interface Cart {
  items: CheckoutItem[];
  currencies: Currency[];
  taxBp: number;
}

/**
 * What is in somebody's cart, by product, at today's prices. Locked, nobody else sells of these products until the end of
 * the transaction: always in the order of their ids, so that two orders wait for each other instead of blocking.
 */
export async function readCart(db: Db, personId: number, now: Date, locked = false): Promise<Cart> {
  const own = db.select().from(cartItems).where(eq(cartItems.personId, personId)).orderBy(asc(cartItems.productId));
  const stored = locked ? await own.for('update') : await own;
  const ids = stored.map((item) => item.productId);
  const some = db.select().from(products).where(inArray(products.id, ids)).orderBy(asc(products.id));
  const found = ids.length === 0 ? [] : locked ? await some.for('update') : await some;
  const { settings } = await readSettings(db);
  const byId = new Map(found.map((product) => [product.id, product]));
  const items = stored.flatMap((item) => {
    const product = byId.get(item.productId);
    return product ? [itemOf(item, product, settings.taxBp, now)] : [];
  });
  return { items, currencies: [...new Set(found.map((one) => one.currency))], taxBp: settings.taxBp };
}

/** What the cart would cost now, and what there is to choose from. */
export async function readCheckout(db: Db, personId: number, payments: OrderPayment[], now: Date): Promise<Checkout> {
  const { items, currencies, taxBp } = await readCart(db, personId, now);
  const [currency = 'USD'] = currencies;
  // Prices of two currencies have no sum: such a cart cannot be ordered, and says so.
  const { sums } = priceOf(
    items.filter((item) => item.currency === currency),
    taxBp,
  );
  const needsShipping = items.some((item) => item.needsShipping);
  return {
    items,
    sums,
    currency,
    taxBp,
    needsShipping,
    freeDeliveryFromCents: sums.deliveryCents > 0 ? FREE_DELIVERY_FROM_CENTS : null,
    deliveryDates: deliveryDates(items, now),
    payments,
    addresses: await listAddresses(db, personId),
  };
}
