import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { patch } from './address.ts';
import { HeadCell } from './HeadCell.tsx';
import { PageTick } from './PageTick.tsx';
import { sortAlone, sortAlso, sortKeys, writeSort } from './sorting.ts';
import classes from './Table.module.css';
import { ROLES } from './tableRoles.ts';
import type { Ticks } from './ticks.ts';
import type { Column, ListSearch, OnSearch } from './types.ts';
import type { Arranging } from './useArranging.ts';

interface Props<Row, S extends ListSearch> {
  columns: Column<Row>[];
  search: S;
  onSearch: OnSearch<S>;
  selectable: boolean;
  ticks: Ticks;
  pageIds: string[] | undefined;
  onTogglePage: () => void;
  hasMenu: boolean;
  refetching: boolean;
  /** Rows open: a button stands before them. */
  expands: boolean;
  sortsBySeveral: boolean;
  arranging: Arranging<Row> | undefined;
  /** Further rows of the head: filters. */
  children?: ReactNode;
}

export function TableHead<Row, S extends ListSearch>(props: Props<Row, S>) {
  const { columns, search, onSearch, selectable, hasMenu, refetching, sortsBySeveral } = props;
  const { t } = useTranslation('kit');
  const keys = sortKeys(search);

  function sortBy(column: Column<Row>, also: boolean) {
    const next = (also ? sortAlso : sortAlone)(keys, column.id, column.sortFirst ?? 'asc');
    onSearch(patch(writeSort(next)));
  }

  return (
    <thead {...ROLES.group} className={classes.head}>
      <tr {...ROLES.row}>
        {props.expands && (
          <th {...ROLES.head} data-pinned="start" scope="col">
            <VisuallyHidden>{t('table.details')}</VisuallyHidden>
          </th>
        )}
        {selectable && (
          <th {...ROLES.head} className={classes.tick} data-pinned="tick" scope="col">
            <PageTick ticks={props.ticks} pageIds={props.pageIds} onToggle={props.onTogglePage} />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell
            key={column.id}
            column={column}
            keys={keys}
            onSort={sortBy}
            sortsBySeveral={sortsBySeveral}
            arranging={props.arranging}
          />
        ))}
        {hasMenu && (
          <th {...ROLES.head} className={classes.more} scope="col">
            <VisuallyHidden>{t('table.actions')}</VisuallyHidden>
          </th>
        )}
      </tr>
      {props.children}
      {refetching && (
        <tr className={classes.progress} aria-hidden>
          <td />
        </tr>
      )}
    </thead>
  );
}
