import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { notFound, Refusal } from '#api/errors.ts';
import { oneAtATime } from '#api/oneAtATime.ts';
import type { Address, AddressFields } from '#features/orders/contract.ts';
import { addresses } from './tables.ts';

const FIELDS = {
  label: addresses.label,
  name: addresses.name,
  company: addresses.company,
  street: addresses.street,
  extra: addresses.extra,
  postcode: addresses.postcode,
  city: addresses.city,
  region: addresses.region,
  country: addresses.country,
  phone: addresses.phone,
};
const ADDRESS = { id: addresses.id, ...FIELDS, isDefault: addresses.isDefault };

const MOST = 50;
const TOO_MANY = `You can keep ${MOST} addresses. Delete one that you do not need any more.`;

/** The usual one first, then the newest. */
export const listAddresses = (db: Db, personId: number): Promise<Address[]> =>
  db
    .select(ADDRESS)
    .from(addresses)
    .where(eq(addresses.personId, personId))
    .orderBy(desc(addresses.isDefault), desc(addresses.id));

/** One of a person's own, as an order keeps it. */
export async function findAddress(db: Db, personId: number, id: number): Promise<AddressFields | undefined> {
  const [found] = await db
    .select(FIELDS)
    .from(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.personId, personId)));
  return found;
}

const onlyDefault = (tx: Db, personId: number, id: number) =>
  tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.personId, personId), eq(addresses.isDefault, true), ne(addresses.id, id)));

interface AddressGiven extends AddressFields {
  isDefault: boolean;
}

/** The usual one stays it until another one is chosen. Answers whether it is there. */
async function write(tx: Db, personId: number, id: number, { isDefault, ...fields }: AddressGiven) {
  if (isDefault) await onlyDefault(tx, personId, id);
  const changed = await tx
    .update(addresses)
    .set({ ...fields, ...(isDefault ? { isDefault } : {}) })
    .where(and(eq(addresses.id, id), eq(addresses.personId, personId)))
    .returning({ id: addresses.id });
  return changed.length > 0;
}

export async function addAddress(
  tx: Db,
  personId: number,
  { key, isDefault, ...fields }: AddressGiven & { key?: string | undefined },
  now: Date,
) {
  await oneAtATime(tx, personId);
  const kept = await tx
    .select({ id: addresses.id, key: addresses.writingKey })
    .from(addresses)
    .where(eq(addresses.personId, personId));
  const before = key === undefined ? undefined : kept.find((one) => one.key === key);
  if (before) {
    // Sent once more after a lost answer: what was changed in between counts.
    await write(tx, personId, before.id, { ...fields, isDefault });
    return { id: before.id, isNew: false };
  }
  if (kept.length >= MOST) throw new Refusal(409, TOO_MANY);
  const becomesDefault = isDefault || kept.length === 0;
  if (becomesDefault) await onlyDefault(tx, personId, 0);
  const [made] = await tx
    .insert(addresses)
    .values({ ...fields, personId, isDefault: becomesDefault, createdAt: now, writingKey: key ?? null })
    .returning({ id: addresses.id });
  if (!made) throw new Error('the address was not stored');
  return { id: made.id, isNew: true };
}

/** Orders keep the address they were sent to. */
export async function changeAddress(tx: Db, personId: number, id: number, given: AddressGiven) {
  await oneAtATime(tx, personId);
  if (!(await write(tx, personId, id, given))) throw notFound();
}

/** When the usual one goes, the oldest of the others takes its place. */
export async function deleteAddress(tx: Db, personId: number, id: number) {
  await oneAtATime(tx, personId);
  const [gone] = await tx
    .delete(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.personId, personId)))
    .returning({ isDefault: addresses.isDefault });
  if (!gone) throw notFound();
  if (!gone.isDefault) return;
  const [next] = await tx
    .select({ id: addresses.id })
    .from(addresses)
    .where(eq(addresses.personId, personId))
    .orderBy(asc(addresses.id))
    .limit(1);
  if (next) await tx.update(addresses).set({ isDefault: true }).where(eq(addresses.id, next.id));
}
