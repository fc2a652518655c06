import { z } from 'zod';
import { extend, omit, pick } from 'zod/mini';
import { id, onceKey } from '#contract/ids.ts';
import { INVOICE_STATUSES } from '#contract/invoice.ts';
import { exportFormat, someIds } from '#contract/list.ts';
import { currency } from '#contract/moneyRules.ts';
import { ORDER_PAYMENTS, ORDER_STATUSES, orderMatch, orderQuery, PAYMENT_STATES } from './listContract.ts';

export const orderStatus = z.enum(ORDER_STATUSES, `Choose from ${ORDER_STATUSES.join(', ')}.`);
export type OrderStatus = z.infer<typeof orderStatus>;

const orderPayment = z.enum(ORDER_PAYMENTS, `Choose from ${ORDER_PAYMENTS.join(', ')}.`);
export type OrderPayment = z.infer<typeof orderPayment>;

export const paymentState = z.enum(PAYMENT_STATES, `Choose from ${PAYMENT_STATES.join(', ')}.`);
export type PaymentState = z.infer<typeof paymentState>;

/** What an order's next steps depend on. */
export interface OrderFacts {
  status: OrderStatus;
  payment: OrderPayment;
  paymentState: PaymentState;
  needsShipping: boolean;
  /** Its invoice is there; paying that is what makes the order paid. */
  hasInvoice: boolean;
}

/** Not once it is on its way, or over. */
export const canCancel = ({ status }: Pick<OrderFacts, 'status'>) =>
  status === 'placed' || status === 'paid' || status === 'packed';

/**
 * Where staff may move an order: onwards, one step back after a mistake, or to its end. Who pays by invoice is
 * trusted: their parcel does not wait for the money. A card has to be paid first.
 */
export function nextStatuses({ status, payment, paymentState: money, needsShipping, hasInvoice }: OrderFacts) {
  const before: OrderStatus = money === 'paid' ? 'paid' : 'placed';
  const onwards: OrderStatus = needsShipping ? 'packed' : 'delivered';
  const byHand: OrderStatus[] = payment === 'invoice' && !hasInvoice && money === 'unpaid' ? ['paid'] : [];
  const next: Record<OrderStatus, OrderStatus[]> = {
    placed: payment === 'card' ? ['cancelled'] : [onwards, ...byHand, 'cancelled'],
    paid: [onwards, 'cancelled'],
    packed: ['shipped', before, 'cancelled'],
    shipped: ['delivered', 'packed'],
    delivered: [needsShipping ? 'shipped' : before],
    cancelled: [],
  };
  return next[status];
}

const line = (most: number) => z.string('Write a text.').trim().max(most, `Use at most ${most} characters.`);

/** Where something is sent to, and who is billed. */
const addressFields = z.object({
  /** What its owner calls it: Home, School. */
  label: line(40).default(''),
  name: line(120).min(1, 'Enter the name.'),
  company: line(120).default(''),
  street: line(160).min(1, 'Enter the street.'),
  extra: line(160).default(''),
  postcode: line(20).min(1, 'Enter the postcode.'),
  city: line(80).min(1, 'Enter the city.'),
  region: line(80).default(''),
  country: line(80).min(1, 'Enter the country.'),
  phone: line(40).default(''),
});
export type AddressFields = z.infer<typeof addressFields>;

/** Body of POST /api/addresses. The first one becomes the usual one by itself. */
export const newAddress = addressFields.extend({ isDefault: z.boolean().default(false), key: onceKey });
/** Body of PUT /api/addresses/:id. */
export const addressChange = addressFields.extend({ isDefault: z.boolean().default(false) });
export const address = addressFields.extend({ id: z.number(), isDefault: z.boolean() });
export type Address = z.infer<typeof address>;
export const addressList = z.object({ addresses: z.array(address) });
export const oneAddress = z.object({ address });

const sums = z.object({
  /** All pieces at their price. */
  subtotalCents: z.number(),
  discountCents: z.number(),
  deliveryCents: z.number(),
  taxCents: z.number(),
  totalCents: z.number(),
});
export type OrderSums = z.infer<typeof sums>;

const itemBase = z.object({
  productId: z.number().nullable(),
  name: z.string(),
  slug: z.string(),
  image: z.string(),
  category: z.string(),
  colour: z.string().nullable(),
  qty: z.number(),
  priceCents: z.number(),
  discountBp: z.number(),
  /** All pieces, after the discount, without tax. */
  netCents: z.number(),
  needsShipping: z.boolean(),
});

/** `short`: fewer are left than wanted. `gone`: not for sale any more. */
const ITEM_PROBLEMS = ['short', 'gone'] as const;

const checkoutItem = itemBase.extend({
  /** Of its row in the cart: another one when it is put in again. */
  id: z.number(),
  productId: z.number(),
  currency,
  offers: z.number(),
  hasFreeShipping: z.boolean(),
  /** The day it is sent by; null is not sent. */
  shippingDate: z.string().nullable(),
  /** How many are left; null is any number. */
  available: z.number().nullable(),
  problem: z.enum(ITEM_PROBLEMS).nullable(),
});
export type CheckoutItem = z.infer<typeof checkoutItem>;

/** Answer of GET /api/checkout: what the cart would cost now. The server counts; nobody sends it prices. */
export const checkout = z.object({
  items: z.array(checkoutItem),
  /** Of the items in `currency`. One order takes one currency. */
  sums,
  currency,
  taxBp: z.number(),
  needsShipping: z.boolean(),
  /** Delivery is free from so much on; null where nothing is left to pay for it anyway. */
  freeDeliveryFromCents: z.number().nullable(),
  /** Days to choose from; none where nothing is sent. */
  deliveryDates: z.array(z.string()),
  payments: z.array(orderPayment),
  addresses: z.array(address),
});
export type Checkout = z.infer<typeof checkout>;

/** Body of POST /api/orders: orders what is in the cart. */
export const newOrder = z.object({
  key: onceKey,
  addressId: id,
  /** One of those offered; left out where nothing is sent. */
  deliveryDate: z.iso.date('Give a day as 2026-11-15.').optional(),
  payment: orderPayment,
  note: line(500).default(''),
  /** The total that was looked at: another one by now, or for a key that was used, answers 409, and nothing is ordered. */
  totalCents: z.number('Give an amount in cents.').int('Give whole cents.').optional(),
});
export type NewOrder = z.infer<typeof newOrder>;

const buyer = z.object({
  id: z.number().nullable(),
  name: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
});

const orderRow = z.object({
  id: z.number(),
  status: orderStatus,
  payment: orderPayment,
  paymentState,
  buyer,
  currency,
  totalCents: z.number(),
  /** What its invoice says was paid so far; all or nothing without one. */
  paidCents: z.number(),
  /** How many pieces in all, and the first few things among them. */
  pieces: z.number(),
  items: z.array(z.object({ name: z.string(), image: z.string(), qty: z.number() })),
  needsShipping: z.boolean(),
  deliveryDate: z.string().nullable(),
  placedAt: z.string(),
  paidAt: z.string().nullable(),
  invoiceId: z.number().nullable(),
  /** Whoever looks may cancel it now; staff may move it to these. */
  canCancel: z.boolean(),
  next: z.array(orderStatus),
  version: z.number(),
});
export type OrderRow = z.infer<typeof orderRow>;

export const orderPage = z.object({ orders: z.array(orderRow), total: z.number(), about: z.boolean().optional() });

/** How many orders there are in each status. `late` are not sent although their day has come. */
export const orderCounts = z.object({
  all: z.number(),
  statuses: z.record(orderStatus, z.number()),
  late: z.number(),
  money: z.array(z.object({ currency, totalCents: z.number(), openCents: z.number() })),
});
export type OrderCounts = z.infer<typeof orderCounts>;

const ORDER_EVENTS = [
  ...ORDER_STATUSES,
  ...(['payment-undone', 'refund-due', 'refunded', 'payment-late', 'paid-again', 'paid-again-refunded'] as const),
] as const;
export type OrderEventKind = (typeof ORDER_EVENTS)[number];

const orderEvent = z.object({
  at: z.string(),
  kind: z.enum(ORDER_EVENTS),
  /** Null is the shop itself: a payment that came in, a time that ran out. */
  by: z.object({ id: z.number().nullable(), fullName: z.string(), avatar: z.string().nullable() }).nullable(),
  note: z.string(),
});
export type OrderEvent = z.infer<typeof orderEvent>;

export type OrderItem = z.infer<typeof itemBase>;

export const order = orderRow.extend({
  items: z.array(itemBase),
  sums,
  address: addressFields,
  note: z.string(),
  events: z.array(orderEvent),
  /** `link` opens its PDF without signing in. */
  invoice: z
    .object({ id: z.number(), status: z.enum(INVOICE_STATUSES), dueDate: z.string(), link: z.string().nullable() })
    .nullable(),
  /** Until then the pieces of a card order are kept for it. */
  holdUntil: z.string().nullable(),
});
export type Order = z.infer<typeof order>;
export const oneOrder = z.object({ order });
/** Answer of POST /api/orders and /api/orders/:id/pay: where a card is paid. Without an address it has to be tried again. */
export const placedOrder = z.object({ order, redirectUrl: z.string().nullable() });

/** Body of POST /api/orders/:id/cancel. */
export const cancelBody = z.object({ note: line(300).default('') });
/** Body of POST /api/orders/:id/status. With the version it was made from, a newer one answers 409. */
export const statusBody = z.object({
  status: orderStatus,
  note: line(300).default(''),
  version: z.number('Give a number.').int('Give a whole number.').optional(),
});

/** What the payment provider is answered. */
export const received = z.object({ received: z.boolean() });

const format = exportFormat;
/** Query of GET /api/orders/export: a format, and the list's address or some ids with commas between them. */
export const orderExport = extend(omit(orderQuery, { page: true, perPage: true }), { format, ids: someIds });

/** Body of POST /api/orders/export: more ids than an address holds. */
export const orderExportBody = extend(pick(orderQuery, { sort: true, sortColumn: true }), {
  format,
  ids: z.array(id).max(10_000, 'Choose at most 10,000.'),
});

export const orderBulk = z
  .object({
    status: orderStatus,
    ids: z.array(id).max(10_000, 'Choose at most 10,000.').optional(),
    match: z.optional(orderMatch),
    /** Made by the sender once per deed: sent again, it is done once. */
    key: onceKey,
  })
  .refine((bulk) => (bulk.ids === undefined) !== (bulk.match === undefined), {
    message: 'Send either ids or match.',
    path: ['ids'],
  });
