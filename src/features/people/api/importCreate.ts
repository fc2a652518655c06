import { sql } from 'drizzle-orm';
import { type Deed, type Doer, personSubject, record } from '#api/audit.ts';
import { type Db, rows } from '#api/db.ts';
import type { Deps } from '#api/deps.ts';
import { languageOf } from '#api/language.ts';
import type { AccessRole } from '#contract/access.ts';
import { FIRST_BOOKMARKS } from '#contract/pages.ts';
import type { PersonStatus } from '#features/people/listContract.ts';
import type { Verdict } from './importCheck.ts';
import { enterInvitations } from './invitations.ts';
import { freeUsernames, lower } from './usernames.ts';

const TAKEN = 'The email or the username was taken a moment ago. Try again.';

/** Right when it was looked at, and a moment later somebody else had the email. */
export const failed = (verdict: Verdict): Verdict => ({
  ...verdict,
  outcome: 'wrong',
  problems: [{ column: -1, message: TAKEN }],
});

interface Added {
  id: number;
  fullName: string;
  email: string;
  access: AccessRole;
  status: PersonStatus;
  hasPassword: boolean;
}

/** In the order of the file, so that their numbers are in it too. */
const insertPeople = (tx: Db, { at, actor }: Doer, values: object[]) =>
  rows<Added>(
    tx,
    sql`
    INSERT INTO people (full_name, username, email, access, role, status, company, country, contact, password_hash,
      must_change_password, created_at, language)
    SELECT v."fullName", v.username, v.email, v.access, CASE v.access WHEN 'admin' THEN 'admin' ELSE 'subscriber' END,
      v.status, coalesce(v.company, ''), coalesce(v.country, ''), coalesce(v.contact, ''), v."passwordHash",
      v."passwordHash" IS NOT NULL, ${at.toISOString()}::timestamptz, ${languageOf(actor?.id ?? 0)}
    FROM jsonb_to_recordset(${JSON.stringify(values)}::jsonb) AS v(line int, "fullName" text, username text, email text,
      access text, status text, company text, country text, contact text, "passwordHash" text)
    ORDER BY v.line
    ON CONFLICT DO NOTHING
    RETURNING id, full_name AS "fullName", email, access, status, password_hash IS NOT NULL AS "hasPassword"`,
  );

interface Done {
  count: number;
  failed: Verdict[];
}

interface Inviting {
  invite: boolean;
  /** They are some of a long list. */
  ofMany: boolean;
}

/** All of them in one statement. Whoever collides with somebody is left out and named. */
export async function createPeople(
  deps: Deps,
  tx: Db,
  doer: Doer,
  verdicts: Verdict[],
  { invite, ofMany }: Inviting,
): Promise<Done> {
  if (verdicts.length === 0) return { count: 0, failed: [] };
  const given = new Set(verdicts.flatMap(({ draft }) => (draft.username ? [lower(draft.username)] : [])));
  const unnamed = verdicts.filter(({ draft }) => !draft.username);
  const made = await freeUsernames(
    tx,
    unnamed.map(({ draft }) => draft.fullName ?? ''),
    given,
  );
  const usernames = new Map(unnamed.map((verdict, at) => [verdict, made[at] ?? '']));
  const values = await Promise.all(
    verdicts.map(async (verdict) => {
      const { password, role, status, ...texts } = verdict.draft;
      const passwordHash = password === undefined ? null : await deps.passwords.hash(password);
      return {
        ...{ line: verdict.line, ...texts, passwordHash, access: role },
        username: texts.username ?? usernames.get(verdict),
        status: status ?? (passwordHash === null ? 'pending' : 'active'),
      };
    }),
  );
  const added = await insertPeople(tx, doer, values);
  const ids = JSON.stringify(added.map((one) => one.id));
  await tx.execute(sql`
    INSERT INTO bookmarks (person_id, page_id)
    SELECT person::int, page::int FROM jsonb_array_elements(${ids}::jsonb) person,
      jsonb_array_elements(${JSON.stringify(FIRST_BOOKMARKS)}::jsonb) page`);
  const invited = invite ? added.filter((one) => one.status === 'pending' && !one.hasPassword) : [];
  await enterInvitations(tx, doer.at, invited, ofMany);
  const deeds = added.map(
    (one): Deed => ({
      action: 'person-added',
      subject: personSubject(one),
      detail: { role: one.access, imported: true },
    }),
  );
  const sent = invited.map((one): Deed => ({ action: 'invitation-sent', subject: personSubject(one) }));
  await record(tx, doer, [...deeds, ...sent]);
  const emails = new Set(added.map((one) => lower(one.email)));
  const lost = verdicts.filter(({ draft }) => !emails.has(lower(draft.email ?? '')));
  return { count: added.length, failed: lost.map(failed) };
}
