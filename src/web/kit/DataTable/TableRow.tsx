import { memo, type ReactNode, type RefObject, useMemo } from 'react';
import type { Translate } from '#web/i18n/i18n.ts';
import { RowMenu, runShortcut } from './RowMenu.tsx';
import type { ActionsOf } from './rowActions.ts';
import { RowLookContext } from './rowLook.ts';
import classes from './Table.module.css';
import { Tick } from './Tick.tsx';
import { ROLES } from './tableRoles.ts';
import { type Ticks, useIsTicked } from './ticks.ts';
import type { Column, Density } from './types.ts';

interface Props<Row> {
  row: Row;
  id: string;
  name: string;
  /** Words of the kit: asked for once a page, not by each row. */
  t: Translate<'kit'>;
  columns: Column<Row>[];
  density: Density;
  ticks: Ticks;
  /** Left out when rows cannot be ticked. */
  onTick: ((id: string, isRange: boolean) => void) | undefined;
  /** Left out when nothing can be done with a row; otherwise always the page's latest. */
  actions: RefObject<ActionsOf> | undefined;
  onMenu: (row: Row) => void;
  link: ((row: Row, name: ReactNode) => ReactNode) | undefined;
}

/** The words of a row: drawn again only when the row or the columns are others, not when it is ticked. */
const Cells = memo(function Cells<Row>({
  row,
  columns,
  density,
  link,
}: Pick<Props<Row>, 'row' | 'columns' | 'density' | 'link'>) {
  const look = useMemo(() => ({ density, link: link && ((name: ReactNode) => link(row, name)) }), [density, link, row]);
  return (
    <RowLookContext value={look}>
      {columns.map((column) => (
        <td key={column.id} {...ROLES.cell} data-align={column.align}>
          {column.cell(row)}
        </td>
      ))}
    </RowLookContext>
  );
}) as <Row>(props: Pick<Props<Row>, 'row' | 'columns' | 'density' | 'link'>) => ReactNode;

function Row<R>({ row, id, name, t, columns, density, ticks, onTick, actions, onMenu, link }: Props<R>) {
  const ticked = useIsTicked(ticks, id);
  return (
    <tr
      {...ROLES.row}
      className={classes.row}
      data-ticked={ticked || undefined}
      data-opens={link ? true : undefined}
      onKeyDown={actions && ((event) => runShortcut(actions.current(row), event))}
    >
      {onTick && (
        <td {...ROLES.cell} className={classes.tick}>
          <Tick label={t('table.selectRow', { name })} checked={ticked} onChange={(isRange) => onTick(id, isRange)} />
        </td>
      )}
      <Cells row={row} columns={columns} density={density} link={link} />
      {actions && (
        <td {...ROLES.cell} className={classes.more}>
          {actions.current(row).length > 0 && <RowMenu row={row} name={name} t={t} onOpen={onMenu} />}
        </td>
      )}
    </tr>
  );
}

export const TableRow = memo(Row) as typeof Row;
