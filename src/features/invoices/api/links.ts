import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { type Doer, record } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import type { Deps } from '#api/deps.ts';
import { notFound } from '#api/errors.ts';
import { settleStatus } from '#api/invoiceStatus.ts';
import { isToken, randomToken } from '#api/tokens.ts';
import { lockInvoice } from './queries.ts';
import type { StoredInvoice } from './rows.ts';
import { invoices } from './tables.ts';
import { invoiceSubject } from './tell.ts';

export const linkTo = ({ policy }: Pick<Deps, 'policy'>, token: string) =>
  `${policy.publicUrl}/api/invoice/shared/${token}`;

const putToken = (tx: Db, id: number, linkToken: string | null) =>
  tx.update(invoices).set({ linkToken }).where(eq(invoices.id, id));

/** A new link: whoever has the old one finds nothing any more. */
export async function renewLink(tx: Db, doer: Doer, id: number): Promise<string> {
  const invoice = await lockInvoice(tx, id);
  if (!invoice) throw notFound();
  const token = randomToken();
  await putToken(tx, id, token);
  await record(tx, doer, [{ action: 'invoice-link-made', subject: invoiceSubject(invoice) }]);
  return token;
}

export async function closeLink(tx: Db, doer: Doer, id: number) {
  const invoice = await lockInvoice(tx, id);
  if (!invoice) throw notFound();
  if (invoice.linkToken === null) return;
  await putToken(tx, id, null);
  await record(tx, doer, [{ action: 'invoice-link-closed', subject: invoiceSubject(invoice) }]);
}

/** The link that goes out with a mail: the one there is. */
export async function ensureLink(tx: Db, invoice: StoredInvoice): Promise<StoredInvoice> {
  if (invoice.linkToken !== null) return invoice;
  const linkToken = randomToken();
  await putToken(tx, invoice.id, linkToken);
  return { ...invoice, linkToken };
}

export async function findShared(db: Db, token: string): Promise<StoredInvoice | undefined> {
  if (!isToken(token)) return undefined;
  const [found] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.linkToken, token), isNull(invoices.deletedAt)));
  return found;
}

/** The first opening after it was sent counts, whoever comes later. Answers whether this was it. */
export async function noteOpened(tx: Db, doer: Doer, invoice: StoredInvoice): Promise<boolean> {
  const [opened] = await tx
    .update(invoices)
    .set({ openedAt: doer.at })
    .where(and(eq(invoices.id, invoice.id), isNull(invoices.openedAt), isNotNull(invoices.sentAt)))
    .returning({ id: invoices.id });
  if (!opened) return false;
  await settleStatus(tx, invoice.id, doer.at);
  await record(tx, doer, [{ action: 'invoice-opened', subject: invoiceSubject(invoice) }]);
  return true;
}
