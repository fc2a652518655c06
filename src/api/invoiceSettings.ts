import { eq } from 'drizzle-orm';
import { invoiceSettings } from '#features/invoices/api/tables.ts';
import type { InvoiceSettings } from '#features/invoices/contract.ts';
import type { Db } from './db.ts';

/** Until somebody says otherwise. */
export const FIRST_SETTINGS: InvoiceSettings = {
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

export const ONLY_SETTINGS = 1;

/** What stands on every sheet: for invoices, and for shops that bill as they do. */
export async function readSettings(db: Db): Promise<{ settings: InvoiceSettings; version: number }> {
  const [found] = await db.select().from(invoiceSettings).where(eq(invoiceSettings.id, ONLY_SETTINGS));
  return found ? { settings: found.value, version: found.version } : { settings: FIRST_SETTINGS, version: 1 };
}
