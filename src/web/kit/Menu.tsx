import type { Menu as MantineMenu, MenuDropdownProps, MenuProps } from '@mantine/core';
import { createElement } from 'react';
import { type Asked, AskedContext, useAsked, useAskedContext } from './floating/asked.ts';
import { floatingFile, heldMenu } from './floating/parts.ts';
import { Target } from './floating/Target.tsx';
import { useLazyFile } from './lazyFile.ts';

type Mantine = typeof MantineMenu;

/** It opens by a press: what opens under the pointer needs Mantine from the start. */
type Props = Omit<MenuProps, 'trigger' | 'openDelay' | 'closeDelay' | 'keepMounted'> & {
  /** False where the target is a place alone and something else is the button. */
  withRoles?: boolean;
};

/** Mantine's menu, made when it is first asked for: until then there is its target alone. */
function Root({ id, opened, defaultOpened, onChange, onOpen, children, ...box }: Props) {
  const asked = useAsked({ id, opened, defaultOpened, onChange });
  function toggle() {
    asked.setOpened(!asked.opened);
    (asked.opened ? box.onClose : onOpen)?.();
  }
  return (
    <AskedContext value={{ ...asked, popup: 'menu', withRoles: box.withRoles ?? true, onPress: toggle, box }}>
      {children}
    </AskedContext>
  );
}

function Box({ asked, dropdown }: { asked: Asked; dropdown: MenuDropdownProps }) {
  const file = useLazyFile(floatingFile);
  return file && <file.MenuBox asked={asked} dropdown={dropdown} />;
}

function Dropdown(dropdown: MenuDropdownProps) {
  const asked = useAskedContext();
  return asked.first !== 'closed' && <Box asked={asked} dropdown={dropdown} />;
}

/** What stands inside is only drawn once the menu is there. */
const inside = <Part,>(pick: (menu: Mantine) => Part): Part =>
  ((props: object) => createElement(pick(heldMenu()) as React.FunctionComponent, props)) as Part;

export const Menu = Object.assign(Root, {
  Target,
  Dropdown,
  Item: inside((menu) => menu.Item),
  Label: inside((menu) => menu.Label),
  Divider: inside((menu) => menu.Divider),
  CheckboxGroup: inside((menu) => menu.CheckboxGroup),
  CheckboxItem: inside((menu) => menu.CheckboxItem),
  RadioGroup: inside((menu) => menu.RadioGroup),
  RadioItem: inside((menu) => menu.RadioItem),
  Sub: Object.assign(
    inside((menu) => menu.Sub),
    {
      Target: inside((menu) => menu.Sub.Target),
      Dropdown: inside((menu) => menu.Sub.Dropdown),
      Item: inside((menu) => menu.Sub.Item),
    },
  ),
});
