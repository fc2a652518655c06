import { expect, test, vi } from 'vitest';
import { doBulk } from './bulk.ts';

const keys: string[] = [];
/** How the next calls end. */
const answers: (() => Promise<Response>)[] = [];

vi.mock('#web/session.ts', () => ({
  authFetch: (_url: string, init: RequestInit) => {
    keys.push(JSON.parse(String(init.body)).key);
    return answers.shift()?.();
  },
}));
vi.mock('#web/kit/jobs/followJob.tsx', () => ({ followJob: async () => null }));
vi.mock('#web/kit/toast.ts', () => ({ toast: { failed: () => {} } }));
vi.mock('#web/kit/download.ts', () => ({}));

test('prices that are raised again because the answer was lost are raised once', async () => {
  answers.push(
    () => Promise.reject(new TypeError('Failed to fetch')),
    async () => Response.json({ job: {} }),
    async () => Response.json({ job: {} }),
  );
  for (let press = 1; press <= 3; press += 1) await doBulk({ action: 'price', percent: 10 }, [7]);
  const [lost, again, anew] = keys;
  expect(lost).toMatch(/^[0-9a-f-]{36}$/);
  expect(again).toBe(lost);
  expect(anew).not.toBe(lost);
});
