import { useDirection } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Body } from '#features/dashboards/ui/cards/Body.tsx';
import { signInFigures } from '#features/dashboards/ui/queries.ts';
import { Figure, HEIGHT } from '../Figure.tsx';
import { LAST_DAYS } from '../figures/common.ts';
import { devicesCompared } from '../figures/signIns.ts';
import { ChartJs } from './ChartJs.tsx';
import { tipWords } from './tips.ts';

export function DeviceStacks() {
  const query = useQuery(signInFigures(LAST_DAYS));
  const isMirrored = useDirection().dir === 'rtl';
  return (
    <Body query={query} height={HEIGHT}>
      {(data) => {
        const model = devicesCompared(data);
        return (
          <Figure model={model} hasBars>
            <ChartJs
              draw={({ series, surface }) => ({
                type: 'bar',
                data: {
                  labels: model.points.map(({ label }) => label),
                  datasets: model.series.map(({ values, color }) => ({
                    ...{ data: values, backgroundColor: series[color - 1] },
                    ...{ borderColor: surface, borderWidth: { left: 1, right: 1 }, borderSkipped: false },
                  })),
                },
                options: {
                  indexAxis: 'y',
                  scales: {
                    x: { stacked: true, reverse: isMirrored, ticks: { callback: (value) => model.format(+value) } },
                    y: { stacked: true, position: isMirrored ? 'right' : 'left' },
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
