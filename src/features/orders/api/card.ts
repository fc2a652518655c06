import { and, asc, eq, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import type { Deps } from '#api/deps.ts';
import { notFound, Refusal } from '#api/errors.ts';
import { byItself, orderIsPaid, orderIsRefunded } from '#api/orderMoney.ts';
import type { PaymentMessage } from '#api/payments.ts';
import { cancelOrder } from './cancel.ts';
import { HOLD_MINUTES } from './place.ts';
import type { StoredOrder } from './rows.ts';
import { orders, paymentMessages } from './tables.ts';
import { tellOfOrders } from './tell.ts';

/** The provider's page works so long; shorter than the pieces are kept, so that nobody pays for what is gone. */
const PAY_MINUTES = 31;
const after = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000);

const NOT_TO_PAY = 'There is nothing to pay for this order.';
const NO_CARD = 'Cards are not taken here any more. Cancel this order and pay by invoice.';
const UNREACHABLE = 'The payment page could not be opened. Your order is kept: try again in a moment.';

function refusePaid(order: StoredOrder) {
  const isOpen = order.payment === 'card' && order.status === 'placed' && order.paymentState === 'unpaid';
  if (!isOpen) throw new Refusal(409, NOT_TO_PAY);
}

/** Where a card order is paid: the page there is while it works, otherwise a new one. */
export async function startCard(deps: Deps, personId: number, id: number): Promise<string> {
  const { card, db, clock, policy } = deps;
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.personId, personId)));
  if (!order) throw notFound();
  refusePaid(order);
  if (!card) throw new Refusal(409, NO_CARD);
  const now = clock();
  if (order.paymentUrl && order.payUntil && order.payUntil > now) return order.paymentUrl;
  const payUntil = after(now, PAY_MINUTES);
  const page = `${policy.publicUrl}/apps/ecommerce`;
  const started = await card
    .start({
      ...{ id, currency: order.currency, totalCents: order.totalCents, buyerEmail: order.buyerEmail, payUntil },
      attempt: `${id}-${order.version}`,
      paidUrl: `${page}/checkout?step=done&order=${id}`,
      backUrl: `${page}/orders/${id}`,
    })
    .catch((error: Error) => {
      deps.log.error({ error: error.message, order: id }, 'starting a card payment failed');
      throw new Refusal(502, UNREACHABLE);
    });
  // While they were away it may have been cancelled; then nothing is noted, and a payment would be given back.
  await db
    .update(orders)
    .set({
      ...{ paymentReference: started.reference, paymentUrl: started.redirectUrl, payUntil },
      ...{ holdUntil: after(now, HOLD_MINUTES), version: order.version + 1 },
    })
    .where(and(eq(orders.id, id), eq(orders.paymentState, 'unpaid'), eq(orders.status, 'placed')));
  return started.redirectUrl;
}

async function take(tx: Db, deps: Deps, message: PaymentMessage, now: Date) {
  if (message.kind === 'other') return;
  const [order] = await tx.select().from(orders).where(eq(orders.paymentReference, message.reference)).for('update');
  if (!order) {
    deps.log.warn({ message: message.id }, 'a payment of no order');
    return;
  }
  await tx.update(paymentMessages).set({ orderId: order.id }).where(eq(paymentMessages.id, message.id));
  if (message.kind === 'expired') {
    // Nobody can pay there any more: the pieces need not wait.
    if (order.paymentState === 'unpaid') await tx.update(orders).set({ holdUntil: now }).where(eq(orders.id, order.id));
    return;
  }
  if (message.amountCents !== order.totalCents || message.currency !== order.currency) {
    deps.log.error({ message: message.id, order: order.id }, 'a payment of another amount');
    return;
  }
  await orderIsPaid(tx, order, now, message.intent);
}

/** A message of the provider. Sent twice, it counts once. */
export async function hearPayment(deps: Deps, message: PaymentMessage) {
  const now = deps.clock();
  await deps.db.transaction(async (tx) => {
    const [first] = await tx
      .insert(paymentMessages)
      .values({ id: message.id, heardAt: now })
      .onConflictDoNothing()
      .returning({ id: paymentMessages.id });
    if (first) await take(tx, deps, message, now);
  });
  await tellOfOrders(deps);
}

const A_FEW = 50;

/** Unpaid card orders whose time is over end, and their pieces are for sale again. */
export async function releaseUnpaid(deps: Deps, now: Date) {
  const released = await deps.db.transaction(async (tx) => {
    const found = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.status, 'placed'), eq(orders.paymentState, 'unpaid'), lte(orders.holdUntil, now)))
      .orderBy(asc(orders.id))
      .limit(A_FEW)
      .for('update', { skipLocked: true });
    for (const order of found) await cancelOrder(tx, byItself(now), { order, invoice: null }, '');
    return found.length;
  });
  if (released > 0) await tellOfOrders(deps);
}

const RETRY_MINUTES = 15;

/** What was paid by card for an order that was cancelled goes back. The provider gives it back once, however often it is asked. */
export async function giveBack(deps: Deps, now: Date) {
  const { card, db } = deps;
  if (!card) return;
  const owed = and(eq(orders.paymentState, 'refund-due'), eq(orders.payment, 'card'), isNotNull(orders.paymentIntent));
  const isTime = or(isNull(orders.holdUntil), lte(orders.holdUntil, now));
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(owed, isTime))
    .orderBy(asc(orders.id))
    .limit(A_FEW);
  for (const { id } of found) {
    await db.transaction(async (tx) => {
      const [order] = await tx
        .select()
        .from(orders)
        .where(and(eq(orders.id, id), owed))
        .for('update', { skipLocked: true });
      if (!order?.paymentIntent) return;
      try {
        await card.refund({ orderId: id, intent: order.paymentIntent, amountCents: order.totalCents });
        await orderIsRefunded(tx, order, now);
      } catch (error) {
        deps.log.error({ error: (error as Error).name, order: id }, 'giving a payment back failed');
        await tx
          .update(orders)
          .set({ holdUntil: after(now, RETRY_MINUTES) })
          .where(eq(orders.id, id));
      }
    });
  }
  if (found.length > 0) await tellOfOrders(deps);
}
