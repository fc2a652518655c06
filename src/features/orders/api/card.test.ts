import { createHmac } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { doDue } from '#api/due.ts';
import { stripe } from '#api/stripe.ts';
import { products } from '#features/shop/api/tables.ts';
import { testApi } from '../../../../tests/api/api.ts';
import { cardProvider } from '../../../../tests/api/cardProvider.ts';
import { holding } from '../../../../tests/api/holding.ts';
import { ordering } from '../../../../tests/api/ordering.ts';
import { orders } from './tables.ts';

const api = testApi({ policy: { newcomers: 'admin', accessTokenMinutes: 600 } });
const shop = ordering(api);
const { hold, untilWaiting } = holding(api);
const SECRET = 'whsec_of_the_tests';

const { fetch, asked, givenBack, state } = cardProvider(api.now);

beforeAll(() => {
  api.deps.card = stripe({ key: 'sk_test', webhookSecret: SECRET, url: 'https://pay.example', fetch });
});
beforeEach(() => {
  state.trouble = 'none';
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
    id: `evt_${redirectUrl}_${type}`,
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
const pay = (one: Placed, over: object = {}) => send(paidMessage(one, over), signed(paidMessage(one, over)));
const close = (one: Placed) => {
  const body = paidMessage(one, {}, 'checkout.session.expired');
  return send(body, signed(body));
};

const askToPay = (one: Placed) => api.post(`/api/orders/${one.order.id}/pay`, {}, one.who.token);
/** On a page that is opened now. */
async function onNextPage(one: Placed): Promise<Placed> {
  const answer = await askToPay(one);
  expect(answer.status, answer.text).toBe(200);
  expect(answer.body.redirectUrl).not.toBe(one.redirectUrl);
  return { ...one, redirectUrl: answer.body.redirectUrl };
}
const kindsOf = async ({ order, who }: Placed) =>
  (await shop.read(order.id, who.token)).events.map((event) => event.kind);

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
    const again = await askToPay(one);
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
    expect((await askToPay(one)).status).toBe(409);
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

  it('gives them back together with others while somebody orders the same products', async () => {
    const [who, other] = [await shop.buyer(), await shop.buyer()];
    const [first, second, third] = [await shop.product(), await shop.product(), await shop.product()];
    const made = [];
    for (const { id } of [third, first]) {
      await shop.put(who.id, id);
      made.push((await shop.ask(who, { payment: 'card' })).body.order);
    }
    api.later(46);
    for (const { id } of [first, second, third]) await shop.put(other.id, id);
    const letGo = await hold(sql`SELECT 1 FROM ${products} WHERE id = ${second.id} FOR UPDATE`);
    const ordering = shop.ask(other);
    await untilWaiting(1);
    const releasing = doDue(api.deps);
    await untilWaiting(2);
    await letGo();
    await releasing;
    expect((await ordering).status).toBe(201);
    for (const { id } of made) expect((await shop.read(id, who.token)).status).toBe('cancelled');
    for (const { id } of [first, second, third]) expect(await shop.stockOf(id)).toBe(9);
  });

  it('gives them back at once when the provider says that its page has closed', async () => {
    const one = await placed();
    expect((await close(one)).status).toBe(200);
    await doDue(api.deps);
    expect(await shop.stockOf(one.kit.id)).toBe(10);
  });

  it('keeps them while a newer page than the closed one is open', async () => {
    const first = await placed();
    api.later(32);
    const second = await onNextPage(first);
    await close(first);
    await doDue(api.deps);
    expect(await shop.stockOf(first.kit.id)).toBe(8);
    await close(second);
    await doDue(api.deps);
    expect(await shop.stockOf(first.kit.id)).toBe(10);
  });

  it('is paid from whichever page the money comes', async () => {
    const first = await placed();
    api.later(32);
    await onNextPage(first);
    expect((await pay(first)).status).toBe(200);
    expect(await shop.read(first.order.id, first.who.token)).toMatchObject({ status: 'paid', paymentState: 'paid' });
    // After it was cancelled as unpaid, that is owed.
    const late = await placed();
    api.later(32);
    await onNextPage(late);
    api.later(46);
    await doDue(api.deps);
    await pay(late);
    expect(await shop.read(late.order.id, late.who.token)).toMatchObject({
      ...{ status: 'cancelled', paymentState: 'refund-due' },
    });
    expect(await kindsOf(late)).toEqual(['placed', 'cancelled', 'payment-late']);
    // Somebody gives it back by hand, on the pages of the provider.
    givenBack.add(`pi_${late.order.id}`);
    await doDue(api.deps);
    expect((await shop.read(late.order.id, late.who.token)).paymentState).toBe('refunded');
  });

  it('that is paid on two pages stays paid, and the second payment goes back once', async () => {
    const first = await placed();
    api.later(32);
    const second = await onNextPage(first);
    await pay(first);
    const again = { payment_intent: `pi_${first.order.id}_again` };
    await pay(second, again);
    await pay(second, again);
    // Another message of the same payment is no payment more.
    const told = paidMessage(second, again, 'checkout.session.async_payment_succeeded');
    await send(told, signed(told));
    expect(await kindsOf(first)).toEqual(['placed', 'paid', 'paid-again']);
    asked.length = 0;
    state.trouble = 'away';
    await doDue(api.deps);
    state.trouble = 'none';
    api.later(16);
    await Promise.all([doDue(api.deps), doDue(api.deps)]);
    await doDue(api.deps);
    expect(asked.map(({ path, form }) => [path, form.get('payment_intent'), form.get('amount')])).toEqual([
      ['/v1/refunds', again.payment_intent, String(first.order.totalCents)],
    ]);
    expect(await kindsOf(first)).toEqual(['placed', 'paid', 'paid-again', 'paid-again-refunded']);
    expect(await shop.read(first.order.id, first.who.token)).toMatchObject({ status: 'paid', paymentState: 'paid' });
    // What was paid first is still there to be given back.
    await api.post(`/api/orders/${first.order.id}/cancel`, {}, first.who.token);
    await doDue(api.deps);
    expect(asked.at(-1)?.form.get('payment_intent')).toBe(`pi_${first.order.id}`);
    expect((await shop.read(first.order.id, first.who.token)).paymentState).toBe('refunded');
  });

  it('that was cancelled is paid back, also when the money comes late, and once', async () => {
    const [paid, late] = [await placed(), await placed()];
    await pay(paid);
    for (const { order, who } of [paid, late]) await api.post(`/api/orders/${order.id}/cancel`, {}, who.token);
    await pay(late);
    asked.length = 0;
    state.trouble = 'away';
    await doDue(api.deps);
    expect((await shop.read(paid.order.id, paid.who.token)).paymentState).toBe('refund-due');
    state.trouble = 'none';
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

  it('is paid back behind other work when the provider is slow, and asked for once at a time', async () => {
    const one = await placed();
    await pay(one);
    await api.post(`/api/orders/${one.order.id}/cancel`, {}, one.who.token);
    const { card } = api.deps;
    if (!card) throw new Error('no provider');
    let asks = 0;
    let answer = () => {};
    const slow = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const refund: typeof card.refund = async (payment) => {
      asks += 1;
      await slow;
      return card.refund(payment);
    };
    api.deps.card = { ...card, refund };
    try {
      // Both come back: nothing else that is due waits for the provider.
      await doDue(api.deps);
      await doDue(api.deps);
      expect(asks).toBe(1);
      expect((await shop.read(one.order.id, one.who.token)).paymentState).toBe('refund-due');
      answer();
      await expect
        .poll(async () => (await shop.read(one.order.id, one.who.token)).paymentState, { timeout: 20_000 })
        .toBe('refunded');
      expect(asks).toBe(1);
    } finally {
      answer();
      api.deps.card = card;
    }
  });

  it.each(['broken', 'lost', 'away', 'busy'] as const)(
    'is kept when the provider is %s, and can be paid later',
    async (how) => {
      // At once, when the time asked for is too short by now, and when it is over.
      for (const minutes of [0, 3, 32]) {
        state.trouble = how;
        const one = await placed();
        expect(one.redirectUrl).toBeNull();
        expect((await askToPay(one)).status).toBe(502);
        state.trouble = 'none';
        api.later(minutes);
        await pay(await onNextPage(one));
        expect((await shop.read(one.order.id, one.who.token)).status).toBe('paid');
      }
    },
  );

  it('leads to the page that was opened when only the answer got lost', async () => {
    state.trouble = 'lost';
    const one = await placed();
    state.trouble = 'none';
    api.later(3);
    const opened = await onNextPage(one);
    expect(asked).toHaveLength(1);
    await pay(opened);
    expect((await shop.read(one.order.id, one.who.token)).status).toBe('paid');
  });

  it('that costs nothing is paid at once, without the provider', async () => {
    const who = await shop.buyer();
    const gift = await shop.product({ priceCents: 0, category: 'course', stock: null });
    await shop.put(who.id, gift.id, 1, 0);
    const { status, body } = await shop.ask(who, { payment: 'card' });
    expect([status, body.redirectUrl, asked.length]).toEqual([201, null, 0]);
    expect(body.order).toMatchObject({ status: 'paid', paymentState: 'paid', totalCents: 0, holdUntil: null });
    expect((await shop.move(body.order.id, 'delivered', who.token)).status).toBe(200);
    // One that waits on a page is paid by the word that there is nothing to pay.
    const waiting = await placed();
    await api.db.update(orders).set({ totalCents: 0 }).where(eq(orders.id, waiting.order.id));
    await pay(waiting, { payment_status: 'no_payment_required', payment_intent: null, amount_total: 0 });
    expect((await shop.read(waiting.order.id, waiting.who.token)).status).toBe('paid');
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
