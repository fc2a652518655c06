import { expect, it, vi } from 'vitest';
import { within } from './within.ts';

it('waits for what ends, and not for what hangs', async () => {
  vi.useFakeTimers();
  const ended = vi.fn();
  const hanging = within(10_000, new Promise(() => {})).then(ended);
  await within(10_000, Promise.resolve());
  await vi.advanceTimersByTimeAsync(9_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await hanging;
  expect(ended).toHaveBeenCalledOnce();
  await expect(within(10_000, Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
