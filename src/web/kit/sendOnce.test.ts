import { afterEach, expect, test, vi } from 'vitest';
import { makeSendOnce } from './sendOnce.ts';

const stored = async (key: string) => key;
const failing = (why: 'lost' | 'refused', keys: string[]) => async (key: string) => {
  keys.push(key);
  throw new Error(why);
};
const isLost = (error: unknown) => error instanceof Error && error.message === 'lost';

afterEach(() => void vi.useRealTimers());

test('what is asked for again after a lost answer goes with the same key, and anew once it was answered', async () => {
  const once = makeSendOnce(isLost);
  const keys: string[] = [];
  await expect(once(['these'], failing('lost', keys))).rejects.toThrow();
  await expect(once(['these'], failing('lost', keys))).rejects.toThrow();
  keys.push(await once(['these'], stored));
  expect(new Set(keys).size).toBe(1);
  expect(await once(['these'], stored)).not.toBe(keys[0]);
});

test('something else, and what was refused, has a key of its own', async () => {
  const once = makeSendOnce(isLost);
  const keys: string[] = [];
  await expect(once(['these'], failing('lost', keys))).rejects.toThrow();
  await expect(once(['those'], failing('refused', keys))).rejects.toThrow();
  keys.push(await once(['those'], stored));
  expect(new Set(keys).size).toBe(3);
});

test('much later it is meant as something new', async () => {
  vi.useFakeTimers();
  const once = makeSendOnce(isLost, 60_000);
  const keys: string[] = [];
  await expect(once(['these'], failing('lost', keys))).rejects.toThrow();
  vi.advanceTimersByTime(60_001);
  expect(await once(['these'], stored)).not.toBe(keys[0]);
});
