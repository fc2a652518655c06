import type { InvoiceValues } from './invoiceForm.ts';

/** What was typed and not saved, on this computer. */
export interface KeptInvoice {
  values: InvoiceValues;
  /** The version it was made from; null for a new invoice. */
  version: number | null;
  /** By which the server knows a new invoice when it comes twice. */
  key: string;
  at: number;
}

const FORMAT = 1;
const FIGURES = ['quantityMilli', 'priceCents', 'discountBp', 'taxBp'] as const;

const isKept = (read: unknown): read is KeptInvoice & { format: number } => {
  const kept = read as (Partial<KeptInvoice> & { format?: number }) | null;
  return kept?.format === FORMAT && Array.isArray(kept.values?.lines);
};

/** JSON has no NaN, which is what a figure that was not typed yet is. */
function revived(values: InvoiceValues): InvoiceValues {
  const lines = values.lines.map((line) => ({
    ...line,
    ...Object.fromEntries(FIGURES.map((figure) => [figure, line[figure] ?? Number.NaN])),
  }));
  return { ...values, lines };
}

/** By person and invoice. A browser that keeps nothing answers false, so that the page can say so. */
export function draftShelf(person: number | string, invoice: number | 'new', storage: Storage = localStorage) {
  const name = `lms-invoice:${person}:${invoice}`;
  return {
    read(): KeptInvoice | null {
      try {
        const found: unknown = JSON.parse(storage.getItem(name) ?? 'null');
        return isKept(found) ? { ...found, values: revived(found.values) } : null;
      } catch {
        return null;
      }
    },
    keep(kept: KeptInvoice): boolean {
      try {
        storage.setItem(name, JSON.stringify({ ...kept, format: FORMAT }));
        return true;
      } catch {
        return false;
      }
    },
    drop() {
      try {
        storage.removeItem(name);
      } catch {
        // A browser that keeps nothing has nothing to drop.
      }
    },
  };
}
