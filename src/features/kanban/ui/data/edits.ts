let edits = 0;

/** Something of ours was confirmed by the server and written into what is shown. */
export const noteEdit = () => {
  edits += 1;
};

const TRIES = 5;

/** An answer that was on its way while something of ours was confirmed may not have it yet: it is asked for again. */
export async function undisturbed<T>(ask: () => Promise<T>): Promise<T> {
  for (let left = TRIES; ; left -= 1) {
    const before = edits;
    const answer = await ask();
    if (before === edits || left <= 1) return answer;
  }
}
