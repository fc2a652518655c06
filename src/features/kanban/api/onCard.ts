import type { Context } from 'hono';
import type { Db } from '#api/db.ts';
import type { Env } from '#api/deps.ts';
import type { Card } from '#features/kanban/contract.ts';
import { type Hand, handOf } from './hand.ts';
import { readCard } from './oneCard.ts';
import { type CardRow, inOrder, lockCard } from './order.ts';
import { tellKanban, tellPeople } from './tell.ts';

/** One change to one card, which is locked for it. Everybody looks again, and the caller gets the card as it is now. */
export async function onCard<T>(
  c: Context<Env>,
  id: number,
  work: (tx: Db, hand: Hand, card: CardRow) => Promise<T>,
): Promise<{ task: Card; made: T }> {
  const { deps } = c.var;
  const hand = handOf(c);
  const made = await inOrder(deps.db, async (tx) => work(tx, hand, await lockCard(tx, id)));
  await tellKanban(deps, [id]);
  return { task: await readCard(deps.db, hand.me, id), made };
}

export const tellOf = (
  c: Context<Env>,
  kind: 'card-assigned' | 'card-mention',
  people: number[],
  card: { id: number; title: string },
) => tellPeople(c.var.deps, handOf(c), kind, people, card);
