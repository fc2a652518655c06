import { createFileRoute } from '@tanstack/react-router';
import { needWords } from '#web/i18n/start.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { ChartsPage } from './ChartsPage.tsx';
import { DayDots } from './recharts/DayDots.tsx';
import { DeviceRing } from './recharts/DeviceRing.tsx';
import { InvoiceBars } from './recharts/InvoiceBars.tsx';
import { InvoiceLines } from './recharts/InvoiceLines.tsx';
import { PracticeColumns } from './recharts/PracticeColumns.tsx';
import { WeekRange } from './recharts/WeekRange.tsx';
import { WeekStacks } from './recharts/WeekStacks.tsx';

export const Route = createFileRoute('/_frame/charts/recharts')({
  loader: () => needWords('toolkit', 'chart-figures', 'chart-recharts'),
  staticData: { title: 'pages:chart-recharts' },
  component: RechartsPage,
});

const EXAMPLES = [
  { name: 'lines', Chart: InvoiceLines, code: () => import('./recharts/InvoiceLines.tsx?raw'), isWide: true },
  { name: 'columns', Chart: PracticeColumns, code: () => import('./recharts/PracticeColumns.tsx?raw') },
  { name: 'stacks', Chart: WeekStacks, code: () => import('./recharts/WeekStacks.tsx?raw') },
  { name: 'bars', Chart: InvoiceBars, code: () => import('./recharts/InvoiceBars.tsx?raw') },
  { name: 'range', Chart: WeekRange, code: () => import('./recharts/WeekRange.tsx?raw') },
  { name: 'ring', Chart: DeviceRing, code: () => import('./recharts/DeviceRing.tsx?raw') },
  { name: 'dots', Chart: DayDots, code: () => import('./recharts/DayDots.tsx?raw') },
];

function RechartsPage() {
  const { t } = useTranslation('chart-recharts');
  return <ChartsPage t={t} examples={EXAMPLES} />;
}
