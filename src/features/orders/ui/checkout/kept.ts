import type { Checkout } from '#features/orders/contract.ts';
import { uuid } from '#web/kit/uuid.ts';
import { ownerHere } from '#web/session.ts';

/** What a visit to the checkout remembers until it is over, also when the page is loaded anew. Nobody else is shown it. */
const nameOf = (what: 'key' | 'note') => `lms-checkout-${what}-${ownerHere()}`;

/** A cart as it would be ordered. A thing that is put in again has another row. */
const cartOf = ({ items, sums, currency }: Pick<Checkout, 'items' | 'sums' | 'currency'>) =>
  [...items.map(({ id, qty }) => `${id}x${qty}`), sums.totalCents, currency].join(' ');

/** The same order, however often it is sent, until it is known to be stored; of another cart it is another one. */
export function orderKey(checkout: Parameters<typeof cartOf>[0]): string {
  const cart = cartOf(checkout);
  const [key, ...kept] = (sessionStorage.getItem(nameOf('key')) ?? '').split(' ');
  if (key && kept.join(' ') === cart) return key;
  const made = uuid();
  sessionStorage.setItem(nameOf('key'), `${made} ${cart}`);
  return made;
}

export const keptNote = () => sessionStorage.getItem(nameOf('note')) ?? '';
export const keepNote = (note: string) => sessionStorage.setItem(nameOf('note'), note);

export function forgetCheckout() {
  sessionStorage.removeItem(nameOf('key'));
  sessionStorage.removeItem(nameOf('note'));
}
