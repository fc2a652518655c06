import { useMemo } from 'react';
import type { TableLook } from '#features/preferences/contract.ts';
import { arrange } from './look.ts';
import type { Column } from './types.ts';
import { useTicks } from './useTicks.ts';

const NO_ROWS: never[] = [];

interface Options<Row extends object> {
  rows: Row[] | undefined;
  rowId: (row: Row) => string;
  columns: Column<Row>[];
  look: TableLook;
  /** Changes when the list shows other rows: what was ticked is then let go. */
  scope: string;
}

/** Which rows and columns stand where, and which rows are ticked. Sorting, filters and pages are the server's. */
export function useRows<Row extends object>({ rows = NO_ROWS, rowId, columns, look, scope }: Options<Row>) {
  const ticked = useTicks({ rows, rowId, scope });

  const shownIds = arrange(columns, look.order)
    .filter((column) => column.fixed || !look.hidden.includes(column.id))
    .map((column) => column.id)
    .join('\n');
  // The same list as long as it has the same columns, so that rows need not be drawn again.
  const shown = useMemo(
    () => shownIds.split('\n').flatMap((id) => columns.find((one) => one.id === id) ?? []),
    [columns, shownIds],
  );

  return { columns: shown, ...ticked };
}
