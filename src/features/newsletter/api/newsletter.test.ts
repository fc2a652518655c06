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
});
