import { createFileRoute } from '@tanstack/react-router';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Endless } from './pagination/Endless.tsx';
import { LoadMore } from './pagination/LoadMore.tsx';
import { Numbers } from './pagination/Numbers.tsx';
import { PreviousNext } from './pagination/PreviousNext.tsx';
import { Shapes } from './pagination/Shapes.tsx';
import { WithSize } from './pagination/WithSize.tsx';

export const Route = createFileRoute('/_frame/extensions/pagination')({
  loader: () => needWords('toolkit', 'pagination'),
  staticData: { title: 'pages:pagination' },
  component: PaginationPage,
});

function PaginationPage() {
  const { t } = useTranslation('pagination');
  return (
    <ExamplesPage title={t('title')} help={t('help')}>
      <Example title={t('numbers.title')} note={t('numbers.note')} code={() => import('./pagination/Numbers.tsx?raw')}>
        <Numbers />
      </Example>
      <Example title={t('steps.title')} note={t('steps.note')} code={() => import('./pagination/PreviousNext.tsx?raw')}>
        <PreviousNext />
      </Example>
      <Example
        title={t('pager.title')}
        note={t('pager.note')}
        code={() => import('./pagination/WithSize.tsx?raw')}
        isWide
      >
        <WithSize />
      </Example>
      <Example title={t('more.title')} note={t('more.note')} code={() => import('./pagination/LoadMore.tsx?raw')}>
        <LoadMore />
      </Example>
      <Example title={t('endless.title')} note={t('endless.note')} code={() => import('./pagination/Endless.tsx?raw')}>
        <Endless />
      </Example>
      <Example title={t('shapes.title')} note={t('shapes.note')} code={() => import('./pagination/Shapes.tsx?raw')}>
        <Shapes />
      </Example>
    </ExamplesPage>
  );
}
