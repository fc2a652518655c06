import { ActionIcon, type ActionIconProps } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Tooltip } from './Tooltip.tsx';

interface Props {
  way: 'previous' | 'next';
  name: string;
  /** The link there; without one this is the end of the list. */
  link: ((props: ActionIconProps) => ReactNode) | undefined;
}

/** From one page of a kind to the one before or after it in the list somebody came from. */
export function StepLink({ way, name, link }: Props) {
  const Glyph = way === 'previous' ? IconChevronLeft : IconChevronRight;
  const sign = <Glyph size={18} stroke={1.75} aria-hidden />;
  if (!link)
    return (
      <ActionIcon variant="default" disabled aria-label={name}>
        {sign}
      </ActionIcon>
    );
  return (
    <Tooltip label={name}>
      <ActionIcon variant="default" aria-label={name} renderRoot={link}>
        {sign}
      </ActionIcon>
    </Tooltip>
  );
}
