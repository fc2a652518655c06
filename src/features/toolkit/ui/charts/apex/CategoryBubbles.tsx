import { useQuery } from '@tanstack/react-query';
import { Body } from '#features/dashboards/ui/cards/Body.tsx';
import { practiceFigures } from '#features/dashboards/ui/queries.ts';
import { ticksFor } from '#web/kit/charts/scale.ts';
import { Figure, HEIGHT } from '../Figure.tsx';
import { LAST_DAYS, percent } from '../figures/common.ts';
import { categories } from '../figures/learning.ts';
import { ApexChart } from './ApexChart.tsx';
import { apexTip } from './apexTip.ts';

export function CategoryBubbles() {
  const query = useQuery(practiceFigures(LAST_DAYS));
  return (
    <Body query={query} height={HEIGHT} isEmpty={(data) => data.categories.length === 0}>
      {(data) => {
        const model = categories(data);
        const [finished, average] = model.series;
        const ticks = ticksFor(1.1 * Math.max(1, ...(finished?.values ?? []).map((value) => value ?? 0)), true);
        const dots = model.points.map((_, at) => {
          const count = finished?.values[at] ?? 0;
          return [count, average?.values[at] ?? 0, count];
        });
        return (
          <Figure model={model} legend={[]}>
            <ApexChart
              draw={({ series: [ink] }) => ({
                chart: { type: 'bubble' },
                series: [{ name: finished?.name ?? '', data: dots as [number, number, number][] }],
                colors: [ink],
                fill: { opacity: 0.7 },
                plotOptions: { bubble: { minBubbleRadius: 4, maxBubbleRadius: 22 } },
                xaxis: {
                  ...{ type: 'numeric', min: 0, max: ticks.at(-1) ?? 1, tickAmount: ticks.length - 1 },
                  ...{
                    title: { text: finished?.name ?? '', style: { fontWeight: 500 } },
                    labels: { formatter: (value) => model.format(+value) },
                  },
                },
                yaxis: { min: 0, max: 1, tickAmount: 4, labels: { formatter: percent } },
                tooltip: {
                  shared: false,
                  intersect: true,
                  custom: ({ dataPointIndex }) => apexTip(model, dataPointIndex),
                },
              })}
            />
          </Figure>
        );
      }}
    </Body>
  );
}
