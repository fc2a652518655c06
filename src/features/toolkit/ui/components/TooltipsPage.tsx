import { createFileRoute } from '@tanstack/react-router';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { CutName } from './tooltips/CutName.tsx';
import { NamedIcons } from './tooltips/NamedIcons.tsx';
import { Sides } from './tooltips/Sides.tsx';
import { WhyNot } from './tooltips/WhyNot.tsx';
import { WithKeys } from './tooltips/WithKeys.tsx';

export const Route = createFileRoute('/_frame/components/tooltips')({
  loader: () => needWords('toolkit', 'component-tooltips'),
  staticData: { title: 'pages:component-tooltips' },
  component: TooltipsPage,
});

function TooltipsPage() {
  const { t } = useTranslation('component-tooltips');
  return (
    <ExamplesPage title={t('title')} help={t('help')}>
      <Example title={t('icons.title')} note={t('icons.note')} code={() => import('./tooltips/NamedIcons.tsx?raw')}>
        <NamedIcons />
      </Example>
      <Example title={t('why.title')} note={t('why.note')} code={() => import('./tooltips/WhyNot.tsx?raw')}>
        <WhyNot />
      </Example>
      <Example title={t('keys.title')} note={t('keys.note')} code={() => import('./tooltips/WithKeys.tsx?raw')}>
        <WithKeys />
      </Example>
      <Example title={t('cut.title')} note={t('cut.note')} code={() => import('./tooltips/CutName.tsx?raw')}>
        <CutName />
      </Example>
      <Example title={t('sides.title')} note={t('sides.note')} code={() => import('./tooltips/Sides.tsx?raw')} isWide>
        <Sides />
      </Example>
    </ExamplesPage>
  );
}
