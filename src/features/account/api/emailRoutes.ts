import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { allow } from '#api/access.ts';
import { doerOf, personSubject, record } from '#api/audit.ts';
import type { Deps, Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { badInput, notFound } from '#api/errors.ts';
import { findReader, readerOf } from '#api/language.ts';
import { sendLater } from '#api/later.ts';
import { type Limit, take } from '#api/limits.ts';
import { VERIFY_MINUTES, verifyLink } from '#api/links.ts';
import { emailChangeAskedMail, emailInUseMail, newEmailMail } from '#api/mails.ts';
import { mine, type Person } from '#api/me.ts';
import { dropOneTimes, makeOneTime } from '#api/oneTime.ts';
import { checkedWithPassword } from '#api/ownPassword.ts';
import { valid } from '#api/valid.ts';
import { accountSettings, emailChangeBody } from '#features/account/contract.ts';
import { people } from '#features/people/api/tables.ts';
import { readPendingEmail, readSettings } from './settings.ts';

const LIMIT: Limit = { points: 5, seconds: 3600 };
const NONE_WAITS = 'No new email is waiting to be confirmed.';

const lowered = (email: string) => email.toLowerCase();
const tell = (deps: Deps, id: number) => deps.bus.publish({ people: [id], topic: 'account', ids: [id] });

/** The answer is the same whether somebody has that address or not; whoever has it is told. */
async function sendLink(deps: Deps, person: Person, email: string) {
  const token = await makeOneTime(deps.db, deps.clock(), person.id, 'change-email', VERIFY_MINUTES, email);
  const owner = await findReader(deps, sql`lower(${people.email}) = ${lowered(email)}`);
  const mail = owner
    ? emailInUseMail({ ...owner, email })
    : newEmailMail({ ...readerOf(deps, person), email }, verifyLink(deps, token));
  sendLater(deps, mail);
}

/** Mails to one address are few, whoever asks for them. */
async function takeTurn(deps: Deps, person: Person, email: string) {
  await take(deps.db, deps.clock(), `change-email:${person.id}`, LIMIT);
  await take(deps.db, deps.clock(), `change-email:to:${lowered(email)}`, LIMIT);
}

export const ownEmailRoutes = new Hono<Env>()
  .post(
    '/api/account/email',
    allow('signed-in'),
    says(
      'Account',
      'Ask for another email',
      { 200: accountSettings },
      'It counts once the link is opened that is sent to it. The old address is told.',
    ),
    valid('json', emailChangeBody),
    async (c) => {
      const { deps } = c.var;
      const { email, password } = c.req.valid('json');
      const person = await checkedWithPassword(c, password);
      if (lowered(email) === lowered(person.email)) throw badInput({ email: ['This is your email already.'] });
      await takeTurn(deps, person, email);
      await sendLink(deps, person, email);
      sendLater(deps, emailChangeAskedMail(readerOf(deps, person), email));
      await record(deps.db, doerOf(c), [{ action: 'email-change-asked', subject: personSubject(person) }]);
      await tell(deps, person.id);
      return c.json(await readSettings(deps.db, deps.clock(), person));
    },
  )
  .post(
    '/api/account/email/resend',
    allow('signed-in'),
    says('Account', 'Send the link to the new email again', { 200: accountSettings }),
    async (c) => {
      const { deps } = c.var;
      const person = await mine(c);
      const waiting = await readPendingEmail(deps.db, deps.clock(), person.id);
      if (!waiting) throw notFound(NONE_WAITS);
      await takeTurn(deps, person, waiting.email);
      await sendLink(deps, person, waiting.email);
      await tell(deps, person.id);
      return c.json(await readSettings(deps.db, deps.clock(), person));
    },
  )
  .delete(
    '/api/account/email',
    allow('signed-in'),
    says('Account', 'Keep the old email after all', { 200: accountSettings }),
    async (c) => {
      const { deps } = c.var;
      const person = await mine(c);
      const gone = await dropOneTimes(deps.db, [person.id], ['change-email']);
      if (gone === 0) throw notFound(NONE_WAITS);
      await tell(deps, person.id);
      return c.json(await readSettings(deps.db, deps.clock(), person));
    },
  );
