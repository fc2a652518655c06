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

  const drop = () => {
    setDraft(undefined);
    setProblem(undefined);
    setConflict(false);
  };

  async function send(value: T, version: number) {
    if (running.current) return false;
    if (Object.is(value, saved) && !isConflict) {
      drop();
      return true;
    }
    running.current = true;
    setBusy(true);
    try {
      await saveFields(card.id, version, fieldsOf(value));
      drop();
      return true;
    } catch (error) {
      setDraft({ value, version });
      setProblem(error instanceof Error ? say(error.message) : String(error));
      setConflict(error instanceof ApiError && error.status === 409);
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  /** What is still to be sent when the drawer goes away, by whatever way. */
  const pending = useRef<() => Promise<unknown>>(undefined);
  pending.current = undefined;
  if (draft && fits?.(draft.value) && !isConflict && !Object.is(draft.value, saved)) {
    pending.current = () => saveFields(card.id, draft.version, fieldsOf(draft.value));
  }
  useEffect(
    () => () => {
      if (!running.current) pending.current?.().catch((error: unknown) => toast.failed(error));
    },
    [],
  );

  return {
    value: draft ? draft.value : saved,
    isEdited: draft !== undefined,
    problem,
    isConflict,
    isBusy,
    /** From the first change on, the version it began with counts. */
    change: (value: T) => setDraft((before) => ({ value, version: before?.version ?? card.version })),
    save: (value?: T) => send(value ?? draft?.value ?? saved, draft?.version ?? card.version),
    saveNow: (value: T) => send(value, draft?.version ?? card.version),
    /** Over what the other one wrote. */
    insist: () => send(draft?.value ?? saved, card.version),
    drop,
  };
}
