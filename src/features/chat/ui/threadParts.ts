import type { Message } from '#features/chat/contract.ts';

export interface Thread {
  messages: Message[];
  hasBefore: boolean;
  hasAfter: boolean;
}

/** So many are kept on the page; scrolling on takes the rest from the other end. */
export const MOST_SHOWN = 200;

/** In the order they were sent, each once, as it was told last. */
export function together(known: Message[], fresh: Message[]): Message[] {
  if (fresh.length === 0) return known;
  const byId = new Map(known.map((one) => [one.id, one]));
  for (const one of fresh) {
    const before = byId.get(one.id);
    // The same object as long as it is the same message: its line stays as drawn.
    if (!before || JSON.stringify(before) !== JSON.stringify(one)) byId.set(one.id, one);
  }
  return [...byId.values()].sort((a, b) => a.id - b.id);
}

/** Gives up what is furthest from where somebody reads. */
export function trimmed(thread: Thread, end: 'start' | 'end'): Thread {
  const { messages } = thread;
  if (messages.length <= MOST_SHOWN) return thread;
  return end === 'end'
    ? { ...thread, messages: messages.slice(0, MOST_SHOWN), hasAfter: true }
    : { ...thread, messages: messages.slice(-MOST_SHOWN), hasBefore: true };
}
