import { ActionIcon } from '@mantine/core';
import { Tooltip } from '#web/kit/Tooltip.tsx';
import { useSkinToggle } from './useSkinToggle.ts';

export function SkinToggle() {
  const { name, Icon, toggle } = useSkinToggle();
  return (
    <Tooltip label={name}>
      <ActionIcon aria-label={name} data-tour="skin" onClick={toggle}>
        <Icon size={18} stroke={1.75} />
      </ActionIcon>
    </Tooltip>
  );
}
