import { and, asc, eq, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import type { Deps } from '#api/deps.ts';
import { orderIsRefunded } from '#api/orderMoney.ts';
import type { PaymentProvider } from '#api/payments.ts';
import { orderEvents, orders, paymentPages } from './tables.ts';
import { tellOfOrders } from './tell.ts';

const A_FEW = 50;
const RETRY_MINUTES = 15;
const nextTry = (now: Date) => new Date(now.getTime() + RETRY_MINUTES * 60_000);

type Payment = Parameters<PaymentProvider['refund']>[0];
type Giving = Deps & { card: PaymentProvider };

/** The provider gives it back once, however often it is asked. Answers whether it is given back. */
async function isGivenBack({ card, log }: Giving, orderId: number, payment: Payment): Promise<boolean> {
  try {
    await card.refund(payment);
    return true;
  } catch (error) {
    log.error({ error: (error as Error).name, order: orderId }, 'giving a payment back failed');
    return false;
  }
}

/** What was paid for an order that was cancelled. */
async function ofCancelled(deps: Giving, now: Date): Promise<number> {
  const owed = and(eq(orders.paymentState, 'refund-due'), eq(orders.payment, 'card'), isNotNull(orders.paymentIntent));
  const isTime = or(isNull(orders.holdUntil), lte(orders.holdUntil, now));
  const found = await deps.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(owed, isTime))
    .orderBy(asc(orders.id))
    .limit(A_FEW);
  const settle = async (tx: Db, id: number) => {
    const [order] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.id, id), owed))
      .for('update', { skipLocked: true });
    if (!order?.paymentIntent) return;
    const payment = { key: String(id), intent: order.paymentIntent, amountCents: order.totalCents };
    if (await isGivenBack(deps, id, payment)) await orderIsRefunded(tx, order, now);
    else
      await tx
        .update(orders)
        .set({ holdUntil: nextTry(now) })
        .where(eq(orders.id, id));
  };
  for (const { id } of found) await deps.db.transaction((tx) => settle(tx, id));
  return found.length;
}

/** What was paid once more for an order that was paid. */
async function ofPaidAgain(deps: Giving, now: Date): Promise<number> {
  const isTime = lte(paymentPages.giveBackAt, now);
  const found = await deps.db
    .select({ id: paymentPages.id })
    .from(paymentPages)
    .where(isTime)
    .orderBy(asc(paymentPages.id))
    .limit(A_FEW);
  const settle = async (tx: Db, id: number) => {
    const [owed] = await tx
      .select({ order: orders, intent: paymentPages.secondIntent })
      .from(paymentPages)
      .innerJoin(orders, eq(orders.id, paymentPages.orderId))
      .where(and(eq(paymentPages.id, id), isTime))
      .for('update', { skipLocked: true });
    if (!owed?.intent) return;
    const { order, intent } = owed;
    const isBack = await isGivenBack(deps, order.id, {
      ...{ key: `${order.id}-page-${id}`, intent, amountCents: order.totalCents },
    });
    await tx
      .update(paymentPages)
      .set({ giveBackAt: isBack ? null : nextTry(now) })
      .where(eq(paymentPages.id, id));
    if (isBack) await tx.insert(orderEvents).values({ orderId: order.id, at: now, kind: 'paid-again-refunded' });
  };
  for (const { id } of found) await deps.db.transaction((tx) => settle(tx, id));
  return found.length;
}

/** What was paid by card and is owed goes back. */
export async function giveBack(deps: Deps, now: Date) {
  const { card } = deps;
  if (!card) return;
  const giving = { ...deps, card };
  const found = (await ofCancelled(giving, now)) + (await ofPaidAgain(giving, now));
  if (found > 0) await tellOfOrders(deps);
}
