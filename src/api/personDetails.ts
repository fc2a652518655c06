import { eq } from 'drizzle-orm';
import { personDetails } from '#features/people/api/tables.ts';
import type { Db } from './db.ts';

export type Details = Omit<typeof personDetails.$inferSelect, 'personId'>;

const NOTHING_YET: Details = {
  planPeriod: 'monthly',
  planSince: null,
  planEndsAt: null,
  billingAddress: {},
  notices: {},
  connections: {},
  socialLinks: {},
};

export async function readDetails(db: Db, personId: number): Promise<Details> {
  const [found] = await db.select().from(personDetails).where(eq(personDetails.personId, personId));
  return found ?? NOTHING_YET;
}

export async function writeDetails(tx: Db, personId: number, values: Partial<Details>) {
  await tx
    .insert(personDetails)
    .values({ personId, ...values })
    .onConflictDoUpdate({ target: personDetails.personId, set: values });
}
