import { Hono } from 'hono';
import { z } from 'zod';
import { can } from '#api/access.ts';
import { doerOf } from '#api/audit.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { Refusal } from '#api/errors.ts';
import { idGiven, idInBody, idInQuery } from '#api/idGiven.ts';
import { valid } from '#api/valid.ts';
import { idAnswer } from '#contract/answers.ts';
import { id as idSchema } from '#contract/ids.ts';
import {
  invoiceChange,
  invoiceCounts,
  invoiceEvents,
  invoicePage,
  invoiceVersions,
  newInvoice,
  newPayment,
  oneInvoice,
  oneInvoiceVersion,
  restoreBody,
  restored,
} from '#features/invoices/contract.ts';
import { invoiceQuery } from '#features/invoices/listContract.ts';
import { listEvents, listVersions, readVersion } from './history.ts';
import { readInvoice, readWritten } from './one.ts';
import { addPayment, removePayment } from './payments.ts';
import { countInvoices, listInvoices } from './queries.ts';
import { deleteInvoice, restoreInvoices, WITHDRAWN } from './remove.ts';
import { addInvoice, changeInvoice, duplicateInvoice } from './save.ts';
import { tellInvoices } from './tell.ts';

const idParam = valid('param', z.object({ id: idSchema }));

const lists = new Hono<Env>()
  .get(
    '/apps/invoice/invoices',
    can('read', 'Invoice'),
    says('Invoices', 'List invoices', { 200: invoicePage }),
    valid('query', invoiceQuery),
    async (c) => {
      const { db, clock } = c.var.deps;
      return c.json(await listInvoices(db, c.req.valid('query'), clock()));
    },
  )
  .delete(
    '/apps/invoice/delete',
    can('manage', 'Invoice'),
    says('Invoices', 'Delete an invoice; for 30 days it can be brought back', { 200: idAnswer }),
    idInQuery,
    idInBody,
    async (c) => {
      const { deps } = c.var;
      const id = await idGiven(c, c.req.valid('query').id);
      await deps.db.transaction((tx) => deleteInvoice(tx, doerOf(c), id));
      await tellInvoices(deps, [id]);
      return c.json({ id });
    },
  )
  .post(
    '/api/invoice/restore',
    can('manage', 'Invoice'),
    says('Invoices', 'Bring deleted invoices back', { 200: restored }),
    valid('json', restoreBody),
    async (c) => {
      const { deps } = c.var;
      const ids = await deps.db.transaction(async (tx) => {
        const { back, withdrawn } = await restoreInvoices(tx, doerOf(c), c.req.valid('json').ids);
        if (withdrawn.length > 0) throw new Refusal(409, WITHDRAWN);
        return back;
      });
      await tellInvoices(deps, ids);
      return c.json({ ids });
    },
  )
  .get(
    '/api/invoice/counts',
    can('read', 'Invoice'),
    says('Invoices', 'Count invoices by status, and what is owed', { 200: invoiceCounts }),
    async (c) => {
      const { db, clock } = c.var.deps;
      return c.json(await countInvoices(db, clock()));
    },
  );

const one = new Hono<Env>()
  .get(
    '/api/invoice/invoices/:id',
    can('read', 'Invoice'),
    says('Invoices', 'Read an invoice', { 200: oneInvoice }),
    idParam,
    async (c) => c.json(await readInvoice(c.var.deps, c.req.valid('param').id)),
  )
  .post(
    '/api/invoice/invoices',
    can('manage', 'Invoice'),
    says('Invoices', 'Write an invoice, as a draft; with the same key again it answers what was stored', {
      200: oneInvoice,
      201: oneInvoice,
    }),
    valid('json', newInvoice),
    async (c) => {
      const { deps } = c.var;
      const { key, ...body } = c.req.valid('json');
      const added = await deps.db.transaction((tx) => addInvoice(tx, doerOf(c), key, body));
      await tellInvoices(deps, [added.id]);
      return c.json(await readInvoice(deps, added.id), added.isNew ? 201 : 200);
    },
  )
  .put(
    '/api/invoice/invoices/:id',
    can('manage', 'Invoice'),
    says('Invoices', 'Save an invoice as a new version', { 200: oneInvoice }),
    idParam,
    valid('json', invoiceChange),
    async (c) => {
      const { deps } = c.var;
      const { id } = c.req.valid('param');
      const { version, ...body } = c.req.valid('json');
      await deps.db.transaction((tx) => changeInvoice(tx, doerOf(c), id, version, body));
      await tellInvoices(deps, [id]);
      return c.json(await readInvoice(deps, id));
    },
  )
  .post(
    '/api/invoice/invoices/:id/duplicate',
    can('manage', 'Invoice'),
    says('Invoices', 'Write the same invoice once more, as a draft of today', { 201: oneInvoice }),
    idParam,
    async (c) => {
      const { deps } = c.var;
      const copy = await deps.db.transaction((tx) => duplicateInvoice(tx, doerOf(c), c.req.valid('param').id));
      await tellInvoices(deps, [copy]);
      return c.json(await readInvoice(deps, copy), 201);
    },
  );

const payments = new Hono<Env>()
  .post(
    '/api/invoice/invoices/:id/payments',
    can('manage', 'Invoice'),
    says('Invoices', 'Record a payment; with the same key again it is recorded once', {
      200: oneInvoice,
      201: oneInvoice,
    }),
    idParam,
    valid('json', newPayment),
    async (c) => {
      const { deps } = c.var;
      const { id } = c.req.valid('param');
      const { key, ...body } = c.req.valid('json');
      const isNew = await deps.db.transaction((tx) => addPayment(tx, doerOf(c), id, key, body));
      await tellInvoices(deps, [id]);
      return c.json(await readWritten(deps, id), isNew ? 201 : 200);
    },
  )
  .delete(
    '/api/invoice/invoices/:id/payments/:paymentId',
    can('manage', 'Invoice'),
    says('Invoices', 'Remove a payment', { 200: oneInvoice }),
    valid('param', z.object({ id: idSchema, paymentId: idSchema })),
    async (c) => {
      const { deps } = c.var;
      const { id, paymentId } = c.req.valid('param');
      await deps.db.transaction((tx) => removePayment(tx, doerOf(c), id, paymentId));
      await tellInvoices(deps, [id]);
      return c.json(await readWritten(deps, id));
    },
  );

const history = new Hono<Env>()
  .get(
    '/api/invoice/invoices/:id/versions',
    can('read', 'Invoice'),
    says('Invoices', 'List the versions of an invoice', { 200: invoiceVersions }),
    idParam,
    async (c) => c.json({ versions: await listVersions(c.var.deps.db, c.req.valid('param').id) }),
  )
  .get(
    '/api/invoice/invoices/:id/versions/:version',
    can('read', 'Invoice'),
    says('Invoices', 'Read one version of an invoice', { 200: oneInvoiceVersion }),
    valid('param', z.object({ id: idSchema, version: idSchema })),
    async (c) => {
      const { id, version } = c.req.valid('param');
      return c.json(await readVersion(c.var.deps.db, id, version));
    },
  )
  .get(
    '/api/invoice/invoices/:id/events',
    can('read', 'Invoice'),
    says('Invoices', 'List what happened to an invoice', { 200: invoiceEvents }),
    idParam,
    async (c) => c.json({ events: await listEvents(c.var.deps.db, c.req.valid('param').id) }),
  );

export const invoiceRoutes = new Hono<Env>().route('/', lists).route('/', one).route('/', payments).route('/', history);
