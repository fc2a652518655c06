import { type RefObject, useRef } from 'react';
import type { TableLook } from '#features/preferences/contract.ts';
import { useTranslation } from '#web/i18n/useTranslation.ts';
import { move } from './look.ts';
import { NARROWEST, WIDEST, widthOf } from './tracks.ts';
import type { Column } from './types.ts';
import { useStable } from './useStable.ts';

interface Options<Row> {
  table: RefObject<HTMLTableElement | null>;
  columns: Column<Row>[];
  look: TableLook;
  onLook: (change: Partial<TableLook>) => void;
  tracks: string[];
  before: number;
  say: (words: string) => void;
}

const within = (width: number) => Math.round(Math.max(NARROWEST, Math.min(WIDEST, width)));
const isMirrored = () => document.documentElement.dir === 'rtl';

/** Columns made wider, narrower and moved, by pointer and by keys. */
export function useArranging<Row>({ table, columns, look, onLook, tracks, before, say }: Options<Row>) {
  const { t } = useTranslation('kit');
  const dragged = useRef<string | null>(null);

  /** On the element itself while the pointer moves: no row is drawn again for it. */
  const show = (column: Column<Row>, track: string) => {
    const next = tracks.with(before + columns.indexOf(column), track);
    table.current?.style.setProperty('--tracks', next.join(' '));
  };
  const keep = (column: Column<Row>, width: number) => {
    const kept = within(width);
    show(column, `${kept}px`);
    onLook({ widths: { ...look.widths, [column.id]: kept } });
    say(t('table.widthIs', { name: column.header, width: kept }));
  };

  function fitWords(column: Column<Row>) {
    show(column, 'max-content');
    const cells = table.current?.querySelectorAll<HTMLElement>(`[data-col="${column.id}"]`) ?? [];
    const widest = Math.max(NARROWEST, ...[...cells].map((cell) => Math.ceil(cell.getBoundingClientRect().width)));
    keep(column, widest + 2);
  }

  function drag(event: React.PointerEvent<HTMLElement>, column: Column<Row>) {
    if (event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    const grip = event.currentTarget;
    const began = event.clientX;
    const head = grip.closest('th');
    const from = head?.getBoundingClientRect().width ?? widthOf(column, look.widths);
    let width = from;
    grip.setPointerCapture(event.pointerId);
    grip.dataset.active = 'true';
    const onMove = (moved: PointerEvent) => {
      width = within(from + (moved.clientX - began) * (isMirrored() ? -1 : 1));
      show(column, `${width}px`);
    };
    const onEnd = () => {
      grip.removeEventListener('pointermove', onMove);
      delete grip.dataset.active;
      if (width !== from) keep(column, width);
    };
    grip.addEventListener('pointermove', onMove);
    grip.addEventListener('lostpointercapture', onEnd, { once: true });
  }

  const movable = columns.filter((column) => !column.fixed).map((column) => column.id);
  function place(column: Column<Row>, to: number) {
    if (column.fixed || to < 0 || to >= movable.length || movable[to] === column.id) return;
    // Columns that are hidden keep their place among the others.
    const hidden = look.order.filter((id) => !movable.includes(id));
    onLook({ order: [...move(movable, column.id, to), ...hidden] });
    say(t('table.movedTo', { name: column.header, place: to + 1, count: movable.length }));
  }

  /** Shift with an arrow makes wider and narrower, Shift and up fits; with Ctrl as well the column moves. */
  function onKey(event: React.KeyboardEvent, column: Column<Row>) {
    if (!event.shiftKey) return;
    const ahead = (event.key === 'ArrowRight') !== isMirrored() ? 1 : -1;
    if (event.key === 'ArrowUp') fitWords(column);
    else if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    else if (event.ctrlKey || event.metaKey) place(column, movable.indexOf(column.id) + ahead);
    else keep(column, widthOf(column, look.widths) + 16 * ahead);
    event.preventDefault();
  }

  const handlers = {
    onKey: useStable(onKey),
    onGrip: useStable(drag),
    onFit: useStable(fitWords),
    onDragStart: useStable((event: React.DragEvent, column: Column<Row>) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', column.header);
      dragged.current = column.id;
    }),
    onDragOver: useStable((event: React.DragEvent, column: Column<Row>) => {
      if (dragged.current && !column.fixed) event.preventDefault();
    }),
    onDrop: useStable((event: React.DragEvent, column: Column<Row>) => {
      const moved = columns.find((one) => one.id === dragged.current);
      dragged.current = null;
      if (!moved || column.fixed) return;
      event.preventDefault();
      place(moved, movable.indexOf(column.id));
    }),
  };
  return handlers;
}

export type Arranging<Row> = ReturnType<typeof useArranging<Row>>;
