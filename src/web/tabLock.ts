import type { Locked, Shelf } from './sessionKeeper.ts';

const NAME = 'lms-session';
const LEASE_MS = 10_000;
const SETTLE_MS = 40;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** One job at a time over all tabs: the browser's own locks, or a lease on the shelf where it has none (plain http). */
export function tabLock(shelf: Shelf, locks: LockManager | undefined): Locked {
  if (!locks) return leaseLock(shelf);
  return (job) => locks.request(NAME, job);
}

interface LockManager {
  request<T>(name: string, job: () => Promise<T>): Promise<T>;
}

export function leaseLock(shelf: Shelf, name = NAME): Locked {
  const holder = Math.random().toString(36).slice(2);
  let queue: Promise<unknown> = Promise.resolve();

  const holds = () => shelf.getItem(name)?.split(' ')[0] === holder;
  /** False where there is no room for it: then nobody waits for anybody. */
  function take(): boolean {
    try {
      shelf.setItem(name, `${holder} ${Date.now() + LEASE_MS}`);
      return true;
    } catch {
      return false;
    }
  }
  const isFree = () => Number(shelf.getItem(name)?.split(' ')[1] ?? 0) < Date.now();

  async function acquire() {
    for (;;) {
      if (isFree()) {
        if (!take()) return;
        // Two tabs may have seen it free at once: the last to write has it.
        await pause(SETTLE_MS);
        if (holds()) return;
      }
      await pause(SETTLE_MS * (1 + Math.random()));
    }
  }

  async function run<T>(job: () => Promise<T>) {
    await acquire();
    const extend = setInterval(take, LEASE_MS / 3);
    try {
      return await job();
    } finally {
      clearInterval(extend);
      if (holds()) shelf.removeItem(name);
    }
  }

  return (job) => {
    const turn = queue.then(() => run(job));
    queue = turn.catch(() => {});
    return turn;
  };
}
