import { useEffect, useSyncExternalStore } from 'react';
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
 * What was typed in the cells of a grid is not left behind unasked. When the login ends under somebody's hands, it stands
 * there again, marked, once they have signed in: in this tab and for them alone.
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
    return onSessionEnd((why) => {
      const cells = drafts.all().filter(([, draft]) => isUnsaved(draft, true));
      if (why === 'expired' && cells.length > 0) place.keep({ cells });
    });
  }, [drafts, person]);
}
