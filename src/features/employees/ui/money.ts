import { formatMoney, formatNumber } from '#web/kit/format.ts';

/** A year's pay comes in units of the currency. */
export const formatPay = (units: number) => formatMoney(Math.round(units * 100));

/** The same without cents, for the ends of a range. */
export const formatRoundPay = (units: number) =>
  formatNumber(units, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
