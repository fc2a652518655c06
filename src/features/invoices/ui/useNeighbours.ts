import { useQuery } from '@tanstack/react-query';
import { type InvoiceQuery, invoiceQuery } from '#features/invoices/contract.ts';
import { invoiceList } from './queries.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The list somebody came from, for the way to the one before and after. */
    invoiceList?: InvoiceQuery;
  }
}

export interface Neighbour {
  id: number;
  /** The list it stands in, at its page. */
  list: InvoiceQuery;
}

const FIRST = invoiceQuery.parse({});

/** What stands before and after an invoice in a list, also across its pages. */
export function useNeighbours(list: InvoiceQuery | undefined, id: number) {
  const at = list ?? FIRST;
  const here = useQuery({ ...invoiceList(at), enabled: list !== undefined });
  const rows = list && here.data && !here.isPlaceholderData ? here.data.invoices : [];
  const place = rows.findIndex((row) => row.id === id);
  const isFirst = place === 0;
  const isLast = place >= 0 && place === rows.length - 1;
  const before = { ...at, page: at.page - 1 };
  const after = { ...at, page: at.page + 1 };
  const total = here.data?.total ?? 0;
  const pageBefore = useQuery({ ...invoiceList(before), enabled: isFirst && before.page >= 1 });
  const pageAfter = useQuery({ ...invoiceList(after), enabled: isLast && at.page * at.perPage < total });

  const one = (row: { id: number } | undefined, where: InvoiceQuery): Neighbour | undefined =>
    row && { id: row.id, list: where };
  if (place < 0) return { previous: undefined, next: undefined };
  const last = isFirst && !pageBefore.isPlaceholderData ? pageBefore.data?.invoices.at(-1) : undefined;
  const first = isLast && !pageAfter.isPlaceholderData ? pageAfter.data?.invoices[0] : undefined;
  return {
    previous: isFirst ? one(last, before) : one(rows[place - 1], at),
    next: isLast ? one(first, after) : one(rows[place + 1], at),
  };
}
