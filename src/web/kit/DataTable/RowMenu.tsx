import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconDotsVertical } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Kbd } from '../Kbd.tsx';
import classes from './RowMenu.module.css';
import type { RowAction } from './types.ts';

interface Props {
  /** What the row is called, for the button's name. */
  name: string;
  actions: RowAction[];
  onPhone?: boolean;
}

/** Runs the action whose key was pressed, unless somebody is writing. */
export function runShortcut(actions: RowAction[], event: React.KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target as HTMLElement;
  if (target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]')) return false;
  const action = actions.find((one) => one.shortcut?.toLowerCase() === event.key.toLowerCase());
  if (!action) return false;
  event.preventDefault();
  action.run();
  return true;
}

export function RowMenu({ name, actions, onPhone = false }: Props) {
  const { t } = useTranslation('kit');
  const [opened, setOpened] = useState(false);
  const Dots = onPhone ? IconDotsVertical : IconDots;
  return (
    <Menu opened={opened} onChange={setOpened} width={226} withinPortal>
      <Menu.Target>
        <ActionIcon className={classes.button} size={onPhone ? 44 : 28} aria-label={t('table.actionsFor', { name })}>
          <Dots size={onPhone ? 20 : 16} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown
        onKeyDown={(event) => {
          event.stopPropagation();
          if (runShortcut(actions, event)) setOpened(false);
        }}
      >
        {actions.map((action, index) => (
          <div key={action.id}>
            {action.danger && index > 0 && !actions[index - 1]?.danger && <Menu.Divider />}
            <Menu.Item
              color={action.danger ? 'var(--lms-danger-text)' : undefined}
              leftSection={<action.icon size={16} stroke={1.75} aria-hidden />}
              rightSection={action.shortcut && !onPhone && <Kbd>{action.shortcut.toUpperCase()}</Kbd>}
              aria-keyshortcuts={action.shortcut}
              onClick={action.run}
            >
              {action.label}
            </Menu.Item>
          </div>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
