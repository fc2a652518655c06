import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { LayoutNote } from './LayoutNote.tsx';

export const Route = createFileRoute('/_frame/page-layout/without-menu')({
  staticData: { title: 'pages:without-menu', layout: { menu: 'none' } },
  component: WithoutMenuPage,
});

function WithoutMenuPage() {
  const { t } = useTranslation('layouts');
  return <LayoutNote title={t('pages:without-menu')}>{t('without-menu')}</LayoutNote>;
}
