import type { PopoverDropdownProps, PopoverProps } from '@mantine/core';
import { type Asked, AskedContext, useAsked, useAskedContext } from './floating/asked.ts';
import { floatingFile } from './floating/parts.ts';
import { Target } from './floating/Target.tsx';
import { useLazyFile } from './lazyFile.ts';

/** Mantine's popover, made when it is first asked for: until then there is its target alone. */
function Root({ id, opened, defaultOpened, onChange, children, ...box }: Omit<PopoverProps, 'keepMounted'>) {
  const asked = useAsked({ id, opened, defaultOpened, onChange });
  const toggle = () => {
    if (!box.disabled) asked.setOpened(!asked.opened);
  };
  return (
    <AskedContext
      value={{
        ...asked,
        popup: 'dialog',
        withRoles: box.withRoles ?? true,
        // Who holds whether it is open also opens it.
        onPress: opened === undefined ? toggle : undefined,
        box,
      }}
    >
      {children}
    </AskedContext>
  );
}

function Box({ asked, dropdown }: { asked: Asked; dropdown: PopoverDropdownProps }) {
  const file = useLazyFile(floatingFile);
  return file && <file.PopoverBox asked={asked} dropdown={dropdown} />;
}

function Dropdown(dropdown: PopoverDropdownProps) {
  const asked = useAskedContext();
  return asked.first !== 'closed' && <Box asked={asked} dropdown={dropdown} />;
}

export const Popover = Object.assign(Root, { Target, Dropdown });
