import { Hono } from 'hono';
import { z } from 'zod';
import { can } from '#api/access.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { notFound } from '#api/errors.ts';
import { idGiven, idInBody, idInQuery } from '#api/idGiven.ts';
import { endPlans } from '#api/plans.ts';
import { valid } from '#api/valid.ts';
import {
  accountCounts,
  accountPage,
  accountRow,
  eitherAccount,
  newAccountBody,
  oneAccountRow,
} from '#contract/account.ts';
import { accountQuery } from '#contract/accountList.ts';
import { idAnswer } from '#contract/answers.ts';
import { id as idSchema } from '#contract/ids.ts';
import { deletePerson } from '../deletePerson.ts';
import { addAccount } from './addAccount.ts';
import { countAccounts, findAccountRow, firstAccounts, listAccounts } from './queries.ts';

const NOBODY = 'There is nobody here. The person may have been deleted.';

/** The managed users of the specification: the same people as everywhere. */
export const accountRoutes = new Hono<Env>()
  .get(
    '/api/users/list/all-data',
    can('read', 'User'),
    says('Accounts', 'All accounts, up to a thousand', { 200: z.array(accountRow) }),
    async (c) => {
      const { db, clock } = c.var.deps;
      await endPlans(db, clock());
      return c.json(await firstAccounts(db));
    },
  )
  .get(
    '/api/users/list/data',
    can('read', 'User'),
    says(
      'Accounts',
      'List accounts',
      { 200: accountPage },
      '`q` is looked for in email, name and billing. `status=inactive` finds the suspended too; `state` tells them apart.',
    ),
    valid('query', accountQuery),
    async (c) => {
      const { db, clock } = c.var.deps;
      await endPlans(db, clock());
      return c.json(await listAccounts(db, c.req.valid('query'), clock()));
    },
  )
  .get(
    '/api/users/list/counts',
    can('read', 'User'),
    says('Accounts', 'How many accounts there are, and what changed in seven days', { 200: accountCounts }),
    async (c) => c.json(await countAccounts(c.var.deps.db, c.var.deps.clock())),
  )
  .get(
    '/api/users/user',
    can('read', 'User'),
    says('Accounts', 'One account', { 200: oneAccountRow }),
    valid('query', z.object({ id: idSchema })),
    async (c) => {
      const { db, clock } = c.var.deps;
      await endPlans(db, clock());
      const user = await findAccountRow(db, c.req.valid('query').id);
      if (!user) throw notFound(NOBODY);
      return c.json({ user });
    },
  )
  .post(
    '/apps/users/add-user',
    can('manage', 'User'),
    says('Accounts', 'Add an account', { 201: oneAccountRow }, 'The fields side by side, or `{ "user": {...} }`.'),
    valid('json', newAccountBody, eitherAccount),
    async (c) => {
      const id = await addAccount(c, c.req.valid('json'));
      const user = await findAccountRow(c.var.deps.db, id);
      if (!user) throw notFound(NOBODY);
      return c.json({ user }, 201);
    },
  )
  .delete(
    '/apps/users/delete',
    can('manage', 'User'),
    says('Accounts', 'Delete an account', { 200: idAnswer }),
    idInQuery,
    idInBody,
    async (c) => {
      const id = await idGiven(c, c.req.valid('query').id);
      await deletePerson(c, id);
      return c.json({ id });
    },
  );
