import { UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { formatNumber } from '../format.ts';
import type { SortKey } from './sorting.ts';
import classes from './Table.module.css';
import { ROLES } from './tableRoles.ts';
import type { Column } from './types.ts';
import type { Arranging } from './useArranging.ts';

interface Props<Row> {
  column: Column<Row>;
  keys: SortKey[];
  /** `also` keeps what the table is sorted by already. */
  onSort: (column: Column<Row>, also: boolean) => void;
  sortsBySeveral: boolean;
  arranging: Arranging<Row> | undefined;
}

/** A heading: a button that sorts, an edge that makes the column wider, and something to take hold of to move it. */
export function HeadCell<Row>({ column, keys, onSort, sortsBySeveral, arranging }: Props<Row>) {
  const { t } = useTranslation('kit');
  const at = column.sortable ? keys.findIndex((key) => key.id === column.id) : -1;
  const sorted = keys[at]?.way;
  const Arrow = (sorted ?? column.sortFirst ?? 'asc') === 'asc' ? IconArrowUp : IconArrowDown;
  const moves = column.fixed ? undefined : arranging;
  return (
    <th
      {...ROLES.head}
      scope="col"
      data-align={column.align}
      data-col={column.id}
      data-pinned={column.fixed ? 'name' : undefined}
      aria-sort={sorted && (sorted === 'asc' ? 'ascending' : 'descending')}
      draggable={moves ? true : undefined}
      onDragStart={moves && ((event) => moves.onDragStart(event, column))}
      onDragOver={moves && ((event) => moves.onDragOver(event, column))}
      onDrop={moves && ((event) => moves.onDrop(event, column))}
    >
      {column.sortable ? (
        <UnstyledButton
          className={classes.sort}
          data-sorted={sorted}
          aria-keyshortcuts={
            arranging ? 'Shift+ArrowLeft Shift+ArrowRight Control+Shift+ArrowLeft Control+Shift+ArrowRight' : undefined
          }
          onClick={(event) => onSort(column, sortsBySeveral && event.shiftKey)}
          onKeyDown={arranging && ((event) => arranging.onKey(event, column))}
        >
          {column.header}
          <Arrow size={14} stroke={1.75} aria-hidden />
          {at >= 0 && keys.length > 1 && (
            <span className={classes.place}>
              <span aria-hidden>{formatNumber(at + 1)}</span>
              <span className={classes.unseen}>{t('table.sortPlace', { place: formatNumber(at + 1) })}</span>
            </span>
          )}
        </UnstyledButton>
      ) : (
        column.header
      )}
      {arranging && (
        <span
          className={classes.edge}
          data-edge={column.id}
          aria-hidden
          draggable
          onDragStart={(event) => {
            event.preventDefault();
            event.stopPropagation();
          }}
          onPointerDown={(event) => arranging.onGrip(event, column)}
          onDoubleClick={() => arranging.onFit(column)}
        />
      )}
    </th>
  );
}
