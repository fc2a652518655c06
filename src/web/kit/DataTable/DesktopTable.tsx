import { VisuallyHidden } from '@mantine/core';
import { useElementSize, useMergedRef } from '@mantine/hooks';
import { type ReactNode, Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { TableLook } from '#features/preferences/contract.ts';
import { lazyPart } from '../lazyPart.ts';
import { rowsKey } from './address.ts';
import { ColumnFilters } from './ColumnFilters.tsx';
import type { DataTableProps } from './DataTable.tsx';
import { fitting } from './look.ts';
import { type ActionsOf, RowActionsContext } from './rowActions.ts';
import { SkeletonBody } from './SkeletonBody.tsx';
import classes from './Table.module.css';
import { TableBody } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import { GRID_ROLES, ROLES } from './tableRoles.ts';
import { tracksOf } from './tracks.ts';
import type { Column, Filter, ListSearch } from './types.ts';
import { useArranging } from './useArranging.ts';
import type { useRows } from './useRows.ts';
import { useStable } from './useStable.ts';
import { useTellWhole } from './useTellWhole.ts';

type AnyGridBody = typeof import('./GridBody.tsx').GridBody;

/** Few lists are as long: what draws a window's worth of them comes with those. */
const GridBody = lazyPart(
  () => import('./GridBody.tsx'),
  (file) => file.GridBody<object>,
) as unknown as AnyGridBody;

const none = () => [];
/** In pixels: the headings, and the filters under them. */
const HEAD = 36;
const FILTERS = 44;

export interface ListParts<Row extends object, S extends ListSearch> extends DataTableProps<Row, S> {
  list: ReturnType<typeof useRows<Row>>;
  onClear: (() => void) | undefined;
  loading: boolean;
  refetching: boolean;
  /** What stands in the place of rows, when there are none. */
  instead: ReactNode;
  selectable: boolean;
}

interface Props<Row extends object, S extends ListSearch> extends ListParts<Row, S> {
  look: TableLook;
  onLook: (change: Partial<TableLook>) => void;
  mayYield: boolean;
  /** Told which columns there is no room for. */
  onYielded: (ids: string) => void;
  /** Filters that stand under their columns. */
  columnFilters: Filter<S>[];
}

export function DesktopTable<Row extends object, S extends ListSearch>(props: Props<Row, S>) {
  const { list, selectable, rowActions, rowLink, rows, search, loading, instead, look, grid, total = 0 } = props;
  const { density, widths } = look;
  const hasMenu = rowActions !== undefined;
  const expands = grid?.details !== undefined;
  const isArranged = props.arrangeable === true;
  const { ref: sized, width: room } = useElementSize<HTMLDivElement>();
  const [scroll, setScroll] = useState<HTMLDivElement | null>(null);
  const ref = useMergedRef(sized, setScroll);
  const table = useRef<HTMLTableElement>(null);
  const [said, setSaid] = useState('');
  const { mayYield, onYielded } = props;
  const { columns, ...laid } = useMemo(() => {
    const all = list.columns;
    const around = { selectable, hasMenu, expands, isArranged, widths };
    const need = (some: Column<Row>[]) => tracksOf(some, around).needed;
    const shown = mayYield && !isArranged && room > 0 ? fitting(all, room, need) : all;
    return { columns: shown.length === all.length ? all : shown, ...tracksOf(shown, around) };
  }, [list.columns, mayYield, room, selectable, hasMenu, expands, isArranged, widths]);
  const yielded = list.columns.filter((column) => !columns.includes(column)).map((column) => column.id);
  const absent = yielded.join();
  useEffect(() => onYielded(absent), [onYielded, absent]);
  const arranging = useArranging({ table, columns, look, onLook: props.onLook, ...laid, say: setSaid });
  const hasFilters = props.columnFilters.length > 0;
  const head = { rows: hasFilters ? 2 : 1, height: HEAD + (hasFilters ? FILTERS : 0) };
  // A row's link is made with the row: one that only knows a newer address is no reason to draw all rows again.
  const link = useRef(rowLink);
  link.current = rowLink;
  // New rows are drawn bit by bit behind what the person is doing: typing and scrolling never wait for them.
  const now = useMemo(() => ({ rows: rows ?? [], link: link.current, columns }), [rows, columns]);
  const later = useDeferredValue(now);
  // The first rows of all: until they are drawn the room for them stays.
  const isWaiting = loading || (!grid && !instead && later.rows.length === 0 && now.rows.length > 0);
  const actionsOf = (rowActions ?? none) as ActionsOf;
  const actions = useRef(actionsOf);
  actions.current = actionsOf;
  const pointsAt = useTellWhole();
  const onMenu = useStable((row: Row) => props.onRowMenu?.(row));
  const measures = {
    minWidth: laid.needed,
    '--tracks': laid.tracks.join(' '),
    '--tick-at': `${laid.tickAt}px`,
    '--first-at': `${laid.firstAt}px`,
    '--pinned': `${laid.pinned}px`,
    '--end': `${laid.end}px`,
    '--head-height': `${head.height}px`,
    '--room': `${room}px`,
  };
  const skeleton = (
    <SkeletonBody
      columns={columns}
      rows={Math.min(search.perPage, 10)}
      selectable={selectable}
      hasMenu={hasMenu}
      density={density}
    />
  );
  const isNarrow = room > 0 && room < laid.needed;
  return (
    <div
      className={classes.scroll}
      ref={ref}
      data-narrow={isNarrow || undefined}
      data-grid={grid ? true : undefined}
      data-pins={grid && isNarrow ? true : undefined}
    >
      <table
        {...(grid ? { ...GRID_ROLES.table, 'aria-multiselectable': selectable } : ROLES.table)}
        ref={table}
        className={classes.table}
        style={measures as React.CSSProperties}
        data-density={density}
        aria-rowcount={grid && total + head.rows}
        aria-busy={loading || props.refetching || (!grid && now !== later)}
      >
        <caption>
          <VisuallyHidden>{props.caption}</VisuallyHidden>
        </caption>
        <TableHead
          columns={columns}
          search={search}
          onSearch={props.onSearch}
          selectable={selectable}
          ticks={list.ticks}
          pageIds={grid ? undefined : list.pageIds}
          onTogglePage={list.togglePage}
          hasMenu={hasMenu}
          refetching={props.refetching}
          expands={expands}
          sortsBySeveral={props.multiSort === true}
          arranging={isArranged ? arranging : undefined}
        >
          {hasFilters && (
            <ColumnFilters
              columns={columns}
              filters={props.columnFilters}
              search={search}
              onSearch={props.onSearch}
              before={laid.before}
              hasMenu={hasMenu}
            />
          )}
        </TableHead>
        {isWaiting && skeleton}
        {!isWaiting && (
          <RowActionsContext value={actionsOf}>
            {grid && !instead && scroll && (
              <Suspense fallback={skeleton}>
                <GridBody
                  grid={grid}
                  total={total}
                  columns={columns}
                  rowId={props.rowId}
                  rowName={props.rowName}
                  density={density}
                  scroll={scroll}
                  head={head}
                  scope={`${rowsKey(search)} ${search.sortColumn} ${search.sort}`}
                  ticks={list.ticks}
                  onTick={selectable ? list.toggle : undefined}
                  actions={hasMenu ? actions : undefined}
                  onMenu={onMenu}
                />
              </Suspense>
            )}
            {(!grid || instead) && (
              <tbody {...ROLES.group} onPointerOver={pointsAt}>
                {instead && (
                  <tr {...ROLES.row} className={classes.state}>
                    <td {...ROLES.cell}>{instead}</td>
                  </tr>
                )}
                {!instead && (
                  <TableBody
                    {...later}
                    rowId={props.rowId}
                    rowName={props.rowName}
                    density={density}
                    ticks={list.ticks}
                    onTick={selectable ? list.toggle : undefined}
                    actions={hasMenu ? actions : undefined}
                    onMenu={onMenu}
                  />
                )}
              </tbody>
            )}
          </RowActionsContext>
        )}
      </table>
      {isArranged && (
        <VisuallyHidden role="status" aria-live="polite">
          {said}
        </VisuallyHidden>
      )}
    </div>
  );
}
