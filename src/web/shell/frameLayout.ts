import { useMediaQuery } from '@mantine/hooks';
import { useMatches } from '@tanstack/react-router';
import type { Appearance } from '#features/preferences/contract.ts';
import { useAppearance } from './appearance.ts';

export interface FrameLayout {
  menu: Appearance['menu'] | 'none';
  width: Appearance['width'];
  navbar: Appearance['navbar'];
  footer: Appearance['footer'];
  collapsed: boolean;
}

const atOnce = { getInitialValueInEffect: false };
export const useIsPhone = () => useMediaQuery('(max-width: 767.98px)', false, atOnce);
/** Below this the menu is a drawer. */
export const useIsSmall = () => useMediaQuery('(max-width: 991.98px)', false, atOnce);
/** Below this the menu starts collapsed. */
export const useIsNarrow = () => useMediaQuery('(max-width: 1199.98px)', false, atOnce);

/** What the person chose, with what the open page asks for on top. */
export function useFrameLayout(): FrameLayout & { workbench: boolean; isForced: boolean } {
  const { appearance } = useAppearance();
  const asked = useMatches({ select: (matches) => matches.at(-1)?.staticData });
  const { menu, width, navbar, footer, collapsed } = appearance;
  return {
    menu,
    width,
    navbar,
    footer,
    collapsed,
    ...asked?.layout,
    workbench: asked?.workbench ?? false,
    isForced: asked?.layout?.collapsed !== undefined,
  };
}
