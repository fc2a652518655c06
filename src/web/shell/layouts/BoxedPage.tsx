import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { LayoutNote } from './LayoutNote.tsx';

export const Route = createFileRoute('/_frame/page-layout/layout-boxed')({
  staticData: { title: 'pages:layout-boxed', layout: { width: 'boxed' } },
  component: BoxedPage,
});

function BoxedPage() {
  const { t } = useTranslation('layouts');
  return <LayoutNote title={t('pages:layout-boxed')}>{t('layout-boxed')}</LayoutNote>;
}
