import type { PostValues } from './postForm.ts';

/** What was typed and is not on the server yet, on this computer. */
interface KeptPost {
  values: PostValues;
  /** The version it was made from; null for a new post. */
  version: number | null;
  /** By which the server knows a new post when it comes twice. */
  key: string;
  at: number;
}

const FORMAT = 1;

const isKept = (read: unknown): read is KeptPost => {
  const kept = read as (Partial<KeptPost> & { format?: number }) | null;
  return kept?.format === FORMAT && typeof kept.values === 'object';
};

/** By person and post. A browser that keeps nothing answers false, so that the page can say so. */
export function postShelf(person: number, post: number | 'new') {
  const name = `lms-post:${person}:${post}`;
  return {
    read(): KeptPost | null {
      try {
        const found: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
        return isKept(found) ? found : null;
      } catch {
        return null;
      }
    },
    keep(kept: KeptPost): boolean {
      try {
        localStorage.setItem(name, JSON.stringify({ ...kept, format: FORMAT }));
        return true;
      } catch {
        return false;
      }
    },
    drop() {
      try {
        localStorage.removeItem(name);
      } catch {
        // A browser that keeps nothing has nothing to drop.
      }
    },
  };
}
