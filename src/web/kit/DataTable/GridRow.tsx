import { IconChevronRight } from '@tabler/icons-react';
import { memo, type ReactNode, type RefObject, useDeferredValue, useMemo } from 'react';
import type { Translate } from '#web/i18n/i18n.ts';
import { Bone } from '../states.tsx';
import { useRowDrafts } from './drafts.ts';
import { EditCell } from './EditCell.tsx';
import classes from './Grid.module.css';
import { DETAILS, MENU, TICK } from './gridKeys.ts';
import { RowMenu, runShortcut } from './RowMenu.tsx';
import type { ActionsOf } from './rowActions.ts';
import { RowLookContext } from './rowLook.ts';
import table from './Table.module.css';
import { Tick } from './Tick.tsx';
import { GRID_ROLES, ROLES } from './tableRoles.ts';
import { type Ticks, useIsTicked } from './ticks.ts';
import type { CellEdit, Column, Density } from './types.ts';
import type { Editing } from './useEditing.ts';

interface Props<Row> {
  row: Row | undefined;
  index: number;
  start: number;
  /** Counted from the head's first row. */
  rowIndex: number;
  rowId: (row: Row) => string;
  rowName: (row: Row) => string;
  t: Translate<'kit'>;
  columns: Column<Row>[];
  density: Density;
  /** The cell that Tab comes to, when it is in this row. */
  activeColumn: string | undefined;
  expanded: ReadonlySet<string>;
  onExpand: (id: string, index: number) => void;
  details: ((row: Row) => ReactNode) | undefined;
  editing: Editing<Row> | undefined;
  ticks: Ticks;
  onTick: ((id: string, index: number, isRange: boolean) => void) | undefined;
  actions: RefObject<ActionsOf> | undefined;
  onMenu: (row: Row) => void;
  /** Rows that are open are as high as what is in them. */
  measure: (element: HTMLElement | null) => void;
}

const READ_ONLY = { 'aria-readonly': true };

const isEditable = <Row,>(column: Column<Row>): column is Column<Row> & { edit: CellEdit<Row> } =>
  column.edit !== undefined;

function Row<R>(props: Props<R>) {
  const { index, start, t, columns, activeColumn, details, editing, actions, onTick } = props;
  const look = useMemo(() => ({ density: props.density }), [props.density]);
  // Drawn bit by bit behind the scrolling, a little ahead of what is in sight; at once where somebody stands or writes.
  const later = useDeferredValue(props.row, undefined);
  const row = activeColumn === undefined ? later : props.row;
  const id = row ? props.rowId(row) : '';
  const name = row ? props.rowName(row) : '';
  const isExpanded = props.expanded.has(id);
  const isTicked = useIsTicked(props.ticks, id);
  const drafts = useRowDrafts(editing?.drafts, id);
  const place = { transform: `translateY(${start}px)` };
  const tabIndex = (column: string) => (column === activeColumn ? 0 : -1);
  if (!row) {
    return (
      <tr {...ROLES.row} className={classes.row} style={place} data-index={index} aria-rowindex={props.rowIndex}>
        <td {...GRID_ROLES.cell} className={classes.waiting} aria-busy>
          {!props.row && <Bone width={`${40 + ((index * 17) % 35)}%`} />}
        </td>
      </tr>
    );
  }
  return (
    <tr
      {...ROLES.row}
      ref={isExpanded ? props.measure : undefined}
      className={classes.row}
      style={place}
      data-index={index}
      data-expanded={isExpanded || undefined}
      data-ticked={isTicked || undefined}
      aria-selected={onTick ? isTicked : undefined}
      aria-rowindex={props.rowIndex}
      onKeyDown={actions && ((event) => runShortcut(actions.current(row), event))}
    >
      {details && (
        <td {...GRID_ROLES.cell} data-col={DETAILS} data-pinned="start">
          <button
            type="button"
            className={classes.expand}
            tabIndex={tabIndex(DETAILS)}
            aria-expanded={isExpanded}
            aria-label={t('table.detailsOf', { name })}
            onClick={() => props.onExpand(id, index)}
          >
            <IconChevronRight size={16} stroke={1.75} aria-hidden />
          </button>
        </td>
      )}
      {onTick && (
        <td {...GRID_ROLES.cell} className={table.tick} data-col={TICK} data-pinned="tick">
          <Tick
            label={t('table.selectRow', { name })}
            checked={isTicked}
            tabIndex={tabIndex(TICK)}
            onChange={(isRange) => onTick(id, index, isRange)}
          />
        </td>
      )}
      <RowLookContext value={look}>
        {columns.map((column) => {
          const draft = drafts.get(column.id);
          return (
            <td
              key={column.id}
              {...GRID_ROLES.cell}
              data-align={column.align}
              data-col={column.id}
              data-pinned={column.fixed ? 'name' : undefined}
              data-editable={(editing && isEditable(column)) || undefined}
              tabIndex={tabIndex(column.id)}
              {...(editing && !isEditable(column) ? READ_ONLY : undefined)}
            >
              {editing && draft && isEditable(column) ? (
                <EditCell {...{ row, id, index, name, t, column, draft, editing }} />
              ) : (
                column.cell(row)
              )}
            </td>
          );
        })}
      </RowLookContext>
      {actions && (
        <td {...GRID_ROLES.cell} className={table.more} data-col={MENU}>
          <RowMenu row={row} name={name} t={t} onOpen={props.onMenu} tabIndex={tabIndex(MENU)} />
        </td>
      )}
      {isExpanded && details && (
        <td {...GRID_ROLES.cell} className={classes.details}>
          <div className={classes.detailsInside}>{details(row)}</div>
        </td>
      )}
    </tr>
  );
}

export const GridRow = memo(Row) as typeof Row;
