import { and, asc, desc, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Deps } from '#api/deps.ts';
import { notFound, Refusal } from '#api/errors.ts';
import { byItself } from '#api/orderMoney.ts';
import { type PaymentProvider, PaymentRefused } from '#api/payments.ts';
import { cancelOrder, holdProducts } from './cancel.ts';
import { HOLD_MINUTES } from './place.ts';
import type { StoredOrder } from './rows.ts';
import { orders, paymentPages } from './tables.ts';
import { tellOfOrders } from './tell.ts';

/** The provider's page works so long; shorter than the pieces are kept, so that nobody pays for what is gone. */
const PAY_MINUTES = 31;
const after = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000);

const NOT_TO_PAY = 'There is nothing to pay for this order.';
const NO_CARD = 'Cards are not taken here any more. Cancel this order and pay by invoice.';
const UNREACHABLE = 'The payment page could not be opened. Your order is kept: try again in a moment.';

type Page = typeof paymentPages.$inferSelect;
interface Paying {
  card: PaymentProvider;
  order: StoredOrder;
  page: Page;
  isNew: boolean;
}

function refusePaid(order: StoredOrder) {
  const isOpen = order.payment === 'card' && order.status === 'placed' && order.paymentState === 'unpaid';
  if (!isOpen) throw new Refusal(409, NOT_TO_PAY);
}

/** The page there is while it works, otherwise the next one: stored before it is asked for, to be asked for the same way again. */
const pageFor = ({ db, card, clock }: Deps, personId: number, id: number): Promise<Paying> =>
  db.transaction(async (tx) => {
    const [order] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.id, id), eq(orders.personId, personId)))
      .for('update');
    if (!order) throw notFound();
    refusePaid(order);
    if (!card) throw new Refusal(409, NO_CARD);
    const now = clock();
    const [last] = await tx
      .select()
      .from(paymentPages)
      .where(and(eq(paymentPages.orderId, id), gt(paymentPages.payUntil, now)))
      .orderBy(desc(paymentPages.id))
      .limit(1);
    if (last) return { card, order, page: last, isNew: false };
    const [page] = await tx
      .insert(paymentPages)
      .values({ orderId: id, payUntil: after(now, PAY_MINUTES) })
      .returning();
    if (!page) throw new Error('the page was not stored');
    await tx
      .update(orders)
      .set({ holdUntil: after(now, HOLD_MINUTES) })
      .where(eq(orders.id, id));
    return { card, order, page, isNew: true };
  });

/** The order may be cancelled while the provider is asked: the page is noted all the same, and its money would be given back. */
async function openPage({ db, policy }: Deps, { card, order, page }: Paying): Promise<string> {
  const { id, currency, totalCents, buyerEmail } = order;
  const ours = `${policy.publicUrl}/apps/ecommerce`;
  const { reference, redirectUrl: url } = await card.start({
    ...{ id, currency, totalCents, buyerEmail, payUntil: page.payUntil, attempt: page.id },
    paidUrl: `${ours}/checkout?step=done&order=${id}`,
    backUrl: `${ours}/orders/${id}`,
  });
  await db.update(paymentPages).set({ reference, url }).where(eq(paymentPages.id, page.id));
  return url;
}

/** Where a card order is paid. What got no answer is asked for the same way again, what was refused is asked for anew. */
export async function startCard(deps: Deps, personId: number, id: number): Promise<string> {
  const paying = await pageFor(deps, personId, id);
  const { page, isNew } = paying;
  if (page.url) return page.url;
  try {
    return await openPage(deps, paying);
  } catch (error) {
    deps.log.error({ error: (error as Error).message, order: id }, 'starting a card payment failed');
    if (!(error instanceof PaymentRefused)) throw new Refusal(502, UNREACHABLE);
    await deps.db
      .update(paymentPages)
      .set({ payUntil: deps.clock() })
      .where(and(eq(paymentPages.id, page.id), isNull(paymentPages.url)));
    if (isNew) throw new Refusal(502, UNREACHABLE);
    return startCard(deps, personId, id);
  }
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
    await holdProducts(
      tx,
      found.map(({ id }) => id),
    );
    for (const order of found) await cancelOrder(tx, byItself(now), { order, invoice: null }, '');
    return found.length;
  });
  if (released > 0) await tellOfOrders(deps);
}
