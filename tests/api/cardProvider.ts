interface Asked {
  path: string;
  form: URLSearchParams;
  once: string;
}
const LEAST_SECONDS = 30 * 60;

/** Stands for a provider of card payments: it keeps what it answers under each key, as Stripe does. */
export function cardProvider(now: () => Date) {
  /** What the provider was asked, apart from what it was asked before. */
  const asked: Asked[] = [];
  /** Under each key it keeps what it was asked and what it answered, a failure of its own as well. */
  const answered = new Map<string, { text: string; status: number; body: object }>();
  /**
   * `broken`: it answers that it failed. `lost`: it does what it is asked, and no answer arrives. `away`: it hears nothing.
   * `busy`: it is at work on the same.
   */
  const state = { trouble: 'none' as 'none' | 'broken' | 'lost' | 'away' | 'busy' };
  /** Payments that somebody gave back on its own pages. */
  const givenBack = new Set<string>();

  function answerTo({ path, form }: Asked): { status: number; body: object } {
    if (state.trouble === 'broken') return { status: 500, body: {} };
    if (givenBack.has(form.get('payment_intent') ?? ''))
      return { status: 400, body: { error: { code: 'charge_already_refunded' } } };
    if (path === '/v1/refunds') return { status: 200, body: { id: 're_1' } };
    const id = `cs_${form.get('client_reference_id')}_${asked.length}_${answered.size}`;
    return { status: 200, body: { id, url: `https://pay.example/${id}` } };
  }

  const provider: typeof fetch = async (url, init) => {
    if (state.trouble === 'away') throw new TypeError('fetch failed');
    if (state.trouble === 'busy') return Response.json({}, { status: 409 });
    const once = new Headers(init?.headers).get('idempotency-key') ?? '';
    const text = String(init?.body);
    const one = { path: new URL(String(url)).pathname, form: new URLSearchParams(text), once };
    const before = answered.get(once);
    if (before && before.text !== text) return Response.json({ error: {} }, { status: 400 });
    const ends = one.form.get('expires_at');
    // Too short a time is not even looked at, so nothing is kept under the key.
    if (!before && ends !== null && Number(ends) < now().getTime() / 1000 + LEAST_SECONDS)
      return Response.json({ error: {} }, { status: 400 });
    const answer = before ?? { text, ...answerTo(one) };
    answered.set(once, answer);
    if (!before && answer.status === 200) asked.push(one);
    if (state.trouble === 'lost') throw new TypeError('fetch failed');
    return Response.json(answer.body, { status: answer.status });
  };

  return { fetch: provider, asked, givenBack, state };
}
