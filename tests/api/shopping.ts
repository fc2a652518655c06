import { expect } from 'vitest';
import { type testApi, unique } from './api.ts';

export const SHOP = '/apps/ecommerce';

/** Shopping, as whoever the token is of; without one as an administrator. */
export function shopping(api: ReturnType<typeof testApi>) {
  const done = async (method: string, path: string, body?: unknown, as?: string, status = 200) => {
    const token = as ?? (await api.as('admin'));
    const answer = await api.ask(method, path, { token, ...(body === undefined ? {} : { body }) });
    expect(answer.status, `${method} ${path} ${answer.text}`).toBe(status);
    return answer.body;
  };
  return {
    done,
    /** A product that is sold. */
    put: (over: object = {}) =>
      done(
        'POST',
        '/api/products',
        { name: unique('Thing '), category: 'kit', priceCents: 1_000, stock: 5, status: 'published', ...over },
        undefined,
        201,
      ),
    buyer: async () => (await api.register()).accessToken,
    list: (query = '', as?: string) => done('GET', `${SHOP}/products?perPage=100&${query}`, undefined, as),
  };
}
