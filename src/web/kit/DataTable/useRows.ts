import {
  columnOrderingFeature,
  columnVisibilityFeature,
  type RowSelectionState,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { TableLook } from '#features/preferences/contract.ts';
import { arrange } from './look.ts';
import type { Column, Selection } from './types.ts';

const features = tableFeatures({ columnOrderingFeature, columnVisibilityFeature, rowSelectionFeature });

interface Options<Row extends object> {
  rows: Row[];
  rowId: (row: Row) => string;
  columns: Column<Row>[];
  look: TableLook;
  total: number;
  /** Changes when the list shows other rows: what was ticked is then let go. */
  scope: string;
}

/** Which rows and columns stand where, and which rows are ticked. Sorting, filters and pages are the server's. */
export function useRows<Row extends object>({ rows, rowId, columns, look, total, scope }: Options<Row>) {
  const [ticked, setTicked] = useState<RowSelectionState>({});
  const [all, setAll] = useState(false);
  const [heldScope, setHeldScope] = useState(scope);
  const seen = useRef(new Map<string, Row>());

  const clear = useCallback(() => {
    setTicked({});
    setAll(false);
  }, []);
  if (heldScope !== scope) {
    setHeldScope(scope);
    clear();
  }
  for (const row of rows) seen.current.set(rowId(row), row);

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
      rowSelection: ticked,
    },
    onRowSelectionChange: setTicked,
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
  const pageIds = rows.map(rowId);
  const ids = Object.keys(ticked).filter((id) => ticked[id]);
  const onPage = all ? pageIds.length : pageIds.filter((id) => ticked[id]).length;

  const isTicked = useCallback((id: string) => all || ticked[id] === true, [all, ticked]);

  const selection: Selection<Row> = {
    all,
    ids,
    rows: ids.flatMap((id) => seen.current.get(id) ?? []),
    count: all ? total : ids.length,
    clear,
  };

  /** Leaving "all that match" by one row keeps the rest of this page. */
  function toggle(id: string, event: unknown) {
    if (all) {
      setAll(false);
      setTicked(Object.fromEntries(pageIds.filter((one) => one !== id).map((one) => [one, true])));
      return;
    }
    // A row may be clicked just as another page takes its place.
    if (pageIds.includes(id)) table.getRow(id).getToggleSelectedHandler()(event);
  }
  const latestToggle = useRef(toggle);
  latestToggle.current = toggle;
  const stableToggle = useCallback((id: string, event: unknown) => latestToggle.current(id, event), []);

  function togglePage() {
    setAll(false);
    const kept = all ? [] : ids.filter((id) => !pageIds.includes(id));
    const ticks = onPage < pageIds.length ? [...kept, ...pageIds] : kept;
    setTicked(Object.fromEntries(ticks.map((id) => [id, true])));
  }

  return {
    columns: shown,
    selection,
    isTicked,
    pageState: onPage === 0 ? ('none' as const) : onPage === pageIds.length ? ('all' as const) : ('some' as const),
    toggle: stableToggle,
    togglePage,
    selectAll: () => setAll(true),
  };
}
