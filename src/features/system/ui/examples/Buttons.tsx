import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import classes from './ModalExamples.module.css';

/** The way out first, what it is about at the end. */
export function Buttons({ onCancel, children }: { onCancel: () => void; children: ReactNode }) {
  const { t } = useTranslation('examples');
  return (
    <div className={classes.buttons}>
      <Button variant="default" onClick={onCancel}>
        {t('cancel')}
      </Button>
      {children}
    </div>
  );
}
