import { createFileRoute } from '@tanstack/react-router';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Busy } from './uploads/Busy.tsx';
import { Homework } from './uploads/Homework.tsx';
import { OnePicture } from './uploads/OnePicture.tsx';
import { ReadHere } from './uploads/ReadHere.tsx';
import { SmallLimits } from './uploads/SmallLimits.tsx';

export const Route = createFileRoute('/_frame/components/uploads')({
  loader: () => needWords('toolkit', 'component-uploads'),
  staticData: { title: 'pages:component-uploads' },
  component: UploadsPage,
});

function UploadsPage() {
  const { t } = useTranslation('component-uploads');
  return (
    <ExamplesPage title={t('title')} help={t('help')}>
      <Example title={t('many.title')} note={t('many.note')} code={() => import('./uploads/Homework.tsx?raw')}>
        <Homework />
      </Example>
      <Example title={t('one.title')} note={t('one.note')} code={() => import('./uploads/OnePicture.tsx?raw')}>
        <OnePicture />
      </Example>
      <Example title={t('limits.title')} note={t('limits.note')} code={() => import('./uploads/SmallLimits.tsx?raw')}>
        <SmallLimits />
      </Example>
      <Example title={t('read.title')} note={t('read.note')} code={() => import('./uploads/ReadHere.tsx?raw')}>
        <ReadHere />
      </Example>
      <Example title={t('busy.title')} note={t('busy.note')} code={() => import('./uploads/Busy.tsx?raw')} isWide>
        <Busy />
      </Example>
    </ExamplesPage>
  );
}
