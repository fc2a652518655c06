import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import { can } from '#api/access.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { Refusal } from '#api/errors.ts';
import { findReader } from '#api/language.ts';
import { sendLater } from '#api/later.ts';
import { twoStepsResetMail } from '#api/mails.ts';
import { changesOf, merged } from '#api/merge.ts';
import { dropOneTimes } from '#api/oneTime.ts';
import { readDetails, writeDetails } from '#api/personDetails.ts';
import { paidUntil } from '#api/planTime.ts';
import { valid } from '#api/valid.ts';
import {
  accountChange,
  billingBody,
  connectionsBody,
  oneAccount,
  planBody,
  planCancelBody,
} from '#contract/account.ts';
import { id as idSchema } from '#contract/ids.ts';
import { noticeBody } from '#contract/noticeRules.ts';
import { recoveryCodes } from '#features/auth/api/tables.ts';
import { people } from '../tables.ts';
import { planSinceOf, readAccount, refuseStale } from './account.ts';
import { changeAccount, editAccount } from './change.ts';

const idParam = valid('param', z.object({ id: idSchema }));
const describe = (summary: string, detail?: string) => says('Accounts', summary, { 200: oneAccount }, detail);
const CONFLICT = 'Somebody else changed it since `version`: 409, and nothing is changed.';

/** One account and its parts. */
export const oneAccountRoutes = new Hono<Env>()
  .get(
    '/api/people/:id/account',
    can('read', 'User'),
    describe('Plan, billing and more of one account'),
    idParam,
    async (c) => {
      const { db, clock } = c.var.deps;
      return c.json({ account: await readAccount(db, clock(), c.req.valid('param').id) });
    },
  )
  .patch(
    '/api/people/:id/account',
    can('manage', 'User'),
    describe('Change an account', `What is left out stays. ${CONFLICT}`),
    idParam,
    valid('json', accountChange),
    async (c) => c.json(await editAccount(c, c.req.valid('param').id, c.req.valid('json'))),
  )
  .put(
    '/api/people/:id/plan',
    can('manage', 'User'),
    describe('Change the plan, or take a cancelled one up again', CONFLICT),
    idParam,
    valid('json', planBody),
    async (c) => {
      const { version, currentPlan, period } = c.req.valid('json');
      const { id } = c.req.valid('param');
      const answer = await changeAccount(c, id, async (tx, person, doer) => {
        const before = await refuseStale(tx, person, version);
        const same = person.currentPlan === currentPlan && before.planPeriod === period;
        if (same && before.planEndsAt === null) return null;
        // Taken up again, it goes on as if it had never been cancelled.
        const planSince = same ? before.planSince : doer.at;
        await tx.update(people).set({ currentPlan }).where(eq(people.id, id));
        await writeDetails(tx, id, { planPeriod: period, planSince, planEndsAt: null });
        const changes = changesOf(
          { currentPlan: person.currentPlan, period: before.planPeriod },
          { currentPlan, period },
        );
        return { action: 'plan-set', detail: { changes } };
      });
      return c.json(answer);
    },
  )
  .post(
    '/api/people/:id/plan/cancel',
    can('manage', 'User'),
    describe('Cancel the plan', `It goes on until what is paid for is over, then it is basic. ${CONFLICT}`),
    idParam,
    valid('json', planCancelBody),
    async (c) => {
      const { id } = c.req.valid('param');
      const answer = await changeAccount(c, id, async (tx, person, doer) => {
        const before = await refuseStale(tx, person, c.req.valid('json').version);
        if (person.currentPlan === 'basic') throw new Refusal(409, 'The basic plan costs nothing and has no end.');
        if (before.planEndsAt) return null;
        const planEndsAt = paidUntil(planSinceOf(person, before), before.planPeriod, doer.at);
        await writeDetails(tx, id, { planEndsAt, planSince: planSinceOf(person, before) });
        return {
          action: 'plan-cancelled',
          detail: { currentPlan: person.currentPlan, endsAt: planEndsAt.toISOString() },
        };
      });
      return c.json(answer);
    },
  )
  .put(
    '/api/people/:id/billing',
    can('manage', 'User'),
    describe('Change the way of billing and the billing address', CONFLICT),
    idParam,
    valid('json', billingBody),
    async (c) => {
      const { version, billing, address } = c.req.valid('json');
      const { id } = c.req.valid('param');
      const answer = await changeAccount(c, id, async (tx, person) => {
        const before = await refuseStale(tx, person, version);
        const changes = changesOf({ billing: person.billing, ...before.billingAddress }, { billing, ...address });
        if (Object.keys(changes).length === 0) return null;
        await tx.update(people).set({ billing }).where(eq(people.id, id));
        await writeDetails(tx, id, { billingAddress: address });
        return { action: 'person-changed', detail: { changes } };
      });
      return c.json(answer);
    },
  )
  .put(
    '/api/people/:id/notices',
    can('manage', 'User'),
    describe('Choose what somebody is told of, in the app and by mail', 'What is left out stays.'),
    idParam,
    valid('json', noticeBody),
    async (c) => {
      const { id } = c.req.valid('param');
      const answer = await changeAccount(c, id, async (tx) => {
        const { notices } = await readDetails(tx, id);
        const to = merged(notices, c.req.valid('json').notices);
        const topics = Object.keys(changesOf(notices, to));
        if (topics.length === 0) return null;
        await writeDetails(tx, id, { notices: to });
        return { action: 'person-changed', detail: { notices: topics } };
      });
      return c.json(answer);
    },
  )
  .put(
    '/api/people/:id/connections',
    can('manage', 'User'),
    describe('Add or take away profiles elsewhere', 'What is left out stays; null takes it away.'),
    idParam,
    valid('json', connectionsBody),
    async (c) => {
      const { id } = c.req.valid('param');
      const given = c.req.valid('json');
      const profiles = Object.fromEntries(
        Object.entries(given.connections ?? {}).map(([network, one]) => [network, one && { profileImg: null, ...one }]),
      );
      const answer = await changeAccount(c, id, async (tx) => {
        const before = await readDetails(tx, id);
        const connections = merged(before.connections, profiles);
        const socialLinks = merged(before.socialLinks, given.socialLinks ?? {});
        const changed = {
          connections: Object.keys(changesOf(before.connections, connections)),
          socialLinks: Object.keys(changesOf(before.socialLinks, socialLinks)),
        };
        if (changed.connections.length + changed.socialLinks.length === 0) return null;
        await writeDetails(tx, id, { connections, socialLinks });
        return { action: 'person-changed', detail: changed };
      });
      return c.json(answer);
    },
  )
  .post(
    '/api/people/:id/reset-two-steps',
    can('manage', 'User'),
    describe('Turn two-step verification off for somebody who lost their device', 'They are told by mail.'),
    idParam,
    async (c) => {
      const { deps } = c.var;
      const { id } = c.req.valid('param');
      const answer = await changeAccount(c, id, async (tx, person) => {
        if (!person.totpConfirmedAt) throw new Refusal(409, 'Two-step verification is off already.');
        const off = { totpSecret: null, totpConfirmedAt: null, totpLastStep: null };
        await tx.update(people).set(off).where(eq(people.id, id));
        await tx.delete(recoveryCodes).where(eq(recoveryCodes.personId, id));
        await dropOneTimes(tx, [id], ['two-steps']);
        return { action: 'two-steps-reset' };
      });
      const reader = await findReader(deps, eq(people.id, id));
      if (reader) sendLater(deps, twoStepsResetMail(reader));
      return c.json(answer);
    },
  );
