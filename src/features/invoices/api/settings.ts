import { eq } from 'drizzle-orm';
import { type Doer, record } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import { Refusal } from '#api/errors.ts';
import { FIRST_SETTINGS, ONLY_SETTINGS } from '#api/invoiceSettings.ts';
import type { InvoiceSettings } from '#features/invoices/contract.ts';
import { invoiceSettings } from './tables.ts';

const NEWER =
  'Somebody changed these settings since you opened them. Nothing was overwritten: look at the newer ones first.';

export async function saveSettings(tx: Db, doer: Doer, seen: number | undefined, value: InvoiceSettings) {
  await tx.insert(invoiceSettings).values({ id: ONLY_SETTINGS, value: FIRST_SETTINGS }).onConflictDoNothing();
  const [current] = await tx.select().from(invoiceSettings).where(eq(invoiceSettings.id, ONLY_SETTINGS)).for('update');
  if (!current) throw new Error('the settings were not stored');
  if (seen !== undefined && seen !== current.version) throw new Refusal(409, NEWER);
  await tx
    .update(invoiceSettings)
    .set({ value, version: current.version + 1 })
    .where(eq(invoiceSettings.id, ONLY_SETTINGS));
  const subject = { type: 'list', id: null, name: 'invoices' } as const;
  await record(tx, doer, [{ action: 'invoice-settings-changed', subject }]);
}
