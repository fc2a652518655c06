import { Hono } from 'hono';
import { can } from '#api/access.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { whoAsks } from '#api/me.ts';
import { valid } from '#api/valid.ts';
import {
  mailId,
  mailMeta,
  mailPage,
  mailPlace,
  neighbourQuery,
  oneEmail,
  placeQuery,
  updated,
  updateEmails,
  updateEmailsLabel,
} from '#features/email/contract.ts';
import { mailQuery } from '#features/email/listContract.ts';
import { changeMails, toggleLabel } from './change.ts';
import { listMails, readMail, readMeta, readNeighbour, readRow, readSidePane } from './queries.ts';
import { tellMails } from './tell.ts';

export const emailRoutes = new Hono<Env>()
  .get(
    '/apps/email/emails',
    can('read', 'Email'),
    says('Email', 'List the mails of a folder, newest first', { 200: mailPage }),
    valid('query', mailQuery),
    async (c) => c.json(await listMails(c.var.deps.db, whoAsks(c).id, c.req.valid('query'))),
  )
  .get(
    '/apps/email/meta',
    can('read', 'Email'),
    says('Email', 'Count mails by folder and label', { 200: mailMeta }),
    async (c) => c.json(await readSidePane(c.var.deps.db, whoAsks(c).id)),
  )
  .get(
    '/apps/email/get-email',
    can('read', 'Email'),
    says('Email', 'Read a mail', { 200: oneEmail }),
    valid('query', mailId),
    async (c) => c.json(await readMail(c.var.deps.db, whoAsks(c).id, c.req.valid('query').id)),
  )
  .get(
    '/apps/email/paginate-email',
    can('read', 'Email'),
    says('Email', 'Read the newer (previous) or older (next) mail of the same folder', { 200: oneEmail }),
    valid('query', neighbourQuery),
    async (c) => {
      const { emailId, dir } = c.req.valid('query');
      return c.json(await readNeighbour(c.var.deps.db, whoAsks(c).id, emailId, dir));
    },
  )
  .get(
    '/apps/email/place',
    can('read', 'Email'),
    says('Email', 'Count the mails above one in a list', { 200: mailPlace }),
    valid('query', placeQuery),
    async (c) => {
      const { emailId, ...match } = c.req.valid('query');
      return c.json({ row: await readRow(c.var.deps.db, whoAsks(c).id, emailId, match) });
    },
  )
  .post(
    '/apps/email/update-emails',
    can('manage', 'Email'),
    says('Email', 'Mark, star, move or label some mails', { 200: updated }),
    valid('json', updateEmails),
    async (c) => {
      const { deps } = c.var;
      const me = whoAsks(c);
      const { emailIds, dataToUpdate } = c.req.valid('json');
      const done = await deps.db.transaction((tx) => changeMails(tx, me.id, emailIds, dataToUpdate, deps.clock()));
      await tellMails(deps, [me.id], done);
      return c.json({ emailIds: done, emailsMeta: await readMeta(deps.db, me.id) });
    },
  )
  .post(
    '/apps/email/update-emails-label',
    can('manage', 'Email'),
    says('Email', 'Give some mails a label, or take it off those that have it', { 200: updated }),
    valid('json', updateEmailsLabel),
    async (c) => {
      const { deps } = c.var;
      const me = whoAsks(c);
      const { emailIds, label } = c.req.valid('json');
      const done = await deps.db.transaction((tx) => toggleLabel(tx, me.id, emailIds, label));
      await tellMails(deps, [me.id], done);
      return c.json({ emailIds: done, emailsMeta: await readMeta(deps.db, me.id) });
    },
  );
