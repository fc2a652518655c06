import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { can } from '#api/access.ts';
import { type Doer, doerOf, personSubject, record } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { Refusal } from '#api/errors.ts';
import { readerOf } from '#api/language.ts';
import { sendLater } from '#api/later.ts';
import { take } from '#api/limits.ts';
import { passwordLink, RESET_MINUTES } from '#api/links.ts';
import { unlockLogin } from '#api/loginLimits.ts';
import { resetMail } from '#api/mails.ts';
import { type Person, whoAsks } from '#api/me.ts';
import { dropOneTimes, makeOneTime } from '#api/oneTime.ts';
import { tellEnded } from '#api/sessions.ts';
import { tellOfPeople, tellThemselves } from '#api/tellPeople.ts';
import { valid } from '#api/valid.ts';
import { id as idSchema } from '#contract/ids.ts';
import { onePerson } from '#features/people/contract.ts';
import { awaken, offBefore, setStatuses } from './changes.ts';
import { makeInvitations, sendInvitations } from './invitations.ts';
import { lockPerson, readDetail } from './person.ts';
import { type Act, CHANGED_SINCE, judgeOf, readManager, refuse, standInLine } from './rules.ts';
import { people } from './tables.ts';

const idParam = valid('param', z.object({ id: idSchema }));
const describe = (summary: string) => says('People', summary, { 200: onePerson });

/** Mails that one person can be sent by administrators: nobody's mailbox is filled. */
const MAILS = { points: 10, seconds: 300 };
const limitMails = (c: Context<Env>, id: number) => take(c.var.deps.db, c.var.deps.clock(), `people-mail:${id}`, MAILS);

const OFF = 'This account is switched off. Reactivate it first.';
const isOff = (person: Person) => person.status === 'suspended' || person.status === 'inactive';

/** One act on one person in one transaction, by somebody who may. */
function act<T>(c: Context<Env>, id: number, kind: Act, work: (tx: Db, person: Person, doer: Doer) => Promise<T>) {
  return c.var.deps.db.transaction(async (tx) => {
    await standInLine(tx);
    const actor = await readManager(tx, whoAsks(c).id);
    const person = await lockPerson(tx, id);
    refuse(actor, person, (await judgeOf(tx, actor, [id]))(person, kind));
    return work(tx, person, doerOf(c));
  });
}

async function answer(c: Context<Env>, id: number) {
  const { deps } = c.var;
  await tellOfPeople(deps, [id]);
  return { person: await readDetail(deps.db, deps.clock(), whoAsks(c).id, id) };
}

export const stateRoutes = new Hono<Env>()
  .post('/api/people/:id/suspend', can('manage', 'User'), describe('Suspend somebody'), idParam, async (c) => {
    const { id } = c.req.valid('param');
    const ended = await act(c, id, 'suspend', async (tx, row, doer) =>
      row.status === 'suspended' ? [] : setStatuses(tx, doer, [{ row, to: 'suspended' }]),
    );
    await tellEnded(c.var.deps, ended);
    return c.json(await answer(c, id));
  })
  .post('/api/people/:id/reactivate', can('manage', 'User'), describe('Reactivate somebody'), idParam, async (c) => {
    const { id } = c.req.valid('param');
    await act(c, id, 'change', async (tx, row, doer) => {
      if (isOff(row)) await setStatuses(tx, doer, await awaken(tx, [row]));
    });
    return c.json(await answer(c, id));
  })
  .post(
    '/api/people/:id/undo-reactivate',
    can('manage', 'User'),
    says(
      'People',
      'Take the last reactivation of somebody back',
      { 200: onePerson },
      'They are suspended or inactive as before. Changed since then: 409, and nothing is changed.',
    ),
    idParam,
    async (c) => {
      const { id } = c.req.valid('param');
      const ended = await act(c, id, 'suspend', async (tx, row, doer) => {
        const to = await offBefore(tx, row);
        if (!to) throw new Refusal(409, CHANGED_SINCE);
        return setStatuses(tx, doer, [{ row, to }], { undo: true });
      });
      await tellEnded(c.var.deps, ended);
      return c.json(await answer(c, id));
    },
  )
  .post(
    '/api/people/:id/unlock',
    can('manage', 'User'),
    describe('Let somebody try again who failed to sign in too often'),
    idParam,
    async (c) => {
      const { id } = c.req.valid('param');
      await act(c, id, 'change', async (tx, person, doer) => {
        await unlockLogin(tx, person.email);
        await record(tx, doer, [{ action: 'person-unlocked', subject: personSubject(person) }]);
      });
      return c.json(await answer(c, id));
    },
  )
  .post(
    '/api/people/:id/send-password-reset',
    can('manage', 'User'),
    describe('Send a link to choose a new password'),
    idParam,
    async (c) => {
      const { deps } = c.var;
      const { id } = c.req.valid('param');
      await limitMails(c, id);
      const mail = await act(c, id, 'change', async (tx, person, doer) => {
        if (isOff(person)) throw new Refusal(409, OFF);
        const token = await makeOneTime(tx, doer.at, id, 'reset-password', RESET_MINUTES);
        await record(tx, doer, [{ action: 'password-reset-sent', subject: personSubject(person) }]);
        return resetMail(readerOf(deps, person), passwordLink(deps, token));
      });
      sendLater(deps, mail);
      return c.json(await answer(c, id));
    },
  )
  .post(
    '/api/people/:id/force-password-change',
    can('manage', 'User'),
    describe('Have somebody choose a new password at the next login'),
    idParam,
    async (c) => {
      const { id } = c.req.valid('param');
      await act(c, id, 'change', async (tx, person, doer) => {
        if (person.passwordHash === null)
          throw new Refusal(409, 'This person has no password yet. Send an invitation instead.');
        if (person.mustChangePassword) return;
        await tx.update(people).set({ mustChangePassword: true }).where(eq(people.id, id));
        await record(tx, doer, [{ action: 'password-change-forced', subject: personSubject(person) }]);
      });
      await tellThemselves(c.var.deps, id);
      return c.json(await answer(c, id));
    },
  )
  .post(
    '/api/people/:id/invite',
    can('manage', 'User'),
    describe('Send an invitation; an earlier one stops working'),
    idParam,
    async (c) => {
      const { id } = c.req.valid('param');
      await limitMails(c, id);
      const invitations = await act(c, id, 'change', async (tx, person, doer) => {
        if (isOff(person)) throw new Refusal(409, OFF);
        if (person.passwordHash !== null)
          throw new Refusal(409, 'This person has a password already. Send a link to choose a new one instead.');
        await record(tx, doer, [{ action: 'invitation-sent', subject: personSubject(person) }]);
        return makeInvitations(tx, doer.at, [person]);
      });
      sendInvitations(c.var.deps, invitations);
      return c.json(await answer(c, id));
    },
  )
  .post(
    '/api/people/:id/revoke-invitation',
    can('manage', 'User'),
    describe('Take an invitation back'),
    idParam,
    async (c) => {
      const { id } = c.req.valid('param');
      await act(c, id, 'change', async (tx, person, doer) => {
        const gone = await dropOneTimes(tx, [id], ['invitation']);
        if (gone === 0) throw new Refusal(409, 'There is no invitation to take back: it was used, or it ran out.');
        await record(tx, doer, [{ action: 'invitation-revoked', subject: personSubject(person) }]);
      });
      return c.json(await answer(c, id));
    },
  );
