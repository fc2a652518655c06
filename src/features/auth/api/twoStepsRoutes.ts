import { and, eq, isNull } from 'drizzle-orm';
import { Hono } from 'hono';
import { allow } from '#api/access.ts';
import { doerOf, personSubject, record } from '#api/audit.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { badInput, Refusal } from '#api/errors.ts';
import { forget, take } from '#api/limits.ts';
import { mine } from '#api/me.ts';
import { notify } from '#api/notify.ts';
import { peekOneTime, spendOneTime } from '#api/oneTime.ts';
import { checkedWithPassword } from '#api/ownPassword.ts';
import {
  newSecret,
  recoveryCodesLeft,
  renewRecoveryCodes,
  takeAppCode,
  takeRecoveryCode,
  wrongCode,
} from '#api/twoSteps.ts';
import { valid } from '#api/valid.ts';
import {
  done,
  ownPasswordBody,
  recoveryCodes as recoveryCodesAnswer,
  signedIn,
  twoStepsConfirmBody,
  twoStepsLoginBody,
  twoStepsSetup,
  twoStepsState,
} from '#features/auth/contract.ts';
import { people } from '#features/people/api/tables.ts';
import { CODE_LIMIT } from './limits.ts';
import { signIn } from './login.ts';
import { findById } from './person.ts';
import { recoveryCodes } from './tables.ts';

const SETTINGS = '/pages/account-settings/security';

export const twoStepsRoutes = new Hono<Env>()
  .post(
    '/jwt/two-steps/login',
    allow('public'),
    says('Account', 'Second step of signing in', { 200: signedIn }),
    valid('json', twoStepsLoginBody),
    async (c) => {
      const { deps } = c.var;
      const { ticket, code } = c.req.valid('json');
      const now = deps.clock();
      const waiting = await peekOneTime(deps.db, now, ticket, 'two-steps');
      const person = waiting && (await findById(deps.db, waiting.personId));
      if (!waiting || !person) throw badInput({ ticket: ['This took too long. Sign in again.'] });
      const limit = `two-steps:${person.id}`;
      await take(deps.db, now, limit, CODE_LIMIT);
      const right = (await takeAppCode(deps.db, now, person, code)) || (await takeRecoveryCode(deps.db, person, code));
      if (!right) {
        const deed = { action: 'sign-in-failed', subject: personSubject(person), detail: { why: 'code' } } as const;
        await record(deps.db, doerOf(c), [deed]);
        throw wrongCode(code);
      }
      if (!(await spendOneTime(deps.db, now, ticket, 'two-steps'))) throw badInput({ ticket: ['Sign in again.'] });
      await forget(deps.db, limit);
      return c.json(await signIn(c, person, waiting.detail === 'remember'));
    },
  )
  .get(
    '/jwt/two-steps',
    allow('signed-in'),
    says('Account', 'Is two-step verification on?', { 200: twoStepsState }),
    async (c) => {
      const person = await mine(c);
      const enabled = person.totpConfirmedAt !== null;
      return c.json({ enabled, recoveryCodesLeft: enabled ? await recoveryCodesLeft(c.var.deps.db, person.id) : 0 });
    },
  )
  .post(
    '/jwt/two-steps/setup',
    allow('signed-in'),
    says('Account', 'Begin two-step verification', { 200: twoStepsSetup }),
    async (c) => {
      const person = await mine(c);
      const made = newSecret(person.email);
      const fresh = { totpSecret: made.key, totpLastStep: null };
      const begun = await c.var.deps.db
        .update(people)
        .set(fresh)
        .where(and(eq(people.id, person.id), isNull(people.totpConfirmedAt)))
        .returning({ id: people.id });
      if (begun.length === 0) throw new Refusal(409, 'Two-step verification is on already. Turn it off first.');
      return c.json(made);
    },
  )
  .post(
    '/jwt/two-steps/confirm',
    allow('signed-in'),
    says('Account', 'Turn two-step verification on', { 200: recoveryCodesAnswer }),
    valid('json', twoStepsConfirmBody),
    async (c) => {
      const { deps } = c.var;
      const person = await mine(c);
      const now = deps.clock();
      await take(deps.db, now, `two-steps:${person.id}`, CODE_LIMIT);
      if (person.totpConfirmedAt) throw new Refusal(409, 'Two-step verification is on already.');
      const codes = await deps.db.transaction(async (tx) => {
        if (!(await takeAppCode(tx, now, person, c.req.valid('json').code))) throw wrongCode(c.req.valid('json').code);
        // The secret that the code was of, and no other that a second page began with meanwhile.
        const isIt = and(eq(people.totpSecret, person.totpSecret ?? ''), isNull(people.totpConfirmedAt));
        const on = await tx
          .update(people)
          .set({ totpConfirmedAt: now })
          .where(and(eq(people.id, person.id), isIt))
          .returning({ id: people.id });
        if (on.length === 0) throw wrongCode(c.req.valid('json').code);
        await record(tx, doerOf(c), [{ action: 'two-steps-on', subject: personSubject(person) }]);
        return renewRecoveryCodes(tx, person.id);
      });
      await notify(deps, { to: [person.id], kind: 'two-steps-on', link: SETTINGS });
      return c.json({ recoveryCodes: codes });
    },
  )
  .post(
    '/jwt/two-steps/off',
    allow('signed-in'),
    says('Account', 'Turn two-step verification off', { 200: done }),
    valid('json', ownPasswordBody),
    async (c) => {
      const { deps } = c.var;
      const person = await checkedWithPassword(c, c.req.valid('json').password);
      await deps.db.transaction(async (tx) => {
        const off = { totpSecret: null, totpConfirmedAt: null, totpLastStep: null };
        await tx.update(people).set(off).where(eq(people.id, person.id));
        await tx.delete(recoveryCodes).where(eq(recoveryCodes.personId, person.id));
        await record(tx, doerOf(c), [{ action: 'two-steps-off', subject: personSubject(person) }]);
      });
      await notify(deps, { to: [person.id], kind: 'two-steps-off', link: SETTINGS });
      return c.json({ done: true });
    },
  )
  .post(
    '/jwt/two-steps/recovery-codes',
    allow('signed-in'),
    says('Account', 'Make new recovery codes', { 200: recoveryCodesAnswer }),
    valid('json', ownPasswordBody),
    async (c) => {
      const person = await checkedWithPassword(c, c.req.valid('json').password);
      if (!person.totpConfirmedAt) throw new Refusal(409, 'Turn two-step verification on first.');
      const codes = await c.var.deps.db.transaction((tx) => renewRecoveryCodes(tx, person.id));
      return c.json({ recoveryCodes: codes });
    },
  );
