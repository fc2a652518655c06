import { useMediaQuery } from '@mantine/hooks';
import { useLayoutEffect } from 'react';
import type { Appearance } from '#features/preferences/contract.ts';
import { directionOf } from '#web/i18n/languages.ts';
import { useAppearancePart, usePreferences } from '#web/preferences.ts';

export type ShownSkin = Exclude<Appearance['skin'], 'system'>;

/** The skin that is really shown: `system` follows the machine, live. */
export function useShownSkin(): ShownSkin {
  const skin = useAppearancePart('skin');
  const darkMachine = useMediaQuery('(prefers-color-scheme: dark)', undefined, { getInitialValueInEffect: false });
  if (skin !== 'system') return skin;
  return darkMachine ? 'dark' : 'light';
}

/** Puts skin, accent, language and direction on the page, where every style reads them. Shows nothing. */
export function PageLook() {
  const { appearance, language } = usePreferences();
  const skin = useShownSkin();
  const dir = appearance.direction === 'auto' ? directionOf(language) : appearance.direction;

  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.skin = skin;
    root.dataset.accent = appearance.accent;
    root.lang = language;
    root.dir = dir;
    const canvas = getComputedStyle(root).getPropertyValue('--lms-canvas').trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', canvas);
  }, [skin, appearance.accent, language, dir]);
  return null;
}
