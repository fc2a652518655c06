import { Button, SimpleGrid } from '@mantine/core';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Tooltip } from '#web/kit/Tooltip.tsx';

const SIDES = ['top', 'bottom', 'start', 'end'] as const;

export function Sides() {
  const { t } = useTranslation('component-tooltips');
  return (
    <SimpleGrid cols={2} spacing={8} maw={320}>
      {SIDES.map((side) => (
        <Tooltip key={side} label={t('sides.words')} position={side}>
          <Button variant="default">{t(`sides.${side}`)}</Button>
        </Tooltip>
      ))}
    </SimpleGrid>
  );
}
