import classes from './charts.module.css';
import { type ChartSeries, colorVar } from './types.ts';

interface Props {
  series: Pick<ChartSeries, 'name' | 'color' | 'isPast'>[];
  hasBars?: boolean;
}

/** Which colour is what; stands in the head of the card. */
export function Legend({ series, hasBars = false }: Props) {
  return (
    <ul className={classes.legend} data-legend>
      {series.map(({ name, color, isPast }) => (
        <li key={name}>
          <span
            className={classes.swatch}
            data-past={isPast ? (hasBars ? 'bar' : 'line') : undefined}
            style={isPast ? undefined : { background: colorVar(color) }}
          />
          {name}
        </li>
      ))}
    </ul>
  );
}
