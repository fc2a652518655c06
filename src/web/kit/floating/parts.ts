import type { Menu } from '@mantine/core';
import type { LazyFile } from '../lazyFile.ts';

/** Menus and popovers with all that places them: nobody needs them for the first look at a page. */
export const floatingFile: LazyFile<typeof import('./boxes.tsx')> = { load: () => import('./boxes.tsx') };

let menu: typeof Menu | undefined;

/** Told by the file itself as soon as it is there, whoever asked for it. */
export function holdMenu(held: typeof Menu) {
  menu = held;
}

/** Mantine's own, for what stands inside an open menu. */
export function heldMenu(): typeof Menu {
  if (!menu) throw new Error('An entry of a menu stands inside of Menu.Dropdown.');
  return menu;
}
