import '@mantine/core/styles/Stepper.layer.css';
import { createFileRoute } from '@tanstack/react-router';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { FirstSteps } from './steps/FirstSteps.tsx';
import { NewTest } from './steps/NewTest.tsx';
import { Pages } from './steps/Pages.tsx';
import { WhereAmI } from './steps/WhereAmI.tsx';

export const Route = createFileRoute('/_frame/components/steps')({
  loader: () => needWords('toolkit', 'component-steps'),
  staticData: { title: 'pages:component-steps' },
  component: StepsPage,
});

function StepsPage() {
  const { t } = useTranslation('component-steps');
  return (
    <ExamplesPage title={t('title')} help={t('help')}>
      <Example title={t('list.title')} note={t('list.note')} code={() => import('./steps/WhereAmI.tsx?raw')}>
        <WhereAmI />
      </Example>
      <Example title={t('wizard.title')} note={t('wizard.note')} code={() => import('./steps/NewTest.tsx?raw')}>
        <NewTest />
      </Example>
      <Example title={t('stepper.title')} note={t('stepper.note')} code={() => import('./steps/FirstSteps.tsx?raw')}>
        <FirstSteps />
      </Example>
      <Example title={t('pages.title')} note={t('pages.note')} code={() => import('./steps/Pages.tsx?raw')}>
        <Pages />
      </Example>
    </ExamplesPage>
  );
}
