import { useRouterState } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef } from 'react';

const KEY = 'lms-scrolled';
const MOST_KEPT = 30;
const RESTS_MS = 120;

type Kept = [entry: string, top: number, left: number];

function read(): Kept[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as Kept[];
  } catch {
    return [];
  }
}

const find = (entry: string) => read().find(([one]) => one === entry);

function keep(entry: string, top: number, left: number) {
  const others = read().filter(([one]) => one !== entry);
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...others, [entry, top, left]].slice(-MOST_KEPT)));
  } catch {
    // A full storage costs the place, nothing else.
  }
}

const useEntry = () => useRouterState({ select: ({ location }) => location.state.__TSR_key ?? location.href });

/** Where the rows were left, for whoever comes back to this entry of the history. */
export function useKeptTop(): () => number {
  const entry = useEntry();
  return () => find(entry)?.[1] ?? 0;
}

/** Remembers where the rows are scrolled to. Other rows in the same place start at their top, or where they were left. */
export function useKeptScroll(element: HTMLElement, scope: string) {
  const entry = useEntry();
  const shown = useRef<string>(undefined);

  useLayoutEffect(() => {
    const isFirst = shown.current === undefined;
    // The same rows under another entry: a drawer was opened beside them.
    if (shown.current === scope) return;
    shown.current = scope;
    const [, top = 0, left] = find(entry) ?? [];
    if (!isFirst) element.scrollTop = top;
    if (isFirst && left) element.scrollLeft = left;
  }, [entry, element, scope]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(() => keep(entry, element.scrollTop, element.scrollLeft), RESTS_MS);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('scroll', onScroll);
    };
  }, [entry, element]);
}
