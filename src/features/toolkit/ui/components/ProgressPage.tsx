import { createFileRoute } from '@tanstack/react-router';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { CourseProgress } from './progress/CourseProgress.tsx';
import { Ring } from './progress/Ring.tsx';
import { Room } from './progress/Room.tsx';
import { Unknown } from './progress/Unknown.tsx';
import { Working } from './progress/Working.tsx';

export const Route = createFileRoute('/_frame/components/progress')({
  loader: () => needWords('toolkit', 'component-progress'),
  staticData: { title: 'pages:component-progress' },
  component: ProgressPage,
});

function ProgressPage() {
  const { t } = useTranslation('component-progress');
  return (
    <ExamplesPage title={t('title')} help={t('help')}>
      <Example
        title={t('course.title')}
        note={t('course.note')}
        code={() => import('./progress/CourseProgress.tsx?raw')}
      >
        <CourseProgress />
      </Example>
      <Example title={t('work.title')} note={t('work.note')} code={() => import('./progress/Working.tsx?raw')}>
        <Working />
      </Example>
      <Example title={t('unknown.title')} note={t('unknown.note')} code={() => import('./progress/Unknown.tsx?raw')}>
        <Unknown />
      </Example>
      <Example title={t('ring.title')} note={t('ring.note')} code={() => import('./progress/Ring.tsx?raw')}>
        <Ring />
      </Example>
      <Example title={t('room.title')} note={t('room.note')} code={() => import('./progress/Room.tsx?raw')} isWide>
        <Room />
      </Example>
    </ExamplesPage>
  );
}
