import type { PillKind } from '#web/kit/Pill.tsx';

export const STATUSES = ['paid', 'sent', 'late'] as const;
export type InvoiceStatus = (typeof STATUSES)[number];

export const PILLS: Record<InvoiceStatus, PillKind> = { paid: 'success', sent: 'accent', late: 'danger' };

export interface Invoice {
  number: number;
  client: string;
  cents: number;
  status: InvoiceStatus;
}

export const INVOICES: Invoice[] = [
  { number: 5036, client: 'Alderbrook School', cents: 420_000, status: 'paid' },
  { number: 5037, client: 'Escola do Mar', cents: 88_550, status: 'late' },
  { number: 5038, client: 'Lycée Victor Hugo', cents: 129_900, status: 'sent' },
  { number: 5039, client: 'Gymnasium am Park', cents: 64_000, status: 'late' },
  { number: 5040, client: 'Maadi Academy', cents: 310_000, status: 'paid' },
];
