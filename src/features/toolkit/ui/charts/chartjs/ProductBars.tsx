import { useDirection } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Body } from '#features/dashboards/ui/cards/Body.tsx';
import { salesFigures } from '#features/dashboards/ui/queries.ts';
import { Figure, HEIGHT } from '../Figure.tsx';
import { LAST_DAYS } from '../figures/common.ts';
import { productRevenue } from '../figures/money.ts';
import { ChartJs } from './ChartJs.tsx';
import { tipWords } from './tips.ts';

const short = (name = '') => (name.length > 22 ? `${name.slice(0, 21)}…` : name);

export function ProductBars() {
  const query = useQuery(salesFigures(LAST_DAYS));
  const isMirrored = useDirection().dir === 'rtl';
  return (
    <Body query={query} height={HEIGHT} isEmpty={({ products }) => products.length === 0}>
      {(data) => {
        const model = productRevenue(data);
        return (
          <Figure model={model} hasBars>
            <ChartJs
              draw={({ series: [ink] }) => ({
                type: 'bar',
                data: {
                  labels: model.points.map(({ label }) => label),
                  datasets: model.series.map(({ values }) => ({
                    ...{ data: values, backgroundColor: ink, maxBarThickness: 12 },
                  })),
                },
                options: {
                  indexAxis: 'y',
                  scales: {
                    x: { reverse: isMirrored, ticks: { callback: (value) => model.formatTick?.(+value) } },
                    y: {
                      position: isMirrored ? 'right' : 'left',
                      ticks: { autoSkip: false, callback: (_, at) => short(model.points[at]?.label) },
                    },
                  },
                  plugins: { tooltip: { callbacks: tipWords(model) } },
                },
              })}
            />
          </Figure>
        );
      }}
    </Body>
  );
}
