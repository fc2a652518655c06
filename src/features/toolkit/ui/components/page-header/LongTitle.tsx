import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PageHeader } from '#web/kit/PageHeader.tsx';

export function LongTitle() {
  const { t } = useTranslation('component-page-header');
  const [isLong, setLong] = useState(true);
  return (
    <PageHeader
      level={2}
      title={isLong ? t('longTitle.long') : t('longTitle.short')}
      help={t('longTitle.line')}
      actions={
        <Button variant="default" onClick={() => setLong(!isLong)}>
          {isLong ? t('longTitle.shorten') : t('longTitle.lengthen')}
        </Button>
      }
    />
  );
}
