import { useEffect, useRef, useState } from 'react';
import type { Card, CardChange } from '#features/kanban/contract.ts';
import { ApiError } from '#web/client.ts';
import { say } from '#web/i18n/messages.ts';
import { toast } from '#web/kit/toast.ts';
import { isOnTheWay } from '#web/kit/useTryAgain.ts';
import { useUnsavedGuard } from '#web/kit/useUnsavedGuard.ts';
import { queryClient } from '#web/queryClient.ts';
import { saveFields } from '../data/deeds.ts';
import { cardQuery } from '../data/queries.ts';

type Fields = Omit<CardChange, 'version'>;

interface Way<T, Base> {
  cardId: number;
  saved: T;
  /** What a change begins from: by it the server knows whether somebody else was quicker. */
  base: Base;
  /** Answers what the next change begins from. */
  write: (value: T, base: Base) => Promise<Base>;
  isSame: (a: T, b: T) => boolean;
  fits?: ((value: T) => boolean) | undefined;
  /** Whether what it belongs to is still there. */
  isThere?: () => boolean;
}

/**
 * Something on a card that is saved by itself. What is being typed is kept whatever arrives meanwhile; when somebody else
 * saved the same first, their name is told and the person decides. Where `fits` says what can be saved, a draft is saved
 * also when the drawer goes away before the field was left; one that could not be saved is not left behind unasked.
 */
export function useDraft<T, Base>({ cardId, saved, base, write, isSame, fits, isThere }: Way<T, Base>) {
  const [draft, setDraft] = useState<{ value: T; base: Base }>();
  const [problem, setProblem] = useState<string>();
  const [isConflict, setConflict] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const running = useRef(false);
  /** Asked for while something was being saved: it is sent after that. */
  const isWanted = useRef(false);
  const isGone = useRef(false);
  const savesItself = useRef(fits !== undefined);
  const latest = useRef(draft);
  latest.current = draft;
  /** What is still to be sent when the drawer goes away, by whatever way. */
  const pending = useRef<() => unknown>(undefined);

  const drop = () => {
    pending.current = undefined;
    setDraft(undefined);
    setProblem(undefined);
    setConflict(false);
  };

  async function send(value: T, from: Base) {
    if (running.current) {
      isWanted.current = true;
      return false;
    }
    if (Object.is(value, saved) && !isConflict) {
      drop();
      return true;
    }
    running.current = true;
    setBusy(true);
    try {
      return await sendAll(value, from);
    } catch (error) {
      const isOlder = error instanceof ApiError && error.status === 409;
      if (isOlder) void queryClient.invalidateQueries({ queryKey: cardQuery(cardId).queryKey });
      if (isGone.current && savesItself.current) tellLate(error, latest.current?.value ?? value, from);
      else if (isGone.current) toast.failed(error);
      setDraft((now) => now ?? { value, base: from });
      setProblem(error instanceof Error ? say(error.message) : String(error));
      setConflict(isOlder);
      return false;
    } finally {
      running.current = false;
      isWanted.current = false;
      setBusy(false);
    }
  }

  /** What is typed meanwhile stays, and goes on from what was saved. Answers whether nothing is left to save. */
  async function sendAll(value: T, from: Base): Promise<boolean> {
    const next = await write(value, from);
    const typed = latest.current;
    if (!typed || isSame(typed.value, value)) {
      drop();
      return true;
    }
    setDraft({ value: typed.value, base: next });
    if (!isWanted.current || fits?.(typed.value) === false) return false;
    isWanted.current = false;
    return sendAll(typed.value, next);
  }

  const sendLate = (value: T, from: Base) => write(value, from).catch((error) => tellLate(error, value, from));
  /** There is no field any more: what was typed is there to be copied, or to be sent once more. */
  function tellLate(error: unknown, value: T, from: Base) {
    const again = isOnTheWay(error) ? { retry: () => void sendLate(value, from) } : {};
    toast.failed(error, { detail: String(value), ...again });
  }

  pending.current = undefined;
  if (draft && fits?.(draft.value) && !Object.is(draft.value, saved)) {
    const { value, base: from } = draft;
    // Of what could not be saved somebody was told, and asked before it was left.
    pending.current = () => (problem === undefined || isThere?.() === false) && sendLate(value, from);
  }
  useUnsavedGuard(() => problem !== undefined, fits !== undefined && draft !== undefined);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      if (running.current) isWanted.current ||= savesItself.current;
      else void pending.current?.();
    };
  }, []);

  return {
    value: draft ? draft.value : saved,
    isEdited: draft !== undefined,
    problem,
    isConflict,
    isBusy,
    /** From the first change on, what it began with counts. */
    change: (value: T) => setDraft((before) => ({ value, base: before ? before.base : base })),
    save: (value?: T) => send(value ?? draft?.value ?? saved, draft ? draft.base : base),
    /** Over what the other one wrote. */
    insist: async () => (draft && fits?.(draft.value) === false ? false : send(draft?.value ?? saved, base)),
    drop,
  };
}

/** A field of a card. */
export function useField<T>(card: Card, saved: T, fieldsOf: (value: T) => Fields, fits?: (value: T) => boolean) {
  return useDraft({
    cardId: card.id,
    saved,
    base: card.version,
    write: async (value, version) => (await saveFields(card.id, version, fieldsOf(value))).version,
    isSame: (a, b) => JSON.stringify(fieldsOf(a)) === JSON.stringify(fieldsOf(b)),
    fits,
  });
}
