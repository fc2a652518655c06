import { createFileRoute } from '@tanstack/react-router';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { CopyRows } from './export/CopyRows.tsx';
import { FileOfRows } from './export/FileOfRows.tsx';
import { Nothing } from './export/Nothing.tsx';
import { Print } from './export/Print.tsx';
import { SafeCells } from './export/SafeCells.tsx';
import { WholeList } from './export/WholeList.tsx';

export const Route = createFileRoute('/_frame/extensions/export')({
  loader: () => needWords('toolkit', 'export'),
  staticData: { title: 'pages:export' },
  component: ExportPage,
});

function ExportPage() {
  const { t } = useTranslation('export');
  return (
    <ExamplesPage title={t('title')} help={t('help')}>
      <Example title={t('file.title')} note={t('file.note')} code={() => import('./export/FileOfRows.tsx?raw')} isWide>
        <FileOfRows />
      </Example>
      <Example title={t('whole.title')} note={t('whole.note')} code={() => import('./export/WholeList.tsx?raw')}>
        <WholeList />
      </Example>
      <Example title={t('print.title')} note={t('print.note')} code={() => import('./export/Print.tsx?raw')}>
        <Print />
      </Example>
      <Example title={t('safe.title')} note={t('safe.note')} code={() => import('./export/SafeCells.tsx?raw')}>
        <SafeCells />
      </Example>
      <Example title={t('copy.title')} note={t('copy.note')} code={() => import('./export/CopyRows.tsx?raw')}>
        <CopyRows />
      </Example>
      <Example title={t('nothing.title')} note={t('nothing.note')} code={() => import('./export/Nothing.tsx?raw')}>
        <Nothing />
      </Example>
    </ExamplesPage>
  );
}
