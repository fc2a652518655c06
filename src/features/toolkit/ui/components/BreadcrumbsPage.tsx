import '@mantine/core/styles/Breadcrumbs.layer.css';
import { createFileRoute } from '@tanstack/react-router';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Folded } from './breadcrumbs/Folded.tsx';
import { Folders } from './breadcrumbs/Folders.tsx';
import { LongNames } from './breadcrumbs/LongNames.tsx';
import { OfPage } from './breadcrumbs/OfPage.tsx';
import { OwnWay } from './breadcrumbs/OwnWay.tsx';

export const Route = createFileRoute('/_frame/components/breadcrumbs')({
  loader: () => needWords('toolkit', 'component-breadcrumbs'),
  staticData: { title: 'pages:component-breadcrumbs' },
  component: BreadcrumbsPage,
});

function BreadcrumbsPage() {
  const { t } = useTranslation('component-breadcrumbs');
  return (
    <ExamplesPage title={t('pages:component-breadcrumbs')} help={t('help')}>
      <Example title={t('ofPage.title')} note={t('ofPage.note')} code={() => import('./breadcrumbs/OfPage.tsx?raw')}>
        <OfPage />
      </Example>
      <Example title={t('ownWay.title')} note={t('ownWay.note')} code={() => import('./breadcrumbs/OwnWay.tsx?raw')}>
        <OwnWay />
      </Example>
      <Example title={t('folders.title')} note={t('folders.note')} code={() => import('./breadcrumbs/Folders.tsx?raw')}>
        <Folders />
      </Example>
      <Example title={t('folded.title')} note={t('folded.note')} code={() => import('./breadcrumbs/Folded.tsx?raw')}>
        <Folded />
      </Example>
      <Example
        title={t('longNames.title')}
        note={t('longNames.note')}
        code={() => import('./breadcrumbs/LongNames.tsx?raw')}
        isWide
      >
        <LongNames />
      </Example>
    </ExamplesPage>
  );
}
