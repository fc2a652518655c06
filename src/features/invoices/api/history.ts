import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { notFound } from '#api/errors.ts';
import { auditEntries } from '#features/audit/api/tables.ts';
import type { InvoiceVersion } from '#features/invoices/contract.ts';
import { BY, whoWas } from './one.ts';
import { invoices, invoiceVersions } from './tables.ts';

const VERSION = {
  version: invoiceVersions.version,
  at: invoiceVersions.at,
  by: BY,
  afterSending: invoiceVersions.afterSending,
  totalCents: invoiceVersions.totalCents,
};

async function refuseMissing(db: Db, id: number) {
  if ((await db.$count(invoices, and(eq(invoices.id, id), isNull(invoices.deletedAt)))) === 0) throw notFound();
}

const versionOf = ({
  at,
  afterSending,
  ...row
}: Omit<InvoiceVersion, 'at' | 'after'> & { at: Date; afterSending: boolean }) => ({
  ...row,
  at: at.toISOString(),
  after:
    row.version === 1 ? ('made' as const) : afterSending ? ('changed-after-sending' as const) : ('changed' as const),
});

/** The newest first. */
export async function listVersions(db: Db, id: number): Promise<InvoiceVersion[]> {
  await refuseMissing(db, id);
  const found = await db
    .select(VERSION)
    .from(invoiceVersions)
    .leftJoin(whoWas, eq(whoWas.id, invoiceVersions.byId))
    .where(eq(invoiceVersions.invoiceId, id))
    .orderBy(desc(invoiceVersions.version));
  return found.map(versionOf);
}

export async function readVersion(db: Db, id: number, version: number) {
  await refuseMissing(db, id);
  const [found] = await db
    .select({ ...VERSION, body: invoiceVersions.body })
    .from(invoiceVersions)
    .leftJoin(whoWas, eq(whoWas.id, invoiceVersions.byId))
    .where(and(eq(invoiceVersions.invoiceId, id), eq(invoiceVersions.version, version)));
  if (!found) throw notFound('There is no such version.');
  const { body, ...row } = found;
  return { version: versionOf(row), invoice: body };
}

const MOST_EVENTS = 200;
const asText = (value: unknown) => (Array.isArray(value) ? value.join(', ') : String(value));

/** What the audit log knows of it, the newest first. */
export async function listEvents(db: Db, id: number) {
  await refuseMissing(db, id);
  const found = await db
    .select({ at: auditEntries.at, action: auditEntries.action, detail: auditEntries.detail, by: BY })
    .from(auditEntries)
    .leftJoin(whoWas, eq(whoWas.id, auditEntries.actorId))
    .where(and(eq(auditEntries.subjectType, 'invoice'), eq(auditEntries.subjectId, id)))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(MOST_EVENTS);
  return found.map(({ at, detail, ...row }) => ({
    ...row,
    at: at.toISOString(),
    detail: Object.fromEntries(Object.entries(detail).map(([name, value]) => [name, asText(value)])),
  }));
}
