/** Raised when what lies there could no longer be read. What carries no number is of the first. */
const FORMAT = 1;

/**
 * A place in this browser for one thing that was begun and is not on the server yet. A browser that keeps nothing
 * answers false, so that the page can say so. `isKept` looks at what was found, which may be anything.
 */
export function shelf<T extends object>(
  name: string,
  isKept: (found: Partial<T>) => boolean,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = localStorage,
) {
  return {
    read(): T | null {
      try {
        const found = JSON.parse(storage.getItem(name) ?? 'null') as (T & { format?: number }) | null;
        if (!found || (found.format ?? FORMAT) !== FORMAT || !isKept(found)) return null;
        const { format, ...kept } = found;
        return kept as unknown as T;
      } catch {
        return null;
      }
    },
    keep(kept: T): boolean {
      try {
        storage.setItem(name, JSON.stringify({ ...kept, format: FORMAT }));
        return true;
      } catch {
        return false;
      }
    },
    drop() {
      try {
        storage.removeItem(name);
      } catch {
        // A browser that keeps nothing has nothing to drop.
      }
    },
  };
}
