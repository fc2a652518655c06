import { useQuery } from '@tanstack/react-query';
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { Body } from '#features/dashboards/ui/cards/Body.tsx';
import { practiceFigures } from '#features/dashboards/ui/queries.ts';
import { Figure, HEIGHT } from '../Figure.tsx';
import { LAST_DAYS } from '../figures/common.ts';
import { practiceByWeek } from '../figures/learning.ts';
import { Drawing } from './Drawing.tsx';
import { CHART, GRID, strokeOf, TIME_AXIS, VALUE_AXIS } from './look.ts';
import { dataOf, tipOf } from './rechartsTip.tsx';
import { useMotion } from './useMotion.ts';

export function PracticeColumns() {
  const query = useQuery(practiceFigures(LAST_DAYS));
  const motion = useMotion();
  return (
    <Body query={query} height={HEIGHT}>
      {(figures) => {
        const model = practiceByWeek(figures);
        return (
          <Figure model={model} hasBars>
            <Drawing>
              <BarChart {...CHART} data={dataOf(model)} barGap={2}>
                <CartesianGrid {...GRID} />
                <XAxis {...TIME_AXIS} dataKey="label" />
                <YAxis {...VALUE_AXIS} allowDecimals={false} tickFormatter={model.format} />
                <Tooltip content={tipOf(model, true)} cursor={{ fill: 'var(--lms-hover)' }} />
                {model.series.map((one, at) => (
                  <Bar
                    key={one.name}
                    dataKey={`s${at}`}
                    fill={strokeOf(one)}
                    maxBarSize={24}
                    radius={[2, 2, 0, 0]}
                    {...motion}
                  />
                ))}
              </BarChart>
            </Drawing>
          </Figure>
        );
      }}
    </Body>
  );
}
