import { createFileRoute } from '@tanstack/react-router';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Folding } from './segmented/Folding.tsx';
import { Glyphs } from './segmented/Glyphs.tsx';
import { Partly } from './segmented/Partly.tsx';
import { Views } from './segmented/Views.tsx';
import { Wide } from './segmented/Wide.tsx';

export const Route = createFileRoute('/_frame/components/segmented')({
  loader: () => needWords('toolkit', 'component-segmented'),
  staticData: { title: 'pages:component-segmented' },
  component: SegmentedPage,
});

function SegmentedPage() {
  const { t } = useTranslation('component-segmented');
  return (
    <ExamplesPage title={t('pages:component-segmented')} help={t('help')}>
      <Example title={t('views.title')} note={t('views.note')} code={() => import('./segmented/Views.tsx?raw')}>
        <Views />
      </Example>
      <Example title={t('folding.title')} note={t('folding.note')} code={() => import('./segmented/Folding.tsx?raw')}>
        <Folding />
      </Example>
      <Example title={t('glyphs.title')} note={t('glyphs.note')} code={() => import('./segmented/Glyphs.tsx?raw')}>
        <Glyphs />
      </Example>
      <Example title={t('wide.title')} note={t('wide.note')} code={() => import('./segmented/Wide.tsx?raw')}>
        <Wide />
      </Example>
      <Example
        title={t('partly.title')}
        note={t('partly.note')}
        code={() => import('./segmented/Partly.tsx?raw')}
        isWide
      >
        <Partly />
      </Example>
    </ExamplesPage>
  );
}
