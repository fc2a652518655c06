import classes from './charts.module.css';
import { type ChartModel, colorVar } from './types.ts';

interface Props {
  model: ChartModel;
  at: number;
  x: number;
  width: number;
  hasBars: boolean;
}

/** The value of every series at one place. */
export function TipWords({ model, at, hasBars }: Pick<Props, 'model' | 'at' | 'hasBars'>) {
  return (
    <>
      <p className={classes.tipTitle}>{model.points[at]?.title}</p>
      <dl className={classes.tipRows}>
        {model.series.map(({ name, values, color, isPast, format = model.format }) => {
          const value = values[at];
          return (
            <div key={name} style={{ display: 'contents' }}>
              <span
                className={classes.swatch}
                data-past={isPast ? (hasBars ? 'bar' : 'line') : undefined}
                style={isPast ? undefined : { background: colorVar(color) }}
              />
              <dt className={classes.tipName}>{name}</dt>
              <dd className={classes.tipValue}>{value === null || value === undefined ? '–' : format(value)}</dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}

/** It stands on the side where there is room. */
export function Tip({ model, at, x, width, hasBars }: Props) {
  const isLate = x > width / 2;
  const place = isLate ? { right: width - x + 10 } : { left: x + 10 };
  return (
    <div className={classes.tip} style={place} dir="auto" aria-hidden>
      <TipWords model={model} at={at} hasBars={hasBars} />
    </div>
  );
}
