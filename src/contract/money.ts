/** Currencies with hundredths. Money is kept in whole cents of one of them, so sums never drift. */
export const CURRENCIES = ['USD', 'EUR', 'GBP', 'CHF', 'BRL', 'CAD', 'AUD', 'INR', 'SAR', 'AED', 'EGP', 'MAD'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** As far as one amount may go: a hundred million, so that sums of many stay exact. */
export const MOST_CENTS = 10_000_000_000;

/** Half a cent goes away from zero, for what is owed and for what is given back alike. */
export const roundCents = (exact: number): number => Math.sign(exact) * Math.round(Math.abs(exact));

/** Cents as the plain number of units that the wire shows: 120050 is 1200.5. */
export const unitsOf = (amount: number): number => amount / 100;
