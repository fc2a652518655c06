import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import { can } from '#api/access.ts';
import { doerOf, record } from '#api/audit.ts';
import { tellDashboards } from '#api/dashboardNews.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { whoAsks } from '#api/me.ts';
import { notify } from '#api/notify.ts';
import { sendTable, TABLE } from '#api/tableFile.ts';
import { valid } from '#api/valid.ts';
import { id } from '#contract/ids.ts';
import { notifications } from '#features/notifications/api/tables.ts';
import { resultQuery } from '#features/student/listContract.ts';
import { markBody, oneResult, resultCounts, resultExport, resultPage } from '#features/student/resultsContract.ts';
import { EXPORT_HEADINGS, exportPages } from './exportResults.ts';
import { markEssay } from './marking.ts';
import { countResults, listResults, matchResults, readResult } from './results.ts';

const AREA = 'Results';
/** Results tell what is right: they are for those who may change the questions. */
const looksAfter = can('manage', 'Question');

/** What everybody handed in, for those who look after learning. What is still open is the student's alone. */
export const resultRoutes = new Hono<Env>()
  .get(
    '/api/results',
    looksAfter,
    says(AREA, 'List what was handed in', { 200: resultPage }, '`toMark` for those with an essay nobody has marked.'),
    valid('query', resultQuery),
    async (c) => {
      const { db, clock } = c.var.deps;
      return c.json(await listResults(db, c.req.valid('query'), clock()));
    },
  )
  .get('/api/results/counts', looksAfter, says(AREA, 'How many there are', { 200: resultCounts }), async (c) =>
    c.json(await countResults(c.var.deps.db)),
  )
  .get(
    '/api/results/export',
    looksAfter,
    says(AREA, 'Download results as CSV or XLSX', TABLE, 'Takes what the list takes.'),
    valid('query', resultExport),
    async (c) => {
      const { db, clock } = c.var.deps;
      const { format, sort, sortColumn, ...match } = c.req.valid('query');
      const subject = { type: 'list', id: null, name: 'results' } as const;
      await record(db, doerOf(c), [{ action: 'results-exported', subject, detail: { format, match } }]);
      const pages = exportPages(db, matchResults(db, match, clock()), { sort, sortColumn });
      return sendTable(c, { name: 'results', format, headings: EXPORT_HEADINGS, pages });
    },
  )
  .get(
    '/api/results/:id',
    looksAfter,
    says(AREA, 'One practice that was handed in', { 200: oneResult }),
    valid('param', z.object({ id })),
    async (c) => c.json({ result: await readResult(c.var.deps.db, c.req.valid('param').id) }),
  )
  .put(
    '/api/results/:id/marks/:position',
    looksAfter,
    says(
      AREA,
      'Mark an essay',
      { 200: oneResult },
      'Points and a comment for the student; null points take the mark back. `seen` is when the mark was set that this one changes.',
    ),
    valid('param', z.object({ id, position: id })),
    valid('json', markBody),
    async (c) => {
      const { deps } = c.var;
      const { id: practiceId, position } = c.req.valid('param');
      const marked = await markEssay(deps.db, practiceId, position, c.req.valid('json'), doerOf(c));
      if (marked) {
        const { person, isLast } = marked;
        await deps.bus.publish({ people: [person.id], topic: 'student', ids: [practiceId] });
        await deps.bus.publish({ people: 'staff', topic: 'results', ids: [practiceId] });
        await tellDashboards(deps, 'practice');
        const data = { name: whoAsks(c).fullName };
        const link = `/student/practice/${practiceId}`;
        const isTold = and(eq(notifications.personId, person.id), eq(notifications.link, link));
        if (isLast && (await deps.db.$count(notifications, isTold)) === 0)
          await notify(deps, { to: [person.id], kind: 'essay-marked', data, link });
      }
      return c.json({ result: await readResult(deps.db, practiceId) });
    },
  );
