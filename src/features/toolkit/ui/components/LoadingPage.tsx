import { createFileRoute } from '@tanstack/react-router';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { BusyButton } from './loading/BusyButton.tsx';
import { InBackground } from './loading/InBackground.tsx';
import { KeepRows } from './loading/KeepRows.tsx';
import { NoFlicker } from './loading/NoFlicker.tsx';
import { OwnShape } from './loading/OwnShape.tsx';
import { ShapeFirst } from './loading/ShapeFirst.tsx';

export const Route = createFileRoute('/_frame/components/loading')({
  loader: () => needWords('toolkit', 'component-loading'),
  staticData: { title: 'pages:component-loading' },
  component: LoadingPage,
});

function LoadingPage() {
  const { t } = useTranslation('component-loading');
  return (
    <ExamplesPage title={t('title')} help={t('help')}>
      <Example title={t('shape.title')} note={t('shape.note')} code={() => import('./loading/ShapeFirst.tsx?raw')}>
        <ShapeFirst />
      </Example>
      <Example title={t('own.title')} note={t('own.note')} code={() => import('./loading/OwnShape.tsx?raw')}>
        <OwnShape />
      </Example>
      <Example title={t('button.title')} note={t('button.note')} code={() => import('./loading/BusyButton.tsx?raw')}>
        <BusyButton />
      </Example>
      <Example title={t('keep.title')} note={t('keep.note')} code={() => import('./loading/KeepRows.tsx?raw')}>
        <KeepRows />
      </Example>
      <Example title={t('flicker.title')} note={t('flicker.note')} code={() => import('./loading/NoFlicker.tsx?raw')}>
        <NoFlicker />
      </Example>
      <Example
        title={t('background.title')}
        note={t('background.note')}
        code={() => import('./loading/InBackground.tsx?raw')}
      >
        <InBackground />
      </Example>
    </ExamplesPage>
  );
}
