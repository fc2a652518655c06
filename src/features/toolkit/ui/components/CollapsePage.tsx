import '@mantine/core/styles/List.layer.css';
import '@mantine/core/styles/Spoiler.layer.css';
import { createFileRoute } from '@tanstack/react-router';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { BySwitch } from './collapse/BySwitch.tsx';
import { MoreFields } from './collapse/MoreFields.tsx';
import { Outline } from './collapse/Outline.tsx';
import { ReadOn } from './collapse/ReadOn.tsx';
import { Sideways } from './collapse/Sideways.tsx';

export const Route = createFileRoute('/_frame/components/collapse')({
  loader: () => needWords('toolkit', 'component-collapse'),
  staticData: { title: 'pages:component-collapse' },
  component: CollapsePage,
});

function CollapsePage() {
  const { t } = useTranslation('component-collapse');
  return (
    <ExamplesPage title={t('pages:component-collapse')} help={t('help')}>
      <Example
        title={t('moreFields.title')}
        note={t('moreFields.note')}
        code={() => import('./collapse/MoreFields.tsx?raw')}
      >
        <MoreFields />
      </Example>
      <Example title={t('readOn.title')} note={t('readOn.note')} code={() => import('./collapse/ReadOn.tsx?raw')}>
        <ReadOn />
      </Example>
      <Example title={t('bySwitch.title')} note={t('bySwitch.note')} code={() => import('./collapse/BySwitch.tsx?raw')}>
        <BySwitch />
      </Example>
      <Example title={t('outline.title')} note={t('outline.note')} code={() => import('./collapse/Outline.tsx?raw')}>
        <Outline />
      </Example>
      <Example
        title={t('sideways.title')}
        note={t('sideways.note')}
        code={() => import('./collapse/Sideways.tsx?raw')}
        isWide
      >
        <Sideways />
      </Example>
    </ExamplesPage>
  );
}
