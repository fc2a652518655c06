import { useEffect, useSyncExternalStore } from 'react';
import { ApiError } from '#web/client.ts';
import { queryClient } from '#web/queryClient.ts';
import { usePersonHere } from '#web/session.ts';
import { makeOutbox } from './outbox.ts';
import { outboxName } from './outboxShelf.ts';
import { addQuestion } from './queries.ts';

const RETRY_MS = 8_000;

const oneTab = (work: () => Promise<void>) =>
  navigator.locks ? navigator.locks.request('lms-question-outbox', work) : work();

/** Another try can help when no answer came, too many came at once, the session ended, or the server stumbled. */
function refusal(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const isForGood = error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status);
  return isForGood ? error.message : undefined;
}

const outboxes = new Map<number, ReturnType<typeof makeOutbox>>();

function outboxOf(person: number) {
  const known = outboxes.get(person);
  if (known) return known;
  const made = makeOutbox({
    name: outboxName(person),
    shelf: localStorage,
    send: addQuestion,
    refusal,
    onStored: () => void queryClient.invalidateQueries({ queryKey: ['questions', 'list'] }),
    locked: oneTab,
  });
  outboxes.set(person, made);
  return made;
}

/** The questions of this person that are on their way. Tries again when the connection is back. */
export function useOutbox() {
  const outbox = outboxOf(usePersonHere());
  const state = useSyncExternalStore(outbox.subscribe, outbox.state);
  useEffect(() => {
    const flush = () => void outbox.flush();
    flush();
    addEventListener('online', flush);
    return () => removeEventListener('online', flush);
  }, [outbox]);
  useEffect(() => {
    if (!state.stuck) return;
    const timer = setInterval(() => void outbox.flush(), RETRY_MS);
    return () => clearInterval(timer);
  }, [outbox, state.stuck]);
  return { ...state, add: outbox.add, flush: outbox.flush, take: outbox.take };
}
