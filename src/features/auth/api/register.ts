import { eq, or, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { z } from 'zod';
import type { Db } from '#api/db.ts';
import type { Deps, Env, Policy } from '#api/deps.ts';
import { badInput } from '#api/errors.ts';
import { jsonGiven } from '#api/jsonGiven.ts';
import { readerOf } from '#api/language.ts';
import { sendLater } from '#api/later.ts';
import { take } from '#api/limits.ts';
import { VERIFY_MINUTES, verifyLink } from '#api/links.ts';
import { placeOf } from '#api/loginLimits.ts';
import { verifyMail } from '#api/mails.ts';
import type { Person } from '#api/me.ts';
import { notify } from '#api/notify.ts';
import { makeOneTime } from '#api/oneTime.ts';
import type { AccessRole } from '#contract/access.ts';
import { FIRST_BOOKMARKS } from '#contract/pages.ts';
import type { registerBody } from '#features/auth/contract.ts';
import { bookmarks } from '#features/bookmarks/api/tables.ts';
import { firstAccountRole, people } from '#features/people/api/tables.ts';
import { REGISTER_LIMIT } from './limits.ts';

export type Registration = z.output<typeof registerBody> & Pick<Partial<Person>, 'language'>;
export interface Conflict {
  email: string | null;
  username: string | null;
}

/** Little enough that a tool can make accounts too. */
type AccountDeps = Pick<Deps, 'db' | 'clock' | 'passwords'> & { policy: Pick<Policy, 'newcomers' | 'setupCode'> };

const REGISTER_LOCK = 7_426_102;

export async function isEmpty(db: Db): Promise<boolean> {
  const [someone] = await db.select({ id: people.id }).from(people).limit(1);
  return !someone;
}

async function conflictsOf(
  db: Db,
  { email, username }: Pick<Registration, 'email' | 'username'>,
): Promise<Conflict | null> {
  // Compared by the database alone: it has its own idea of small letters, and its unique indexes go by that.
  const same = {
    email: sql`lower(${people.email}) = lower(${email})`,
    username: sql`lower(${people.username}) = lower(${username})`,
  };
  const found = await db
    .select({ email: sql<boolean>`${same.email}`, username: sql<boolean>`${same.username}` })
    .from(people)
    .where(or(same.email, same.username));
  if (found.length === 0) return null;
  return {
    email: found.some((one) => one.email) ? 'This email is already in use.' : null,
    username: found.some((one) => one.username) ? 'This username is already in use.' : null,
  };
}

/** What is there of a registration: enough to say whether somebody has it already. */
const wanted = z.object({ email: z.string().trim().max(254), username: z.string().trim().max(60) });

/**
 * A name that is taken is said before anything else: another password would not help. Every look counts, also those that
 * find nothing: nobody is to learn who has an account by trying names.
 */
export async function takenAlready(c: Context<Env>): Promise<Conflict | null> {
  const { deps, address } = c.var;
  const names = wanted.safeParse(await jsonGiven(c));
  if (!names.success) return null;
  await take(deps.db, deps.clock(), `register:${placeOf(address)}`, REGISTER_LIMIT);
  return conflictsOf(deps.db, names.data);
}

/** The first account of an empty server is its administrator, and only whoever has the set-up code makes it. */
async function accessOf(deps: AccountDeps, db: Db, given: Registration): Promise<AccessRole> {
  const { newcomers, setupCode } = deps.policy;
  if (setupCode === null || !(await isEmpty(db))) return newcomers;
  if (given.setupCode !== setupCode) {
    throw badInput({ setupCode: ['Enter the set-up code that the server printed when it started.'] });
  }
  return 'admin';
}

/** Makes the account with its first bookmarks, or says what is taken. Two at once with one email: one of them wins. */
export async function createAccount(deps: AccountDeps, given: Registration): Promise<Person | Conflict> {
  const passwordHash = await deps.passwords.hash(given.password);
  return deps.db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${REGISTER_LOCK})`);
    const conflict = await conflictsOf(tx, given);
    if (conflict) return conflict;
    const { email, username, fullName, language = null } = given;
    const values = { email, username, language, fullName: fullName || username, passwordHash, createdAt: deps.clock() };
    const access = await accessOf(deps, tx, given);
    const [person] = await tx
      .insert(people)
      .values({ ...values, access, ...firstAccountRole(access) })
      .returning();
    if (!person) throw new Error('the new account was not stored');
    await tx.insert(bookmarks).values(FIRST_BOOKMARKS.map((pageId) => ({ personId: person.id, pageId })));
    return person;
  });
}

export async function sendVerification(deps: Deps, person: Person) {
  const token = await makeOneTime(deps.db, deps.clock(), person.id, 'verify-email', VERIFY_MINUTES, person.email);
  sendLater(deps, verifyMail(readerOf(deps, person), verifyLink(deps, token)));
}

/** Of many administrators, those who were here last. */
const MOST_TOLD = 200;

/** Greets the newcomer and tells the administrators. */
export async function welcome(c: Context<Env>, person: Person) {
  const { deps } = c.var;
  await sendVerification(deps, person);
  await notify(deps, { to: [person.id], kind: 'welcome', data: { name: person.fullName } });
  const admins = await deps.db
    .select({ id: people.id })
    .from(people)
    .where(eq(people.access, 'admin'))
    .orderBy(sql`${people.lastActiveAt} DESC NULLS LAST`)
    .limit(MOST_TOLD);
  const others = admins.map((one) => one.id).filter((id) => id !== person.id);
  const link = `/lms/users?q=${encodeURIComponent(person.email)}`;
  await notify(deps, { to: others, kind: 'person-registered', data: { name: person.fullName }, link });
}
