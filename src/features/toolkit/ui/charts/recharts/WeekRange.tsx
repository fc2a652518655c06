import { useQuery } from '@tanstack/react-query';
import { Area, CartesianGrid, ComposedChart, Line, Tooltip, XAxis, YAxis } from 'recharts';
import { Body } from '#features/dashboards/ui/cards/Body.tsx';
import { signInFigures } from '#features/dashboards/ui/queries.ts';
import { Figure, HEIGHT } from '../Figure.tsx';
import { LAST_DAYS } from '../figures/common.ts';
import { signInsSpread } from '../figures/signIns.ts';
import { Drawing } from './Drawing.tsx';
import { CHART, GRID, TIME_AXIS, VALUE_AXIS } from './look.ts';
import { dataOf, tipOf } from './rechartsTip.tsx';
import { useMotion } from './useMotion.ts';

const INK = 'var(--lms-series-1)';

export function WeekRange() {
  const query = useQuery(signInFigures(LAST_DAYS));
  const motion = useMotion();
  return (
    <Body query={query} height={HEIGHT}>
      {(figures) => {
        const model = signInsSpread(figures);
        // From the lowest to the highest day, around the one in the middle.
        const data = dataOf(model).map((row) => ({ ...row, range: [row.s0, row.s4], middle: row.s2 }));
        return (
          <Figure model={model} legend={[]}>
            <Drawing>
              <ComposedChart {...CHART} data={data}>
                <CartesianGrid {...GRID} />
                <XAxis {...TIME_AXIS} dataKey="label" />
                <YAxis {...VALUE_AXIS} tickFormatter={model.format} />
                <Tooltip content={tipOf(model)} cursor={{ stroke: 'var(--lms-line-strong)' }} />
                <Area dataKey="range" stroke="none" fill={INK} fillOpacity={0.15} activeDot={false} {...motion} />
                <Line dataKey="middle" stroke={INK} strokeWidth={2} dot={false} {...motion} />
              </ComposedChart>
            </Drawing>
          </Figure>
        );
      }}
    </Body>
  );
}
