import { createFileRoute } from '@tanstack/react-router';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { EditPerson } from './drawers/EditPerson.tsx';
import { LoadsFirst } from './drawers/LoadsFirst.tsx';
import { LookCloser } from './drawers/LookCloser.tsx';
import { ThroughList } from './drawers/ThroughList.tsx';

export const Route = createFileRoute('/_frame/components/drawers')({
  loader: () => needWords('toolkit', 'component-drawers'),
  staticData: { title: 'pages:component-drawers' },
  component: DrawersPage,
});

function DrawersPage() {
  const { t } = useTranslation('component-drawers');
  return (
    <ExamplesPage title={t('title')} help={t('help')}>
      <Example title={t('look.title')} note={t('look.note')} code={() => import('./drawers/LookCloser.tsx?raw')}>
        <LookCloser />
      </Example>
      <Example title={t('edit.title')} note={t('edit.note')} code={() => import('./drawers/EditPerson.tsx?raw')}>
        <EditPerson />
      </Example>
      <Example title={t('list.title')} note={t('list.note')} code={() => import('./drawers/ThroughList.tsx?raw')}>
        <ThroughList />
      </Example>
      <Example title={t('loads.title')} note={t('loads.note')} code={() => import('./drawers/LoadsFirst.tsx?raw')}>
        <LoadsFirst />
      </Example>
    </ExamplesPage>
  );
}
