import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { doDue } from '#api/due.ts';
import { stripe } from '#api/stripe.ts';
import { testApi } from '../../../../tests/api/api.ts';
import { ordering } from '../../../../tests/api/ordering.ts';
import { orders } from './tables.ts';

const api = testApi({ policy: { newcomers: 'admin', accessTokenMinutes: 600 } });
const shop = ordering(api);
const SECRET = 'whsec_of_the_tests';

/** Stands for the provider: keeps what it was asked, and can be out of order. */
const asked: { path: string; form: URLSearchParams; once: string | null }[] = [];
let isDown = false;
const provider: typeof fetch = async (url, init) => {
  const headers = new Headers(init?.headers);
  if (isDown) return new Response('{}', { status: 500 });
  const form = new URLSearchParams(String(init?.body));
  asked.push({ path: new URL(String(url)).pathname, form, once: headers.get('idempotency-key') });
  const id = `cs_${form.get('client_reference_id')}_${asked.length}`;
  return Response.json({ id, url: `https://pay.example/${id}` });
};

beforeAll(() => {
  api.deps.card = stripe({ key: 'sk_test', webhookSecret: SECRET, url: 'https://pay.example', fetch: provider });
});
beforeEach(() => {
  isDown = false;
  asked.length = 0;
});

const seconds = (at = api.now()) => Math.floor(at.getTime() / 1000);
const signed = (body: string, time = seconds(), secret = SECRET) =>
  `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
const send = (body: string, signature: string) =>
  api.ask('POST', '/api/payments/webhook', { raw: body, headers: { 'stripe-signature': signature } });

async function placed() {
  const who = await shop.buyer();
  const kit = await shop.product();
  await shop.put(who.id, kit.id, 2);
  const answer = await shop.ask(who, { payment: 'card' });
  expect(answer.status, answer.text).toBe(201);
  const { order, redirectUrl } = answer.body;
  return { who, kit, order, redirectUrl: redirectUrl as string };
}
type Placed = Awaited<ReturnType<typeof placed>>;

const paidMessage = ({ order, redirectUrl }: Placed, over: object = {}, type = 'checkout.session.completed') =>
  JSON.stringify({
    id: `evt_${order.id}_${type}`,
    type,
    data: {
      object: {
        id: redirectUrl.split('/').at(-1),
        payment_status: 'paid',
        payment_intent: `pi_${order.id}`,
        amount_total: order.totalCents,
        currency: 'usd',
        ...over,
      },
    },
  });
const pay = (one: Placed) => send(paidMessage(one), signed(paidMessage(one)));

describe('an order that is paid by card', () => {
  it('leads to the page of the provider, with the total of the server', async () => {
    const one = await placed();
    expect(one.redirectUrl).toMatch(/^https:\/\/pay\.example\/cs_/);
    expect(one.order).toMatchObject({ status: 'placed', paymentState: 'unpaid', invoice: null });
    const [{ path, form } = { path: '', form: new URLSearchParams() }] = asked;
    expect(path).toBe('/v1/checkout/sessions');
    expect(form.get('line_items[0][price_data][unit_amount]')).toBe(String(one.order.totalCents));
    expect(form.get('success_url')).toContain(`/apps/ecommerce/checkout?step=done&order=${one.order.id}`);
    // Asked again while that page works, it is the same page.
    const again = await api.post(`/api/orders/${one.order.id}/pay`, {}, one.who.token);
    expect([again.body.redirectUrl, asked.length]).toEqual([one.redirectUrl, 1]);
  });

  it('is paid by a signed message, once however often that comes', async () => {
    const one = await placed();
    const answers = await Promise.all([pay(one), pay(one)]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    expect((await pay(one)).status).toBe(200);
    const order = await shop.read(one.order.id, one.who.token);
    expect(order).toMatchObject({ status: 'paid', paymentState: 'paid', holdUntil: null });
    expect(order.events.map((event) => event.kind)).toEqual(['placed', 'paid']);
    expect((await api.post(`/api/orders/${order.id}/pay`, {}, one.who.token)).status).toBe(409);
    // It stays paid when its time would be over.
    api.later(60);
    await doDue(api.deps);
    expect((await shop.read(one.order.id, one.who.token)).status).toBe('paid');
  });

  it('is not paid by a message that is not signed, signed by others, changed on the way or old', async () => {
    const one = await placed();
    const body = paidMessage(one);
    const changed = body.replace('"usd"', '"eur"');
    for (const [text, signature] of [
      [body, ''],
      [body, 'nonsense'],
      [body, signed(body, seconds(), 'another secret')],
      [body, signed(body, seconds() - 301)],
      [body, signed(body, seconds() + 301)],
      [changed, signed(body)],
    ] as const) {
      const answer = await send(text, signature);
      expect([answer.status, Object.keys(answer.body.error)]).toEqual([400, ['signature']]);
    }
    expect((await shop.read(one.order.id, one.who.token)).status).toBe('placed');
    // A message recorded now and sent again later is too old then.
    const signature = signed(body);
    api.later(6);
    expect((await send(body, signature)).status).toBe(400);
  });

  it('is not paid by another amount, another currency or a session that is not paid', async () => {
    const one = await placed();
    for (const [at, over] of [{ amount_total: 1 }, { currency: 'eur' }, { payment_status: 'unpaid' }].entries()) {
      const body = paidMessage(one, over).replace('evt_', `evt_${at}_`);
      expect((await send(body, signed(body))).status).toBe(200);
    }
    expect((await shop.read(one.order.id, one.who.token)).paymentState).toBe('unpaid');
  });

  it('gives its pieces back when it is not paid in time', async () => {
    const one = await placed();
    expect(await shop.stockOf(one.kit.id)).toBe(8);
    api.later(44);
    await doDue(api.deps);
    expect(await shop.stockOf(one.kit.id)).toBe(8);
    api.later(2);
    await Promise.all([doDue(api.deps), doDue(api.deps)]);
    expect(await shop.stockOf(one.kit.id)).toBe(10);
    expect(await shop.read(one.order.id, one.who.token)).toMatchObject({ status: 'cancelled', paymentState: 'unpaid' });
  });

  it('gives them back at once when the provider says that its page has closed', async () => {
    const one = await placed();
    const body = paidMessage(one, {}, 'checkout.session.expired');
    expect((await send(body, signed(body))).status).toBe(200);
    await doDue(api.deps);
    expect(await shop.stockOf(one.kit.id)).toBe(10);
  });

  it('that was cancelled is paid back, also when the money comes late, and once', async () => {
    const [paid, late] = [await placed(), await placed()];
    await pay(paid);
    for (const { order, who } of [paid, late]) await api.post(`/api/orders/${order.id}/cancel`, {}, who.token);
    await pay(late);
    asked.length = 0;
    isDown = true;
    await doDue(api.deps);
    expect((await shop.read(paid.order.id, paid.who.token)).paymentState).toBe('refund-due');
    isDown = false;
    api.later(16);
    await doDue(api.deps);
    await doDue(api.deps);
    expect(asked.map(({ path, form, once }) => [path, form.get('payment_intent'), once])).toEqual([
      ['/v1/refunds', `pi_${paid.order.id}`, `refund-${paid.order.id}`],
      ['/v1/refunds', `pi_${late.order.id}`, `refund-${late.order.id}`],
    ]);
    for (const { order, who, kit } of [paid, late]) {
      expect((await shop.read(order.id, who.token)).paymentState).toBe('refunded');
      expect(await shop.stockOf(kit.id)).toBe(10);
    }
  });

  it('is kept when the provider does not answer, and can be paid a little later', async () => {
    isDown = true;
    const one = await placed();
    expect(one.redirectUrl).toBeNull();
    const path = `/api/orders/${one.order.id}/pay`;
    expect((await api.post(path, {}, one.who.token)).status).toBe(502);
    isDown = false;
    const answer = await api.post(path, {}, one.who.token);
    expect(answer.status).toBe(200);
    await pay({ ...one, redirectUrl: answer.body.redirectUrl });
    expect((await shop.read(one.order.id, one.who.token)).status).toBe('paid');
  });

  it('goes on only once it is paid, and can be paid by nobody else', async () => {
    const one = await placed();
    expect((await shop.move(one.order.id, 'packed', one.who.token)).status).toBe(409);
    const other = await shop.buyer();
    expect((await api.post(`/api/orders/${one.order.id}/pay`, {}, other.token)).status).toBe(404);
    await pay(one);
    expect((await shop.move(one.order.id, 'packed', one.who.token)).status).toBe(200);
  });
});

it('a server without keys offers no card and hears no messages', async () => {
  const { card } = api.deps;
  api.deps.card = undefined;
  try {
    const who = await shop.buyer();
    expect((await shop.checkout(who.token)).payments).toEqual(['invoice']);
    expect((await send('{}', '')).status).toBe(404);
  } finally {
    api.deps.card = card;
  }
  expect(await api.db.$count(orders, eq(orders.payment, 'card'))).toBeGreaterThan(0);
});
