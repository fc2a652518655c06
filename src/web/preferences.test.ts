import { beforeEach, expect, test, vi } from 'vitest';
import type { PreferencesChange } from '#features/preferences/contract.ts';

let person: { id: number; viewer: null } | null = null;
let isOnline = true;
let refusal: number | undefined;
const put = vi.fn<(body: PreferencesChange) => void>();

class ApiError extends Error {
  status = refusal;
}

vi.mock('./session.ts', () => ({ getSession: () => person }));
vi.mock('./i18n/languages.ts', () => ({ browserLanguage: () => 'en', isLanguage: () => true }));
vi.mock('./i18n/start.ts', () => ({ speak: () => {} }));
vi.mock('./client.ts', () => ({
  ApiError,
  ask: (answer: Promise<unknown>) => answer,
  api: {
    api: {
      preferences: {
        $put: async ({ json }: { json: PreferencesChange }) => {
          if (refusal) throw new ApiError();
          if (!isOnline) throw new Error('offline');
          put(json);
        },
      },
    },
  },
}));

const kept = new Map<string, string>();
const heard = new Map<string, () => void>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});
vi.stubGlobal('addEventListener', (name: string, tell: () => void) => heard.set(name, tell));

/** The page, loaded in this browser: what lies there stays, what was in memory does not. */
async function load() {
  vi.resetModules();
  return import('./preferences.ts');
}
const later = () => vi.advanceTimersByTimeAsync(1_000);

beforeEach(() => {
  vi.useFakeTimers();
  kept.clear();
  put.mockClear();
  person = { id: 1, viewer: null };
  isOnline = true;
  refusal = undefined;
});

test('what did not arrive stays with whom it is of, and is never stored for the next person', async () => {
  const { savePreferences, adopt, getPreferences } = await load();
  isOnline = false;
  savePreferences({ language: 'fr' });
  await later();
  person = { id: 2, viewer: null };
  isOnline = true;
  adopt(2, {});
  expect(getPreferences().language).toBe('en');
  savePreferences({ appearance: { skin: 'dark' } });
  await later();
  expect(put.mock.calls).toEqual([[{ appearance: { skin: 'dark' } }]]);
  person = { id: 1, viewer: null };
  adopt(1, {});
  await later();
  expect(getPreferences().language).toBe('fr');
  expect(getPreferences().appearance.skin).toBe('light');
  expect(put).toHaveBeenLastCalledWith({ language: 'fr' });
});

test('who chooses before their own choices have come takes none of the person before', async () => {
  const { savePreferences, adopt, getPreferences } = await load();
  savePreferences({ language: 'fr' });
  await later();
  person = { id: 2, viewer: null };
  savePreferences({ appearance: { skin: 'dark' } });
  adopt(2, {});
  expect(getPreferences()).toMatchObject({ language: 'en', appearance: { skin: 'dark' } });
});

test('what did not arrive is not taken back by a reload, and is sent at the next one', async () => {
  const { savePreferences } = await load();
  isOnline = false;
  savePreferences({ language: 'de', appearance: { skin: 'dark' } });
  savePreferences({ tables: { users: { hidden: [], order: [], density: 'compact' } } });
  await later();
  const { adopt, getPreferences } = await load();
  isOnline = true;
  const stored = { skin: 'light', accent: 'plum' } as ReturnType<typeof getPreferences>['appearance'];
  adopt(1, { language: 'en', tour: 'skipped', appearance: stored });
  // Chosen on another device meanwhile: only what is not sent counts more.
  expect(getPreferences()).toMatchObject({
    ...{ language: 'de', tour: 'skipped', appearance: { skin: 'dark', accent: 'plum' } },
    tables: { users: { density: 'compact' } },
  });
  await later();
  expect(put.mock.calls).toEqual([
    [
      {
        ...{ language: 'de', appearance: { skin: 'dark' } },
        tables: { users: { hidden: [], order: [], density: 'compact' } },
      },
    ],
  ]);
  adopt(1, { language: 'de' });
  await later();
  expect(put).toHaveBeenCalledTimes(1);
});

test('what did not arrive goes when the connection is back, and with the next choice', async () => {
  const { savePreferences, sendUnsent } = await load();
  isOnline = false;
  savePreferences({ language: 'de' });
  await later();
  savePreferences({ tour: 'finished' });
  await later();
  expect(put).not.toHaveBeenCalled();
  isOnline = true;
  sendUnsent();
  await later();
  expect(put.mock.calls).toEqual([[{ language: 'de', tour: 'finished' }]]);
  savePreferences({ language: 'pt' });
  await later();
  expect(put).toHaveBeenLastCalledWith({ language: 'pt' });
});

test('what another tab chose and could not send goes along', async () => {
  const { savePreferences } = await load();
  const other = await load();
  isOnline = false;
  other.savePreferences({ language: 'de' });
  await later();
  isOnline = true;
  savePreferences({ tour: 'finished' });
  await later();
  expect(put.mock.calls).toEqual([[{ language: 'de', tour: 'finished' }]]);
});

test('what the server will never take does not hold up the rest', async () => {
  const { savePreferences } = await load();
  refusal = 400;
  savePreferences({ language: 'de' });
  await later();
  refusal = undefined;
  savePreferences({ tour: 'finished' });
  await later();
  expect(put.mock.calls).toEqual([[{ tour: 'finished' }]]);
});
