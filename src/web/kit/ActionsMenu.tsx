import { ActionIcon, Button, type ButtonProps } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { say } from '../i18n/messages.ts';
import { ActionItems } from './ActionItems.tsx';
import type { RowAction } from './DataTable/types.ts';
import { Menu } from './Menu.tsx';
import { Tooltip } from './Tooltip.tsx';

interface ActButtonProps extends ButtonProps {
  /** Why it cannot be done. */
  refused: string | null | undefined;
  onClick: () => void;
  children: ReactNode;
  'aria-label'?: string;
}

/** A button that is greyed when it is refused, and tells why. */
export function ActButton({ refused, onClick, ...props }: ActButtonProps) {
  return (
    <Tooltip label={refused ? say(refused) : ''}>
      <Button
        variant="default"
        data-disabled={refused ? true : undefined}
        aria-disabled={refused ? true : undefined}
        onClick={refused ? undefined : onClick}
        {...props}
      />
    </Tooltip>
  );
}

/** One of a thing's actions as a button of its own. */
export function ActionButton({
  action: { icon: Glyph, label, refused, run },
  ...props
}: ButtonProps & { action: RowAction }) {
  return (
    <ActButton leftSection={<Glyph size={16} stroke={1.75} aria-hidden />} refused={refused} onClick={run} {...props}>
      {label}
    </ActButton>
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
