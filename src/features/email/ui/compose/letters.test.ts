import { expect, test, vi } from 'vitest';

const storageOf = (kept = new Map<string, string>()) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});
const storage = storageOf();
vi.stubGlobal('localStorage', storage);
vi.stubGlobal('sessionStorage', storageOf());
vi.stubGlobal('navigator', {});
vi.stubGlobal('addEventListener', () => {});

/** The page, loaded anew while this is who is signed in. */
async function lettersOf(person: { id: number; viewer: { id: number } | null }) {
  storage.setItem('userData', JSON.stringify({ ...person, ability: [] }));
  vi.resetModules();
  const { allLetters } = await import('./letters.ts');
  return allLetters().map((letter) => letter.subject);
}

test('a letter that is not saved yet is its writer’s alone, also when somebody looks as them', async () => {
  storage.setItem('accessToken', 'one');
  storage.setItem('lms-letters:7', JSON.stringify([{ key: 'a', subject: 'Half', isDirty: true, changedAt: 0 }]));
  expect(await lettersOf({ id: 7, viewer: { id: 1 } })).toEqual([]);
  expect(await lettersOf({ id: 7, viewer: null })).toEqual(['Half']);
});
