import { createFileRoute } from '@tanstack/react-router';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { ChartsPage } from './ChartsPage.tsx';
import { DeviceStacks } from './chartjs/DeviceStacks.tsx';
import { PracticeMixed } from './chartjs/PracticeMixed.tsx';
import { ProductBars } from './chartjs/ProductBars.tsx';
import { ProductDots } from './chartjs/ProductDots.tsx';
import { QuestionDonut } from './chartjs/QuestionDonut.tsx';
import { ResultRadar } from './chartjs/ResultRadar.tsx';
import { RevenueLine } from './chartjs/RevenueLine.tsx';

export const Route = createFileRoute('/_frame/charts/chartjs')({
  loader: () => needWords('toolkit', 'chart-figures', 'chart-chartjs'),
  staticData: { title: 'pages:chart-chartjs' },
  component: ChartJsPage,
});

const EXAMPLES = [
  { name: 'line', Chart: RevenueLine, code: () => import('./chartjs/RevenueLine.tsx?raw'), isWide: true },
  { name: 'mixed', Chart: PracticeMixed, code: () => import('./chartjs/PracticeMixed.tsx?raw') },
  { name: 'stacks', Chart: DeviceStacks, code: () => import('./chartjs/DeviceStacks.tsx?raw') },
  { name: 'bars', Chart: ProductBars, code: () => import('./chartjs/ProductBars.tsx?raw') },
  { name: 'donut', Chart: QuestionDonut, code: () => import('./chartjs/QuestionDonut.tsx?raw') },
  { name: 'radar', Chart: ResultRadar, code: () => import('./chartjs/ResultRadar.tsx?raw') },
  { name: 'dots', Chart: ProductDots, code: () => import('./chartjs/ProductDots.tsx?raw') },
];

function ChartJsPage() {
  const { t } = useTranslation('chart-chartjs');
  return <ChartsPage t={t} examples={EXAMPLES} />;
}
