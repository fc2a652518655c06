import { Button } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { showPanel } from '../panels.ts';
import classes from './LayoutNote.module.css';

export const Route = createFileRoute('/_frame/page-layout/layout-empty')({
  staticData: { title: 'pages:layout-empty', layout: { footer: 'hidden' } },
  component: EmptyPage,
});

/** The frame alone: no card, no footer, nothing that a page did not bring itself. */
function EmptyPage() {
  const { t } = useTranslation('layouts');
  return (
    <div className={classes.quiet}>
      <h1>{t('pages:layout-empty')}</h1>
      <p>{t('layout-empty')}</p>
      <Button variant="default" onClick={() => showPanel('appearance')}>
        {t('appearance')}
      </Button>
    </div>
  );
}
