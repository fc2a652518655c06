import { useQuery } from '@tanstack/react-query';
import { Body } from '#features/dashboards/ui/cards/Body.tsx';
import { salesFigures } from '#features/dashboards/ui/queries.ts';
import { Figure } from '../Figure.tsx';
import { LAST_DAYS } from '../figures/common.ts';
import { products } from '../figures/money.ts';
import { ChartJs } from './ChartJs.tsx';

const HEIGHT = 280;

export function ProductDots() {
  const query = useQuery(salesFigures(LAST_DAYS));
  return (
    <Body query={query} height={HEIGHT} isEmpty={({ products: best }) => best.length === 0}>
      {(data) => {
        const model = products(data);
        const [money, pieces] = model.series;
        const dots = model.points.map((_, at) => ({ x: pieces?.values[at] ?? 0, y: money?.values[at] ?? 0 }));
        return (
          <Figure model={model} height={HEIGHT} legend={[]}>
            <ChartJs
              height={HEIGHT}
              draw={({ series: [ink] }) => ({
                type: 'scatter',
                data: { datasets: [{ data: dots, backgroundColor: ink, pointRadius: 6, pointHoverRadius: 8 }] },
                options: {
                  interaction: { mode: 'nearest', intersect: true },
                  scales: {
                    x: {
                      grid: { display: false },
                      ticks: { precision: 0 },
                      title: { display: true, text: pieces?.name },
                    },
                    y: { ticks: { callback: (value) => model.formatTick?.(+value) } },
                  },
                  plugins: {
                    tooltip: {
                      callbacks: {
                        title: ([dot]) => model.points[dot?.dataIndex ?? 0]?.title ?? '',
                        label: ({ dataIndex }) =>
                          model.series.map(
                            ({ name, values, format = model.format }) => `${name}: ${format(values[dataIndex] ?? 0)}`,
                          ),
                      },
                    },
                  },
                },
              })}
            />
          </Figure>
        );
      }}
    </Body>
  );
}
