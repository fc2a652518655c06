import { useQuery } from '@tanstack/react-query';
import { Body } from '#features/dashboards/ui/cards/Body.tsx';
import { salesFigures } from '#features/dashboards/ui/queries.ts';
import { Figure, HEIGHT } from '../Figure.tsx';
import { LAST_DAYS } from '../figures/common.ts';
import { revenueSoFar } from '../figures/money.ts';
import { ChartJs } from './ChartJs.tsx';
import { tipWords } from './tips.ts';

export function RevenueLine() {
  const query = useQuery(salesFigures(LAST_DAYS));
  return (
    <Body query={query} height={HEIGHT}>
      {(data) => {
        const model = revenueSoFar(data);
        const [now, before] = model.series;
        return (
          <Figure model={model}>
            <ChartJs
              draw={({ series: [ink = ''], control }) => ({
                type: 'line',
                data: {
                  labels: model.points.map(({ label }) => label),
                  datasets: [
                    { data: now?.values ?? [], borderColor: ink, backgroundColor: `${ink}18`, fill: 'origin' },
                    { data: before?.values ?? [], borderColor: control, borderWidth: 1.5, borderDash: [4, 3] },
                  ],
                },
                options: {
                  scales: { y: { ticks: { callback: (value) => model.formatTick?.(+value) } } },
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
