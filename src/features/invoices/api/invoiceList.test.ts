import { describe, expect, it } from 'vitest';
import { INVOICE_STATUSES } from '#contract/invoice.ts';
import { testApi, unique } from '../../../../tests/api/api.ts';
import { billing, dayAfter, LINE, TOTAL_CENTS } from '../../../../tests/api/billing.ts';
import type { InvoiceCounts, InvoiceRow } from '../contract.ts';
import { INVOICE_SORT_COLUMNS, invoiceQuery, SERVICES } from '../listContract.ts';
import { listInvoices } from './queries.ts';

const api = testApi();
const bills = billing(api);
const rows = async (query: string): Promise<InvoiceRow[]> => (await bills.list(query)).invoices;

describe('the list of invoices', () => {
  it('holds sample invoices of every status and service, for many clients, some paid too much', async () => {
    const { allData, total } = await bills.list('perPage=1');
    expect(total).toBeGreaterThanOrEqual(50);
    expect(allData).toHaveLength(total);
    const of = (pick: (row: InvoiceRow) => unknown) => new Set((allData as InvoiceRow[]).map(pick));
    expect([...of((row) => row.invoiceStatus)].toSorted()).toEqual([...INVOICE_STATUSES].toSorted());
    expect([...of((row) => row.service)].toSorted()).toEqual([...SERVICES].toSorted());
    expect(of((row) => row.client.name).size).toBeGreaterThanOrEqual(20);
    expect((allData as InvoiceRow[]).some((row) => row.balance < 0)).toBe(true);
    const paid = (allData as InvoiceRow[]).findLast((row) => row.invoiceStatus === 'Paid');
    const { events } = await bills.done('GET', `/api/invoice/invoices/${paid?.id}/events`);
    const actions = events.map((one: { action: string }) => one.action);
    expect([actions[0], actions.at(-2), actions.at(-1)]).toEqual(['payment-added', 'invoice-sent', 'invoice-added']);
  });

  it('is ten a page, newest first, with allData in the same order unless it is not wanted', async () => {
    const { invoices, allData, total } = await bills.list();
    expect(invoices).toHaveLength(10);
    expect(invoices).toEqual(allData.slice(0, 10));
    expect(invoices.map((row: InvoiceRow) => row.id)).toEqual(
      invoices.map((row: InvoiceRow) => row.id).toSorted((a: number, b: number) => b - a),
    );
    expect(await bills.list('all=false')).toMatchObject({ allData: [], total });
    const second = await bills.list('page=2&perPage=5');
    expect(second.invoices).toEqual(allData.slice(5, 10));
    expect(await bills.list('page=900')).toMatchObject({ invoices: [], total });
  });

  it('finds what was written to one address, whole and in any case', async () => {
    const { client } = (await rows('perPage=1'))[0] as InvoiceRow;
    const found = await rows(`perPage=100&to=${encodeURIComponent(client.companyEmail.toUpperCase())}`);
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map((row) => row.client.companyEmail))).toEqual(new Set([client.companyEmail]));
    expect(await rows(`to=${encodeURIComponent(client.companyEmail.slice(1))}`)).toEqual([]);
  });

  it('sorts by every column, both ways, and the same way twice', async () => {
    for (const column of INVOICE_SORT_COLUMNS) {
      const up = await bills.ids(`sort=asc&sortColumn=${column}&perPage=100`);
      const down = await bills.ids(`sort=desc&sortColumn=${column}&perPage=100`);
      expect(down, column).toEqual(up.toReversed());
    }
    const totals = (await rows('sort=asc&sortColumn=total&perPage=100')).map((row) => row.total);
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    const names = (await rows('sort=asc&sortColumn=client.name&perPage=100')).map((row) => row.client.name);
    expect(names[0]).toBe('Anika Rao');
    expect((await bills.send('GET', '/apps/invoice/invoices?sortColumn=note')).status).toBe(400);
  });

  it('finds its pages the same way whether it walks an index or reads all', async () => {
    for (const sortColumn of INVOICE_SORT_COLUMNS) {
      for (const more of [{}, { status: ['Paid', 'Sent'] }, { q: 'a' }, { due: `..${dayAfter(api.now(), 0)}` }]) {
        const ask = invoiceQuery.parse({ sortColumn, sort: 'asc', page: 2, perPage: 5, ...more });
        const all = await listInvoices(api.db, ask, api.now());
        const walked = await listInvoices(api.db, ask, api.now(), { few: 0, cheap: 0, hope: 10_000 });
        expect(walked.invoices, `${sortColumn} ${JSON.stringify(more)}`).toEqual(all.invoices);
      }
    }
  });

  it('finds by client email, client name, id, total, balance and due date', async () => {
    const client = await bills.client({ name: 'Zoë Ångström-Quill', companyEmail: 'zoe.q@angstrom.example' });
    const dueDate = '2031-02-23';
    const sheet = await bills.sent({ clientId: client.id, dueDate, lines: [{ ...LINE, priceCents: 9_876_543 }] });
    const { id } = (await bills.pay(sheet.invoice.id, 123)).invoice;
    for (const q of [
      ...['zoe.q@angstrom', 'angstrom-quill ZOË', String(id)],
      ...['$987,654.30', '987654.3', '987,654.3', '987.654,30', '987’654.30'],
      ...['$987,653.07', '987653.07', '2031-02-23', '23 Feb 2031', '23 feb'],
    ]) {
      expect(await bills.ids(`perPage=100&q=${encodeURIComponent(q)}`), q).toContain(id);
    }
    expect(await bills.ids(`q=${unique('nothing')}`)).toEqual([]);
    expect(await bills.ids(`q=${encodeURIComponent('100%')}`)).toEqual([]);
    // A day is a whole: 3 is in the id or the amount as well, and 23 Feb is not the 3rd.
    for (const q of ['23 February 2031', 'quill 23 FEB. 2031'])
      expect(await bills.ids(`q=${encodeURIComponent(q)}`), q).toEqual([id]);
    for (const q of ['3 Feb 2031', '98 Feb 2031', '2 feb']) {
      const { allData } = await bills.list(`perPage=100&q=${encodeURIComponent(q)}`);
      expect(
        allData.map((row: { id: number }) => row.id),
        q,
      ).not.toContain(id);
    }
  });

  it('takes a name that begins like a month for a name', async () => {
    const [first, second] = [unique('Marta'), unique('Augusta')];
    for (const name of [first, second]) await bills.client({ name: `30 ${name}` });
    const client = await bills.client({ name: 'Flat 30 Marta Augusta-Decker' });
    const { invoice } = await bills.sent({ clientId: client.id, dueDate: '2031-05-23' });
    for (const q of [
      '30 marta',
      '30 Marta augusta',
      'flat 30 marta 2031',
      '23 May 2031 decker',
      '23 ma 2031',
      '23 may',
    ])
      expect([q, await bills.ids(`perPage=100&q=${encodeURIComponent(q)}`)]).toEqual([
        q,
        expect.arrayContaining([invoice.id]),
      ]);
    for (const q of ['23 Marc 2031', '23 Sept. 2031', '23 August'])
      expect(await bills.ids(`perPage=100&q=${encodeURIComponent(q)}`), q).not.toContain(invoice.id);
  });

  it('finds negative balances as they are written', async () => {
    const sheet = await bills.sent({ lines: [{ ...LINE, quantityMilli: 1_000, priceCents: 100 }] });
    const { id } = (await bills.pay(sheet.invoice.id, 98_865)).invoice;
    for (const q of ['-987.65', '-$987.65', '−987.65'])
      expect(await bills.ids(`q=${encodeURIComponent(q)}`)).toContain(id);
  });

  it('takes "paid" for: nothing left to pay', async () => {
    for (const q of ['paid', 'Paid', ' PAID ']) {
      const found = await bills.list(`q=${q}&perPage=100`);
      expect(found.total).toBeGreaterThan(5);
      expect(found.allData.every((row: InvoiceRow) => row.balance === 0)).toBe(true);
    }
  });

  it('finds what something was paid for on some days, whole or in part', async () => {
    const days = '2019-05-01..2019-05-03';
    const found = () => bills.ids(`perPage=100&paid=${days}`);
    expect(await found()).toEqual([]);
    const { invoice } = await bills.sent();
    const path = `/api/invoice/invoices/${invoice.id}/payments`;
    const pay = (paidOn: string) => bills.done('POST', path, bills.payment(100, { paidOn }), 201);
    await pay('2019-05-04');
    expect(await found()).toEqual([]);
    await pay('2019-05-03');
    expect(await found()).toEqual([invoice.id]);
    expect(await bills.ids(`paid=${days}&status=Draft`)).toEqual([]);
    await bills.done('DELETE', `/apps/invoice/delete?id=${invoice.id}`);
    expect(await found()).toEqual([]);
    expect(await bills.ids(`paid=${days}&deleted=true`)).toEqual([invoice.id]);
  });

  it('filters by status, service and days, alone and together', async () => {
    const { allData } = await bills.list('perPage=1');
    const expected = (fits: (row: InvoiceRow) => boolean) =>
      (allData as InvoiceRow[]).filter(fits).map((row) => row.id);
    const ids = (query: string) => bills.ids(`perPage=100&${query}`);
    expect(await ids('status=Paid,Draft')).toEqual(expected((row) => ['Paid', 'Draft'].includes(row.invoiceStatus)));
    const service = encodeURIComponent('UI/UX Design & Development');
    expect(await ids(`service=${service}`)).toEqual(expected((row) => row.service === 'UI/UX Design & Development'));
    const today = dayAfter(api.now(), 0);
    expect(await ids(`due=..${today}`)).toEqual(expected((row) => row.dueDate <= today));
    expect(await ids(`due=..${today}&sortColumn=dueDate`)).toHaveLength(expected((row) => row.dueDate <= today).length);
    expect(await ids('issued=last-30')).toEqual(expected((row) => row.issuedDate >= dayAfter(api.now(), -29)));
    expect(await ids(`status=Past Due&issued=before-60&sort=desc`)).toEqual(
      expected((row) => row.invoiceStatus === 'Past Due' && row.issuedDate < dayAfter(api.now(), -59)),
    );
    expect(await ids('due=never')).toEqual([]);
    expect(await ids('paid=never')).toEqual([]);
    expect(await ids('due=0000-01-01..9999-12-31')).toHaveLength(allData.length);
  });

  it('says what is wrong with a question', async () => {
    for (const [query, field] of [
      ...[
        ['page=0', 'page'],
        ['perPage=0', 'perPage'],
        ['perPage=101', 'perPage'],
        ['sort=up', 'sort'],
      ],
      ...[
        ['status=Lost', 'status'],
        ['due=soon', 'due'],
        ['deleted=perhaps', 'deleted'],
      ],
    ] as [string, string][]) {
      const answer = await bills.send('GET', `/apps/invoice/invoices?${query}`);
      expect([answer.status, Object.keys(answer.body.error)], query).toEqual([400, [field]]);
    }
  });

  it('is counted by status and by what is owed in each currency', async () => {
    const { allData } = await bills.list('perPage=1');
    const counts = await bills.done('GET', '/api/invoice/counts');
    expect(counts.all).toBe(allData.length);
    for (const status of INVOICE_STATUSES) {
      expect(counts.statuses[status]).toBe((await bills.list(`status=${status}&all=false`)).total);
    }
    const dollars = counts.money.find((one: { currency: string }) => one.currency === 'USD');
    const late = (allData as InvoiceRow[]).filter((row) => row.currency === 'USD' && row.invoiceStatus === 'Past Due');
    expect(late.length).toBeGreaterThan(0);
    expect(dollars.pastDueCents).toBe(late.reduce((sum, row) => sum + Math.round(row.balance * 100), 0));
    expect(dollars.openCents).toBeGreaterThanOrEqual(dollars.pastDueCents);
  });

  it('counts what was paid too much neither as paid nor against what others owe', async () => {
    const dollars = async (): Promise<InvoiceCounts['money'][number]> =>
      (await bills.done('GET', '/api/invoice/counts')).money.find(
        (one: { currency: string }) => one.currency === 'USD',
      );
    const before = await dollars();
    const { invoice } = await bills.sent();
    await bills.pay(invoice.id, TOTAL_CENTS + 5_000);
    const after = await dollars();
    expect(after).toEqual({
      ...before,
      totalCents: before.totalCents + TOTAL_CENTS,
      paidCents: before.paidCents + TOTAL_CENTS,
    });
    expect(after.paidCents + after.openCents).toBe(after.totalCents);
  });
});
