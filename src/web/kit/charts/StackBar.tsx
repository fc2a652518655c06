import classes from './charts.module.css';
import { type ChartRow, colorVar } from './types.ts';

/** Parts of a whole in one line, with their shares below. */
export function StackBar({ parts, summary }: { parts: ChartRow[]; summary: string }) {
  return (
    <>
      <div className={classes.stack} role="img" aria-label={summary}>
        {parts.map(({ id, value, color = 1 }) =>
          value > 0 ? <span key={id} style={{ flexGrow: value, background: colorVar(color) }} /> : null,
        )}
      </div>
      <ul className={classes.stackLegend}>
        {parts.map(({ id, name, text, color = 1 }) => (
          <li key={id}>
            <span className={classes.swatch} style={{ background: colorVar(color) }} />
            {name} <b>{text}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
