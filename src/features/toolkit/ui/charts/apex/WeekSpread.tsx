import { useQuery } from '@tanstack/react-query';
import { Body } from '#features/dashboards/ui/cards/Body.tsx';
import { signInFigures } from '#features/dashboards/ui/queries.ts';
import { mixed } from '#web/kit/charts/palette.ts';
import { useIsPhone } from '#web/shell/frameLayout.ts';
import { Figure } from '../Figure.tsx';
import { LAST_DAYS } from '../figures/common.ts';
import { signInsSpread } from '../figures/signIns.ts';
import { ApexChart } from './ApexChart.tsx';
import { apexTip } from './apexTip.ts';

const HEIGHT = 300;

export function WeekSpread() {
  const query = useQuery(signInFigures(LAST_DAYS));
  const isPhone = useIsPhone();
  return (
    <Body query={query} height={HEIGHT}>
      {(data) => {
        const model = signInsSpread(data);
        return (
          <Figure model={model} height={HEIGHT} hasBars legend={[]}>
            <ApexChart
              height={HEIGHT}
              draw={({ series: [ink = ''], surface }) => ({
                chart: { type: 'boxPlot' },
                series: [
                  {
                    type: 'boxPlot',
                    data: model.points.map(({ label }, at) => ({
                      x: label,
                      y: model.series.map(({ values }) => values[at] ?? 0),
                    })),
                  },
                ],
                stroke: { width: 1.5, colors: [ink] },
                plotOptions: {
                  bar: { columnWidth: isPhone ? '18' : '24' },
                  boxPlot: { colors: { upper: mixed(ink, surface, 0.45), lower: mixed(ink, surface, 0.2) } },
                },
                // Every other week is named where there is no room for all.
                xaxis: { overwriteCategories: model.points.map(({ label }, at) => (isPhone && at % 2 ? '' : label)) },
                yaxis: { labels: { formatter: model.format } },
                tooltip: { shared: false, custom: ({ dataPointIndex }) => apexTip(model, dataPointIndex) },
              })}
            />
          </Figure>
        );
      }}
    </Body>
  );
}
