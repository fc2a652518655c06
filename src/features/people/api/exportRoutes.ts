import { type Context, Hono } from 'hono';
import { can } from '#api/access.ts';
import { doerOf, record } from '#api/audit.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { sendTable, TABLE, type TableFormat } from '#api/tableFile.ts';
import { valid } from '#api/valid.ts';
import { HIGHEST_ID } from '#contract/highestId.ts';
import { peopleExport, peopleExportBody } from '#features/people/contract.ts';
import type { PeopleMatch, PeopleQuery } from '#features/people/listContract.ts';
import { chosenPeople } from './bulk.ts';
import { EXPORT_HEADINGS, exportPages } from './export.ts';

interface Asked extends Pick<PeopleQuery, 'sort' | 'sortColumn'> {
  format: TableFormat;
  chosen: { ids: number[]; match?: undefined } | { match: PeopleMatch; ids?: undefined };
}

async function sendExport(c: Context<Env>, { format, chosen, sort, sortColumn }: Asked) {
  const { db } = c.var.deps;
  const doer = doerOf(c);
  const detail = { format, ...(chosen.ids ? { chosen: chosen.ids.length } : { match: chosen.match }) };
  await record(db, doer, [{ action: 'people-exported', subject: { type: 'list', id: null, name: 'people' }, detail }]);
  const pages = exportPages(db, chosenPeople(chosen, doer.at), { sort, sortColumn });
  return sendTable(c, { name: 'people', format, headings: EXPORT_HEADINGS, pages });
}

export const peopleExportRoutes = new Hono<Env>()
  .get(
    '/api/people/export',
    can('read', 'User'),
    says(
      'People',
      'Download people as CSV or XLSX',
      TABLE,
      'Takes what the list takes, or `ids` with commas between them.',
    ),
    valid('query', peopleExport),
    (c) => {
      const { format, ids, sort, sortColumn, ...match } = c.req.valid('query');
      const some = ids
        ?.split(',')
        .map(Number)
        .filter((id) => id <= HIGHEST_ID);
      return sendExport(c, { format, sort, sortColumn, chosen: some ? { ids: some } : { match } });
    },
  )
  .post(
    '/api/people/export',
    can('read', 'User'),
    says(
      'People',
      'Download people as CSV or XLSX, by id',
      TABLE,
      'Takes up to 10,000 ids, more than an address holds.',
    ),
    valid('json', peopleExportBody),
    (c) => {
      const { ids, ...how } = c.req.valid('json');
      return sendExport(c, { ...how, chosen: { ids } });
    },
  );
