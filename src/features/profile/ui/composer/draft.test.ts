import { beforeEach, expect, test, vi } from 'vitest';
import type { StoredFile } from '#features/files/contract.ts';

let sessionEnds: (why: string) => void = () => {};
vi.mock('#web/session.ts', () => ({
  onSessionEnd: (tell: typeof sessionEnds) => {
    sessionEnds = tell;
  },
}));

const kept = new Map<string, string>();
// As the browser's: its entries are its own properties.
const storage = new Proxy(
  {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  },
  {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  },
);
vi.stubGlobal('localStorage', storage);
const { dropDraft, keepDraft, keepFile, readDraft } = await import('./draft.ts');

const HOUR = 3_600_000;
const file = { id: 4, name: 'map.png' } as StoredFile;
const other = { id: 5, name: 'atlas.png' } as StoredFile;
const empty = { text: '', link: '', poll: null, openDays: 'never' as const, files: [] };

beforeEach(() => {
  vi.useFakeTimers();
  kept.clear();
});

test('a picture stays with the post it was begun for, for as long as the server keeps it', () => {
  keepDraft(1, { ...empty, text: 'A new atlas', files: [file] });
  vi.advanceTimersByTime(22 * HOUR);
  keepDraft(1, { ...empty, text: 'A new atlas', files: [file, other] });
  expect(readDraft(1)?.files).toEqual([file, other]);
  vi.advanceTimersByTime(2 * HOUR);
  expect(readDraft(1)).toEqual({ ...empty, text: 'A new atlas' });
  // What is added now is new.
  keepFile(1, other);
  expect(readDraft(1)?.files).toEqual([other]);
});

test('a picture alone is a post that was begun', () => {
  keepFile(1, file);
  expect(readDraft(1)).toEqual({ ...empty, files: [file] });
  vi.advanceTimersByTime(24 * HOUR);
  expect(readDraft(1)).toBeNull();
  keepFile(1, file);
  keepDraft(1, empty);
  expect(kept.size).toBe(0);
});

test('one of an earlier version is read', () => {
  kept.set('lms-post-draft:1', JSON.stringify({ text: 'Before', link: '', poll: null, openDays: '3' }));
  expect(readDraft(1)).toEqual({ ...empty, text: 'Before', openDays: '3' });
});

test('what was begun outlives a login that ended by itself, and goes with whoever signs out', () => {
  keepDraft(1, { ...empty, text: 'Half a thought' });
  sessionEnds('expired');
  expect(readDraft(1)?.text).toBe('Half a thought');
  expect(readDraft(2)).toBeNull();
  sessionEnds('signed-out');
  expect(readDraft(1)).toBeNull();
  dropDraft(1);
});
