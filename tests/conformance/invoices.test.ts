import assert from 'node:assert/strict';
import { test } from 'node:test';
import { as, ask, get, post, status } from './lib.ts';

let made = 0;
const unique = () => `i${process.pid.toString(36)}${Date.now().toString(36)}${made++}`;
const DAY_MS = 86_400_000;
const dayAfter = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const LINE = { title: 'Ten hours', quantityMilli: 10_000, priceCents: 12_005 };
const PATH = '/api/invoice/invoices';

async function draft(token: string, more: object = {}) {
  const name = unique();
  const client = { name, companyEmail: `${name}@client.example` };
  const { id: clientId } = status(await post('/api/invoice/clients', client, token), 201).client;
  const days = { issuedDate: dayAfter(0), dueDate: dayAfter(14) };
  const body = { clientId, ...days, service: 'Template Customization', lines: [LINE], ...more };
  return status(await post(PATH, body, token), 201).invoice;
}
const pay = (id: number, amountCents: number, token: string) =>
  post(`${PATH}/${id}/payments`, { amountCents, paidOn: dayAfter(0), method: 'Cash' }, token);

test('an invoice is written, sent, paid in part, paid and never rewritten silently', async () => {
  const token = await as('admin');
  const { id, total, invoiceStatus } = await draft(token);
  assert.deepEqual([total, invoiceStatus], [1200.5, 'Draft']);
  status(await pay(id, 100, token), 409);
  assert.equal(status(await post(`${PATH}/${id}/send`, { mail: false }, token), 200).invoice.invoiceStatus, 'Sent');
  assert.equal(status(await pay(id, 20_050, token), 201).invoice.invoiceStatus, 'Partial Payment');
  const paid = status(await pay(id, 100_000, token), 201);
  assert.deepEqual([paid.invoice.invoiceStatus, paid.paymentDetails.totalDue], ['Paid', '$0.00']);
  const { client, issuedDate, dueDate, service, lines } = paid.invoice;
  const body = { clientId: client.id, issuedDate, dueDate, service, lines: [...lines, LINE] };
  status(await ask('PUT', `${PATH}/${id}`, { token, body: { ...body, version: 1 } }), 409);
  status(await ask('PUT', `${PATH}/${id}`, { token, body: { ...body, lines, note: 'Thanks', version: 1 } }), 200);
  status(await ask('PUT', `${PATH}/${id}`, { token, body: { ...body, lines, note: 'Late', version: 1 } }), 409);
  const { versions } = status(await get(`${PATH}/${id}/versions`, token), 200);
  assert.deepEqual(
    versions.map((one: { after: string }) => one.after),
    ['changed-after-sending', 'made'],
  );
});

test('searches understand amounts, days and "paid"', async () => {
  const token = await as('admin');
  const { id } = await draft(token, { dueDate: '2041-02-23', lines: [{ ...LINE, priceCents: 7_654_321 }] });
  for (const q of ['$765,432.10', '765432.1', '2041-02-23', '23 Feb 2041']) {
    const found = status(await get(`/apps/invoice/invoices?perPage=100&q=${encodeURIComponent(q)}`, token), 200);
    assert.ok(
      found.allData.some((row: { id: number }) => row.id === id),
      q,
    );
  }
  const { allData } = status(await get('/apps/invoice/invoices?q=paid', token), 200);
  assert.ok(allData.length > 0 && allData.every((row: { balance: number }) => row.balance === 0));
});

test('what is sent again with its key is stored once', async () => {
  const token = await as('admin');
  const { client } = await draft(token);
  const days = { issuedDate: dayAfter(0), dueDate: dayAfter(14) };
  const body = { clientId: client.id, ...days, service: 'Template Customization', lines: [LINE] };
  const sent = { ...body, key: crypto.randomUUID() };
  const { id } = status(await post(PATH, sent, token), 201).invoice;
  assert.equal(status(await post(PATH, sent, token), 200).invoice.id, id);
});

test('a deleted invoice can be brought back', async () => {
  const token = await as('admin');
  const { id } = await draft(token);
  status(await ask('DELETE', `/apps/invoice/delete?id=${id}`, { token }), 200);
  status(await get(`${PATH}/${id}`, token), 404);
  assert.deepEqual(status(await post('/api/invoice/restore', { ids: [id] }, token), 200), { ids: [id] });
  status(await get(`${PATH}/${id}`, token), 200);
});

test('the link opens without signing in where PDF files are made, and leads nowhere once closed', async () => {
  const token = await as('admin');
  const { id } = await draft(token);
  const { pdf } = status(await get('/api/start'), 200);
  const { link } = status(await post(`${PATH}/${id}/link`, {}, token), 200);
  const path = new URL(link).pathname;
  assert.equal((await get(path)).status, pdf ? 200 : 501);
  status(await ask('DELETE', `${PATH}/${id}/link`, { token }), 200);
  status(await get(path), 404);
});

test('whoever has no right to invoices reaches none', async () => {
  for (const token of [await as('client'), await as('student')]) {
    for (const path of ['/apps/invoice/invoices', `${PATH}/1`, '/api/invoice/clients', '/api/invoice/counts']) {
      status(await get(path, token), 403);
    }
    status(await ask('DELETE', '/apps/invoice/delete?id=1', { token }), 403);
  }
  status(await get('/apps/invoice/invoices'), 401);
});
