import { useEffect } from 'react';
import { PRESENCES } from '#features/chat/choices.ts';
import { keepsItself, onLiveOpen, useLiveTopic } from '#web/live.ts';
import { queryClient } from '#web/queryClient.ts';
import { getSession } from '#web/session.ts';
import { alertOf } from './alerts.ts';
import { putLast, putSeen, refreshEntry } from './entries.ts';
import { hearPresence } from './presence.ts';
import { filesQuery, infoQuery } from './queries.ts';
import { hearOf, outdateThreads, readThread } from './thread.ts';
import { endTyping, hearTyping } from './typing.ts';
import { unseenQuery } from './unseen.ts';

// Lists and logs are patched: asking for all of them at every message would be slow.
keepsItself('chat');

/** A busy chat is asked for once in a while, the last time after the last message. */
const PAUSE_MS = 400;
/** Whether something came while a chat rests, and the newest message of it. */
interface Rest {
  isAgain: boolean;
  messageId?: number | undefined;
}
const resting = new Map<number, Rest>();

async function follow(chatId: number, messageId: number | undefined) {
  const known = resting.get(chatId);
  if (known) {
    known.isAgain = true;
    known.messageId = messageId ?? known.messageId;
    return;
  }
  const rest: Rest = { isAgain: false };
  resting.set(chatId, rest);
  const entry = await refreshEntry(chatId);
  void queryClient.invalidateQueries({ queryKey: unseenQuery.queryKey });
  if (entry && messageId !== undefined) alertOf(entry, messageId);
  setTimeout(() => {
    resting.delete(chatId);
    if (rest.isAgain) void follow(chatId, rest.messageId);
  }, PAUSE_MS);
}

async function hearChat([chatId, messageId]: (number | string)[]) {
  if (typeof chatId !== 'number') return;
  const id = typeof messageId === 'number' ? messageId : undefined;
  // The words first: the list may be a moment later.
  if (id !== undefined) await hearOf(chatId, id).catch(() => {});
  const message = readThread(chatId)?.messages.find((one) => one.id === id);
  if (message) {
    if (message.senderId !== null) endTyping(chatId, message.senderId);
    putLast(message);
    if (message.kind === 'system') void queryClient.invalidateQueries({ queryKey: infoQuery(chatId).queryKey });
    if (message.files.length > 0) void queryClient.invalidateQueries({ queryKey: filesQuery(chatId).queryKey });
  }
  await follow(chatId, id);
}

/** Brings everything of the chats up to date while it happens, on whichever page. */
export function useChatLive() {
  useLiveTopic('chat', (ids) => void hearChat(ids));
  useLiveTopic('chat-seen', ([chatId, personId, messageId]) => {
    if (typeof chatId !== 'number' || typeof personId !== 'number' || typeof messageId !== 'number') return;
    putSeen(chatId, personId, messageId);
    // Seen in another window.
    if (personId === getSession()?.id) void follow(chatId, undefined);
  });
  useLiveTopic('chat-typing', ([chatId, personId]) => {
    if (typeof chatId === 'number' && typeof personId === 'number') hearTyping(chatId, personId);
  });
  useLiveTopic('presence', ([id, status]) => {
    const seen = PRESENCES.find((one) => one === status);
    if (typeof id === 'number' && seen) hearPresence(id, seen);
  });
  // An open chat is asked for once and then only listened to: what happened before anybody listened is looked up.
  useEffect(() => {
    outdateThreads();
    return onLiveOpen(outdateThreads);
  }, []);
  useEffect(() => () => resting.clear(), []);
}
