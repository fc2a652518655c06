import { Bone, useSlow } from '../states.tsx';
import classes from './Table.module.css';
import type { Column, Density } from './types.ts';

interface Props<Row> {
  columns: Column<Row>[];
  rows: number;
  selectable: boolean;
  hasMenu: boolean;
  density: Density;
}

/** Rows in the shape of what comes. They take their room at once and show after a moment, so quick answers don't flicker. */
export function SkeletonBody<Row>({ columns, rows, selectable, hasMenu, density }: Props<Row>) {
  const slow = useSlow(true);
  return (
    <tbody aria-hidden>
      {Array.from({ length: rows }, (_, at) => `row-${at}`).map((key, at) => (
        <tr key={key} className={classes.row}>
          {selectable && <td className={classes.tick}>{slow && <Bone width={16} />}</td>}
          {columns.map((column) => (
            <td key={column.id} data-align={column.align}>
              {slow && (
                <span className={classes.bones}>
                  {column.fixed && !column.plain && density !== 'compact' && <Bone width={32} round />}
                  <Bone width={`${45 + ((at * 17 + column.id.length * 7) % 35)}%`} />
                </span>
              )}
            </td>
          ))}
          {hasMenu && <td className={classes.more} />}
        </tr>
      ))}
    </tbody>
  );
}
