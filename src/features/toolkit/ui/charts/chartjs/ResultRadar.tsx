import { useQuery } from '@tanstack/react-query';
import { Body } from '#features/dashboards/ui/cards/Body.tsx';
import { practiceFigures } from '#features/dashboards/ui/queries.ts';
import { Figure } from '../Figure.tsx';
import { LAST_DAYS, percent } from '../figures/common.ts';
import { results } from '../figures/learning.ts';
import { ChartJs } from './ChartJs.tsx';
import { tipWords } from './tips.ts';

const HEIGHT = 280;

export function ResultRadar() {
  const query = useQuery(practiceFigures(LAST_DAYS));
  return (
    <Body query={query} height={HEIGHT} isEmpty={({ categories }) => categories.length === 0}>
      {(data) => {
        const model = results(data);
        return (
          <Figure model={model} height={HEIGHT}>
            <ChartJs
              height={HEIGHT}
              draw={({ series: [ink = ''], grid, surface, text2 }) => ({
                type: 'radar',
                data: {
                  labels: model.points.map(({ label }) => label),
                  datasets: model.series.map(({ values }) => ({
                    ...{ data: values, borderColor: ink, backgroundColor: `${ink}26` },
                    ...{ pointRadius: 4, pointBackgroundColor: ink, pointBorderColor: surface },
                  })),
                },
                options: {
                  scales: {
                    r: {
                      ...{ min: 0, max: 1, grid: { color: grid }, angleLines: { color: grid } },
                      pointLabels: { color: text2, font: { size: 12 } },
                      ticks: { stepSize: 0.5, showLabelBackdrop: false, callback: (value) => percent(+value) },
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
