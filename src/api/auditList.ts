import { eq, inArray, type SQL } from 'drizzle-orm';
import { auditEntries } from '#features/audit/api/tables.ts';
import type { AuditEntry } from '#features/audit/contract.ts';
import { people } from '#features/people/api/tables.ts';
import type { Db } from './db.ts';
import { listPage } from './list.ts';

const SOURCE = {
  table: auditEntries,
  id: auditEntries.id,
  search: auditEntries.search,
  sortable: { at: auditEntries.at, actor: auditEntries.actorName, action: auditEntries.action },
  indexed: ['at', 'actor', 'action'],
};

/** Entries as the wire has them, for any question about the audit log: a person's page asks too. */
export async function readEntries(db: Db, where: SQL | undefined, limit?: number): Promise<AuditEntry[]> {
  const query = db
    .select({ entry: auditEntries, avatar: people.avatar })
    .from(auditEntries)
    .leftJoin(people, eq(people.id, auditEntries.actorId))
    .where(where)
    .orderBy(auditEntries.id);
  const found = await (limit === undefined ? query : query.limit(limit));
  return found.map(({ entry, avatar }) => ({
    id: entry.id,
    at: entry.at.toISOString(),
    action: entry.action,
    actor: { id: entry.actorId, name: entry.actorName, avatar },
    subject: entry.subjectType && { type: entry.subjectType, id: entry.subjectId, name: entry.subjectName },
    viewer: entry.viewerId === null ? null : { id: entry.viewerId, name: entry.viewerName },
    detail: entry.detail,
    address: entry.address,
    device: entry.device,
  }));
}

interface Ask {
  q: string;
  page: number;
  perPage: number;
  sort: 'asc' | 'desc';
  sortColumn: string;
}

/** One page of the audit log. `easy` are filters on what it is sorted by. */
export async function listEntries(db: Db, ask: Ask, filters: (SQL | undefined)[], easy: (SQL | undefined)[] = []) {
  const read = (ids: number[]) => readEntries(db, inArray(auditEntries.id, ids));
  const { rows: entries, ...counted } = await listPage(db, SOURCE, ask, filters, read, (entry) => entry.id, { easy });
  return { entries, ...counted };
}
