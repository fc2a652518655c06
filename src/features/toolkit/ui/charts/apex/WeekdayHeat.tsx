import { useQuery } from '@tanstack/react-query';
import { Body } from '#features/dashboards/ui/cards/Body.tsx';
import { signInFigures } from '#features/dashboards/ui/queries.ts';
import { mixed } from '#web/kit/charts/palette.ts';
import { useOnPhone } from '#web/kit/DataTable/useOnPhone.ts';
import { Figure } from '../Figure.tsx';
import { LAST_DAYS } from '../figures/common.ts';
import { signInsByWeekday, weekdaysOf } from '../figures/signIns.ts';
import { ApexChart } from './ApexChart.tsx';
import { apexTip } from './apexTip.ts';

const HEIGHT = 300;
/** Letters that fit below a column of a narrow chart. */
const FITTING = 4;
const SHADES = [0.08, 0.25, 0.45, 0.7, 1];

export function WeekdayHeat() {
  const query = useQuery(signInFigures(LAST_DAYS));
  const onPhone = useOnPhone();
  return (
    <Body query={query} height={HEIGHT}>
      {(data) => {
        const model = signInsByWeekday(data);
        const isNarrow = onPhone && model.points.some(({ label }) => label.length > FITTING);
        const sorted = model.series.flatMap(({ values }) => values.map((value) => value ?? 0)).sort((a, b) => a - b);
        // A fifth of all days in each shade, so that one busy day does not pale the others.
        const upTo = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
        return (
          <Figure model={model} height={HEIGHT} legend={[]}>
            <ApexChart
              height={HEIGHT}
              draw={({ series: [ink = ''], surface }) => ({
                chart: { type: 'heatmap' },
                // Drawn from below: the newest week stands on top.
                series: model.series.map(({ name, values }) => ({ name, data: values })),
                stroke: { width: 2, colors: [surface] },
                plotOptions: {
                  heatmap: {
                    radius: 2,
                    enableShades: false,
                    colorScale: {
                      ranges: SHADES.map((share, at) => ({
                        from: at === 0 ? 0 : upTo(at / SHADES.length) + 0.5,
                        to: upTo((at + 1) / SHADES.length),
                        color: mixed(ink, surface, share),
                      })),
                    },
                  },
                },
                // Tooltip and table have the whole names.
                xaxis: { categories: weekdaysOf(data, isNarrow) },
                tooltip: {
                  shared: false,
                  custom: ({ seriesIndex, dataPointIndex }) => apexTip(model, dataPointIndex, seriesIndex),
                },
              })}
            />
          </Figure>
        );
      }}
    </Body>
  );
}
