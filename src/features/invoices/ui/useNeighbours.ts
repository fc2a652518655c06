import { type InvoiceQuery, invoiceQuery } from '#features/invoices/listContract.ts';
import { useNeighbours as useListNeighbours } from '#web/kit/useNeighbours.ts';
import { invoiceList } from './queries.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The list somebody came from, for the way to the one before and after. */
    invoiceList?: InvoiceQuery;
    /** It was just saved in the editor. */
    isSaved?: boolean;
  }
}

const anyList = invoiceQuery.parse({});

export const useNeighbours = (list: InvoiceQuery | undefined, id: number) =>
  useListNeighbours(list, id, { ask: invoiceList, rows: ({ invoices }) => invoices, anyList });
