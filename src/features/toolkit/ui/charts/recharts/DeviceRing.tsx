import { useQuery } from '@tanstack/react-query';
import { Pie, PieChart, Tooltip } from 'recharts';
import { Body } from '#features/dashboards/ui/cards/Body.tsx';
import { signInFigures } from '#features/dashboards/ui/queries.ts';
import { colorVar } from '#web/kit/charts/types.ts';
import { formatNumber } from '#web/kit/format.ts';
import { Figure, HEIGHT } from '../Figure.tsx';
import { LAST_DAYS, partsLegend } from '../figures/common.ts';
import { devices } from '../figures/signIns.ts';
import { Drawing } from './Drawing.tsx';
import { tipOf } from './rechartsTip.tsx';
import { useMotion } from './useMotion.ts';

/** As thick as the rings of our own charts. */
const RING = { innerRadius: 74, outerRadius: 84, startAngle: 90, endAngle: -270 };

export function DeviceRing() {
  const query = useQuery(signInFigures(LAST_DAYS));
  const motion = useMotion();
  return (
    <Body query={query} height={HEIGHT}>
      {(figures) => {
        const { model, rows } = devices(figures);
        const data = rows.map(({ name, value, color = 1 }, at) => ({ at, name, value, fill: colorVar(color) }));
        return (
          <Figure model={model} legend={partsLegend(rows)}>
            <Drawing>
              <PieChart accessibilityLayer={false}>
                <Tooltip content={tipOf(model)} />
                <Pie {...RING} data={data} dataKey="value" nameKey="name" stroke="var(--lms-surface)" {...motion} />
                <text x="50%" y="50%" dy={8} textAnchor="middle" fill="var(--lms-text)" fontSize={22} fontWeight={650}>
                  {formatNumber(figures.count.now)}
                </text>
              </PieChart>
            </Drawing>
          </Figure>
        );
      }}
    </Body>
  );
}
