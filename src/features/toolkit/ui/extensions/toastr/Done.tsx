import { Button, Group } from '@mantine/core';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { toast } from '#web/kit/toast.ts';

export function Done() {
  const { t } = useTranslation('toastr');
  return (
    <Group gap={8}>
      <Button variant="default" onClick={() => toast.done(t('done.saved'))}>
        {t('done.short')}
      </Button>
      <Button variant="default" onClick={() => toast.done(t('done.users'), { detail: t('done.signIn') })}>
        {t('done.long')}
      </Button>
    </Group>
  );
}
