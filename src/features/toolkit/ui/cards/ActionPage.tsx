import { createFileRoute } from '@tanstack/react-router';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Close } from './action/Close.tsx';
import { Collapse } from './action/Collapse.tsx';
import { FullScreen } from './action/FullScreen.tsx';
import { Refresh } from './action/Refresh.tsx';
import { Reorder } from './action/Reorder.tsx';
import { Together } from './action/Together.tsx';

export const Route = createFileRoute('/_frame/cards/action')({
  loader: () => needWords('toolkit', 'card-action'),
  staticData: { title: 'pages:card-action' },
  component: ActionCardsPage,
});

function ActionCardsPage() {
  const { t } = useTranslation('card-action');
  return (
    <ExamplesPage title={t('title')} help={t('help')}>
      <Example title={t('collapse.title')} note={t('collapse.note')} code={() => import('./action/Collapse.tsx?raw')}>
        <Collapse />
      </Example>
      <Example title={t('refresh.title')} note={t('refresh.note')} code={() => import('./action/Refresh.tsx?raw')}>
        <Refresh />
      </Example>
      <Example title={t('close.title')} note={t('close.note')} code={() => import('./action/Close.tsx?raw')}>
        <Close />
      </Example>
      <Example
        title={t('fullScreen.title')}
        note={t('fullScreen.note')}
        code={() => import('./action/FullScreen.tsx?raw')}
      >
        <FullScreen />
      </Example>
      <Example title={t('reorder.title')} note={t('reorder.note')} code={() => import('./action/Reorder.tsx?raw')}>
        <Reorder />
      </Example>
      <Example title={t('together.title')} note={t('together.note')} code={() => import('./action/Together.tsx?raw')}>
        <Together />
      </Example>
    </ExamplesPage>
  );
}
