import { createFileRoute } from '@tanstack/react-router';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Actions } from './page-header/Actions.tsx';
import { Detail } from './page-header/Detail.tsx';
import { LongTitle } from './page-header/LongTitle.tsx';
import { Simple } from './page-header/Simple.tsx';

export const Route = createFileRoute('/_frame/components/page-header')({
  loader: () => needWords('toolkit', 'component-page-header'),
  staticData: { title: 'pages:component-page-header' },
  component: PageHeaderPage,
});

function PageHeaderPage() {
  const { t } = useTranslation('component-page-header');
  return (
    <ExamplesPage title={t('pages:component-page-header')} help={t('help')}>
      <Example
        title={t('simple.title')}
        note={t('simple.note')}
        code={() => import('./page-header/Simple.tsx?raw')}
        isWide
      >
        <Simple />
      </Example>
      <Example
        title={t('actions.title')}
        note={t('actions.note')}
        code={() => import('./page-header/Actions.tsx?raw')}
        isWide
      >
        <Actions />
      </Example>
      <Example
        title={t('detail.title')}
        note={t('detail.note')}
        code={() => import('./page-header/Detail.tsx?raw')}
        isWide
      >
        <Detail />
      </Example>
      <Example
        title={t('longTitle.title')}
        note={t('longTitle.note')}
        code={() => import('./page-header/LongTitle.tsx?raw')}
        isWide
      >
        <LongTitle />
      </Example>
    </ExamplesPage>
  );
}
