import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Doer } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import { badInput, Refusal } from '#api/errors.ts';
import { moneyText } from '#api/formats.ts';
import { oneAtATime } from '#api/oneAtATime.ts';
import { orderIsPaid } from '#api/orderMoney.ts';
import type { Currency } from '#contract/money.ts';
import type { CheckoutItem, NewOrder } from '#features/orders/contract.ts';
import { people } from '#features/people/api/tables.ts';
import { cartItems, products } from '#features/shop/api/tables.ts';
import { findAddress } from './addresses.ts';
import { type BilledLine, billOrder, colourInWords } from './bill.ts';
import { readCart } from './cart.ts';
import { deliveryDates } from './delivery.ts';
import { type OrderPrice, priceOf } from './price.ts';
import { orderEvents, orderItems, orders } from './tables.ts';

const EMPTY = 'Your cart is empty. Put something into it first.';
const NO_ADDRESS = 'There is no such address. Choose another one.';
const NO_DATE = 'Choose one of the days offered.';
const NO_CARD = 'Cards are not taken here. Pay by invoice.';
const MIXED = 'Your cart holds prices in different currencies. Order them one after the other.';
/** As many as stand on an invoice, with the delivery. */
const MOST_ITEMS = 199;
const OTHER_ORDER = 'This order was placed before, with another total. Look at your orders, then order again.';
const TOO_MANY = `An order takes ${MOST_ITEMS} different products. Order some of them later.`;

/** Pieces of a card order are kept for it so long. */
export const HOLD_MINUTES = 45;

/** Says which product and what is left of it, the first one only: one thing to put right at a time. */
function refuseUnsold(items: CheckoutItem[]) {
  const [first] = items.filter((item) => item.problem !== null);
  if (!first) return;
  const { name, available, problem } = first;
  if (problem === 'gone') throw new Refusal(409, `${name} is not sold any more. Take it out of your cart to go on.`);
  if (!available) throw new Refusal(409, `${name} is sold out. Take it out of your cart to go on.`);
  throw new Refusal(409, `Only ${available} of ${name} left. Take fewer of it to go on.`);
}

function refuseOtherTotal({ sums }: OrderPrice, seen: number | undefined, currency: Currency) {
  if (seen === undefined || seen === sums.totalCents) return;
  const total = moneyText(sums.totalCents, currency);
  throw new Refusal(409, `Your cart or a price has changed: the total is ${total} now. Look at it and order again.`);
}

const billedLines = (items: CheckoutItem[], { lines }: OrderPrice): BilledLine[] =>
  lines.map((line, at) => ({
    ...line,
    title: items[at]?.name ?? 'Delivery',
    description: colourInWords(items[at]?.colour),
  }));

async function takeFromStock(tx: Db, items: CheckoutItem[]) {
  for (const { productId, qty } of items) {
    await tx
      .update(products)
      .set({ stock: sql`${products.stock} - ${qty}`, sold: sql`${products.sold} + ${qty}` })
      .where(eq(products.id, productId));
  }
}

/** Sent again after a lost answer it is there already, and its cart is empty by then: the total tells what was meant. */
async function alreadyPlaced(tx: Db, personId: number, key: string, seen: number | undefined) {
  const [found] = await tx
    .select({ id: orders.id, totalCents: orders.totalCents })
    .from(orders)
    .where(and(eq(orders.personId, personId), eq(orders.writingKey, key)));
  if (found && seen !== undefined && seen !== found.totalCents) throw new Refusal(409, OTHER_ORDER);
  return found?.id;
}

function dayFor(items: CheckoutItem[], given: string | undefined, now: Date): string | null {
  if (!items.some((item) => item.needsShipping)) return null;
  if (given === undefined || !deliveryDates(items, now).includes(given)) throw badInput({ deliveryDate: [NO_DATE] });
  return given;
}

/**
 * Orders what is in the cart: all of it or, when anything is wrong, nothing. The products are locked while their pieces
 * are counted and taken, so that the last one is sold once.
 */
export async function placeOrder(tx: Db, doer: Doer, personId: number, asked: NewOrder, takesCards: boolean) {
  await oneAtATime(tx, personId);
  const { key, payment, note } = asked;
  const before = key === undefined ? undefined : await alreadyPlaced(tx, personId, key, asked.totalCents);
  if (before !== undefined) return { id: before, isNew: false };
  if (payment === 'card' && !takesCards) throw badInput({ payment: [NO_CARD] });
  const address = await findAddress(tx, personId, asked.addressId);
  if (!address) throw badInput({ addressId: [NO_ADDRESS] });
  const { items, currencies, taxBp } = await readCart(tx, personId, doer.at, true);
  const [currency, otherCurrency] = currencies;
  if (!currency || items.length === 0) throw new Refusal(409, EMPTY);
  if (otherCurrency) throw new Refusal(409, MIXED);
  if (items.length > MOST_ITEMS) throw new Refusal(409, TOO_MANY);
  refuseUnsold(items);
  const price = priceOf(items, taxBp);
  if (price.problem) throw new Refusal(409, price.problem);
  refuseOtherTotal(price, asked.totalCents, currency);
  const deliveryDate = dayFor(items, asked.deliveryDate, doer.at);
  await takeFromStock(tx, items);
  const [buyer] = await tx
    .select({ name: people.fullName, email: people.email })
    .from(people)
    .where(eq(people.id, personId));
  const { at } = doer;
  const [order] = await tx
    .insert(orders)
    .values({
      ...{ personId, buyerName: buyer?.name ?? '', buyerEmail: buyer?.email ?? '', currency, ...price.sums },
      ...{ status: 'placed', payment, address, note, deliveryDate, writingKey: key ?? null },
      pieces: items.reduce((sum, item) => sum + item.qty, 0),
      itemNames: items.map((item) => item.name).join('\n'),
      needsShipping: deliveryDate !== null,
      holdUntil: payment === 'card' ? new Date(at.getTime() + HOLD_MINUTES * 60_000) : null,
      ...{ placedAt: at, changedAt: at },
    })
    .returning();
  if (!order) throw new Error('the order was not stored');
  await tx.insert(orderItems).values(
    items.map(
      ({ productId, name, slug, image, category, colour, qty, priceCents, discountBp, needsShipping }, position) => ({
        ...{ orderId: order.id, position, productId, name, slug, image, category, colour },
        ...{ qty, priceCents, discountBp, taxBp, needsShipping },
      }),
    ),
  );
  const by = { byId: personId, byName: buyer?.name ?? '' };
  await tx.insert(orderEvents).values({ orderId: order.id, at, kind: 'placed', ...by });
  const ordered = items.map((item) => item.productId);
  await tx.delete(cartItems).where(and(eq(cartItems.personId, personId), inArray(cartItems.productId, ordered)));
  if (payment === 'card' && order.totalCents === 0) await orderIsPaid(tx, order, at);
  if (payment === 'invoice') await billOrder(tx, doer, order, billedLines(items, price));
  return { id: order.id, isNew: true };
}
