import { UnstyledButton } from '@mantine/core';
import { IconFilter, IconX } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { Late } from '../Late.tsx';
import { Popover } from '../Popover.tsx';
import { isSet, patch } from './address.ts';
import classes from './ColumnFilters.module.css';
import filters from './Filters.module.css';
import table from './Table.module.css';
import { ROLES } from './tableRoles.ts';
import type { Column, Filter, ListSearch, OnSearch } from './types.ts';

interface Props<Row, S extends ListSearch> {
  columns: Column<Row>[];
  filters: Filter<S>[];
  search: S;
  onSearch: OnSearch<S>;
  /** Cells before the columns that have nothing to filter. */
  before: number;
  hasMenu: boolean;
}

/** Cells before the columns: of the button that opens a row, and of its tick. */
const SPARE = ['start', 'tick'];

function Opened<S extends ListSearch>({
  filter,
  search,
  onSearch,
}: { filter: Filter<S> } & Pick<Props<never, S>, 'search' | 'onSearch'>) {
  const { t } = useTranslation('kit');
  const value = search[filter.id];
  const set = isSet(value);
  const change = (next: unknown) => onSearch(patch({ [filter.id]: next }), { replace: set });
  return (
    <span className={classes.field} data-set={set || undefined}>
      <Popover position="bottom-start" trapFocus returnFocus width={filter.width ?? 220}>
        <Popover.Target>
          <UnstyledButton className={classes.button} aria-haspopup="dialog">
            <span className={classes.words} aria-hidden={!set}>
              {set ? filter.show(value) : t('table.any')}
            </span>
            <span className={classes.hidden}>{t('table.filterBy', { name: filter.label })}</span>
            {!set && <IconFilter size={14} stroke={1.75} aria-hidden />}
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown className={filters.editor} aria-label={filter.label}>
          <Late height={140}>{filter.edit({ value, onChange: change })}</Late>
        </Popover.Dropdown>
      </Popover>
      {set && (
        <UnstyledButton
          className={classes.remove}
          aria-label={t('table.removeFilter', { name: filter.label })}
          onClick={() => change(undefined)}
        >
          <IconX size={14} stroke={1.75} aria-hidden />
        </UnstyledButton>
      )}
    </span>
  );
}

function FilterRow<Row, S extends ListSearch>({
  columns,
  filters: all,
  search,
  onSearch,
  before,
  hasMenu,
}: Props<Row, S>) {
  const { t } = useTranslation('kit');
  return (
    <tr {...ROLES.row} className={classes.row} aria-label={t('table.columnFilters')}>
      {SPARE.slice(0, before).map((spare) => (
        <td key={spare} {...ROLES.cell} className={classes.cell} data-pinned={spare} />
      ))}
      {columns.map((column) => {
        const filter = all.find((one) => one.column === column.id);
        return (
          <td key={column.id} {...ROLES.cell} className={classes.cell} data-pinned={column.fixed ? 'name' : undefined}>
            {filter?.inline?.({
              value: search[filter.id],
              onChange: (next) => onSearch(patch({ [filter.id]: next }), { replace: isSet(search[filter.id]) }),
            })}
            {filter && !filter.inline && <Opened filter={filter} search={search} onSearch={onSearch} />}
          </td>
        );
      })}
      {hasMenu && <td {...ROLES.cell} className={`${classes.cell} ${table.more}`} />}
    </tr>
  );
}

/** A filter under each heading: a field to write in, or a button that says what is chosen. */
export const ColumnFilters = memo(FilterRow) as typeof FilterRow;
