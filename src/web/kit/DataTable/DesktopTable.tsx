import { VisuallyHidden } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { type ReactNode, useCallback, useDeferredValue, useMemo, useRef } from 'react';
import type { DataTableProps } from './DataTable.tsx';
import { type ActionsOf, RowActionsContext } from './rowActions.ts';
import { SkeletonBody } from './SkeletonBody.tsx';
import classes from './Table.module.css';
import { TableBody } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';

import type { Density, ListSearch } from './types.ts';
import type { useRows } from './useRows.ts';

const none = () => [];

/** What a column without a width of its own needs at least. */
const ROOMY = 200;

export interface ListParts<Row extends object, S extends ListSearch> extends DataTableProps<Row, S> {
  list: ReturnType<typeof useRows<Row>>;
  onClear: (() => void) | undefined;
  loading: boolean;
  refetching: boolean;
  /** What stands in the place of rows, when there are none. */
  instead: ReactNode;
  selectable: boolean;
}

export function DesktopTable<Row extends object, S extends ListSearch>(
  props: ListParts<Row, S> & { density: Density },
) {
  const { list, density, selectable, rowActions, rowLink, rows, search, loading, instead } = props;
  const hasMenu = rowActions !== undefined;
  // With every column of a set width the name takes what is left.
  const hasFlexible = list.columns.some((column) => column.width === undefined);
  const needed = list.columns.reduce(
    (sum, { width = ROOMY }) => sum + width,
    (selectable ? 44 : 0) + (hasMenu ? 56 : 0),
  );
  const { ref, width: room } = useElementSize();
  const { columns } = list;
  // New rows are drawn bit by bit behind what the person is doing: typing and scrolling never wait for them.
  const now = useMemo(() => ({ rows: rows ?? [], link: rowLink, columns }), [rows, rowLink, columns]);
  const later = useDeferredValue(now);
  const actionsOf = (rowActions ?? none) as ActionsOf;
  const actions = useRef(actionsOf);
  actions.current = actionsOf;
  const latest = useRef(props.onRowMenu);
  latest.current = props.onRowMenu;
  const onMenu = useCallback((row: Row) => latest.current?.(row), []);
  const width = list.columns.length + (selectable ? 1 : 0) + (hasMenu ? 1 : 0);
  return (
    <div className={classes.scroll} ref={ref} data-narrow={room > 0 && room < needed ? true : undefined}>
      <table
        className={classes.table}
        style={{ minWidth: needed }}
        data-density={density}
        aria-busy={loading || props.refetching || now !== later}
      >
        <caption>
          <VisuallyHidden>{props.caption}</VisuallyHidden>
        </caption>
        <colgroup>
          {selectable && <col style={{ width: 44 }} />}
          {list.columns.map((column) => (
            <col key={column.id} style={{ width: column.fixed && !hasFlexible ? undefined : column.width }} />
          ))}
          {hasMenu && <col style={{ width: 56 }} />}
        </colgroup>
        <TableHead
          columns={list.columns}
          search={search}
          onSearch={props.onSearch}
          selectable={selectable}
          pageState={list.pageState}
          onTogglePage={list.togglePage}
          hasMenu={hasMenu}
          refetching={props.refetching}
        />
        {loading && (
          <SkeletonBody
            columns={list.columns}
            rows={Math.min(search.perPage, 10)}
            selectable={selectable}
            hasMenu={hasMenu}
            density={density}
          />
        )}
        {!loading && (
          <RowActionsContext value={actionsOf}>
            <tbody>
              {instead && (
                <tr className={classes.state}>
                  <td colSpan={width}>{instead}</td>
                </tr>
              )}
              {!instead && (
                <TableBody
                  {...later}
                  rowId={props.rowId}
                  rowName={props.rowName}
                  density={density}
                  isTicked={list.isTicked}
                  onTick={selectable ? list.toggle : undefined}
                  actions={hasMenu ? actions : undefined}
                  onMenu={onMenu}
                />
              )}
            </tbody>
          </RowActionsContext>
        )}
      </table>
    </div>
  );
}
