import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '#web/kit/format.ts';
import { toast } from '#web/kit/toast.ts';

export function NeverMoreThanThree() {
  const { t } = useTranslation('toastr');
  const [number, setNumber] = useState(1);

  function next() {
    toast.done(t('many.said', { number: formatNumber(number) }));
    setNumber(number + 1);
  }

  return (
    <Button variant="default" onClick={next}>
      {t('many.next')}
    </Button>
  );
}
