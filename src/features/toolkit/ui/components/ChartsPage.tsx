import { createFileRoute } from '@tanstack/react-router';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { AnswersLine } from './charts/AnswersLine.tsx';
import { DevicesShare } from './charts/DevicesShare.tsx';
import { LearnersBars } from './charts/LearnersBars.tsx';
import { ResultsRing } from './charts/ResultsRing.tsx';
import { SmallLines } from './charts/SmallLines.tsx';
import { TopQuestions } from './charts/TopQuestions.tsx';

export const Route = createFileRoute('/_frame/components/charts')({
  loader: () => needWords('toolkit', 'component-charts'),
  staticData: { title: 'pages:component-charts' },
  component: ChartsPage,
});

function ChartsPage() {
  const { t } = useTranslation('component-charts');
  return (
    <ExamplesPage title={t('title')} help={t('help')}>
      <Example title={t('line.title')} note={t('line.note')} code={() => import('./charts/AnswersLine.tsx?raw')} isWide>
        <AnswersLine />
      </Example>
      <Example title={t('bars.title')} note={t('bars.note')} code={() => import('./charts/LearnersBars.tsx?raw')}>
        <LearnersBars />
      </Example>
      <Example title={t('ring.title')} note={t('ring.note')} code={() => import('./charts/ResultsRing.tsx?raw')}>
        <ResultsRing />
      </Example>
      <Example title={t('share.title')} note={t('share.note')} code={() => import('./charts/DevicesShare.tsx?raw')}>
        <DevicesShare />
      </Example>
      <Example title={t('rank.title')} note={t('rank.note')} code={() => import('./charts/TopQuestions.tsx?raw')}>
        <TopQuestions />
      </Example>
      <Example
        title={t('spark.title')}
        note={t('spark.note')}
        code={() => import('./charts/SmallLines.tsx?raw')}
        isWide
      >
        <SmallLines />
      </Example>
    </ExamplesPage>
  );
}
