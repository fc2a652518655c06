import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Draft } from './draft.ts';
import type { DraftShelf, Kept } from './draftShelf.ts';
import { isChanged } from './stored.ts';

const KEEP_AFTER_MS = 400;

export type Change = Partial<Draft> | ((draft: Draft) => Draft);

interface Options {
  question: 'new' | number;
  shelf: DraftShelf;
  /** What is stored, or what a new question begins with. */
  start: Draft;
  version: number | null;
}

/** The question as it is being written, kept in the browser a moment after each change. */
export function useDraft({ question, shelf, start, version }: Options) {
  const [restored, setRestored] = useState<Kept | null>(() => {
    const kept = shelf.read(question);
    return kept && isChanged(kept.draft, start) ? kept : null;
  });
  const [draft, setDraft] = useState<Draft>(restored?.draft ?? start);
  const [base, setBase] = useState({ draft: start, version: restored ? restored.version : version });
  /** When it was last kept; null while nothing is to be kept, false when the browser keeps nothing. */
  const [keptAt, setKeptAt] = useState<number | null | false>(restored?.at ?? null);
  /** Nothing is kept any more once it is stored or given up. */
  const pending = useRef(true);
  const changed = useMemo(() => isChanged(draft, base.draft), [draft, base]);

  const keep = useCallback(() => {
    if (!changed) {
      shelf.drop(question);
      return;
    }
    const at = Date.now();
    setKeptAt(shelf.keep(question, { draft, version: base.version, at }) && at);
  }, [changed, draft, base.version, question, shelf]);
  const keepNow = useRef(keep);
  keepNow.current = keep;

  const isFirst = useRef(true);
  useEffect(() => {
    // What was just read from the shelf need not be put back.
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const timer = setTimeout(() => pending.current && keep(), KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [keep]);

  useEffect(() => {
    const leave = () => pending.current && keepNow.current();
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
      leave();
    };
  }, []);

  const change = useCallback((next: Change) => {
    setDraft((now) => (typeof next === 'function' ? next(now) : { ...now, ...next }));
  }, []);

  /** Begins anew from something else: what was stored, or the next question. */
  const startFrom = useCallback(
    (from: Draft, fromVersion: number | null, shown: Draft = from) => {
      setDraft(shown);
      setBase({ draft: from, version: fromVersion });
      setRestored(null);
      setKeptAt(null);
      if (!isChanged(shown, from)) shelf.drop(question);
    },
    [shelf, question],
  );

  return {
    draft,
    change,
    /** What it is compared with, and the version a save is made from. */
    base,
    changed,
    keptAt,
    restored,
    startFrom,
    /** It is stored or given up: nothing is kept any more, not even while the drawer closes. */
    forget() {
      pending.current = false;
      shelf.drop(question);
    },
  };
}
