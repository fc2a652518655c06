import { ActionIcon } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Tooltip } from '../Tooltip.tsx';

interface Props {
  label: string;
  icon: Icon;
  /** A key that does the same. */
  shortcut?: string;
  onClick?: () => void;
}

export function PlayerButton({ label, icon: Glyph, shortcut, ...rest }: Props) {
  return (
    <Tooltip label={label}>
      <ActionIcon size={36} aria-label={label} aria-keyshortcuts={shortcut} {...rest}>
        <Glyph size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
