import { z } from 'zod';
import { listBase } from '#contract/list.ts';

/** The version a form began with: a newer one answers 409. */
export const versionSeen = z.number('Give a number.').int('Give a whole number.');
export const line = (most: number) => z.string('Write a text.').trim().max(most, `Use at most ${most} characters.`);

/** Whom an invoice is for. An invoice keeps its own copy: a client who moves does not move on old invoices. */
export const clientFields = z.object({
  name: line(120).min(1, 'Enter the name.'),
  company: line(120).default(''),
  companyEmail: z.email('Enter a valid email.').trim().max(200, 'Use at most 200 characters.'),
  address: line(300).default(''),
  country: line(80).default(''),
  contact: line(60).default(''),
});
export type ClientFields = z.infer<typeof clientFields>;
export const client = z.object({
  id: z.number(),
  name: z.string(),
  company: z.string(),
  companyEmail: z.string(),
  address: z.string(),
  country: z.string(),
  contact: z.string(),
  avatar: z.string().nullable(),
  version: z.number(),
});
export type Client = z.infer<typeof client>;
export const oneClient = z.object({ client });
/** Body of PUT /api/invoice/clients/:id. With the version it was made from, a newer one answers 409. */
export const clientChange = clientFields.extend({ version: versionSeen.optional() });

/** Query of GET /api/invoice/clients: without `q` the first five. */
export const clientQuery = z.object({ q: listBase.shape.q });

/** `client` of an invoice; its id leads to the client as it is today, while there is one. */
export const invoiceClient = client
  .omit({ id: true, avatar: true, version: true })
  .extend({ id: z.number().nullable() });
