import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { confirm } from '#web/kit/confirm.ts';
import drawer from '#web/kit/SideDrawer.module.css';
import { SideDrawer } from '#web/kit/SideDrawer.tsx';
import type { ExampleProps } from './examples.ts';
import classes from './ModalExamples.module.css';

/** Beside the page, with a question above it when something would be lost: the one place where two lie on each other. */
export function DrawerExample({ opened, onClose, onDone }: ExampleProps) {
  const { t } = useTranslation('examples');
  const [note, setNote] = useState('');

  async function close() {
    if (note.trim()) {
      const leave = await confirm({
        question: t('drawer.question'),
        detail: t('drawer.lost'),
        verb: t('drawer.leave'),
        cancel: t('drawer.stay'),
        danger: true,
      });
      if (!leave) return;
    }
    setNote('');
    onClose();
  }

  function keep() {
    onDone(t('drawer.done', { count: note.trim().length }));
    setNote('');
  }

  return (
    <SideDrawer opened={opened} size={420} title={t('drawer.title')} onClose={() => void close()}>
      <div className={classes.drawer}>
        <p className={classes.words}>{t('drawer.detail')}</p>
        <Textarea
          label={t('drawer.note')}
          data-autofocus
          autosize
          minRows={4}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <div className={drawer.foot}>
          <Button variant="default" onClick={() => void close()}>
            {t('cancel')}
          </Button>
          <Button disabled={!note.trim()} onClick={keep}>
            {t('drawer.verb')}
          </Button>
        </div>
      </div>
    </SideDrawer>
  );
}
