import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { z } from 'zod';
import { numeral } from '#contract/numeral.ts';
import { allow } from './access.ts';
import type { Env, Me } from './deps.ts';
import { says, sentAs } from './describe.ts';
import { later } from './later.ts';
import { comeIn } from './presence.ts';
import { valid } from './valid.ts';

/** What a write tells the open pages, after it is committed. */
export interface LiveEvent {
  /** Whom it concerns; `everyone` is all who are signed in, `staff` all of them but students. */
  people: number[] | 'everyone' | 'staff';
  topic: string;
  ids: (number | string)[];
}

/** Carries events to every open page, in this process or in another. */
export interface Bus {
  publish(event: LiveEvent): Promise<void>;
  subscribe(listener: (event: LiveEvent) => void): () => void;
}

/** One notice between processes carries this many ids. */
export const TOLD_AT_ONCE = 200;

/** Tells these people, however many they are. */
export async function tellEach(bus: Bus, people: number[], event: Omit<LiveEvent, 'people'>) {
  for (let from = 0; from < people.length; from += TOLD_AT_ONCE)
    await bus.publish({ ...event, people: people.slice(from, from + TOLD_AT_ONCE) });
}

/** A bus for one process. */
export function memoryBus(): Bus {
  const listeners = new Set<(event: LiveEvent) => void>();
  return {
    async publish(event) {
      for (const listener of listeners) listener(event);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** How long, and how many, events are remembered for pages that open their stream after they have asked. */
const KEPT_MS = 30_000;
const MOST_KEPT = 1_000;

const kept = new WeakMap<Bus, { at: number; event: LiveEvent }[]>();

/** Remembers what was told in the last half minute, from the first call on. */
export function keepRecent(bus: Bus) {
  if (kept.has(bus)) return;
  const recent: { at: number; event: LiveEvent }[] = [];
  kept.set(bus, recent);
  bus.subscribe((event) => {
    const now = performance.now();
    recent.push({ at: now, event });
    while (recent.length > MOST_KEPT || now - (recent[0]?.at ?? now) > KEPT_MS) recent.shift();
  });
}

/** A login may end while its stream opens, after it was looked at. */
const hasEnded = (bus: Bus, sessionId: string) =>
  (kept.get(bus) ?? []).some(({ event }) => event.topic === SESSION_ENDED && event.ids.includes(sessionId));

/** What was told since so many milliseconds. Undefined: more than is remembered. */
function eventsSince(bus: Bus, ago: number): LiveEvent[] | undefined {
  const recent = kept.get(bus) ?? [];
  const since = performance.now() - ago;
  if (recent.length === MOST_KEPT && (recent[0]?.at ?? since) > since) return;
  return recent.flatMap(({ at, event }) => (at >= since ? [event] : []));
}

const PING_MS = 25_000;
/** A page that does not read for so many events asks for everything anew when it comes back. */
const MOST_WAITING = 1_000;

/** Published when a login ends: its stream closes with it. */
export const SESSION_ENDED = 'session-ended';
/** Published when events of other processes may have been missed: pages come back and ask for everything anew. */
export const EVENTS_MISSED = 'events-missed';

function concerns({ people }: LiveEvent, me: Me | null) {
  if (people === 'everyone') return true;
  return people === 'staff' ? me?.access !== 'Student' : people.includes(me?.id ?? 0);
}

const liveQuery = z.object({
  /** Since when the page has asked for what it shows, in milliseconds before now. */
  ago: z._default(
    numeral(z.number('Give a whole number.').int('Give a whole number.').min(0, 'Give a whole number.')),
    0,
  ),
});

export const liveRoutes = new Hono<Env>().get(
  '/api/live',
  allow('signed-in'),
  says(
    'System',
    'Follow what changes',
    { 200: sentAs('text/event-stream') },
    'Server-sent events: `{ topic, ids }` for each change that concerns the caller. With `ago`, those of that many milliseconds before come first; where they are more than is remembered, `hello` says `missed`. It also says what the caller may do now: `ability`.',
  ),
  valid('query', liveQuery),
  (c) => {
    const ago = Math.min(c.req.valid('query').ago, KEPT_MS);
    const me = c.var.me;
    const { deps } = c.var;
    c.header('X-Accel-Buffering', 'no');
    return streamSSE(c, async (stream) => {
      const waiting: LiveEvent[] = [];
      let wake = () => {};
      let open = true;
      const close = () => {
        open = false;
        wake();
      };
      const stop = deps.bus.subscribe((event) => {
        const ends = event.topic === SESSION_ENDED && event.ids.includes(me?.sessionId ?? '');
        if (ends || event.topic === EVENTS_MISSED || waiting.length === MOST_WAITING) close();
        if (!open || !concerns(event, me)) return;
        waiting.push(event);
        wake();
      });
      if (me && hasEnded(deps.bus, me.sessionId)) close();
      const before = eventsSince(deps.bus, ago);
      waiting.push(...(before ?? []).filter((event) => event.topic !== SESSION_ENDED && concerns(event, me)));
      stream.onAbort(close);
      // Being seen is not worth losing the stream for.
      const here = await comeIn(deps, me).catch((error: Error) => {
        deps.log.warn({ error: error.name }, 'presence was not written');
      });
      await stream.writeSSE({
        event: 'hello',
        data: JSON.stringify({ stream: here?.stream, ability: me?.ability.rules, ...(before ? {} : { missed: true }) }),
      });
      while (open) {
        for (const { topic, ids } of waiting.splice(0)) {
          if (open) await stream.writeSSE({ data: JSON.stringify({ topic, ids }) });
        }
        let timer: ReturnType<typeof setTimeout> | undefined;
        const silence = await new Promise<boolean>((resolve) => {
          wake = () => resolve(false);
          timer = setTimeout(() => resolve(true), PING_MS);
          if (waiting.length > 0 || !open) resolve(false);
        });
        clearTimeout(timer);
        if (silence && open) await stream.write(': ping\n\n');
      }
      stop();
      if (here) later(deps, 'leaving', here.leave);
    });
  },
);
