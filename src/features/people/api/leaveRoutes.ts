import { type Context, Hono } from 'hono';
import { allow } from '#api/access.ts';
import { doerOf } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { Refusal } from '#api/errors.ts';
import { readerOf } from '#api/language.ts';
import { sendLater } from '#api/later.ts';
import { goodbyeMail } from '#api/mails.ts';
import { mine, type Person } from '#api/me.ts';
import { checkedWithPassword } from '#api/ownPassword.ts';
import { tellEnded } from '#api/sessions.ts';
import { tellOfPeople } from '#api/tellPeople.ts';
import { takeAppCode, takeRecoveryCode, wrongCode } from '#api/twoSteps.ts';
import { valid } from '#api/valid.ts';
import { idAnswer } from '#contract/answers.ts';
import { leaveBody, leaving } from '#features/account/contract.ts';
import { countBelongings } from './belongings.ts';
import { deletePeople } from './changes.ts';
import { heirOf } from './heir.ts';
import { lockPerson } from './person.ts';
import { standInLine } from './rules.ts';

const IS_DEMO = 'This is a demo account that everybody uses. It cannot be deleted.';
const LAST_ADMIN = 'You are the only administrator. Make somebody else an administrator first.';

/** Why somebody cannot go. */
async function refusalOf(c: Context<Env>, db: Db, person: Person): Promise<string | null> {
  const isDemo = c.var.deps.policy.demoAccounts.some(({ email }) => email === person.email.toLowerCase());
  if (isDemo) return IS_DEMO;
  return (await heirOf(db, [person.id], person.id)) === undefined ? LAST_ADMIN : null;
}

/** Deleting the own account. */
export const leaveRoutes = new Hono<Env>()
  .get(
    '/api/account/leaving',
    allow('signed-in'),
    says('Account', 'What deleting the own account takes along', { 200: leaving }),
    async (c) => {
      const { db } = c.var.deps;
      const person = await mine(c);
      const refused = await refusalOf(c, db, person);
      return c.json({ ...(await countBelongings(db, person.id)), refused, twoSteps: person.totpConfirmedAt !== null });
    },
  )
  .post(
    '/api/account/delete',
    allow('signed-in'),
    says(
      'Account',
      'Delete the own account',
      { 200: idAnswer },
      'Asks for the password, and for a code when two-step verification is on. It cannot be undone.',
    ),
    valid('json', leaveBody),
    async (c) => {
      const { deps } = c.var;
      const { password, code } = c.req.valid('json');
      const refused = await refusalOf(c, deps.db, await mine(c));
      if (refused) throw new Refusal(409, refused);
      const { id } = await checkedWithPassword(c, password);
      const doer = doerOf(c);
      const { person, ended } = await deps.db.transaction(async (tx) => {
        await standInLine(tx);
        const person = await lockPerson(tx, id);
        // Asked behind the lock: two administrators who leave at once must not both be gone.
        const refused = await refusalOf(c, tx, person);
        if (refused) throw new Refusal(409, refused);
        const letters = code.replace(/[\s-]/g, '');
        const proved =
          !person.totpConfirmedAt ||
          (await takeAppCode(tx, doer.at, person, letters)) ||
          (await takeRecoveryCode(tx, person, letters));
        if (!proved) throw wrongCode(letters);
        return { person, ended: await deletePeople(tx, doer, [person]) };
      });
      await tellEnded(deps, ended);
      await tellOfPeople(deps, [id]);
      sendLater(deps, goodbyeMail(readerOf(deps, person)));
      return c.json({ id });
    },
  );
