import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { doerOf, personSubject, record } from '#api/audit.ts';
import { tellDashboards } from '#api/dashboardNews.ts';
import type { Db } from '#api/db.ts';
import type { Deps, Env } from '#api/deps.ts';
import { deviceKindOf } from '#api/device.ts';
import { badInput } from '#api/errors.ts';
import { askedLanguage } from '#api/language.ts';
import type { Person } from '#api/me.ts';
import { enterNotice, type Notice, showNotices } from '#api/notify.ts';
import { openSession } from '#api/sessions.ts';
import type { SignedIn } from '#features/auth/contract.ts';
import { people } from '#features/people/api/tables.ts';
import { triesOf } from './limits.ts';
import { findByEmail, userDataOf } from './person.ts';

export const INVALID_LOGIN = 'Email or Password is Invalid';
export const SWITCHED_OFF = 'This account is switched off. Ask an administrator to reactivate it.';
export const isSwitchedOff = ({ status }: Person) => status === 'suspended' || status === 'inactive';

/** Hashes of nothing: an unknown email takes as long as a wrong password. Made once a process. */
let decoy: Promise<string> | undefined;

async function passwordFits(deps: Deps, person: Person | undefined, password: string): Promise<boolean> {
  decoy ??= deps.passwords.hash(crypto.randomUUID());
  const fits = await deps.passwords.verify(person?.passwordHash ?? (await decoy), password);
  return fits && Boolean(person?.passwordHash);
}

/** People paste passwords into the wrong field: what is no email is not written down. */
const asEmail = (typed: string) => (/^[^\s@]+@[^\s@]+$/.test(typed.trim()) ? typed.trim().slice(0, 254) : '');

async function noteFailure(c: Context<Env>, typed: string, person: Person | undefined, why: string) {
  const subject = person ? personSubject(person) : { type: 'person' as const, id: null, name: asEmail(typed) };
  await record(c.var.deps.db, doerOf(c), [{ action: 'sign-in-failed', subject, detail: { why } }]);
}

/** The person, once email and password are right. Counts what fails, by account and by address. */
export async function checkPassword(c: Context<Env>, email: string, password: string): Promise<Person> {
  const { deps, address } = c.var;
  const person = await findByEmail(deps.db, email);
  // Counted by the account's own spelling: the database takes more than one for the same email.
  const tries = await triesOf(deps, person?.email ?? email, address, person?.id);
  await tries.check();
  if (!(await passwordFits(deps, person, password)) || !person) {
    await noteFailure(c, email, person, person ? 'password' : 'unknown');
    await tries.fail();
    throw badInput({ email: [INVALID_LOGIN] });
  }
  // Many tries at once pass the first look together; what failed meanwhile counts for the one that is right.
  await tries.check();
  if (isSwitchedOff(person)) {
    await noteFailure(c, email, person, 'switched-off');
    throw badInput({ email: [SWITCHED_OFF] });
  }
  await tries.forgive();
  return person;
}

/** While a password was compared, another one may have been chosen, or the account switched off: that one counts. */
async function standsStill(tx: Db, { id, passwordHash }: Person) {
  const [now] = await tx.select().from(people).where(eq(people.id, id)).for('no key update');
  if (!now || now.passwordHash !== passwordHash || isSwitchedOff(now)) throw badInput({ email: [INVALID_LOGIN] });
  return now;
}

/** Mails speak like the pages. */
async function noteLanguage(c: Context<Env>, tx: Db, { id, language }: Person) {
  const asked = askedLanguage(c.req.header('accept-language'));
  if (asked && asked !== language) await tx.update(people).set({ language: asked }).where(eq(people.id, id));
}

const SECURITY = '/pages/account-settings/security';

/** Opens a login on this device and tells the person when the device is new. */
export async function signIn(c: Context<Env>, person: Person, remember: boolean): Promise<SignedIn> {
  const { deps, device, address } = c.var;
  const deviceKind = deviceKindOf(c.req.header('user-agent'));
  const { told, tokens } = await deps.db.transaction(async (tx) => {
    await noteLanguage(c, tx, await standsStill(tx, person));
    const { newDevice, ...tokens } = await openSession(deps, tx, {
      personId: person.id,
      remember,
      device,
      deviceKind,
      address,
    });
    await record(tx, doerOf(c, person), [{ action: 'signed-in', subject: personSubject(person) }]);
    // From the next login on the device is a known one.
    const alarm: Notice = { to: [person.id], kind: 'new-sign-in', data: { device }, link: SECURITY };
    return { tokens, told: newDevice ? await enterNotice(tx, deps, alarm) : [] };
  });
  await tellDashboards(deps, 'sign-ins');
  await showNotices(deps.bus, told);
  return { userData: await userDataOf(deps.db, person), ...tokens };
}
