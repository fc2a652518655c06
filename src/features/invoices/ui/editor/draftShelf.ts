import { shelf } from '#web/kit/shelf.ts';
import type { InvoiceValues } from './invoiceForm.ts';

/** What was typed and not saved, on this computer. */
interface KeptInvoice {
  values: InvoiceValues;
  /** The version it was made from; null for a new invoice. */
  version: number | null;
  /** Of a new one that was sent and not answered: by it the server knows the invoice when it comes again. */
  key: string | null;
  at: number;
}

const FIGURES = ['quantityMilli', 'priceCents', 'discountBp', 'taxBp'] as const;

/** JSON has no NaN, which is what a figure that was not typed yet is. */
function revived(values: InvoiceValues): InvoiceValues {
  const lines = values.lines.map((line) => ({
    ...line,
    ...Object.fromEntries(FIGURES.map((figure) => [figure, line[figure] ?? Number.NaN])),
  }));
  return { ...values, lines };
}

/** By person and invoice. */
export function draftShelf(person: number | string, invoice: number | 'new') {
  const place = shelf<KeptInvoice>(`lms-invoice:${person}:${invoice}`, ({ values }) => Array.isArray(values?.lines));
  return {
    ...place,
    read(): KeptInvoice | null {
      const kept = place.read();
      return kept && { ...kept, values: revived(kept.values) };
    },
  };
}
