import { useMemo, useSyncExternalStore } from 'react';
import { ApiError } from '#web/client.ts';
import { uuid } from '#web/kit/uuid.ts';
import { onLiveAgain } from '#web/live.ts';
import { getSession, onSessionChange, ownerHere } from '#web/session.ts';
import { leaseLock } from '#web/tabLock.ts';
import { AREAS } from './areas.ts';
import { inStep } from './inStep.ts';
import { type Kind, keepOutbox, type Waiting } from './keepOutbox.ts';

const kinds = new Map<string, Kind<unknown, unknown>>();

/** What a feature sends is known once its page was open; after a reload elsewhere its file is asked for. */
async function kindOf(kind: string) {
  if (!kinds.has(kind)) await AREAS[kind.split('.')[0] ?? '']?.();
  return kinds.get(kind);
}

/** Answers that say nothing of the thing itself. */
const PASSING = new Set([0, 401, 408, 429]);
const mayHeal = (error: Error) => !(error instanceof ApiError) || PASSING.has(error.status) || error.status >= 500;

const outbox = keepOutbox({
  shelf: localStorage,
  // Browsers have no locks over plain http.
  locked: (name, job) =>
    navigator.locks ? navigator.locks.request(name, job) : leaseLock(localStorage, `lms-lease:${name}`)(job),
  kindOf,
  mayHeal,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  inStep,
  now: () => Date.now(),
  newKey: uuid,
  report: (fault) => reportError(fault),
});

const follow = () => outbox.belongTo(getSession() && ownerHere());
onSessionChange(follow);
follow();
const stay = (event: BeforeUnloadEvent) => event.preventDefault();
outbox.subscribe(() => (outbox.isKept() ? removeEventListener : addEventListener)('beforeunload', stay));
addEventListener('online', outbox.hurry);
onLiveAgain(outbox.hurry);
addEventListener('storage', (event) => {
  if (event.key === null || event.key.startsWith('lms-outbox:')) outbox.noticeShelf();
});

/**
 * Something people do that must not be lost: sent at once, again after a lost connection, once however often. The name
 * begins with the area whose `outgoing.ts` defines it (`chat.send`).
 */
export function outgoing<P, R>(name: string, how: Kind<P, R>) {
  kinds.set(name, how as Kind<unknown, unknown>);
  return (lane: string, payload: P, key?: string) => outbox.push(name, `${name.split('.')[0]}:${lane}`, payload, key);
}

export const dropWaiting = outbox.drop;
export const retryWaiting = outbox.retry;

/** What waits of an area (`chat`) or one kind of it (`chat.send`), oldest first. */
export function useWaiting<P = unknown>(name: string): Waiting<P>[] {
  const all = useSyncExternalStore(outbox.subscribe, outbox.waiting);
  return useMemo(
    () => all.filter((one): one is Waiting<P> => one.kind === name || one.kind.startsWith(`${name}.`)),
    [all, name],
  );
}

/** How much waits because it could not be sent. */
export const useStuckCount = () => useSyncExternalStore(outbox.subscribe, outbox.stuckCount);
