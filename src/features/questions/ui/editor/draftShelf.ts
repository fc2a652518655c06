import { shelf as place } from '#web/kit/shelf.ts';
import { uuid } from '#web/kit/uuid.ts';
import type { Draft } from './draft.ts';
import type { Waiting } from './outbox.ts';
import { draftOf } from './stored.ts';

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

/** Drafts by person and question. A browser that keeps nothing answers false, so that the page can say so. */
export function draftShelf(person: number | string, shelf: Shelf) {
  const name = (slot: Slot) => `lms-question:${person}:${slot}`;
  const at = (slot: Slot) =>
    place<Kept>(name(slot), ({ draft }) => typeof draft?.kind === 'string' && Array.isArray(draft.rows), shelf);
  return {
    read: (slot: Slot) => at(slot).read(),
    keep: (slot: Slot, kept: Kept) => at(slot).keep(kept),
    drop: (slot: Slot) => at(slot).drop(),
    /** All new questions that were begun and not saved, the latest first. */
    writings(): Writing[] {
      const start = name(newSlot(''));
      try {
        return Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? '')
          .filter((one) => one.startsWith(start))
          .flatMap((one) => {
            const key = one.slice(start.length);
            const kept = at(newSlot(key)).read();
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

/** A finished question that the server did not take is a draft again. Its new key: another may be stored under the old. */
export function backOnShelf(shelf: DraftShelf, { body, at }: Waiting): string {
  const key = uuid();
  shelf.keep(newSlot(key), { draft: draftOf(body), version: null, at });
  return key;
}
