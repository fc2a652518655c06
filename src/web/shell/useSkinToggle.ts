import { IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { setAppearance } from './appearance.ts';
import { useShownSkin } from './useSkin.ts';

/** From whichever skin to dark, and from dark to light; the panel has the rest. */
export function useSkinToggle() {
  const { t } = useTranslation('shell');
  const isDark = useShownSkin() === 'dark';
  return {
    name: isDark ? t('skin.toLight') : t('skin.toDark'),
    Icon: isDark ? IconSun : IconMoon,
    toggle: () => setAppearance({ skin: isDark ? 'light' : 'dark' }),
  };
}
