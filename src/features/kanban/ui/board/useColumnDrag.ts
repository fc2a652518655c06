import { type PointerEvent as Press, useCallback, useEffect, useRef, useState } from 'react';
import type { BoardId } from '#features/kanban/contract.ts';
import { type Column, movedBefore } from '../data/columns.ts';
import { type BoardMove, moveBoard } from '../data/outgoing.ts';
import { lanes } from '../drag/drag.ts';

const FAR_PX = 6;

/** Where a column goes when it is put at a place of the line. */
export function moveTo(columns: Column[], id: BoardId, at: number): BoardMove {
  const rest = columns.filter((one) => one.board.id !== id);
  return { id, beforeId: rest[at]?.board.id ?? null };
}

function columnAt(x: number): BoardId | undefined {
  for (const { board, column } of lanes.values()) {
    const { left, right } = column.getBoundingClientRect();
    if (x >= left && x <= right) return board;
  }
  return undefined;
}

/** Columns change places while one is dragged by its head: what is seen is what is kept. */
export function useColumnDrag(columns: Column[] | undefined) {
  const [preview, setPreview] = useState<BoardMove>();
  const shown = columns && preview ? movedBefore(columns, preview, ({ board }) => board.id) : columns;
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  });
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  const pressHead = useCallback((press: Press<HTMLElement>, id: BoardId) => {
    const isTool = press.target instanceof Element && press.target.closest('[data-no-drag], input');
    // A finger scrolls from column to column here; the menu moves them.
    if (press.button !== 0 || press.pointerType === 'touch' || isTool) return;
    const from = press.clientX;
    let move: BoardMove | undefined;
    const end = new AbortController();
    const { signal } = end;
    stop.current = () => {
      end.abort();
      setPreview(undefined);
      delete document.body.dataset.dragging;
    };
    const swallow = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener(
      'pointermove',
      ({ clientX }) => {
        const now = latest.current ?? [];
        if (!move) {
          if (Math.abs(clientX - from) < FAR_PX) return;
          document.body.dataset.dragging = '';
          move = moveTo(
            now,
            id,
            now.findIndex((one) => one.board.id === id),
          );
          setPreview(move);
        }
        const over = columnAt(clientX);
        if (over === undefined || over === id) return;
        move = moveTo(
          now,
          id,
          now.findIndex((one) => one.board.id === over),
        );
        setPreview(move);
      },
      { signal },
    );
    addEventListener(
      'pointerup',
      () => {
        const done = move;
        if (done) {
          moveBoard(done);
          addEventListener('click', swallow, { capture: true, once: true });
          setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
        }
        stop.current();
      },
      { signal },
    );
    addEventListener('pointercancel', () => stop.current(), { signal });
    addEventListener('keydown', (event) => event.key === 'Escape' && stop.current(), { signal });
  }, []);

  return { shown, lifted: preview?.id, pressHead };
}
