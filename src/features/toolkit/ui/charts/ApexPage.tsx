import { createFileRoute } from '@tanstack/react-router';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { CategoryBubbles } from './apex/CategoryBubbles.tsx';
import { DeviceDonut } from './apex/DeviceDonut.tsx';
import { InvoiceColumns } from './apex/InvoiceColumns.tsx';
import { OrderBars } from './apex/OrderBars.tsx';
import { SignInsArea } from './apex/SignInsArea.tsx';
import { WeekdayHeat } from './apex/WeekdayHeat.tsx';
import { WeekSpread } from './apex/WeekSpread.tsx';
import { ChartsPage } from './ChartsPage.tsx';

export const Route = createFileRoute('/_frame/charts/apex')({
  loader: () => needWords('toolkit', 'chart-figures', 'chart-apex'),
  staticData: { title: 'pages:chart-apex' },
  component: ApexPage,
});

const EXAMPLES = [
  { name: 'area', Chart: SignInsArea, code: () => import('./apex/SignInsArea.tsx?raw'), isWide: true },
  { name: 'columns', Chart: InvoiceColumns, code: () => import('./apex/InvoiceColumns.tsx?raw') },
  { name: 'bars', Chart: OrderBars, code: () => import('./apex/OrderBars.tsx?raw') },
  { name: 'heat', Chart: WeekdayHeat, code: () => import('./apex/WeekdayHeat.tsx?raw') },
  { name: 'spread', Chart: WeekSpread, code: () => import('./apex/WeekSpread.tsx?raw') },
  { name: 'donut', Chart: DeviceDonut, code: () => import('./apex/DeviceDonut.tsx?raw') },
  { name: 'bubbles', Chart: CategoryBubbles, code: () => import('./apex/CategoryBubbles.tsx?raw') },
];

function ApexPage() {
  const { t } = useTranslation('chart-apex');
  return <ChartsPage t={t} examples={EXAMPLES} />;
}
