import { Button } from '@mantine/core';
import { IconEraser, IconNotes } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { ContextMenu } from '#web/kit/ContextMenu.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { toast } from '#web/kit/toast.ts';
import classes from './ContextMenu.module.css';

export function Area() {
  const { t } = useTranslation('context-menu');
  const [notes, setNotes] = useState(0);

  const add = () => setNotes(notes + 1);
  function clear() {
    setNotes(0);
    toast.done(t('area.count', { count: 0 }), { undo: () => setNotes(notes) });
  }

  return (
    <ContextMenu
      label={t('actions', { name: t('area.label') })}
      actions={[
        { id: 'note', label: t('area.note1'), icon: IconNotes, run: add },
        {
          id: 'clear',
          label: t('area.clear'),
          icon: IconEraser,
          danger: true,
          refused: notes === 0 ? t('area.none') : null,
          run: clear,
        },
      ]}
    >
      <section className={classes.area} aria-label={t('area.label')}>
        <p role="status">{t('area.count', { count: notes, number: formatNumber(notes) })}</p>
        <p className={classes.hint}>{t('area.hint')}</p>
        <Button variant="default" onClick={add}>
          {t('area.note1')}
        </Button>
      </section>
    </ContextMenu>
  );
}
