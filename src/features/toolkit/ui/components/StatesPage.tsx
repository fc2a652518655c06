import { createFileRoute } from '@tanstack/react-router';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { AllOfThem } from './states/AllOfThem.tsx';
import { DidNotLoad } from './states/DidNotLoad.tsx';
import { NoMatch } from './states/NoMatch.tsx';
import { NotAllowed } from './states/NotAllowed.tsx';
import { NothingYet } from './states/NothingYet.tsx';

export const Route = createFileRoute('/_frame/components/states')({
  loader: () => needWords('toolkit', 'component-states'),
  staticData: { title: 'pages:component-states' },
  component: StatesPage,
});

function StatesPage() {
  const { t } = useTranslation('component-states');
  return (
    <ExamplesPage title={t('title')} help={t('help')}>
      <Example title={t('empty.title')} note={t('empty.note')} code={() => import('./states/NothingYet.tsx?raw')}>
        <NothingYet />
      </Example>
      <Example title={t('found.title')} note={t('found.note')} code={() => import('./states/NoMatch.tsx?raw')}>
        <NoMatch />
      </Example>
      <Example title={t('failed.title')} note={t('failed.note')} code={() => import('./states/DidNotLoad.tsx?raw')}>
        <DidNotLoad />
      </Example>
      <Example title={t('access.title')} note={t('access.note')} code={() => import('./states/NotAllowed.tsx?raw')}>
        <NotAllowed />
      </Example>
      <Example title={t('all.title')} note={t('all.note')} code={() => import('./states/AllOfThem.tsx?raw')} isWide>
        <AllOfThem />
      </Example>
    </ExamplesPage>
  );
}
