import tips from '#web/kit/charts/charts.module.css';
import { TipWords } from '#web/kit/charts/Tip.tsx';
import type { ChartModel } from '#web/kit/charts/types.ts';

interface Shown {
  active?: boolean;
  payload?: readonly { payload?: { at?: number } }[];
}

/** Our tooltip, at the place the pointer is at. Rows of data carry their place as `at`. */
export const tipOf =
  (model: ChartModel, hasBars = false) =>
  ({ active, payload }: Shown) => {
    const at = payload?.[0]?.payload?.at;
    if (!active || at === undefined) return null;
    return (
      <div className={tips.tip} dir="auto" style={{ position: 'static' }}>
        <TipWords model={model} at={at} hasBars={hasBars} />
      </div>
    );
  };

/** A row for each place, with its place and the value of each series: `s0`, `s1`. */
export const dataOf = ({ points, series }: ChartModel) =>
  points.map(({ label }, at) => ({
    ...{ at, label },
    ...Object.fromEntries(series.map(({ values }, place) => [`s${place}`, values[at] ?? null])),
  })) as { at: number; label: string; [series: `s${number}`]: number | null }[];
