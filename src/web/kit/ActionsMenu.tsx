import { ActionIcon, Button } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { say } from '../i18n/messages.ts';
import { ActionItems } from './ActionItems.tsx';
import type { RowAction } from './DataTable/types.ts';
import { Menu } from './Menu.tsx';
import { Tooltip } from './Tooltip.tsx';

/** One of a thing's actions as a button of its own; greyed, it tells why. */
export function ActionButton({ action: { icon: Glyph, label, refused, run } }: { action: RowAction }) {
  return (
    <Tooltip label={refused ? say(refused) : ''}>
      <Button
        variant="default"
        leftSection={<Glyph size={16} stroke={1.75} aria-hidden />}
        data-disabled={refused ? true : undefined}
        aria-disabled={refused ? true : undefined}
        onClick={refused ? undefined : run}
      >
        {label}
      </Button>
    </Tooltip>
  );
}

/** The other things that can be done with it, behind three dots. */
export function ActionsMenu({ label, actions }: { label: string; actions: RowAction[] }) {
  return (
    <Menu width={240}>
      <Menu.Target>
        <ActionIcon variant="default" aria-label={label}>
          <IconDots size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <ActionItems actions={actions} />
      </Menu.Dropdown>
    </Menu>
  );
}
