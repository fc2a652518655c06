import { and, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { isCancelled } from '#api/invoiceStatus.ts';
import { pagesInOrder } from '#api/pagesInOrder.ts';
import type { Cell } from '#api/xlsx.ts';
import type { InvoiceQuery } from '#features/invoices/listContract.ts';
import { rowOf, type StoredInvoice } from './rows.ts';
import { invoiceKeys, invoices } from './tables.ts';

export const EXPORT_HEADINGS = [
  'id',
  'invoiceStatus',
  'client',
  'company',
  'companyEmail',
  'country',
  'service',
  'issuedDate',
  'dueDate',
  'currency',
  'total',
  'paid',
  'balance',
];

function cellsOf({ isCancelled: isOff, ...stored }: StoredInvoice & { isCancelled: boolean }): Cell[] {
  const { client, ...row } = rowOf(stored, isOff);
  const who = [client.name, client.company, client.companyEmail, client.country];
  const money = [row.currency, row.total, stored.paidCents / 100, isOff ? -stored.paidCents / 100 : row.balance];
  return [row.id, row.invoiceStatus, ...who, row.service, row.issuedDate, row.dueDate, ...money];
}

const TYPES: Partial<Record<InvoiceQuery['sortColumn'], SQL>> = {
  id: sql`int`,
  total: sql`bigint`,
  balance: sql`bigint`,
  issuedDate: sql`date`,
  dueDate: sql`date`,
};

export const chosenByIds = (ids: number[]) => inArray(invoices.id, ids);

/** Everything that matches, in the order of the list. */
export async function* exportPages(
  db: Db,
  where: SQL | undefined,
  { sort, sortColumn }: Pick<InvoiceQuery, 'sort' | 'sortColumn'>,
): AsyncGenerator<Cell[][]> {
  const order = { key: invoiceKeys[sortColumn], id: invoices.id, type: TYPES[sortColumn], sort };
  const pages = pagesInOrder(order, ({ from, by, key, limit }) =>
    db
      .select({ row: { ...getTableColumns(invoices), isCancelled }, key })
      .from(invoices)
      .where(and(where, from))
      .orderBy(...by)
      .limit(limit),
  );
  for await (const rows of pages) yield rows.map(cellsOf);
}
