import { useQuery } from '@tanstack/react-query';
import { Body } from '#features/dashboards/ui/cards/Body.tsx';
import { invoiceFigures } from '#features/dashboards/ui/queries.ts';
import { Figure, HEIGHT } from '../Figure.tsx';
import { LAST_DAYS } from '../figures/common.ts';
import { invoicesByWeek } from '../figures/money.ts';
import { ApexChart } from './ApexChart.tsx';
import { apexTip } from './apexTip.ts';

export function InvoiceColumns() {
  const query = useQuery(invoiceFigures(LAST_DAYS));
  return (
    <Body query={query} height={HEIGHT}>
      {(data) => {
        const model = invoicesByWeek(data);
        return (
          <Figure model={model} hasBars>
            <ApexChart
              draw={({ series, surface }) => ({
                chart: { type: 'bar' },
                series: model.series.map(({ name, values }) => ({ name, data: values })),
                colors: model.series.map(({ color }) => series[color - 1]),
                stroke: { width: 2, colors: [surface] },
                plotOptions: { bar: { columnWidth: '24' } },
                xaxis: { categories: model.points.map(({ label }) => label) },
                yaxis: { labels: { formatter: (value) => model.formatTick?.(value) ?? '' } },
                tooltip: { custom: ({ dataPointIndex }) => apexTip(model, dataPointIndex) },
              })}
            />
          </Figure>
        );
      }}
    </Body>
  );
}
