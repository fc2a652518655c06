import type { Appearance } from '#features/preferences/contract.ts';
import { DEFAULT_APPEARANCE } from '#features/preferences/defaults.ts';
import { savePreferences, usePreferences } from '#web/preferences.ts';

export const setAppearance = (appearance: Partial<Appearance>) => savePreferences({ appearance });

export const resetAppearance = () => savePreferences({ appearance: DEFAULT_APPEARANCE });

export function useAppearance() {
  const { appearance } = usePreferences();
  return { appearance, setAppearance };
}
