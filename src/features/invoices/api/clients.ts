import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { type Doer, record } from '#api/audit.ts';
import { type Db, wordsIn } from '#api/db.ts';
import { notFound, Refusal } from '#api/errors.ts';
import type { Client, ClientFields } from '#features/invoices/clientContract.ts';
import { invoiceClients } from './tables.ts';
import { clientSubject } from './tell.ts';

const FIRST = 5;
const MOST_FOUND = 20;
const CLIENT = {
  id: invoiceClients.id,
  name: invoiceClients.name,
  company: invoiceClients.company,
  companyEmail: invoiceClients.companyEmail,
  address: invoiceClients.address,
  country: invoiceClients.country,
  contact: invoiceClients.contact,
  avatar: invoiceClients.avatar,
  version: invoiceClients.version,
};

/** The first five; with something typed, those it is found in, by name. */
export async function listClients(db: Db, q: string): Promise<Client[]> {
  if (!q) return db.select(CLIENT).from(invoiceClients).orderBy(asc(invoiceClients.id)).limit(FIRST);
  return db
    .select(CLIENT)
    .from(invoiceClients)
    .where(and(...wordsIn(invoiceClients.search, q)))
    .orderBy(asc(sql`lms_fold(${invoiceClients.name})`), asc(invoiceClients.id))
    .limit(MOST_FOUND);
}

export async function findClient(db: Db, id: number): Promise<Client | undefined> {
  const [found] = await db.select(CLIENT).from(invoiceClients).where(eq(invoiceClients.id, id));
  return found;
}

const LOCK = 7_426_140;

/** Two clients with one address would be one client twice. One writer at a time, so that the answer can name them. */
async function refuseTaken(tx: Db, email: string, self = 0) {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK})`);
  const [other] = await tx
    .select({ name: invoiceClients.name })
    .from(invoiceClients)
    .where(and(sql`lower(${invoiceClients.companyEmail}) = lower(${email})`, ne(invoiceClients.id, self)));
  if (other) throw new Refusal(409, `This email belongs to ${other.name} already.`);
}

export async function addClient(tx: Db, doer: Doer, fields: ClientFields): Promise<number> {
  await refuseTaken(tx, fields.companyEmail);
  const [made] = await tx
    .insert(invoiceClients)
    .values({ ...fields, createdAt: doer.at })
    .returning({ id: invoiceClients.id });
  if (!made) throw new Error('the client was not stored');
  await record(tx, doer, [{ action: 'invoice-client-added', subject: clientSubject({ ...fields, id: made.id }) }]);
  return made.id;
}

const NEWER =
  'Somebody changed this client since you opened it. Nothing was overwritten: look at the newer version first.';

/** Invoices keep the client as they were. */
export async function changeClient(tx: Db, doer: Doer, id: number, seen: number | undefined, fields: ClientFields) {
  const [current] = await tx.select(CLIENT).from(invoiceClients).where(eq(invoiceClients.id, id)).for('update');
  if (!current) throw notFound();
  if (seen !== undefined && seen !== current.version) throw new Refusal(409, NEWER);
  await refuseTaken(tx, fields.companyEmail, id);
  const names = Object.keys(fields) as (keyof ClientFields)[];
  const changed = names.filter((name) => fields[name] !== current[name]);
  if (changed.length === 0) return;
  await tx
    .update(invoiceClients)
    .set({ ...fields, version: current.version + 1 })
    .where(eq(invoiceClients.id, id));
  const subject = clientSubject({ id, name: fields.name });
  await record(tx, doer, [{ action: 'invoice-client-changed', subject, detail: { fields: changed } }]);
}
