import { createFileRoute } from '@tanstack/react-router';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Corner } from './toastr/Corner.tsx';
import { Done } from './toastr/Done.tsx';
import { Failed } from './toastr/Failed.tsx';
import { NeverMoreThanThree } from './toastr/NeverMoreThanThree.tsx';
import { OwnAction } from './toastr/OwnAction.tsx';
import { WithUndo } from './toastr/WithUndo.tsx';
import { Working } from './toastr/Working.tsx';

export const Route = createFileRoute('/_frame/extensions/toastr')({
  loader: () => needWords('toolkit', 'toastr'),
  staticData: { title: 'pages:toastr' },
  component: ToastrPage,
});

function ToastrPage() {
  const { t } = useTranslation('toastr');
  return (
    <ExamplesPage title={t('title')} help={t('help')}>
      <Example title={t('done.title')} note={t('done.note')} code={() => import('./toastr/Done.tsx?raw')}>
        <Done />
      </Example>
      <Example title={t('undo.title')} note={t('undo.note')} code={() => import('./toastr/WithUndo.tsx?raw')}>
        <WithUndo />
      </Example>
      <Example title={t('failed.title')} note={t('failed.note')} code={() => import('./toastr/Failed.tsx?raw')}>
        <Failed />
      </Example>
      <Example title={t('working.title')} note={t('working.note')} code={() => import('./toastr/Working.tsx?raw')}>
        <Working />
      </Example>
      <Example title={t('act.title')} note={t('act.note')} code={() => import('./toastr/OwnAction.tsx?raw')}>
        <OwnAction />
      </Example>
      <Example title={t('many.title')} note={t('many.note')} code={() => import('./toastr/NeverMoreThanThree.tsx?raw')}>
        <NeverMoreThanThree />
      </Example>
      <Example title={t('place.title')} note={t('place.note')} code={() => import('./toastr/Corner.tsx?raw')}>
        <Corner />
      </Example>
    </ExamplesPage>
  );
}
