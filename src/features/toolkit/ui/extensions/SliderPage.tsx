import '@mantine/core/styles/Slider.layer.css';
import '#web/theme/slider.css';
import { createFileRoute } from '@tanstack/react-router';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Locked } from './slider/Locked.tsx';
import { NamedSteps } from './slider/NamedSteps.tsx';
import { PassMark } from './slider/PassMark.tsx';
import { PriceRange } from './slider/PriceRange.tsx';
import { SavedOnLettingGo } from './slider/SavedOnLettingGo.tsx';
import { Weights } from './slider/Weights.tsx';
import { WithNumber } from './slider/WithNumber.tsx';

export const Route = createFileRoute('/_frame/extensions/slider')({
  loader: () => needWords('toolkit', 'slider'),
  staticData: { title: 'pages:slider' },
  component: SliderPage,
});

function SliderPage() {
  const { t } = useTranslation('slider');
  return (
    <ExamplesPage title={t('title')} help={t('help')}>
      <Example title={t('passMark.title')} note={t('passMark.note')} code={() => import('./slider/PassMark.tsx?raw')}>
        <PassMark />
      </Example>
      <Example title={t('range.title')} note={t('range.note')} code={() => import('./slider/PriceRange.tsx?raw')}>
        <PriceRange />
      </Example>
      <Example title={t('steps.title')} note={t('steps.note')} code={() => import('./slider/NamedSteps.tsx?raw')}>
        <NamedSteps />
      </Example>
      <Example title={t('number.title')} note={t('number.note')} code={() => import('./slider/WithNumber.tsx?raw')}>
        <WithNumber />
      </Example>
      <Example title={t('weights.title')} note={t('weights.note')} code={() => import('./slider/Weights.tsx?raw')}>
        <Weights />
      </Example>
      <Example title={t('locked.title')} note={t('locked.note')} code={() => import('./slider/Locked.tsx?raw')}>
        <Locked />
      </Example>
      <Example title={t('saved.title')} note={t('saved.note')} code={() => import('./slider/SavedOnLettingGo.tsx?raw')}>
        <SavedOnLettingGo />
      </Example>
    </ExamplesPage>
  );
}
