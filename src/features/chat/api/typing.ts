import type { Deps } from '#api/deps.ts';
import { memberIds } from './store.ts';

const EVERY_MS = 1_000;
const MOST_REMEMBERED = 5_000;

/** When each person was last told to be typing in a chat. Forgotten with the process: it is worth no write. */
const lastTold = new WeakMap<Deps, Map<string, number>>();

/** Tells the others at most once in a second. */
export async function tellTyping(deps: Deps, chatId: number, meId: number) {
  const told = lastTold.get(deps) ?? new Map<string, number>();
  lastTold.set(deps, told);
  const key = `${chatId}:${meId}`;
  const now = deps.clock().getTime();
  if (now - (told.get(key) ?? 0) < EVERY_MS) return;
  if (told.size >= MOST_REMEMBERED) told.clear();
  told.set(key, now);
  const others = (await memberIds(deps.db, chatId)).filter((id) => id !== meId);
  if (others.length > 0) await deps.bus.publish({ people: others, topic: 'chat-typing', ids: [chatId, meId] });
}
