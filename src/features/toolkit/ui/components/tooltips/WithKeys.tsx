import { ActionIcon, Group, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Tooltip } from '#web/kit/Tooltip.tsx';

export function WithKeys() {
  const { t } = useTranslation('component-tooltips');
  const [isMarked, setMarked] = useState(false);
  const name = isMarked ? t('keys.unmark') : t('keys.mark');
  const Star = isMarked ? IconStarFilled : IconStar;
  const toggle = () => setMarked(!isMarked);
  useHotkeys([['alt+M', toggle]]);
  return (
    <Group>
      <Tooltip label={name} keys="Alt M">
        <ActionIcon
          variant="default"
          aria-label={name}
          aria-keyshortcuts="Alt+M"
          aria-pressed={isMarked}
          onClick={toggle}
        >
          <Star size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Text c="dimmed" fz={13} role="status">
        {isMarked ? t('keys.on') : t('keys.off')}
      </Text>
    </Group>
  );
}
