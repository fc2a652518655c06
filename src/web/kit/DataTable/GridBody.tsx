import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { unread } from '../unread.ts';
import { cellKey } from './drafts.ts';
import classes from './Grid.module.css';
import { GridRow } from './GridRow.tsx';
import { DETAILS, MENU, type Place, TICK, walk } from './gridKeys.ts';
import type { ActionsOf } from './rowActions.ts';
import { ROLES } from './tableRoles.ts';
import type { Ticks } from './ticks.ts';
import type { Column, Density, Grid } from './types.ts';
import { useEditing } from './useEditing.ts';
import { useKeptScroll, useKeptTop } from './useKeptScroll.ts';
import { useStable } from './useStable.ts';

const HEIGHTS: Record<Density, number> = { compact: 36, normal: 48, relaxed: 56 };
const OVERSCAN = 8;

interface Props<Row> {
  grid: Grid<Row>;
  total: number;
  columns: Column<Row>[];
  rowId: (row: Row) => string;
  rowName: (row: Row) => string;
  density: Density;
  scroll: HTMLDivElement;
  /** In pixels and in rows: the rows begin below it, and it stays above them. */
  head: { height: number; rows: number };
  /** Changes when the list shows other rows, or in another order. */
  scope: string;
  ticks: Ticks;
  /** Left out when rows cannot be ticked. `page` are the rows that stand around it. */
  onTick: ((id: string, isRange: boolean, page: string[]) => void) | undefined;
  actions: RefObject<ActionsOf> | undefined;
  onMenu: (row: Row) => void;
}

const isMirrored = () => document.documentElement.dir === 'rtl';
/** A cell with a button or a box has its focus there. */
const focusOf = (cell: HTMLElement) => cell.querySelector<HTMLElement>('button, input[type=checkbox]') ?? cell;

/** Ten thousand rows of which a window's worth is there. One cell at a time is reached with Tab, the others with arrows. */
export function GridBody<Row>(props: Props<Row>) {
  const { grid, total, columns, rowId, rowName, density, scroll, head, actions, onTick } = props;
  const { t } = useTranslation('kit');
  const body = useRef<HTMLTableSectionElement>(null);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const before = [...(grid.details ? [DETAILS] : []), ...(onTick ? [TICK] : [])];
  const names = [...before, ...columns.map((one) => one.id), ...(actions ? [MENU] : [])];
  const [active, setActive] = useState<Place>({ index: 0, column: columns[0]?.id ?? DETAILS });
  const here: Place = {
    index: Math.min(active.index, Math.max(0, total - 1)),
    column: names.includes(active.column) ? active.column : (names[0] ?? DETAILS),
  };
  /** The focus is on its way to the active cell, which may have to be drawn first. */
  const wanted = useRef(false);

  const virtual = useVirtualizer({
    count: total,
    getScrollElement: () => scroll,
    initialOffset: useKeptTop(),
    estimateSize: () => HEIGHTS[density],
    overscan: OVERSCAN,
    scrollMargin: head.height,
    scrollPaddingStart: head.height,
    // Whoever writes in a row or stands on it keeps it, however far the table is scrolled.
    rangeExtractor: (range: Range) => {
      const shown = defaultRangeExtractor(range);
      return shown.includes(here.index) || here.index >= total ? shown : [here.index, ...shown].sort((a, b) => a - b);
    },
    useFlushSync: false,
  });
  const items = virtual.getVirtualItems();
  const { startIndex = 0, endIndex = 0 } = virtual.range ?? {};
  const { onRange } = grid;
  useEffect(() => onRange(startIndex, endIndex), [onRange, startIndex, endIndex]);
  // Other rows, or rows of another height: what was measured is of no use.
  const measuredFor = `${density} ${props.scope}`;
  const measured = useRef(measuredFor);
  useEffect(() => {
    if (measured.current !== measuredFor) virtual.measure();
    measured.current = measuredFor;
  }, [virtual, measuredFor]);
  useKeptScroll(scroll, props.scope);

  const go = useStable((to: Place) => {
    wanted.current = true;
    setActive(to);
    virtual.scrollToIndex(to.index, { align: 'auto' });
  });

  useEffect(() => {
    if (!wanted.current) return;
    const cell = body.current?.querySelector<HTMLElement>(
      `[data-index="${here.index}"] > [data-col="${CSS.escape(here.column)}"]`,
    );
    if (!cell) return;
    wanted.current = false;
    focusOf(cell).focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  const open = useStable((index: number, column: string): boolean => {
    const row = grid.rowAt(index);
    const edit = columns.find((one) => one.id === column)?.edit;
    if (!editing || !row || !edit) return false;
    // A day that is none is in its field alone: closed for another one, it would be gone.
    const held = [...(body.current?.querySelectorAll('input') ?? [])].find(unread);
    if (held) {
      held.focus();
      return true;
    }
    setActive({ index, column });
    editing.drafts.open(cellKey(rowId(row), column), edit.value(row));
    return true;
  });
  const step = useStable((index: number, column: string, by: 1 | -1) => {
    const writable = columns.filter((one) => one.edit).map((one) => one.id);
    const at = writable.indexOf(column) + by;
    const next = index + (at < 0 ? -1 : at >= writable.length ? 1 : 0);
    const to = writable.at(at >= writable.length ? 0 : at);
    if (to === undefined || next < 0 || next >= total) return go({ index, column });
    virtual.scrollToIndex(next, { align: 'auto' });
    if (!open(next, to)) go({ index: next, column: to });
  });
  const editing = useEditing({
    save: grid.save,
    onShut: useStable((index: number, column: string) => go({ index, column })),
    onStep: step,
  });

  const expand = useStable((id: string, index: number) => {
    const next = new Set(expanded);
    if (!next.delete(id)) next.add(id);
    // A row that is shut is as high as the others again.
    if (!next.has(id)) virtual.resizeItem(index, HEIGHTS[density]);
    setExpanded(next);
  });

  /** The row where a range begins. */
  const ticked = useRef(0);
  const tick = useStable((id: string, index: number, isRange: boolean) => {
    const [first, last] = isRange
      ? [Math.min(ticked.current, index), Math.max(ticked.current, index)]
      : [startIndex, endIndex];
    const around = Array.from({ length: last - first + 1 }, (_, at) => grid.rowAt(first + at));
    ticked.current = index;
    onTick?.(id, isRange, [...new Set([...around.flatMap((row) => (row ? [rowId(row)] : [])), id])]);
  });

  const placeOf = (target: EventTarget) => {
    const cell = (target as Element).closest<HTMLElement>('[data-col]');
    const row = cell?.closest<HTMLElement>('[data-index]');
    return cell && row ? { index: Number(row.dataset.index), column: cell.dataset.col ?? '' } : undefined;
  };

  function onKeyDown(event: React.KeyboardEvent) {
    const from = placeOf(event.target);
    if (!from || event.defaultPrevented || event.altKey || event.shiftKey) return;
    if (event.key === 'F2' || (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement))) {
      if (open(from.index, from.column)) event.preventDefault();
      return;
    }
    const page = Math.max(1, endIndex - startIndex - 1);
    const to = walk(from, event, { columns: names, total, page, isMirrored: isMirrored() });
    if (!to) return;
    event.preventDefault();
    go(to);
  }

  return (
    <tbody
      {...ROLES.group}
      ref={body}
      className={classes.body}
      style={{ height: virtual.getTotalSize() }}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        const place = placeOf(event.target);
        if (place && (place.index !== here.index || place.column !== here.column)) setActive(place);
      }}
      onDoubleClick={(event) => {
        const place = placeOf(event.target);
        if (place) open(place.index, place.column);
      }}
    >
      {items.map(({ index, start }) => (
        <GridRow
          key={index}
          row={grid.rowAt(index)}
          index={index}
          start={start - head.height}
          rowIndex={index + 1 + head.rows}
          rowId={rowId}
          rowName={rowName}
          t={t}
          columns={columns}
          density={density}
          activeColumn={index === here.index ? here.column : undefined}
          expanded={expanded}
          onExpand={expand}
          details={grid.details}
          editing={editing}
          ticks={props.ticks}
          onTick={onTick && tick}
          actions={actions}
          onMenu={props.onMenu}
          measure={virtual.measureElement}
        />
      ))}
    </tbody>
  );
}
