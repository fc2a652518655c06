import { createFileRoute } from '@tanstack/react-router';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { CourseParts } from './drag-and-drop/CourseParts.tsx';
import { DroppedFiles } from './drag-and-drop/DroppedFiles.tsx';
import { Grid } from './drag-and-drop/Grid.tsx';
import { TwoLists } from './drag-and-drop/TwoLists.tsx';
import { WithoutDragging } from './drag-and-drop/WithoutDragging.tsx';

export const Route = createFileRoute('/_frame/extensions/drag-and-drop')({
  loader: () => needWords('toolkit', 'drag-and-drop'),
  staticData: { title: 'pages:drag-and-drop' },
  component: DragAndDropPage,
});

function DragAndDropPage() {
  const { t } = useTranslation('drag-and-drop');
  return (
    <ExamplesPage title={t('title')} help={t('help')}>
      <Example
        title={t('order.title')}
        note={t('order.note')}
        code={() => import('./drag-and-drop/CourseParts.tsx?raw')}
      >
        <CourseParts />
      </Example>
      <Example
        title={t('groups.title')}
        note={t('groups.note')}
        code={() => import('./drag-and-drop/TwoLists.tsx?raw')}
      >
        <TwoLists />
      </Example>
      <Example title={t('grid.title')} note={t('grid.note')} code={() => import('./drag-and-drop/Grid.tsx?raw')}>
        <Grid />
      </Example>
      <Example
        title={t('buttons.title')}
        note={t('buttons.note')}
        code={() => import('./drag-and-drop/WithoutDragging.tsx?raw')}
      >
        <WithoutDragging />
      </Example>
      <Example
        title={t('files.title')}
        note={t('files.note')}
        code={() => import('./drag-and-drop/DroppedFiles.tsx?raw')}
      >
        <DroppedFiles />
      </Example>
    </ExamplesPage>
  );
}
