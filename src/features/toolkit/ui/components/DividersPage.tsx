import { createFileRoute } from '@tanstack/react-router';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { NewBelow } from './dividers/NewBelow.tsx';
import { Rows } from './dividers/Rows.tsx';
import { Upright } from './dividers/Upright.tsx';
import { WithWord } from './dividers/WithWord.tsx';

export const Route = createFileRoute('/_frame/components/dividers')({
  loader: () => needWords('toolkit', 'component-dividers'),
  staticData: { title: 'pages:component-dividers' },
  component: DividersPage,
});

function DividersPage() {
  const { t } = useTranslation('component-dividers');
  return (
    <ExamplesPage title={t('pages:component-dividers')} help={t('help')}>
      <Example title={t('rows.title')} note={t('rows.note')} code={() => import('./dividers/Rows.tsx?raw')}>
        <Rows />
      </Example>
      <Example title={t('withWord.title')} note={t('withWord.note')} code={() => import('./dividers/WithWord.tsx?raw')}>
        <WithWord />
      </Example>
      <Example title={t('upright.title')} note={t('upright.note')} code={() => import('./dividers/Upright.tsx?raw')}>
        <Upright />
      </Example>
      <Example title={t('newBelow.title')} note={t('newBelow.note')} code={() => import('./dividers/NewBelow.tsx?raw')}>
        <NewBelow />
      </Example>
    </ExamplesPage>
  );
}
