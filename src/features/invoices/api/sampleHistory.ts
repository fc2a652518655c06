import type { Db } from '#api/db.ts';
import { auditEntries } from '#features/audit/api/tables.ts';
import type { AuditAction } from '#features/audit/listContract.ts';
import { invoiceSubject } from './tell.ts';

interface Happened {
  id: number;
  clientName: string;
  clientEmail: string;
  createdAt: Date;
  sentAt: Date | null;
  openedAt: Date | null;
  payment: { at: Date; detail: Record<string, string> } | undefined;
}

/** What led each sample invoice to where it stands, as it would have been written down. */
export async function layHistory(db: Db, writer: { id: number; fullName: string }, invoices: Happened[]) {
  const office = { actorId: writer.id, actorName: writer.fullName, address: '192.0.2.20', device: 'Chrome on Windows' };
  const client = { address: '198.51.100.7', device: 'Safari on iOS' };
  const entries = invoices.flatMap((invoice) => {
    const { type, id, name } = invoiceSubject(invoice);
    const steps: [at: Date | null, action: AuditAction, detail?: Record<string, unknown>][] = [
      [invoice.createdAt, 'invoice-added'],
      [invoice.sentAt, 'invoice-sent', { to: invoice.clientEmail }],
      [invoice.openedAt, 'invoice-opened'],
      [invoice.payment?.at ?? null, 'payment-added', invoice.payment?.detail],
    ];
    return steps.flatMap(([at, action, detail = {}]) => {
      const who = action === 'invoice-opened' ? client : office;
      return at ? [{ ...who, at, action, subjectType: type, subjectId: id, subjectName: name, detail }] : [];
    });
  });
  await db.insert(auditEntries).values(entries.toSorted((a, b) => a.at.getTime() - b.at.getTime()));
}
