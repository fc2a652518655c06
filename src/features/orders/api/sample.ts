import { asc, eq, isNull, sql } from 'drizzle-orm';
import { type Doer, record } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import { moneyText } from '#api/formats.ts';
import { dayOf, settleStatus } from '#api/invoiceStatus.ts';
import { withdrawInvoice } from '#api/orderMoney.ts';
import { type Random, seeded } from '#api/random.ts';
import { mayReach } from '#api/whoMay.ts';
import { invoicePayments, invoices } from '#features/invoices/api/tables.ts';
import type {
  AddressFields,
  OrderEventKind,
  OrderPayment,
  OrderStatus,
  PaymentState,
} from '#features/orders/contract.ts';
import { people } from '#features/people/api/tables.ts';
import { products } from '#features/shop/api/tables.ts';
import { billOrder, colourInWords } from './bill.ts';
import { isSent, priceOf } from './price.ts';
import type { StoredOrder } from './rows.ts';
import { SAMPLE_ADDRESSES, SAMPLE_ORDERS } from './sampleOrders.ts';
import { addresses, orderEvents, orderItems, orders } from './tables.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** How far an order came: what happened to it, and how many hours after it was placed. */
const WAYS: Record<string, { status: OrderStatus; money: PaymentState; steps: [OrderEventKind, number][] }> = {
  placed: { status: 'placed', money: 'unpaid', steps: [] },
  paid: { status: 'paid', money: 'paid', steps: [['paid', 2]] },
  packed: { status: 'packed', money: 'unpaid', steps: [['packed', 20]] },
  'paid-packed': {
    status: 'packed',
    money: 'paid',
    steps: [
      ['paid', 1],
      ['packed', 18],
    ],
  },
  shipped: {
    status: 'shipped',
    money: 'unpaid',
    steps: [
      ['packed', 20],
      ['shipped', 26],
    ],
  },
  'paid-shipped': {
    status: 'shipped',
    money: 'paid',
    steps: [
      ['paid', 1],
      ['packed', 20],
      ['shipped', 26],
    ],
  },
  delivered: {
    status: 'delivered',
    money: 'paid',
    steps: [
      ['paid', 3],
      ['packed', 21],
      ['shipped', 27],
      ['delivered', 74],
    ],
  },
  'delivered-open': {
    status: 'delivered',
    money: 'unpaid',
    steps: [
      ['packed', 21],
      ['shipped', 27],
      ['delivered', 74],
    ],
  },
  cancelled: { status: 'cancelled', money: 'unpaid', steps: [['cancelled', 5]] },
  refunded: {
    status: 'cancelled',
    money: 'refunded',
    steps: [
      ['paid', 1],
      ['cancelled', 9],
      ['refund-due', 9],
      ['refunded', 10],
    ],
  },
};

type Buyer = Pick<typeof people.$inferSelect, 'id' | 'fullName' | 'email' | 'company' | 'country' | 'contact'>;
type Sold = typeof products.$inferSelect;

const addressOf = (buyer: Buyer, index: number): AddressFields => {
  const place = SAMPLE_ADDRESSES[index % SAMPLE_ADDRESSES.length] as (typeof SAMPLE_ADDRESSES)[number];
  return {
    label: 'School',
    name: buyer.fullName,
    company: buyer.company,
    extra: '',
    region: '',
    phone: buyer.contact,
    ...place,
  };
};

/** Something for the post and, now and then, a course: a few things each. */
function thingsOf(random: Random, shelf: Sold[]) {
  const start = random.whole(0, shelf.length - 1);
  return Array.from({ length: random.whole(1, 4) }, (_, at) => shelf[(start + at * 5) % shelf.length] as Sold).map(
    (one) => ({
      one,
      qty: isSent(one.category) ? random.whole(1, 3) : 1,
      discountBp: random.whole(3, 20) * 100,
    }),
  );
}

const workingDay = (time: number): string => {
  const weekday = new Date(time).getUTCDay();
  const on = weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
  return dayOf(new Date(time + on * DAY));
};

const doerIn = ({ id, fullName }: Buyer, at: Date): Doer => ({
  ...{ at, actor: { id, name: fullName }, address: '192.0.2.20', device: 'Chrome on Windows' },
});

interface Laying {
  db: Db;
  /** Books the payments. */
  office: Buyer;
  random: Random;
  shelf: Sold[];
  now: Date;
}

async function layOrder(
  { db, office, random, shelf, now }: Laying,
  buyer: Buyer,
  address: AddressFields,
  daysAgo: number,
  payment: OrderPayment,
  way: string,
) {
  const { status, money, steps } = WAYS[way] as (typeof WAYS)[string];
  const TAX_BP = 2_000;
  // At least so long ago that all of it has happened.
  const hours = Math.max(daysAgo * 24, (steps.at(-1)?.[1] ?? 0) + 2);
  const placedAt = new Date(now.getTime() - hours * HOUR - random.whole(0, 50) * 60_000);
  const things = thingsOf(random, shelf);
  const items = things.map(({ one, qty, discountBp }) => ({
    ...{ qty, discountBp, priceCents: one.priceCents, needsShipping: isSent(one.category) },
    hasFreeShipping: one.hasFreeShipping,
  }));
  const price = priceOf(items, TAX_BP);
  const isParcel = items.some((item) => item.needsShipping);
  const byInvoice = payment === 'invoice';
  const [order] = await db
    .insert(orders)
    .values({
      ...{ personId: buyer.id, buyerName: buyer.fullName, buyerEmail: buyer.email, address, payment },
      // An invoice says by itself that it was paid.
      ...{ status: byInvoice ? 'placed' : status, paymentState: byInvoice ? 'unpaid' : money },
      paidAt: !byInvoice && money !== 'unpaid' ? new Date(placedAt.getTime() + HOUR) : null,
      ...{ currency: 'USD', ...price.sums, needsShipping: isParcel, placedAt, changedAt: placedAt },
      pieces: items.reduce((sum, item) => sum + item.qty, 0),
      itemNames: things.map(({ one }) => one.name).join('\n'),
      deliveryDate: isParcel ? workingDay(placedAt.getTime() + 3 * DAY) : null,
    })
    .returning();
  if (!order) return;
  await db.insert(orderItems).values(
    things.map(({ one, qty, discountBp }, position) => ({
      ...{ orderId: order.id, position, productId: one.id, name: one.name, slug: one.slug, image: one.image },
      ...{ category: one.category, colour: one.colorOptions[0] ?? null, qty, priceCents: one.priceCents, discountBp },
      ...{ taxBp: TAX_BP, needsShipping: isSent(one.category) },
    })),
  );
  const own = { byId: buyer.id, byName: buyer.fullName };
  await db.insert(orderEvents).values({ orderId: order.id, at: placedAt, kind: 'placed', ...own });
  const lines = price.lines.map((line, at) => ({
    ...line,
    title: things[at]?.one.name ?? 'Delivery',
    description: colourInWords(things[at]?.one.colorOptions[0]),
  }));
  const billId = byInvoice ? await billOrder(db, doerIn(buyer, placedAt), order, lines) : undefined;
  for (const [kind, after] of steps) {
    const at = new Date(placedAt.getTime() + after * HOUR);
    if (kind === 'paid' && billId !== undefined) await payBill(db, doerIn(office, at), order, billId);
    else if (kind === 'cancelled') await db.insert(orderEvents).values({ orderId: order.id, at, kind, ...own });
    else await db.insert(orderEvents).values({ orderId: order.id, at, kind });
  }
  if (billId !== undefined && status === 'cancelled') {
    await withdrawInvoice(db, doerIn(buyer, now), order.id, billId);
  }
  if (byInvoice) await db.update(orders).set({ status }).where(eq(orders.id, order.id));
}

/** The office books what came in. */
async function payBill(db: Db, doer: Doer, { totalCents: amountCents, currency, address }: StoredOrder, id: number) {
  const payment = { amountCents, paidOn: dayOf(doer.at), method: 'Bank Account' as const };
  await db
    .insert(invoicePayments)
    .values({ ...payment, invoiceId: id, recordedAt: doer.at, byId: doer.actor?.id ?? null });
  await db.update(invoices).set({ paidCents: amountCents }).where(eq(invoices.id, id));
  await settleStatus(db, id, doer.at);
  const subject = { type: 'invoice', id, name: `#${id} ${address.name}` } as const;
  const detail = { amount: moneyText(amountCents, currency), method: payment.method, paidOn: payment.paidOn };
  await record(db, doer, [{ action: 'payment-added', subject, detail }]);
}

/** Orders of the last ninety days in every status, four of them of the demo's administrator. */
export async function layOrders(db: Db, now: Date) {
  const random = seeded(20_261_116);
  const buyers = await db
    .select({
      id: people.id,
      fullName: people.fullName,
      email: people.email,
      company: people.company,
      country: people.country,
      contact: people.contact,
    })
    .from(people)
    .where(mayReach('Shop'))
    .orderBy(sql`${people.access} = 'client'`, asc(people.id))
    .limit(9);
  const shelf = await db.select().from(products).where(eq(products.status, 'published')).orderBy(asc(products.id));
  const [office] = buyers;
  if (!office || shelf.length === 0) return;
  const own = buyers.map(addressOf);
  const kept = own.flatMap((address, at) => ({
    ...address,
    personId: buyers[at]?.id ?? 0,
    isDefault: true,
    createdAt: now,
  }));
  const home = { ...kept[0], ...SAMPLE_ADDRESSES[9], label: 'Home', company: '', isDefault: false };
  await db.insert(addresses).values([...kept, ...(kept[0] ? [{ ...kept[0], ...home }] : [])]);
  for (const [daysAgo, who, payment, way] of SAMPLE_ORDERS) {
    const at = who % buyers.length;
    const [buyer, address] = [buyers[at], own[at]];
    if (buyer && address) await layOrder({ db, office, random, shelf, now }, buyer, address, daysAgo, payment, way);
  }
  await db.update(orderEvents).set({ toldAt: now }).where(isNull(orderEvents.toldAt));
  await db.execute(sql`ANALYZE orders`);
}
