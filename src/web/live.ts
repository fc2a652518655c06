import { useEffect } from 'react';
import { readEvents } from './liveStream.ts';
import { reloadMe } from './me.ts';
import { queryClient } from './queryClient.ts';
import { authFetch, useSession } from './session.ts';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
/** The server speaks every 25 seconds: a longer silence is a dead connection. */
const SILENCE_MS = 60_000;

/** Follows what changes on the server while somebody is signed in. Mounted once, by the frame. */
export function useLive() {
  const person = useSession()?.id;
  useEffect(() => (person === undefined ? undefined : follow()), [person]);
}

function follow() {
  const stop = new AbortController();
  let wait = FIRST_WAIT_MS;
  let hurry = () => {};

  async function listen(isReturn: boolean) {
    const connection = new AbortController();
    const cut = () => connection.abort();
    stop.signal.addEventListener('abort', cut);
    let watch = setTimeout(cut, SILENCE_MS);
    try {
      const answer = await authFetch('/api/live', {
        headers: { Accept: 'text/event-stream' },
        signal: connection.signal,
      });
      if (!answer.ok || !answer.body) return;
      // What happened while nobody listened is unknown: ask for everything on screen again.
      if (isReturn) void queryClient.invalidateQueries();
      await readEvents(answer.body, apply, () => {
        wait = FIRST_WAIT_MS;
        clearTimeout(watch);
        watch = setTimeout(cut, SILENCE_MS);
      });
    } catch {
      // No connection, or cut by us: the loop tries again.
    } finally {
      clearTimeout(watch);
      stop.signal.removeEventListener('abort', cut);
    }
  }

  async function loop() {
    for (let round = 0; !stop.signal.aborted; round += 1) {
      await listen(round > 0);
      if (stop.signal.aborted) return;
      await new Promise<void>((resolve) => {
        hurry = resolve;
        setTimeout(resolve, wait * (0.75 + Math.random() / 2));
      });
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    }
  }

  const hurryUp = () => hurry();
  addEventListener('online', hurryUp);
  void loop();
  return () => {
    removeEventListener('online', hurryUp);
    stop.abort();
    hurry();
  };
}

function apply({ name, data }: { name: string; data: string }) {
  if (name !== 'message') return;
  const { topic } = JSON.parse(data) as { topic: string };
  if (topic === 'me') reloadMe().catch(() => {});
  void queryClient.invalidateQueries({ predicate: (query) => query.queryKey[0] === topic });
}
