import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { usePersonHere } from '#web/session.ts';
import { shelf } from './shelf.ts';

const KEEP_AFTER_MS = 400;

interface Kept<T> {
  draft: T;
  at: number;
}

/**
 * What somebody fills in, kept in this browser a moment after each change and there again after a reload. `keptAt` is
 * when it was kept, false when the browser keeps nothing; `start` over with what it began as.
 */
export function useKeptDraft<T extends object>(name: string, begin: T) {
  const person = usePersonHere();
  const place = useMemo(
    () => shelf<Kept<T>>(`lms-draft:${name}:${person}`, ({ draft }) => typeof draft === 'object' && draft !== null),
    [name, person],
  );
  const [found] = useState(() => place.read());
  const [draft, setDraft] = useState<T>(() => (found ? { ...begin, ...found.draft } : begin));
  const [keptAt, setKeptAt] = useState<number | false | null>(found?.at ?? null);
  const unkept = useRef(false);

  useEffect(() => {
    if (!unkept.current) return;
    const keep = () => {
      unkept.current = false;
      const at = Date.now();
      setKeptAt(place.keep({ draft, at }) && at);
    };
    const timer = setTimeout(keep, KEEP_AFTER_MS);
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
      // Another page of the app was opened before the moment was over.
      if (unkept.current) place.keep({ draft, at: Date.now() });
    };
  }, [draft, place]);

  const change = useCallback((part: (now: T) => Partial<T>) => {
    unkept.current = true;
    setDraft((now) => ({ ...now, ...part(now) }));
  }, []);

  return {
    draft,
    keptAt,
    change,
    start() {
      unkept.current = false;
      place.drop();
      setKeptAt(null);
      setDraft(begin);
    },
  };
}
