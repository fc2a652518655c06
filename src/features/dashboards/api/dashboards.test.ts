import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { signIns } from '#features/auth/api/tables.ts';
import { invoicePayments, invoices } from '#features/invoices/api/tables.ts';
import { orderItems, orders } from '#features/orders/api/tables.ts';
import { people, personRoles } from '#features/people/api/tables.ts';
import { products } from '#features/shop/api/tables.ts';
import { practiceItems, practices } from '#features/student/api/tables.ts';
import { testApi } from '../../../../tests/api/api.ts';

/** Years in which the sample has nothing, so that every row is known. */
const MARCH = 'range=custom&from=2035-03-01&to=2035-03-10';
const PARTS = ['people', 'sign-ins', 'questions', 'practice', 'sales', 'invoices', 'activity'];

describe('dashboards', () => {
  const api = testApi();
  const figures = async (part: string, query = MARCH) => {
    const answer = await api.get(`/api/figures/${part}?${query}`, await api.as('admin'));
    expect(answer.status, answer.text).toBe(200);
    return answer.body;
  };
  const somebody = async () => {
    const [one] = await api.db.select({ id: people.id }).from(people).where(eq(people.access, 'Student')).limit(1);
    return one?.id ?? 0;
  };

  it('count sign-ins by day and device, and different people, beside the days before', async () => {
    const personId = await somebody();
    const at = (day: string, device: 'desktop' | 'mobile') => ({ personId, at: new Date(day), device });
    await api.db
      .insert(signIns)
      .values([
        at('2035-02-27T09:00:00Z', 'mobile'),
        at('2035-03-01T00:00:00Z', 'desktop'),
        at('2035-03-10T23:59:59Z', 'mobile'),
        { ...at('2035-03-10T08:00:00Z', 'mobile'), personId: personId + 1 },
        at('2035-03-11T00:00:00Z', 'desktop'),
      ]);
    const found = await figures('sign-ins');
    expect(found.count).toEqual({ now: 3, before: 1 });
    expect(found.people).toEqual({ now: 2, before: 1 });
    expect(found.byDay.now).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 2]);
    expect(found.byDay.before).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 0]);
    expect(found.peopleByDay).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 2]);
    expect(found.devices).toEqual([
      { kind: 'desktop', count: 1, before: 0 },
      { kind: 'mobile', count: 2, before: 1 },
    ]);
  });

  it('count a moment on the day that the asker’s clocks show', async () => {
    const personId = await somebody();
    // On 25 March 2035 the clocks of Berlin go forward: that day has 23 hours.
    const moments = ['2035-03-24T22:59:59Z', '2035-03-24T23:00:00Z', '2035-03-25T21:59:59Z', '2035-03-25T22:00:00Z'];
    await api.db
      .insert(signIns)
      .values(moments.map((at) => ({ personId, at: new Date(at), device: 'other' as const })));
    const days = 'range=custom&from=2035-03-24&to=2035-03-26';
    expect((await figures('sign-ins', `${days}&timeZone=Europe/Berlin`)).byDay.now).toEqual([1, 2, 1]);
    expect((await figures('sign-ins', days)).byDay.now).toEqual([2, 2, 0]);
  });

  it('write down every sign-in with the kind of device, and tell open dashboards', async () => {
    api.later(1);
    const before = (await figures('sign-ins', 'range=last-28-days')).count.now;
    api.later(1);
    api.events.length = 0;
    const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile Safari/604.1';
    const body = { email: 'student@demo.com', password: 'student' };
    await api.ask('POST', '/jwt/login', { body, headers: { 'user-agent': phone } });
    const [newest] = await api.db.select().from(signIns).orderBy(sql`id DESC`).limit(1);
    expect(newest).toMatchObject({ device: 'mobile' });
    expect(api.events).toContainEqual({ people: 'staff', topic: 'dashboard', ids: ['sign-ins'] });
    // The one above, and the administrator who asks.
    expect((await figures('sign-ins', 'range=last-28-days')).count.now).toBe(before + 2);
  });

  it('hear of many sign-ins twice: of the first at once, of the rest when they are over', async () => {
    api.later(1);
    api.events.length = 0;
    const told = () => api.events.filter((one) => one.topic === 'dashboard' && one.ids.includes('sign-ins')).length;
    const body = { email: 'student@demo.com', password: 'student' };
    for (let nth = 0; nth < 3; nth += 1) await api.ask('POST', '/jwt/login', { body });
    expect(told()).toBe(1);
    await vi.waitFor(() => expect(told()).toBe(2), 10_000);
  });

  it('count new people, and all there are', async () => {
    const base = { access: 'Student' as const, status: 'active' as const };
    const named = (name: string, day: string) => ({
      ...base,
      ...{ fullName: name, username: name, email: `${name}@example.com`, createdAt: new Date(day) },
    });
    await api.db
      .insert(people)
      .values([named('fig-a', '2035-03-02T10:00:00Z'), named('fig-b', '2035-02-20T10:00:00Z')]);
    const found = await figures('people');
    expect(found.new).toEqual({ now: 1, before: 1 });
    expect(found.newByDay.now[1]).toBe(1);
    const [{ n = 0 } = {}] = await api.db.select({ n: sql<number>`count(*)`.mapWith(Number) }).from(people);
    expect(found.total).toBe(n);
  });

  it('count practices on the days they began and ended, with their average', async () => {
    const personId = await somebody();
    const done = (day: string, score: number, maxScore: number) => ({
      ...{ personId, state: 'finished' as const, questionCount: 5 },
      ...{ startedAt: new Date(`${day}T10:00:00Z`), finishedAt: new Date(`${day}T10:09:00Z`), score, maxScore },
    });
    const stored = await api.db
      .insert(practices)
      .values([
        // One chose a category, the others practised everything.
        { ...done('2035-03-01', 3, 4), categories: ['Mathematics'] },
        done('2035-03-01', 1, 4),
        // An essay alone: there are no points to have.
        done('2035-03-03', 0, 0),
        done('2035-02-20', 4, 4),
        { personId, questionCount: 5, startedAt: new Date('2035-03-04T10:00:00Z') },
      ])
      .returning({ id: practices.id });
    const put = (practice: number, position: number, categoryName: string, fraction: number | null) => ({
      ...{ practiceId: stored[practice]?.id ?? 0, position, version: 1, categoryName, fraction },
      ...{ question: {} as never, shown: [] },
    });
    await api.db
      .insert(practiceItems)
      .values([
        put(0, 1, 'Algebra', 1),
        put(0, 2, 'Algebra', 0.5),
        put(1, 1, 'Algebra', 0.25),
        put(1, 2, 'Geometry', 0),
        put(1, 3, '', 1),
        put(2, 1, 'Essays', null),
        put(3, 1, 'Algebra', 1),
        put(4, 1, 'Algebra', null),
      ]);
    const found = await figures('practice');
    expect([found.started, found.finished]).toEqual([
      { now: 4, before: 1 },
      { now: 3, before: 1 },
    ]);
    expect(found.average).toEqual({ now: 0.5, before: 1 });
    expect(found.averageByDay.slice(0, 3)).toEqual([0.5, null, null]);
    expect(found.categories).toEqual([
      { name: 'Algebra', finished: 2, average: 0.5 },
      { name: '', finished: 1, average: 1 },
      { name: 'Essays', finished: 1, average: null },
      { name: 'Geometry', finished: 1, average: 0 },
    ]);
  });

  it('add up sales without what was cancelled, each currency for itself', async () => {
    const [product] = await api.db.select().from(products).limit(1);
    const order = (placedAt: string, totalCents: number, over: object = {}) => ({
      ...{ buyerName: 'A', buyerEmail: 'a@example.com', status: 'paid' as const, payment: 'card' as const },
      ...{ currency: 'USD' as const, subtotalCents: totalCents, discountCents: 0, deliveryCents: 0, taxCents: 0 },
      ...{ totalCents, pieces: 1, itemNames: 'A', needsShipping: false, changedAt: new Date(placedAt) },
      ...{ address: {} as never, placedAt: new Date(placedAt), ...over },
    });
    const stored = await api.db
      .insert(orders)
      .values([
        order('2035-03-01T10:00:00Z', 5_000),
        order('2035-03-05T10:00:00Z', 7_000, { status: 'cancelled' }),
        order('2035-03-09T10:00:00Z', 1_000, { currency: 'EUR' }),
        order('2035-02-25T10:00:00Z', 2_500),
      ])
      .returning({ id: orders.id });
    await api.db.insert(orderItems).values(
      stored.map(({ id }) => ({
        ...{ orderId: id, position: 0, productId: product?.id ?? null, name: 'A', slug: 'a', image: '', category: 'x' },
        ...{ qty: 2, priceCents: 2_500, discountBp: 1_000, taxBp: 0, needsShipping: false },
      })),
    );
    const found = await figures('sales');
    expect(found).toMatchObject({ currency: 'USD', others: [{ currency: 'EUR', cents: 1_000 }] });
    expect(found.orders).toEqual({ now: 2, before: 1 });
    expect(found.revenue).toEqual({ now: 5_000, before: 2_500 });
    expect(found.averageOrder).toEqual({ now: 5_000, before: 2_500 });
    expect(found.statuses).toEqual({ paid: 2, cancelled: 1 });
    expect(found.products).toMatchObject([{ id: product?.id, pieces: 2, cents: 4_500 }]);
    expect(found.revenueByDay.now[0]).toBe(5_000);
  });

  it('add up invoices: issued and paid in these days, owed and late now', async () => {
    const client = { clientName: 'A', clientCompany: '', clientEmail: 'a@example.com', clientAddress: '' };
    const bill = (issuedDate: string, totalCents: number, status: 'Sent' | 'Draft' | 'Past Due', dueDate: string) => ({
      ...{ ...client, clientCountry: '', clientContact: '', service: 'Template Customization' as const },
      ...{ currency: 'USD' as const, issuedDate, dueDate, status, paymentMethod: 'Cash' as const, totalCents },
      ...{ subtotalCents: totalCents, discountCents: 0, taxCents: 0, createdAt: new Date(), changedAt: new Date() },
    });
    const earlier = await figures('invoices');
    const [open] = await api.db
      .insert(invoices)
      .values([
        bill('2035-03-02', 9_000, 'Sent', '2035-04-01'),
        bill('2035-03-03', 8_000, 'Draft', '2035-04-01'),
        bill('2035-02-20', 3_000, 'Sent', '2035-04-01'),
        bill('2020-01-01', 500, 'Sent', '2020-02-01'),
        { ...bill('2020-01-01', 700, 'Sent', '2020-02-01'), currency: 'CHF' as const },
      ])
      .returning({ id: invoices.id });
    const invoiceId = open?.id ?? 0;
    await api.db
      .insert(invoicePayments)
      .values({ invoiceId, amountCents: 4_000, paidOn: '2035-03-10', method: 'Cash', recordedAt: new Date() });
    const found = await figures('invoices');
    expect([found.sent, found.issued, found.paid]).toEqual([
      { now: 1, before: 1 },
      { now: 9_000, before: 3_000 },
      { now: 4_000, before: 0 },
    ]);
    expect(found.issuedByDay.now[1]).toBe(9_000);
    expect(found.paidByDay.now[9]).toBe(4_000);
    expect(found.outstanding.count).toBe(earlier.outstanding.count + 4);
    // The day alone made them late. What is counted is named in whatever currency it is.
    const { count, cents, others } = earlier.overdue;
    expect(found.overdue).toMatchObject({ count: count + 2, cents: cents + 500 });
    expect(found.overdue.others).toEqual([...others, { currency: 'CHF', cents: 700 }]);
  });

  it('name the currency of the school where nothing was sold', async () => {
    const admin = await api.as('admin');
    const { settings, version } = (await api.get('/api/invoice/settings', admin)).body;
    const body = { ...settings, currency: 'CHF', version };
    expect((await api.ask('PUT', '/api/invoice/settings', { token: admin, body })).status).toBe(200);
    const found = await figures('sales', 'range=custom&from=2036-01-01&to=2036-01-05');
    expect(found).toMatchObject({ currency: 'CHF', revenue: { now: 0, before: 0 }, products: [] });
    await api.db.delete(invoices);
    expect((await figures('invoices')).currency).toBe('CHF');
  });

  it('know the question bank and the newest of the audit log', async () => {
    const bank = await figures('questions', 'range=last-year');
    expect(Object.values(bank.statuses as Record<string, number>).reduce((a, b) => a + b, 0)).toBe(bank.total);
    expect(bank.new.now).toBeGreaterThan(0);
    const { entries } = await figures('activity');
    expect(entries).toHaveLength(8);
    expect(entries[0]).toMatchObject({ action: 'signed-in' });
  });

  it('refuse days that cannot be', async () => {
    const admin = await api.as('admin');
    const wrong = async (query: string) => (await api.get(`/api/figures/people?${query}`, admin)).body.error;
    expect(await wrong('range=custom')).toEqual({ from: ['Say from which day.'] });
    expect(await wrong('range=custom&from=2035-03-02&to=2035-03-01')).toHaveProperty('to');
    expect(await wrong('range=custom&from=2030-03-02&to=2035-03-01')).toHaveProperty('to');
    expect(await wrong('range=custom&from=2035-02-30&to=2035-03-01')).toHaveProperty('from');
    expect(await wrong('range=always')).toHaveProperty('range');
    expect(await wrong('timeZone=Mars/Base')).toHaveProperty('timeZone');
  });

  it('show somebody only what they may see', async () => {
    for (const role of ['client', 'Student'] as const) {
      const token = await api.as(role);
      for (const part of PARTS) expect((await api.get(`/api/figures/${part}`, token)).status).toBe(403);
      expect((await api.get('/api/dashboards/store/layout', token)).status).toBe(403);
    }
    expect((await api.get('/api/figures/people')).status).toBe(401);
    // "Only View" opens dashboards, questions, the shop and invoices; neither people nor the audit log.
    const [client] = await api.db.select().from(people).where(eq(people.email, 'client@demo.com'));
    await api.db.insert(personRoles).values({ personId: client?.id ?? 0, role: 'restricted-user' });
    const viewer = await api.as('client');
    const statuses = await Promise.all(
      PARTS.map(async (part) => (await api.get(`/api/figures/${part}`, viewer)).status),
    );
    expect(statuses).toEqual([403, 403, 200, 200, 200, 200, 403]);
    const { cards } = (await api.get('/api/dashboards/analytics/layout', viewer)).body;
    expect(cards.map((one: { id: string }) => one.id)).toEqual([
      'practices-finished',
      'practice-average',
      'practice-categories',
      'practice-by-day',
    ]);
    const closed = { cards: [{ id: 'new-people', size: 1 }] };
    const refused = await api.ask('PUT', '/api/dashboards/store/layout', { token: viewer, body: closed });
    expect(refused.body.error).toEqual({ 'cards.0.id': ['You may not see this card.'] });
  });
});
