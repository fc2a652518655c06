import { Hono } from 'hono';
import { can } from '#api/access.ts';
import { doerOf, record } from '#api/audit.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { sendTable } from '#api/tableFile.ts';
import { valid } from '#api/valid.ts';
import { peopleExport } from '#features/people/contract.ts';
import { chosenPeople } from './bulk.ts';
import { EXPORT_HEADINGS, exportPages } from './export.ts';

/** As far as ids go: a higher number is nobody's. */
const HIGHEST_ID = 2_147_483_647;

export const peopleExportRoutes = new Hono<Env>().get(
  '/api/people/export',
  can('read', 'User'),
  says('People', 'Download people as CSV or XLSX', {}, 'Takes what the list takes, or `ids` with commas between them.'),
  valid('query', peopleExport),
  async (c) => {
    const { db } = c.var.deps;
    const { format, ids, sort, sortColumn, ...match } = c.req.valid('query');
    const doer = doerOf(c);
    const chosen =
      ids === undefined
        ? { match }
        : {
            ids: ids
              .split(',')
              .map(Number)
              .filter((id) => id <= HIGHEST_ID),
          };
    await record(db, doer, [
      {
        action: 'people-exported',
        subject: { type: 'list', id: null, name: 'people' },
        detail: { format, ...(chosen.ids ? { chosen: chosen.ids.length } : { match }) },
      },
    ]);
    const pages = exportPages(db, chosenPeople(chosen, doer.at), { sort, sortColumn });
    return sendTable(c, { name: 'people', format, headings: EXPORT_HEADINGS, pages });
  },
);
