import { and, eq, ne, sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { allow } from '#api/access.ts';
import { doerOf, personSubject, record } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { badInput } from '#api/errors.ts';
import { mine, type Person } from '#api/me.ts';
import { changesOf, merged } from '#api/merge.ts';
import { oneAtATime } from '#api/oneAtATime.ts';
import { readDetails, writeDetails } from '#api/personDetails.ts';
import { isTaken } from '#api/taken.ts';
import { tellOfPeople, tellThemselves } from '#api/tellPeople.ts';
import { valid } from '#api/valid.ts';
import { connectionsBody } from '#contract/account.ts';
import { noticeBody } from '#contract/noticeRules.ts';
import { accountSettings, generalBody, infoBody } from '#features/account/contract.ts';
import { people } from '#features/people/api/tables.ts';
import { readSettings } from './settings.ts';
import { accountInfo } from './tables.ts';

const USERNAME_TAKEN = { username: ['This username is already in use.'] };
const SETTINGS = { 200: accountSettings };

async function answer(c: Context<Env>) {
  const { db, clock } = c.var.deps;
  return readSettings(db, clock(), await mine(c));
}

/** Own pages follow at once, and the lists that show the person. */
async function tell(c: Context<Env>, { id }: Pick<Person, 'id'>, isListed = true) {
  const { deps } = c.var;
  await deps.bus.publish({ people: [id], topic: 'account', ids: [id] });
  await deps.bus.publish({ people: 'everyone', topic: 'profile', ids: [`person:${id}`] });
  if (!isListed) return;
  await tellThemselves(deps, id);
  await tellOfPeople(deps, [id]);
}

/** What lists show of a person, changed by themselves; written down like a change by somebody else. */
async function changeSelf(c: Context<Env>, tx: Db, person: Person, values: Partial<Person>) {
  const changes = changesOf(
    Object.fromEntries(Object.keys(values).map((key) => [key, person[key as keyof Person]])),
    values,
  );
  if (Object.keys(changes).length === 0) return;
  await tx.update(people).set(values).where(eq(people.id, person.id));
  await record(tx, doerOf(c), [{ action: 'person-changed', subject: personSubject(person), detail: { changes } }]);
}

async function refuseTakenUsername(tx: Db, person: Person, username: string | undefined) {
  if (username === undefined) return;
  const others = and(sql`lower(${people.username}) = lower(${username})`, ne(people.id, person.id));
  if ((await tx.$count(people, others)) > 0) throw badInput(USERNAME_TAKEN);
}

/** Keys that are there, without those that hold nothing. */
const given = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

export const ownAccountRoutes = new Hono<Env>()
  .get('/account-setting/data', allow('signed-in'), says('Account', 'Own account settings', SETTINGS), async (c) =>
    c.json(await answer(c)),
  )
  .patch(
    '/api/account/general',
    allow('signed-in'),
    says('Account', 'Change own username, name and company', SETTINGS, 'What is left out stays.'),
    valid('json', generalBody),
    async (c) => {
      const values = given(c.req.valid('json'));
      const person = await mine(c);
      const change = async (tx: Db) => {
        await refuseTakenUsername(tx, person, values.username);
        await changeSelf(c, tx, person, values);
      };
      await c.var.deps.db.transaction(change).catch((error: unknown) => {
        throw isTaken(error) ? badInput(USERNAME_TAKEN) : error;
      });
      await tell(c, person);
      return c.json(await answer(c));
    },
  )
  .patch(
    '/api/account/info',
    allow('signed-in'),
    says('Account', 'Change what is told about oneself', SETTINGS, 'What is left out stays.'),
    valid('json', infoBody),
    async (c) => {
      const { deps } = c.var;
      const { country, phone, ...told } = given(c.req.valid('json'));
      const person = await mine(c);
      const today = deps.clock().toISOString().slice(0, 10);
      if (told.dob && told.dob > today) throw badInput({ dob: ['Choose a day in the past.'] });
      await deps.db.transaction(async (tx) => {
        await changeSelf(c, tx, person, given({ country, contact: phone }));
        if (Object.keys(told).length === 0) return;
        await tx
          .insert(accountInfo)
          .values({ personId: person.id, ...told })
          .onConflictDoUpdate({ target: accountInfo.personId, set: told });
      });
      await tell(c, person);
      return c.json(await answer(c));
    },
  )
  .put(
    '/api/account/social',
    allow('signed-in'),
    says(
      'Account',
      'Add or take away own profiles elsewhere',
      SETTINGS,
      'What is left out stays; null takes it away. Links can be given as names.',
    ),
    valid('json', connectionsBody),
    async (c) => {
      const { connections = {}, socialLinks = {} } = c.req.valid('json');
      const person = await mine(c);
      const profiles = Object.fromEntries(
        Object.entries(connections).map(([network, one]) => [network, one && { profileImg: null, ...one }]),
      );
      await c.var.deps.db.transaction(async (tx) => {
        // One at a time for each person: two changes side by side must both count.
        await oneAtATime(tx, person.id);
        const before = await readDetails(tx, person.id);
        await writeDetails(tx, person.id, {
          connections: merged(before.connections, profiles),
          socialLinks: merged(before.socialLinks, socialLinks),
        });
      });
      await tell(c, person, false);
      return c.json(await answer(c));
    },
  )
  .put(
    '/api/account/notices',
    allow('signed-in'),
    says('Account', 'Choose what one is told of, in the app and by mail', SETTINGS, 'What is left out stays.'),
    valid('json', noticeBody),
    async (c) => {
      const person = await mine(c);
      await c.var.deps.db.transaction(async (tx) => {
        await oneAtATime(tx, person.id);
        const { notices } = await readDetails(tx, person.id);
        await writeDetails(tx, person.id, { notices: merged(notices, c.req.valid('json').notices) });
      });
      await tell(c, person, false);
      return c.json(await answer(c));
    },
  );
