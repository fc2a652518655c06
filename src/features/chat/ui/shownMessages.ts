import type { Message } from '#features/chat/contract.ts';
import type { Waiting } from '#web/outbox/keepOutbox.ts';
import { type Edit, isOf, type Outgoing, type Place, type ReactionChange, type Removal } from './outgoing.ts';

/** A message as the log shows it. */
export interface ShownMessage extends Message {
  /** Not on the server yet, or not wanted there. */
  state?: 'waiting' | 'refused' | undefined;
  problem?: string | undefined;
}

interface Me {
  id: number;
  fullName: string;
}

const asMessage = ({ key, payload, since, problem }: Waiting<Outgoing>, me: Me, at: number): ShownMessage => ({
  // Only until the server has given it one of its own.
  id: -1 - at,
  chatId: payload.chatId ?? 0,
  kind: 'text',
  message: payload.message,
  time: new Date(since).toISOString(),
  senderId: me.id,
  senderName: me.fullName,
  event: null,
  isDeleted: false,
  files: payload.files,
  editedAt: null,
  replyTo: payload.replyTo,
  reactions: [],
  key,
  state: problem ? 'refused' : 'waiting',
  problem: problem ?? undefined,
});

function reacted(message: ShownMessage, { emoji, on }: ReactionChange, me: Me): ShownMessage {
  const known = message.reactions.find((one) => one.emoji === emoji);
  const others = (known?.people ?? []).filter((one) => one.id !== me.id);
  const people = on ? [...others, me] : others;
  if (!known) return on ? { ...message, reactions: [...message.reactions, { emoji, people }] } : message;
  const reactions = message.reactions.map((one) => (one === known ? { emoji, people } : one));
  return { ...message, reactions: reactions.filter((one) => one.people.length > 0) };
}

/** What the server answered, with all on top that is still on its way. */
export function withWaiting(messages: Message[], waiting: Waiting[], place: Place, me: Me): ShownMessage[] {
  if (waiting.length === 0) return messages;
  const keys = new Set(messages.map((one) => one.key));
  const list: ShownMessage[] = [...messages];
  const fresh: ShownMessage[] = [];
  const change = (id: number, edit: (message: ShownMessage) => ShownMessage) => {
    const at = list.findIndex((one) => one.id === id);
    const found = list[at];
    if (found) list[at] = edit(found);
  };
  for (const [at, one] of waiting.entries()) {
    if (one.kind === 'chat.send') {
      const sending = one as Waiting<Outgoing>;
      if (isOf(sending.payload, place) && !keys.has(one.key)) fresh.push(asMessage(sending, me, at));
    }
    if (one.kind === 'chat.edit') {
      const { id, message } = one.payload as Edit;
      change(id, (known) => ({ ...known, message, editedAt: new Date(one.since).toISOString() }));
    }
    if (one.kind === 'chat.react') {
      const { id } = one.payload as ReactionChange;
      change(id, (known) => reacted(known, one.payload as ReactionChange, me));
    }
    if (one.kind === 'chat.remove') {
      const { id } = one.payload as Removal;
      change(id, (known) => ({ ...known, isDeleted: true, message: '', files: [], reactions: [] }));
    }
  }
  return [...list, ...fresh];
}
