import { useQuery } from '@tanstack/react-query';
import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';
import { Body } from '#features/dashboards/ui/cards/Body.tsx';
import { invoiceFigures } from '#features/dashboards/ui/queries.ts';
import { Figure, HEIGHT } from '../Figure.tsx';
import { LAST_DAYS } from '../figures/common.ts';
import { invoicesSoFar } from '../figures/money.ts';
import { Drawing } from './Drawing.tsx';
import { CHART, GRID, strokeOf, TIME_AXIS, VALUE_AXIS } from './look.ts';
import { dataOf, tipOf } from './rechartsTip.tsx';
import { useMotion } from './useMotion.ts';

export function InvoiceLines() {
  const query = useQuery(invoiceFigures(LAST_DAYS));
  const motion = useMotion();
  return (
    <Body query={query} height={HEIGHT}>
      {(figures) => {
        const model = invoicesSoFar(figures);
        return (
          <Figure model={model}>
            <Drawing>
              <LineChart {...CHART} data={dataOf(model)}>
                <CartesianGrid {...GRID} />
                <XAxis {...TIME_AXIS} dataKey="label" />
                <YAxis {...VALUE_AXIS} tickFormatter={model.formatTick} />
                <Tooltip content={tipOf(model)} cursor={{ stroke: 'var(--lms-line-strong)' }} />
                {model.series.map((one, at) => (
                  <Line
                    key={one.name}
                    dataKey={`s${at}`}
                    stroke={strokeOf(one)}
                    strokeWidth={2}
                    dot={false}
                    {...motion}
                  />
                ))}
              </LineChart>
            </Drawing>
          </Figure>
        );
      }}
    </Body>
  );
}
