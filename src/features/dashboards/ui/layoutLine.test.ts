import { expect, test } from 'vitest';
import type { Layout, PlacedCard } from '#features/dashboards/contract.ts';
import { layoutLine, type Wanted } from './layoutLine.ts';

const sized = (size: number): PlacedCard[] => [{ id: 'orders', size }];

/** A server that answers when it is told to. */
function slowServer() {
  const asked: { wanted: Wanted; answer: (error?: Error) => void }[] = [];
  const stored: Layout[] = [];
  const failed: unknown[] = [];
  let isBusy = false;
  const push = layoutLine({
    onBusy: (is) => {
      isBusy = is;
    },
    store: (wanted) =>
      new Promise((resolve, reject) => {
        const layout = { cards: wanted === 'first' ? sized(1) : wanted, isOwn: wanted !== 'first' };
        asked.push({ wanted, answer: (error) => (error ? reject(error) : resolve(layout)) });
      }),
    onStored: (layout) => stored.push(layout),
    onFailed: (error) => failed.push(error),
  });
  return { push, isBusy: () => isBusy, asked, stored, failed };
}

test('of what is changed while something is on its way, the last state follows it', async () => {
  const { push, isBusy, asked, stored } = slowServer();
  const all = push(sized(1));
  for (const size of [2, 3, 4]) await push(sized(size));
  expect(asked.map(({ wanted }) => wanted)).toEqual([sized(1)]);
  asked[0]?.answer();
  await expect.poll(() => asked.length).toBe(2);
  expect([isBusy(), stored]).toEqual([true, []]);
  asked[1]?.answer();
  await all;
  expect([isBusy(), stored]).toEqual([false, [{ cards: sized(4), isOwn: true }]]);
});

test('the way back goes after what is on its way, and instead of what waits', async () => {
  const { push, asked, stored } = slowServer();
  const all = push(sized(2));
  await push(sized(3));
  await push('first');
  asked[0]?.answer();
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.answer();
  await all;
  expect(asked.map(({ wanted }) => wanted)).toEqual([sized(2), 'first']);
  expect(stored).toEqual([{ cards: sized(1), isOwn: false }]);
});

test('what fails is told once, and the next change goes out again', async () => {
  const { push, isBusy, asked, stored, failed } = slowServer();
  const all = push(sized(2));
  await push(sized(3));
  asked[0]?.answer(new Error('no connection'));
  await all;
  expect([asked.length, failed.length, isBusy()]).toEqual([1, 1, false]);
  const next = push(sized(4));
  asked[1]?.answer();
  await next;
  expect(stored).toHaveLength(1);
});
