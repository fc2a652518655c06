import { createFileRoute } from '@tanstack/react-router';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Counts } from './badges/Counts.tsx';
import { Keys } from './badges/Keys.tsx';
import { Labels } from './badges/Labels.tsx';
import { Pills } from './badges/Pills.tsx';
import { States } from './badges/States.tsx';

export const Route = createFileRoute('/_frame/components/badges')({
  loader: () => needWords('toolkit', 'component-badges'),
  staticData: { title: 'pages:component-badges' },
  component: BadgesPage,
});

function BadgesPage() {
  const { t } = useTranslation('component-badges');
  return (
    <ExamplesPage title={t('pages:component-badges')} help={t('help')}>
      <Example title={t('pills.title')} note={t('pills.note')} code={() => import('./badges/Pills.tsx?raw')}>
        <Pills />
      </Example>
      <Example title={t('states.title')} note={t('states.note')} code={() => import('./badges/States.tsx?raw')}>
        <States />
      </Example>
      <Example title={t('counts.title')} note={t('counts.note')} code={() => import('./badges/Counts.tsx?raw')}>
        <Counts />
      </Example>
      <Example title={t('labels.title')} note={t('labels.note')} code={() => import('./badges/Labels.tsx?raw')}>
        <Labels />
      </Example>
      <Example title={t('keys.title')} note={t('keys.note')} code={() => import('./badges/Keys.tsx?raw')} isWide>
        <Keys />
      </Example>
    </ExamplesPage>
  );
}
