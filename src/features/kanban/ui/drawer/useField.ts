import { useEffect, useRef, useState } from 'react';
import type { Card, CardChange } from '#features/kanban/contract.ts';
import { ApiError } from '#web/client.ts';
import { say } from '#web/i18n/messages.ts';
import { toast } from '#web/kit/toast.ts';
import { saveFields } from '../data/deeds.ts';

type Fields = Omit<CardChange, 'version'>;

/**
 * A field of a card that is saved by itself. What is being typed is kept whatever arrives meanwhile; when somebody else
 * saved the same field first, their name is told and the person decides. Where `fits` says what can be saved, a draft
 * is saved also when the drawer goes away before the field was left.
 */
export function useField<T>(card: Card, saved: T, fieldsOf: (value: T) => Fields, fits?: (value: T) => boolean) {
  const [draft, setDraft] = useState<{ value: T; version: number }>();
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

  const isSame = (a: T, b: T) => JSON.stringify(fieldsOf(a)) === JSON.stringify(fieldsOf(b));

  const drop = () => {
    setDraft(undefined);
    setProblem(undefined);
    setConflict(false);
  };

  async function send(value: T, version: number) {
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
      return await sendAll(value, version);
    } catch (error) {
      if (isGone.current) toast.failed(error, savesItself.current ? { detail: String(value) } : {});
      setDraft((now) => now ?? { value, version });
      setProblem(error instanceof Error ? say(error.message) : String(error));
      setConflict(error instanceof ApiError && error.status === 409);
      return false;
    } finally {
      running.current = false;
      isWanted.current = false;
      setBusy(false);
    }
  }

  /** What is typed meanwhile stays, and goes on from what was saved. Answers whether nothing is left to save. */
  async function sendAll(value: T, version: number): Promise<boolean> {
    const { version: next } = await saveFields(card.id, version, fieldsOf(value));
    const typed = latest.current;
    if (!typed || isSame(typed.value, value)) {
      drop();
      return true;
    }
    setDraft({ value: typed.value, version: next });
    if (!isWanted.current || fits?.(typed.value) === false) return false;
    isWanted.current = false;
    return sendAll(typed.value, next);
  }

  /** What is still to be sent when the drawer goes away, by whatever way. */
  const pending = useRef<() => Promise<unknown>>(undefined);
  pending.current = undefined;
  if (draft && fits?.(draft.value) && !isConflict && !Object.is(draft.value, saved)) {
    const { value, version } = draft;
    // The card may be gone as well: what was typed is there to be copied.
    const failed = (error: unknown) => toast.failed(error, { detail: String(value) });
    pending.current = () => saveFields(card.id, version, fieldsOf(value)).catch(failed);
  }
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
    /** From the first change on, the version it began with counts. */
    change: (value: T) => setDraft((before) => ({ value, version: before?.version ?? card.version })),
    save: (value?: T) => send(value ?? draft?.value ?? saved, draft?.version ?? card.version),
    /** Over what the other one wrote. */
    insist: async () => (draft && fits?.(draft.value) === false ? false : send(draft?.value ?? saved, card.version)),
    drop,
  };
}
