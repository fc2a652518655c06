import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import type { Deps } from '#api/deps.ts';
import { orderIsPaid } from '#api/orderMoney.ts';
import type { PaymentMessage } from '#api/payments.ts';
import type { StoredOrder } from './rows.ts';
import { orderEvents, orders, paymentMessages, paymentPages } from './tables.ts';
import { tellOfOrders } from './tell.ts';

interface Heard {
  order: StoredOrder;
  page: typeof paymentPages.$inferSelect;
}

/** Nobody can pay there any more: the pieces need not wait, unless for a newer page. */
async function pageClosed(tx: Db, { order, page }: Heard, now: Date) {
  await tx.update(paymentPages).set({ payUntil: now }).where(eq(paymentPages.id, page.id));
  const newer = await tx.$count(paymentPages, and(eq(paymentPages.orderId, order.id), gt(paymentPages.id, page.id)));
  if (order.paymentState !== 'unpaid' || newer > 0) return;
  await tx.update(orders).set({ holdUntil: now }).where(eq(orders.id, order.id));
}

/** Somebody paid on two pages. The order stays as it is; the second payment is owed. */
async function paidAgain(tx: Db, { order, page }: Heard, intent: string | null, now: Date) {
  const isKnown = intent === order.paymentIntent || intent === page.secondIntent;
  if (intent === null || isKnown) return;
  await tx.update(paymentPages).set({ secondIntent: intent, giveBackAt: now }).where(eq(paymentPages.id, page.id));
  await tx.insert(orderEvents).values({ orderId: order.id, at: now, kind: 'paid-again' });
}

async function take(tx: Db, deps: Deps, message: PaymentMessage, now: Date) {
  if (message.kind === 'other') return;
  const [heard] = await tx
    .select({ order: orders, page: paymentPages })
    .from(paymentPages)
    .innerJoin(orders, eq(orders.id, paymentPages.orderId))
    .where(eq(paymentPages.reference, message.reference))
    .for('update');
  if (!heard) {
    deps.log.warn({ message: message.id }, 'a payment of no order');
    return;
  }
  const { order } = heard;
  await tx.update(paymentMessages).set({ orderId: order.id }).where(eq(paymentMessages.id, message.id));
  if (message.kind === 'expired') return pageClosed(tx, heard, now);
  if (message.amountCents !== order.totalCents || message.currency !== order.currency) {
    deps.log.error({ message: message.id, order: order.id }, 'a payment of another amount');
    return;
  }
  if (order.paymentState === 'unpaid') await orderIsPaid(tx, order, now, message.intent);
  else await paidAgain(tx, heard, message.intent, now);
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
