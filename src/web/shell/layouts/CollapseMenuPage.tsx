import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { LayoutNote } from './LayoutNote.tsx';

export const Route = createFileRoute('/_frame/page-layout/collapse-menu')({
  staticData: { title: 'pages:collapse-menu', layout: { menu: 'vertical', collapsed: true } },
  component: CollapseMenuPage,
});

function CollapseMenuPage() {
  const { t } = useTranslation('layouts');
  return <LayoutNote title={t('pages:collapse-menu')}>{t('collapse-menu')}</LayoutNote>;
}
