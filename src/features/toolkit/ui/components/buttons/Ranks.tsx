import { Button, Group } from '@mantine/core';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { toast } from '#web/kit/toast.ts';

export function Ranks() {
  const { t } = useTranslation('component-buttons');
  return (
    <Group gap={8}>
      <Button onClick={() => toast.done(t('ranks.saved'))}>{t('ranks.save')}</Button>
      <Button variant="default" onClick={() => toast.done(t('ranks.exported'))}>
        {t('ranks.export')}
      </Button>
      <Button variant="subtle" onClick={() => toast.done(t('ranks.cancelled'))}>
        {t('ranks.cancel')}
      </Button>
    </Group>
  );
}
