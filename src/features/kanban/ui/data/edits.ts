import { ALL, readSoon } from './readSoon.ts';

let edits = 0;

/** Something newer was written into what is shown: what the server confirmed of ours, or cards that were read alone. */
export const noteEdit = () => {
  edits += 1;
};

const TRIES = 5;

/** An answer that was on its way meanwhile may not have it yet: it is asked for again, now or a little later. */
export async function undisturbed<T>(ask: () => Promise<T>): Promise<T> {
  for (let left = TRIES; ; left -= 1) {
    const before = edits;
    const answer = await ask();
    if (before === edits) return answer;
    if (left > 1) continue;
    readSoon([ALL]);
    return answer;
  }
}
