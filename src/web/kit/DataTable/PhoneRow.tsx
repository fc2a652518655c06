import { type ReactNode, useRef } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import classes from './Phone.module.css';
import { RowMenu } from './RowMenu.tsx';
import { RowLookContext } from './rowLook.ts';
import { Tick } from './Tick.tsx';
import type { Column } from './types.ts';

interface Props<Row> {
  row: Row;
  name: string;
  columns: Column<Row>[];
  onTick?: (() => void) | undefined;
  ticked: boolean;
  /** Something is ticked already: a tap ticks too. */
  ticking: boolean;
  hasMenu: boolean;
  onMenu: (row: Row) => void;
  link: ((name: ReactNode) => ReactNode) | undefined;
}

const LONG_PRESS = 500;

/** A long press ticks the row, as phones have taught people; ticked rows show their box. */
function useLongPress(onPress: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  if (!onPress) return {};
  return {
    onPointerDown: (event: React.PointerEvent) => {
      if (event.pointerType === 'touch') timer.current = setTimeout(onPress, LONG_PRESS);
    },
    onPointerUp: stop,
    onPointerMove: stop,
    onPointerCancel: stop,
  };
}

const words = <Row,>(column: Column<Row>, row: Row) => (column.phoneCell ?? column.cell)(row);

export function PhoneRow<Row>({ row, name, columns, onTick, ticked, ticking, hasMenu, onMenu, link }: Props<Row>) {
  const { t } = useTranslation('kit');
  const press = useLongPress(ticking ? undefined : onTick);
  const facts = columns.filter((column) => column.phone === 'facts');
  const title = columns.find((column) => column.phone === 'title');
  const status = columns.find((column) => column.phone === 'status');
  const secondLine = facts.map((column, index) => (
    <span key={column.id}>
      {index > 0 && <span className={classes.dot}>·</span>}
      {words(column, row)}
    </span>
  ));
  return (
    <li className={classes.row} data-ticked={ticked || undefined} {...press}>
      {onTick && ticking && <Tick label={t('table.selectRow', { name })} checked={ticked} onChange={() => onTick()} />}
      <div className={classes.title}>
        <RowLookContext value={{ density: 'phone', facts: secondLine, link: ticking ? undefined : link }}>
          {title && words(title, row)}
        </RowLookContext>
      </div>
      {status && <div className={classes.status}>{words(status, row)}</div>}
      {hasMenu && <RowMenu row={row} name={name} t={t} onOpen={onMenu} onPhone />}
    </li>
  );
}
