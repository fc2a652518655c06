import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { PermissionRole } from '#contract/access.ts';
import type { OneInvoice } from '#features/invoices/contract.ts';
import type { Job } from '#features/jobs/contract.ts';
import { people, personRoles } from '#features/people/api/tables.ts';
import { type testApi, unique } from './api.ts';

export const LINE = { title: 'Ten hours of design', quantityMilli: 10_000, priceCents: 12_005 };
/** 1,200.50 in all. */
export const TOTAL_CENTS = 120_050;

export const dayAfter = (now: Date, days: number) =>
  new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** Short ways to write invoices as somebody who may. */
export function billing(api: ReturnType<typeof testApi>) {
  let admin: { token: string; at: number } | undefined;
  /** Logins end when a test turns the clock. */
  const token = async () => {
    const at = api.now().getTime();
    if (admin?.at !== at) admin = { token: await api.as('admin'), at };
    return admin.token;
  };

  const send = async (method: string, path: string, body?: unknown, as?: string) =>
    api.ask(method, path, { token: as ?? (await token()), ...(body === undefined ? {} : { body }) });
  const done = async (method: string, path: string, body?: unknown, status = 200) => {
    const answer = await send(method, path, body);
    expect(answer.status, answer.text).toBe(status);
    return answer.body;
  };

  async function client(over: object = {}): Promise<{ id: number; name: string; version: number }> {
    const name = unique('Client ');
    const fields = { name, companyEmail: `${unique('c')}@client.example`, company: 'Client & Co', ...over };
    return (await done('POST', '/api/invoice/clients', fields, 201)).client;
  }

  async function body(over: object = {}) {
    const { id } = await client();
    const days = { issuedDate: dayAfter(api.now(), 0), dueDate: dayAfter(api.now(), 14) };
    return { clientId: id, ...days, service: 'Software Development', lines: [LINE], ...over };
  }

  const one = (id: number): Promise<OneInvoice> => done('GET', `/api/invoice/invoices/${id}`);
  const draft = async (over: object = {}): Promise<OneInvoice> =>
    done('POST', '/api/invoice/invoices', await body(over), 201);
  const mark = (id: number): Promise<OneInvoice> => done('POST', `/api/invoice/invoices/${id}/send`, { mail: false });
  const sent = async (over: object = {}) => mark((await draft(over)).invoice.id);
  const payment = (amountCents: number, more: object = {}) => ({
    amountCents,
    paidOn: dayAfter(api.now(), 0),
    method: 'Bank Account',
    ...more,
  });
  const pay = (id: number, amountCents: number): Promise<OneInvoice> =>
    done('POST', `/api/invoice/invoices/${id}/payments`, payment(amountCents), 201);
  const list = (query = '') => done('GET', `/apps/invoice/invoices?${query}`);
  const ids = async (query: string): Promise<number[]> =>
    (await list(query)).invoices.map((row: { id: number }) => row.id);

  /** What an editor would send back of an invoice. */
  const written = ({ invoice }: OneInvoice) => {
    const { client: whom, issuedDate, dueDate, service, currency, lines, note, salesperson, version } = invoice;
    const { paymentMethod, showPaymentDetails, showNote } = invoice;
    const head = { clientId: whom.id, issuedDate, dueDate, service, currency, lines, note, salesperson, version };
    return { ...head, paymentMethod, showPaymentDetails, showNote };
  };
  const save = (from: OneInvoice, over: object = {}, as?: string) =>
    send('PUT', `/api/invoice/invoices/${from.invoice.id}`, { ...written(from), ...over }, as);

  async function ended(job: Job): Promise<Job> {
    let now = job;
    while (now.state === 'running') {
      await new Promise((resolve) => setTimeout(resolve, 20));
      now = (await done('GET', `/api/jobs/${job.id}`)).job;
    }
    return now;
  }
  const bulk = async (what: object): Promise<Job> => ended((await done('POST', '/api/invoice/bulk', what)).job);
  const undo = async (job: Job): Promise<Job> => ended((await done('POST', `/api/jobs/${job.id}/undo`, {})).job);

  /** A client account with a permission role. */
  async function staff(role: PermissionRole): Promise<string> {
    const account = await api.register();
    await api.db.update(people).set({ access: 'client' }).where(eq(people.id, account.user.id));
    await api.db.insert(personRoles).values({ personId: account.user.id, role });
    return (await api.signIn(account.email, account.password)).accessToken;
  }

  return {
    ...{
      send,
      done,
      client,
      body,
      one,
      draft,
      mark,
      sent,
      payment,
      pay,
      list,
      ids,
      written,
      save,
      bulk,
      undo,
      ended,
      staff,
    },
  };
}
