import { isOverSoon } from './behind.ts';
import type { Db } from './db.ts';
import type { Deps } from './deps.ts';

interface Parts<Claim> {
  /** So many a process has on their way, however slow the mail server is. */
  atOnce: number;
  /** What is still on its way is not due for anybody. */
  keep(db: Db, now: Date, claims: Claim[]): Promise<unknown>;
  claim(db: Db, now: Date, most: number): Promise<Claim[]>;
  send(deps: Deps, claim: Claim): Promise<void>;
}

/** Other work must not wait for long lists: what is left is for the next look. */
const ENOUGH_MS = 4_000;

/** What this process is sending now, into whichever database it notes that. */
const underWay = new WeakMap<Db, Set<Promise<void>>>();

/** Sends what is due, a few at a time. What a slow mail server keeps goes on behind, and leaves fewer places. */
export function fewAtOnce<Claim>({ atOnce, keep, claim, send }: Parts<Claim>) {
  const claimed = new WeakMap<Db, Set<Claim>>();
  return async (deps: Deps, now: Date) => {
    const { db } = deps;
    const sending = claimed.get(db) ?? new Set();
    claimed.set(db, sending);
    const going = underWay.get(db) ?? new Set();
    underWay.set(db, going);
    if (sending.size > 0) await keep(db, now, [...sending]);
    const enough = Date.now() + ENOUGH_MS;
    for (;;) {
      const free = atOnce - sending.size;
      const claims = free > 0 && Date.now() < enough ? await claim(db, now, free) : [];
      if (claims.length === 0) return;
      const all = claims.map((one) => {
        sending.add(one);
        const doing: Promise<void> = send(deps, one).finally(() => {
          sending.delete(one);
          going.delete(doing);
        });
        going.add(doing);
        return doing;
      });
      if (!(await isOverSoon(Promise.all(all)))) return;
    }
  };
}

/** What was begun is noted, too, before a process ends: nobody gets it once more. */
export const allSent = (db: Db): Promise<unknown> => Promise.allSettled(underWay.get(db) ?? []);
