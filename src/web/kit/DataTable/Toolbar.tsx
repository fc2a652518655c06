import { memo, type ReactNode } from 'react';
import type { TableLook } from '#features/preferences/contract.ts';
import { patch } from './address.ts';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { DensityMenu } from './DensityMenu.tsx';
import { Filters } from './Filters.tsx';
import { SearchField } from './SearchField.tsx';
import classes from './Toolbar.module.css';
import type { Column, Filter, ListSearch, OnSearch } from './types.ts';

interface Props<Row, S extends ListSearch> {
  start?: ReactNode;
  searchLabel: string;
  search: S;
  onSearch: OnSearch<S>;
  filters: Filter<S>[];
  /** Left out when nothing narrows the list. */
  onClear: (() => void) | undefined;
  columns: Column<Row>[];
  look: TableLook;
  /** Columns there is no room for, with commas. */
  yielded: string;
  onLook: (look: Partial<TableLook>) => void;
}

function Bar<Row, S extends ListSearch>(props: Props<Row, S>) {
  const { searchLabel, search, onSearch, filters, onClear, columns, look, yielded, onLook } = props;
  return (
    <div className={classes.toolbar}>
      {props.start}
      <SearchField
        className={classes.search}
        label={searchLabel}
        q={search.q}
        onSearch={(q, how) => onSearch(patch({ q }), how)}
      />
      <div className={classes.filters}>
        <Filters filters={filters} search={search} onSearch={onSearch} onClear={onClear} />
      </div>
      <div className={classes.end}>
        <DensityMenu density={look.density} onChange={onLook} />
        <ColumnsMenu columns={columns} look={look} yielded={yielded} onChange={onLook} />
      </div>
    </div>
  );
}

/** Above the rows; drawn again when the address changes, not whenever rows come or are ticked. */
export const Toolbar = memo(Bar) as typeof Bar;
