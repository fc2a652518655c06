import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RowMenu, runShortcut } from './RowMenu.tsx';
import { RowLookContext } from './rowLook.ts';
import classes from './Table.module.css';
import type { Column, Density, RowAction } from './types.ts';

interface Props<Row> {
  row: Row;
  name: string;
  columns: Column<Row>[];
  density: Density;
  /** Left out when rows cannot be ticked. */
  onTick?: ((event: React.ChangeEvent) => void) | undefined;
  ticked: boolean;
  actions: RowAction[] | undefined;
  link: ((name: ReactNode) => ReactNode) | undefined;
}

/** Words that were cut off are told in full to whoever points at them. */
function tellWhole({ currentTarget: cell }: React.MouseEvent<HTMLTableCellElement>) {
  const isCut = [cell, ...cell.querySelectorAll('span')].some((one) => one.scrollWidth > one.clientWidth);
  if (isCut) cell.title = cell.innerText;
  else cell.removeAttribute('title');
}

export function TableRow<Row>({ row, name, columns, density, onTick, ticked, actions, link }: Props<Row>) {
  const { t } = useTranslation('kit');
  return (
    <tr
      className={classes.row}
      data-ticked={ticked || undefined}
      data-opens={link ? true : undefined}
      onKeyDown={actions && ((event) => runShortcut(actions, event))}
    >
      {onTick && (
        <td className={classes.tick}>
          <Checkbox aria-label={t('table.selectRow', { name })} checked={ticked} onChange={onTick} />
        </td>
      )}
      <RowLookContext value={{ density, link }}>
        {columns.map((column) => (
          <td key={column.id} data-align={column.align} onMouseEnter={tellWhole}>
            {column.cell(row)}
          </td>
        ))}
      </RowLookContext>
      {actions && (
        <td className={classes.more}>
          <RowMenu name={name} actions={actions} />
        </td>
      )}
    </tr>
  );
}
