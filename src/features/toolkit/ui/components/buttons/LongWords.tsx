import { Button, Stack, Text } from '@mantine/core';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { toast } from '#web/kit/toast.ts';

export function LongWords() {
  const { t } = useTranslation('component-buttons');
  return (
    <Stack gap={8} align="flex-start" maw={260}>
      <Button maw="100%" title={t('longWords.words')} onClick={() => toast.done(t('longWords.done'))}>
        <Text span inherit truncate>
          {t('longWords.words')}
        </Text>
      </Button>
      <Button variant="default" onClick={() => toast.done(t('longWords.done'))}>
        {t('longWords.short')}
      </Button>
    </Stack>
  );
}
