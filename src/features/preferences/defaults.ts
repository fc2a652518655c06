import type { Appearance } from './contract.ts';

/** How the frame looks for whoever chose nothing. */
export const DEFAULT_APPEARANCE: Appearance = {
  skin: 'light',
  menu: 'vertical',
  width: 'boxed',
  navbar: 'floating',
  footer: 'static',
  collapsed: false,
  direction: 'auto',
  accent: 'ink',
  toasts: 'top-right',
};
