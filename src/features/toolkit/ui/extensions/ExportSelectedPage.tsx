import '@mantine/core/styles/Chip.layer.css';
import { createFileRoute } from '@tanstack/react-router';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { AnyList } from './export-selected/AnyList.tsx';
import { ByStatus } from './export-selected/ByStatus.tsx';
import { FewRows } from './export-selected/FewRows.tsx';

export const Route = createFileRoute('/_frame/extensions/export-selected')({
  loader: () => needWords('toolkit', 'export-selected'),
  staticData: { title: 'pages:export-selected' },
  component: ExportSelectedPage,
});

function ExportSelectedPage() {
  const { t } = useTranslation('export-selected');
  return (
    <ExamplesPage title={t('title')} help={t('help')}>
      <Example title={t('few.title')} note={t('few.note')} code={() => import('./export-selected/FewRows.tsx?raw')}>
        <FewRows />
      </Example>
      <Example
        title={t('status.title')}
        note={t('status.note')}
        code={() => import('./export-selected/ByStatus.tsx?raw')}
      >
        <ByStatus />
      </Example>
      <Example
        title={t('list.title')}
        note={t('list.note')}
        code={() => import('./export-selected/AnyList.tsx?raw')}
        isWide
      >
        <AnyList />
      </Example>
    </ExamplesPage>
  );
}
