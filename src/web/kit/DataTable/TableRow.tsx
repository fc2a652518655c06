import { Checkbox } from '@mantine/core';
import { memo, type ReactNode, type RefObject, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { RowMenu, runShortcut } from './RowMenu.tsx';
import type { ActionsOf } from './rowActions.ts';
import { RowLookContext } from './rowLook.ts';
import classes from './Table.module.css';
import type { Column, Density } from './types.ts';

interface Props<Row> {
  row: Row;
  id: string;
  name: string;
  columns: Column<Row>[];
  density: Density;
  /** Left out when rows cannot be ticked. */
  onTick?: ((id: string, event: React.ChangeEvent) => void) | undefined;
  ticked: boolean;
  /** Left out when nothing can be done with a row; otherwise always the page's latest. */
  actions: RefObject<ActionsOf> | undefined;
  onMenu?: ((row: Row) => void) | undefined;
  link: ((row: Row, name: ReactNode) => ReactNode) | undefined;
}

/** Words that were cut off are told in full to whoever points at them. */
function tellWhole({ currentTarget: cell }: React.MouseEvent<HTMLTableCellElement>) {
  const isCut = [cell, ...cell.querySelectorAll('span')].some((one) => one.scrollWidth > one.clientWidth);
  if (isCut) cell.title = cell.innerText;
  else cell.removeAttribute('title');
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
        <td key={column.id} data-align={column.align} onMouseEnter={tellWhole}>
          {column.cell(row)}
        </td>
      ))}
    </RowLookContext>
  );
}) as <Row>(props: Pick<Props<Row>, 'row' | 'columns' | 'density' | 'link'>) => ReactNode;

function Row<R>({ row, id, name, columns, density, onTick, ticked, actions, onMenu, link }: Props<R>) {
  const { t } = useTranslation('kit');
  return (
    <tr
      className={classes.row}
      data-ticked={ticked || undefined}
      data-opens={link ? true : undefined}
      onKeyDown={actions && ((event) => runShortcut(actions.current(row), event))}
    >
      {onTick && (
        <td className={classes.tick}>
          <Checkbox
            aria-label={t('table.selectRow', { name })}
            checked={ticked}
            onChange={(event) => onTick(id, event)}
          />
        </td>
      )}
      <Cells row={row} columns={columns} density={density} link={link} />
      {actions && (
        <td className={classes.more}>
          <RowMenu row={row} name={name} onOpen={onMenu && (() => onMenu(row))} />
        </td>
      )}
    </tr>
  );
}

export const TableRow = memo(Row) as typeof Row;
