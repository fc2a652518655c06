import { useQuery } from '@tanstack/react-query';
import { Body } from '#features/dashboards/ui/cards/Body.tsx';
import { signInFigures } from '#features/dashboards/ui/queries.ts';
import { formatNumber } from '#web/kit/format.ts';
import { Figure, HEIGHT } from '../Figure.tsx';
import { LAST_DAYS, partsLegend } from '../figures/common.ts';
import { devices } from '../figures/signIns.ts';
import { ApexChart } from './ApexChart.tsx';
import { apexTip } from './apexTip.ts';

export function DeviceDonut() {
  const query = useQuery(signInFigures(LAST_DAYS));
  return (
    <Body query={query} height={HEIGHT}>
      {(data) => {
        const { model, rows } = devices(data);
        const [name = ''] = model.series.map((one) => one.name);
        const total = { show: true, showAlways: true, label: name, formatter: () => formatNumber(data.count.now) };
        return (
          <Figure model={model} legend={partsLegend(rows)}>
            <ApexChart
              draw={({ series, surface, text, text2 }) => ({
                chart: { type: 'donut' },
                series: rows.map(({ value }) => value),
                labels: rows.map((row) => row.name),
                colors: rows.map(({ color = 1 }) => series[color - 1]),
                stroke: { width: 2, colors: [surface] },
                grid: { padding: { top: 8, bottom: 8 } },
                plotOptions: {
                  pie: {
                    expandOnClick: false,
                    donut: {
                      size: '90%',
                      labels: {
                        show: true,
                        name: { offsetY: 22 },
                        value: { fontSize: '22px', fontWeight: 650, color: text, offsetY: -14 },
                        total: { ...total, fontSize: '12px', fontWeight: 400, color: text2 },
                      },
                    },
                  },
                },
                tooltip: { custom: ({ seriesIndex }) => apexTip(model, seriesIndex) },
              })}
            />
          </Figure>
        );
      }}
    </Body>
  );
}
