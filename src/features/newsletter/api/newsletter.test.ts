import { describe, expect, it } from 'vitest';
import { testApi } from '../../../../tests/api/api.ts';
import { subscribers } from './tables.ts';

describe('signing up for news', () => {
  const api = testApi();

  it('is open to everyone and counts once', async () => {
    for (const email of ['Reader@Example.com', 'reader@example.com']) {
      expect((await api.post('/api/newsletter', { email })).status).toBe(201);
    }
    expect(await api.db.select({ email: subscribers.email }).from(subscribers)).toEqual([
      { email: 'reader@example.com' },
    ]);
    expect((await api.post('/api/newsletter', { email: 'reader' })).body.error.email).toBeDefined();
  });

  it('is limited for a whole /64 of IPv6 addresses, as one customer has it', async () => {
    const from = (at: number) => `2001:db8:7:1::${at.toString(16)}`;
    const sign = (at: number, address: string) =>
      api.ask('POST', '/api/newsletter', { from: address, body: { email: `reader${at}@example.com` } });
    for (let at = 1; at <= 20; at += 1) expect((await sign(at, from(at))).status).toBe(201);
    expect((await sign(21, from(21))).status).toBe(429);
    expect((await sign(21, '2001:db8:7:2::15')).status).toBe(201);
  });
});
