import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Checkout, Order } from '#features/orders/contract.ts';
import { cartItems, products } from '#features/shop/api/tables.ts';
import { type testApi, unique } from './api.ts';

export const ADDRESS = {
  name: 'Ada Buyer',
  street: 'Mill Lane 12',
  postcode: 'LS1 4AP',
  city: 'Leeds',
  country: 'United Kingdom',
};

/** Short ways to fill a shelf and a cart, and to order. */
export function ordering(api: ReturnType<typeof testApi>) {
  async function product(over: Partial<typeof products.$inferInsert> = {}) {
    const at = api.now();
    const name = unique('Kit ');
    const [made] = await api.db
      .insert(products)
      .values({
        ...{ name, slug: unique('kit-'), category: 'kit', priceCents: 2_000, stock: 10, status: 'published' },
        ...{ createdAt: at, updatedAt: at, ...over },
      })
      .returning();
    if (!made) throw new Error('no product');
    return made;
  }
  const put = (personId: number, productId: number, qty = 1, discountPercentage = 10) =>
    api.db.insert(cartItems).values({ personId, productId, qty, offers: 2, discountPercentage, addedAt: api.now() });
  const stockOf = async (id: number) => {
    const [found] = await api.db.select().from(products).where(eq(products.id, id));
    return found?.stock;
  };

  /** Somebody who may buy, with an address. On these servers newcomers manage the shop, too. */
  async function buyer() {
    const { user, accessToken: token, email } = await api.register();
    const kept = await api.post('/api/addresses', ADDRESS, token);
    expect(kept.status, kept.text).toBe(201);
    return { id: user.id, token, email, addressId: kept.body.address.id as number };
  }
  type Buyer = Awaited<ReturnType<typeof buyer>>;

  const checkout = async (token: string): Promise<Checkout> => (await api.get('/api/checkout', token)).body;
  async function ask(who: Buyer, over: object = {}) {
    const [deliveryDate] = (await checkout(who.token)).deliveryDates;
    const body = { addressId: who.addressId, payment: 'invoice', ...(deliveryDate ? { deliveryDate } : {}), ...over };
    return api.post('/api/orders', body, who.token);
  }
  async function order(who: Buyer, over: object = {}): Promise<Order> {
    const answer = await ask(who, over);
    expect(answer.status, answer.text).toBe(201);
    return answer.body.order;
  }
  const read = async (id: number, token: string): Promise<Order> =>
    (await api.get(`/api/orders/${id}`, token)).body.order;
  const move = (id: number, status: string, token: string, more: object = {}) =>
    api.post(`/api/orders/${id}/status`, { status, ...more }, token);

  return { product, put, stockOf, buyer, checkout, ask, order, read, move };
}
