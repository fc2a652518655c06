import { amountProblem, type InvoiceTotals, invoiceTotals, type Line, lineTotals } from '#contract/invoice.ts';
import type { OrderSums } from '#features/orders/contract.ts';
import type { Category } from '#features/shop/contract.ts';
import { DELIVERY_CENTS, FREE_DELIVERY_FROM_CENTS } from './delivery.ts';

/** What decides what an item costs. */
interface Priced {
  qty: number;
  priceCents: number;
  discountBp: number;
  needsShipping: boolean;
  hasFreeShipping: boolean;
}

export const isSent = (category: Category) => category === 'book' || category === 'kit';

export const lineOf = (
  { qty, priceCents, discountBp }: Omit<Priced, 'needsShipping' | 'hasFreeShipping'>,
  taxBp: number,
): Line => ({
  quantityMilli: qty * 1000,
  priceCents,
  discountBp,
  taxBp,
});

const deliveryLine = (taxBp: number): Line => ({
  quantityMilli: 1000,
  priceCents: DELIVERY_CENTS,
  discountBp: 0,
  taxBp,
});

export interface OrderPrice {
  sums: OrderSums;
  /** As they stand on the invoice, the delivery last. */
  lines: Line[];
  problem: string | undefined;
}

/** What an order costs, counted as an invoice is. */
export function priceOf(items: readonly Priced[], taxBp: number): OrderPrice {
  const goods = items.map((item) => lineOf(item, taxBp));
  const totals: InvoiceTotals = invoiceTotals(goods);
  const netCents = totals.subtotalCents - totals.discountCents;
  const parcel = items.some((item) => item.needsShipping && !item.hasFreeShipping);
  const paysDelivery = parcel && netCents < FREE_DELIVERY_FROM_CENTS;
  const lines = paysDelivery ? [...goods, deliveryLine(taxBp)] : goods;
  const { taxCents, totalCents } = invoiceTotals(lines);
  const deliveryCents = paysDelivery ? lineTotals(deliveryLine(taxBp)).netCents : 0;
  const { subtotalCents, discountCents } = totals;
  return {
    sums: { subtotalCents, discountCents, deliveryCents, taxCents, totalCents },
    lines,
    problem: amountProblem(lines),
  };
}
