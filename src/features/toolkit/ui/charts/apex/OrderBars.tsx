import { useDirection } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Body } from '#features/dashboards/ui/cards/Body.tsx';
import { salesFigures } from '#features/dashboards/ui/queries.ts';
import { Figure, HEIGHT } from '../Figure.tsx';
import { LAST_DAYS } from '../figures/common.ts';
import { orderStatuses } from '../figures/money.ts';
import { ApexChart } from './ApexChart.tsx';
import { apexTip } from './apexTip.ts';

export function OrderBars() {
  const query = useQuery(salesFigures(LAST_DAYS));
  const isMirrored = useDirection().dir === 'rtl';
  return (
    <Body query={query} height={HEIGHT}>
      {(data) => {
        const model = orderStatuses(data);
        return (
          <Figure model={model} hasBars>
            <ApexChart
              draw={({ grid }) => ({
                chart: { type: 'bar' },
                series: model.series.map(({ name, values }) => ({ name, data: values })),
                plotOptions: { bar: { horizontal: true, barHeight: '40%' } },
                grid: { borderColor: grid, xaxis: { lines: { show: true } }, yaxis: { lines: { show: false } } },
                xaxis: {
                  categories: model.points.map(({ label }) => label),
                  labels: { formatter: (value) => model.format(Number(value)) },
                  stepSize: 1,
                },
                yaxis: { opposite: isMirrored, reversed: isMirrored },
                tooltip: { custom: ({ dataPointIndex }) => apexTip(model, dataPointIndex) },
              })}
            />
          </Figure>
        );
      }}
    </Body>
  );
}
