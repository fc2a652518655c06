import type { Card } from '#features/kanban/contract.ts';
import { ask } from '#web/client.ts';
import { toast } from '#web/kit/toast.ts';
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
