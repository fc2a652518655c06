import type { QuestionBody } from '#features/questions/contract.ts';

/** A finished question on its way to the server. */
export interface Waiting {
  /** The key of its writing, by which the server knows it when it comes twice. */
  key: string;
  body: QuestionBody;
  at: number;
  /** Why the server does not take it; it waits for its writer then. */
  problem?: string | undefined;
}

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

interface Parts {
  name: string;
  shelf: Shelf;
  send: (body: QuestionBody, key: string) => Promise<unknown>;
  /** A sentence when the server refused for good, undefined when another try may help. */
  refusal: (error: unknown) => string | undefined;
  onStored: () => void;
  /** One tab at a time sends. */
  locked: (work: () => Promise<void>) => Promise<unknown>;
}

export interface OutboxState {
  waiting: Waiting[];
  /** The last try did not get through. */
  stuck: boolean;
}

/**
 * Finished questions leave at once and the writer goes on with the next one. What does not get through stays in the
 * browser, also over a reload, until it does.
 */
export function makeOutbox({ name, shelf, send, refusal, onStored, locked }: Parts) {
  const listeners = new Set<() => void>();
  let memory: Waiting[] = [];
  let stuck = false;
  let state: OutboxState = { waiting: read(), stuck };

  function read(): Waiting[] {
    try {
      const kept: unknown = JSON.parse(shelf.getItem(name) ?? '[]');
      return Array.isArray(kept) ? (kept as Waiting[]) : [];
    } catch {
      return memory;
    }
  }

  function write(waiting: Waiting[]) {
    memory = waiting;
    try {
      shelf.setItem(name, JSON.stringify(waiting));
    } catch {
      // Kept for as long as the page is open; it is on its way anyway.
    }
    tell(waiting);
  }

  function tell(waiting = read()) {
    state = { waiting, stuck };
    for (const listener of listeners) listener();
  }

  async function sendAll() {
    for (;;) {
      // Read again each time: another tab may have sent it meanwhile.
      const next = read().find((one) => !one.problem);
      if (!next) break;
      try {
        await send(next.body, next.key);
        stuck = false;
        write(read().filter((one) => one.key !== next.key));
        onStored();
      } catch (error) {
        const problem = refusal(error);
        stuck = !problem;
        write(read().map((one) => (one.key === next.key ? { ...one, problem } : one)));
        if (!problem) return;
      }
    }
    stuck = false;
    tell();
  }

  const flush = () => locked(sendAll);
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    flush,
    add(body: QuestionBody, key: string) {
      write([...read(), { key, body, at: Date.now() }]);
      return flush();
    },
    /** Takes one back, to be changed or forgotten. */
    take(key: string): Waiting | undefined {
      const one = read().find((candidate) => candidate.key === key);
      write(read().filter((candidate) => candidate.key !== key));
      return one;
    },
  };
}
