import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followNewVersion, LOADING_ANEW } from './newVersion.ts';

const reload = vi.fn();
const told: string[] = [];
let answer: () => Promise<Response>;
let fail: (event: unknown) => void;

beforeEach(() => {
  reload.mockClear();
  const kept = new Map<string, string>();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', () => answer());
  vi.stubGlobal('addEventListener', (name: string, hear: typeof fail) => {
    if (name === 'vite:preloadError') fail = hear;
  });
  vi.stubGlobal('dispatchEvent', (event: Event) => told.push(event.type));
  followNewVersion();
});
afterEach(() => vi.unstubAllGlobals());

const lose = async () => {
  fail({ payload: new Error('Failed to fetch a part') });
  await new Promise((resolve) => setTimeout(resolve));
};

it('loads the page anew when the server has other files by now, and not in a circle', async () => {
  answer = async () => new Response('{}');
  await lose();
  await lose();
  expect(reload).toHaveBeenCalledTimes(1);
  // Forms keep what is typed.
  expect(told).toEqual([LOADING_ANEW]);
});

it('leaves the page alone while the server is gone or starting: what is being written stays', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await lose();
  answer = async () => new Response('{}', { status: 503 });
  await lose();
  expect(reload).not.toHaveBeenCalled();
});
