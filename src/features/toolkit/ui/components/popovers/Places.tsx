import { Button, Group, Select, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Popover } from '#web/kit/Popover.tsx';

const PLACES = ['bottom-start', 'bottom-end', 'top-start', 'right'] as const;
type Place = (typeof PLACES)[number];

export function Places() {
  const { t } = useTranslation('component-popovers');
  const [place, setPlace] = useState<Place>('bottom-start');
  return (
    <Group align="flex-end">
      <Select
        label={t('places.label')}
        data={PLACES.map((value) => ({ value, label: t(`places.${value}`) }))}
        value={place}
        onChange={(value) => setPlace(value as Place)}
      />
      <Popover key={place} position={place} width={200} trapFocus returnFocus withRoles>
        <Popover.Target>
          <Button variant="default">{t('places.open')}</Button>
        </Popover.Target>
        <Popover.Dropdown aria-label={t('places.open')}>
          <Text fz={13}>{t('places.text')}</Text>
        </Popover.Dropdown>
      </Popover>
    </Group>
  );
}
