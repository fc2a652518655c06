import type { Draft } from './draft.ts';

/** An unsaved question on this computer. */
export interface Kept {
  draft: Draft;
  /** The version it was made from; null for a new question. */
  version: number | null;
  at: number;
}

/** Where a draft lies: by its question, a new one by the key of its writing. Several can be written at once. */
export type Slot = number | `new:${string}`;
export const newSlot = (key: string): Slot => `new:${key}`;

export interface Writing extends Kept {
  key: string;
}

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const FORMAT = 1;

const isKept = (read: unknown): read is Kept & { format: number } => {
  const kept = read as (Partial<Kept> & { format?: number }) | null;
  return kept?.format === FORMAT && typeof kept.draft?.kind === 'string' && Array.isArray(kept.draft.rows);
};

/** Drafts by person and question. A browser that keeps nothing answers false, so that the page can say so. */
export function draftShelf(person: number | string, shelf: Shelf) {
  const name = (slot: Slot) => `lms-question:${person}:${slot}`;
  function read(slot: Slot): Kept | null {
    try {
      const found: unknown = JSON.parse(shelf.getItem(name(slot)) ?? 'null');
      return isKept(found) ? { draft: found.draft, version: found.version, at: found.at } : null;
    } catch {
      return null;
    }
  }
  return {
    read,
    keep(slot: Slot, kept: Kept): boolean {
      try {
        shelf.setItem(name(slot), JSON.stringify({ ...kept, format: FORMAT }));
        return true;
      } catch {
        return false;
      }
    },
    drop(slot: Slot) {
      try {
        shelf.removeItem(name(slot));
      } catch {
        // A browser that keeps nothing has nothing to drop.
      }
    },
    /** All new questions that were begun and not saved, the latest first. */
    writings(): Writing[] {
      const start = name(newSlot(''));
      try {
        return Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? '')
          .filter((one) => one.startsWith(start))
          .flatMap((one) => {
            const key = one.slice(start.length);
            const kept = read(newSlot(key));
            return kept ? [{ ...kept, key }] : [];
          })
          .sort((a, b) => b.at - a.at);
      } catch {
        return [];
      }
    },
  };
}

export type DraftShelf = ReturnType<typeof draftShelf>;
