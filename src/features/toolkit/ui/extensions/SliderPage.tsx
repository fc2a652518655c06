import '@mantine/core/styles/Slider.layer.css';
import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Example } from '#features/toolkit/ui/Example.tsx';
import { ExamplesPage } from '#features/toolkit/ui/ExamplesPage.tsx';
import { needWords } from '#web/i18n/start.ts';
import { PassMark } from './slider/PassMark.tsx';

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
    </ExamplesPage>
  );
}
