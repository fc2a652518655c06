import { and, eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { allow } from '#api/access.ts';
import { type Doer, doerOf, personSubject, record } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import type { Deps, Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { badInput } from '#api/errors.ts';
import { readerOf } from '#api/language.ts';
import { later, sendLater } from '#api/later.ts';
import { count, take } from '#api/limits.ts';
import { passwordLink, RESET_MINUTES } from '#api/links.ts';
import { placeOf } from '#api/loginLimits.ts';
import { passwordChangedMail, resetMail } from '#api/mails.ts';
import type { Person } from '#api/me.ts';
import { mine, whoAsks } from '#api/me.ts';
import { notify } from '#api/notify.ts';
import { dropOneTimes, makeOneTime, peekOneTime, spendOneTime } from '#api/oneTime.ts';
import { type EndedSession, endSessionsOf, tellEnded } from '#api/sessions.ts';
import { valid } from '#api/valid.ts';
import {
  changePasswordBody,
  done,
  forgotBody,
  linkBody,
  linkState,
  resetBody,
  sent,
  verifyBody,
} from '#features/auth/contract.ts';
import { people } from '#features/people/api/tables.ts';
import { confirmEmail, OLD_LINK } from './confirmEmail.ts';
import { CODE_LIMIT, MAIL_ADDRESS_LIMIT, MAIL_LIMIT } from './limits.ts';
import { isSwitchedOff, SWITCHED_OFF } from './login.ts';
import { findByEmail, findById } from './person.ts';
import { sendVerification } from './register.ts';

const NOT_CURRENT = 'This is not your current password.';

/** Whoever opened a link proved that the email is theirs, and somebody who was awaited is there. */
const provedAt = (at: Date) => ({
  emailVerifiedAt: sql`coalesce(${people.emailVerifiedAt}, ${at})`,
  status: sql`CASE WHEN ${people.status} = 'pending' THEN 'active' ELSE ${people.status} END`,
});

interface NewPassword {
  passwordHash: string;
  at: Date;
  /** With the link of a mail, or in place of the one that was typed: another one stored meanwhile stays. */
  by: { link: true } | { session: string };
}

/**
 * A new password ends every login and makes every link and ticket worthless that was given out before, the link to
 * another email too. Undefined when it would replace one that nobody typed.
 */
async function storePassword(tx: Db, person: Person, { passwordHash, at, by }: NewPassword) {
  const byLink = 'link' in by;
  const stands = byLink ? undefined : eq(people.passwordHash, person.passwordHash ?? '');
  const stored = await tx
    .update(people)
    .set({ passwordHash, mustChangePassword: false, ...(byLink ? provedAt(at) : {}) })
    .where(and(eq(people.id, person.id), stands))
    .returning({ id: people.id });
  if (stored.length === 0) return undefined;
  await dropOneTimes(tx, [person.id], ['reset-password', 'invitation', 'two-steps', 'change-email']);
  return endSessionsOf(tx, at, [person.id], byLink ? undefined : by.session);
}

async function tellOfNewPassword(deps: Deps, person: Person, ended: EndedSession[]) {
  await tellEnded(deps, ended);
  await deps.bus.publish({ people: [person.id], topic: 'account', ids: [person.id] });
  await notify(deps, { to: [person.id], kind: 'password-changed', link: '/pages/account-settings/security' });
  sendLater(deps, passwordChangedMail(readerOf(deps, person)));
}

async function sendResetLink(deps: Deps, doer: Doer, email: string) {
  const person = await findByEmail(deps.db, email);
  if (!person || person.status === 'suspended') return;
  // By mailbox: the database takes more ways to write an email for the same one.
  if ((await count(deps.db, doer.at, `forgot:person:${person.id}`, MAIL_LIMIT)) > 0) return;
  await record(deps.db, doer, [{ action: 'password-reset-asked', subject: personSubject(person) }]);
  const token = await makeOneTime(deps.db, doer.at, person.id, 'reset-password', RESET_MINUTES);
  await deps.mailer.send(resetMail(readerOf(deps, person), passwordLink(deps, token)));
}

export const passwordRoutes = new Hono<Env>()
  .post(
    '/jwt/forgot-password',
    allow('public'),
    says('Account', 'Ask for a link to choose a new password', { 200: sent }),
    valid('json', forgotBody),
    async (c) => {
      const { deps, address } = c.var;
      const { email } = c.req.valid('json');
      const now = deps.clock();
      await take(deps.db, now, `forgot:address:${placeOf(address)}`, MAIL_ADDRESS_LIMIT);
      await take(deps.db, now, `forgot:${email.toLowerCase()}`, MAIL_LIMIT);
      // The answer does not wait for it: nothing, time included, tells whether the email has an account.
      const doer = doerOf(c);
      later(deps, 'sending a link', () => sendResetLink(deps, doer, email));
      return c.json({ sent: true });
    },
  )
  .post(
    '/jwt/reset-password/check',
    allow('public'),
    says(
      'Account',
      'Ask whether the link of a mail still works',
      { 200: linkState },
      'It is not used up, and nothing is said of whose it is.',
    ),
    valid('json', linkBody),
    async (c) => {
      const { db, clock } = c.var.deps;
      const { token } = c.req.valid('json');
      const invited = (await peekOneTime(db, clock(), token, 'invitation')) !== undefined;
      const works = invited || (await peekOneTime(db, clock(), token, 'reset-password')) !== undefined;
      return c.json({ works, invited });
    },
  )
  .post(
    '/jwt/reset-password',
    allow('public'),
    says('Account', 'Choose a password with the link of a mail', { 200: done }),
    valid('json', resetBody),
    async (c) => {
      const { deps } = c.var;
      const { token, password } = c.req.valid('json');
      const now = deps.clock();
      const passwordHash = await deps.passwords.hash(password);
      // All or nothing: a link is not spent for a password that was not stored.
      const { person, ended } = await deps.db.transaction(async (tx) => {
        const used =
          (await spendOneTime(tx, now, token, 'reset-password')) ?? (await spendOneTime(tx, now, token, 'invitation'));
        const found = used && (await findById(tx, used.personId));
        if (!found) throw badInput({ token: [OLD_LINK] });
        if (isSwitchedOff(found)) throw badInput({ token: [SWITCHED_OFF] });
        const ended = (await storePassword(tx, found, { passwordHash, at: now, by: { link: true } })) ?? [];
        await record(tx, doerOf(c, found), [{ action: 'password-reset', subject: personSubject(found) }]);
        return { person: found, ended };
      });
      await tellOfNewPassword(deps, person, ended);
      return c.json({ done: true });
    },
  )
  .post(
    '/jwt/change-password',
    allow('signed-in'),
    says('Account', 'Change the own password', { 200: done }),
    valid('json', changePasswordBody),
    async (c) => {
      const { deps } = c.var;
      const { current, password } = c.req.valid('json');
      const person = await mine(c);
      await take(deps.db, deps.clock(), `change-password:${person.id}`, CODE_LIMIT);
      const fits = person.passwordHash !== null && (await deps.passwords.verify(person.passwordHash, current));
      if (!fits) throw badInput({ current: [NOT_CURRENT] });
      const passwordHash = await deps.passwords.hash(password);
      const ended = await deps.db.transaction(async (tx) => {
        const by = { session: whoAsks(c).sessionId };
        const logins = await storePassword(tx, person, { passwordHash, at: deps.clock(), by });
        if (!logins) throw badInput({ current: [NOT_CURRENT] });
        await record(tx, doerOf(c), [{ action: 'password-changed', subject: personSubject(person) }]);
        return logins;
      });
      await tellOfNewPassword(deps, person, ended);
      return c.json({ done: true });
    },
  )
  .post(
    '/jwt/verify-email',
    allow('public'),
    says('Account', 'Confirm an email with the link', { 200: done }, 'A new email counts from then on.'),
    valid('json', verifyBody),
    async (c) => {
      await confirmEmail(c, c.req.valid('json').token);
      return c.json({ done: true });
    },
  )
  .post(
    '/jwt/verify-email/send',
    allow('signed-in'),
    says('Account', 'Send the confirmation mail again', { 200: sent }),
    async (c) => {
      const { deps } = c.var;
      const person = await mine(c);
      await take(deps.db, deps.clock(), `verify:${person.id}`, MAIL_LIMIT);
      if (!person.emailVerifiedAt) await sendVerification(deps, person);
      return c.json({ sent: true });
    },
  );
