import { type PointerEvent as Press, useCallback, useEffect, useRef } from 'react';
import type { ShownCard } from '../data/columns.ts';
import { currentDrag, type Drop, type Lane, lanes, setDrag } from './drag.ts';

/** A mouse has to move this far before it drags: a shorter way is a click. */
const FAR_PX = 5;
/** A finger has to rest: before that it scrolls. */
const REST_MS = 280;
const EDGE_PX = 56;
const FASTEST_PX = 18;

/** How far to scroll in a frame: faster the nearer the edge. */
function pull(at: number, start: number, end: number): number {
  const edge = Math.min(EDGE_PX, (end - start) / 4);
  if (at < start + edge) return -Math.ceil(Math.min(1, (start + edge - at) / edge) * FASTEST_PX);
  if (at > end - edge) return Math.ceil(Math.min(1, (at - end + edge) / edge) * FASTEST_PX);
  return 0;
}

/** The column under it, or the nearest. */
function laneAt(x: number): Lane | undefined {
  let best: Lane | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const lane of lanes.values()) {
    const { left, right } = lane.column.getBoundingClientRect();
    const away = x < left ? left - x : Math.max(0, x - right);
    if (away < least) [least, best] = [away, lane];
  }
  return best;
}

/** Before the first card whose middle is below. */
function placeAt(lane: Lane, y: number): number {
  let edge = lane.list.getBoundingClientRect().top;
  const heights = lane.heights();
  for (const [at, height] of heights.entries()) {
    if (y < edge + height / 2) return at;
    edge += height;
  }
  return heights.length;
}

interface Options {
  /** Scrolls sideways. */
  board: () => HTMLElement | null;
  /** Follows the pointer. */
  ghost: () => HTMLElement | null;
  onDrop: (drop: Drop) => void;
}

/** Dragging a card by mouse, pen or finger, over columns that scroll both ways. */
export function usePointerDrag(options: Options) {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  return useCallback((press: Press<HTMLElement>, card: ShownCard, at: number) => {
    if (press.button !== 0 || currentDrag() || card.waits) return;
    const isTouch = press.pointerType === 'touch';
    const handle = press.currentTarget;
    const box = handle.getBoundingClientRect();
    const grip = { x: press.clientX - box.left, y: press.clientY - box.top };
    let [x, y] = [press.clientX, press.clientY];
    let [isUp, frame, rest] = [false, 0, 0];
    const end = new AbortController();

    function show() {
      const ghost = latest.current.ghost();
      if (ghost) ghost.style.transform = `translate(${x - grip.x}px, ${y - grip.y}px) rotate(2deg)`;
    }

    function find() {
      const drag = currentDrag();
      const lane = laneAt(x - grip.x + box.width / 2);
      // By its upper edge: at its own place it is there, and half a card further at the next one.
      if (drag && lane) setDrag({ ...drag, to: lane.board, at: placeAt(lane, y - grip.y) });
    }

    function scroll() {
      const board = latest.current.board();
      const lane = laneAt(x - grip.x + box.width / 2);
      if (board) {
        const { left, right } = board.getBoundingClientRect();
        board.scrollLeft += pull(x, left, right);
      }
      if (lane) {
        const { top, bottom } = lane.scroll.getBoundingClientRect();
        lane.scroll.scrollTop += pull(y, top, bottom);
      }
      find();
      show();
      frame = requestAnimationFrame(scroll);
    }

    function lift() {
      isUp = true;
      getSelection()?.removeAllRanges();
      document.body.dataset.dragging = '';
      const { boardId } = card;
      setDrag({ card, from: boardId, fromAt: at, to: boardId, at, height: box.height, by: 'pointer' });
      const ghost = latest.current.ghost();
      if (ghost) ghost.style.width = `${box.width}px`;
      frame = requestAnimationFrame(scroll);
      show();
    }

    stop.current = () => {
      end.abort();
      clearTimeout(rest);
      cancelAnimationFrame(frame);
      delete document.body.dataset.dragging;
      if (isUp) setDrag(null);
      isUp = false;
    };

    function move(event: PointerEvent) {
      if (event.pointerId !== press.pointerId) return;
      [x, y] = [event.clientX, event.clientY];
      if (isUp) return show();
      if (Math.hypot(x - box.left - grip.x, y - box.top - grip.y) < FAR_PX) return;
      // A finger that moves before it has rested scrolls.
      if (isTouch) stop.current();
      else lift();
    }

    function drop() {
      if (isUp) find();
      const drag = currentDrag();
      const wasUp = isUp;
      if (wasUp && drag) latest.current.onDrop({ card, to: drag.to, at: drag.at });
      stop.current();
      // What was dragged was not clicked.
      if (wasUp) addEventListener('click', swallow, { capture: true, once: true });
      if (wasUp) setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
    }
    const swallow = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };

    const { signal } = end;
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', drop, { signal });
    addEventListener('pointercancel', () => stop.current(), { signal });
    addEventListener('blur', () => stop.current(), { signal });
    addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !isUp) return;
        event.preventDefault();
        event.stopPropagation();
        stop.current();
      },
      { signal, capture: true },
    );
    if (!isTouch) return;
    // On the card itself: it stays in the page, and what a finger began on hears it to the end.
    handle.addEventListener('touchmove', (event) => isUp && event.preventDefault(), { signal, passive: false });
    handle.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    rest = window.setTimeout(lift, REST_MS);
  }, []);
}
