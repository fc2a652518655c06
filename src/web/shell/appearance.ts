import type { Appearance } from '#features/preferences/contract.ts';
import { DEFAULT_APPEARANCE, getPreferences, savePreferences, usePreferences } from '#web/preferences.ts';

export function setAppearance(patch: Partial<Appearance>) {
  savePreferences({ appearance: { ...getPreferences().appearance, ...patch } });
}

export const resetAppearance = () => savePreferences({ appearance: DEFAULT_APPEARANCE });

export function useAppearance() {
  const { appearance } = usePreferences();
  return { appearance, setAppearance };
}
