import { expect, test, vi } from 'vitest';
import { ApiError } from '#web/client.ts';
import { makeStartOnce } from './startOnce.ts';

vi.mock('#web/session.ts', () => ({ authFetch: null }));

/** The keys of two tries, the first of which ended so. */
async function keysAfter(error: ApiError) {
  const once = makeStartOnce();
  const keys: string[] = [];
  const failed = once(['these'], async (key) => {
    keys.push(key);
    throw error;
  });
  await expect(failed).rejects.toBe(error);
  await once(['these'], async (key) => keys.push(key));
  return new Set(keys).size;
}

test('work that may have begun is asked for again with its key, what was refused with another one', async () => {
  expect(await keysAfter(new ApiError(0, 'The server did not answer.'))).toBe(1);
  expect(await keysAfter(new ApiError(503, 'The database does not answer.'))).toBe(1);
  expect(await keysAfter(new ApiError(409, 'This is done already.'))).toBe(2);
});
