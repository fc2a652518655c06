import { createFileRoute } from '@tanstack/react-router';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FewRows } from './data-table/FewRows.tsx';
import { ListStates } from './data-table/ListStates.tsx';
import { TonesAndHead } from './data-table/TonesAndHead.tsx';
import { WholeList } from './data-table/WholeList.tsx';

export const Route = createFileRoute('/_frame/components/data-table')({
  loader: () => needWords('toolkit', 'component-data-table'),
  staticData: { title: 'pages:component-data-table' },
  component: DataTablePage,
});

function DataTablePage() {
  const { t } = useTranslation('component-data-table');
  return (
    <ExamplesPage title={t('title')} help={t('help')}>
      <Example
        title={t('whole.title')}
        note={t('whole.note')}
        code={() => import('./data-table/WholeList.tsx?raw')}
        isWide
      >
        <WholeList />
      </Example>
      <Example
        title={t('states.title')}
        note={t('states.note')}
        code={() => import('./data-table/ListStates.tsx?raw')}
        isWide
      >
        <ListStates />
      </Example>
      <Example title={t('few.title')} note={t('few.note')} code={() => import('./data-table/FewRows.tsx?raw')}>
        <FewRows />
      </Example>
      <Example title={t('tones.title')} note={t('tones.note')} code={() => import('./data-table/TonesAndHead.tsx?raw')}>
        <TonesAndHead />
      </Example>
    </ExamplesPage>
  );
}
