import { useEffect, useSyncExternalStore } from 'react';
import type { Answer, PracticeItem } from '#features/student/contract.ts';
import { toast } from '#web/kit/toast.ts';
import { queryClient } from '#web/queryClient.ts';
import { handIn, sendFlag } from '../queries.ts';
import type { SaveState } from './outbox.ts';
import { change, outboxFor, practiceKey, readAgain } from './outboxes.ts';

/** A click is meant at once; somebody who types is not done yet. */
const CLICK_MS = 150;
const TYPING_MS = 700;
const TYPED = ['short', 'numerical', 'essay'];

/** Saving as one goes, and handing in. */
export function useAnswers(id: number) {
  const box = outboxFor(id);
  const state: SaveState = useSyncExternalStore(box.subscribe, box.state);

  useEffect(() => {
    const send = () => void outboxFor(id).flush();
    const leave = () => void outboxFor(id).leave();
    send();
    addEventListener('online', send);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('online', send);
      removeEventListener('pagehide', leave);
      send();
    };
  }, [id]);

  return {
    state,
    refused: () => outboxFor(id).refused(),
    answer({ position, question }: PracticeItem, given: Answer | null) {
      change(id, position, { answer: given });
      outboxFor(id).put(position, given, TYPED.includes(question.kind) ? TYPING_MS : CLICK_MS);
    },
    flag({ position, flagged }: PracticeItem) {
      change(id, position, { flagged: !flagged });
      sendFlag(id, position, !flagged).catch((problem: unknown) => {
        change(id, position, { flagged });
        readAgain(id);
        toast.failed(problem);
      });
    },
    /** True once it is graded; false while some answers cannot be sent or are not taken. */
    async handIn(): Promise<boolean> {
      await outboxFor(id).flush();
      if (!outboxFor(id).isEmpty()) return false;
      try {
        queryClient.setQueryData(practiceKey(id), await handIn(id));
      } catch (problem) {
        // It may be gone: then the page says so.
        readAgain(id);
        throw problem;
      }
      return true;
    },
  };
}
