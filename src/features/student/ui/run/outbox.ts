import type { Answer, Practice } from '#features/student/contract.ts';

/** All that is needed of the browser's storage. */
export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Nothing waits; on the way; did not arrive and is tried again; an answer is not taken as it is. */
export type SaveState = 'saved' | 'saving' | 'waiting' | 'refused';

/**
 * Gone: the practice is handed in or left. Refused: this one answer was not taken. Unfit: not as it is, but it stays for
 * the student to change. Trouble: it may still arrive.
 */
export type Sent = 'taken' | 'gone' | 'refused' | 'unfit' | 'trouble';

interface Kept {
  answer: Answer | null;
  /** It is not sent again before it is changed. */
  unfit?: boolean;
}
/** By position. */
type Shelved = Record<string, Kept>;

interface Surroundings {
  shelf: Shelf;
  key: string;
  /** One tab at a time sends. */
  locked: (work: () => Promise<void>) => Promise<void>;
  send: (position: number, answer: Answer | null) => Promise<Sent>;
  /** The server has it, and nothing newer waits. */
  onTaken: (position: number, answer: Answer | null) => void;
  onGone: () => void;
  onRefused: (position: number) => void;
  /** What waited here was sent or replaced by another tab. */
  onSentElsewhere: () => void;
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

const only = (all: Shelved, isMeant: (position: string, one: Kept) => boolean): Shelved =>
  Object.fromEntries(Object.entries(all).filter(([position, one]) => isMeant(position, one)));

const isSame = (one: Kept | undefined, other: Kept) =>
  one !== undefined && JSON.stringify(one.answer) === JSON.stringify(other.answer);

/**
 * Answers on their way to the server. Each lies on the shelf until the server has it, so that a lost connection, a
 * reload or a closed tab loses nothing; they go one after the other, the newest of each question alone. The shelf
 * belongs to all tabs of this browser and is read again before each sending: what another tab has sent or replaced
 * meanwhile would overwrite the newer one.
 */
export function openOutbox(surroundings: Surroundings) {
  const { shelf, key, locked, send, onTaken, onGone, onRefused, onSentElsewhere } = surroundings;
  /** What a full or closed storage did not take: it is sent from memory. */
  let unshelved: Shelved = {};
  let waiting = look();
  let state: SaveState = 'saved';
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT_MS;
  let closed = false;
  const listeners = new Set<() => void>();

  function look(): Shelved {
    return { ...read(shelf, key), ...unshelved };
  }

  function tell(next: SaveState) {
    state = next;
    for (const listener of listeners) listener();
  }

  /** What another tab laid there stays. */
  function keep(edit: (all: Shelved) => Shelved) {
    waiting = edit(look());
    try {
      if (Object.keys(waiting).length > 0) shelf.setItem(key, JSON.stringify(waiting));
      else shelf.removeItem(key);
      unshelved = {};
    } catch {
      const there = read(shelf, key);
      unshelved = only(waiting, (position, one) => JSON.stringify(one) !== JSON.stringify(there[position]));
    }
  }

  const refused = () => {
    const found = Object.entries(waiting).find(([, one]) => one.unfit);
    return found && Number(found[0]);
  };
  const rest = (): SaveState => (refused() === undefined ? 'saved' : 'refused');

  /** Looks at the shelf again, and tells when something that waited here is not there any more. */
  function lookAgain() {
    const before = Object.keys(waiting);
    waiting = look();
    if (before.some((position) => !waiting[position])) onSentElsewhere();
  }

  async function run() {
    for (;;) {
      lookAgain();
      const next = Object.entries(waiting).find(([, one]) => !one.unfit);
      if (!next) return tell(rest());
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
        keep(() => ({}));
        tell('saved');
        return onGone();
      }
      // What was changed meanwhile goes once more.
      if (!isSame(look()[position], sent)) continue;
      if (answer === 'unfit') {
        keep((all) => ({ ...all, [position]: { ...sent, unfit: true } }));
        continue;
      }
      keep((all) => only(all, (one) => one !== position));
      if (answer === 'refused') onRefused(Number(position));
      else onTaken(Number(position), sent.answer);
    }
  }

  function start(within: typeof locked): Promise<void> {
    clearTimeout(timer);
    if (closed) return Promise.resolve();
    // Over when the work is, not when the lock says so: what is put between the two would wait for nothing.
    running ??= within(() =>
      run().finally(() => {
        running = null;
      }),
    );
    return running;
  }

  /** Sends what waits, now; resolves when it arrived or could not. */
  const flush = () => start(locked);

  function schedule(ms: number) {
    clearTimeout(timer);
    if (!closed) timer = setTimeout(() => void flush(), ms);
  }

  return {
    put(position: number, answer: Answer | null, afterMs: number) {
      keep((all) => ({ ...all, [position]: { answer } }));
      if (state === 'saved' || state === 'refused') tell('saving');
      schedule(afterMs);
    },
    flush,
    /** A page that goes has no time to wait for other tabs. */
    leave: () => start((work) => work()),
    /** Lays what has not arrived over what the server knows. */
    over(practice: Practice): Practice {
      if (practice.state !== 'open') return practice;
      const own = look();
      const items = practice.items.map((item) => {
        const kept = own[item.position];
        return kept ? { ...item, answer: kept.answer } : item;
      });
      return { ...practice, items, answered: items.filter((one) => one.answer !== null).length };
    },
    /** Another tab wrote. */
    noticeShelf() {
      lookAgain();
      if (Object.values(waiting).every((one) => one.unfit)) tell(rest());
    },
    isEmpty: () => Object.keys(waiting).length === 0,
    /** The first question whose answer is not taken as it is. */
    refused,
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
