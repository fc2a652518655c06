import { useDirection } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { Body } from '#features/dashboards/ui/cards/Body.tsx';
import { invoiceFigures } from '#features/dashboards/ui/queries.ts';
import { Figure, HEIGHT } from '../Figure.tsx';
import { LAST_DAYS } from '../figures/common.ts';
import { invoiceStatuses } from '../figures/money.ts';
import { Drawing } from './Drawing.tsx';
import { AXIS, CHART, GRID, strokeOf } from './look.ts';
import { dataOf, tipOf } from './rechartsTip.tsx';
import { useMotion } from './useMotion.ts';

export function InvoiceBars() {
  const query = useQuery(invoiceFigures(LAST_DAYS));
  const motion = useMotion();
  const isMirrored = useDirection().dir === 'rtl';
  return (
    <Body query={query} height={HEIGHT}>
      {(figures) => {
        const model = invoiceStatuses(figures);
        return (
          <Figure model={model} hasBars>
            <Drawing>
              <BarChart {...CHART} data={dataOf(model)} layout="vertical">
                <CartesianGrid {...GRID} horizontal={false} vertical />
                <XAxis {...AXIS} type="number" reversed={isMirrored} tickFormatter={model.format} />
                <YAxis
                  {...AXIS}
                  type="category"
                  dataKey="label"
                  width="auto"
                  orientation={isMirrored ? 'right' : 'left'}
                />
                <Tooltip content={tipOf(model, true)} cursor={{ fill: 'var(--lms-hover)' }} />
                {model.series.map((one, at) => (
                  <Bar key={one.name} dataKey={`s${at}`} fill={strokeOf(one)} barSize={12} radius={2} {...motion} />
                ))}
              </BarChart>
            </Drawing>
          </Figure>
        );
      }}
    </Body>
  );
}
