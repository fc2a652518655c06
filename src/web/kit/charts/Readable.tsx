import { type ReactNode, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import classes from './charts.module.css';
import { Tip } from './Tip.tsx';
import type { ChartModel } from './types.ts';
import { useWidth } from './useWidth.ts';

interface Props {
  title: string;
  /** What somebody should know who does not see it. */
  summary: string;
  model: ChartModel;
  height: number;
  hasBars?: boolean;
  /** Drawn by a library that knows the pointer alone. */
  children: ReactNode;
}

/** A chart of a library, with what libraries lack: words for those who do not see it, and the arrow keys. */
export function Readable({ title, summary, model, height, hasBars = false, children }: Props) {
  const { t } = useTranslation('charts');
  const [box, width] = useWidth<HTMLDivElement>();
  const [active, setActive] = useState<number | null>(null);
  const last = Math.max(0, model.points.length - 1);
  const said = (at: number) =>
    [
      model.points[at]?.title,
      ...model.series.map(({ name, values, format = model.format }) => {
        const value = values[at];
        return `${name}: ${value === null || value === undefined ? '–' : format(value)}`;
      }),
    ].join(', ');

  return (
    // Charts are laid out from left to right; what has to mirror is mirrored by its own options.
    <div ref={box} className={classes.plot} dir="ltr" style={{ height }}>
      <div role="img" aria-label={summary} style={{ height }}>
        {children}
      </div>
      <input
        className={classes.reader}
        type="range"
        min={0}
        max={last}
        value={active ?? last}
        aria-label={t('read', { title })}
        aria-valuetext={said(active ?? last)}
        onChange={(event) => setActive(Number(event.currentTarget.value))}
        onFocus={() => setActive((before) => before ?? last)}
        onBlur={() => setActive(null)}
      />
      {active !== null && width > 0 && (
        <Tip model={model} at={active} x={(active / Math.max(1, last)) * width * 0.9} width={width} hasBars={hasBars} />
      )}
    </div>
  );
}
