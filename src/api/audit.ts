import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { auditEntries } from '#features/audit/api/tables.ts';
import type { AuditSubject } from '#features/audit/contract.ts';
import type { AuditAction } from '#features/audit/listContract.ts';
import type { Db } from './db.ts';
import type { Env } from './deps.ts';

export interface Subject {
  type: AuditSubject;
  id: number | null;
  name: string;
}

export interface Deed {
  action: AuditAction;
  subject?: Subject;
  detail?: Record<string, unknown>;
}

/** Who did it and from where: of a request, or of the job that a request began. */
export interface Doer {
  at: Date;
  actor: { id: number; name: string } | null;
  /** Not they themselves but a key of theirs. */
  byKey?: boolean;
  /** The areas that it is for; none means all. */
  keyAreas?: string[];
  viewer?: { id: number; fullName: string } | null;
  address: string;
  device: string;
}

/** Whoever asks; on calls without a session, whoever they proved to be. */
export const doerOf = (c: Context<Env>, proved?: { id: number; fullName: string }): Doer => {
  const { me, deps, address, device } = c.var;
  const who = proved ?? me;
  const actor = who && { id: who.id, name: who.fullName };
  const key = { byKey: Boolean(me?.key), keyAreas: me?.key?.areas ?? [] };
  return { at: deps.clock(), actor, ...key, viewer: me?.viewer ?? null, address, device };
};

const MOST_ROWS = 1_000;

/** Writes down what was done. In the transaction that does it, so that neither is there without the other. */
export async function record(db: Db, doer: Doer, deeds: Deed[]) {
  const { at, actor, viewer, address, device } = doer;
  for (let from = 0; from < deeds.length; from += MOST_ROWS) {
    const records = deeds.slice(from, from + MOST_ROWS).map(({ action, subject, detail = {} }, line) => ({
      ...{ line, action, detail },
      type: subject?.type,
      id: subject?.id,
      name: subject?.name.slice(0, 300) ?? '',
    }));
    // One parameter for all rows: jobs write thousands of them.
    await db.execute(sql`
      INSERT INTO ${auditEntries} (at, actor_id, actor_name, viewer_id, viewer_name, address, device,
        action, subject_type, subject_id, subject_name, detail)
      SELECT ${at.toISOString()}::timestamptz, ${actor?.id ?? null}::int, ${actor?.name ?? ''},
        ${viewer?.id ?? null}::int, ${viewer?.fullName ?? ''}, ${address}, ${device},
        v.action, v.type, v.id, v.name, v.detail
      FROM jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
        AS v(line int, action text, type text, id int, name text, detail jsonb)
      ORDER BY v.line`);
  }
}

export const personSubject = (person: { id: number; fullName: string }): Subject => ({
  type: 'person',
  id: person.id,
  name: person.fullName,
});
