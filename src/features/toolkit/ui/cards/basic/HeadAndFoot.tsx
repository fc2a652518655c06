import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Card } from '#web/kit/Card.tsx';
import { Pill } from '#web/kit/Pill.tsx';
import { toast } from '#web/kit/toast.ts';

export function HeadAndFoot() {
  const { t } = useTranslation('card-basic');
  const [isHandedIn, setHandedIn] = useState(false);

  function handIn() {
    setHandedIn(true);
    toast.done(t('headFoot.done'), { undo: () => setHandedIn(false) });
  }

  return (
    <Card
      title={t('headFoot.head')}
      detail={t('headFoot.detail')}
      aside={<Pill kind={isHandedIn ? 'success' : 'warning'}>{t(isHandedIn ? 'headFoot.in' : 'headFoot.due')}</Pill>}
      foot={
        <Button disabled={isHandedIn} onClick={handIn}>
          {t('headFoot.handIn')}
        </Button>
      }
    >
      <p>{t('headFoot.text')}</p>
    </Card>
  );
}
