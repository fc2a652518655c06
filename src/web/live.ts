import { useEffect, useRef, useSyncExternalStore } from 'react';
import { forgetFirstCalls } from './firstCalls.ts';
import { readEvents } from './liveStream.ts';
import { reloadMe } from './me.ts';
import { outdate } from './queryClient.ts';
import { authFetch, getSession, useSession } from './session.ts';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
/** The server speaks every 25 seconds: a longer silence is a dead connection. */
const SILENCE_MS = 60_000;

type Ids = (number | string)[];
const byTopic = new Map<string, Set<(ids: Ids) => void>>();
const again = new Set<() => void>();

/** Called when the stream is back after it was lost: what happened in between is unknown. */
export function onLiveAgain(listener: () => void) {
  again.add(listener);
  return () => {
    again.delete(listener);
  };
}

const opened = new Set<() => void>();

/** Called each time the stream opens, the first time too: what was asked for before it may have changed since. */
export function onLiveOpen(listener: () => void) {
  opened.add(listener);
  return () => {
    opened.delete(listener);
  };
}

/** Hears of a topic with its ids, beside the queries of that name being asked again. */
export function useLiveTopic(topic: string, hear: (ids: Ids) => void) {
  const latest = useRef(hear);
  useEffect(() => {
    latest.current = hear;
  });
  useEffect(() => {
    const listeners = byTopic.get(topic) ?? new Set();
    byTopic.set(topic, listeners);
    const listener = (ids: Ids) => latest.current(ids);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, [topic]);
}

/** Topics whose queries are brought up to date by their feature itself, for as long as it listens. */
const ownWay = new Set<string>();
/** A feature that patches what it shows instead of asking for all of it again says so, once. */
export const keepsItself = (topic: string) => void ownWay.add(topic);

let connected = true;
const watchers = new Set<() => void>();
function setConnected(is: boolean) {
  if (connected === is) return;
  connected = is;
  for (const tell of watchers) tell();
}
const watch = (tell: () => void) => {
  watchers.add(tell);
  return () => {
    watchers.delete(tell);
  };
};
/** Whether changes by others arrive. */
export const useIsLive = () => useSyncExternalStore(watch, () => connected);

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
      // What the page shows was asked for while it was loading, before anybody listened.
      const answer = await authFetch(`/api/live?ago=${isReturn ? 0 : Math.round(performance.now())}`, {
        headers: { Accept: 'text/event-stream' },
        signal: connection.signal,
      });
      if (!answer.ok || !answer.body) return;
      setConnected(true);
      for (const tell of opened) tell();
      // What happened while nobody listened is unknown: ask for everything on screen again.
      if (isReturn) {
        outdate();
        for (const tell of again) tell();
      }
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
      setConnected(false);
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
    setConnected(true);
    stop.abort();
    hurry();
  };
}

let stream: string | undefined;
/** What the server calls this page's connection. */
export const liveStream = () => stream;

function apply({ name, data }: { name: string; data: string }) {
  if (name === 'hello') {
    const hello = JSON.parse(data) as { stream?: string; missed?: true; ability: object };
    stream = hello.stream;
    // Rights that were given or taken while nobody listened.
    if (JSON.stringify(hello.ability) !== JSON.stringify(getSession()?.ability)) reloadMe().catch(() => {});
    if (!hello.missed) return;
    forgetFirstCalls();
    outdate();
  }
  if (name !== 'message') return;
  forgetFirstCalls();
  const { topic, ids } = JSON.parse(data) as { topic: string; ids: Ids };
  if (topic === 'me') reloadMe().catch(() => {});
  const listeners = byTopic.get(topic) ?? new Set();
  for (const tell of listeners) tell(ids);
  if (ownWay.has(topic) && listeners.size > 0) return;
  outdate((query) => query.queryKey[0] === topic);
}
