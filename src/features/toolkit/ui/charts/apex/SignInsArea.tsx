import { useQuery } from '@tanstack/react-query';
import { Body } from '#features/dashboards/ui/cards/Body.tsx';
import { signInFigures } from '#features/dashboards/ui/queries.ts';
import { Figure, HEIGHT } from '../Figure.tsx';
import { LAST_DAYS } from '../figures/common.ts';
import { signInsByDay } from '../figures/signIns.ts';
import { ApexChart } from './ApexChart.tsx';
import { apexTip } from './apexTip.ts';

export function SignInsArea() {
  const query = useQuery(signInFigures(LAST_DAYS));
  return (
    <Body query={query} height={HEIGHT}>
      {(data) => {
        const model = signInsByDay(data);
        return (
          <Figure model={model}>
            <ApexChart
              draw={({ series, control }) => ({
                chart: { type: 'area' },
                series: model.series.map(({ name, values }) => ({ name, data: values })),
                colors: [series[0], control],
                stroke: { width: [2, 1.5], dashArray: [0, 4] },
                fill: {
                  type: ['gradient', 'solid'],
                  opacity: [1, 0],
                  gradient: { shadeIntensity: 0, opacityFrom: 0.15, opacityTo: 0 },
                },
                xaxis: { categories: model.points.map(({ label }) => label), tickAmount: 4 },
                yaxis: { labels: { formatter: model.format } },
                tooltip: { custom: ({ dataPointIndex }) => apexTip(model, dataPointIndex) },
              })}
            />
          </Figure>
        );
      }}
    </Body>
  );
}
