import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { toast } from '#web/kit/toast.ts';

export function OwnAction() {
  const { t } = useTranslation('toastr');
  const navigate = useNavigate();

  const make = () =>
    toast.done(t('act.made'), {
      act: { label: t('act.show'), run: () => void navigate({ to: '/apps/invoice/list' }) },
    });

  return (
    <Button variant="default" onClick={make}>
      {t('act.make')}
    </Button>
  );
}
