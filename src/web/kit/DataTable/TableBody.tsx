import { memo, type ReactNode, type RefObject } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import type { ActionsOf } from './rowActions.ts';
import { TableRow } from './TableRow.tsx';
import type { Ticks } from './ticks.ts';
import type { Column, Density } from './types.ts';
import { useBitByBit } from './useBitByBit.ts';

interface Props<Row> {
  rows: Row[];
  rowId: (row: Row) => string;
  rowName: (row: Row) => string;
  columns: Column<Row>[];
  density: Density;
  ticks: Ticks;
  onTick: ((id: string, isRange: boolean) => void) | undefined;
  actions: RefObject<ActionsOf> | undefined;
  onMenu: (row: Row) => void;
  link: ((row: Row, name: ReactNode) => ReactNode) | undefined;
}

function Body<Row>({ rows, rowId, rowName, ...common }: Props<Row>): ReactNode {
  const { t } = useTranslation('kit');
  const count = useBitByBit(rows, rowId);
  return rows.slice(0, count).map((row) => {
    const id = rowId(row);
    return <TableRow key={id} row={row} id={id} name={rowName(row)} t={t} {...common} />;
  });
}

/** The rows of a page. Apart from the rest, so that what happens around them does not draw them again. */
export const TableBody = memo(Body) as typeof Body;
