import '@mantine/core/styles/OverflowList.layer.css';
import '@mantine/core/styles/Slider.layer.css';
import { createFileRoute } from '@tanstack/react-router';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Amount } from './button-groups/Amount.tsx';
import { Marks } from './button-groups/Marks.tsx';
import { Overflow } from './button-groups/Overflow.tsx';
import { Split } from './button-groups/Split.tsx';
import { Steps } from './button-groups/Steps.tsx';
import { Upright } from './button-groups/Upright.tsx';

export const Route = createFileRoute('/_frame/components/button-groups')({
  loader: () => needWords('toolkit', 'component-button-groups'),
  staticData: { title: 'pages:component-button-groups' },
  component: ButtonGroupsPage,
});

function ButtonGroupsPage() {
  const { t } = useTranslation('component-button-groups');
  return (
    <ExamplesPage title={t('pages:component-button-groups')} help={t('help')}>
      <Example title={t('steps.title')} note={t('steps.note')} code={() => import('./button-groups/Steps.tsx?raw')}>
        <Steps />
      </Example>
      <Example title={t('split.title')} note={t('split.note')} code={() => import('./button-groups/Split.tsx?raw')}>
        <Split />
      </Example>
      <Example title={t('marks.title')} note={t('marks.note')} code={() => import('./button-groups/Marks.tsx?raw')}>
        <Marks />
      </Example>
      <Example title={t('amount.title')} note={t('amount.note')} code={() => import('./button-groups/Amount.tsx?raw')}>
        <Amount />
      </Example>
      <Example
        title={t('upright.title')}
        note={t('upright.note')}
        code={() => import('./button-groups/Upright.tsx?raw')}
      >
        <Upright />
      </Example>
      <Example
        title={t('overflow.title')}
        note={t('overflow.note')}
        code={() => import('./button-groups/Overflow.tsx?raw')}
      >
        <Overflow />
      </Example>
    </ExamplesPage>
  );
}
