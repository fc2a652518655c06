/** Something a person did that the server has not confirmed yet. */
export interface Waiting<P = unknown> {
  /** Sent along: the server makes one thing of it however often it arrives. */
  key: string;
  kind: string;
  /** What stands in one lane is sent one after the other, in the order it was done. */
  lane: string;
  payload: P;
  since: number;
  /** Why the server will not have it. It stays for the person to decide. */
  problem: string | null;
}

export interface Kind<P, R> {
  send(payload: P, key: string): Promise<R>;
  /**
   * The server has it: it is never sent again. It leaves the list as soon as the screens show what is written here, so
   * nothing flickers. Where they have to ask for it first, a promise of that is answered: it is shown until then.
   */
  done?(payload: P, answer: R, key: string): unknown;
  /** The server will not have it. Answers whether it stays in the list, with the reason. */
  refused?(payload: P, error: Error, key: string): boolean;
}

export interface OutboxParts {
  shelf: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** One tab at a time. */
  locked(name: string, job: () => Promise<void>): Promise<void>;
  /** How things of a kind are sent; loaded when it is not known yet. */
  kindOf(kind: string): Promise<Kind<unknown, unknown> | undefined>;
  /** Trouble on the way, worth another try: a refusal stays a refusal. */
  mayHeal(error: Error): boolean;
  wait(ms: number): Promise<void>;
  /** Does it, and `then` in the turn in which the screens hear of what it wrote: neither is seen without the other. */
  inStep<T>(job: () => T, then: (answer: T) => void): void;
  now(): number;
  newKey(): string;
  /** A fault of our own, for whoever looks for it. */
  report(fault: unknown): void;
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** Longer than tabs take to hear of each other's lease. */
const OTHERS_FIRST_MS = 500;

const common = (list: Waiting[], others: Waiting[]) =>
  list.filter(({ key }) => others.some((other) => other.key === key));
const without = (list: Waiting[], others: Waiting[]) =>
  list.filter(({ key }) => others.every((other) => other.key !== key));
const asText = (one: Waiting) => JSON.stringify(one);

/** Keeps what is on its way to the server: over a lost connection, a reload and a closed tab, for one person. */
export function keepOutbox(parts: OutboxParts) {
  const { shelf, locked, kindOf, mayHeal, wait, inStep, now, newKey, report } = parts;
  const listeners = new Set<() => void>();
  const running = new Set<string>();
  let person: number | null = null;
  let all: Waiting[] = [];
  /** The server has them, the screens not yet. */
  let settled: Waiting[] = [];
  /** By place: what the shelf has no room for. It is sent from memory. */
  const unshelved = new Map<string, Waiting[]>();
  const impatient = new Set<() => void>();
  let failures = 0;

  const place = (owner = person) => `lms-outbox:${owner}`;

  function shelved(owner = person): Waiting[] {
    try {
      return JSON.parse(shelf.getItem(place(owner)) ?? '[]') as Waiting[];
    } catch {
      return [];
    }
  }

  function read(owner = person): Waiting[] {
    if (owner === null) return [];
    const inMemory = unshelved.get(place(owner)) ?? [];
    if (inMemory.length === 0) return shelved(owner);
    return [...without(shelved(owner), inMemory), ...inMemory].sort((one, other) => one.since - other.since);
  }

  function lay(list: Waiting[], owner: number | null): boolean {
    try {
      if (list.length > 0) shelf.setItem(place(owner), JSON.stringify(list));
      else shelf.removeItem(place(owner));
      return true;
    } catch {
      return false;
    }
  }

  /** All of it, or what there is room for: what did not fit before makes way, then what is new or was changed. */
  function keep(list: Waiting[], owner = person) {
    const lessAndLess = [list, without(list, unshelved.get(place(owner)) ?? []), common(shelved(owner), list)];
    const laid = new Set(lessAndLess.find((some) => lay(some, owner))?.map(asText));
    unshelved.set(
      place(owner),
      list.filter((one) => !laid.has(asText(one))),
    );
  }

  function tell() {
    for (const one of listeners) one();
  }

  function show(list = read()) {
    all = [...settled, ...list];
    tell();
  }

  /** What another tab wrote in between is kept. */
  function change(edit: (list: Waiting[]) => Waiting[]) {
    if (person === null) return;
    const list = edit(read());
    keep(list);
    show(list);
  }

  function drop(key: string) {
    const others = (list: Waiting[]) => list.filter((one) => one.key !== key);
    settled = others(settled);
    change(others);
  }
  const mark = (key: string, problem: string | null) =>
    change((list) => list.map((one) => (one.key === key ? { ...one, problem } : one)));

  /** A fault while telling of an answer sends nothing again and loses nothing: in doubt what was refused stays. */
  function told<T>(tellOf: () => T) {
    try {
      return tellOf();
    } catch (fault) {
      queueMicrotask(() => report(fault));
      return true;
    }
  }

  /** Off the shelf, and shown until the screens have what came of it; what was taken back meanwhile is not. */
  function settle({ done }: Kind<unknown, unknown>, one: Waiting, answer: unknown) {
    const { payload, key } = one;
    const list = read();
    settled.push(...common(list, [one]));
    keep(without(list, [one]));
    tell();
    inStep(
      () => told(() => done?.(payload, answer, key)),
      (later) => {
        if (!(later instanceof Promise)) return drop(key);
        // The screens hear of what came a turn later.
        const leave = () => setTimeout(drop, 0, key);
        void later.then(leave, leave);
      },
    );
  }

  /** Whether the way is free for the next one. */
  async function sendOne(one: Waiting, owner: number): Promise<boolean> {
    const { kind, payload, key } = one;
    let how: Awaited<ReturnType<typeof kindOf>>;
    try {
      how = await kindOf(kind);
    } catch {
      // The file that knows could not be loaded: it comes with the connection.
      return false;
    }
    // Somebody else is signed in by now: it waits for whose it is.
    if (person !== owner) return true;
    if (!how) {
      // Of an older version of the app: nobody knows any more what it was.
      drop(key);
      return true;
    }
    try {
      const answer = await how.send(payload, key);
      if (person !== owner) {
        // Whoever is here now hears nothing of it. It is stored: its owner does not send it again.
        keep(without(read(owner), [one]), owner);
        tell();
        return true;
      }
      failures = 0;
      settle(how, one, answer);
      return true;
    } catch (thrown) {
      // It waits for whose it is: asked once more, they are told.
      if (person !== owner) return true;
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      if (mayHeal(error)) return false;
      failures = 0;
      if (told(() => how.refused?.(payload, error, key))) mark(key, error.message);
      else drop(key);
      return true;
    }
  }

  async function sendLane(lane: string, owner: number) {
    const next = () => (person === owner ? read().find((one) => one.lane === lane && !one.problem) : undefined);
    for (let one = next(); one; one = next()) {
      if (await sendOne(one, owner)) continue;
      failures += 1;
      tell();
      const pause = Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS);
      await new Promise<void>((resolve) => {
        impatient.add(resolve);
        void wait(pause).then(resolve);
      });
    }
  }

  function hurry() {
    for (const go of impatient) go();
    impatient.clear();
  }

  function start() {
    const owner = person;
    if (owner === null) return;
    for (const { lane } of read().filter((one) => !one.problem)) {
      if (running.has(lane)) continue;
      running.add(lane);
      void locked(`${place()}:${lane}`, () => sendLane(lane, owner)).finally(() => {
        running.delete(lane);
        // Something may have come between the last look and here.
        if (read().some((one) => one.lane === lane && !one.problem)) start();
      });
    }
  }

  return {
    /** Whose work it is; null for nobody. */
    belongTo(id: number | null) {
      if (person === id) return;
      person = id;
      failures = 0;
      settled = [];
      show();
      hurry();
      start();
    },
    push<P>(kind: string, lane: string, payload: P, key = newKey()): string {
      change((list) => [...list, { key, kind, lane, payload, since: now(), problem: null }]);
      start();
      return key;
    },
    drop,
    retry(key: string) {
      mark(key, null);
      start();
    },
    /** The connection is back: what waits for another try goes now. */
    hurry() {
      hurry();
      start();
    },
    /** Another tab wrote: it is shown at once, and sent from here if it still waits after a moment. */
    noticeShelf() {
      show();
      void wait(OTHERS_FIRST_MS).then(start);
    },
    waiting: () => all,
    /** Whether all that waits is there again after a reload, whoever it belongs to. */
    isKept: () => [...unshelved.values()].every((list) => list.length === 0),
    /** How much waits because it could not be sent. */
    stuckCount: () => (failures > 0 ? without(all, settled).filter((one) => !one.problem).length : 0),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
