import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { tidy } from '#api/housekeeping.ts';
import { testApi, unique } from '../../../../tests/api/api.ts';
import { billing, dayAfter, LINE } from '../../../../tests/api/billing.ts';
import { invoicePayments, invoices } from './tables.ts';

const api = testApi({ policy: { newcomers: 'admin' } });
const bills = billing(api);
const PATH = '/api/invoice/invoices';

describe('writing an invoice', () => {
  it('stores a draft with its lines, its client as they are and its totals', async () => {
    const lines = [
      { ...LINE, description: 'With two rounds of changes.', discountBp: 1_000, taxBp: 1_900 },
      { title: 'Cents', quantityMilli: 333, priceCents: 100 },
    ];
    const { invoice, paymentDetails, sender } = await bills.draft({ lines, note: 'Thank you.' });
    expect(invoice).toMatchObject({
      invoiceStatus: 'Draft',
      version: 1,
      note: 'Thank you.',
      currency: 'USD',
      link: null,
    });
    expect(invoice.lines).toEqual([lines[0], { ...lines[1], description: '', discountBp: 0, taxBp: 0 }]);
    // 1200.50 - 120.05 = 1080.45, and 205.29 of tax (205.2855); 0.33 more without.
    expect(invoice.totals).toEqual({
      ...{ subtotalCents: 120_083, discountCents: 12_005, taxCents: 20_529 },
      ...{ totalCents: 128_607, paidCents: 0, balanceCents: 128_607 },
    });
    expect([invoice.total, invoice.balance, paymentDetails.totalDue]).toEqual([1286.07, 1286.07, '$1,286.07']);
    expect(Object.keys(paymentDetails)).toEqual(['totalDue', 'bankName', 'country', 'iban', 'swiftCode']);
    expect(sender.name).toBe('Alderbrook School');
  });

  it('refuses what cannot stand on an invoice, names the field and stores nothing', async () => {
    const before = (await bills.list()).total;
    const body = await bills.body();
    for (const [over, field] of [
      [{ clientId: 999_999 }, 'clientId'],
      [{ dueDate: dayAfter(api.now(), -1) }, 'dueDate'],
      [{ issuedDate: '2026-02-30' }, 'issuedDate'],
      [{ issuedDate: '0000-01-01' }, 'issuedDate'],
      [{ lines: [] }, 'lines'],
      [{ lines: Array.from({ length: 201 }, () => LINE) }, 'lines'],
      [{ lines: [{ ...LINE, title: ' ' }] }, 'lines.0.title'],
      [{ lines: [{ ...LINE, quantityMilli: 0 }] }, 'lines.0.quantityMilli'],
      [{ lines: [{ ...LINE, priceCents: 1.5 }] }, 'lines.0.priceCents'],
      [{ lines: [{ ...LINE, discountBp: 10_001 }] }, 'lines.0.discountBp'],
      [{ lines: [{ ...LINE, quantityMilli: 1_000_000_000, priceCents: 10_000_000_000 }] }, 'lines'],
      [{ lines: [{ ...LINE, quantityMilli: 1_000_000_000, priceCents: 10_000_000, discountBp: 10_000 }] }, 'lines'],
      [{ lines: [LINE, { ...LINE, priceCents: -20_000 }] }, 'lines'],
      [{ currency: 'JPY' }, 'currency'],
      [{ service: 'Baking' }, 'service'],
    ] as const) {
      const answer = await bills.send('POST', PATH, { ...body, ...over });
      expect([answer.status, Object.keys(answer.body.error)], JSON.stringify(over).slice(0, 80)).toEqual([
        400,
        [field],
      ]);
    }
    expect((await bills.list()).total).toBe(before);
  });

  it('says of an amount beyond all figures that it is too large', async () => {
    const body = await bills.body();
    const lines = [{ ...LINE, priceCents: 9_999_999_999_999_900 }];
    const answer = await bills.send('POST', PATH, { ...body, lines });
    expect(answer.body.error['lines.0.priceCents'][0]).toBe('This amount is too large.');
  });

  it('keeps the client as they were when they move', async () => {
    const client = await bills.client({ address: 'Old Street 1' });
    const written = await bills.draft({ clientId: client.id });
    const moved = { name: client.name, companyEmail: `${unique('m')}@client.example`, address: 'New Street 2' };
    await bills.done('PUT', `/api/invoice/clients/${client.id}`, moved);
    expect((await bills.one(written.invoice.id)).invoice.client.address).toBe('Old Street 1');
    const saved = (await bills.save(written, { note: 'Saved again' })).body.invoice;
    expect(saved.client.address).toBe('New Street 2');
    const { invoice: old } = await bills.done('GET', `${PATH}/${saved.id}/versions/1`);
    expect([old.client.address, old.note]).toEqual(['Old Street 1', '']);
    expect((await bills.send('GET', `${PATH}/${saved.id}/versions/9`)).status).toBe(404);
  });

  it('tells the second of two writers who was quicker, and overwrites nothing', async () => {
    const written = await bills.draft();
    const { accessToken, user } = await api.register({ fullName: 'Quick Quentin' });
    expect((await bills.save(written, { note: 'Theirs' }, accessToken)).status).toBe(200);
    const late = await bills.save(written, { note: 'Mine' });
    expect(late.status).toBe(409);
    const { invoice } = await bills.one(written.invoice.id);
    expect(invoice).toMatchObject({ note: 'Theirs', version: 2, changedBy: { id: user.id } });
    expect(late.body.error).toMatch(
      new RegExp(`^${invoice.changedBy?.fullName} changed this invoice on \\d+ \\w+ \\d{4}, \\d\\d:\\d\\d UTC`),
    );
  });

  it('makes no version of a save that changes nothing', async () => {
    const written = await bills.draft();
    expect((await bills.save(written)).body.invoice.version).toBe(1);
  });

  it('is recorded, and the rail beside the sheet tells it newest first', async () => {
    const written = await bills.sent();
    await bills.pay(written.invoice.id, 5_000);
    await bills.save(await bills.one(written.invoice.id), { note: 'Paid in part' });
    const { events } = await bills.done('GET', `${PATH}/${written.invoice.id}/events`);
    expect(events.map((one: { action: string }) => one.action)).toEqual([
      'invoice-changed',
      'payment-added',
      'invoice-marked-sent',
      'invoice-added',
    ]);
    expect(events[0].detail).toEqual({ version: '2', fields: 'note' });
    expect(events[1]).toMatchObject({ detail: { amount: '$50.00', method: 'Bank Account' }, by: { id: 1 } });
    expect(api.events.some((one) => one.topic === 'invoices' && one.people === 'staff')).toBe(true);
  });
});

describe('an invoice sent again with its key', () => {
  it('is stored once, also when both come at the same time', async () => {
    const body = { ...(await bills.body()), key: crypto.randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => bills.send('POST', PATH, body)));
    expect(answers.map((one) => one.status).toSorted()).toEqual([200, 200, 201]);
    expect(new Set(answers.map((one) => one.body.invoice.id)).size).toBe(1);
    expect(await api.db.$count(invoices, eq(invoices.writingKey, body.key))).toBe(1);
    expect((await bills.send('POST', PATH, { ...body, key: 'again' })).status).toBe(400);
  });

  it('and changed in between is the next version of the same invoice', async () => {
    const body = { ...(await bills.body()), key: crypto.randomUUID() };
    const { id } = (await bills.send('POST', PATH, body)).body.invoice;
    const again = await bills.send('POST', PATH, { ...body, note: 'More' });
    expect([again.status, again.body.invoice]).toMatchObject([200, { id, note: 'More', version: 2 }]);
    expect((await bills.send('POST', PATH, body)).body.invoice).toMatchObject({ id, note: 'More', version: 2 });
  });

  it('overwrites nothing that its writer changed in another window meanwhile', async () => {
    const body = { ...(await bills.body()), key: crypto.randomUUID() };
    const first = (await bills.send('POST', PATH, body)).body;
    expect((await bills.save(first, { note: 'From the other window' })).status).toBe(200);
    expect((await bills.send('POST', PATH, { ...body, note: 'Late' })).status).toBe(409);
    expect((await bills.send('POST', PATH, body)).status).toBe(200);
    expect((await bills.one(first.invoice.id)).invoice).toMatchObject({ note: 'From the other window', version: 2 });
  });

  it('does not come back once it is deleted', async () => {
    const body = { ...(await bills.body()), key: crypto.randomUUID() };
    const { id } = (await bills.send('POST', PATH, body)).body.invoice;
    await bills.done('DELETE', `/apps/invoice/delete?id=${id}`);
    expect((await bills.send('POST', PATH, body)).status).toBe(404);
    expect(await api.db.$count(invoices, eq(invoices.writingKey, body.key))).toBe(1);
  });

  it('is one payment, and other figures under the same key are refused', async () => {
    const { invoice } = await bills.sent();
    const path = `${PATH}/${invoice.id}/payments`;
    const body = { ...bills.payment(100), key: crypto.randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => bills.send('POST', path, body)));
    expect(answers.map((one) => one.status).toSorted()).toEqual([200, 200, 201]);
    expect(await api.db.$count(invoicePayments, eq(invoicePayments.invoiceId, invoice.id))).toBe(1);
    expect((await bills.send('POST', path, { ...body, amountCents: 200 })).status).toBe(409);
    expect((await bills.one(invoice.id)).invoice.totals.paidCents).toBe(100);
  });
});

describe('payments', () => {
  it('refuses what is no payment', async () => {
    const { invoice } = await bills.sent();
    for (const over of [{ amountCents: 0 }, { amountCents: 1.5 }, { paidOn: 'soon' }, { method: 'Shells' }]) {
      const answer = await bills.send('POST', `${PATH}/${invoice.id}/payments`, { ...bills.payment(1), ...over });
      expect([answer.status, Object.keys(answer.body.error)]).toEqual([400, Object.keys(over)]);
    }
    expect((await bills.send('POST', `${PATH}/999999/payments`, bills.payment(1))).status).toBe(404);
  });

  it('adds up when several are recorded at once', async () => {
    const { invoice } = await bills.sent();
    await Promise.all([100, 200, 300, 400].map((amount) => bills.pay(invoice.id, amount)));
    expect((await bills.one(invoice.id)).invoice.totals).toMatchObject({ paidCents: 1_000, balanceCents: 119_050 });
  });
});

describe('a copy', () => {
  it('is a draft of today with the same lines and the same term', async () => {
    const { invoice } = await bills.sent({ note: 'As agreed' });
    await bills.pay(invoice.id, 100);
    api.later(3 * 24 * 60);
    const { invoice: copy } = await bills.done('POST', `${PATH}/${invoice.id}/duplicate`, undefined, 201);
    expect(copy).toMatchObject({
      ...{ invoiceStatus: 'Draft', version: 1, payments: [], note: 'As agreed', lines: invoice.lines },
      ...{ issuedDate: dayAfter(api.now(), 0), dueDate: dayAfter(api.now(), 14), sentAt: null, link: null },
    });
    expect(copy.id).toBeGreaterThan(invoice.id);
  });
});

describe('deleting', () => {
  it('takes an invoice out of everything until it is brought back', async () => {
    const { invoice } = await bills.draft();
    const before = (await bills.list()).total;
    expect(await bills.done('DELETE', `/apps/invoice/delete`, { id: invoice.id })).toEqual({ id: invoice.id });
    for (const path of ['', '/versions', '/versions/1', '/events', '/pdf']) {
      expect((await bills.send('GET', `${PATH}/${invoice.id}${path}`)).status, path).toBe(404);
    }
    expect((await bills.send('DELETE', `/apps/invoice/delete?id=${invoice.id}`)).status).toBe(404);
    expect((await bills.list()).total).toBe(before - 1);
    expect(await bills.ids('deleted=true')).toContain(invoice.id);
    await bills.done('POST', '/api/invoice/restore', { ids: [invoice.id] });
    expect((await bills.one(invoice.id)).invoice).toEqual(invoice);
    expect(await bills.done('POST', '/api/invoice/restore', { ids: [invoice.id] })).toEqual({ ids: [] });
  });

  it('is for good after thirty days', async () => {
    const { invoice } = await bills.draft();
    await bills.done('DELETE', `/apps/invoice/delete?id=${invoice.id}`);
    const tidyAfter = (days: number) => tidy(api.db, new Date(api.now().getTime() + days * 86_400_000), 30);
    await tidyAfter(29);
    expect(await api.db.$count(invoices, eq(invoices.id, invoice.id))).toBe(1);
    await tidyAfter(31);
    expect(await api.db.$count(invoices, eq(invoices.id, invoice.id))).toBe(0);
  });
});

describe('clients', () => {
  it('are the first five, or those that match', async () => {
    const first = await bills.done('GET', '/api/invoice/clients');
    expect(first.map((one: { id: number }) => one.id)).toEqual([1, 2, 3, 4, 5]);
    const found = await bills.done('GET', '/api/invoice/clients?q=lodz kowalska');
    expect(found.map((one: { name: string }) => one.name)).toEqual(['Wanda Kowalska']);
  });

  it('have an email of their own, whatever the case', async () => {
    const client = await bills.client({ companyEmail: 'Only.One@client.example' });
    const body = { name: 'Another', companyEmail: 'only.one@CLIENT.example' };
    const answers = await Promise.all([1, 2].map(() => bills.send('POST', '/api/invoice/clients', body)));
    expect(answers.map((one) => one.status)).toEqual([409, 409]);
    expect(answers[0]?.body.error).toBe(`This email belongs to ${client.name} already.`);
    const other = await bills.client();
    expect((await bills.send('PUT', `/api/invoice/clients/${other.id}`, body)).status).toBe(409);
  });

  it('are not overwritten by a writer who saw an older state', async () => {
    const client = await bills.client();
    const fields = { name: 'Renamed', companyEmail: `${unique('r')}@client.example`, version: client.version };
    expect((await bills.done('PUT', `/api/invoice/clients/${client.id}`, fields)).client.version).toBe(2);
    expect((await bills.send('PUT', `/api/invoice/clients/${client.id}`, { ...fields, name: 'Late' })).status).toBe(
      409,
    );
    expect((await bills.send('PUT', '/api/invoice/clients/999999', fields)).status).toBe(404);
    expect((await bills.send('POST', '/api/invoice/clients', { name: '', companyEmail: 'x' })).status).toBe(400);
  });
});

describe('settings', () => {
  it('stand on every sheet from then on, and know who was quicker', async () => {
    const { settings, version } = await bills.done('GET', '/api/invoice/settings');
    const sender = { ...settings.sender, name: 'Alderbrook College' };
    const saved = await bills.done('PUT', '/api/invoice/settings', { ...settings, sender, iban: 'DE02', version });
    expect(saved).toMatchObject({ settings: { iban: 'DE02' }, version: version + 1 });
    const sheet = await bills.draft();
    expect([sheet.sender.name, sheet.paymentDetails.iban]).toEqual(['Alderbrook College', 'DE02']);
    expect((await bills.send('PUT', '/api/invoice/settings', { ...settings, version })).status).toBe(409);
    expect((await bills.send('PUT', '/api/invoice/settings', { ...settings, termDays: 400 })).status).toBe(400);
  });
});
