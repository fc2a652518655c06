import { useEffect, useRef, useState } from 'react';
import { type StoredFile, uploaded } from '#features/files/contract.ts';
import { ask } from '#web/client.ts';
import { authFetch } from '#web/session.ts';
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

/** Files on their way to the server, each with what went wrong. */
export function useUploads(limits: Limits, onStored: (file: StoredFile) => void) {
  const [sending, setSending] = useState<Sending[]>([]);
  const stops = useRef(new Map<string, AbortController>());
  // Several files end one after the other: each must add to what the one before left.
  const stored = useRef(onStored);
  useEffect(() => {
    stored.current = onStored;
  });

  useEffect(() => {
    const running = stops.current;
    return () => {
      for (const stop of running.values()) stop.abort();
    };
  }, []);

  const change = (key: string, next: Partial<Sending>) =>
    setSending((all) => all.map((one) => (one.key === key ? { ...one, ...next } : one)));
  const forget = (key: string) => setSending((all) => all.filter((one) => one.key !== key));

  async function start({ key, file }: Sending): Promise<StoredFile | undefined> {
    const stop = new AbortController();
    stops.current.set(key, stop);
    try {
      return await upload(file, stop.signal);
    } catch (error) {
      if (!stop.signal.aborted)
        change(key, { problem: error instanceof Error ? error.message : String(error), canRetry: true });
      return undefined;
    }
  }

  /** They travel side by side, and arrive in the order they were chosen. */
  async function keep(coming: { key: string; file: Promise<StoredFile | undefined> }[]) {
    for (const { key, file } of coming) {
      const kept = await file;
      const wanted = kept && stops.current.get(key)?.signal.aborted === false;
      stops.current.delete(key);
      if (!wanted) continue;
      forget(key);
      stored.current(kept);
    }
  }

  return {
    sending,
    send(files: File[]) {
      const fresh = files.map((file): Sending => {
        count += 1;
        const problem = refusedBecause(file, limits);
        return problem ? { key: `file-${count}`, file, problem } : { key: `file-${count}`, file };
      });
      setSending((all) => [...all.filter((one) => !one.problem), ...fresh]);
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
      stops.current.get(key)?.abort();
      forget(key);
    },
  };
}
