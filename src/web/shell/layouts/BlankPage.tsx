import { Button, Group } from '@mantine/core';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { mustSee } from '../guard.ts';
import { showPanel } from '../panels.ts';
import classes from './LayoutNote.module.css';

export const Route = createFileRoute('/_plain/page-layout/layout-blank')({
  beforeLoad: mustSee,
  staticData: { title: 'pages:layout-blank' },
  component: BlankPage,
});

/** No frame at all. */
function BlankPage() {
  const { t } = useTranslation('layouts');
  return (
    <main className={classes.blank}>
      <div className={classes.quiet}>
        <h1>{t('pages:layout-blank')}</h1>
        <p>{t('layout-blank')}</p>
        <Group gap={8}>
          <Button renderRoot={(props) => <Link to="/" {...props} />}>{t('back')}</Button>
          <Button variant="default" onClick={() => showPanel('appearance')}>
            {t('appearance')}
          </Button>
        </Group>
      </div>
    </main>
  );
}
