import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChatEntry, Message } from '#features/chat/contract.ts';
import { api, ask } from '#web/client.ts';
import { putOwnSeen } from './entries.ts';
import { setOpenChat } from './openChat.ts';

const PAUSE_MS = 150;

interface Options {
  chat: ChatEntry | undefined;
  messages: Message[];
  meId: number;
  /** Who looks as somebody else sees nothing for them. */
  isOn: boolean;
}

/** Tells how far one has read, and keeps the line where the unread began. */
export function useSeen({ chat, messages, meId, isOn }: Options) {
  const chatId = chat?.id;
  const [unreadAfter, setUnreadAfter] = useState(chat && chat.unseenMsgs > 0 ? chat.seenId : null);
  const seen = useRef(chat?.seenId ?? 0);
  const inSight = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(messages);
  latest.current = messages;

  const tell = useCallback(async () => {
    const upTo = inSight.current;
    if (!isOn || chatId === undefined || document.visibilityState !== 'visible') return;
    const isNews = latest.current.some((one) => one.id > seen.current && one.id <= upTo && one.senderId !== meId);
    if (!isNews) return;
    const before = seen.current;
    seen.current = upTo;
    try {
      const answer = await ask(api.apps.chat[':chatId'].seen.$post({ param: { chatId }, json: { messageId: upTo } }));
      putOwnSeen(chatId, upTo, answer.unseenMsgs);
    } catch {
      // Told again with the next message, or the next look.
      seen.current = Math.min(before, seen.current);
    }
  }, [chatId, isOn, meId]);

  const soon = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void tell(), PAUSE_MS);
  }, [tell]);

  const onSeen = useCallback(
    (id: number) => {
      inSight.current = Math.max(inSight.current, id);
      soon();
    },
    [soon],
  );

  useEffect(() => {
    setOpenChat(chatId);
    document.addEventListener('visibilitychange', soon);
    addEventListener('online', soon);
    return () => {
      setOpenChat(undefined);
      document.removeEventListener('visibilitychange', soon);
      removeEventListener('online', soon);
      clearTimeout(timer.current);
    };
  }, [chatId, soon]);

  // Something arrives while nobody looks: the line stands above it when they come back.
  const last = messages.findLast((one) => one.id > 0);
  const newest = useRef(last?.id ?? 0);
  useEffect(() => {
    const before = newest.current;
    newest.current = last?.id ?? 0;
    if (!last || last.id <= before || before === 0) return;
    if (last.senderId === meId) setUnreadAfter(null);
    else if (document.visibilityState === 'hidden' && seen.current >= before) setUnreadAfter(before);
  }, [last, meId]);

  return { unreadAfter, onSeen };
}
