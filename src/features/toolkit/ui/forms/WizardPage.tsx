import { createFileRoute } from '@tanstack/react-router';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Branching } from './wizard/Branching.tsx';
import { EventWizard } from './wizard/EventWizard.tsx';
import { StepsAlone } from './wizard/StepsAlone.tsx';
import { Vertical } from './wizard/Vertical.tsx';

export const Route = createFileRoute('/_frame/forms/wizard')({
  loader: () => needWords('toolkit', 'form-wizard'),
  staticData: { title: 'pages:form-wizard' },
  component: WizardPage,
});

function WizardPage() {
  const { t } = useTranslation('form-wizard');
  return (
    <ExamplesPage title={t('title')} help={t('help')}>
      <Example
        title={t('event.title')}
        note={t('event.note')}
        code={() => import('./wizard/EventWizard.tsx?raw')}
        parts={import.meta.glob('./wizard/event/*', { query: '?raw', import: 'default' })}
        isWide
      >
        <EventWizard />
      </Example>
      <Example title={t('plan.title')} note={t('plan.note')} code={() => import('./wizard/Vertical.tsx?raw')}>
        <Vertical />
      </Example>
      <Example
        title={t('problem.title')}
        note={t('problem.note')}
        code={() => import('./wizard/Branching.tsx?raw')}
        parts={import.meta.glob('./wizard/problem/*', { query: '?raw', import: 'default' })}
      >
        <Branching />
      </Example>
      <Example
        title={t('alone.title')}
        note={t('alone.note')}
        code={() => import('./wizard/StepsAlone.tsx?raw')}
        isWide
      >
        <StepsAlone />
      </Example>
    </ExamplesPage>
  );
}
