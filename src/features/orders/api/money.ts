import type { Currency } from '#contract/money.ts';
import { unitsOf } from '#contract/money.ts';

/** $1,200.50 */
export const moneyText = (cents: number, currency: Currency): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(unitsOf(cents));
