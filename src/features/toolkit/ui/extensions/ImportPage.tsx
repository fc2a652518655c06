import { createFileRoute } from '@tanstack/react-router';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Columns } from './import/Columns.tsx';
import { Faults } from './import/Faults.tsx';
import { Paste } from './import/Paste.tsx';
import { ReadFile } from './import/ReadFile.tsx';
import { Refused } from './import/Refused.tsx';

export const Route = createFileRoute('/_frame/extensions/import')({
  loader: () => needWords('toolkit', 'import'),
  staticData: { title: 'pages:import' },
  component: ImportPage,
});

function ImportPage() {
  const { t } = useTranslation('import');
  return (
    <ExamplesPage title={t('title')} help={t('help')}>
      <Example title={t('read.title')} note={t('read.note')} code={() => import('./import/ReadFile.tsx?raw')}>
        <ReadFile />
      </Example>
      <Example title={t('paste.title')} note={t('paste.note')} code={() => import('./import/Paste.tsx?raw')}>
        <Paste />
      </Example>
      <Example title={t('faults.title')} note={t('faults.note')} code={() => import('./import/Faults.tsx?raw')} isWide>
        <Faults />
      </Example>
      <Example title={t('columns.title')} note={t('columns.note')} code={() => import('./import/Columns.tsx?raw')}>
        <Columns />
      </Example>
      <Example title={t('refused.title')} note={t('refused.note')} code={() => import('./import/Refused.tsx?raw')}>
        <Refused />
      </Example>
    </ExamplesPage>
  );
}
