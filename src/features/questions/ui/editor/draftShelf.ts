import type { Draft } from './draft.ts';

/** An unsaved question on this computer. */
export interface Kept {
  draft: Draft;
  /** The version it was made from; null for a new question. */
  version: number | null;
  at: number;
}

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const FORMAT = 1;

const isKept = (read: unknown): read is Kept & { format: number } => {
  const kept = read as (Partial<Kept> & { format?: number }) | null;
  return kept?.format === FORMAT && typeof kept.draft?.kind === 'string' && Array.isArray(kept.draft.rows);
};

/** Drafts by person and question. A browser that keeps nothing answers false, so that the page can say so. */
export function draftShelf(person: number | string, shelf: Shelf) {
  const name = (question: 'new' | number) => `lms-question:${person}:${question}`;
  return {
    read(question: 'new' | number): Kept | null {
      try {
        const read: unknown = JSON.parse(shelf.getItem(name(question)) ?? 'null');
        return isKept(read) ? { draft: read.draft, version: read.version, at: read.at } : null;
      } catch {
        return null;
      }
    },
    keep(question: 'new' | number, kept: Kept): boolean {
      try {
        shelf.setItem(name(question), JSON.stringify({ ...kept, format: FORMAT }));
        return true;
      } catch {
        return false;
      }
    },
    drop(question: 'new' | number) {
      try {
        shelf.removeItem(name(question));
      } catch {
        // A browser that keeps nothing has nothing to drop.
      }
    },
  };
}

export type DraftShelf = ReturnType<typeof draftShelf>;
