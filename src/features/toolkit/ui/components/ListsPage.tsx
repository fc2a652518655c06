import '@mantine/core/styles/List.layer.css';
import '@mantine/core/styles/DataList.layer.css';
import { createFileRoute } from '@tanstack/react-router';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Checks } from './lists/Checks.tsx';
import { FactsList } from './lists/FactsList.tsx';
import { People } from './lists/People.tsx';
import { Places } from './lists/Places.tsx';
import { Plain } from './lists/Plain.tsx';
import { Profiles } from './lists/Profiles.tsx';

export const Route = createFileRoute('/_frame/components/lists')({
  loader: () => needWords('toolkit', 'component-lists'),
  staticData: { title: 'pages:component-lists' },
  component: ListsPage,
});

function ListsPage() {
  const { t } = useTranslation('component-lists');
  return (
    <ExamplesPage title={t('pages:component-lists')} help={t('help')}>
      <Example title={t('plain.title')} note={t('plain.note')} code={() => import('./lists/Plain.tsx?raw')}>
        <Plain />
      </Example>
      <Example title={t('checks.title')} note={t('checks.note')} code={() => import('./lists/Checks.tsx?raw')}>
        <Checks />
      </Example>
      <Example title={t('people.title')} note={t('people.note')} code={() => import('./lists/People.tsx?raw')}>
        <People />
      </Example>
      <Example title={t('factsList.title')} note={t('factsList.note')} code={() => import('./lists/FactsList.tsx?raw')}>
        <FactsList />
      </Example>
      <Example title={t('places.title')} note={t('places.note')} code={() => import('./lists/Places.tsx?raw')}>
        <Places />
      </Example>
      <Example title={t('profiles.title')} note={t('profiles.note')} code={() => import('./lists/Profiles.tsx?raw')}>
        <Profiles />
      </Example>
    </ExamplesPage>
  );
}
