const HERE = 'lms-question-writing';

/** Which new question this tab writes: a reload goes on with it, another tab does not. */
export const writingHere = {
  read(): string | null {
    try {
      return sessionStorage.getItem(HERE);
    } catch {
      return null;
    }
  },
  keep(key: string) {
    try {
      sessionStorage.setItem(HERE, key);
    } catch {
      // Then a reload offers the draft instead of going on with it.
    }
  },
  drop() {
    try {
      sessionStorage.removeItem(HERE);
    } catch {
      // Nothing was kept.
    }
  },
};

const lockOf = (key: string) => `lms-question-writing:${key}`;
/** A page that is being reloaded lets go a moment after the next one has begun. */
const LET_GO_MS = 1_500;
/** What this tab writes or has just let go: it need not wait for the lock to know. */
const writtenHere = new Set<string>();

/** Tells other tabs that this one is written here, until the returned call. `elsewhere`: another tab was first. */
export function holdWriting(key: string, elsewhere: () => void): () => void {
  writtenHere.add(key);
  const forget = () => setTimeout(() => writtenHere.delete(key), LET_GO_MS);
  if (!navigator.locks) return forget;
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), LET_GO_MS);
  let gone = false;
  let letGo = () => {};
  const held = navigator.locks.request(lockOf(key), { signal: waiting.signal }, () => {
    clearTimeout(timer);
    return new Promise<void>((done) => {
      letGo = done;
      if (gone) done();
    });
  });
  held.catch(() => {
    if (!gone) elsewhere();
  });
  return () => {
    gone = true;
    clearTimeout(timer);
    waiting.abort();
    letGo();
    forget();
  };
}

/** Keys of what other tabs are writing right now. */
export async function writtenElsewhere(): Promise<(key: string) => boolean> {
  const { held = [] } = navigator.locks ? await navigator.locks.query() : {};
  const names = new Set(held.map((one) => one.name));
  return (key) => names.has(lockOf(key)) && !writtenHere.has(key);
}
