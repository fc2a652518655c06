import { and, asc, desc, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import type { Cell } from '#api/xlsx.ts';
import type { InvoiceQuery } from '#features/invoices/contract.ts';
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

function cellsOf(stored: StoredInvoice): Cell[] {
  const { client, ...row } = rowOf(stored);
  const who = [client.name, client.company, client.companyEmail, client.country];
  const money = [row.currency, row.total, stored.paidCents / 100, row.balance];
  return [row.id, row.invoiceStatus, ...who, row.service, row.issuedDate, row.dueDate, ...money];
}

const PAGE_ROWS = 1_000;
const TYPES: Partial<Record<InvoiceQuery['sortColumn'], SQL>> = {
  id: sql`int`,
  total: sql`bigint`,
  balance: sql`bigint`,
  issuedDate: sql`date`,
  dueDate: sql`date`,
};

export const chosenByIds = (ids: number[]) => inArray(invoices.id, ids);

/** Everything that matches, in the order of the list: each page begins where the last one ended. */
export async function* exportPages(
  db: Db,
  where: SQL | undefined,
  { sort, sortColumn }: Pick<InvoiceQuery, 'sort' | 'sortColumn'>,
): AsyncGenerator<Cell[][]> {
  const key = invoiceKeys[sortColumn];
  const way = sort === 'desc' ? desc : asc;
  let from: SQL | undefined;
  for (;;) {
    const found = await db
      .select({ row: invoices, key: sql<string>`${key}::text` })
      .from(invoices)
      .where(and(where, from))
      .orderBy(way(key), way(invoices.id))
      .limit(PAGE_ROWS);
    const last = found.at(-1);
    if (!last) return;
    yield found.map(({ row }) => cellsOf(row));
    if (found.length < PAGE_ROWS) return;
    const type = TYPES[sortColumn] ?? sql`text`;
    from = sql`(${key}, ${invoices.id}) ${sort === 'desc' ? sql`<` : sql`>`} (${last.key}::${type}, ${last.row.id}::int)`;
  }
}
