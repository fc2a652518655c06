import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { allow } from '#api/access.ts';
import type { Deps, Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { badInput } from '#api/errors.ts';
import { take } from '#api/limits.ts';
import type { Person } from '#api/me.ts';
import { mine, whoAsks } from '#api/me.ts';
import { notify } from '#api/notify.ts';
import { endSessions } from '#api/sessions.ts';
import { valid } from '#api/valid.ts';
import { changePasswordBody, forgotBody, resetBody, verifyBody } from '#features/auth/contract.ts';
import { people } from '#features/people/api/tables.ts';
import { CODE_LIMIT, MAIL_ADDRESS_LIMIT, MAIL_LIMIT } from './limits.ts';
import { passwordChangedMail, resetMail } from './mails.ts';
import { makeOneTime, spendOneTime } from './oneTime.ts';
import { findByEmail, findById } from './person.ts';
import { sendVerification } from './register.ts';

const RESET_MINUTES = 60;
const OLD_LINK = 'This link was used already or is too old. Ask for a new one.';

async function setPassword(deps: Deps, person: Person, password: string, keep?: string) {
  const passwordHash = await deps.passwords.hash(password);
  const now = deps.clock();
  await deps.db
    .update(people)
    .set({
      passwordHash,
      mustChangePassword: false,
      ...(keep ? {} : { emailVerifiedAt: person.emailVerifiedAt ?? now }),
    })
    .where(eq(people.id, person.id));
  await endSessions(deps, { personId: person.id, ...(keep ? { keep } : {}) });
  await notify(deps, { to: [person.id], kind: 'password-changed', link: '/pages/account-settings' });
  await deps.mailer.send(passwordChangedMail(person.email, person.fullName));
}

export const passwordRoutes = new Hono<Env>()
  .post(
    '/jwt/forgot-password',
    allow('public'),
    says('Account', 'Ask for a link to choose a new password'),
    valid('json', forgotBody),
    async (c) => {
      const { deps, address } = c.var;
      const { email } = c.req.valid('json');
      const now = deps.clock();
      await take(deps.db, now, `forgot:address:${address}`, MAIL_ADDRESS_LIMIT);
      await take(deps.db, now, `forgot:${email.toLowerCase()}`, MAIL_LIMIT);
      const person = await findByEmail(deps.db, email);
      // The answer is the same and does not wait for the mail: nothing tells whether the email has an account.
      if (person && person.status !== 'suspended') {
        const token = await makeOneTime(deps.db, now, person.id, 'reset-password', RESET_MINUTES);
        const link = `${deps.policy.publicUrl}/pages/reset-password-cover?token=${token}`;
        deps.mailer.send(resetMail(person.email, person.fullName, link)).catch((error: Error) => {
          deps.log.error({ error: error.message }, 'mail was not sent');
        });
      }
      return c.json({ sent: true });
    },
  )
  .post(
    '/jwt/reset-password',
    allow('public'),
    says('Account', 'Choose a new password with the link'),
    valid('json', resetBody),
    async (c) => {
      const { deps } = c.var;
      const { token, password } = c.req.valid('json');
      const used = await spendOneTime(deps.db, deps.clock(), token, 'reset-password');
      const person = used && (await findById(deps.db, used.personId));
      if (!person) throw badInput({ token: [OLD_LINK] });
      await setPassword(deps, person, password);
      return c.json({ done: true });
    },
  )
  .post(
    '/jwt/change-password',
    allow('signed-in'),
    says('Account', 'Change the own password'),
    valid('json', changePasswordBody),
    async (c) => {
      const { deps } = c.var;
      const { current, password } = c.req.valid('json');
      const person = await mine(c);
      await take(deps.db, deps.clock(), `change-password:${person.id}`, CODE_LIMIT);
      const fits = person.passwordHash !== null && (await deps.passwords.verify(person.passwordHash, current));
      if (!fits) throw badInput({ current: ['This is not your current password.'] });
      await setPassword(deps, person, password, whoAsks(c).sessionId);
      return c.json({ done: true });
    },
  )
  .post(
    '/jwt/verify-email',
    allow('public'),
    says('Account', 'Confirm an email with the link'),
    valid('json', verifyBody),
    async (c) => {
      const { deps } = c.var;
      const used = await spendOneTime(deps.db, deps.clock(), c.req.valid('json').token, 'verify-email');
      const person = used && (await findById(deps.db, used.personId));
      if (!used || !person || person.email !== used.detail) throw badInput({ token: [OLD_LINK] });
      await deps.db.update(people).set({ emailVerifiedAt: deps.clock() }).where(eq(people.id, person.id));
      await deps.bus.publish({ people: [person.id], topic: 'me', ids: [person.id] });
      return c.json({ done: true });
    },
  )
  .post(
    '/jwt/verify-email/send',
    allow('signed-in'),
    says('Account', 'Send the confirmation mail again'),
    async (c) => {
      const { deps } = c.var;
      const person = await mine(c);
      await take(deps.db, deps.clock(), `verify:${person.id}`, MAIL_LIMIT);
      if (!person.emailVerifiedAt) await sendVerification(deps, person);
      return c.json({ sent: true });
    },
  );
