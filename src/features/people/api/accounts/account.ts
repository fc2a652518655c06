import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { Refusal } from '#api/errors.ts';
import type { Person } from '#api/me.ts';
import { type Details, readDetails } from '#api/personDetails.ts';
import { endPlans } from '#api/plans.ts';
import { paidUntil } from '#api/planTime.ts';
import { hashToken } from '#api/tokens.ts';
import { type AccountDetail, billingAddress } from '#contract/account.ts';
import { chosenFor, NOTICE_TOPICS } from '#contract/notices.ts';
import { auditEntries } from '#features/audit/api/tables.ts';
import { findPerson } from '../person.ts';
import { accountRowOf } from './rows.ts';

const VERSION_LETTERS = 20;

/** Says in which state the account is. Made of what forms change, so that whoever changes it anywhere, it is another. */
export async function versionOf(person: Person, details: Details): Promise<string> {
  const { fullName, username, email, access, role, company, country, contact, currentPlan, billing } = person;
  const { planPeriod, planSince, planEndsAt } = details;
  const state = [
    ...[fullName, username, email, access, role, company, country, contact, currentPlan, billing],
    ...[planPeriod, planSince, planEndsAt, billingAddress.parse(details.billingAddress)],
  ];
  return (await hashToken(JSON.stringify(state))).slice(0, VERSION_LETTERS);
}

const NEWER = 'Somebody changed this account since you opened it. Nothing was overwritten: look at it again first.';
const CHANGES = ['person-changed', 'role-set', 'plan-set', 'plan-cancelled', 'plan-ended', 'people-imported'] as const;

/** Who it was is in the audit log. */
export async function newerSentence(db: Db, id: number): Promise<string> {
  const [last] = await db
    .select({ name: auditEntries.actorName, at: auditEntries.at })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subjectType, 'person'),
        eq(auditEntries.subjectId, id),
        inArray(auditEntries.action, [...CHANGES]),
      ),
    )
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(1);
  if (!last?.name) return NEWER;
  const when = last.at.toISOString().slice(0, 16).replace('T', ' ');
  return `${last.name} changed this account on ${when} UTC. Nothing was overwritten: look at it again first.`;
}

/** Refuses to write over a state that whoever writes has not seen. */
export async function refuseStale(tx: Db, person: Person, version: string): Promise<Details> {
  const details = await readDetails(tx, person.id);
  if ((await versionOf(person, details)) !== version) throw new Refusal(409, await newerSentence(tx, person.id));
  return details;
}

/** The plan somebody had before anything was written down about it began when they did. */
export const planSinceOf = (person: Person, details: Details) => details.planSince ?? person.createdAt;

export async function readAccount(db: Db, now: Date, id: number): Promise<AccountDetail> {
  await endPlans(db, now);
  const person = await findPerson(db, id);
  const details = await readDetails(db, id);
  const since = planSinceOf(person, details);
  const renews = person.currentPlan !== 'basic' && details.planEndsAt === null;
  return {
    ...accountRowOf(person),
    version: await versionOf(person, details),
    plan: {
      period: details.planPeriod,
      since: since.toISOString(),
      renewsAt: renews ? paidUntil(since, details.planPeriod, now).toISOString() : null,
      endsAt: details.planEndsAt?.toISOString() ?? null,
    },
    address: billingAddress.parse(details.billingAddress),
    notices: Object.fromEntries(
      NOTICE_TOPICS.map((topic) => [topic, chosenFor(topic, details.notices)]),
    ) as AccountDetail['notices'],
    connections: details.connections,
    socialLinks: details.socialLinks,
  };
}
