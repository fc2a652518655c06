import type { ReactNode } from 'react';
import classes from './PlainTable.module.css';

export type Tone = 'accent' | 'success' | 'info' | 'warning' | 'danger';

export interface PlainColumn<Row> {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** In pixels; without it the words decide. */
  width?: number;
  /** Names the row, for readers. */
  isName?: boolean;
  tone?: (row: Row) => Tone | undefined;
  /** What stands under the column: a total. */
  foot?: ReactNode;
}

interface Props<Row> {
  /** What the table holds. Said to readers even when it is not shown. */
  caption: string;
  showCaption?: boolean;
  columns: PlainColumn<Row>[];
  rows: Row[];
  rowId: (row: Row) => string | number;
  rowTone?: (row: Row) => Tone | undefined;
  look?: 'lines' | 'bordered' | 'borderless';
  density?: 'compact' | 'normal' | 'relaxed';
  striped?: boolean;
  hover?: boolean;
  darkHead?: boolean;
  /** In pixels: higher than this it scrolls, and the head stays. */
  height?: number;
  /** In pixels: narrower than this it scrolls sideways in its place. */
  minWidth?: number;
}

/** It may scroll in its place: whoever has no mouse does it with the arrow keys. */
const REACHED = { tabIndex: 0 };

/** Rows and columns, without search, pages or choices: for a few rows that belong together. */
export function PlainTable<Row>(props: Props<Row>) {
  const { caption, showCaption = false, columns, rows, rowId, rowTone, look = 'lines', density = 'normal' } = props;
  const { striped = false, hover = false, darkHead = false, height, minWidth } = props;
  const hasFoot = columns.some((column) => column.foot !== undefined);
  return (
    <section className={classes.scroll} style={{ maxHeight: height }} aria-label={caption} {...REACHED}>
      <table
        className={classes.table}
        style={{ minWidth }}
        data-look={look}
        data-density={density}
        data-striped={striped || undefined}
        data-hover={hover || undefined}
        data-dark-head={darkHead || undefined}
        data-sticky={height !== undefined || undefined}
      >
        <caption data-shown={showCaption || undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" data-align={column.align} style={{ width: column.width }}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowId(row)} data-tone={rowTone?.(row)}>
              {columns.map((column) => {
                const shared = { 'data-align': column.align, 'data-tone': column.tone?.(row) };
                return column.isName ? (
                  <th key={column.id} scope="row" {...shared}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.id} {...shared}>
                    {column.cell(row)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        {hasFoot && (
          <tfoot>
            <tr>
              {columns.map((column) => (
                <td key={column.id} data-align={column.align}>
                  {column.foot}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}
