import { type Context, Hono } from 'hono';
import { can } from '#api/access.ts';
import { doerOf, record } from '#api/audit.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { jobOf, startJob } from '#api/jobs.ts';
import { endPlans } from '#api/plans.ts';
import { sendTable, TABLE } from '#api/tableFile.ts';
import { valid } from '#api/valid.ts';
import { accountsBulk, accountsExport, accountsExportBody } from '#contract/account.ts';
import type { AccountMatch, AccountQuery } from '#contract/accountList.ts';
import { oneJob } from '#features/jobs/contract.ts';
import { chosenPeople, countChosen } from '../bulk.ts';
import { ACCOUNTS_PLAN, ACCOUNTS_ROLE } from './bulk.ts';
import { ACCOUNT_HEADINGS, accountPages } from './export.ts';

interface Asked extends Pick<AccountQuery, 'sort' | 'sortColumn'> {
  format: 'csv' | 'xlsx';
  chosen: { ids: number[] } | { accounts: AccountMatch };
}

async function sendExport(c: Context<Env>, { format, chosen, ...order }: Asked) {
  const { db } = c.var.deps;
  const doer = doerOf(c);
  await endPlans(db, doer.at);
  const detail = { format, ...('ids' in chosen ? { chosen: chosen.ids.length } : { match: chosen.accounts }) };
  const subject = { type: 'list', id: null, name: 'accounts' } as const;
  await record(db, doer, [{ action: 'people-exported', subject, detail }]);
  const pages = accountPages(db, chosenPeople(chosen, doer.at), order);
  return sendTable(c, { name: 'accounts', format, headings: ACCOUNT_HEADINGS, pages });
}

const KINDS = {
  suspend: 'people-suspend',
  reactivate: 'people-reactivate',
  delete: 'people-delete',
  role: ACCOUNTS_ROLE,
  plan: ACCOUNTS_PLAN,
};

/** What is done with many accounts at once. */
export const accountListRoutes = new Hono<Env>()
  .get(
    '/api/users/list/export',
    can('read', 'User'),
    says('Accounts', 'Download accounts as CSV or XLSX', TABLE, 'Takes what the list takes.'),
    valid('query', accountsExport),
    (c) => {
      const { format, sort, sortColumn, ...accounts } = c.req.valid('query');
      return sendExport(c, { format, sort, sortColumn, chosen: { accounts } });
    },
  )
  .post(
    '/api/users/list/export',
    can('read', 'User'),
    says('Accounts', 'Download some accounts as CSV or XLSX', TABLE, 'Takes up to 10,000 ids.'),
    valid('json', accountsExportBody),
    (c) => {
      const { ids, ...how } = c.req.valid('json');
      return sendExport(c, { ...how, chosen: { ids } });
    },
  )
  .post(
    '/api/users/list/bulk',
    can('manage', 'User'),
    says(
      'Accounts',
      'Suspend, reactivate, delete many accounts, or give them a role or a plan',
      { 201: oneJob },
      'The work goes on after the answer: follow it with `/api/jobs/:id`. With the same key again it is the same work.',
    ),
    valid('json', accountsBulk),
    async (c) => {
      const { deps } = c.var;
      const { action, match, key, ...rest } = c.req.valid('json');
      const doer = doerOf(c);
      await endPlans(deps.db, doer.at);
      const params = { ...rest, ...(match ? { accounts: match } : {}) };
      const total = await countChosen(deps.db, { ids: rest.ids, accounts: match }, doer.at);
      const job = await startJob(deps, doer, { kind: KINDS[action], params, total, key });
      return c.json({ job: jobOf(job) }, 201);
    },
  );
