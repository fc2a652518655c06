import { MOST_CENTS, roundCents } from './money.ts';

/** A line as it counts: thousandths of a piece, whole cents, hundredths of a percent. */
export interface Line {
  quantityMilli: number;
  priceCents: number;
  discountBp: number;
  taxBp: number;
}

export interface LineTotals {
  /** Quantity times price, before anything is taken off. */
  grossCents: number;
  discountCents: number;
  netCents: number;
  taxCents: number;
  totalCents: number;
}

/** Each step is rounded once, so the lines of the sheet add up to its foot for whoever checks with a pencil. */
export function lineTotals({ quantityMilli, priceCents, discountBp, taxBp }: Line): LineTotals {
  const grossCents = roundCents((quantityMilli * priceCents) / 1000);
  const discountCents = roundCents((grossCents * discountBp) / 10_000);
  const netCents = grossCents - discountCents;
  const taxCents = roundCents((netCents * taxBp) / 10_000);
  return { grossCents, discountCents, netCents, taxCents, totalCents: netCents + taxCents };
}

export interface InvoiceTotals {
  subtotalCents: number;
  discountCents: number;
  taxCents: number;
  totalCents: number;
}

/** The foot of an invoice: the server stores it, the editor shows it while somebody types. */
export function invoiceTotals(lines: readonly Line[]): InvoiceTotals {
  const each = lines.map(lineTotals);
  const sum = (of: (line: LineTotals) => number) => each.reduce((total, line) => total + of(line), 0);
  return {
    subtotalCents: sum((line) => line.grossCents),
    discountCents: sum((line) => line.discountCents),
    taxCents: sum((line) => line.taxCents),
    totalCents: sum((line) => line.totalCents),
  };
}

const TOO_MUCH = 'This amount is too large.';
const BELOW_ZERO = 'The total cannot be below zero.';

/** Why lines cannot stand on an invoice: beyond these figures, cents would no longer be exact. */
export function amountProblem(lines: readonly Line[]): string | undefined {
  const isTooMuch = (amount: number) => Math.abs(amount) > MOST_CENTS;
  const { subtotalCents, totalCents } = invoiceTotals(lines);
  if (isTooMuch(subtotalCents) || isTooMuch(totalCents)) return TOO_MUCH;
  if (lines.some((line) => isTooMuch(lineTotals(line).grossCents))) return TOO_MUCH;
  return totalCents < 0 ? BELOW_ZERO : undefined;
}

export const INVOICE_STATUSES = ['Paid', 'Downloaded', 'Sent', 'Draft', 'Partial Payment', 'Past Due'] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** What has happened to an invoice so far. Days are written 2026-11-15. */
export interface InvoiceFacts {
  sent: boolean;
  opened: boolean;
  totalCents: number;
  paidCents: number;
  dueDate: string;
}

/** The status follows from what has happened and from the day; nobody sets it by hand. The first that fits counts. */
export function statusOf({ sent, opened, totalCents, paidCents, dueDate }: InvoiceFacts, today: string): InvoiceStatus {
  if (!sent) return 'Draft';
  if (paidCents >= totalCents) return 'Paid';
  if (dueDate < today) return 'Past Due';
  if (paidCents > 0) return 'Partial Payment';
  return opened ? 'Downloaded' : 'Sent';
}
