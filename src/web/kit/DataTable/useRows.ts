import { columnOrderingFeature, columnVisibilityFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { TableLook } from '#features/preferences/contract.ts';
import { arrange } from './look.ts';
import type { Column } from './types.ts';
import { useTicks } from './useTicks.ts';

const features = tableFeatures({ columnOrderingFeature, columnVisibilityFeature });
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

  const definitions = useMemo(
    () => columns.map((column) => ({ id: column.id, header: column.header, enableHiding: !column.fixed })),
    [columns],
  );
  const table = useTable({
    features,
    data: rows,
    columns: definitions,
    getRowId: rowId,
    state: {
      columnOrder: arrange(columns, look.order).map((column) => column.id),
      columnVisibility: Object.fromEntries(
        columns.filter((column) => !column.fixed).map((column) => [column.id, !look.hidden.includes(column.id)]),
      ),
    },
  });
  const shownIds = table
    .getVisibleLeafColumns()
    .map((leaf) => leaf.id)
    .join('\n');
  // The same list as long as it has the same columns, so that rows need not be drawn again.
  const shown = useMemo(
    () => shownIds.split('\n').flatMap((id) => columns.find((one) => one.id === id) ?? []),
    [columns, shownIds],
  );

  return { columns: shown, ...ticked };
}
