import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { folded, inC, money, time } from '#api/columns.ts';
import type { Currency } from '#contract/money.ts';
import { invoices } from '#features/invoices/api/tables.ts';
import type {
  AddressFields,
  OrderEventKind,
  OrderPayment,
  OrderStatus,
  PaymentState,
} from '#features/orders/contract.ts';
import { people } from '#features/people/api/tables.ts';
import { products } from '#features/shop/api/tables.ts';

/** What is sent nowhere has no day, and stands last. */
const dayOf = (column: AnyPgColumn): SQL => sql`coalesce(${column}, date '9999-12-31')`;

/** Where people have things sent to. */
export const addresses = pgTable(
  'addresses',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    personId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    label: text().notNull().default(''),
    name: text().notNull(),
    company: text().notNull().default(''),
    street: text().notNull(),
    extra: text().notNull().default(''),
    postcode: text().notNull(),
    city: text().notNull(),
    region: text().notNull().default(''),
    country: text().notNull(),
    phone: text().notNull().default(''),
    isDefault: boolean().notNull().default(false),
    createdAt: time().notNull(),
    writingKey: uuid(),
  },
  (t) => [
    index('addresses_of').on(t.personId, t.id),
    uniqueIndex('addresses_default').on(t.personId).where(sql`${t.isDefault}`),
    uniqueIndex('addresses_writing').on(t.personId, t.writingKey),
  ],
);

export const orders = pgTable(
  'orders',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    /** An order outlives whoever placed it, with the name they had. */
    personId: integer().references(() => people.id, { onDelete: 'set null' }),
    buyerName: text().notNull(),
    buyerEmail: text().notNull(),
    status: text().$type<OrderStatus>().notNull(),
    payment: text().$type<OrderPayment>().notNull(),
    paymentState: text().$type<PaymentState>().notNull().default('unpaid'),
    /** What the payment provider calls the payment. */
    paymentIntent: text(),
    /** So long the pieces of an unpaid card order are kept for it; of a refund that failed, when to try again. */
    holdUntil: time(),
    invoiceId: integer().references(() => invoices.id, { onDelete: 'set null' }),
    currency: text().$type<Currency>().notNull(),
    subtotalCents: money().notNull(),
    discountCents: money().notNull(),
    deliveryCents: money().notNull(),
    taxCents: money().notNull(),
    totalCents: money().notNull(),
    pieces: integer().notNull(),
    /** What was ordered, by name: for the search. */
    itemNames: text().notNull(),
    needsShipping: boolean().notNull(),
    deliveryDate: date({ mode: 'string' }),
    /** As it was when it was ordered. */
    address: jsonb().$type<AddressFields>().notNull(),
    note: text().notNull().default(''),
    placedAt: time().notNull(),
    paidAt: time(),
    changedAt: time().notNull(),
    version: integer().notNull().default(1),
    writingKey: uuid(),
    search: text()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`lms_fold(buyer_name || chr(10) || buyer_email || chr(10) || item_names) || chr(10) || id || chr(10) || lms_amount(total_cents)`,
      ),
  },
  (t) => [
    // One for each way to sort: the page is found in the index alone, filtered by status and payment on the way.
    index('orders_by_id').on(t.id, t.status, t.payment, t.paymentState),
    index('orders_by_buyer').on(folded(t.buyerName), t.id, t.status, t.payment, t.paymentState),
    index('orders_by_total').on(t.totalCents, t.id, t.status, t.payment, t.paymentState),
    index('orders_by_status').on(inC(t.status), t.id, t.status, t.payment, t.paymentState),
    index('orders_by_placed').on(t.placedAt, t.id, t.status, t.payment, t.paymentState),
    index('orders_by_delivery').on(dayOf(t.deliveryDate), t.id, t.status, t.payment, t.paymentState),
    index('orders_of').on(t.personId, t.id),
    uniqueIndex('orders_writing').on(t.personId, t.writingKey),
    uniqueIndex('orders_invoice').on(t.invoiceId),
    index('orders_held').on(t.holdUntil).where(sql`${t.status} = 'placed' AND ${t.paymentState} = 'unpaid'`),
    index('orders_refunds').on(t.id).where(sql`${t.paymentState} = 'refund-due' AND ${t.payment} = 'card'`),
    index('orders_late').on(t.deliveryDate).where(sql`${t.status} IN ('placed', 'paid', 'packed')`),
    index('orders_search').using('gin', sql`${t.search} gin_trgm_ops`).with({ fastupdate: false }),
  ],
);

/** What the list can be sorted by, written as in its indexes. */
export const orderKeys = {
  id: orders.id,
  buyer: folded(orders.buyerName),
  total: orders.totalCents,
  status: inC(orders.status),
  placedAt: orders.placedAt,
  deliveryDate: dayOf(orders.deliveryDate),
};

/** What was ordered, at the name and price it had. */
export const orderItems = pgTable(
  'order_items',
  {
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    productId: integer().references(() => products.id, { onDelete: 'set null' }),
    name: text().notNull(),
    slug: text().notNull(),
    image: text().notNull(),
    category: text().notNull(),
    colour: text(),
    qty: integer().notNull(),
    priceCents: money().notNull(),
    discountBp: integer().notNull(),
    taxBp: integer().notNull(),
    needsShipping: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.position] }), index('order_items_product').on(t.productId)],
);

/** What happened to an order. Whoever should hear of it is told once, after it is stored. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: time().notNull(),
    kind: text().$type<OrderEventKind>().notNull(),
    byId: integer().references(() => people.id, { onDelete: 'set null' }),
    /** Null: the shop itself. */
    byName: text(),
    note: text().notNull().default(''),
    toldAt: time(),
  },
  (t) => [
    index('order_events_of').on(t.orderId, t.id),
    index('order_events_by').on(t.byId),
    index('order_events_untold').on(t.id).where(sql`${t.toldAt} IS NULL`),
  ],
);

/** Pages of the payment provider for an order, each asked for once. Money can come from any of them, also from an old one. */
export const paymentPages = pgTable(
  'payment_pages',
  {
    /** The provider knows by it whether it is asked the same again or anew. */
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** So long it works. */
    payUntil: time().notNull(),
    /** What the provider calls it, and where it is; null while no answer came. */
    reference: text(),
    url: text(),
    /** A payment for an order that was paid already, and when to give it back, or to try that again. */
    secondIntent: text(),
    giveBackAt: time(),
  },
  (t) => [
    index('payment_pages_of').on(t.orderId, t.id),
    uniqueIndex('payment_pages_reference').on(t.reference),
    index('payment_pages_owed').on(t.giveBackAt).where(sql`${t.giveBackAt} IS NOT NULL`),
  ],
);

/** Messages of payment providers that were heard: each counts once, however often it is sent. */
export const paymentMessages = pgTable('payment_messages', {
  id: text().primaryKey(),
  orderId: integer().references(() => orders.id, { onDelete: 'cascade' }),
  heardAt: time().notNull(),
});
