import { useQuery } from '@tanstack/react-query';
import { CartesianGrid, Scatter, ScatterChart, Tooltip, XAxis, YAxis } from 'recharts';
import { Body } from '#features/dashboards/ui/cards/Body.tsx';
import { practiceFigures, signInFigures } from '#features/dashboards/ui/queries.ts';
import { Figure, HEIGHT } from '../Figure.tsx';
import { LAST_DAYS } from '../figures/common.ts';
import { signInsAndPractice } from '../figures/learning.ts';
import { Drawing } from './Drawing.tsx';
import { AXIS, CHART, GRID, tick, VALUE_AXIS } from './look.ts';
import { dataOf, tipOf } from './rechartsTip.tsx';
import { useMotion } from './useMotion.ts';

export function DayDots() {
  const signIns = useQuery(signInFigures(LAST_DAYS));
  const practice = useQuery(practiceFigures(LAST_DAYS));
  const motion = useMotion();
  return (
    <Body query={signIns} height={HEIGHT}>
      {(days) => (
        <Body query={practice} height={HEIGHT}>
          {(practices) => {
            const model = signInsAndPractice(days, practices);
            const [across, up] = model.series.map(({ name }) => name);
            const label = { value: across, ...tick, position: 'insideBottom', offset: -8 } as const;
            return (
              <Figure model={model} legend={[]}>
                <Drawing>
                  <ScatterChart {...CHART} margin={{ ...CHART.margin, bottom: 16 }}>
                    <CartesianGrid {...GRID} />
                    <XAxis {...AXIS} type="number" dataKey="s0" name={across} label={label} />
                    <YAxis {...VALUE_AXIS} type="number" dataKey="s1" name={up} allowDecimals={false} />
                    <Tooltip content={tipOf(model)} cursor={false} />
                    <Scatter data={dataOf(model)} fill="var(--lms-series-1)" fillOpacity={0.8} {...motion} />
                  </ScatterChart>
                </Drawing>
              </Figure>
            );
          }}
        </Body>
      )}
    </Body>
  );
}
