import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { type Doer, doerOf, personSubject, record } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import type { Deps, Env } from '#api/deps.ts';
import { Refusal } from '#api/errors.ts';
import { NOT_BY_KEY } from '#api/keys.ts';
import { readerOf } from '#api/language.ts';
import { sendLater } from '#api/later.ts';
import { VERIFY_MINUTES, verifyLink } from '#api/links.ts';
import { verifyMail } from '#api/mails.ts';
import { type Person, whoAsks } from '#api/me.ts';
import { dropOneTimes, makeOneTime } from '#api/oneTime.ts';
import { lineForRoles, notClient, readGiver, refuseRoles, refuseUnknownRoles } from '#api/roleRules.ts';
import { tellEnded } from '#api/sessions.ts';
import { isTaken } from '#api/taken.ts';
import { tellOfPeople, tellThemselves } from '#api/tellPeople.ts';
import { enterMails } from '#api/waitingMails.ts';
import type { OneTimeKind } from '#features/auth/api/tables.ts';
import type { PersonChange } from '#features/people/contract.ts';
import { newerSentence } from './accounts/account.ts';
import { refuseTaken } from './addPerson.ts';
import { setRoles } from './changes.ts';
import { lockPerson, rolesOf } from './person.ts';
import { type Actor, GIVES_PERMISSIONS, judgeOf, readCaller, refuse, refuseAdmin, standInLine } from './rules.ts';
import { people, personRoles } from './tables.ts';

/** What was sent to the old email, or asked for from there. */
const MAILED: OneTimeKind[] = ['reset-password', 'invitation', 'verify-email', 'change-email'];
const TEXTS = ['fullName', 'username', 'email', 'company', 'country', 'contact'] as const;
type Changes = Record<string, { from: unknown; to: unknown }>;

async function changePermissions(
  tx: Db,
  actor: Actor,
  person: Person,
  { role = person.access, permissionRoles, giveRoles = [], takeRoles = [] }: PersonChange,
): Promise<Changes> {
  const from = await rolesOf(tx, person.id);
  const kept = (permissionRoles ?? from).filter((role) => !takeRoles.includes(role));
  const to = [...new Set([...kept, ...giveRoles])].sort();
  const why = notClient({ access: role });
  if (why && to.some((one) => !from.includes(one))) throw new Refusal(409, why);
  if (from.join() === to.join()) return {};
  if (!actor.givesPermissions || (actor.id === person.id && actor.access !== 'admin'))
    throw new Refusal(403, GIVES_PERMISSIONS);
  const moved = [...from.filter((role) => !to.includes(role)), ...to.filter((role) => !from.includes(role))];
  // Also those given one by one: it is the field that a form has for them.
  await refuseUnknownRoles(tx, to, 'permissionRoles');
  await refuseRoles(tx, await readGiver(tx, actor.id), person.id, moved);
  await tx.delete(personRoles).where(eq(personRoles.personId, person.id));
  if (to.length > 0) await tx.insert(personRoles).values(to.map((role) => ({ personId: person.id, role })));
  return { permissionRoles: { from, to } };
}

/** The same letters in another case are the same mailbox. */
const movesMailbox = (person: Person, { email }: PersonChange) =>
  email !== undefined && email.toLowerCase() !== person.email.toLowerCase();

/** A changed email is unproved, and what was sent to the old one leads nowhere any more. The old one is told. */
async function changeTexts(tx: Db, at: Date, person: Person, given: PersonChange): Promise<Changes> {
  const fields = TEXTS.filter((field) => given[field] !== undefined && given[field] !== person[field]);
  if (fields.length === 0) return {};
  const values = Object.fromEntries(fields.map((field) => [field, given[field]]));
  await refuseTaken(tx, values, person.id);
  const sameMailbox = !movesMailbox(person, given);
  await tx
    .update(people)
    .set({ ...values, ...(sameMailbox ? {} : { emailVerifiedAt: null }) })
    .where(eq(people.id, person.id));
  if (!sameMailbox) {
    await dropOneTimes(tx, [person.id], MAILED);
    await enterMails(tx, at, 'email-changed', [{ personId: person.id, data: { email: person.email } }]);
  }
  return Object.fromEntries(fields.map((field) => [field, { from: person[field], to: given[field] }]));
}

/** What somebody else wrote since is not written over unseen; the same written twice is no conflict. */
async function refuseUnseen(tx: Db, person: Person, { seen = {}, ...given }: PersonChange) {
  const now = { ...person, role: person.access };
  const isOutrun = [...TEXTS, 'role' as const].some(
    (field) => seen[field] !== undefined && seen[field] !== now[field] && given[field] !== now[field],
  );
  if (isOutrun) throw new Refusal(409, await newerSentence(tx, person.id));
}

async function askToConfirm(deps: Deps, doer: Doer, person: Person, email: string) {
  if (person.passwordHash === null) return;
  const token = await makeOneTime(deps.db, doer.at, person.id, 'verify-email', VERIFY_MINUTES, email);
  sendLater(deps, verifyMail({ ...readerOf(deps, person), email }, verifyLink(deps, token)));
}

/** More to check and to change in the same go, once the person is held. */
type More = (tx: Db, person: Person) => Promise<Changes>;

export async function changePerson(c: Context<Env>, id: number, given: PersonChange, more?: More) {
  const { deps } = c.var;
  const doer = doerOf(c);
  const change = async (tx: Db) => {
    await standInLine(tx);
    if (given.permissionRoles ?? given.giveRoles ?? given.takeRoles) await lineForRoles(tx);
    const actor = await readCaller(tx, whoAsks(c));
    const person = await lockPerson(tx, id);
    const judge = await judgeOf(tx, actor, [id]);
    refuse(actor, person, judge(person, 'change'));
    await refuseUnseen(tx, person, given);
    // Whoever has the mailbox can choose a new password.
    if (actor.byKey && movesMailbox(person, given)) throw new Refusal(403, NOT_BY_KEY);
    if (movesMailbox(person, given)) refuse(actor, person, judge(person, 'email'));
    const role = given.role !== undefined && given.role !== person.access ? given.role : undefined;
    if (role) refuse(actor, person, judge(person, 'role'));
    refuseAdmin(actor, role);
    const changes = {
      ...(await more?.(tx, person)),
      ...(await changeTexts(tx, doer.at, person, given)),
      ...(await changePermissions(tx, actor, person, given)),
    };
    if (Object.keys(changes).length > 0)
      await record(tx, doer, [{ action: 'person-changed', subject: personSubject(person), detail: { changes } }]);
    const ended = role ? await setRoles(tx, doer, [{ row: person, to: role }]) : [];
    return { person, ended };
  };
  const { person, ended } = await deps.db.transaction(change).catch((error: unknown) => {
    if (isTaken(error)) throw new Refusal(409, 'The email or the username was taken a moment ago. Try again.');
    throw error;
  });
  await tellEnded(deps, ended);
  if (given.email && movesMailbox(person, given)) await askToConfirm(deps, doer, person, given.email);
  await tellOfPeople(deps, [id]);
  await tellThemselves(deps, id);
}
