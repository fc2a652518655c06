type Ids = Set<number | string>;
type Reader = (ids: Ids) => Promise<void>;

const AT_MOST_EVERY_MS = 300;
/** In place of a card's number: everything is to be read. */
export const ALL = 'all';

let reader: Reader | null = null;
let wanted: Ids = new Set();
let isOnItsWay = false;

function next() {
  if (isOnItsWay) return;
  isOnItsWay = true;
  setTimeout(async () => {
    const ids = wanted;
    wanted = new Set();
    // Without an answer the next change, or the return of the connection, brings it.
    await reader?.(ids).catch(() => {});
    isOnItsWay = false;
    if (wanted.size > 0) next();
  }, AT_MOST_EVERY_MS);
}

/** What may have changed: collected, and read a few times a second however much comes, one reading after the other. */
export function readSoon(ids: Iterable<number | string>) {
  if (!reader) return;
  for (const id of ids) wanted.add(id);
  if (wanted.size > 0) next();
}

/** Who reads while a board is on screen. */
export function readWith(read: Reader): () => void {
  reader = read;
  return () => {
    if (reader !== read) return;
    reader = null;
    wanted = new Set();
  };
}
