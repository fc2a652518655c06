import { Menu, type MenuDropdownProps, Popover, type PopoverDropdownProps } from '@mantine/core';
import { assignRef } from '@mantine/hooks';
import { type Ref, type RefObject, useLayoutEffect } from 'react';
import { type Asked, useMadeOpen } from './asked.ts';
import { holdMenu } from './parts.ts';
import { skipDisabled } from './skipDisabled.ts';

holdMenu(Menu);

/** Draws nothing: it hands on the element that opens it, which stands somewhere else already. */
function Anchor({ target, ref }: { target: RefObject<HTMLElement | null>; ref?: Ref<HTMLElement> }) {
  useLayoutEffect(() => {
    assignRef(ref, target.current);
  });
  return null;
}

export function MenuBox({ asked, dropdown }: { asked: Asked; dropdown: MenuDropdownProps }) {
  const opened = useMadeOpen(asked.opened, asked.first);
  return (
    <Menu {...asked.box} id={asked.id} opened={opened} onChange={asked.setOpened}>
      <Menu.Target>
        <Anchor target={asked.target} />
      </Menu.Target>
      <Menu.Dropdown ref={skipDisabled} {...dropdown} />
    </Menu>
  );
}

export function PopoverBox({ asked, dropdown }: { asked: Asked; dropdown: PopoverDropdownProps }) {
  const opened = useMadeOpen(asked.opened, asked.first);
  return (
    <Popover {...asked.box} id={asked.id} withRoles={asked.withRoles} opened={opened} onChange={asked.setOpened}>
      <Popover.Target>
        <Anchor target={asked.target} />
      </Popover.Target>
      <Popover.Dropdown {...dropdown} />
    </Popover>
  );
}
