import { useQuery } from '@tanstack/react-query';
import { Body } from '#features/dashboards/ui/cards/Body.tsx';
import { practiceFigures } from '#features/dashboards/ui/queries.ts';
import { Figure, HEIGHT } from '../Figure.tsx';
import { LAST_DAYS, percent } from '../figures/common.ts';
import { practiceAndResult } from '../figures/learning.ts';
import { ChartJs } from './ChartJs.tsx';
import { tipWords } from './tips.ts';

export function PracticeMixed() {
  const query = useQuery(practiceFigures(LAST_DAYS));
  return (
    <Body query={query} height={HEIGHT}>
      {(data) => {
        const model = practiceAndResult(data);
        const [count, result] = model.series;
        return (
          <Figure model={model}>
            <ChartJs<'bar' | 'line'>
              draw={({ series: [ink, ochre], surface }) => ({
                type: 'bar',
                data: {
                  labels: model.points.map(({ label }) => label),
                  datasets: [
                    { type: 'bar', data: count?.values ?? [], backgroundColor: ink, order: 2 },
                    {
                      ...{ type: 'line', data: result?.values ?? [], yAxisID: 'share', order: 1 },
                      ...{ borderColor: ochre, pointRadius: 4, pointBackgroundColor: ochre, pointBorderColor: surface },
                    },
                  ],
                },
                options: {
                  scales: {
                    y: { ticks: { precision: 0, callback: (value) => model.format(+value) } },
                    share: {
                      ...{ position: 'right', min: 0, max: 1, grid: { display: false } },
                      ticks: { callback: (value) => percent(+value) },
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
