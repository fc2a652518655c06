import { ActionIcon, Button, Menu, Tooltip } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { say } from '../i18n/messages.ts';
import type { RowAction } from './DataTable/types.ts';

/** One of a thing's actions as a button of its own; greyed, it tells why. */
export function ActionButton({ action: { icon: Glyph, label, refused, run } }: { action: RowAction }) {
  return (
    <Tooltip label={refused ? say(refused) : ''} disabled={!refused}>
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
        <ActionIcon variant="default" size={36} aria-label={label}>
          <IconDots size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          <Menu.Item
            key={action.id}
            color={action.danger ? 'var(--lms-danger-text)' : undefined}
            leftSection={<action.icon size={16} stroke={1.75} aria-hidden />}
            disabled={Boolean(action.refused)}
            title={action.refused ? say(action.refused) : undefined}
            onClick={action.run}
          >
            {action.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
