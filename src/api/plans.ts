import { and, eq, inArray, lte } from 'drizzle-orm';
import { people, personDetails } from '#features/people/api/tables.ts';
import { type Doer, personSubject, record } from './audit.ts';
import type { Db } from './db.ts';

const AT_ONCE = 500;

/**
 * Plans that were cancelled and are over now become basic. Cheap when there are none: whoever lists or shows accounts
 * calls it first, so that nobody is shown with, or found by, a plan that ended.
 */
export async function endPlans(db: Db, now: Date) {
  const over = await db
    .select({ id: personDetails.personId })
    .from(personDetails)
    .where(lte(personDetails.planEndsAt, now))
    .limit(AT_ONCE);
  if (over.length === 0) return;
  const ids = over.map((one) => one.id);
  await db.transaction(async (tx) => {
    const ending = await tx
      .select({ id: people.id, fullName: people.fullName, plan: people.currentPlan })
      .from(people)
      .innerJoin(personDetails, eq(personDetails.personId, people.id))
      .where(inArray(people.id, ids))
      .orderBy(people.id)
      .for('update');
    // Another process may have been quicker, or the plan was taken up again meanwhile.
    const claimed = await tx
      .update(personDetails)
      .set({ planSince: now, planEndsAt: null })
      .where(and(inArray(personDetails.personId, ids), lte(personDetails.planEndsAt, now)))
      .returning({ id: personDetails.personId });
    const ended = new Set(claimed.map((one) => one.id));
    if (ended.size === 0) return;
    await tx
      .update(people)
      .set({ currentPlan: 'basic' })
      .where(inArray(people.id, [...ended]));
    const nobody: Doer = { at: now, actor: null, address: '', device: '' };
    const deeds = ending
      .filter((one) => ended.has(one.id))
      .map((one) => ({
        action: 'plan-ended' as const,
        subject: personSubject(one),
        detail: { changes: { currentPlan: { from: one.plan, to: 'basic' } } },
      }));
    await record(tx, nobody, deeds);
  });
}
