import { Checkbox, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { patch } from './address.ts';
import classes from './Table.module.css';
import type { Column, ListSearch, OnSearch } from './types.ts';

interface Props<Row, S extends ListSearch> {
  columns: Column<Row>[];
  search: S;
  onSearch: OnSearch<S>;
  selectable: boolean;
  pageState: 'none' | 'some' | 'all';
  onTogglePage: () => void;
  hasMenu: boolean;
  refetching: boolean;
}

export function TableHead<Row, S extends ListSearch>(props: Props<Row, S>) {
  const { columns, search, onSearch, selectable, pageState, onTogglePage, hasMenu, refetching } = props;
  const { t } = useTranslation('kit');

  function sortBy(column: Column<Row>) {
    const first = column.sortFirst ?? 'asc';
    const other = search.sort === 'asc' ? 'desc' : 'asc';
    const sort = search.sortColumn === column.id ? other : first;
    onSearch(patch({ sortColumn: column.id, sort }));
  }

  return (
    <thead className={classes.head}>
      <tr>
        {selectable && (
          <th className={classes.tick} scope="col">
            <Checkbox
              aria-label={t('table.selectPage')}
              checked={pageState === 'all'}
              indeterminate={pageState === 'some'}
              onChange={onTogglePage}
            />
          </th>
        )}
        {columns.map((column) => {
          const sorted = column.sortable && search.sortColumn === column.id ? search.sort : undefined;
          const Arrow = (sorted ?? column.sortFirst ?? 'asc') === 'asc' ? IconArrowUp : IconArrowDown;
          return (
            <th
              key={column.id}
              scope="col"
              data-align={column.align}
              aria-sort={sorted && (sorted === 'asc' ? 'ascending' : 'descending')}
            >
              {column.sortable ? (
                <UnstyledButton className={classes.sort} data-sorted={sorted} onClick={() => sortBy(column)}>
                  {column.header}
                  <Arrow size={14} stroke={1.75} aria-hidden />
                </UnstyledButton>
              ) : (
                column.header
              )}
            </th>
          );
        })}
        {hasMenu && (
          <th className={classes.more} scope="col">
            <VisuallyHidden>{t('table.actions')}</VisuallyHidden>
          </th>
        )}
      </tr>
      {refetching && (
        <tr className={classes.progress} aria-hidden>
          <td />
        </tr>
      )}
    </thead>
  );
}
