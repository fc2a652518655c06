import { useState } from 'react';
import type { Checkout, Order } from '#features/orders/contract.ts';
import { ApiError } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { orderChanged } from '../deeds.ts';
import { lookAgain } from './cart.ts';
import { forgetCheckout, orderKey } from './kept.ts';
import { isUnheard, sendOrder } from './sendOrder.ts';

export interface PlacingProblem {
  words: string;
  isUnheard: boolean;
}

type Choices = Omit<Parameters<typeof sendOrder>[0], 'key' | 'totalCents'>;

/** Orders what is in the cart, at the total that was looked at. */
export function usePlacing(onPlaced: (order: Order) => Promise<void>) {
  const { t } = useTranslation('orders');
  const [problem, setProblem] = useState<PlacingProblem>();
  /** What is being ordered: the cart is empty as soon as that is stored, and the answer may take longer. */
  const [sent, setSent] = useState<Checkout>();

  async function place(checkout: Checkout, choices: Choices) {
    setSent(checkout);
    setProblem(undefined);
    try {
      const { order, redirectUrl } = await sendOrder({
        ...choices,
        key: orderKey(checkout),
        totalCents: checkout.sums.totalCents,
      });
      forgetCheckout();
      orderChanged(order);
      // Also before somebody leaves to pay: the way back from there leads to the order that waits.
      await onPlaced(order);
      if (redirectUrl) location.assign(redirectUrl);
    } catch (error) {
      const isRefused = error instanceof ApiError && !isUnheard(error);
      setProblem({ words: isRefused ? error.message : t('checkout.failed'), isUnheard: isUnheard(error) });
      // What is wrong with a thing in the cart stands beside it there; another total is shown here.
      const looked = lookAgain();
      // Without a connection that would last: it can be sent again at once.
      if (isRefused) await looked;
    } finally {
      setSent(undefined);
    }
  }

  return { place, sent, problem };
}
