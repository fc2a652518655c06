import { Hono } from 'hono';
import { allow } from '#api/access.ts';
import { doerOf, personSubject, record } from '#api/audit.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { Refusal } from '#api/errors.ts';
import { askedLanguage } from '#api/language.ts';
import { mine, whoAsks } from '#api/me.ts';
import { makeOneTime } from '#api/oneTime.ts';
import { endSessions, renew, whoHolds } from '#api/sessions.ts';
import { valid } from '#api/valid.ts';
import {
  done,
  loginBody,
  logoutBody,
  refreshBody,
  registerBody,
  registerConflict,
  registered,
  type StartInfo,
  signedIn,
  startInfo,
  twoStepsAsked,
  type UserData,
  userData,
} from '#features/auth/contract.ts';
import { checkPassword, signIn } from './login.ts';
import { findById, userDataOf } from './person.ts';
import { createAccount, takenAlready, welcome } from './register.ts';
import { startInfoOf } from './start.ts';

const TICKET_MINUTES = 10;

export const authRoutes = new Hono<Env>()
  .get(
    '/api/start',
    allow('public'),
    says('Account', 'What the login page needs to know', { 200: startInfo }),
    async (c) => c.json<StartInfo>(await startInfoOf(c.var.deps)),
  )
  .post(
    '/jwt/login',
    allow('public'),
    says(
      'Account',
      'Sign in',
      { 200: signedIn.or(twoStepsAsked) },
      'With two-step verification on, the answer is `{ twoSteps: { ticket } }`.',
    ),
    valid('json', loginBody),
    async (c) => {
      const { email, password, remember = false } = c.req.valid('json');
      const person = await checkPassword(c, email, password);
      if (!person.totpConfirmedAt) return c.json(await signIn(c, person, remember));
      const { db, clock } = c.var.deps;
      const ticket = await makeOneTime(db, clock(), person.id, 'two-steps', TICKET_MINUTES, remember ? 'remember' : '');
      return c.json({ twoSteps: { ticket } });
    },
  )
  .post(
    '/jwt/register',
    allow('public'),
    says(
      'Account',
      'Make an account',
      { 201: registered, 200: registerConflict },
      'A taken email or username answers 200 with `error`.',
    ),
    async (c, next) => {
      const conflict = await takenAlready(c);
      return conflict ? c.json({ error: conflict }, 200) : next();
    },
    valid('json', registerBody),
    async (c) => {
      const { deps } = c.var;
      const language = askedLanguage(c.req.header('accept-language')) ?? null;
      const made = await createAccount(deps, { ...c.req.valid('json'), language });
      if (!('id' in made)) return c.json({ error: made }, 200);
      await record(deps.db, doerOf(c, made), [{ action: 'registered', subject: personSubject(made) }]);
      await welcome(c, made);
      const { userData: user, ...tokens } = await signIn(c, made, false);
      return c.json({ user, ...tokens }, 201);
    },
  )
  .post(
    '/jwt/refresh-token',
    allow('public'),
    says('Account', 'Swap a refresh token for a new pair', { 200: signedIn }),
    valid('json', refreshBody),
    async (c) => {
      const { deps } = c.var;
      const given = c.req.valid('json');
      const renewed = await renew(deps, given.refreshToken, given.attempt);
      const me = renewed && (await whoHolds(deps, renewed.accessToken));
      const person = me && (await findById(deps.db, me.id));
      if (!renewed || !person) throw new Refusal(401, 'Invalid refresh token');
      const { accessToken, refreshToken } = renewed;
      return c.json({ userData: await userDataOf(deps.db, person, me.viewer), accessToken, refreshToken });
    },
  )
  .post(
    '/jwt/logout',
    allow('public'),
    says('Account', 'Sign out on this device', { 200: done }),
    valid('json', logoutBody),
    async (c) => {
      const { deps, me } = c.var;
      // An access token that ran out must not keep somebody from signing out.
      const { refreshToken } = c.req.valid('json');
      const renewed = !me && refreshToken ? await renew(deps, refreshToken) : null;
      const holder = me ?? (renewed && (await whoHolds(deps, renewed.accessToken)));
      if (holder) {
        const person = holder.viewer ?? holder;
        await endSessions(deps, { id: holder.sessionId });
        await record(deps.db, doerOf(c, person), [{ action: 'signed-out', subject: personSubject(person) }]);
      }
      return c.json({ done: true });
    },
  )
  .get('/api/me', allow('signed-in'), says('Account', 'Who is signed in', { 200: userData }), async (c) => {
    return c.json<UserData>(await userDataOf(c.var.deps.db, await mine(c), whoAsks(c).viewer));
  });
