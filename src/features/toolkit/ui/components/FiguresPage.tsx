import { createFileRoute } from '@tanstack/react-router';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FourNumbers } from './figures/FourNumbers.tsx';
import { LeadsToList } from './figures/LeadsToList.tsx';
import { Moving } from './figures/Moving.tsx';
import { NotKnownYet } from './figures/NotKnownYet.tsx';
import { OverList } from './figures/OverList.tsx';

export const Route = createFileRoute('/_frame/components/figures')({
  loader: () => needWords('toolkit', 'component-figures'),
  staticData: { title: 'pages:component-figures' },
  component: FiguresPage,
});

function FiguresPage() {
  const { t } = useTranslation('component-figures');
  return (
    <ExamplesPage title={t('title')} help={t('help')}>
      <Example title={t('kpi.title')} note={t('kpi.note')} code={() => import('./figures/FourNumbers.tsx?raw')} isWide>
        <FourNumbers />
      </Example>
      <Example title={t('stat.title')} note={t('stat.note')} code={() => import('./figures/OverList.tsx?raw')} isWide>
        <OverList />
      </Example>
      <Example title={t('link.title')} note={t('link.note')} code={() => import('./figures/LeadsToList.tsx?raw')}>
        <LeadsToList />
      </Example>
      <Example title={t('loading.title')} note={t('loading.note')} code={() => import('./figures/NotKnownYet.tsx?raw')}>
        <NotKnownYet />
      </Example>
      <Example title={t('moving.title')} note={t('moving.note')} code={() => import('./figures/Moving.tsx?raw')} isWide>
        <Moving />
      </Example>
    </ExamplesPage>
  );
}
