import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { TableLook } from '#features/preferences/contract.ts';
import { ApiError } from '#web/client.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { useShownKeys } from '#web/pageShortcuts.ts';
import { usePreferences } from '#web/preferences.ts';
import { NoSuchPage } from '../NoSuchPage.tsx';
import { FailedState, NoAccess, NothingFound, useSlow } from '../states.tsx';
import { useSoon } from '../useSoon.ts';
import { activeView, clearPatch, isSet, openFilters, patch, rowsKey } from './address.ts';
import { BulkBar } from './BulkBar.tsx';
import { DesktopTable } from './DesktopTable.tsx';
import { bringEditors } from './editors.ts';
import { GridFoot } from './GridFoot.tsx';
import { firstLook, isChosen } from './look.ts';
import { Pager } from './Pager.tsx';
import { PhoneList } from './PhoneList.tsx';
import { rowKeys } from './rowKeys.ts';
import classes from './Table.module.css';
import { Toolbar } from './Toolbar.tsx';
import type { BulkAction, Column, Filter, Grid, ListSearch, OnSearch, RowAction, View } from './types.ts';
import { useOnPhone } from './useOnPhone.ts';
import { useRows } from './useRows.ts';
import { useStable } from './useStable.ts';
import { Views } from './Views.tsx';

const NONE: never[] = [];

/** What a list's query knows; a TanStack Query result fits. */
export interface ListState {
  isPending: boolean;
  isFetching: boolean;
  error: unknown;
  refetch: () => unknown;
}

export interface DataTableProps<Row extends object, S extends ListSearch> {
  /** Under this name the person's columns and density are remembered. */
  name: string;
  /** What the table holds, for readers: "Users". */
  caption: string;
  columns: Column<Row>[];
  rows: Row[] | undefined;
  total: number | undefined;
  /** The total is an estimate. */
  about?: boolean | undefined;
  state: ListState;
  rowId: (row: Row) => string;
  /** What a row is called in "Select Amara Okafor". */
  rowName: (row: Row) => string;
  search: S;
  onSearch: OnSearch<S>;
  searchLabel: string;
  /** "51 people" */
  counted: (count: number) => string;
  views?: View<S>[];
  filters?: Filter<S>[];
  /** Wraps the name in the link that the whole row follows. */
  rowLink?: (row: Row, name: ReactNode) => ReactNode;
  rowActions?: (row: Row) => RowAction[];
  /** A row's menu was opened: time to ask what it needs to know. */
  onRowMenu?: (row: Row) => void;
  /** Rows can be ticked when there is something to do with them. */
  bulkActions?: BulkAction<Row>[];
  /** Shown when there is nothing at all yet. */
  empty: ReactNode;
  /** The permission that opens this list, named when it is missing. */
  permission?: string;
  /** Before the search: what opens a pane beside the list. */
  toolbarStart?: ReactNode;
  /** One thing of several on its page: a phone's pages stand under the rows, and the look lasts as long as the page. */
  isInline?: boolean;
  /** What can be done with the list as a whole: a phone has it beside the filters, wider screens have it in the page's head. */
  tools?: ReactNode;
  /** The page's main button, for the bar at the bottom of a phone. */
  phoneAction?: ReactNode;
  /** Rows fetched as they come into view and walked through cell by cell, in place of pages. A phone has pages. */
  grid?: Grid<Row> | undefined;
  /** Shift with a heading sorts by it as well. */
  multiSort?: boolean;
  /** Columns can be made wider, narrower and moved by their headings. */
  arrangeable?: boolean;
}

export function DataTable<Row extends object, S extends ListSearch>(props: DataTableProps<Row, S>) {
  const { name, columns, total = 0, state, search, views = NONE, filters = NONE, bulkActions } = props;
  const { t } = useTranslation('kit');
  const card = useRef<HTMLDivElement>(null);
  const [yielded, setYielded] = useState('');
  const onPhone = useOnPhone();
  const grid = onPhone ? undefined : props.grid;
  // A grid asks for its rows itself: it has some as soon as it is known how many there are.
  const rows = grid ? (props.total === undefined ? undefined : NONE) : props.rows;
  const { tables, save } = usePreferences();
  const [ownLook, setOwnLook] = useState<TableLook>();
  const keptLook = props.isInline ? ownLook : tables[name];
  const look: TableLook = useMemo(() => ({ ...firstLook(columns), ...keptLook }), [columns, keptLook]);
  const onSearch = useStable(props.onSearch);
  const view = activeView(views, search);
  const openIds = openFilters(filters, view)
    .map((filter) => filter.id)
    .join();
  // The same list for the same filters, so that the toolbar stays as drawn.
  const shownFilters = useMemo(
    () => filters.filter((filter) => openIds.split(',').includes(filter.id)),
    [filters, openIds],
  );
  const [chips, inColumns] = useMemo(
    () => [shownFilters.filter((filter) => !filter.column), shownFilters.filter((filter) => filter.column)],
    [shownFilters],
  );
  const narrowed = search.q !== '' || shownFilters.some((filter) => isSet(search[filter.id]));
  const refetching = useSlow(state.isFetching && !state.isPending);
  const rowId = useStable(props.rowId);
  const rowName = useStable(props.rowName);
  const list = useRows({ rows, rowId, columns, look, scope: rowsKey(search) });

  useSoon(bringEditors);
  useShownKeys(onPhone ? NONE : rowKeys(props.rows?.[0], props.rowActions));

  const clear = useStable(() => onSearch(clearPatch(shownFilters)));
  const setLook = useStable((change: Partial<TableLook>) => {
    const next = { ...look, ...change };
    if (props.isInline) setOwnLook(next);
    else save({ tables: { [name]: next } });
  });

  /** What stands in the place of rows, when there are none. */
  function inPlaceOfRows(): ReactNode {
    if (state.error && !rows) {
      if (state.error instanceof ApiError && state.error.status === 403) {
        return <NoAccess permission={props.permission} />;
      }
      return <FailedState title={t('table.failed')} error={state.error} onRetry={() => state.refetch()} />;
    }
    if (!rows || rows.length > 0 || (grid && total > 0)) return null;
    if (total > 0) return <NoSuchPage page={search.page} onFirst={() => onSearch(patch({}))} />;
    return narrowed ? <NothingFound query={search.q} onClear={clear} /> : props.empty;
  }

  const parts = {
    ...props,
    rows,
    rowId,
    rowName,
    onSearch,
    list,
    filters: shownFilters,
    onClear: narrowed ? clear : undefined,
    loading: state.isPending && !rows && !state.error,
    refetching,
    instead: inPlaceOfRows(),
    selectable: bulkActions !== undefined && bulkActions.length > 0,
  };
  const tabs = views.length > 0 && (
    <Views label={t('table.views', { name: props.caption })} views={views} active={view} onSearch={onSearch} />
  );

  return (
    <>
      {onPhone ? (
        <PhoneList {...parts} tabs={tabs} />
      ) : (
        <div className={classes.card} ref={card} data-list={grid ? undefined : true}>
          {tabs}
          <Toolbar
            start={props.toolbarStart}
            searchLabel={props.searchLabel}
            search={search}
            onSearch={onSearch}
            filters={chips}
            onClear={parts.onClear}
            columns={columns}
            look={look}
            yielded={yielded}
            onLook={setLook}
          />
          <DesktopTable
            {...parts}
            grid={grid}
            look={look}
            onLook={setLook}
            mayYield={!isChosen(look, firstLook(columns))}
            onYielded={setYielded}
            columnFilters={inColumns}
          />
          {grid && rows && (
            <GridFoot
              columns={columns}
              search={search}
              total={total}
              counted={props.counted}
              canWrite={grid.save !== undefined}
            />
          )}
          {!grid && rows && total > 0 && (
            <Pager search={search} onSearch={onSearch} total={total} about={props.about} counted={props.counted} />
          )}
        </div>
      )}
      {bulkActions && <BulkBar list={list} actions={bulkActions} total={total} about={props.about} over={card} />}
    </>
  );
}
