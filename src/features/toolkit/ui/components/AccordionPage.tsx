import { createFileRoute } from '@tanstack/react-router';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Facts } from './accordion/Facts.tsx';
import { Locked } from './accordion/Locked.tsx';
import { OneOpen } from './accordion/OneOpen.tsx';
import { Settings } from './accordion/Settings.tsx';
import { SeveralOpen } from './accordion/SeveralOpen.tsx';
import { WithActions } from './accordion/WithActions.tsx';

export const Route = createFileRoute('/_frame/components/accordion')({
  loader: () => needWords('toolkit', 'component-accordion'),
  staticData: { title: 'pages:component-accordion' },
  component: AccordionPage,
});

function AccordionPage() {
  const { t } = useTranslation('component-accordion');
  return (
    <ExamplesPage title={t('pages:component-accordion')} help={t('help')}>
      <Example title={t('oneOpen.title')} note={t('oneOpen.note')} code={() => import('./accordion/OneOpen.tsx?raw')}>
        <OneOpen />
      </Example>
      <Example
        title={t('severalOpen.title')}
        note={t('severalOpen.note')}
        code={() => import('./accordion/SeveralOpen.tsx?raw')}
      >
        <SeveralOpen />
      </Example>
      <Example title={t('facts.title')} note={t('facts.note')} code={() => import('./accordion/Facts.tsx?raw')}>
        <Facts />
      </Example>
      <Example
        title={t('settings.title')}
        note={t('settings.note')}
        code={() => import('./accordion/Settings.tsx?raw')}
      >
        <Settings />
      </Example>
      <Example title={t('locked.title')} note={t('locked.note')} code={() => import('./accordion/Locked.tsx?raw')}>
        <Locked />
      </Example>
      <Example
        title={t('withActions.title')}
        note={t('withActions.note')}
        code={() => import('./accordion/WithActions.tsx?raw')}
      >
        <WithActions />
      </Example>
    </ExamplesPage>
  );
}
