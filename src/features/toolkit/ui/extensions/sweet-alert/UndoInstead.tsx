import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { toast } from '#web/kit/toast.ts';
import { Outcome } from './Outcome.tsx';

export function UndoInstead() {
  const { t } = useTranslation('sweet-alert');
  const [isArchived, setArchived] = useState(false);

  function archive() {
    setArchived(true);
    toast.done(t('undo.isGone'), { undo: () => setArchived(false) });
  }

  return (
    <Outcome said={t(isArchived ? 'undo.isGone' : 'undo.isHere')}>
      <Button variant="default" disabled={isArchived} onClick={archive}>
        {t('undo.open')}
      </Button>
    </Outcome>
  );
}
