import { useEffect, useState, useSyncExternalStore } from 'react';
import { type StoredFile, uploaded } from '#features/files/contract.ts';
import { ask } from '#web/client.ts';
import { authFetch, getSession, onSessionChange } from '#web/session.ts';
import { keptUploads } from './keptUploads.ts';
import { type Limits, refusedBecause } from './uploads.ts';

export interface Sending {
  key: string;
  file: File;
  /** `tooBig` and `wrongType` are our own; anything else is the server's sentence. */
  problem?: string;
  canRetry?: boolean;
}

let count = 0;

/** Goes with something: what nothing shows a day later is thrown away. Through the session's fetch and not an XMLHttpRequest: that one would pass by the database in the page. */
export async function upload(file: File, signal?: AbortSignal): Promise<StoredFile> {
  const body = new FormData();
  body.append('file', file);
  const answer = await ask(authFetch('/api/files?for=attachment', { method: 'POST', body, signal: signal ?? null }));
  return uploaded.parse(answer).file;
}

interface Ends {
  onStored: (file: StoredFile) => void;
  /** Nobody looks: it is to be said elsewhere that a file did not arrive. */
  onLost?: (file: File, problem: string) => void;
}

/** What a thing goes on with when nothing shows it any more: the letter, the chat. */
interface Away extends Ends {
  owner: string;
}

function createUploads(ends: Ends) {
  let sending: Sending[] = [];
  const stops = new Map<string, AbortController>();
  const watchers = new Set<() => void>();
  const set = (next: Sending[]) => {
    sending = next;
    for (const tell of watchers) tell();
  };
  const change = (key: string, next: Partial<Sending>) =>
    set(sending.map((one) => (one.key === key ? { ...one, ...next } : one)));
  const forget = (key: string) => set(sending.filter((one) => one.key !== key));

  async function start({ key, file }: Sending): Promise<StoredFile | undefined> {
    const stop = new AbortController();
    stops.set(key, stop);
    try {
      return await upload(file, stop.signal);
    } catch (error) {
      if (stop.signal.aborted) return undefined;
      const problem = error instanceof Error ? error.message : String(error);
      change(key, { problem, canRetry: true });
      self.ends.onLost?.(file, problem);
      return undefined;
    }
  }

  /** They travel side by side, and arrive in the order they were chosen. */
  async function keep(coming: { key: string; file: Promise<StoredFile | undefined> }[]) {
    for (const { key, file } of coming) {
      const kept = await file;
      const wanted = kept && stops.get(key)?.signal.aborted === false;
      stops.delete(key);
      if (!wanted) continue;
      forget(key);
      self.ends.onStored(kept);
    }
  }

  const self = {
    /** Several files end one after the other: each must add to what the one before left. */
    ends,
    all: () => sending,
    isGoing: () => sending.some((one) => !one.problem),
    watch(tell: () => void) {
      watchers.add(tell);
      return () => {
        watchers.delete(tell);
      };
    },
    send(files: File[], limits: Limits) {
      const fresh = files.map((file): Sending => {
        count += 1;
        const problem = refusedBecause(file, limits);
        return problem ? { key: `file-${count}`, file, problem } : { key: `file-${count}`, file };
      });
      set([...sending.filter((one) => !one.problem), ...fresh]);
      const going = fresh.filter((one) => !one.problem);
      void keep(going.map((one) => ({ key: one.key, file: start(one) })));
    },
    retry(key: string) {
      const one = sending.find((candidate) => candidate.key === key);
      if (!one) return;
      change(key, { problem: undefined, canRetry: false });
      void keep([{ key, file: start(one) }]);
    },
    drop(key: string) {
      stops.get(key)?.abort();
      forget(key);
    },
    stop() {
      for (const stop of stops.values()) stop.abort();
    },
  };
  return self;
}

export type Uploads = ReturnType<typeof createUploads>;

/** What they were for is thrown away. */
export function stopUploads(owner: string) {
  keptUploads.get(owner)?.stop();
  keptUploads.delete(owner);
}

let person = getSession()?.id;
onSessionChange(() => {
  if (getSession()?.id === person) return;
  person = getSession()?.id;
  for (const owner of [...keptUploads.keys()]) stopUploads(owner);
});

/** Files on their way to the server, each with what went wrong. They stop with what shows them, unless they are told what they belong to. */
export function useUploads(limits: Limits, onStored: (file: StoredFile) => void, away?: Away) {
  const owner = away?.owner;
  const [uploads] = useState(() => (owner && keptUploads.get(owner)) || createUploads({ onStored }));
  const sending = useSyncExternalStore(uploads.watch, uploads.all);
  useEffect(() => {
    uploads.ends = { onStored };
    return () => {
      if (away) uploads.ends = away;
    };
  });
  useEffect(() => {
    if (owner) keptUploads.set(owner, uploads);
    return () => {
      if (!owner) uploads.stop();
      else if (uploads.all().length === 0) keptUploads.delete(owner);
    };
  }, [owner, uploads]);

  return {
    sending,
    send: (files: File[]) => uploads.send(files, limits),
    retry: uploads.retry,
    drop: uploads.drop,
  };
}
