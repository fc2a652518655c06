import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { allow, can } from '#api/access.ts';
import { doerOf } from '#api/audit.ts';
import type { Deps, Env } from '#api/deps.ts';
import { says, sentAs } from '#api/describe.ts';
import { Refusal } from '#api/errors.ts';
import { take } from '#api/limits.ts';
import { whoAsks } from '#api/me.ts';
import { valid } from '#api/valid.ts';
import { id as idSchema } from '#contract/ids.ts';
import { invoiceLink, type OneInvoice, sendBody, sent } from '#features/invoices/contract.ts';
import { closeLink, findShared, linkTo, noteOpened, renewLink } from './links.ts';
import { readInvoice, sheetOf } from './one.ts';
import { pdfName, sendInvoice } from './sending.ts';
import { tellInvoices } from './tell.ts';

/** Mails by one person: they go to whatever address is typed. */
const MAILS = { points: 300, seconds: 3600 };

const idParam = valid('param', z.object({ id: idSchema }));

const NO_PDF = 'PDF files are not made here. Print the invoice and choose “Save as PDF”.';
const NO_LINK = 'This link leads nowhere any more. Ask whoever sent it for a new one.';

async function pdfOf(deps: Deps, sheet: OneInvoice) {
  if (!deps.pdf) throw new Refusal(501, NO_PDF);
  return deps.pdf.invoice(sheet);
}

const PDF = { 200: sentAs('application/pdf') };

function answerPdf(c: Context<Env>, id: number, content: Uint8Array<ArrayBuffer>, how: 'inline' | 'attachment') {
  c.header('Content-Type', 'application/pdf');
  c.header('Content-Disposition', `${how}; filename="${pdfName(id)}"`);
  return c.body(content);
}

/** Whoever comes by a link is a person with a browser: they get a page to read. */
function answerNoLink(c: Context<Env>) {
  if (!(c.req.header('accept') ?? '').includes('text/html')) throw new Refusal(404, NO_LINK);
  return c.html(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Invoice</title><h1>Nothing here</h1><p>${NO_LINK}</p></html>`,
    404,
  );
}

const isStaff = (c: Context<Env>) => c.var.me !== null && c.var.me.access !== 'Student';

export const invoiceSharingRoutes = new Hono<Env>()
  .post(
    '/api/invoice/invoices/:id/send',
    can('manage', 'Invoice'),
    says('Invoices', 'Send an invoice to its client, or mark it as sent', { 200: sent }),
    idParam,
    valid('json', sendBody),
    async (c) => {
      const { deps } = c.var;
      const { id } = c.req.valid('param');
      const given = c.req.valid('json');
      if (given.mail) await take(deps.db, deps.clock(), `invoice-mail:${whoAsks(c).id}`, MAILS);
      const answer = await sendInvoice(deps, doerOf(c), id, given);
      await tellInvoices(deps, [id]);
      return c.json(answer);
    },
  )
  .get(
    '/api/invoice/invoices/:id/pdf',
    can('read', 'Invoice'),
    says('Invoices', 'Download an invoice as PDF', PDF),
    idParam,
    async (c) => {
      const { deps } = c.var;
      const { id } = c.req.valid('param');
      return answerPdf(c, id, await pdfOf(deps, await readInvoice(deps, id)), 'attachment');
    },
  )
  .post(
    '/api/invoice/invoices/:id/link',
    can('manage', 'Invoice'),
    says('Invoices', 'Make a link that opens the PDF without signing in; an older one is closed', { 200: invoiceLink }),
    idParam,
    async (c) => {
      const { deps } = c.var;
      const { id } = c.req.valid('param');
      const token = await deps.db.transaction((tx) => renewLink(tx, doerOf(c), id));
      await tellInvoices(deps, [id]);
      return c.json({ link: linkTo(deps, token) });
    },
  )
  .delete(
    '/api/invoice/invoices/:id/link',
    can('manage', 'Invoice'),
    says('Invoices', 'Close the link of an invoice', { 200: invoiceLink }),
    idParam,
    async (c) => {
      const { deps } = c.var;
      const { id } = c.req.valid('param');
      await deps.db.transaction((tx) => closeLink(tx, doerOf(c), id));
      await tellInvoices(deps, [id]);
      return c.json({ link: null });
    },
  )
  .get(
    '/api/invoice/shared/:token',
    allow('public'),
    says('Invoices', 'Open an invoice by its link', PDF, 'The first opening by somebody who is not staff counts.'),
    async (c) => {
      const { deps } = c.var;
      const found = await findShared(deps.db, c.req.param('token'));
      if (!found) return answerNoLink(c);
      const content = await pdfOf(deps, await sheetOf(deps, found));
      // Programs that preview links ask for the head alone.
      const counts = c.req.method === 'GET' && !isStaff(c);
      const isFirst = counts && (await deps.db.transaction((tx) => noteOpened(tx, doerOf(c), found)));
      if (isFirst) await tellInvoices(deps, [found.id]);
      return answerPdf(c, found.id, content, 'inline');
    },
  );
