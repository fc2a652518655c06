import type { ShownMessage } from './shownMessages.ts';

/** One line of the log. */
export type LogItem =
  | { kind: 'day'; key: string; time: string }
  | { kind: 'unread'; key: string }
  | { kind: 'event'; key: string; message: ShownMessage }
  | {
      kind: 'message';
      key: string;
      message: ShownMessage;
      isOwn: boolean;
      startsRun: boolean;
      endsRun: boolean;
    };

/** What one person writes within this time is one run. */
const RUN_MS = 5 * 60_000;

const dayOf = (time: string) => new Date(time).toDateString();

/** The own key stays the same when the server has the message: its line is not drawn anew. */
const keyOf = ({ id, key }: ShownMessage) => key ?? `m${id}`;

function isOneRun(a: ShownMessage | undefined, b: ShownMessage | undefined) {
  if (!a || !b || a.kind !== 'text' || b.kind !== 'text') return false;
  if (a.senderId === null || a.senderId !== b.senderId || a.state !== b.state || a.state === 'refused') return false;
  return dayOf(a.time) === dayOf(b.time) && Math.abs(Date.parse(b.time) - Date.parse(a.time)) < RUN_MS;
}

/** Days, the unread line and runs of one sender. `unreadAfter` is the last message that was seen on coming here. */
export function logItems(messages: ShownMessage[], meId: number, unreadAfter: number | null): LogItem[] {
  const items: LogItem[] = [];
  let day = '';
  let isUnreadPut = unreadAfter === null;
  for (const [at, message] of messages.entries()) {
    const before = messages[at - 1];
    const after = messages[at + 1];
    const isNewDay = dayOf(message.time) !== day;
    if (isNewDay) {
      day = dayOf(message.time);
      items.push({ kind: 'day', key: `day ${day}`, time: message.time });
    }
    const isFirstUnread =
      !isUnreadPut && unreadAfter !== null && message.id > unreadAfter && message.senderId !== meId && !message.state;
    if (isFirstUnread) {
      isUnreadPut = true;
      items.push({ kind: 'unread', key: 'unread' });
    }
    if (message.kind === 'system') {
      items.push({ kind: 'event', key: keyOf(message), message });
      continue;
    }
    items.push({
      kind: 'message',
      key: keyOf(message),
      message,
      isOwn: message.senderId === meId,
      startsRun: isFirstUnread || !isOneRun(before, message),
      endsRun: !isOneRun(message, after),
    });
  }
  return items;
}
