import { and, desc, eq, inArray, lt, or, type SQL } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import { can } from '#api/access.ts';
import { doerOf, record } from '#api/audit.ts';
import { listEntries, readEntries } from '#api/auditList.ts';
import { withinDays } from '#api/days.ts';
import { type Db, wordsIn } from '#api/db.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { notFound } from '#api/errors.ts';
import { sendTable, TABLE } from '#api/tableFile.ts';
import { valid } from '#api/valid.ts';
import type { Cell } from '#api/xlsx.ts';
import { id as idSchema } from '#contract/ids.ts';
import { auditExport, auditPage, oneEntry } from '#features/audit/contract.ts';
import { type AuditQuery, auditQuery } from '#features/audit/listContract.ts';
import { auditEntries as entries } from './tables.ts';

const filtersOf = (ask: Partial<Pick<AuditQuery, 'action' | 'at' | 'person'>>, now: Date) => [
  ask.action ? inArray(entries.action, ask.action) : undefined,
  withinDays(entries.at, ask.at, now),
  ask.person
    ? or(
        inArray(entries.actorId, ask.person),
        inArray(entries.viewerId, ask.person),
        and(eq(entries.subjectType, 'person'), inArray(entries.subjectId, ask.person)),
      )
    : undefined,
];

const HEADINGS = ['at', 'action', 'actor', 'viewer', 'subject', 'subjectType', 'address', 'device', 'detail'];
const PAGE_ROWS = 1_000;

/** Newest first, page by page from where the last one ended. */
async function* exportPages(db: Db, which: SQL | undefined): AsyncGenerator<Cell[][]> {
  let before: SQL | undefined;
  for (;;) {
    const page = await db.select().from(entries).where(and(which, before)).orderBy(desc(entries.id)).limit(PAGE_ROWS);
    yield page.map((one) => [
      one.at,
      one.action,
      one.actorName,
      one.viewerName,
      one.subjectName,
      one.subjectType ?? '',
      one.address,
      one.device,
      Object.keys(one.detail).length > 0 ? JSON.stringify(one.detail) : '',
    ]);
    const last = page.at(-1);
    if (!last || page.length < PAGE_ROWS) return;
    before = lt(entries.id, last.id);
  }
}

export const auditRoutes = new Hono<Env>()
  .get(
    '/api/audit',
    can('read', 'Audit'),
    says('Audit', 'Who did what to whom, when, from where', { 200: auditPage }),
    valid('query', auditQuery),
    async (c) => {
      const { db, clock } = c.var.deps;
      const ask = c.req.valid('query');
      const { at, ...others } = ask;
      const days = [withinDays(entries.at, at, clock())];
      const filters = filtersOf(others, clock());
      const page =
        ask.sortColumn === 'at' ? listEntries(db, ask, filters, days) : listEntries(db, ask, [...filters, ...days]);
      return c.json(await page);
    },
  )
  .get(
    '/api/audit/export',
    can('read', 'Audit'),
    says('Audit', 'Download the audit log as CSV or XLSX', TABLE, 'Takes the filters that the list takes.'),
    valid('query', auditExport),
    async (c) => {
      const { db } = c.var.deps;
      const { format, q, ...filters } = c.req.valid('query');
      const doer = doerOf(c);
      const which = and(...wordsIn(entries.search, q), ...filtersOf(filters, doer.at));
      const subject = { type: 'list' as const, id: null, name: 'audit' };
      await record(db, doer, [{ action: 'audit-exported', subject, detail: { format } }]);
      return sendTable(c, { name: 'audit', format, headings: HEADINGS, pages: exportPages(db, which) });
    },
  )
  .get(
    '/api/audit/:id',
    can('read', 'Audit'),
    says('Audit', 'One entry of the audit log', { 200: oneEntry }),
    valid('param', z.object({ id: idSchema })),
    async (c) => {
      const [entry] = await readEntries(c.var.deps.db, eq(entries.id, c.req.valid('param').id));
      if (!entry) throw notFound();
      return c.json({ entry });
    },
  );
