import type { CheckoutItem } from '#features/orders/contract.ts';

const DAY_MS = 86_400_000;

/** Working days until a parcel can be there, and how many days somebody can choose from. */
const FIRST_AFTER = 2;
const HOW_MANY = 10;

const isWeekend = (time: number) => [0, 6].includes(new Date(time).getUTCDay());

/**
 * The days that a parcel ordered now can come on: working days after the last of it is sent, UTC, as 2026-11-18. None for
 * what is not sent.
 */
export function deliveryDates(items: Pick<CheckoutItem, 'shippingDate'>[], now: Date): string[] {
  const sent = items.flatMap(({ shippingDate }) => shippingDate ?? []).sort();
  const last = sent.at(-1);
  if (last === undefined) return [];
  const dates: string[] = [];
  let working = 0;
  for (let time = now.getTime() + DAY_MS; dates.length < HOW_MANY; time += DAY_MS) {
    if (isWeekend(time)) continue;
    working++;
    const day = new Date(time).toISOString().slice(0, 10);
    if (working >= FIRST_AFTER && day > last) dates.push(day);
  }
  return dates;
}

/** One price for a parcel, nothing from so much on. */
export const DELIVERY_CENTS = 490;
export const FREE_DELIVERY_FROM_CENTS = 10_000;
