import { Button, SimpleGrid, Tooltip } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const SIDES = ['top', 'bottom', 'left', 'right'] as const;

export function Sides() {
  const { t } = useTranslation('component-tooltips');
  return (
    <SimpleGrid cols={2} spacing={8} maw={320}>
      {SIDES.map((side) => (
        <Tooltip key={side} label={t('sides.words')} position={side} withArrow>
          <Button variant="default">{t(`sides.${side}`)}</Button>
        </Tooltip>
      ))}
    </SimpleGrid>
  );
}
