import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { type Deed, type Doer, doerOf, personSubject, record } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import type { Env } from '#api/deps.ts';
import { badInput, notFound, Refusal } from '#api/errors.ts';
import { type Person, whoAsks } from '#api/me.ts';
import { changesOf } from '#api/merge.ts';
import { notify } from '#api/notify.ts';
import { readDetails, writeDetails } from '#api/personDetails.ts';
import { endPlans } from '#api/plans.ts';
import { paidUntil } from '#api/planTime.ts';
import { tellOfPeople, tellThemselves } from '#api/tellPeople.ts';
import type { Plan, PlanPeriod } from '#contract/account.ts';
import { people } from '#features/people/api/tables.ts';
import type { OwnPlan } from '#features/pricing/contract.ts';
import { pricingPlans } from './tables.ts';

/** The plan of whoever asks; one that was given up and is over is basic. */
export async function readOwnPlan(db: Db, now: Date, personId: number): Promise<OwnPlan> {
  await endPlans(db, now);
  const [person] = await db.select().from(people).where(eq(people.id, personId));
  if (!person) throw notFound();
  const { planPeriod, planSince, planEndsAt } = await readDetails(db, personId);
  const since = planSince ?? person.createdAt;
  const renews = person.currentPlan !== 'basic' && planEndsAt === null;
  return {
    plan: person.currentPlan as Plan,
    billing: planPeriod,
    since: since.toISOString(),
    renewsAt: renews ? paidUntil(since, planPeriod, now).toISOString() : null,
    endsAt: planEndsAt?.toISOString() ?? null,
  };
}

interface Choice {
  plan: Plan;
  billing: PlanPeriod;
}

/** Answers what is written down, or nothing when all stays as it is. */
async function change(tx: Db, person: Person, { plan, billing }: Choice, doer: Doer): Promise<Deed | undefined> {
  const before = await readDetails(tx, person.id);
  const subject = personSubject(person);
  if (plan === 'basic' && person.currentPlan !== 'basic') {
    // What is paid for is used up first.
    if (before.planEndsAt) return undefined;
    const since = before.planSince ?? person.createdAt;
    const planEndsAt = paidUntil(since, before.planPeriod, doer.at);
    await writeDetails(tx, person.id, { planEndsAt, planSince: since });
    const detail = { currentPlan: person.currentPlan, endsAt: planEndsAt.toISOString() };
    return { action: 'plan-cancelled', subject, detail };
  }
  const same = person.currentPlan === plan && (plan === 'basic' || before.planPeriod === billing);
  if (same && before.planEndsAt === null) return undefined;
  await tx.update(people).set({ currentPlan: plan }).where(eq(people.id, person.id));
  // Taken up again, it goes on as if it had never been given up.
  const planSince = same ? before.planSince : doer.at;
  await writeDetails(tx, person.id, { planPeriod: billing, planSince, planEndsAt: null });
  const changes = changesOf(
    { currentPlan: person.currentPlan, period: before.planPeriod },
    { currentPlan: plan, period: billing },
  );
  return { action: 'plan-set', subject, detail: { changes } };
}

interface Named extends Choice {
  title: string;
}

async function changeOwn(c: Context<Env>, find: (tx: Db, person: Person) => Promise<Named>): Promise<OwnPlan> {
  const { deps } = c.var;
  const { id } = whoAsks(c);
  const doer = doerOf(c);
  await endPlans(deps.db, doer.at);
  const title = await deps.db.transaction(async (tx) => {
    const [person] = await tx.select().from(people).where(eq(people.id, id)).for('update');
    if (!person) throw notFound();
    const chosen = await find(tx, person);
    const deed = await change(tx, person, chosen, doer);
    if (!deed) return null;
    await record(tx, doer, [deed]);
    return chosen.title;
  });
  const now = await readOwnPlan(deps.db, doer.at, id);
  if (title === null) return now;
  await tellOfPeople(deps, [id]);
  await tellThemselves(deps, id);
  await deps.bus.publish({ people: [id], topic: 'pricing', ids: [] });
  const kind = now.endsAt ? ('plan-ending' as const) : ('plan-chosen' as const);
  const data = { plan: title, ...(now.endsAt ? { date: now.endsAt } : {}) };
  await notify(deps, { to: [id], kind, data, link: '/pages/pricing' });
  return now;
}

/** A person chooses a plan for their own account. */
export const choosePlan = (c: Context<Env>, title: string, billing: PlanPeriod) =>
  changeOwn(c, async (tx) => {
    const [chosen] = await tx.select().from(pricingPlans).where(eq(pricingPlans.title, title));
    if (!chosen) throw badInput({ plan: ['There is no such plan.'] });
    return { plan: chosen.plan, billing, title };
  });

const OVER = 'Your plan is over or was changed. Nothing was done: look at it as it is now.';

/** What was given up goes on, also a plan that is not offered here. */
export const keepPlan = (c: Context<Env>, plan: Plan) =>
  changeOwn(c, async (tx, { id, currentPlan }) => {
    if (currentPlan !== plan) throw new Refusal(409, OVER);
    const [offered] = await tx.select().from(pricingPlans).where(eq(pricingPlans.plan, plan));
    const { planPeriod } = await readDetails(tx, id);
    return { plan, billing: planPeriod, title: offered?.title ?? plan.replace(/^./, (first) => first.toUpperCase()) };
  });
