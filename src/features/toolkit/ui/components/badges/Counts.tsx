import { ActionIcon, Button, Group } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { CountBadge } from '#web/kit/CountBadge.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { Tooltip } from '#web/kit/Tooltip.tsx';

export function Counts() {
  const { t } = useTranslation('component-badges');
  const [count, setCount] = useState(3);
  const name = t('counts.name', { count, number: formatNumber(count) });
  return (
    <Group gap={12}>
      <CountBadge count={count}>
        <Tooltip label={name}>
          <ActionIcon aria-label={name} onClick={() => setCount(0)}>
            <IconBell size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </CountBadge>
      <Button variant="default" onClick={() => setCount(count + 1)}>
        {t('counts.one')}
      </Button>
      <Button variant="default" onClick={() => setCount(count + 50)}>
        {t('counts.many')}
      </Button>
    </Group>
  );
}
