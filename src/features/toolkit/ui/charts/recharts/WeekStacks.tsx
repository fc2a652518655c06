import { useQuery } from '@tanstack/react-query';
import { Bar, BarChart, BarStack, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { Body } from '#features/dashboards/ui/cards/Body.tsx';
import { signInFigures } from '#features/dashboards/ui/queries.ts';
import { Figure, HEIGHT } from '../Figure.tsx';
import { LAST_DAYS } from '../figures/common.ts';
import { signInsStacked } from '../figures/signIns.ts';
import { Drawing } from './Drawing.tsx';
import { CHART, GRID, strokeOf, TIME_AXIS, VALUE_AXIS } from './look.ts';
import { dataOf, tipOf } from './rechartsTip.tsx';
import { useMotion } from './useMotion.ts';

export function WeekStacks() {
  const query = useQuery(signInFigures(LAST_DAYS));
  const motion = useMotion();
  return (
    <Body query={query} height={HEIGHT}>
      {(figures) => {
        const model = signInsStacked(figures);
        return (
          <Figure model={model} hasBars>
            <Drawing>
              <BarChart {...CHART} data={dataOf(model)}>
                <CartesianGrid {...GRID} />
                <XAxis {...TIME_AXIS} dataKey="label" />
                <YAxis {...VALUE_AXIS} tickFormatter={model.format} />
                <Tooltip content={tipOf(model, true)} cursor={{ fill: 'var(--lms-hover)' }} />
                <BarStack radius={2}>
                  {model.series.map((one, at) => (
                    <Bar key={one.name} dataKey={`s${at}`} fill={strokeOf(one)} maxBarSize={24} {...motion} />
                  ))}
                </BarStack>
              </BarChart>
            </Drawing>
          </Figure>
        );
      }}
    </Body>
  );
}
