import { eq, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createApp } from '#api/app.ts';
import type { Deps } from '#api/deps.ts';
import { rateLimits } from '#api/limits.ts';
import type { OneInvoice } from '#features/invoices/contract.ts';
import { people } from '#features/people/api/tables.ts';
import type { Paper } from '#runtimes/node/pdf/paper.ts';
import { drawSheet } from '#runtimes/node/pdf/sheet.ts';
import { testApi } from '../../../../tests/api/api.ts';
import { billing } from '../../../../tests/api/billing.ts';

const api = testApi();
const bills = billing(api);
const PATH = '/api/invoice/invoices';
const pathOf = (link: string | null) => new URL(link ?? '').pathname;
const head = (bytes: Uint8Array | undefined) => String.fromCharCode(...(bytes ?? []).slice(0, 5));

/** The same API in a home that lacks something. */
async function inHome(over: Partial<Deps>, method: string, path: string, body?: object) {
  const { pdf: _, ...without } = api.deps;
  const token = await api.as('admin');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const init = { method, headers, body: body ? JSON.stringify(body) : null };
  return createApp({ ...without, ...over }).request(path, init);
}

describe('sending an invoice', () => {
  it('mails the client the PDF and the link, and it is sent', async () => {
    const { invoice } = await bills.draft();
    const answer = await bills.done('POST', `${PATH}/${invoice.id}/send`, {});
    expect(answer).toMatchObject({
      mailed: 'with-pdf',
      invoice: { invoiceStatus: 'Sent', sentAt: expect.any(String) },
    });
    const mail = api.mails.at(-1);
    expect(mail).toMatchObject({
      to: invoice.client.companyEmail,
      subject: `Invoice ${invoice.id} from Alderbrook School`,
      attachments: [{ name: `invoice-${invoice.id}.pdf`, type: 'application/pdf' }],
    });
    expect(mail?.text).toContain(answer.invoice.link);
    expect(mail?.text).toContain('$1,200.50');
    expect(head(mail?.attachments?.[0]?.content)).toBe('%PDF-');
  });

  it('is in the language of whoever has the address, without one in that of the school', async () => {
    const { invoice } = await bills.draft();
    const { email, user } = await api.register();
    await api.db.update(people).set({ language: 'de' }).where(eq(people.id, user.id));
    const answer = await bills.done('POST', `${PATH}/${invoice.id}/send`, { to: email });
    const german = api.mails.at(-1);
    expect(german?.subject).toBe(`Rechnung ${invoice.id} von Alderbrook School`);
    expect(german?.text.replace(/[^\S\n]/g, ' ')).toMatch(
      /^Guten Tag .+,\n\nhier ist .+ Zu zahlen: 1\.200,50 \$, fällig am \d+\. [A-ZÄ]\S+ \d{4}\.\n\nDieser Link öffnet sie:\n\n/,
    );
    expect(german?.text).toContain(`${answer.invoice.link}\n\nAlderbrook School`);

    const body = JSON.stringify({ to: 'nobody.here@client.example' });
    const deps = { ...api.deps, policy: { ...api.deps.policy, language: 'ar' as const } };
    const headers = { authorization: `Bearer ${await api.as('admin')}`, 'content-type': 'application/json' };
    await createApp(deps).request(`${PATH}/${invoice.id}/send`, { method: 'POST', headers, body });
    expect(api.mails.at(-1)).toMatchObject({
      subject: `الفاتورة ${invoice.id} من Alderbrook School`,
      html: expect.stringContaining('dir="rtl"'),
    });
  });

  it('takes another address, subject and words, and can be done again with the same link', async () => {
    const { invoice } = await bills.draft();
    const first = await bills.done('POST', `${PATH}/${invoice.id}/send`, {});
    const words = { to: 'desk@client.example', subject: 'A reminder', message: 'Please have a look.' };
    const again = await bills.done('POST', `${PATH}/${invoice.id}/send`, words);
    expect(api.mails.at(-1)).toMatchObject({ to: 'desk@client.example', subject: 'A reminder' });
    // In whichever language: nothing English is put between the words and the link.
    expect(api.mails.at(-1)?.text).toContain(`Please have a look.\n\n${again.invoice.link}\n\n`);
    expect([again.invoice.link, again.invoice.sentAt]).toEqual([first.invoice.link, first.invoice.sentAt]);
  });

  it('without a mail only marks it, and mails nothing', async () => {
    const { invoice } = await bills.draft();
    const before = api.mails.length;
    const answer = await bills.done('POST', `${PATH}/${invoice.id}/send`, { mail: false });
    expect(answer).toMatchObject({ mailed: 'not', invoice: { invoiceStatus: 'Sent', link: null } });
    expect(api.mails).toHaveLength(before);
    expect((await bills.send('POST', `${PATH}/999999/send`, {})).status).toBe(404);
    expect((await bills.send('POST', `${PATH}/${invoice.id}/send`, { to: 'nobody' })).status).toBe(400);
  });

  it('mails so many in an hour by one person, and marks more all the same', async () => {
    const { invoice } = await bills.draft();
    await bills.done('POST', `${PATH}/${invoice.id}/send`, {});
    const [made] = await api.db.select().from(rateLimits).where(like(rateLimits.key, 'invoice-mail:%'));
    await api.db
      .update(rateLimits)
      .set({ count: 300 })
      .where(eq(rateLimits.key, made?.key ?? ''));
    const mails = api.mails.length;
    const refused = await bills.send('POST', `${PATH}/${invoice.id}/send`, { to: 'anybody@else.example' });
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    await bills.done('POST', `${PATH}/${invoice.id}/send`, { mail: false });
    expect(api.mails).toHaveLength(mails);
    await api.db.delete(rateLimits).where(eq(rateLimits.key, made?.key ?? ''));
    await bills.done('POST', `${PATH}/${invoice.id}/send`, {});
  });

  it('leaves a draft a draft when the mail cannot go out', async () => {
    const { invoice } = await bills.draft();
    const mailer = { isReal: true, send: () => Promise.reject(new Error('no route')) };
    const answer = await inHome({ mailer }, 'POST', `${PATH}/${invoice.id}/send`, {});
    expect(answer.status).toBe(502);
    expect((await bills.one(invoice.id)).invoice).toMatchObject({ invoiceStatus: 'Draft', sentAt: null });
  });

  it('where no PDF is made mails the link alone, and says so when one is asked for', async () => {
    const { invoice } = await bills.draft();
    const answer = await inHome({}, 'POST', `${PATH}/${invoice.id}/send`, {});
    expect(await answer.json()).toMatchObject({ mailed: 'with-link' });
    expect(api.mails.at(-1)?.attachments).toBeUndefined();
    const pdf = await inHome({}, 'GET', `${PATH}/${invoice.id}/pdf`);
    expect([pdf.status, await pdf.json()]).toEqual([501, { error: expect.stringContaining('Print') }]);
    expect(await (await inHome({}, 'GET', '/api/start')).json()).toMatchObject({ pdf: false });
    expect((await api.get('/api/start')).body.pdf).toBe(true);
  });
});

/** What is drawn, without the paper. */
function textsOf(sheet: OneInvoice): string[] {
  const texts: string[] = [];
  const draw = (text: string) => {
    texts.push(text);
    return 10;
  };
  const doc: object = new Proxy({}, { get: (_, name) => (name === 'page' ? { height: 1e6 } : () => doc) });
  const writer = { draw, drawLine: () => {}, linesOf: (text: string) => [text] };
  drawSheet({ doc, writer, left: 0, width: 500, y: 0, head: undefined } as unknown as Paper, sheet);
  return texts;
}

describe('the PDF', () => {
  it('is a file of its own, for every script a name may be written in and for two hundred lines', async () => {
    const client = await bills.client({
      name: 'مدرسة (الفجر)',
      company: 'Žluťoučký Дом 学校 😀',
      address: 'Straße 1\nΑθήνα',
    });
    const lines = Array.from({ length: 200 }, (_, at) => ({
      title: `Line ${at} ${'word'.repeat(30)}`,
      description: at === 0 ? 'one\n'.repeat(200) : '',
      quantityMilli: 1_500,
      priceCents: -at,
      taxBp: 1_900,
    }));
    const first = { title: 'Much', quantityMilli: 1_000, priceCents: 99_999_999 };
    const { invoice } = await bills.draft({ clientId: client.id, lines: [first, ...lines.slice(1)] });
    const answer = await bills.send('GET', `${PATH}/${invoice.id}/pdf`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="invoice-${invoice.id}.pdf"`);
    expect(answer.text.slice(0, 5)).toBe('%PDF-');
    expect(answer.text.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(5);
  });

  it('says what the page says: what for, how to pay, and no demand below zero', async () => {
    const { invoice } = await bills.sent();
    await bills.pay(invoice.id, invoice.totals.totalCents + 2_804);
    const written = textsOf(await bills.one(invoice.id));
    expect(written).toContain('Service Software development');
    expect(written).toContain('Payment by Bank transfer');
    expect(written).toContain('In your favour $28.04');
    expect(written.join(' ')).not.toContain('-$28.04');
  });
});

describe('the link of an invoice', () => {
  it('opens for anybody, also from the page of their mails, and the first opening after sending counts', async () => {
    const { invoice } = await bills.draft();
    const { link } = await bills.done('POST', `${PATH}/${invoice.id}/link`);
    expect((await api.get(pathOf(link))).headers.get('content-type')).toBe('application/pdf');
    expect((await bills.one(invoice.id)).invoice).toMatchObject({ invoiceStatus: 'Draft', openedAt: null, link });

    await bills.mark(invoice.id);
    expect((await api.ask('HEAD', pathOf(link))).status).toBe(200);
    expect((await bills.send('GET', pathOf(link))).status).toBe(200);
    expect((await bills.one(invoice.id)).invoice.invoiceStatus).toBe('Sent');

    const fromMail = { headers: { 'sec-fetch-site': 'cross-site', accept: 'text/html' } };
    const opened = await api.ask('GET', pathOf(link), fromMail);
    expect([opened.status, opened.headers.get('content-disposition')]).toEqual([
      200,
      `inline; filename="invoice-${invoice.id}.pdf"`,
    ]);
    const { openedAt } = (await bills.one(invoice.id)).invoice;
    expect(openedAt).toBe(api.now().toISOString());
    api.later(5);
    await api.get(pathOf(link));
    expect((await bills.one(invoice.id)).invoice).toMatchObject({ invoiceStatus: 'Downloaded', openedAt });
    const { events } = await bills.done('GET', `${PATH}/${invoice.id}/events`);
    const openings = events.filter((one: { action: string }) => one.action === 'invoice-opened');
    expect(openings).toMatchObject([{ by: null }]);
  });

  it('leads nowhere once it is renewed, closed or the invoice deleted, and says so to a person and to a program', async () => {
    const { invoice } = await bills.sent();
    const renew = async () => pathOf((await bills.done('POST', `${PATH}/${invoice.id}/link`)).link);
    const old = await renew();
    const next = await renew();
    expect([(await api.get(old)).status, (await api.get(next)).status]).toEqual([404, 200]);
    const page = await api.ask('GET', old, { headers: { accept: 'text/html' } });
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=UTF-8']);
    expect(page.text).toContain('Ask whoever sent it for a new one.');
    expect((await api.get(old)).body.error).toContain('leads nowhere');

    expect(await bills.done('DELETE', `${PATH}/${invoice.id}/link`)).toEqual({ link: null });
    expect((await api.get(next)).status).toBe(404);
    const last = await renew();
    await bills.done('DELETE', `/apps/invoice/delete?id=${invoice.id}`);
    expect((await api.get(last)).status).toBe(404);
    expect((await api.get('/api/invoice/shared/guessed')).status).toBe(404);
  });
});
