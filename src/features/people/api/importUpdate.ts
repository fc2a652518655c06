import { sql } from 'drizzle-orm';
import { type Deed, type Doer, personSubject, record } from '#api/audit.ts';
import type { Db } from '#api/db.ts';
import { dropOneTimes } from '#api/oneTime.ts';
import { isTaken } from '#api/taken.ts';
import { setRoles, setStatuses } from './changes.ts';
import type { Known, Verdict } from './importCheck.ts';
import { failed } from './importCreate.ts';
import { lower } from './usernames.ts';

const TEXTS = ['fullName', 'username', 'email', 'company', 'country', 'contact'] as const;
export interface Change extends Verdict {
  known: Known;
}

const textsOf = ({ draft }: Verdict) => TEXTS.filter((field) => draft[field] !== undefined);
const changesMailbox = ({ draft, known }: Change) =>
  draft.email !== undefined && lower(draft.email) !== lower(known.email);

async function writeTexts(tx: Db, changes: Change[]) {
  const records = changes.map(({ known, draft }) => ({ id: known.id, ...draft, password: undefined }));
  await tx.execute(sql`
    UPDATE people SET
      full_name = coalesce(v."fullName", full_name),
      username = coalesce(v.username, people.username),
      email = coalesce(v.email, people.email),
      company = coalesce(v.company, people.company),
      country = coalesce(v.country, people.country),
      contact = coalesce(v.contact, people.contact),
      email_verified_at = CASE WHEN lower(v.email) <> lower(people.email) THEN NULL ELSE email_verified_at END
    FROM jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
      AS v(id int, "fullName" text, username text, email text, company text, country text, contact text)
    WHERE people.id = v.id`);
}

/** All in one statement; when one of them collides with somebody, one by one, so that the others go in. */
async function changeTexts(tx: Db, changes: Change[]): Promise<Verdict[]> {
  if (changes.length === 0) return [];
  const attempt = async (some: Change[]) => {
    try {
      await tx.transaction((inner) => writeTexts(inner, some));
      return true;
    } catch (error) {
      if (isTaken(error)) return false;
      throw error;
    }
  };
  if (await attempt(changes)) return [];
  const lost: Verdict[] = [];
  for (const change of changes) if (!(await attempt([change]))) lost.push(failed(change));
  return lost;
}

export async function updatePeople(tx: Db, doer: Doer, all: Change[]) {
  const lost = await changeTexts(
    tx,
    all.filter((one) => textsOf(one).length > 0),
  );
  const lostLines = new Set(lost.map((one) => one.line));
  const changes = all.filter((one) => !lostLines.has(one.line));
  const deeds = changes.flatMap((one): Deed[] => {
    const fields = textsOf(one);
    if (fields.length === 0) return [];
    const entries = fields.map((field) => [field, { from: one.known[field], to: one.draft[field] }]);
    const detail = { changes: Object.fromEntries(entries), imported: true };
    return [{ action: 'person-changed', subject: personSubject(one.known), detail }];
  });
  await record(tx, doer, deeds);
  const moved = changes.filter(changesMailbox);
  if (moved.length > 0) {
    const ids = moved.map((one) => one.known.id);
    await dropOneTimes(tx, ids, ['reset-password', 'invitation', 'verify-email', 'change-email']);
  }
  const more = { imported: true };
  const statuses = changes.flatMap(({ known, draft }) => (draft.status ? [{ row: known, to: draft.status }] : []));
  const roles = changes.flatMap(({ known, draft }) => (draft.role ? [{ row: known, to: draft.role }] : []));
  const ended = [...(await setStatuses(tx, doer, statuses, more)), ...(await setRoles(tx, doer, roles, more))];
  return { count: changes.length, failed: lost, ended, moved };
}
