import { inArray } from 'drizzle-orm';
import type { Db } from '#api/db.ts';
import { NOT_BY_KEY } from '#api/keys.ts';
import type { AccessRole } from '#contract/access.ts';
import { newPassword } from '#features/auth/contract.ts';
import type { ImportField } from '#features/people/choices.ts';
import { type ImportPlan, type ImportRow, personChange } from '#features/people/contract.ts';
import type { PersonStatus } from '#features/people/listContract.ts';
import { readRole, readStatus } from './importColumns.ts';
import { type Actor, adminRefusal, type Judge, judgeOf } from './rules.ts';
import { people } from './tables.ts';
import { lower, takenBy } from './usernames.ts';

export interface FileRow {
  line: number;
  cells: string[];
}

/** Those who are there already, as far as a file can say something about them. */
const KNOWN = {
  id: people.id,
  fullName: people.fullName,
  username: people.username,
  email: people.email,
  access: people.access,
  status: people.status,
  company: people.company,
  country: people.country,
  contact: people.contact,
  passwordHash: people.passwordHash,
  emailVerifiedAt: people.emailVerifiedAt,
};
export type Known = Pick<typeof people.$inferSelect, keyof typeof KNOWN>;

const TEXTS = ['fullName', 'username', 'email', 'company', 'country', 'contact'] as const;
type TextField = (typeof TEXTS)[number];

/** What a row says, once it is understood. Left out is what it says nothing about. */
export type Draft = Partial<Record<TextField, string>> & {
  role?: AccessRole;
  status?: PersonStatus;
  password?: string;
};

export interface Verdict {
  line: number;
  outcome: ImportRow['outcome'];
  problems: ImportRow['problems'];
  known: Known | undefined;
  /** For somebody new all of it; for somebody known what is different. */
  draft: Draft;
}

/** Lines by what they are about, over the whole file: nobody is in it twice. */
export class Seen {
  readonly #lines = new Map<string, number>();

  /** The earlier line that says the same; else remembers this one. */
  earlier(what: string, line: number): number | undefined {
    const known = this.#lines.get(what);
    if (known === undefined) this.#lines.set(what, line);
    return known;
  }
}

type Values = Partial<Record<ImportField, string>>;

const valuesOf = (row: FileRow, columns: ImportPlan['columns']): Values =>
  Object.fromEntries(columns.flatMap((field, at) => (field ? [[field, row.cells[at] ?? '']] : [])));

function nameIn(values: Values): string {
  const whole = values.fullName ?? '';
  return whole.trim() ? whole : `${values.firstName ?? ''} ${values.lastName ?? ''}`.trim();
}

const idIn = (values: Values) => (/^\d{1,9}$/.test(values.id?.trim() ?? '') ? Number(values.id) : undefined);
const filled = (texts: (string | undefined)[]) => texts.map((one) => one?.trim() ?? '').filter(Boolean);

/** Finds people by id, else by email, else by username. */
async function finder(db: Db, all: Values[]) {
  const emails = await takenBy(db, 'email', filled(all.map((one) => one.email)));
  const usernames = await takenBy(db, 'username', filled(all.map((one) => one.username)));
  const given = all.map(idIn).filter((one) => one !== undefined);
  const ids = [...new Set([...given, ...emails.values(), ...usernames.values()])];
  const found = ids.length > 0 ? await db.select(KNOWN).from(people).where(inArray(people.id, ids)) : [];
  const byId = new Map(found.map((one) => [one.id, one]));
  const ownerOf = (owners: Map<string, number>, text = '') => owners.get(text.trim());
  return {
    ids,
    emailOwner: (text: string) => ownerOf(emails, text),
    usernameOwner: (text: string) => ownerOf(usernames, text),
    find: (values: Values) =>
      byId.get(idIn(values) ?? 0) ??
      byId.get(ownerOf(emails, values.email) ?? 0) ??
      byId.get(ownerOf(usernames, values.username) ?? 0),
  };
}
type Finder = Awaited<ReturnType<typeof finder>>;

type Complain = (field: ImportField | null, message: string) => void;

/** What the row says that the person's row does not say yet. An empty cell says nothing. */
function readDraft(values: Values, known: Known | undefined, complain: Complain): Draft {
  const draft: Draft = {};
  const said = { ...values, fullName: nameIn(values) };
  for (const field of TEXTS) {
    const text = said[field] ?? '';
    if (text.trim() === '' || text === known?.[field]) continue;
    const checked = personChange.shape[field].safeParse(text);
    if (!checked.success) complain(field, checked.error.issues[0]?.message ?? '');
    else if (checked.data !== known?.[field]) draft[field] = checked.data as string;
  }
  const [role, status] = [values.role?.trim() ?? '', values.status?.trim() ?? ''];
  if (role) {
    const read = readRole(role);
    if (!read) complain('role', 'Choose from admin, client, Student.');
    else if (read !== known?.access) draft.role = read;
  }
  if (status) {
    const read = readStatus(status);
    if (!read) complain('status', 'Choose from active, inactive, pending, suspended.');
    else if (read !== known?.status) draft.status = read;
  }
  // A password is for somebody new: a list must not lock people out who have their own.
  if (!known && values.password) {
    const checked = newPassword.safeParse(values.password);
    if (!checked.success) complain('password', checked.error.issues[0]?.message ?? '');
    else draft.password = checked.data;
  }
  return draft;
}

const isOff = (status: PersonStatus) => status === 'suspended' || status === 'inactive';

function checkRights(draft: Draft, known: Known | undefined, actor: Actor, judge: Judge, complain: Complain) {
  const admin = draft.role === 'admin' && adminRefusal(actor);
  if (admin) complain('role', admin);
  if (!known || Object.keys(draft).length === 0) return;
  const refused = judge(known, 'change');
  if (refused) return complain(null, refused);
  const role = draft.role && judge(known, 'role');
  if (role) complain('role', role);
  const status = draft.status && judge(known, isOff(draft.status) ? 'suspend' : 'change');
  if (status) complain('status', status);
}

function checkMailbox(draft: Draft, known: Known | undefined, actor: Actor, judge: Judge, complain: Complain) {
  if (!known || draft.email === undefined || lower(draft.email) === lower(known.email)) return;
  const refused = actor.byKey ? NOT_BY_KEY : judge(known, 'email');
  if (refused) complain('email', refused);
}

function checkTaken(draft: Draft, known: Known | undefined, found: Finder, complain: Complain) {
  const others = (owner: number | undefined) => owner !== undefined && owner !== known?.id;
  if (draft.email && others(found.emailOwner(draft.email))) complain('email', 'This email is already in use.');
  if (draft.username && others(found.usernameOwner(draft.username)))
    complain('username', 'This username is already in use.');
}

function checkTwice(values: Values, known: Known | undefined, line: number, seen: Seen, complain: Complain) {
  const email = lower(values.email?.trim() ?? '');
  const username = lower(values.username?.trim() ?? '');
  const person = known && seen.earlier(`person ${known.id}`, line);
  const sameEmail = email ? seen.earlier(`email ${email}`, line) : undefined;
  const sameName = username ? seen.earlier(`username ${username}`, line) : undefined;
  if (person !== undefined) complain(null, `This person is in line ${person} already.`);
  else if (sameEmail !== undefined) complain('email', `This email is in line ${sameEmail} already.`);
  else if (sameName !== undefined) complain('username', `This username is in line ${sameName} already.`);
}

/**
 * An id from another school's list, or a username that two chose, is somebody else here: nothing that the row says of
 * them fits, and nobody is written over.
 */
function checkStranger(values: Values, known: Known | undefined, found: Finder, complain: Complain) {
  if (!known || found.emailOwner(values.email ?? '') === known.id) return;
  const byId = idIn(values) === known.id;
  const says = { fullName: nameIn(values), email: values.email ?? '', username: values.username ?? '' };
  const telling = (['fullName', 'email', ...(byId ? ['username' as const] : [])] as const).filter(
    (field) => says[field].trim() !== '',
  );
  const fits = telling.some((field) => lower(says[field].trim()) === lower(known[field]));
  if (telling.length === 0 || fits) return;
  if (byId) complain('id', 'This id belongs to somebody else.');
  else complain('username', 'This username is already in use.');
}

/** Understands some rows of a file: what each would do, and what is wrong with it. Nothing is changed. */
export async function checkRows(
  db: Db,
  actor: Actor,
  plan: ImportPlan,
  rows: FileRow[],
  seen = new Seen(),
): Promise<Verdict[]> {
  const all = rows.map((row) => valuesOf(row, plan.columns));
  const found = await finder(db, all);
  const judge = await judgeOf(db, actor, found.ids);
  return rows.map(({ line }, at): Verdict => {
    const values = all[at] ?? {};
    const known = found.find(values);
    const problems: ImportRow['problems'] = [];
    const complain: Complain = (field, message) => {
      const column = plan.columns.indexOf(field === 'fullName' && values.fullName === undefined ? 'firstName' : field);
      problems.push({ column: field === null ? -1 : column, message });
    };
    const verdict = (outcome: Verdict['outcome'], draft: Draft = {}): Verdict => ({
      ...{ line, problems, known, draft },
      outcome: problems.length > 0 ? 'wrong' : outcome,
    });
    checkTwice(values, known, line, seen, complain);
    checkStranger(values, known, found, complain);
    if (known && plan.existing === 'skip') return verdict('skip');
    if (known && plan.existing === 'refuse') complain(null, 'This person is there already.');
    const draft = readDraft(values, known, complain);
    if (!known && !values.email?.trim()) complain('email', 'There is no email in this row.');
    if (!known && !nameIn(values)) complain('fullName', 'There is no name in this row.');
    const whole = known ? draft : { role: plan.role, ...draft };
    checkRights(whole, known, actor, judge, complain);
    // Of whom the row is about nothing more is said while that is in doubt.
    if (problems.length === 0) checkMailbox(draft, known, actor, judge, complain);
    checkTaken(draft, known, found, complain);
    if (!known) return verdict('create', whole);
    return verdict(Object.keys(draft).length > 0 ? 'update' : 'same', draft);
  });
}
