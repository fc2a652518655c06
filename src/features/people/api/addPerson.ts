import type { SQL } from 'drizzle-orm';
import type { Context } from 'hono';
import { type Deed, doerOf, personSubject, record } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import type { Env } from '#api/deps.ts';
import { badInput, Refusal } from '#api/errors.ts';
import { languageOf } from '#api/language.ts';
import type { Person } from '#api/me.ts';
import { whoAsks } from '#api/me.ts';
import { storedAs } from '#api/oneAtATime.ts';
import { lineForRoles, notClient, readGiver, refuseRoles, refuseUnknownRoles } from '#api/roleRules.ts';
import { tellOfPeople } from '#api/tellPeople.ts';
import { FIRST_BOOKMARKS } from '#contract/pages.ts';
import { bookmarks } from '#features/bookmarks/api/tables.ts';
import type { PersonBody } from '#features/people/contract.ts';
import { makeInvitations, sendInvitations } from './invitations.ts';
import { GIVES_PERMISSIONS, readCaller, refuseAdmin } from './rules.ts';
import { firstAccountRole, people, personRoles } from './tables.ts';
import { freeUsernames, takenBy } from './usernames.ts';

const IN_USE = { email: 'This email is already in use.', username: 'This username is already in use.' };

/** Refuses an email or a username that somebody else has. */
export async function refuseTaken(db: Db, given: { email?: string; username?: string }, ownId?: number) {
  const wrong: Record<string, string[]> = {};
  for (const field of ['email', 'username'] as const) {
    const text = given[field];
    if (text === undefined) continue;
    const owner = (await takenBy(db, field, [text])).get(text);
    if (owner !== undefined && owner !== ownId) wrong[field] = [IN_USE[field]];
  }
  if (Object.keys(wrong).length > 0) throw badInput(wrong);
}

const TRIES = 3;
/** Whoever is being added has no number yet. */
const NOBODY_YET = 0;

type Values = Omit<Partial<typeof people.$inferInsert>, 'language'> & { language: SQL };

async function insertPerson(tx: Db, given: PersonBody, values: Values): Promise<Person> {
  const { fullName, email, role, company, country, contact } = given;
  for (let left = TRIES; left > 0; left -= 1) {
    await refuseTaken(tx, given.username === undefined ? { email } : { email, username: given.username });
    const username = given.username ?? (await freeUsernames(tx, [fullName]))[0] ?? '';
    const row = {
      fullName,
      username,
      email,
      access: role,
      company,
      country,
      contact,
      ...firstAccountRole(role),
      ...values,
    };
    // Two at once: one of them finds the name gone and looks again.
    const [person] = await tx.insert(people).values(row).onConflictDoNothing().returning();
    if (person) return person;
  }
  throw new Refusal(409, 'The email or the username was taken a moment ago. Try again.');
}

const WRITTEN = { table: people, writer: people.addedById };

/**
 * Sent again with its key, it is whoever was added then. `more` is what is asked about somebody in the accounts list
 * alone.
 */
export async function addPerson(
  c: Context<Env>,
  given: PersonBody,
  more: Omit<Partial<typeof people.$inferInsert>, 'language'> = {},
): Promise<number> {
  const { deps } = c.var;
  const doer = doerOf(c);
  const passwordHash = given.password === undefined ? null : await deps.passwords.hash(given.password);
  const status = passwordHash === null ? 'pending' : 'active';
  const { id, invitations } = await deps.db.transaction(async (tx) => {
    const actor = await readCaller(tx, whoAsks(c));
    refuseAdmin(actor, given.role);
    const why = notClient({ access: given.role });
    if (why && given.permissionRoles.length > 0) throw new Refusal(409, why);
    if (given.permissionRoles.length > 0 && !actor.givesPermissions) throw new Refusal(403, GIVES_PERMISSIONS);
    if (given.permissionRoles.length > 0) {
      await lineForRoles(tx);
      await refuseUnknownRoles(tx, given.permissionRoles, 'permissionRoles');
      await refuseRoles(tx, await readGiver(tx, actor.id), NOBODY_YET, given.permissionRoles);
    }
    const { key } = given;
    const before = key === undefined ? undefined : await storedAs(tx, WRITTEN, actor.id, key);
    if (before !== undefined) return { id: before, invitations: [] };
    const values = { passwordHash, status, mustChangePassword: passwordHash !== null, createdAt: doer.at } as const;
    const written = key === undefined ? {} : { addedById: actor.id, writingKey: key };
    // Until they sign in, nothing else is known.
    const language = languageOf(actor.id);
    const person = await insertPerson(tx, given, { ...values, language, ...written, ...more });
    await tx.insert(bookmarks).values(FIRST_BOOKMARKS.map((pageId) => ({ personId: person.id, pageId })));
    const roles = [...new Set(given.permissionRoles)].map((role) => ({ personId: person.id, role }));
    if (roles.length > 0) await tx.insert(personRoles).values(roles);
    const invitations = given.invite && !passwordHash ? await makeInvitations(tx, doer.at, [person]) : [];
    const deeds: Deed[] = [{ action: 'person-added', subject: personSubject(person), detail: { role: given.role } }];
    if (invitations.length > 0) deeds.push({ action: 'invitation-sent', subject: personSubject(person) });
    await record(tx, doer, deeds);
    return { id: person.id, invitations };
  });
  sendInvitations(deps, invitations);
  await tellOfPeople(deps, [id]);
  return id;
}
