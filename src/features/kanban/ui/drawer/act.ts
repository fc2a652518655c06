import type { Card } from '#features/kanban/contract.ts';
import { ask } from '#web/client.ts';
import { toast } from '#web/kit/toast.ts';
import { queryClient } from '#web/queryClient.ts';
import { putCard } from '../data/patch.ts';

type Call = Parameters<typeof ask>[0];

/** Something done to a card. What the server answers is what is shown. Answers whether it was done. */
export async function act(call: Call): Promise<boolean> {
  try {
    putCard(((await ask(call)) as { task: Card }).task);
    return true;
  } catch (error) {
    toast.failed(error);
    return false;
  }
}

/** The same, seen at once. */
export async function actNow(card: Card, change: Partial<Card>, call: Call): Promise<boolean> {
  queryClient.setQueryData<Card>(['kanban', 'card', card.id], (now) => now && { ...now, ...change });
  const isDone = await act(call);
  if (!isDone) void queryClient.invalidateQueries({ queryKey: ['kanban', 'card', card.id] });
  return isDone;
}
