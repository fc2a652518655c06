import { createFileRoute } from '@tanstack/react-router';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { CoursePanels } from './tabs/CoursePanels.tsx';
import { ManyWeeks } from './tabs/ManyWeeks.tsx';
import { NotYetOpen } from './tabs/NotYetOpen.tsx';
import { Sideways } from './tabs/Sideways.tsx';
import { WithCounts } from './tabs/WithCounts.tsx';
import { WithIcons } from './tabs/WithIcons.tsx';

export const Route = createFileRoute('/_frame/components/tabs')({
  loader: () => needWords('toolkit', 'component-tabs'),
  staticData: { title: 'pages:component-tabs' },
  component: TabsPage,
});

function TabsPage() {
  const { t } = useTranslation('component-tabs');
  return (
    <ExamplesPage title={t('title')} help={t('help')}>
      <Example title={t('panels.title')} note={t('panels.note')} code={() => import('./tabs/CoursePanels.tsx?raw')}>
        <CoursePanels />
      </Example>
      <Example title={t('counts.title')} note={t('counts.note')} code={() => import('./tabs/WithCounts.tsx?raw')}>
        <WithCounts />
      </Example>
      <Example title={t('icons.title')} note={t('icons.note')} code={() => import('./tabs/WithIcons.tsx?raw')}>
        <WithIcons />
      </Example>
      <Example title={t('disabled.title')} note={t('disabled.note')} code={() => import('./tabs/NotYetOpen.tsx?raw')}>
        <NotYetOpen />
      </Example>
      <Example title={t('many.title')} note={t('many.note')} code={() => import('./tabs/ManyWeeks.tsx?raw')}>
        <ManyWeeks />
      </Example>
      <Example title={t('side.title')} note={t('side.note')} code={() => import('./tabs/Sideways.tsx?raw')}>
        <Sideways />
      </Example>
    </ExamplesPage>
  );
}
