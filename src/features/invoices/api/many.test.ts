import { describe, expect, it } from 'vitest';
import { createApp } from '#api/app.ts';
import type { Job } from '#features/jobs/contract.ts';
import { testApi, unique } from '../../../../tests/api/api.ts';
import { billing, TOTAL_CENTS } from '../../../../tests/api/billing.ts';

const api = testApi();
const bills = billing(api);

/** Some invoices of one client, to match by the client's name. */
async function several(count: number) {
  const name = unique('Several');
  const { id: clientId } = await bills.client({ name });
  const ids: number[] = [];
  for (let made = 0; made < count; made += 1) ids.push((await bills.draft({ clientId })).invoice.id);
  return { q: name, ids };
}
const statuses = async (q: string) =>
  (await bills.list(`q=${q}&perPage=100&sort=asc`)).invoices.map((row: { invoiceStatus: string }) => row.invoiceStatus);

describe('many invoices at once', () => {
  it('are mailed, all but those that are paid, and the rest is told', async () => {
    const { q, ids } = await several(7);
    await bills.mark(ids[0] ?? 0);
    await bills.pay(ids[0] ?? 0, TOTAL_CENTS);
    const before = api.mails.length;
    const job = await bills.bulk({ action: 'send', match: { q } });
    expect(job).toMatchObject({ kind: 'invoices-send', total: 7, done: 7, changed: 6, failed: 1, canUndo: false });
    expect(job.problems).toEqual([
      { id: ids[0], name: expect.stringContaining(q), reason: expect.stringContaining('paid') },
    ]);
    expect(api.mails).toHaveLength(before + 6);
    expect(await statuses(q)).toEqual(['Paid', ...Array(6).fill('Sent')]);
  });

  it('are mailed once when it is sent again with its key', async () => {
    const { ids } = await several(2);
    const before = api.mails.length;
    const send = { action: 'send', ids, key: crypto.randomUUID() };
    const job = await bills.bulk(send);
    expect(await bills.bulk(send)).toEqual(job);
    expect(api.mails).toHaveLength(before + 2);
  });

  it('stay as they are when their mail cannot go out', async () => {
    const { q, ids } = await several(2);
    const mailer = { isReal: true, send: () => Promise.reject(new Error('no route')) };
    const headers = { authorization: `Bearer ${await api.as('admin')}`, 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify({ action: 'send', ids }) };
    const answer = await createApp({ ...api.deps, mailer }).request('/api/invoice/bulk', init);
    const { job } = (await answer.json()) as { job: Job };
    expect(await bills.ended(job)).toMatchObject({ changed: 0, failed: 2 });
    expect(await statuses(q)).toEqual(['Draft', 'Draft']);
  });

  it('are marked as sent', async () => {
    const { q, ids } = await several(3);
    await bills.mark(ids[1] ?? 0);
    expect(await bills.bulk({ action: 'mark-sent', ids })).toMatchObject({ done: 3, changed: 2, failed: 0 });
    expect(await statuses(q)).toEqual(['Sent', 'Sent', 'Sent']);
  });

  it('are deleted and that is taken back, brought back, and deleted for good only after that', async () => {
    const { q, ids } = await several(3);
    const job = await bills.bulk({ action: 'delete', match: { q } });
    expect(job).toMatchObject({ changed: 3, canUndo: true });
    expect(await statuses(q)).toEqual([]);
    expect(await bills.undo(job)).toMatchObject({ changed: 3, failed: 0 });
    expect(await statuses(q)).toHaveLength(3);

    expect(await bills.bulk({ action: 'purge', ids })).toMatchObject({ changed: 0, failed: 3 });
    await bills.bulk({ action: 'delete', ids });
    expect(await bills.bulk({ action: 'restore', ids: ids.slice(0, 1) })).toMatchObject({ changed: 1 });
    expect(await bills.bulk({ action: 'purge', match: { q, deleted: true } })).toMatchObject({ total: 2, changed: 2 });
    expect((await bills.list(`q=${q}&deleted=true`)).total).toBe(0);
    expect(await bills.ids(`q=${q}`)).toEqual(ids.slice(0, 1));
    expect(await bills.bulk({ action: 'delete', ids: [ids[2], 999_999] })).toMatchObject({ changed: 0, failed: 2 });
  });

  it('are left alone when it is not clear which, or what to do', async () => {
    for (const body of [
      { action: 'delete' },
      { action: 'delete', ids: [1], match: {} },
      { action: 'burn', ids: [1] },
    ]) {
      expect((await bills.send('POST', '/api/invoice/bulk', body)).status).toBe(400);
    }
  });
});

describe('the export of invoices', () => {
  const lines = (text: string) => text.trim().split('\r\n');

  it('holds every match in the order of the list, more than one page of them', async () => {
    await api.db.execute(`
      INSERT INTO invoices (client_name, client_company, client_email, client_address, client_country, client_contact, service,
        currency, issued_date, due_date, payment_method, subtotal_cents, discount_cents, tax_cents, total_cents, status, created_at, changed_at)
      SELECT 'Exported ' || n % 7, '', 'x@y.example', '', '', '', 'Software Development', 'EUR', '2026-01-01', '2026-02-01',
        'Cash', n * 10, 0, 0, n * 10, 'Draft', now(), now() FROM generate_series(1, 2300) n`);
    for (const column of ['total', 'client.name', 'dueDate', 'id', 'invoiceStatus']) {
      const query = `q=exported&sort=desc&sortColumn=${column}`;
      const file = await bills.send('GET', `/api/invoice/export?${query}`);
      expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      const rows = lines(file.text).slice(1);
      expect(rows, column).toHaveLength(2_300);
      const ids = rows.map((row) => Number(row.split(',')[0]));
      expect(new Set(ids).size).toBe(2_300);
      expect(ids.slice(0, 100)).toEqual(await bills.ids(`${query}&perPage=100&all=false`));
    }
    const { allData, total } = await bills.list('q=exported');
    expect([allData.length, total]).toEqual([1_000, 2_300]);
  });

  it('holds the figures of a row, some by id, and is a spreadsheet when asked', async () => {
    const { invoice } = await bills.sent();
    await bills.pay(invoice.id, 20_000);
    const file = await bills.send('GET', `/api/invoice/export?ids=${invoice.id},999999`);
    const [heading, row, ...more] = lines(file.text);
    expect(heading).toContain('id,invoiceStatus,client,company');
    expect(row).toBe(
      `${invoice.id},Partial Payment,${invoice.client.name},Client & Co,${invoice.client.companyEmail},,Software Development,${invoice.issuedDate},${invoice.dueDate},USD,1200.5,200,1000.5`,
    );
    expect(more).toEqual([]);
    const chosen = await bills.send('POST', '/api/invoice/export', { ids: [invoice.id], format: 'xlsx' });
    expect([chosen.status, chosen.text.slice(0, 2)]).toEqual([200, 'PK']);
    expect((await bills.send('GET', '/api/invoice/export?format=doc')).status).toBe(400);
    expect((await bills.send('GET', '/api/invoice/export?ids=x')).status).toBe(400);
  });
});
