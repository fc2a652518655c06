import type { Checkout } from '#features/orders/contract.ts';
import { isOneCurrency } from './oneCurrency.ts';

export const STEPS = ['cart', 'address', 'payment', 'done'] as const;
type Step = (typeof STEPS)[number];

export const canBeOrdered = ({ items }: Checkout) =>
  items.every((item) => item.problem === null) && isOneCurrency(items);

/** As far as what was chosen allows: nobody pays before it is known where to send it. */
export function stepOf(
  asked: Step | undefined,
  checkout: Checkout,
  hasAddress: boolean,
  hasDay: boolean,
): Exclude<Step, 'done'> {
  const isSold = canBeOrdered(checkout);
  if (asked === 'payment' && isSold) return hasAddress && hasDay ? 'payment' : 'address';
  return asked === 'address' && isSold ? 'address' : 'cart';
}
