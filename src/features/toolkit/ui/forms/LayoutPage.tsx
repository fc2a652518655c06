import { createFileRoute } from '@tanstack/react-router';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { InDrawer } from './layout/InDrawer.tsx';
import { InlineBar } from './layout/InlineBar.tsx';
import { Lines } from './layout/Lines.tsx';
import { OneColumn } from './layout/OneColumn.tsx';
import { Pairs } from './layout/Pairs.tsx';
import { Sections } from './layout/Sections.tsx';

export const Route = createFileRoute('/_frame/forms/layout')({
  loader: () => needWords('toolkit', 'form-layout'),
  staticData: { title: 'pages:form-layout' },
  component: LayoutPage,
});

function LayoutPage() {
  const { t } = useTranslation('form-layout');
  return (
    <ExamplesPage title={t('title')} help={t('help')}>
      <Example title={t('column.title')} note={t('column.note')} code={() => import('./layout/OneColumn.tsx?raw')}>
        <OneColumn />
      </Example>
      <Example title={t('pairs.title')} note={t('pairs.note')} code={() => import('./layout/Pairs.tsx?raw')}>
        <Pairs />
      </Example>
      <Example title={t('lines.title')} note={t('lines.note')} code={() => import('./layout/Lines.tsx?raw')}>
        <Lines />
      </Example>
      <Example title={t('bar.title')} note={t('bar.note')} code={() => import('./layout/InlineBar.tsx?raw')}>
        <InlineBar />
      </Example>
      <Example
        title={t('sections.title')}
        note={t('sections.note')}
        code={() => import('./layout/Sections.tsx?raw')}
        isWide
      >
        <Sections />
      </Example>
      <Example
        title={t('drawer.title')}
        note={t('drawer.note')}
        code={() => import('./layout/InDrawer.tsx?raw')}
        isWide
      >
        <InDrawer />
      </Example>
    </ExamplesPage>
  );
}
