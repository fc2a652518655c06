import { Spoiler, Text } from '@mantine/core';
import { useTranslation } from '#web/i18n/useTranslation.ts';

export function ReadOn() {
  const { t } = useTranslation('component-collapse');
  return (
    <Spoiler maxHeight={60} showLabel={t('readOn.more')} hideLabel={t('readOn.less')}>
      <Text>{t('readOn.words')}</Text>
    </Spoiler>
  );
}
