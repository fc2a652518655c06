import { formatList } from '#web/kit/format.ts';

export interface SeenMark {
  id: number;
  messageId: number;
}

/** Who of the others has seen a message. Those who do not let it be known do not count as having. */
export function seenOf(messageId: number, seen: SeenMark[], people: { id: number; fullName: string }[], meId: number) {
  const others = people.filter((one) => one.id !== meId);
  const marks = new Map(seen.map((one) => [one.id, one.messageId]));
  const readers = messageId > 0 ? others.filter((one) => (marks.get(one.id) ?? 0) >= messageId) : [];
  return {
    names: readers.length > 0 ? formatList(readers.map((one) => one.fullName)) : undefined,
    isAll: others.length > 0 && readers.length === others.length,
  };
}
