import type { Context } from 'hono';
import type { Db } from '#api/db.ts';
import type { Env, Me } from '#api/deps.ts';
import { whoAsks } from '#api/me.ts';
import type { CardDeed } from '#features/kanban/choices.ts';
import { kanbanHistory } from './tables.ts';

/** Who changes something, and when. */
export interface Hand {
  me: Me;
  at: Date;
}

export const handOf = (c: Context<Env>): Hand => ({ me: whoAsks(c), at: c.var.deps.clock() });

export interface CardNote {
  what: CardDeed;
  detail?: Record<string, string>;
}

const LETTERS = 200;
/** By whole letters: half of one cannot be stored. */
const shortened = (detail: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(detail).map(([name, value]) => [name, [...value].slice(0, LETTERS).join('')]));

/** Into a card's history, in the transaction that does it. */
export async function note(tx: Db, hand: Hand, cardIds: number[], notes: CardNote[]) {
  const rows = cardIds.flatMap((cardId) =>
    notes.map(({ what, detail }) => ({ cardId, at: hand.at, byId: hand.me.id, what, detail: shortened(detail) })),
  );
  for (let from = 0; from < rows.length; from += 1_000) {
    await tx.insert(kanbanHistory).values(rows.slice(from, from + 1_000));
  }
}
