import { useCallback, useEffect, useState } from 'react';
import type { DraftShelf, Writing } from './draftShelf.ts';
import { writtenElsewhere } from './writing.ts';

/** New questions that were begun, never saved, and are written nowhere now. */
export function useLeftOvers(shelf: DraftShelf, isNew: boolean, here: string) {
  const [found, setFound] = useState<Writing[]>([]);
  const look = useCallback(async () => {
    const isElsewhere = await writtenElsewhere();
    return shelf.writings().filter((one) => one.key !== here && !isElsewhere(one.key));
  }, [shelf, here]);
  useEffect(() => {
    if (!isNew) return;
    let gone = false;
    void look().then((writings) => gone || setFound(writings));
    return () => {
      gone = true;
    };
  }, [isNew, look]);
  return {
    leftOvers: isNew ? found.filter((one) => one.key !== here) : [],
    lookAgain: () => void look().then(setFound),
  };
}
