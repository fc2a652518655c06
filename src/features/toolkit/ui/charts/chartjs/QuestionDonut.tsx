import { useQuery } from '@tanstack/react-query';
import { Body } from '#features/dashboards/ui/cards/Body.tsx';
import { questionFigures } from '#features/dashboards/ui/queries.ts';
import { Figure, HEIGHT } from '../Figure.tsx';
import { LAST_DAYS, partsLegend } from '../figures/common.ts';
import { questionBank } from '../figures/learning.ts';
import { ChartJs } from './ChartJs.tsx';
import { tipWords } from './tips.ts';

/** As thin as the rings of our own charts. */
const RING = { radius: 84, cutout: '88%' };

export function QuestionDonut() {
  const query = useQuery(questionFigures(LAST_DAYS));
  return (
    <Body query={query} height={HEIGHT}>
      {(data) => {
        const { model, rows } = questionBank(data);
        return (
          <Figure model={model} legend={partsLegend(rows)}>
            <ChartJs
              draw={({ series }) => ({
                type: 'doughnut',
                data: {
                  labels: rows.map(({ name }) => name),
                  datasets: [
                    {
                      data: rows.map(({ value }) => value),
                      backgroundColor: rows.map(({ color = 1 }) => series[color - 1]),
                    },
                  ],
                },
                options: {
                  ...RING,
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
