import { z } from 'zod';
import { type PayableOrder, type PaymentMessage, type PaymentProvider, PaymentRefused } from './payments.ts';
import { hex } from './storage.ts';

interface StripeKeys {
  key: string;
  webhookSecret: string;
  /** Another address for a provider that speaks the same way. */
  url?: string | undefined;
  fetch?: typeof fetch;
}

const session = z.object({ id: z.string(), url: z.string() });
const refusal = z.object({ error: z.object({ code: z.string().nullish() }) });
const message = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({
    object: z.object({
      id: z.string(),
      payment_status: z.string().nullish(),
      payment_intent: z.string().nullish(),
      amount_total: z.number().nullish(),
      currency: z.string().nullish(),
    }),
  }),
});

/** So far the clocks may be apart, in seconds. An older message may be one that somebody recorded. */
const TOLERANCE = 300;
const PATIENCE_MS = 15_000;

const encoder = new TextEncoder();

async function hmac(secret: string, text: string): Promise<string> {
  const how = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), how, false, ['sign']);
  return hex(new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text))));
}

/** Takes as long for a near miss as for any other. */
function isSame(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let different = 0;
  for (let at = 0; at < a.length; at++) different |= a.charCodeAt(at) ^ b.charCodeAt(at);
  return different === 0;
}

/** `t=1700000000,v1=abc…,v1=def…`: the body as it came, signed together with the time. */
async function isSigned(secret: string, body: string, signature: string, now: Date): Promise<boolean> {
  const parts = signature.split(',').map((part) => part.trim().split('=', 2));
  const time = Number(parts.find(([name]) => name === 't')?.[1]);
  if (!Number.isInteger(time) || Math.abs(now.getTime() / 1000 - time) > TOLERANCE) return false;
  const wanted = await hmac(secret, `${time}.${body}`);
  return parts.some(([name, value = '']) => name === 'v1' && isSame(value, wanted));
}

const PAID = ['checkout.session.completed', 'checkout.session.async_payment_succeeded'];
/** What costs nothing is not paid, and over all the same. */
const SETTLED = ['paid', 'no_payment_required'];

function read(body: string): PaymentMessage | undefined {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return undefined;
  }
  const given = message.safeParse(json);
  if (!given.success) return undefined;
  const { id, type, data } = given.data;
  const { object } = data;
  if (type === 'checkout.session.expired') return { id, kind: 'expired', reference: object.id };
  if (!PAID.includes(type) || !SETTLED.includes(object.payment_status ?? '')) return { id, kind: 'other' };
  const amountCents = object.amount_total ?? 0;
  const currency = (object.currency ?? '').toUpperCase();
  return { id, kind: 'paid', reference: object.id, intent: object.payment_intent ?? null, amountCents, currency };
}

const formOf = (order: PayableOrder) =>
  new URLSearchParams({
    mode: 'payment',
    client_reference_id: String(order.id),
    customer_email: order.buyerEmail,
    success_url: order.paidUrl,
    cancel_url: order.backUrl,
    expires_at: String(Math.floor(order.payUntil.getTime() / 1000)),
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': order.currency.toLowerCase(),
    'line_items[0][price_data][unit_amount]': String(order.totalCents),
    'line_items[0][price_data][product_data][name]': `Order ${order.id}`,
  });

/** The same is being asked at this moment: what becomes of that is not known yet. */
const AT_WORK = 409;
const ALREADY_BACK = 'charge_already_refunded';

/** What the provider writes can quote the buyer; the status and the short code say enough. */
async function refusalOf(answer: Response): Promise<Error> {
  if (answer.status === AT_WORK) return new Error('the payment provider is still at work on it');
  const given = refusal.safeParse(await answer.json().catch(() => undefined));
  return new PaymentRefused(answer.status, given.data?.error.code ?? undefined);
}

/** Cards through Stripe, or whoever speaks like it: a page of theirs to pay on, and signed messages back. */
export function stripe({
  key,
  webhookSecret,
  url = 'https://api.stripe.com',
  fetch: send = fetch,
}: StripeKeys): PaymentProvider {
  async function ask(path: string, form: URLSearchParams, once: string): Promise<unknown> {
    const answer = await send(`${url.replace(/\/+$/, '')}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/x-www-form-urlencoded',
        'idempotency-key': once,
      },
      body: form.toString(),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!answer.ok) throw await refusalOf(answer);
    return answer.json();
  }
  return {
    name: 'card',
    async start(order) {
      const once = `order-${order.id}-try-${order.attempt}`;
      const made = session.parse(await ask('/v1/checkout/sessions', formOf(order), once));
      return { reference: made.id, redirectUrl: made.url };
    },
    async hear(body, signature, now) {
      return (await isSigned(webhookSecret, body, signature, now)) ? read(body) : undefined;
    },
    async refund({ key: once, intent, amountCents }) {
      const form = new URLSearchParams({ payment_intent: intent, amount: String(amountCents) });
      await ask('/v1/refunds', form, `refund-${once}`).catch((error: Error) => {
        // Somebody gave it back on the provider's own pages.
        if (!(error instanceof PaymentRefused && error.code === ALREADY_BACK)) throw error;
      });
    },
  };
}
