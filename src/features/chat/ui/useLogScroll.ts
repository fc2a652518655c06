import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** So near to the end counts as being there. */
const END_PX = 48;
/** The next part is asked for before its place comes into sight. */
const NEAR_PX = 900;

interface Options {
  /** What is shown: a new one is a change of the content. */
  content: unknown;
  isReady: boolean;
  /** The message to bring into sight, and a number for the same one again. */
  target: { id: number; turn: number } | null;
  onOlder: (() => void) | undefined;
  onNewer: (() => void) | undefined;
  /** The newest message in sight. */
  onSeen: (id: number) => void;
  onReached: () => void;
}

const linesOf = (box: HTMLElement) => box.querySelectorAll<HTMLElement>('[data-message]');

/** The first line that ends below a height of the window; lines stand in order, so it is found by halves. */
function lineAt(lines: NodeListOf<HTMLElement>, y: number): number {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.getBoundingClientRect().bottom ?? 0) > y) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Stays at the end while somebody is there, and else keeps what they read where it is, whatever comes above or below. */
export function useLogScroll(box: RefObject<HTMLDivElement | null>, options: Options) {
  const latest = useRef(options);
  latest.current = options;
  const isAtEnd = useRef(true);
  const anchor = useRef<{ id: string; top: number; scrolled: number } | null>(null);
  const reached = useRef(0);
  const begun = useRef(false);
  const scrolled = useRef(0);
  const [showsEnd, setShowsEnd] = useState(true);

  const note = useCallback(() => {
    const element = box.current;
    if (!element) return;
    const { top, bottom } = element.getBoundingClientRect();
    const lines = linesOf(element);
    const first = lines[lineAt(lines, top)];
    anchor.current = first
      ? {
          id: first.dataset.message ?? '',
          top: first.getBoundingClientRect().top - top,
          scrolled: element.scrollTop,
        }
      : null;
    const last = lines[Math.min(lineAt(lines, bottom - 8), lines.length - 1)];
    const id = Number(last?.dataset.message ?? 0);
    if (id > 0) latest.current.onSeen(id);
  }, [box]);

  /** After the content changed: back to where one was. */
  const settle = useCallback(() => {
    const element = box.current;
    if (!element || !begun.current) return;
    if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    else if (anchor.current) {
      const line = element.querySelector<HTMLElement>(`[data-message="${anchor.current.id}"]`);
      if (line) {
        // What somebody scrolled since the last look is theirs.
        const wanted = anchor.current.top - (element.scrollTop - anchor.current.scrolled);
        const moved = line.getBoundingClientRect().top - element.getBoundingClientRect().top - wanted;
        if (Math.abs(moved) > 0.5) element.scrollTop += moved;
      }
    }
    note();
  }, [box, note]);

  const look = useCallback(() => {
    const element = box.current;
    if (!element || !begun.current) return;
    const below = element.scrollHeight - element.scrollTop - element.clientHeight;
    const isUp = element.scrollTop < scrolled.current - 1;
    scrolled.current = element.scrollTop;
    // What grows below is no reason to leave the end; scrolling up is.
    if (below < END_PX && !latest.current.onNewer) isAtEnd.current = true;
    else if (isUp || latest.current.onNewer) isAtEnd.current = false;
    setShowsEnd(isAtEnd.current);
    note();
    if (element.scrollTop < NEAR_PX) latest.current.onOlder?.();
    if (below < NEAR_PX) latest.current.onNewer?.();
  }, [box, note]);

  // Every change of the content, before it is painted.
  const { content, isReady, target } = options;
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !isReady || content === undefined) return;
    const isFirst = !begun.current;
    begun.current = true;
    if (target && target.turn !== reached.current) {
      const line = element.querySelector<HTMLElement>(`[data-message="${target.id}"]`);
      if (line) {
        reached.current = target.turn;
        isAtEnd.current = false;
        line.scrollIntoView({ block: 'center' });
        latest.current.onReached();
        look();
        return;
      }
    }
    const unread = isFirst ? element.querySelector<HTMLElement>('[data-unread]') : null;
    if (unread) {
      unread.scrollIntoView({ block: 'start' });
      element.scrollTop -= element.clientHeight / 4;
      look();
      return;
    }
    settle();
    if (isFirst) look();
  }, [box, content, isReady, target, settle, look]);

  // A picture that comes, a field that grows, a window that is made smaller.
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const watcher = new ResizeObserver(settle);
    watcher.observe(element);
    if (element.firstElementChild) watcher.observe(element.firstElementChild);
    return () => watcher.disconnect();
  }, [box, settle]);

  const toEnd = useCallback(() => {
    isAtEnd.current = true;
    setShowsEnd(true);
    settle();
  }, [settle]);

  return { look, toEnd, isAtEnd: showsEnd };
}
