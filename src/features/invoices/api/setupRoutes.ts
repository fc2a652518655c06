import { Hono } from 'hono';
import { z } from 'zod';
import { can } from '#api/access.ts';
import { doerOf } from '#api/audit.ts';
import type { Env } from '#api/deps.ts';
import { says } from '#api/describe.ts';
import { notFound } from '#api/errors.ts';
import { readSettings } from '#api/invoiceSettings.ts';
import { valid } from '#api/valid.ts';
import { id as idSchema } from '#contract/ids.ts';
import { client, clientChange, clientFields, clientQuery, oneClient } from '#features/invoices/clientContract.ts';
import { invoiceSettingsChange, oneInvoiceSettings } from '#features/invoices/contract.ts';
import { addClient, changeClient, findClient, listClients } from './clients.ts';
import { saveSettings } from './settings.ts';
import { tellInvoices } from './tell.ts';

async function theClient(db: Parameters<typeof findClient>[0], id: number) {
  const found = await findClient(db, id);
  if (!found) throw notFound();
  return { client: found };
}

/** What invoices are written with: clients, and what stands on every sheet. */
export const invoiceSetupRoutes = new Hono<Env>()
  .get(
    '/api/invoice/clients',
    can('read', 'Invoice'),
    says('Invoices', 'The first five clients, or those that match', { 200: z.array(client) }),
    valid('query', clientQuery),
    async (c) => c.json(await listClients(c.var.deps.db, c.req.valid('query').q)),
  )
  .post(
    '/api/invoice/clients',
    can('manage', 'Invoice'),
    says('Invoices', 'Add a client', { 201: oneClient }),
    valid('json', clientFields),
    async (c) => {
      const { deps } = c.var;
      const id = await deps.db.transaction((tx) => addClient(tx, doerOf(c), c.req.valid('json')));
      await tellInvoices(deps);
      return c.json(await theClient(deps.db, id), 201);
    },
  )
  .put(
    '/api/invoice/clients/:id',
    can('manage', 'Invoice'),
    says('Invoices', 'Change a client; invoices keep them as they were', { 200: oneClient }),
    valid('param', z.object({ id: idSchema })),
    valid('json', clientChange),
    async (c) => {
      const { deps } = c.var;
      const { id } = c.req.valid('param');
      const { version, ...fields } = c.req.valid('json');
      await deps.db.transaction((tx) => changeClient(tx, doerOf(c), id, version, fields));
      await tellInvoices(deps);
      return c.json(await theClient(deps.db, id));
    },
  )
  .get(
    '/api/invoice/settings',
    can('read', 'Invoice'),
    says('Invoices', 'What stands on every invoice', { 200: oneInvoiceSettings }),
    async (c) => c.json(await readSettings(c.var.deps.db)),
  )
  .put(
    '/api/invoice/settings',
    can('manage', 'Invoice'),
    says('Invoices', 'Change what stands on every invoice', { 200: oneInvoiceSettings }),
    valid('json', invoiceSettingsChange),
    async (c) => {
      const { deps } = c.var;
      const { version, ...settings } = c.req.valid('json');
      await deps.db.transaction((tx) => saveSettings(tx, doerOf(c), version, settings));
      await tellInvoices(deps);
      return c.json(await readSettings(deps.db));
    },
  );
