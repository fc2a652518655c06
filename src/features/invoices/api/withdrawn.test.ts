import { describe, expect, it } from 'vitest';
import { testApi } from '../../../../tests/api/api.ts';
import { billing } from '../../../../tests/api/billing.ts';
import { ordering } from '../../../../tests/api/ordering.ts';

const api = testApi({ policy: { newcomers: 'admin' } });
const bills = billing(api);
const shop = ordering(api);

describe('the deleted bill of an order', () => {
  async function billed() {
    const who = await shop.buyer();
    await shop.put(who.id, (await shop.product()).id);
    const order = await shop.order(who);
    const cancel = () => api.post(`/api/orders/${order.id}/cancel`, {}, who.token);
    const id = order.invoice?.id ?? 0;
    return { id, cancel, order, who, remove: () => bills.done('DELETE', `/apps/invoice/delete?id=${id}`) };
  }
  const restore = (...ids: number[]) => bills.send('POST', '/api/invoice/restore', { ids });

  it('stays withdrawn when that is cancelled, whichever way it is asked for', async () => {
    const { id, cancel } = await billed();
    const other = (await bills.draft()).invoice.id;
    await cancel();
    await bills.done('DELETE', `/apps/invoice/delete?id=${other}`);
    const refused = await restore(other, id);
    expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining('is cancelled')]);
    const job = await bills.bulk({ action: 'restore', ids: [id, other] });
    expect(job).toMatchObject({ done: 2, changed: 1, failed: 1 });
    expect(job.problems).toEqual([
      { id, name: expect.stringContaining(`#${id}`), reason: expect.stringContaining('is cancelled') },
    ]);
    expect((await bills.send('GET', `/api/invoice/invoices/${id}`)).status).toBe(404);
    await bills.one(other);
  });

  it('is not brought back by taking back that many were deleted', async () => {
    const { id, cancel } = await billed();
    const job = await bills.bulk({ action: 'delete', ids: [id] });
    await cancel();
    expect(await bills.undo(job)).toMatchObject({ changed: 0, failed: 1 });
  });

  it('comes back while the order stands, and while money on it is owed', async () => {
    const { id, cancel, remove, order, who } = await billed();
    await remove();
    expect((await restore(id)).body).toEqual({ ids: [id] });
    await bills.pay(id, 500);
    await remove();
    await cancel();
    expect((await restore(id)).body).toEqual({ ids: [id] });
    expect(await shop.read(order.id, who.token)).toMatchObject({ paymentState: 'refund-due', invoice: { id } });
    await remove();
    expect((await api.post(`/api/orders/${order.id}/refunded`, {}, who.token)).status).toBe(200);
    expect((await restore(id)).status).toBe(409);
  });
});
