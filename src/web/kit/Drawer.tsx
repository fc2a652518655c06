import type { DrawerProps } from '@mantine/core';
import { drawerFile } from './drawerFile.ts';
import { type First, useFirst } from './floating/asked.ts';
import { useLazyFile } from './lazyFile.ts';

function Box(props: DrawerProps & { first: First }) {
  const file = useLazyFile(drawerFile);
  return file && <file.DrawerBox {...props} />;
}

/** Mantine's drawer, made when it is first opened. */
export function Drawer(props: DrawerProps) {
  const first = useFirst(props.opened);
  return first !== 'closed' && <Box {...props} first={first} />;
}
