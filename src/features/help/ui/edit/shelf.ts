/** What was written and has not reached the server, on this computer. */
export interface Kept {
  version: number;
  question?: string;
  content?: string;
}

const isKept = (read: unknown): read is Kept => typeof (read as Kept | null)?.version === 'number';

/** By person and question. A browser that keeps nothing loses nothing that it had. */
export function draftShelf(person: number, article: number, storage: Storage = localStorage) {
  const name = `lms-help:${person}:${article}`;
  const quietly = <T>(work: () => T): T | null => {
    try {
      return work();
    } catch {
      return null;
    }
  };
  return {
    read: (): Kept | null =>
      quietly(() => {
        const found: unknown = JSON.parse(storage.getItem(name) ?? 'null');
        return isKept(found) ? found : null;
      }),
    keep: (kept: Kept) => quietly(() => storage.setItem(name, JSON.stringify(kept))),
    drop: () => quietly(() => storage.removeItem(name)),
  };
}
