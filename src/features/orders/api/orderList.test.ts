import { describe, expect, it } from 'vitest';
import type { Order, OrderRow } from '#features/orders/contract.ts';
import { testApi } from '../../../../tests/api/api.ts';
import { billing } from '../../../../tests/api/billing.ts';
import { ordering } from '../../../../tests/api/ordering.ts';

const api = testApi({ policy: { newcomers: 'admin' } });
const shop = ordering(api);
const bills = billing(api);

async function some(): Promise<{ token: string; made: Order[] }> {
  const who = await shop.buyer();
  const made: Order[] = [];
  for (const priceCents of [3_000, 1_000, 2_000]) {
    await shop.put(who.id, (await shop.product({ priceCents })).id);
    made.push(await shop.order(who));
  }
  return { token: who.token, made };
}
const idsOf = (found: { orders: OrderRow[] }) => found.orders.map((one) => one.id);

describe('the list of orders', () => {
  it('of a person holds their own, newest first, and sorts and filters', async () => {
    const { token, made } = await some();
    const ids = made.map((one) => one.id);
    const list = async (query = '') => (await api.get(`/api/orders?${query}`, token)).body;
    expect(idsOf(await list())).toEqual([...ids].reverse());
    expect(idsOf(await list('sortColumn=total&sort=asc'))).toEqual([ids[1], ids[2], ids[0]]);
    await shop.move(ids[0] ?? 0, 'packed', token);
    expect(idsOf(await list('status=packed'))).toEqual([ids[0]]);
    expect(idsOf(await list('payment=card'))).toEqual([]);
    expect(idsOf(await list(`q=${encodeURIComponent(made[1]?.items[0]?.name ?? '')}`))).toContain(ids[1]);
    // As the list itself writes them, in any language.
    const sum = ((made[1]?.totalCents ?? 0) / 100).toFixed(2);
    for (const typed of [`#${ids[1]}`, `$${sum}`, `${sum.replace('.', ',')} $`, sum])
      expect(idsOf(await list(`q=${encodeURIComponent(typed)}&sortColumn=total&sort=asc`))[0], typed).toBe(ids[1]);
    expect(idsOf(await list('placed=before-1'))).toEqual([]);
    expect((await list('page=2&perPage=2')).orders).toHaveLength(1);
    expect((await api.get('/api/orders?page=0', token)).status).toBe(400);
    const { all, statuses } = (await api.get('/api/orders/counts', token)).body;
    expect([all, statuses.packed, statuses.placed]).toEqual([3, 1, 2]);
  });

  it('of all is found in every order, the same on every way', async () => {
    await some();
    const token = await api.as('admin');
    const { total } = (await api.get('/api/orders/all', token)).body;
    for (const column of ['id', 'buyer', 'total', 'status', 'placedAt', 'deliveryDate']) {
      const first = (await api.get(`/api/orders/all?perPage=5&sortColumn=${column}&sort=asc`, token)).body;
      const second = (await api.get(`/api/orders/all?perPage=5&page=2&sortColumn=${column}&sort=asc`, token)).body;
      const both = (await api.get(`/api/orders/all?perPage=10&sortColumn=${column}&sort=asc`, token)).body;
      expect([...idsOf(first), ...idsOf(second)], column).toEqual(idsOf(both));
      expect(first.total).toBe(total);
    }
  });

  it('goes out as a file, with what matches', async () => {
    const { made } = await some();
    const token = await api.as('admin');
    const name = encodeURIComponent(made[0]?.buyer.name ?? '');
    const csv = (await api.get(`/api/orders/export?format=csv&q=${name}`, token)).text;
    expect(csv.trim().split('\n')).toHaveLength(4);
    expect(csv).toContain(`${made[0]?.id},placed`);
    const two = { ids: made.slice(0, 2).map((one) => one.id), sort: 'asc' };
    expect((await api.post('/api/orders/export', two, token)).text.trim().split('\n')).toHaveLength(3);
    const xlsx = await api.get(`/api/orders/export?format=xlsx&ids=${made[0]?.id}`, token);
    expect([xlsx.status, xlsx.headers.get('content-disposition')]).toEqual([200, expect.stringContaining('orders-')]);
  });

  it('moves many at once, names those that cannot, and takes it back', async () => {
    const { token, made } = await some();
    const [first, second, third] = made.map((one) => one.id);
    await api.post(`/api/orders/${third}/cancel`, {}, token);
    const ids = made.map((one) => one.id);
    const move = { status: 'packed', ids, key: crypto.randomUUID() };
    const started = await bills.done('POST', '/api/orders/bulk', move);
    const job = await ended(started.job.id);
    expect(job).toMatchObject({ changed: 2, failed: 1, canUndo: true });
    // Sent again because its answer was lost, it is the same work.
    expect((await bills.done('POST', '/api/orders/bulk', move)).job).toEqual(job);
    expect(job.problems).toMatchObject([
      { id: third, reason: 'This order cannot take that step from where it stands.' },
    ]);
    const undone = await bills.undo(job);
    expect(undone.changed).toBe(2);
    for (const id of [first, second]) expect((await shop.read(id ?? 0, token)).status).toBe('placed');
  });
});

async function ended(id: string) {
  for (;;) {
    const { job } = await bills.done('GET', `/api/jobs/${id}`);
    if (job.state !== 'running') return job;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
