import { useEffect, useSyncExternalStore } from 'react';
import { LOADING_ANEW } from '#web/newVersion.ts';
import { onSessionEnd, usePersonHere } from '#web/session.ts';
import { shelf } from '../shelf.ts';
import { useUnsavedGuard } from '../useUnsavedGuard.ts';
import { type Draft, type Drafts, isUnsaved } from './drafts.ts';

interface Left {
  cells: [string, Pick<Draft, 'text' | 'base'>][];
}

const placeOf = (person: number) =>
  shelf<Left>(`lms-left-cells:${person}:${location.pathname}`, ({ cells }) => Array.isArray(cells), sessionStorage);

/**
 * What was typed in the cells of a grid is not left behind unasked. When the login ends under somebody's hands, or a
 * new version takes the page away, it stands there again, marked: in this tab and for them alone.
 */
export function useKeptCells(drafts: Drafts) {
  const isEmpty = useSyncExternalStore(drafts.subscribe, drafts.isEmpty);
  useUnsavedGuard((way) => {
    // Sorted or filtered, the grid stays, and what was typed with it.
    if (way && way.current.pathname === way.next.pathname) return false;
    return drafts.all().some(([, draft]) => isUnsaved(draft, !way));
  }, !isEmpty);

  const person = usePersonHere();
  useEffect(() => {
    const place = placeOf(person);
    const left = place.read();
    place.drop();
    for (const [key, { text, base }] of left?.cells ?? []) drafts.put(key, { text, base, state: 'open' });
    const keep = () => {
      const cells = drafts.all().filter(([, draft]) => isUnsaved(draft, true));
      const left = cells.map(([key, { text, base, known = base }]): Left['cells'][number] => [
        key,
        { text, base: known },
      ]);
      if (left.length > 0) place.keep({ cells: left });
    };
    const keepAnew = () => {
      keep();
      // Nothing is lost that the browser would have to ask about.
      for (const [key] of drafts.all()) drafts.drop(key);
    };
    addEventListener(LOADING_ANEW, keepAnew);
    const stop = onSessionEnd((why) => why === 'expired' && keep());
    return () => {
      removeEventListener(LOADING_ANEW, keepAnew);
      stop();
    };
  }, [drafts, person]);
}
