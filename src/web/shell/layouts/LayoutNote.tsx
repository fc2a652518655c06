import { Button } from '@mantine/core';
import { IconPalette } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { PageHeader } from '#web/kit/PageHeader.tsx';
import { Breadcrumbs } from '../Breadcrumbs.tsx';
import { showPanel } from '../panels.ts';
import classes from './LayoutNote.module.css';

/** What a layout is for, in two sentences, and the way to choose one for good. */
export function LayoutNote({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation('layouts');
  return (
    <>
      <PageHeader title={title} breadcrumb={<Breadcrumbs />} help={t('help')} />
      <section className={classes.card}>
        <p>{children}</p>
        <Button
          variant="default"
          leftSection={<IconPalette size={16} stroke={1.75} />}
          onClick={() => showPanel('appearance')}
        >
          {t('appearance')}
        </Button>
      </section>
    </>
  );
}
