import type { Db } from './db.ts';

/** A count that took long is good for a while; a quick one is made every time. */
const LONG_MS = 25;
const KEEP_MS = 15_000;
/** One more or less of so many is not missed for a moment, and whoever turns pages counts them once. */
const MANY = 20_000;
const KEEP_MANY_MS = 3_000;
const MOST_KEPT = 200;
/** Long counts at a time in one process: a small machine has two cores, and the other one is for everybody else. */
const MOST_AT_ONCE = 1;

interface Counting {
  exact?: number;
  until: number;
  work: Promise<number | undefined>;
}

/** By database and condition, while they are worth something. */
const kept = new WeakMap<Db, Map<string, Counting>>();

function keptFor(db: Db): Map<string, Counting> {
  const known = kept.get(db) ?? new Map<string, Counting>();
  kept.set(db, known);
  const now = Date.now();
  for (const [key, one] of known) if (one.until <= now || known.size > MOST_KEPT) known.delete(key);
  return known;
}

const countingOf = (known: Map<string, Counting>) =>
  [...known.values()].filter((one) => one.exact === undefined).length;

/** The number that a count found a moment ago. */
export const rememberedTotal = (db: Db, key: string): number | undefined => keptFor(db).get(key)?.exact;

function startCount(db: Db, key: string, count: () => Promise<number>, waitedFor: boolean): Counting | undefined {
  const known = keptFor(db);
  const there = known.get(key);
  if (there || countingOf(known) >= MOST_AT_ONCE) return there;
  const begin = Date.now();
  const one: Counting = {
    until: Number.POSITIVE_INFINITY,
    work: count().then(
      (exact) => {
        one.exact = exact;
        const isLong = Date.now() - begin > LONG_MS || !waitedFor;
        one.until = Date.now() + (isLong ? KEEP_MS : exact >= MANY ? KEEP_MANY_MS : 0);
        return exact;
      },
      // Whoever asks next tries again.
      () => void known.delete(key),
    ),
  };
  known.set(key, one);
  return one;
}

/** Two digits: more would look as if somebody had counted. */
export function rounded(guess: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, guess))) - 1);
  return Math.round(guess / step) * step;
}

/** The exact number, however long it takes; one that took long is good for a while. */
export async function exactTotal(db: Db, key: string, count: () => Promise<number>): Promise<number> {
  return rememberedTotal(db, key) ?? (await startCount(db, key, count, true)?.work) ?? count();
}

/**
 * The exact number when it can be had while somebody waits. Otherwise undefined; the count goes on behind, and whoever
 * asks again has it.
 */
export async function totalWithin(db: Db, key: string, count: () => Promise<number>, patienceMs: number) {
  const counting = startCount(db, key, count, patienceMs > 0);
  if (!counting || patienceMs === 0) return undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patienceMs);
  });
  const exact = await Promise.race([counting.work, enough]);
  clearTimeout(timer);
  return exact === undefined ? undefined : { total: exact };
}
