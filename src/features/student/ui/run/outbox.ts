import type { Answer, Practice } from '#features/student/contract.ts';

/** All that is needed of the browser's storage. */
export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Nothing waits; on the way; did not arrive and is tried again. */
export type SaveState = 'saved' | 'saving' | 'waiting';

/** Gone: the practice is handed in or left. Refused: this one answer was not taken. Trouble: it may still arrive. */
export type Sent = 'taken' | 'gone' | 'refused' | 'trouble';

/** By position. Each in a box of its own, so that a newer one is told from the one on its way. */
type Shelved = Record<string, { answer: Answer | null }>;

interface Surroundings {
  shelf: Shelf;
  key: string;
  send: (position: number, answer: Answer | null) => Promise<Sent>;
  /** The server has it, and nothing newer waits. */
  onTaken: (position: number, answer: Answer | null) => void;
  onGone: () => void;
  onRefused: (position: number) => void;
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15_000;

function read(shelf: Shelf, key: string): Shelved {
  try {
    return (JSON.parse(shelf.getItem(key) ?? '{}') as Shelved | null) ?? {};
  } catch {
    return {};
  }
}

/**
 * Answers on their way to the server. Each lies on the shelf until the server has it, so that a lost connection, a
 * reload or a closed tab loses nothing; they go one after the other, the newest of each question alone.
 */
export function openOutbox({ shelf, key, send, onTaken, onGone, onRefused }: Surroundings) {
  let waiting = read(shelf, key);
  let state: SaveState = 'saved';
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT_MS;
  let closed = false;
  const listeners = new Set<() => void>();

  function tell(next: SaveState) {
    state = next;
    for (const listener of listeners) listener();
  }

  function keep(next: Shelved) {
    waiting = next;
    try {
      if (Object.keys(next).length > 0) shelf.setItem(key, JSON.stringify(next));
      else shelf.removeItem(key);
    } catch {
      // A full or closed storage: it is still sent from memory.
    }
  }

  const without = (position: string) => Object.fromEntries(Object.entries(waiting).filter(([key]) => key !== position));

  async function run() {
    for (;;) {
      const [next] = Object.entries(waiting);
      if (!next) return tell('saved');
      const [position, sent] = next;
      tell('saving');
      const answer = await send(Number(position), sent.answer);
      if (answer === 'trouble') {
        schedule(wait);
        wait = Math.min(wait * 2, LONGEST_WAIT_MS);
        return tell('waiting');
      }
      wait = FIRST_WAIT_MS;
      if (answer === 'gone') {
        keep({});
        tell('saved');
        return onGone();
      }
      // What was changed meanwhile goes once more.
      const newest = waiting[position] === sent;
      if (newest) keep(without(position));
      if (answer === 'refused') onRefused(Number(position));
      else if (newest) onTaken(Number(position), sent.answer);
    }
  }

  /** Sends what waits, now; resolves when it arrived or could not. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    if (closed) return Promise.resolve();
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  }

  function schedule(ms: number) {
    clearTimeout(timer);
    if (!closed) timer = setTimeout(() => void flush(), ms);
  }

  return {
    put(position: number, answer: Answer | null, afterMs: number) {
      // Taken out first: what is answered last is sent last.
      keep({ ...without(String(position)), [position]: { answer } });
      if (state === 'saved') tell('saving');
      schedule(afterMs);
    },
    flush,
    /** Lays what has not arrived over what the server knows. */
    over(practice: Practice): Practice {
      if (practice.state !== 'open') return practice;
      const items = practice.items.map((item) => {
        const own = waiting[item.position];
        return own ? { ...item, answer: own.answer } : item;
      });
      return { ...practice, items, answered: items.filter((one) => one.answer !== null).length };
    },
    isEmpty: () => Object.keys(waiting).length === 0,
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Stops trying; what waits stays on the shelf. */
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}

export type Outbox = ReturnType<typeof openOutbox>;
