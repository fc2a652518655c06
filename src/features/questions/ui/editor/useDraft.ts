import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { uuid } from '#web/kit/uuid.ts';
import type { Draft } from './draft.ts';
import { type DraftShelf, type Kept, newSlot, type Slot } from './draftShelf.ts';
import { isChanged } from './stored.ts';
import { holdWriting, writingHere } from './writing.ts';

const KEEP_AFTER_MS = 400;

export type Change = Partial<Draft> | ((draft: Draft) => Draft);

interface Options {
  question: 'new' | number;
  shelf: DraftShelf;
  /** What is stored, or what a new question begins with. */
  start: Draft;
  version: number | null;
}

/** What is written from here on. */
interface Beginning {
  /** What it is compared with. */
  from: Draft;
  version: number | null;
  /** What stands in the form; `from` when left out. */
  shown?: Draft;
  /** The key of its writing; the one before when left out. */
  key?: string;
  restored?: Kept | null;
}

function firstKey(question: 'new' | number, shelf: DraftShelf): string {
  const here = question === 'new' ? writingHere.read() : null;
  return here && shelf.read(newSlot(here)) ? here : uuid();
}

/** The question as it is being written, kept in the browser a moment after each change. */
export function useDraft({ question, shelf, start, version }: Options) {
  /** One per question that is written: where its draft lies, and by which the server knows it when it comes twice. */
  const [key, setKey] = useState(() => firstKey(question, shelf));
  const slot: Slot = question === 'new' ? newSlot(key) : question;
  const [restored, setRestored] = useState<Kept | null>(() => {
    const kept = shelf.read(slot);
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
      shelf.drop(slot);
      return;
    }
    const at = Date.now();
    setKeptAt(shelf.keep(slot, { draft, version: base.version, at }) && at);
  }, [changed, draft, base.version, slot, shelf]);
  const keepNow = useRef(keep);
  keepNow.current = keep;

  useEffect(() => {
    if (question !== 'new') return;
    writingHere.keep(key);
    // A tab that was duplicated goes on with a copy of its own.
    const letGo = holdWriting(key, () => setKey(uuid()));
    return () => {
      letGo();
      writingHere.drop();
    };
  }, [question, key]);

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

  /** Begins anew from something else: what was stored, another draft, or the next question. */
  const startFrom = useCallback(
    ({ from, version: fromVersion, shown = from, key: next = key, restored: kept = null }: Beginning) => {
      setKey(next);
      setDraft(shown);
      setBase({ draft: from, version: fromVersion });
      setRestored(kept);
      setKeptAt(kept?.at ?? null);
      if (next === key && !isChanged(shown, from)) shelf.drop(slot);
    },
    [shelf, slot, key],
  );

  return {
    key,
    slot,
    draft,
    change,
    /** What it is compared with, and the version a save is made from. */
    base,
    changed,
    keptAt,
    restored,
    startFrom,
    /** Puts it on the shelf without waiting. */
    keep,
    /** Whether it is neither stored nor given up. */
    isKept: () => pending.current,
    /** It is stored or given up: nothing is kept any more, not even while the drawer closes. */
    forget() {
      pending.current = false;
      shelf.drop(slot);
    },
  };
}
