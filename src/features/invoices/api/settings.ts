import { eq } from 'drizzle-orm';
import { type Doer, record } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import { Refusal } from '#api/errors.ts';
import type { InvoiceSettings } from '#features/invoices/contract.ts';
import { invoiceSettings } from './tables.ts';

/** Until somebody says otherwise. */
const FIRST: InvoiceSettings = {
  sender: { name: 'LMS', address: '', email: '', contact: '', taxId: '' },
  bankName: '',
  country: '',
  iban: '',
  swiftCode: '',
  currency: 'USD',
  taxBp: 0,
  termDays: 30,
  note: '',
};

const ONLY = 1;
const NEWER =
  'Somebody changed these settings since you opened them. Nothing was overwritten: look at the newer ones first.';

export async function readSettings(db: Db): Promise<{ settings: InvoiceSettings; version: number }> {
  const [found] = await db.select().from(invoiceSettings).where(eq(invoiceSettings.id, ONLY));
  return found ? { settings: found.value, version: found.version } : { settings: FIRST, version: 1 };
}

export async function saveSettings(tx: Db, doer: Doer, seen: number | undefined, value: InvoiceSettings) {
  await tx.insert(invoiceSettings).values({ id: ONLY, value: FIRST }).onConflictDoNothing();
  const [current] = await tx.select().from(invoiceSettings).where(eq(invoiceSettings.id, ONLY)).for('update');
  if (!current) throw new Error('the settings were not stored');
  if (seen !== undefined && seen !== current.version) throw new Refusal(409, NEWER);
  await tx
    .update(invoiceSettings)
    .set({ value, version: current.version + 1 })
    .where(eq(invoiceSettings.id, ONLY));
  const subject = { type: 'list', id: null, name: 'invoices' } as const;
  await record(tx, doer, [{ action: 'invoice-settings-changed', subject }]);
}
